// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship hipify` and the names of HIPIFY's programs, with command lines of public build scripts.
#include "support/Program.h"
#include "support/Test.h"

using namespace tranship;

namespace {

constexpr char cuda[] = "#include <cuda_runtime.h>\n__global__ void k(int *p) { *p = 1; }\n"
                        "void f(int *p) {\n  k<<<1, 2>>>(p);\n  cudaDeviceSynchronize();\n}\n";

ProgramResult runAs(const TemporaryFolder &folder, const char *name, const Strings &arguments) {
  if (!folder.has(name))
    folder.makeLink(TRANSHIP_PROGRAM, name);
  ProgramResult result = runProgram(folder.path(), folder.path(name), arguments);
  INFO(result.out + result.err);
  CHECK(result.exitCode == 0);
  return result;
}

bool contains(const std::string &text, llvm::StringRef part) {
  return llvm::StringRef(text).contains(part);
}

} // namespace

TEST_CASE("hipify-perl prints the HIP of a file", "[cli]") {
  TemporaryFolder folder;
  folder.write("src/a.cu", cuda);
  std::string out = runAs(folder, "hipify-perl", {"src/a.cu"}).out;
  CHECK(contains(out, "hipDeviceSynchronize"));
  CHECK(contains(out, "hipLaunchKernelGGL(k"));
  CHECK(runTranship(folder, {"hipify", "src/a.cu"}).out == out);
  CHECK(contains(runAs(folder, "hipify-perl", {"-cuda-kernel-execution-syntax", "src/a.cu"}).out,
                 "k<<<"));
  CHECK(folder.list("src") == Strings{"a.cu"});
}

TEST_CASE("hipify-perl -inplace keeps the CUDA, and starts from it", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", cuda);
  folder.write("b.h", "#include <cuda.h>\ninline CUresult g() { return cuCtxSynchronize(); }\n");
  for (int run = 0; run < 2; ++run) {
    ProgramResult result =
        runAs(folder, "hipify-perl", {"-inplace", "-print-stats", "a.cu", "b.h"});
    CHECK(result.out.empty());
    CHECK(contains(result.err, "[HIPIFY] info: file 'a.cu' statistics:\n  CONVERTED refs count: "));
    CHECK(contains(folder.read("a.cu"), "hipDeviceSynchronize"));
    CHECK(contains(folder.read("b.h"), "hipCtxSynchronize"));
    CHECK(folder.read("a.cu.prehip") == cuda);
  }
  folder.write("a.cu.prehip", "int changed = cudaSuccess;\n");
  runAs(folder, "hipify-perl", {"-inplace", "a.cu"});
  CHECK(folder.read("a.cu") == "#include <hip/hip_runtime.h>\nint changed = hipSuccess;\n");
}

TEST_CASE("hipify-perl -no-output only reports", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", cuda);
  for (const Strings &options : {Strings{"-no-output", "-print-stats"}, Strings{"-examine"}}) {
    Strings arguments = options;
    arguments.push_back("a.cu");
    ProgramResult result = runAs(folder, "hipify-perl", arguments);
    CHECK(result.out.empty());
    CHECK(contains(result.err, "UNCONVERTED refs count: 0"));
    CHECK(folder.read("a.cu") == cuda);
  }
  ProgramResult examined =
      runAs(folder, "hipify-clang", {"-examine", "a.cu", "--", "-x", "cuda", "-Iinclude"});
  CHECK(contains(examined.err, "CONVERTED refs count: "));
  CHECK_FALSE(folder.has("a.cu.hip"));
  folder.write("skip/a.cu", "#error\n");
  CHECK(runAs(folder, "hipify-perl", {"-exclude-dirs=skip,other", "-examine", "skip/a.cu"})
            .err.empty());
}

TEST_CASE("hipify-clang writes FILE.hip", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", cuda);
  folder.write("include/n.h", "#define N 4\n");
  folder.write("b.cu", "#include \"n.h\"\nint n[N + M];\nint x = cudaSuccess;\n");
  runAs(folder, "hipify-clang", {"a.cu", "b.cu", "-Iinclude", "--", "-x", "cuda", "-DM=2"});
  CHECK(contains(folder.read("a.cu.hip"), "k<<<"));
  CHECK(contains(folder.read("b.cu.hip"), "hipSuccess"));
  runAs(folder, "hipify-clang",
        {"--o-dir=out", "--hip-kernel-execution-syntax", "--print-stats-csv", "--o-stats=all.csv",
         "a.cu"});
  CHECK(contains(folder.read("out/a.cu.hip"), "hipLaunchKernelGGL"));
  CHECK(contains(folder.read("a.cu.csv"), "CONVERTED refs count,"));
  CHECK(folder.read("all.csv") == folder.read("a.cu.csv"));
  runAs(folder, "hipify-clang", {"a.cu", "-o", "named.cpp"});
  CHECK(contains(folder.read("named.cpp"), "hipDeviceSynchronize"));
}

TEST_CASE("Messages of hipify go to standard error and do not fail a build", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include <missing.h>\nvoid f() { cudaGreenCtxCreate(0, 0, 0, 0); }\n");
  ProgramResult result = runAs(folder, "hipify-clang", {"a.cu"});
  CHECK(result.out.empty());
  CHECK(contains(result.err, "cudaGreenCtxCreate"));
  CHECK(runAs(folder, "hipify-perl", {"-quiet-warnings", "a.cu"}).err.empty());
  CHECK(isToolFailure(runTranship(folder, {"hipify", "none.cu"})));
  CHECK(isToolFailure(runTranship(folder, {"hipify"})));
  CHECK(isToolFailure(runTranship(folder, {"hipify", "."})));
  CHECK(isToolFailure(runTranship(folder, {"hipify", "-o", "x", "a.cu", "a.cu"})));
}
