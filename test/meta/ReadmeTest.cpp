// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the commands of README.md, in a folder with the files that they name.
#include "support/Page.h"
#include "support/Program.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace tranship;

namespace {

constexpr char saxpy[] =
    "#include <cuda_runtime.h>\n#include <cstdio>\n"
    "__global__ void saxpy(int n, float a, const float *x, float *y) {\n"
    "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
    "  if (i < n) y[i] += a * x[i];\n}\n"
    "int main() {\n  float h[256], *x, *y;\n"
    "  for (int i = 0; i < 256; ++i) h[i] = i;\n"
    "  cudaMalloc(&x, sizeof h); cudaMalloc(&y, sizeof h);\n"
    "  cudaMemcpy(x, h, sizeof h, cudaMemcpyHostToDevice);\n"
    "  cudaMemcpy(y, h, sizeof h, cudaMemcpyHostToDevice);\n"
    "  saxpy<<<2, 128>>>(256, 2.f, x, y);\n"
    "  cudaMemcpy(h, y, sizeof h, cudaMemcpyDeviceToHost);\n"
    "  std::printf(\"%.1f\\n\", h[255]);\n  cudaFree(x); cudaFree(y);\n  return 0;\n}\n";

/// What the first command of the page translates.
constexpr char firstInput[] = "test-inputs/programs/vector-add";

/// The words of a command, up to its comment or a pipe, without quotes.
Strings wordsOf(llvm::StringRef command) {
  Strings words;
  for (llvm::StringRef word : llvm::split(command, ' ')) {
    if (word == "#" || word == "|")
      break;
    std::string plain = word.str();
    llvm::erase(plain, '\'');
    if (!plain.empty())
      words.push_back(plain);
  }
  return words;
}

Strings commandsOf(llvm::StringRef block) {
  Strings commands;
  for (llvm::StringRef line : llvm::split(block, '\n'))
    if (line.consume_front("$ tranship "))
      commands.push_back(line.str());
  return commands;
}

} // namespace

TEST_CASE("The commands in README.md are accepted", "[meta][emulated]") {
  TemporaryFolder folder;
  for (const char *file : {"FILE.cu", "saxpy.cu", "SOURCES/saxpy.cu", "src/a.cu", "tests/t.cu",
                           "suite/a.cu", "suite/b.cu"})
    folder.write(file, saxpy);
  folder.makeFolder("include");
  folder.write("my.yaml", "library: mine\nrows:\n- {name: saxpy, kind: function, hip: saxpy}\n");
  folder.write(
      "build/compile_commands.json",
      "[{\"directory\": \"" + folder.path() +
          "\", \"file\": \"SOURCES/saxpy.cu\", \"command\": \"nvcc -c SOURCES/saxpy.cu\"}]\n");
  REQUIRE(runProgram(folder.path(), "/usr/bin/git", {"init", "-q"}).exitCode == 0);
  REQUIRE(runProgram(folder.path(), "/usr/bin/git", {"add", "src"}).exitCode == 0);
  size_t run = 0;
  std::string page = repositoryText("README.md");
  for (const CodeBlock &block : codeBlocks(page))
    for (const std::string &command : commandsOf(block.text)) {
      Strings words = wordsOf(command);
      // Packs have tests of their own, and take a minute. The first command has the next test.
      if (words.back() == firstInput || (words.front() == "verify" && words[1] == "pack"))
        continue;
      INFO(command);
      ProgramResult result = runTranship(folder, words);
      INFO(result.out + result.err);
      CHECK((result.exitCode == 0 || result.exitCode == 1));
      CHECK_FALSE(isToolFailure(result));
      ++run;
    }
  CHECK(run == 10);
}

TEST_CASE("The first command of README.md prints what it says", "[meta][slow]") {
  TemporaryFolder folder;
  std::string page = repositoryText("README.md");
  llvm::StringRef shown;
  for (const CodeBlock &block : codeBlocks(page))
    if (block.text.contains(firstInput))
      shown = block.text;
  std::string input = std::string(SOURCE_FOLDER "/") + firstInput;
  ProgramResult result = runTranship(folder, {"-o", "port", input});
  CHECK(result.exitCode == 0);
  llvm::StringRef summary = llvm::StringRef(result.out).trim();
  summary = summary.substr(summary.rfind('\n') + 1);
  INFO(result.out);
  CHECK(shown.contains(summary));
  CHECK(folder.has("port/vector-add.hip"));
  // The lines that the page shows of the difference.
  std::string difference = runTranship(folder, {"--diff", input}).out;
  for (const CodeBlock &block : codeBlocks(page))
    if (block.language == "diff")
      for (llvm::StringRef line : llvm::split(block.text, '\n'))
        if (line != " …") {
          INFO(line.str());
          CHECK(llvm::StringRef(difference).contains(line));
        }
}
