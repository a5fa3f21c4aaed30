// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/ForeignFolders.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::project;

TEST_CASE("whyForeign knows folders whose code is not the project's") {
  TemporaryFolder folder;
  auto why = [&](llvm::StringRef name, bool takeThirdParty = false) {
    return whyForeign(folder.makeFolder(name), submodulesAround(folder.path()), takeThirdParty);
  };
  for (llvm::StringRef name :
       {"third_party", "x/Vendor", "extern", "external", "deps", "3rdparty"}) {
    CHECK(why(name) == "third-party code");
    CHECK(why(name, true) == "");
  }
  for (llvm::StringRef name : {"_deps", "cmake-build-debug", "CMakeFiles"})
    CHECK(why(name, true) == "build output");
  CHECK(why("node_modules", true) == "installed packages");
  CHECK(why(".cache", true) == "hidden");
  for (llvm::StringRef name : {"src", "build", "vendors-list", "include", "dependency"})
    CHECK(why(name) == "");

  folder.write("build/CMakeCache.txt", "");
  CHECK(why("build") == "build output");
  folder.write("build/CMakeLists.txt", ""); // an in-source build
  CHECK(why("build") == "");
  folder.write("cuda/include/cuda_runtime_api.h", "");
  CHECK(why("cuda") == "");
  folder.write("cuda/include/driver_types.h", "");
  CHECK(why("cuda", true) == "an installed CUDA toolkit");
  CHECK(why("cuda/include", true) == "an installed CUDA toolkit");
  folder.write("env/pyvenv.cfg", "");
  CHECK(why("env", true) == "installed packages");
}

TEST_CASE("whyForeign knows copies of libraries that ROCm has its own forms of") {
  TemporaryFolder folder;
  for (llvm::StringRef header :
       {"cub/cub.cuh", "cub/device/device_reduce.cuh", "libs/thrust/device_vector.h",
        "libs/thrust/detail/config.h", "own/cub/cub.cuh", "own/thrust/device_vector.h"})
    folder.write(header, "");
  auto why = [&](llvm::StringRef name, bool takeThirdParty) {
    return whyForeign(folder.path(name), {}, takeThirdParty);
  };
  CHECK(why("cub", false) == "a copy of CUB");
  CHECK(why("cub", true) == "");
  CHECK(why("libs/thrust", false) == "a copy of Thrust");
  CHECK(why("own/cub", false) == "");
  CHECK(why("own/thrust", false) == "");
}

TEST_CASE("submodulesAround reads the .gitmodules of the repository") {
  TemporaryFolder folder;
  folder.write(".gitmodules", "[submodule \"m\"]\n\tpath = libs/m\n\turl = path\n"
                              "[submodule \"n\"]\r\n  path=./n\r\n");
  std::string inner = folder.makeFolder("libs/own");
  llvm::StringSet<> modules = submodulesAround(inner);
  CHECK(modules.size() == 2);
  CHECK(modules.contains(folder.path("libs/m")));
  CHECK(modules.contains(folder.path("n")));
  CHECK(whyForeign(folder.path("libs/m"), modules, false) == "a git submodule");
  CHECK(whyForeign(folder.path("libs/m"), modules, true) == "");
}
