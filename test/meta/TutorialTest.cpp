// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs docs/tutorial.md from top to bottom: a cuda block is src/dot.cu, and a console block shows what commands print.
#include "support/Page.h"
#include "support/Program.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"

using namespace tranship;

namespace {

/// Sorted lines: those of standard output and standard error mix. Which HIP headers check the port depends on the machine.
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

} // namespace

TEST_CASE("The tutorial does what it says", "[meta]") {
  TemporaryFolder folder;
  std::string page = repositoryText("docs/tutorial.md");
  size_t commands = 0;
  for (const CodeBlock &block : codeBlocks(page)) {
    INFO("docs/tutorial.md:" << block.line);
    if (block.language == "cuda")
      folder.write("src/dot.cu", block.text);
    if (block.language != "console")
      continue;
    for (llvm::StringRef rest = block.text; !rest.empty();) {
      REQUIRE(rest.consume_front("$ tranship "));
      auto [command, output] = rest.split('\n');
      size_t next = output.find("$ tranship ");
      llvm::SmallVector<llvm::StringRef> words;
      command.split(words, ' ');
      ProgramResult result = runTranship(folder, Strings(words.begin(), words.end()));
      CHECK(linesOf(result.out + result.err) == linesOf(output.substr(0, next)));
      ++commands;
      rest = next == output.npos ? llvm::StringRef() : output.substr(next);
    }
  }
  CHECK(commands == 6);
}
