// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/Machine.h"

#include "support/TemporaryFolder.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"

#include <cstdlib>

using namespace tranship;
using namespace tranship::verify;

namespace {

void writeProgram(const TemporaryFolder &folder, const std::string &path) {
  folder.write(path, "#!/bin/sh\n");
  llvm::sys::fs::setPermissions(folder.path(path), llvm::sys::fs::perms(0755));
}

/// While it lives, programs are looked for in this folder first.
class SearchPath {
public:
  explicit SearchPath(const std::string &folder) : before_(std::getenv("PATH")) {
    setenv("PATH", (folder + ":" + before_).c_str(), 1);
  }
  ~SearchPath() { setenv("PATH", before_.c_str(), 1); }

private:
  std::string before_;
};

} // namespace

TEST_CASE("A toolkit that is named is not mixed with another one's compiler", "[verify]") {
  TemporaryFolder folder;
  writeProgram(folder, "other/nvcc");
  writeProgram(folder, "other/hipcc");
  folder.write("cuda/include/cuda.h", "#define CUDA_VERSION 12090\n");
  folder.write("rocm/include/hip/hip_runtime.h", "");
  folder.write("rocm/include/hip/hip_version.h",
               "#define HIP_VERSION_MAJOR 7\n#define HIP_VERSION_MINOR 1\n"
               "#define HIP_VERSION_PATCH 25424\n");
  SearchPath path(folder.path("other"));
  MachineOptions options;
  options.cudaFolder = folder.path("cuda");
  options.rocmFolder = folder.path("rocm");
  Machine machine = examineMachine(options);
  CHECK(machine.nvcc.empty());
  CHECK(machine.hipcc.empty());
  CHECK(machine.cudaFolder == options.cudaFolder);
  CHECK(machine.cuda == Version{12, 9, 0});
  CHECK(machine.hip == Version{7, 1, 25424});
  writeProgram(folder, "cuda/bin/nvcc");
  writeProgram(folder, "rocm/bin/hipcc");
  machine = examineMachine(options);
  CHECK(machine.nvcc == folder.path("cuda/bin/nvcc"));
  CHECK(machine.hipcc == folder.path("rocm/bin/hipcc"));
  // None is named.
  CHECK(examineMachine({}).nvcc == folder.path("other/nvcc"));
}
