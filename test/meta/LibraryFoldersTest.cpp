// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Headers of CUDA libraries that are not in a toolkit's folder.
#include "support/Program.h"
#include "support/Test.h"

using namespace tranship;

namespace {

constexpr char code[] =
    "#include <cub/cub.cuh>\n#include <nccl.h>\n"
    "int f(float *a, ncclComm_t c) {\n  size_t n = 0;\n"
    "  return cub::DeviceReduce::Sum(nullptr, n, a, a, 3) + ncclCommDestroy(c);\n}\n";
constexpr char reduce[] = "namespace cub { struct DeviceReduce { template <class I, class O>\n"
                          "static int Sum(void *, unsigned long &, I, O, int) { return 0; } }; }\n";
constexpr char nccl[] = "typedef struct ncclComm *ncclComm_t;\nint ncclCommDestroy(ncclComm_t);\n";

} // namespace

TEST_CASE("A library's headers outside of the tree, or left out of it, are CUDA's", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", code);
  folder.write("src/third_party/cub/cub/cub.cuh", reduce);
  folder.write("nccl/include/nccl.h", nccl);
  folder.write("nccl/include/other.h", "#define OTHER 1\n");
  // With guessed folders, with flags, and with the flags by which a build marks external code.
  for (const std::vector<std::string> &flags :
       {std::vector<std::string>{},
        {"--", "-Inccl/include", "-Isrc/third_party/cub"},
        {"--", "-isystem", "nccl/include", "-isystem", "src/third_party/cub"}}) {
    std::vector<std::string> arguments = {"src", "-o", "out"};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    ProgramResult result = runTranship(folder, arguments);
    INFO(result.out << result.err);
    CHECK(result.exitCode == 0);
    std::string text = folder.read("out/a.hip");
    llvm::StringRef out = text;
    CHECK(out.contains("hipcub::DeviceReduce::Sum("));
    CHECK(out.contains("#include <rccl/rccl.h>"));
    CHECK_FALSE(llvm::StringRef(result.out).contains("header-outside-tree"));
  }
  // Other files there are still found.
  folder.write("src/a.cu", "#include <nccl.h>\n#include <other.h>\n#if OTHER\n"
                           "int f(ncclComm_t c) { return ncclCommDestroy(c); }\n#endif\n");
  ProgramResult result = runTranship(folder, {"-v", "src", "-o", "out", "--", "-Inccl/include"});
  INFO(result.out);
  CHECK_FALSE(llvm::StringRef(result.out).contains("token"));
  CHECK_FALSE(llvm::StringRef(result.out).contains("missing-include"));
}

TEST_CASE("A header of the tree is the user's even if it has the name of a CUDA header", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", "#include <nccl.h>\nint f() { return ncclCommDestroy(nullptr); }\n");
  folder.write("src/own/nccl.h", nccl);
  ProgramResult result = runTranship(folder, {"src", "-o", "out", "--", "-Isrc/own"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(folder.read("out/own/nccl.h") == nccl);
  CHECK(llvm::StringRef(folder.read("out/a.hip")).contains("#include <nccl.h>"));
  // If it is not among the inputs, it counts as NCCL's.
  ProgramResult alone = runTranship(folder, {"src/a.cu", "--", "-Isrc/own"});
  CHECK(llvm::StringRef(alone.out).contains("#include <rccl/rccl.h>"));
}

TEST_CASE("Installed libraries are the system's, however the build passes their folders", "[cli]") {
  TemporaryFolder folder;
  // The user's program includes the header of a Python package.
  folder.write("env/lib/site-packages/pkg/include/pkg.h",
               "#include <cuda_runtime.h>\ninline void release(void *p) { cudaFree(p); }\n");
  folder.write("src/a.cu", "#include <pkg.h>\nvoid f(void *p) { release(p); }\n");
  std::vector<std::string> flags = {"--", "-Ienv/lib/site-packages/pkg/include"};
  auto run = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    return runTranship(folder, arguments);
  };
  ProgramResult unseen = run({"src", "-o", "out", "--no-check-port"});
  INFO(unseen.out << unseen.err);
  CHECK_FALSE(llvm::StringRef(unseen.out).contains("header-outside-tree"));
  // The port check sees that it needs CUDA, and blames neither the line nor the translation.
  ProgramResult checked = run({"src", "-o", "out"});
  INFO(checked.out);
  CHECK(
      llvm::StringRef(checked.out).contains("pkg.h: warning: this header of a library uses CUDA"));
  CHECK(llvm::StringRef(checked.out).contains("1 could not be checked"));
  CHECK_FALSE(llvm::StringRef(checked.out).contains("port-error"));
  // If the inputs include the package itself, its header is translated.
  ProgramResult own = run({"src", "env/lib/site-packages/pkg", "-o", "out"});
  INFO(own.out);
  CHECK(own.exitCode == 0);
  CHECK(llvm::StringRef(folder.read("out/pkg/include/pkg.h")).contains("hipFree"));
}

TEST_CASE("A unit is not blamed for any header with CUDA that was not translated", "[cli]") {
  TemporaryFolder folder;
  // Reported once per folder, whichever of its headers a unit includes.
  for (std::string name : {"first", "second"}) {
    folder.write("common/" + name + ".h", "#include <cuda.h>\n#ifdef CUDA_VERSION\n"
                                          "inline CUresult " +
                                              name + "() { return cuInit(0); }\n#endif\n");
    folder.write("src/" + name + ".cu", "#include <cuda.h>\n#include \"" + name +
                                            ".h\"\n"
                                            "int run_" +
                                            name + "() { return " + name + "(); }\n");
  }
  ProgramResult result = runTranship(folder, {"src", "-o", "out", "--", "-Icommon"});
  INFO(result.out);
  CHECK(llvm::StringRef(result.out).contains("(and 1 more below"));
  CHECK(llvm::StringRef(result.out).contains("2 could not be checked"));
  CHECK_FALSE(llvm::StringRef(result.out).contains("port-error"));
}
