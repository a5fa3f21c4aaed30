// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which programs each subcommand starts, on a tree whose git configuration, folders and files name their own
// programs. SECURITY.md lists them.
#include "support/Process.h"
#include "support/Program.h"
#include "support/Repository.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <set>

using namespace tranship;

namespace {

constexpr char source[] =
    "#include <cuda_runtime.h>\n__global__ void k(int *x) { *x = warpSize; }\n";

void git(const TemporaryFolder &folder, const Strings &arguments) {
  ProgramResult result = runProgram(folder.path("tree"), "git", arguments);
  INFO(result.err);
  REQUIRE(result.exitCode == 0);
}

/// A repository that would run its own programs wherever git or Python allows it.
void makeHostileTree(const TemporaryFolder &folder) {
  folder.write("tree/a.cu", source);
  folder.write("tree/b.cu", source);
  for (const char *module : {"sysconfig.py", "re.py", "torch/__init__.py", "importlib/__init__.py"})
    folder.write(std::string("tree/") + module, "open('ran-python', 'w')\n");
  folder.write("tree/.gitattributes", "*.cu filter=evil diff=evil merge=evil\n");
  git(folder, {"init", "-q"});
  git(folder, {"config", "user.name", "x"});
  git(folder, {"config", "user.email", "x@example.com"});
  git(folder, {"add", "."});
  git(folder, {"commit", "-qm", "x"});
  std::string program = folder.path("tree/evil");
  folder.write("tree/evil", "#!/bin/sh\ntouch \"$0-ran\"\ncat\n");
  for (const char *key :
       {"filter.evil.clean", "filter.evil.smudge", "filter.evil.process", "diff.evil.command",
        "diff.evil.textconv", "merge.evil.driver", "core.fsmonitor", "core.pager", "core.editor",
        "core.sshCommand", "diff.external", "remote.origin.uploadpack", "alias.diff-index"})
    git(folder, {"config", key, program});
  git(folder, {"config", "core.hooksPath", folder.path("tree/hooks")});
  for (const char *hook : {"post-index-change", "post-checkout", "fsmonitor-watchman"})
    folder.write(std::string("tree/hooks/") + hook, "#!/bin/sh\ntouch \"$0-ran\"\n");
  for (const char *file :
       {"evil", "hooks/post-index-change", "hooks/post-checkout", "hooks/fsmonitor-watchman"})
    runProgram(folder.path("tree"), "chmod", {"+x", file});
  // Modified, both staged and unstaged.
  folder.write("tree/a.cu", std::string(source) + "// staged\n");
  runProgram(folder.path("tree"), "git",
             {"-c", "filter.evil.clean=", "-c", "filter.evil.process=", "-c",
              "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "add", "a.cu"});
  folder.write("tree/b.cu", std::string(source) + "// on disk\n");
}

/// The names of the programs that a run of tranship starts.
std::set<std::string> programsOf(const TemporaryFolder &folder, const Strings &arguments) {
  Strings command = {"-f",
                     "-qq",
                     "-e",
                     "trace=execve",
                     "-e",
                     "signal=none",
                     "-o",
                     folder.path("trace"),
                     TRANSHIP_PROGRAM};
  command.insert(command.end(), arguments.begin(), arguments.end());
  ProgramResult result = runProgram(folder.path("tree"), "strace", command);
  INFO(result.err);
  CHECK(result.exitCode <= 3);
  std::set<std::string> programs;
  for (llvm::StringRef line : llvm::split(folder.read("trace"), '\n')) {
    auto [before, rest] = line.split("execve(\"");
    if (!rest.empty())
      programs.insert(llvm::sys::path::filename(rest.split('"').first).str());
  }
  programs.erase("tranship");
  return programs;
}

} // namespace

TEST_CASE("Each subcommand starts only the programs that SECURITY.md lists", "[meta]") {
  if (programInPath("strace").empty() || programInPath("git").empty()) {
    WARN("strace or git is not installed, so nothing was tested");
    return;
  }
  TemporaryFolder folder;
  makeHostileTree(folder);
  using Programs = std::set<std::string>;
  const std::pair<Strings, Programs> runs[] = {
      {{"--no-check-port", "-o", "../out", "."}, {}},
      {{"--diff", "."}, {}},
      {{"check", "."}, {}},
      {{"check", "--staged", "."}, {"git"}},
      {{"check", "--since=HEAD", "."}, {"git"}},
      {{"header", ".", "-o", "../header/"}, {}},
      {{"sync", ".", "../port"}, {}},
      {{"--shard=1/1", "--export-edits", "../shard", "."}, {}},
      {{"apply", "../shard", "-o", "../applied"}, {}},
      {{"mappings", "stats"}, {}},
      {{"explain", "cudaMalloc"}, {}},
      {{"lsp"}, {}},
      {{"mcp", "--root", "."}, {}},
      {{"help"}, {}},
      {{"version"}, {}},
  };
  for (const auto &[arguments, programs] : runs) {
    INFO(llvm::join(arguments, " "));
    CHECK(programsOf(folder, arguments) == programs);
  }
  folder.write("tree/.gitignore", "*.log\n");
  folder.write("tree/run.log", "");
  CHECK(programsOf(folder, {"-o", "../copy", "."}) == Programs{"git"});
  // This sync merges.
  folder.write("port/a.hip", folder.read("port/a.hip") + "// mine\n");
  folder.write("tree/a.cu", "// theirs\n" + folder.read("tree/a.cu"));
  CHECK(programsOf(folder, {"sync", ".", "../port"}) == Programs{"git"});
  // Uses a Python that is not a script around another one.
  for (const std::string &program : programsOf(folder, {"--torch=/usr/bin/python3", "a.cu"}))
    CHECK(llvm::StringRef(program).starts_with("python3"));
  for (const std::string &file : folder.list("tree"))
    CHECK_FALSE(llvm::StringRef(file).contains("ran"));
  for (llvm::StringRef program : {"`git`", "`python3`"})
    CHECK(llvm::StringRef(repositoryText("SECURITY.md")).contains(program));
}
