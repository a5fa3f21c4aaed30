// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/CommandPages.h"

#include "support/Program.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Program.h"

using namespace tranship;
using namespace tranship::driver;

namespace {

const ListedValues listed = {{"GPU,...", {"gfx90a", "gfx942"}},
                             {"GLOBS", {"inline-ptx"}},
                             {"--hip-version", {"6.4", "7.2"}},
                             {"explain", {"inline-ptx", "wave-width"}},
                             {"help", {"verify", "verification", "version"}}};

/// What bash offers for the last of these words.
Strings completed(const TemporaryFolder &folder, const Strings &words) {
  folder.write("completion", bashCompletion(listed));
  std::string script = "source ./completion\ncompopt() { :; }\nCOMP_WORDS=(";
  for (const std::string &word : words)
    script += " '" + word + "'";
  script += ")\nCOMP_CWORD=" + std::to_string(words.size() - 1) +
            "\n_tranship\nprintf '%s\\n' \"${COMPREPLY[@]}\" | sort\n";
  ProgramResult result = runProgram(folder.path(), "/bin/bash", {"-c", script});
  INFO(result.err);
  CHECK(result.exitCode == 0);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(result.out).split(lines, '\n', -1, /*KeepEmpty=*/false);
  return Strings(lines.begin(), lines.end());
}

} // namespace

TEST_CASE("bash completes subcommands and files", "[driver]") {
  TemporaryFolder folder;
  folder.write("cherry.cu", "");
  CHECK(completed(folder, {"tranship", "che"}) == Strings{"check", "cherry.cu"});
  CHECK(completed(folder, {"tranship", "verify", "re"}) == Strings{"record", "replay"});
  CHECK(completed(folder, {"tranship", "help", "ver"}) ==
        Strings{"verification", "verify", "version"});
  CHECK(completed(folder, {"tranship", "explain", "wa"}) == Strings{"wave-width"});
  CHECK(completed(folder, {"tranship", "check", "che"}) == Strings{"cherry.cu"});
  CHECK(completed(folder, {"tranship", "check", "--", "che"}) == Strings{"cherry.cu"});
}

TEST_CASE("bash completes options and their values", "[driver]") {
  TemporaryFolder folder;
  folder.makeFolder("folder");
  folder.write("file", "");
  CHECK(completed(folder, {"tranship", "--in"}) == Strings{"--in-place", "--include-third-party"});
  CHECK(completed(folder, {"tranship", "check", "--in"}) == Strings{"--include-third-party"});
  CHECK(completed(folder, {"tranship", "verify", "pack", "--max"}) == Strings{"--max-size"});
  CHECK(completed(folder, {"tranship", "check", "--format", "gi"}) == Strings{"github", "gitlab"});
  // bash takes = for a word.
  CHECK(completed(folder, {"tranship", "check", "--format", "=", "gi"}) ==
        Strings{"github", "gitlab"});
  CHECK(completed(folder, {"tranship", "--color", "="}) == Strings{"always", "auto", "never"});
  CHECK(completed(folder, {"tranship", "--root", "f"}) == Strings{"folder"});
  CHECK(completed(folder, {"tranship", "-o", "f"}) == Strings{"file", "folder"});
  CHECK(completed(folder, {"tranship", "-j", "f"}).empty());
  CHECK(completed(folder, {"tranship", "--target", "gfx9"}) == Strings{"gfx90a", "gfx942"});
  CHECK(completed(folder, {"tranship", "--target", "=", "gfx90a,gfx94"}) ==
        Strings{"gfx90a,gfx942"});
  CHECK(completed(folder, {"tranship", "check", "--checks", "in"}) == Strings{"inline-ptx"});
}

TEST_CASE("bash completes the command line of HIPIFY", "[driver]") {
  TemporaryFolder folder;
  folder.write("cherry.cu", "");
  for (const Strings &command :
       {Strings{"tranship", "hipify"}, Strings{"hipify-perl"}, Strings{"bin/hipify-clang"}}) {
    auto offered = [&](const Strings &words) {
      Strings all = command;
      llvm::append_range(all, words);
      return completed(folder, all);
    };
    INFO(command.front());
    CHECK(offered({"ch"}) == Strings{"cherry.cu"});
    CHECK(offered({"-doc-format", ""}) == Strings{"compact", "full", "strict"});
    CHECK(offered({"--doc-roc", "=", "s"}) == Strings{"separate", "skip"});
    CHECK(offered({"--hip-version", ""}) == Strings{"6.4", "7.2"});
    CHECK(offered({"-inp"}) == Strings{"-inplace"});
    CHECK(offered({"--hip-v"}) == Strings{"--hip-version"});
  }
}

TEST_CASE("Completion knows every option of every command", "[driver]") {
  std::string bash = bashCompletion(listed), zsh = zshCompletion(listed),
              fish = fishCompletion(listed);
  for (const Option &option : allOptions())
    for (llvm::StringRef name : option.shownNames()) {
      INFO(name.str());
      CHECK(llvm::StringRef(bash).contains(name));
      CHECK(llvm::StringRef(zsh).contains("'*" + name.str()));
      CHECK(llvm::StringRef(fish).contains((name.starts_with("--") ? " -l " : " -s ") +
                                           name.ltrim('-').str() + " "));
    }
}

TEST_CASE("The scripts are well-formed where their shell is installed", "[driver]") {
  TemporaryFolder folder;
  folder.write("bash", bashCompletion(listed));
  folder.write("zsh", zshCompletion(listed));
  folder.write("fish", fishCompletion(listed));
  for (const char *shell : {"bash", "zsh", "fish"})
    if (llvm::ErrorOr<std::string> program = llvm::sys::findProgramByName(shell)) {
      ProgramResult result = runProgram(folder.path(), *program, {"-n", shell});
      INFO(shell << ": " << result.err);
      CHECK(result.exitCode == 0);
    }
}
