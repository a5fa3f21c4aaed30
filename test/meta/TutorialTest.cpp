// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the tutorial, the guides and the pages of the reference from top to bottom. A block whose first line names a file in a
// comment (`// src/dot.cu`, `# waves/CMakeLists.txt`) is that file, and a block with a diff changes one. A console block shows what
// commands print; if they show nothing, their output does not count. Commands of programs that a machine may lack are not run, nor
// are blocks after a line `<!-- not run: REASON -->`.
#include "support/Page.h"
#include "support/Program.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

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

/// Pages that show no files get these, which they name.
void writeInputs(const TemporaryFolder &folder) {
  const std::string program = repositoryText("test-inputs/programs/vector-add/vector-add.cu");
  for (const char *file :
       {"saxpy.cu", "a.cu", "src/saxpy.cu", "src/a.cu", "src/b.cu", "waves/waves.cu"})
    folder.write(file, program);
  folder.write("waves/CMakeLists.txt",
               "cmake_minimum_required(VERSION 3.21)\nproject(waves LANGUAGES CXX CUDA)\n"
               "add_executable(waves waves.cu)\n");
  REQUIRE(runProgram(folder.path(), "/bin/sh",
                     {"-c", "git init -q -b main . && git add src && "
                            "git -c user.name=n -c user.email=e commit -q -m m"})
              .exitCode == 0);
}

ProgramResult runInShell(const TemporaryFolder &folder, llvm::StringRef command) {
  return runProgram(folder.path(), "/bin/sh",
                    {"-c", "PATH=$PWD/.programs:$PATH\n" + command.str()});
}

/// Returns how many commands of tranship were run.
size_t runPage(const std::string &path) {
  TemporaryFolder folder;
  folder.makeFolder(".programs");
  for (const char *program : {"tranship", "hipify-perl", "hipify-clang"})
    REQUIRE_FALSE(llvm::sys::fs::create_link(TRANSHIP_PROGRAM,
                                             folder.path(".programs/" + std::string(program))));
  const std::string page = repositoryText(path);
  const std::vector<CodeBlock> blocks = codeBlocks(page);
  if (llvm::all_of(blocks, [](const CodeBlock &block) { return fileOf(block).empty(); }))
    writeInputs(folder);
  size_t commands = 0;
  for (const CodeBlock &block : blocks) {
    INFO(path << ":" << block.line);
    if (std::string file = fileOf(block); !file.empty())
      folder.write(file, block.text);
    if (block.language == "diff" && block.text.starts_with("--- ")) {
      folder.write("change.diff", block.text);
      CHECK(runInShell(folder, "git apply -p0 change.diff").exitCode == 0);
    }
    if (block.language != "console" || block.before.starts_with("<!-- not run: "))
      continue;
    for (const Step &step : stepsOf(block.text)) {
      llvm::StringRef program = step.command.split(' ').first;
      if (program != "tranship" && program != "sed" && !program.starts_with("hipify-"))
        continue;
      INFO(step.command.str());
      ProgramResult result = runInShell(folder, step.command);
      if (step.output.empty())
        CHECK(result.exitCode < 2);
      else
        CHECK(linesOf(result.out + result.err) == linesOf(step.output));
      commands += program == "tranship";
    }
  }
  return commands;
}

/// The pages that a section of docs/README.md lists.
Strings pagesOf(llvm::StringRef section) {
  const std::string index = repositoryText("docs/README.md");
  llvm::StringRef text = llvm::StringRef(index).split(("\n## " + section + "\n").str()).second;
  text = text.split("\n## ").first;
  Strings pages;
  for (llvm::StringRef part : llvm::drop_begin(llvm::split(text, "](")))
    pages.push_back("docs/" + part.split(')').first.str());
  return pages;
}

} // namespace

TEST_CASE("The tutorial does what it says", "[meta][emulated]") {
  CHECK(runPage("docs/tutorial.md") == 6);
}

TEST_CASE("The guides do what they say", "[meta][emulated]") {
  size_t commands = 0;
  for (const std::string &page : pagesOf("Guides"))
    commands += runPage(page);
  CHECK(commands >= 15);
}

TEST_CASE("The commands of the other pages for users do what the pages say", "[meta][emulated]") {
  // The first has only synopses, RulesPageTest runs the second, and the tutorial has a test above.
  const Strings others = {"docs/command-line.md", "docs/rules.md", "docs/tutorial.md"};
  Strings pages = pagesOf("Get started");
  llvm::append_range(pages, pagesOf("Reference"));
  size_t commands = 0;
  for (const std::string &page : pages)
    if (llvm::StringRef(page).ends_with(".md") && !llvm::is_contained(others, page))
      commands += runPage(page);
  CHECK(commands >= 20);
}
