// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where `tranship verify` looks for the headers and libraries of both sides.
#include "support/Test.h"
#include "support/VerifyCommand.h"

#include "llvm/Support/FileSystem.h"

#include <cstdlib>

using namespace tranship;

namespace {

/// Verifies a program that prints two numbers, with these flags for the compilers of both sides.
void checkThatBothAgree(const TemporaryFolder &folder, const std::string &name,
                        const Strings &flags) {
  Strings arguments{"--backends=cpu", name, "--"};
  arguments.insert(arguments.end(), flags.begin(), flags.end());
  ProgramResult result = verify(folder, arguments);
  INFO(llvm::join(flags, " ") << "\n" << result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "cpu         passed   stdout: 2 numbers agree"));
}

} // namespace

TEST_CASE("Include folders inside the program are the port's for the port",
          "[meta][emulated][slow]") {
  TemporaryFolder folder;
  folder.write("p/include/device.h", "#pragma once\n#include <cuda_runtime.h>\n"
                                     "inline void check(cudaError_t) {}\n");
  std::string text = program;
  folder.write("p/src/a.cu", "#include <device.h>\n" + text);
  std::string absolute = folder.path() + "/p/include";
  folder.makeLink("p", "link");
  for (Strings flags : std::vector<Strings>{{"-Ip/include"},
                                            {"-I", "p/src/../include"},
                                            {"-I" + absolute},
                                            {"-isystem", "p/include"},
                                            {"-iquote", absolute, "-Ip/include"},
                                            {"-Ilink/include"},
                                            {"-Ip/include", "-include", "p/include/device.h"}})
    checkThatBothAgree(folder, "p", flags);
}

TEST_CASE("Include folders above the program hold the port's headers for the port",
          "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("suite/p/include/device.h", "#pragma once\n#include <cuda_runtime.h>\n"
                                           "inline void check(cudaError_t) {}\n");
  folder.write("suite/common.h", "#pragma once\n");
  std::string text = program;
  folder.write("suite/p/a.cu", "#include <common.h>\n#include <p/include/device.h>\n" + text);
  folder.makeLink("suite", "link");
  for (Strings flags :
       std::vector<Strings>{{"-Isuite"}, {"-I", "suite/p/.."}, {"-isystem", "suite"}, {"-Ilink"}})
    checkThatBothAgree(folder, "suite/p", flags);
}

TEST_CASE("A header of the same name that no unit reads has no part in the verdict",
          "[meta][emulated]") {
  TemporaryFolder folder;
  std::string text = program;
  folder.write("p/a.cu", "#include <names.h>\n" + text);
  folder.write("p/include/names.h", "#pragma once\n");
  folder.write("p/elsewhere/names.h", "#pragma once\n#include <npp.h>\n");
  folder.write("p/verify.yaml", "sources: [a.cu]\nflags: [-Iinclude]\n");
  ProgramResult result = verify(folder, {"--backends=cpu", "p"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(!has(result.out, "npp.h"));
  folder.write("p/include/names.h", "#pragma once\n#include <npp.h>\n");
  CHECK(verify(folder, {"--backends=cpu", "p"}).exitCode != 0);
}

TEST_CASE("Headers of other folders that no compiler finds are not part of a program",
          "[meta][emulated]") {
  TemporaryFolder folder;
  std::string text = program;
  folder.write("p/a.cu", "#include <cuda_runtime.h>\n" + text);
  folder.write("p/wrapper/hip/cuda_runtime.h", "#pragma once\n#include <npp.h>\n");
  ProgramResult result = verify(folder, {"--backends=cpu", "p/a.cu"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(!has(result.out + result.err, "translation"));
}

TEST_CASE("The header that a flag finds is part of the program, not one nearby",
          "[meta][emulated]") {
  TemporaryFolder folder;
  std::string text = program;
  folder.write("p/src/main/a.cu", "#include <names.h>\n" + text);
  folder.write("p/src/other/names.h", "#pragma once\n"
                                      "#if __CUDA_API_VERSION >= 4000\n#endif\n");
  folder.write("p/common/names.h", "#pragma once\n#include <cuda_runtime.h>\n"
                                   "inline void check(cudaError_t) {}\n");
  folder.write("p/verify.yaml", "sources: [src/main/a.cu]\nflags: [-Icommon]\n");
  ProgramResult result = verify(folder, {"--backends=cpu", "p"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "passed   stdout: 2 numbers agree"));
}

TEST_CASE("Both sides find the program's own libraries", "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("p/a.cu", program);
  folder.write("p/lib/libown.a", "INPUT(-lm)\n"); // a linker script
  folder.write("p/verify.yaml", "sources: [a.cu]\nflags: [-Llib, -lown]\n");
  ProgramResult result = verify(folder, {"--backends=cpu", "p"});
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "passed   stdout: 2 numbers agree"));
}

TEST_CASE("A precompiled header that clang refuses is made again", "[meta][emulated][slow]") {
  TemporaryFolder folder;
  folder.write("a.cu", program);
  TemporaryFolder cache;
  std::string before = getenv("XDG_CACHE_HOME") ? getenv("XDG_CACHE_HOME") : "";
  setenv("XDG_CACHE_HOME", cache.path().c_str(), 1);
  ProgramResult first = verify(folder, {"--backends=cpu", "a.cu"});
  CHECK(first.exitCode == 0);
  unsigned damaged = 0;
  for (const std::string &file : cache.list())
    if (llvm::StringRef(file).ends_with(".pch")) {
      cache.write(file, "not a precompiled header\n");
      ++damaged;
    }
  CHECK(damaged > 0);
  ProgramResult second = verify(folder, {"--backends=cpu", "a.cu"});
  if (before.empty())
    unsetenv("XDG_CACHE_HOME");
  else
    setenv("XDG_CACHE_HOME", before.c_str(), 1);
  INFO(second.out << second.err);
  CHECK(second.exitCode == 0);
  CHECK(has(second.out, "passed   stdout: 2 numbers agree"));
}

TEST_CASE("Headers beside a program's folder that it includes by their path are part of it",
          "[meta][emulated]") {
  TemporaryFolder folder;
  folder.write("common/check.h", "#pragma once\n#include <stdio.h>\n"
                                 "inline void check(cudaError_t error) {\n"
                                 "  if (error != cudaSuccess) printf(\"failed\\n\");\n}\n");
  const char *program = "#include \"../common/check.h\"\n"
                        "int main() {\n  int *p;\n  check(cudaMalloc(&p, 8));\n"
                        "  FILE *file = fopen(\"sum.txt\", \"w\");\n"
                        "  fprintf(file, \"5\\n\");\n  fclose(file);\n"
                        "  printf(\"7\\n\");\n  check(cudaFree(p));\n}\n";
  folder.write("chapter/sum.cu", program);
  folder.write("other/sum.cu", program);
  for (const char *path : {"chapter/sum.cu", "other"}) {
    ProgramResult result = verify(folder, {"--backends=cpu", path});
    INFO(result.out << result.err);
    CHECK(has(result.out, "cpu         passed   stdout: 1 number agrees"));
    CHECK(!has(result.out, "outside"));
  }
  ProgramResult tree = verify(folder, {"--backends=cpu", "--tree", "."});
  INFO(tree.out << tree.err);
  CHECK(has(tree.out, "2 programs: 2 passed"));
  ProgramResult below = verify(folder, {"--backends=cpu", "--tree", "chapter"});
  INFO(below.out << below.err);
  CHECK(has(below.out, "1 program: 1 passed"));
}
