// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship hipify` and the names of HIPIFY's programs.
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
  CHECK(contains(out, "k<<<1, 2>>>(p)"));
  CHECK(runAs(folder, "hipify-perl", {"-cuda-kernel-execution-syntax", "src/a.cu"}).out == out);
  CHECK(
      contains(runAs(folder, "hipify-perl",
                     {"-cuda-kernel-execution-syntax", "-hip-kernel-execution-syntax", "src/a.cu"})
                   .out,
               "hipLaunchKernelGGL(k"));
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
    CHECK(contains(result.err, "\n[HIPIFY] info: file 'GLOBAL' statistics:\n"));
    CHECK(contains(result.err, "  TOTAL lines of code: 8\n"));
    CHECK_FALSE(contains(result.err, "PROCESSED files"));
    CHECK(contains(folder.read("a.cu"), "hipDeviceSynchronize"));
    CHECK(contains(folder.read("b.h"), "hipCtxSynchronize"));
    CHECK(folder.read("a.cu.prehip") == cuda);
  }
  folder.write("a.cu.prehip", "int changed = cudaSuccess;\n");
  runAs(folder, "hipify-perl", {"-inplace", "a.cu"});
  CHECK(folder.read("a.cu") == "#include <hip/hip_runtime.h>\nint changed = hipSuccess;\n");
}

TEST_CASE("hipify-perl -version prints the version of HIP", "[cli]") {
  TemporaryFolder folder;
  ProgramResult result = runAs(folder, "hipify-perl", {"-version"});
  CHECK(result.out.empty());
  CHECK(llvm::StringRef(result.err).starts_with("HIP version "));
  CHECK(contains(runAs(folder, "hipify-clang", {"--version"}).out, "tranship "));
}

// Each comment names a public build script, and has its line. The names of files are ours where the script has variables.
TEST_CASE("hipify works as build scripts call it", "[cli]") {
  TemporaryFolder folder;
  auto shell = [&](const char *line) {
    for (const char *name : {"hipify-perl", "hipify-clang"})
      if (!folder.has(name))
        folder.makeLink(TRANSHIP_PROGRAM, name);
    ProgramResult result =
        runProgram(folder.path(), "/bin/sh", {"-c", std::string("PATH=.:$PATH; ") + line});
    INFO(line << "\n" << result.out << result.err);
    CHECK(result.exitCode == 0);
    return result;
  };
  // essentialsofparallelcomputing/Chapter12, HIP/StreamTriad/Makefile.perl:6: hipify-perl $^ > $@
  folder.write("StreamTriad.cu", cuda);
  shell("hipify-perl StreamTriad.cu > StreamTriad.cc");
  CHECK(contains(folder.read("StreamTriad.cc"), "hipDeviceSynchronize"));

  // ROCm/rccl-tests, verifiable/verifiable.mk:22: hipify-perl -quiet-warnings $< > $@
  folder.write("verifiable/verifiable.h",
               "#include <cuda_runtime.h>\ncudaError_t verify(cudaStream_t);\n");
  ProgramResult quiet = shell(
      "mkdir -p hipify; hipify-perl -quiet-warnings verifiable/verifiable.h > hipify/verifiable.h");
  CHECK(quiet.err.empty());
  CHECK(contains(folder.read("hipify/verifiable.h"), "hipError_t verify(hipStream_t);"));

  // ROCm/HIPIFY, bin/hipconvertinplace-perl.sh:36:
  // $SCRIPT_DIR/hipify-perl -inplace -print-stats "$@" `$PRIV_SCRIPT_DIR/$SCRIPT_NAME $SEARCH_DIR`
  folder.write("tree/a.cu", cuda);
  folder.write("tree/b.cuh", "inline cudaError_t g() { return cudaSuccess; }\n");
  ProgramResult converted = shell("./hipify-perl -inplace -print-stats `find tree -name '*.cu*'`");
  CHECK(contains(converted.err, "file 'GLOBAL' statistics:"));
  CHECK(contains(folder.read("tree/a.cu"), "hipDeviceSynchronize"));
  CHECK(contains(folder.read("tree/b.cuh"), "hipSuccess"));

  // Dann239/hip_nbody, hip_nbody/hip/hipify.sh:4: hipify-clang -o=kernel.cpp ../kernel.cu
  folder.write("kernel.cu", cuda);
  folder.makeFolder("hip");
  shell("cd hip && ../hipify-clang -o=kernel.cpp ../kernel.cu");
  CHECK(contains(folder.read("hip/kernel.cpp"), "k<<<1, 2>>>(p)"));
}

TEST_CASE("hipify-perl -whitelist silences names", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include <cuda.h>\nvoid f() { cudaOurs(); cudaTheirs(); }\n");
  ProgramResult result =
      runAs(folder, "hipify-perl", {"-whitelist=cudaOurs,cudaMore", "-examine", "a.cu"});
  CHECK_FALSE(contains(result.err, "`cudaOurs` looks like"));
  CHECK(contains(result.err, "`cudaTheirs` looks like"));
  CHECK(contains(result.err, "UNCONVERTED refs count: 1\n"));
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
  for (const std::string &skipped : {std::string("skip"), folder.path("skip")})
    CHECK(runAs(folder, "hipify-perl",
                {"-exclude-dirs=" + skipped + ",other", "-examine", "skip/a.cu"})
              .err.empty());
}

TEST_CASE("hipify-clang and tranship hipify write FILE.hip", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", cuda);
  folder.write("include/n.h", "#define N 4\n");
  folder.write("b.cu", "#include \"n.h\"\nint n[N + M];\nint x = cudaSuccess;\n");
  runAs(folder, "hipify-clang", {"a.cu", "b.cu", "-Iinclude", "--", "-x", "cuda", "-DM=2"});
  CHECK(contains(folder.read("a.cu.hip"), "k<<<"));
  CHECK(contains(folder.read("b.cu.hip"), "hipSuccess"));
  const std::string hip = folder.read("a.cu.hip");
  folder.write("a.cu.hip", "");
  ProgramResult result =
      runTranship(folder, {"hipify", "-print-stats", "a.cu", "b.cu", "-Iinclude"});
  CHECK(result.out.empty());
  CHECK(contains(result.err, "[HIPIFY] info: file 'GLOBAL' statistics:\n"));
  CHECK(contains(result.err, "  CONVERTED files: 2\n  PROCESSED files: 2\n"));
  CHECK(folder.read("a.cu.hip") == hip);
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
