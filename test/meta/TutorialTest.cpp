// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the tutorial and guides from top to bottom. A block whose first line names a file in a comment (`// src/dot.cu`,
// `# waves/CMakeLists.txt`) is that file. A console block shows what commands print. Commands of other programs are not run,
// and of commands that show nothing, the output does not count.
#include "support/Page.h"
#include "support/Program.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"

using namespace tranship;

namespace {

/// The sorted lines, because standard output and error mix. Which HIP headers check the port depends on the machine.
Strings linesOf(llvm::StringRef text) {
  Strings lines;
  for (llvm::StringRef line : llvm::split(text, '\n')) {
    if (line.starts_with("the port: "))
      line = line.substr(0, line.find(" with "));
    if (!line.empty())
      lines.push_back(line.str());
  }
  llvm::sort(lines);
  return lines;
}

/// The path in the comment of the first line; empty if there is none.
std::string fileOf(const CodeBlock &block) {
  llvm::StringRef line = block.text.split('\n').first;
  if (block.language == "console" || (!line.consume_front("// ") && !line.consume_front("# ")))
    return "";
  return line.contains('/') && !line.contains(' ') ? line.str() : "";
}

struct Step {
  /// Without "$ ".
  llvm::StringRef command, output;
};

std::vector<Step> stepsOf(llvm::StringRef block) {
  std::vector<Step> steps;
  while (block.consume_front("$ ")) {
    auto [command, rest] = block.split('\n');
    size_t next = rest.starts_with("$ ") ? 0 : rest.find("\n$ ");
    llvm::StringRef output = next ? rest.substr(0, next) : "";
    steps.push_back({command.split(" #").first.rtrim(), output});
    block = rest.substr(output.size()).ltrim('\n');
  }
  return steps;
}

/// Returns how many commands were run.
size_t runPage(const std::string &path) {
  TemporaryFolder folder;
  std::string page = repositoryText(path);
  size_t commands = 0;
  for (const CodeBlock &block : codeBlocks(page)) {
    INFO(path << ":" << block.line);
    if (std::string file = fileOf(block); !file.empty())
      folder.write(file, block.text);
    if (block.language != "console")
      continue;
    for (const Step &step : stepsOf(block.text)) {
      llvm::StringRef command = step.command;
      if (!command.consume_front("tranship "))
        continue;
      INFO(command.str());
      llvm::SmallVector<llvm::StringRef> words;
      command.split(words, ' ');
      ProgramResult result = runTranship(folder, Strings(words.begin(), words.end()));
      if (step.output.empty())
        CHECK(result.exitCode < 2);
      else
        CHECK(linesOf(result.out + result.err) == linesOf(step.output));
      ++commands;
    }
  }
  return commands;
}

} // namespace

TEST_CASE("The tutorial does what it says", "[meta][emulated]") {
  CHECK(runPage("docs/tutorial.md") == 6);
}

TEST_CASE("The guides do what they say", "[meta][emulated]") {
  CHECK(runPage("docs/porting-a-project.md") == 2);
  CHECK(runPage("docs/reviewing.md") == 2);
}
