// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What `tranship verify` tells people: how to pass arguments, what was not verified, evidence.
#include "support/Test.h"
#include "support/VerifyCommand.h"

#include "llvm/Support/FileSystem.h"

using namespace tranship;

TEST_CASE("Arguments for the program are on the command line", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", R"(#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <nvToolsExt.h>
int main(int argc, char **argv) {
  if (argc < 3) {
    std::printf("Usage: %s N TEXT\n  N  a number\n", argv[0]);
    return 1;
  }
  nvtxRangePushA(argv[2]);
  cudaDeviceSynchronize();
  std::printf("%d %s\n", std::atoi(argv[1]) + 1, argv[2]);
  nvtxRangePop();
}
)");
  ProgramResult without = verify(folder, {"--backends=cpu", "p"});
  INFO(without.out);
  CHECK(without.exitCode == 3);
  CHECK(has(without.out, "it was started without arguments: pass them with --args 'ARGUMENTS'"));
  ProgramResult with = verify(folder, {"--backends=cpu", "--keep", "--args", "41 'a b'", "p"});
  INFO(with.out << with.err);
  CHECK(with.exitCode == 0);
  std::string kept = llvm::StringRef(with.err).split("kept in ").second.trim().str();
  REQUIRE_FALSE(kept.empty());
  CHECK(readFile(kept + "/run/default/port-cpu-at-width-64/0/stdout") == "42 a b\n");
  llvm::sys::fs::remove_directories(kept);
  folder.write("p/verify.yaml", "sources: [a.cu]\ncases:\n- {name: a}\n- {name: b}\n");
  ProgramResult several = verify(folder, {"--backends=cpu", "--args", "1 2", "p"});
  CHECK(isToolFailure(several));
  CHECK(has(several.err, "verify.yaml: has several cases; list arguments there"));
}

TEST_CASE("A header that the emulator lacks is not a verdict on the port", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("a.cu", program);
  folder.write("port.hip", "#include <hipsparselt/hipsparselt.h>\nint main() {}\n");
  ProgramResult result = verify(folder, {"--backends=cpu", "--port=port.hip", "a.cu"});
  CHECK(result.exitCode == 3);
  CHECK(has(result.out, "cpu         skipped  the port does not build: the emulator has no "
                        "<hipsparselt/hipsparselt.h>"));
  folder.write("port.hip", "#include \"gone.h\"\nint main() {}\n");
  CHECK(verify(folder, {"--backends=cpu", "--port=port.hip", "a.cu"}).exitCode == 1);
}

TEST_CASE("Evidence is printed once, and hints can be pasted", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("a b/a.cu",
               std::string(program) + "int overlap() { return cudaDevAttrGpuOverlap; }\n");
  std::string port = program;
  for (size_t at; (at = port.find("cuda")) != std::string::npos;)
    port.replace(at, 4, at && port[at - 1] == '<' ? "hip/hip" : "hip");
  port.replace(port.find("+ OFFSET"), 8, "- OFFSET");
  folder.write("port.hip", port);
  ProgramResult result = verify(
      folder, {"-v", "--backends=cpu", "--triangulate", "--port=port.hip", "a b", "--", "-DN=0"});
  INFO(result.out << result.err);
  llvm::StringRef out = result.out;
  CHECK(result.exitCode == 1);
  CHECK(out.contains("see above: port, cpu at width 32, stdout"));
  CHECK(out.count("line 1, number 1: 1.0 against -1.0") <= 2); // one for each width
  ProgramResult hint = verify(folder, {"--backends=cpu", "--compile-only", "a b", "--", "-DN=0"});
  INFO(hint.out << hint.err);
  CHECK(has(hint.out, "needs review (`tranship check 'a b' -- -DN=0` shows it)\n"));
}

