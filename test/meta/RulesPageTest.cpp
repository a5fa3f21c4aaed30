// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the examples of docs/rules.md: within a section, a yaml block is a file (its first line may
// name it), a cuda block is a.cu, a hip block is its translation, and a console block shows what
// commands print.
#include "support/Page.h"
#include "support/Program.h"
#include "support/Repository.h"
#include "support/Test.h"

#include <memory>

using namespace tranship;

namespace {

/// "# NAME.yaml" in the first line.
std::string fileName(llvm::StringRef yaml) {
  llvm::StringRef first = yaml.split('\n').first;
  return first.consume_front("# ") && first.ends_with(".yaml") ? first.str() : "rules.yaml";
}

std::string translationOf(const TemporaryFolder &folder) {
  Strings arguments = {"a.cu"};
  if (folder.has("rules.yaml"))
    arguments = {"--rules", "rules.yaml", "a.cu"};
  return runTranship(folder, arguments).out;
}

/// The expected block: its commands, with their output.
std::string runAll(const TemporaryFolder &folder, llvm::StringRef block) {
  std::string out;
  while (!block.empty()) {
    auto [line, rest] = block.split('\n');
    block = rest;
    llvm::StringRef command = line;
    if (!command.consume_front("$ tranship "))
      continue;
    llvm::SmallVector<llvm::StringRef> words;
    command.split(words, ' ');
    ProgramResult result = runTranship(folder, Strings(words.begin(), words.end()));
    out += line.str() + "\n" + result.out + result.err;
  }
  return out;
}

} // namespace

TEST_CASE("The examples of docs/rules.md do what the page says", "[meta]") {
  std::string page = repositoryText("docs/rules.md");
  std::unique_ptr<TemporaryFolder> folder;
  llvm::StringRef section = "none yet";
  size_t translations = 0, commands = 0;
  for (const CodeBlock &block : codeBlocks(page)) {
    INFO("docs/rules.md:" << block.line << ": " << block.section.str());
    if (block.section != section || !folder)
      folder = std::make_unique<TemporaryFolder>();
    section = block.section;
    if (block.language == "yaml") {
      folder->write(fileName(block.text), block.text);
    } else if (block.language == "cuda") {
      folder->write("a.cu", block.text);
    } else if (block.language == "hip") {
      CHECK(translationOf(*folder) == block.text.str());
      ++translations;
    } else if (block.language == "console") {
      CHECK(runAll(*folder, block.text) == block.text.str());
      ++commands;
    }
  }
  CHECK(translations >= 5);
  CHECK(commands >= 3);
}
