// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A translation prints diagnostics as `tranship check` does.
#include "support/Program.h"
#include "support/Test.h"

using namespace tranship;

namespace {

constexpr char code[] = "\n  __global__ void k() { asm(\"a\"); }\n";
constexpr char shown[] = "a.cu:2:25: error: AMD GPUs cannot run the inline PTX in this device "
                         "code; not translated: `a` is "
                         "not an instruction that tranship knows [inline-ptx]\n"
                         "    2 |   __global__ void k() { asm(\"a\"); }\n"
                         "      |                         ^\n"
                         "a.cu:2:25: note: ";

} // namespace

TEST_CASE("A translation prints the source line with a caret, as check does", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  ProgramResult translation = runTranship(folder, {"a.cu"});
  INFO(translation.err);
  CHECK(llvm::StringRef(translation.err).starts_with(shown));
  CHECK(llvm::StringRef(translation.err).ends_with("; left to do: 1 error, 0 warnings\n"));
  CHECK(llvm::StringRef(runTranship(folder, {"check", "a.cu"}).out).starts_with(shown));
  // If the result is files, the report goes to standard output.
  CHECK(llvm::StringRef(runTranship(folder, {"a.cu", "-o", "out.hip"}).out).starts_with(shown));
}

TEST_CASE("--quiet prints what is left, and no summary", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  ProgramResult translation = runTranship(folder, {"-q", "a.cu"});
  CHECK(llvm::StringRef(translation.err).starts_with(shown));
  CHECK_FALSE(llvm::StringRef(translation.err).contains("left to do"));
  ProgramResult check = runTranship(folder, {"check", "--quiet", "a.cu"});
  CHECK(check.exitCode == 1);
  CHECK(check.err.empty());
  CHECK(llvm::StringRef(check.out).starts_with(shown));
  CHECK(runTranship(folder, {"-q", "a.cu", "--report-file=r", "-o", "b.hip"}).err.empty());
  CHECK(llvm::StringRef(folder.read("r")).starts_with(shown));
}

TEST_CASE("Diagnostics are colored on a terminal, or when that is asked for", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  for (const Strings &command : {Strings{"a.cu"}, Strings{"check", "a.cu"}}) {
    auto run = [&](const std::string &color) {
      Strings arguments = command;
      if (!color.empty())
        arguments.push_back("--color=" + color);
      ProgramResult result = runTranship(folder, arguments);
      return result.out + result.err;
    };
    CHECK_FALSE(llvm::StringRef(run("")).contains('\x1b'));
    CHECK_FALSE(llvm::StringRef(run("never")).contains('\x1b'));
    CHECK(llvm::StringRef(run("always")).contains("\x1b["));
  }
  auto onTerminal = [&](const std::string &variable) {
    // script(1) runs a command on a terminal of its own.
    return runProgram(folder.path(), "env",
                      {"TERM=xterm", variable, "script", "-qec",
                       std::string(TRANSHIP_PROGRAM) + " a.cu -o out.hip", "typescript"})
        .out;
  };
  CHECK(llvm::StringRef(onTerminal("X=1")).contains("\x1b[0;1;31merror: "));
  CHECK_FALSE(llvm::StringRef(onTerminal("NO_COLOR=1")).contains("\x1b[0;1;31m"));
  // A file is not a terminal.
  CHECK(runTranship(folder, {"a.cu", "-o", "out.hip", "--report-file=r", "--color=always"})
            .exitCode == 1);
  CHECK_FALSE(llvm::StringRef(folder.read("r")).contains('\x1b'));
}

TEST_CASE("Reports for programs are as they were", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", code);
  std::string json = runTranship(folder, {"a.cu", "--format=json", "--color=always"}).err;
  CHECK_FALSE(llvm::StringRef(json).contains('\x1b'));
  CHECK(llvm::StringRef(json).contains("\"column\": 25"));
}

TEST_CASE("The port check knows the macros of a unit, with a cache as without", "[cli][slow]") {
  TemporaryFolder folder;
  for (char name : {'a', 'b', 'c', 'd'})
    folder.write(
        std::string("in/") + name + ".cu",
        "__global__ void k(unsigned mask, float *p) { *p = __shfl_down_sync(mask, *p, 1); }\n");
  for (int run = 0; run < 3; ++run) {
    ProgramResult result = runTranship(folder, {"--cache-dir=cache", "-o", "out", "in", "--",
                                                "-DHIP_DISABLE_WARP_SYNC_BUILTINS=1"});
    INFO(result.out << result.err);
    CHECK(result.exitCode == 1);
    CHECK(llvm::StringRef(result.out).contains("the port: 0 of 4 units compile"));
  }
  CHECK(llvm::StringRef(runTranship(folder, {"--cache-dir=cache", "-o", "out", "in"}).out)
            .contains("the port: 4 of 4 units compile"));
}

TEST_CASE("A unit is understood in the same way with a cache and without", "[cli]") {
  TemporaryFolder folder;
  // It does not include <iostream>, which the prelude has.
  folder.write("a.cu", "__global__ void k(int *p) { *p = 1; }\n"
                       "int main() { local++; std::cout x; k<<<1, 1>>>(nullptr); }\n");
  std::vector<std::string> outputs;
  for (std::string cache : {"--cache-dir=", "--cache-dir=cache", "--cache-dir=cache"})
    outputs.push_back(runTranship(folder, {"-v", cache, "a.cu"}).err);
  INFO(outputs[0]);
  CHECK(outputs[1] == outputs[0]);
  CHECK(outputs[2] == outputs[0]);
}

TEST_CASE("tranship reports names that HIP's headers have taken", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "#include <cooperative_groups.h>\n"
                       "#include <curand_kernel.h>\n"
                       "#include <thrust/device_vector.h>\n"
                       "struct lane_mask { int lanes; };\n"
                       "typedef unsigned long ullong;\n"
                       "__constant__ float d_A1[9];\n"
                       "namespace own {\nint detail();\n}\n"
                       "int detail;\n"
                       "int main() { return cudaDeviceSynchronize(); }\n");
  ProgramResult result = runTranship(folder, {"a.cu", "-o", "out.hip"});
  for (const char *place : {"a.cu:4:", "a.cu:5:", "a.cu:6:", "a.cu:10:"})
    CHECK(llvm::StringRef(result.out).contains(std::string(place)));
  CHECK(llvm::StringRef(result.out).count("[port-error]") == 4);
}