TEST_CASE("A program with a part of cuDNN that the emulator lacks is skipped, and it is named",
          "[meta][emulated]") {
  for (auto [type, part] : {std::pair("cudnnRNNDescriptor_t", "recurrent networks (cuDNN)"),
                            std::pair("cudnnCTCLossDescriptor_t", "CTC loss (cuDNN)")}) {
    TemporaryFolder folder;
    folder.write("a.cu", std::string("#include <cudnn.h>\n#include <cstdio>\nint main() {\n  ") +
                             type + " part = nullptr;\n  std::printf(\"%p\\n\", part);\n}\n");
    ProgramResult result = verify(folder, {"--backends=cpu", "a.cu"});
    INFO(result.out << result.err);
    CHECK(result.exitCode == 3);
    CHECK(has(result.out, std::string("the original does not build: the emulator has no ") + part));
  }
}

TEST_CASE("A given port that loses updates fails without being asked for checks",
          "[meta][emulated]") {
  TemporaryFolder folder;
  auto write = [&](const std::string &name, llvm::StringRef header, llvm::StringRef prefix,
                   llvm::StringRef update) {
    std::string text = "#include <cstdio>\n#include <" + header.str() +
                       ">\n__global__ void count(unsigned *n) {\n  " + update.str() +
                       "\n}\nint main() {\n  unsigned *n, all = 0;\n  @Malloc(&n, 4);\n"
                       "  @Memset(n, 0, 4);\n  count<<<4, 64>>>(n);\n"
                       "  @Memcpy(&all, n, 4, @MemcpyDeviceToHost);\n"
                       "  std::printf(\"%u\\n\", all);\n}\n";
    for (size_t at; (at = text.find('@')) != std::string::npos;)
      text.replace(at, 1, prefix);
    folder.write(name, text);
  };
  write("a.cu", "cuda_runtime.h", "cuda", "atomicAdd(n, 1u);");
  write("good.hip", "hip/hip_runtime.h", "hip", "atomicAdd(n, 1u);");
  write("bad.hip", "hip/hip_runtime.h", "hip", "*n += 1u;");
  CHECK(verify(folder, {"--backends=cpu", "--port=good.hip", "a.cu"}).exitCode == 0);
  ProgramResult bad = verify(folder, {"--backends=cpu", "--port=bad.hip", "a.cu"});
  INFO(bad.out << bad.err);
  CHECK(bad.exitCode == 1);
  CHECK(has(bad.out, "global-race: kernel count: bad.hip:4"));
}

TEST_CASE("C that GCC only warns of runs", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/main.c", "#include <stdio.h>\nmain() {\n  int *p = 7;\n"
                           "  printf(\"%d %d\\n\", twice(21), (int)(long)p);\n  return 0;\n}\n");
  folder.write("p/twice.cu", "__global__ void twiceIn(int *p) { *p *= 2; }\n"
                             "extern \"C\" int twice(int n) {\n  int *p;\n"
                             "  cudaMallocManaged(&p, 4);\n  *p = n;\n  twiceIn<<<1, 1>>>(p);\n"
                             "  cudaDeviceSynchronize();\n  return *p;\n}\n");
  ProgramResult result = verify(folder, {"--backends=cpu", "p"});
  INFO(result.out << result.err);
  CHECK(has(result.out, "passed   stdout: 2 numbers agree"));
}

TEST_CASE("What kernels write is compared if nothing else can be", "[meta][emulated]") {
  TemporaryFolder folder;
  std::string text = "__global__ void fill(int *p) { p[threadIdx.x] = 7; }\n"
                     "int main() {\n  int *p;\n  cudaMalloc(&p, 128);\n  fill<<<1, 32>>>(p);\n"
                     "  return cudaDeviceSynchronize();\n}\n";
  folder.write("a.cu", text);
  ProgramResult good = verify(folder, {"--backends=cpu", "a.cu"});
  INFO(good.out << good.err);
  CHECK(good.exitCode == 0);
  CHECK(has(good.out, "cpu         passed   stdout: nothing was compared; kernels: "));
  for (size_t at; (at = text.find("cuda")) != std::string::npos;)
    text.replace(at, 4, "hip");
  text.replace(text.find("= 7"), 3, "= 8");
  folder.write("other.hip", "#include <hip/hip_runtime.h>\n" + text);
  ProgramResult other = verify(folder, {"--backends=cpu", "--port=other.hip", "a.cu"});
  CHECK(other.exitCode == 3);
  CHECK(has(other.out, "--trace-kernels compares what kernels write"));
}
