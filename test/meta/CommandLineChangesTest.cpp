// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship check --diff` and `--staged`: new findings in a git repository.
#include "support/Program.h"
#include "support/Test.h"

#include "llvm/ADT/StringExtras.h"

#include <cstdlib>

using namespace tranship;

namespace {

constexpr char clean[] = "__global__ void k(int *x) { *x = 1; }\n";
constexpr char again[] =
    "__global__ void v(long long *t) { long long s = clock64(); t[1] = clock64() - s; }\n";
constexpr char warned[] =
    "__global__ void w(long long *t) { long long s = clock64(); t[1] = clock64() - s; }\n";

/// A git repository that ignores the user's settings.
class Repository {
public:
  TemporaryFolder folder;

  Repository() {
    for (const char *name : {"GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"})
      unsetenv(name);
    setenv("GIT_CONFIG_GLOBAL", "/dev/null", 1);
    setenv("GIT_CONFIG_NOSYSTEM", "1", 1);
    git({"init", "-q"});
    git({"config", "user.name", "Somebody"});
    git({"config", "user.email", "somebody@example.com"});
  }

  std::string git(const Strings &arguments) const {
    ProgramResult result = runProgram(folder.path(), "git", arguments);
    INFO("git " << arguments.front() << ": " << result.err);
    REQUIRE(result.exitCode == 0);
    return result.out;
  }
  void add(llvm::StringRef path, llvm::StringRef text) const {
    folder.write(path, text);
    git({"--literal-pathspecs", "add", "--", path.str()});
  }
  void commit() const { git({"commit", "-q", "-m", "state"}); }

  ProgramResult check(Strings arguments, llvm::StringRef in = "") const {
    arguments.insert(arguments.begin(), "check");
    arguments.push_back("--checks=-*,device-clock,bad-suppression,skipped-file");
    return runProgram(folder.path(in), TRANSHIP_PROGRAM, arguments);
  }
  /// "file:line" of each finding.
  Strings found(const Strings &arguments, llvm::StringRef in = "") const {
    Strings options = arguments;
    options.push_back("--format=github");
    ProgramResult result = check(options, in);
    INFO(result.out << result.err);
    CHECK(result.exitCode <= 1);
    Strings places;
    for (llvm::StringRef line : llvm::split(result.out, '\n'))
      if (line.consume_front("::warning file="))
        places.push_back(
            (line.split(',').first + ":" + line.split("line=").second.split(',').first).str());
    return places;
  }
};

} // namespace

TEST_CASE("tranship check --staged looks at lines that would be committed", "[git]") {
  Repository repository;
  repository.add("src/old.cu", std::string(warned) + clean);
  CHECK(repository.found({"--staged"}) == Strings{"src/old.cu:1"}); // before the first commit
  repository.commit();
  CHECK(repository.found({"--staged"}).empty());
  repository.add("src/old.cu", "int first;\n" + std::string(warned) + clean + "\n" + again);
  repository.add("src/new.cu", warned);
  repository.add("notes.txt", warned);
  CHECK(repository.found({"--staged"}) == Strings{"src/new.cu:1", "src/old.cu:5"});
  CHECK(repository.found({"--staged", "src/new.cu"}) == Strings{"src/new.cu:1"});
  CHECK(repository.found({"--staged", "src"}).size() == 2);
  CHECK(repository.found({"--staged", "../src/new.cu"}, "src") == Strings{"new.cu:1"});
  CHECK(repository.found({"--staged"}, "src") == Strings{"new.cu:1", "old.cu:5"});
  CHECK(repository.found({"--staged", "notes.txt"}).empty());
}

TEST_CASE("tranship check --staged reads the index, not the files", "[git]") {
  Repository repository;
  repository.add("a.cu", clean);
  repository.add("width.h", "#define NOW clock64()\n");
  repository.commit();
  repository.add("a.cu", "#include \"width.h\"\n__global__ void w(long long *t) { long long s = "
                         "NOW; t[1] = NOW - s; }\n");
  repository.folder.write("a.cu", clean);                // fixed, but not staged
  repository.folder.write("width.h", "#define NOW 1\n"); // no finding with this one
  CHECK(repository.found({"--staged"}) == Strings{"a.cu:2"});
  CHECK(repository.found({"--diff=HEAD"}).empty());
  CHECK(repository.folder.read("a.cu") == clean);
  // Deleted on disk, but staged.
  runProgram(repository.folder.path(), "rm", {"a.cu", "width.h"});
  CHECK(repository.found({"--staged"}) == Strings{"a.cu:2"});
}

TEST_CASE("tranship check --diff looks at lines changed since a revision", "[git]") {
  Repository repository;
  repository.add("a.cu", std::string(warned) + clean);
  repository.add("b.cu", clean);
  repository.commit();
  repository.git({"branch", "base"});
  repository.add("b.cu", std::string(clean) + warned);
  repository.commit();
  repository.folder.write("a.cu", std::string(clean) + "\n\n" + warned);
  CHECK(repository.found({"--diff=HEAD"}) == Strings{"a.cu:4"});
  CHECK(repository.found({"--diff=base"}) == Strings{"a.cu:4", "b.cu:2"});
  CHECK(repository.found({"--diff", "HEAD~1"}) == Strings{"a.cu:4", "b.cu:2"});
  CHECK(repository.found({"--diff=HEAD", "b.cu"}).empty());
  // A file that git does not track is new, if the user names it.
  repository.folder.write("c.cu", warned);
  CHECK(repository.found({"--diff=HEAD", "c.cu"}) == Strings{"c.cu:1"});
  // Finds changes since the branch began, whatever happened to the other branch.
  repository.git({"stash", "-q"});
  repository.git({"checkout", "-q", "base"});
  repository.add("a.cu", clean);
  repository.commit();
  repository.git({"checkout", "-q", "-"});
  CHECK(repository.found({"--diff=base..."}) == Strings{"b.cu:2"});
}

TEST_CASE("tranship check --diff: moved files and changed line endings are not new", "[git]") {
  Repository repository;
  repository.add("a.cu", std::string(clean) + warned);
  repository.commit();
  repository.git({"mv", "a.cu", "moved.cu"});
  CHECK(repository.found({"--staged"}).empty());
  CHECK(repository.found({"--diff=HEAD"}).empty());
  std::string dos;
  for (char c : repository.folder.read("moved.cu"))
    dos += c == '\n' ? std::string("\r\n") : std::string(1, c);
  repository.folder.write("moved.cu", dos);
  CHECK(repository.found({"--diff=HEAD"}).empty());
}

TEST_CASE("tranship check --staged takes file names as they are", "[git]") {
  Repository repository;
  repository.add("a.cu", clean);
  repository.commit();
  const Strings names = {"-x.cu",      "--fix.cu",       "with space.cu",
                         "quote\".cu", "line\nbreak.cu", "\xc3\xa4\xff.cu",
                         "*.cu",       ":(top)a.cu",     "$(touch pwned).cu"};
  for (const std::string &name : names)
    repository.add(name, warned);
  ProgramResult result = repository.check({"--staged", "--format=json"});
  CHECK(result.exitCode == 1);
  CHECK(llvm::StringRef(result.out).count("\"device-clock\"") == names.size());
  CHECK(repository.check({"--staged", "--", "-DX"}).exitCode == 1);
  CHECK_FALSE(repository.folder.has("pwned"));
}

TEST_CASE("tranship check runs nothing that a repository names", "[git]") {
  Repository repository;
  repository.add(".gitattributes", "*.cu diff=evil\n");
  repository.add("a.cu", clean);
  repository.commit();
  std::string script = repository.folder.write("evil.sh", "#!/bin/sh\ntouch \"$0.ran\"\ncat\n");
  runProgram(repository.folder.path(), "chmod", {"+x", script});
  for (const char *key :
       {"diff.external", "diff.evil.command", "diff.evil.textconv", "core.fsmonitor", "core.pager"})
    repository.git({"config", key, script});
  repository.folder.write("a.cu", warned);
  CHECK(repository.found({"--diff=HEAD"}) == Strings{"a.cu:1"});
  CHECK(repository.found({"--staged"}).empty());
  CHECK_FALSE(repository.folder.has("evil.sh.ran"));
}

TEST_CASE("tranship check leaves out of a change what it leaves out of a tree", "[git]") {
  Repository repository;
  repository.add("third_party/a.cu", warned);
  repository.add("gen/b.cu", warned);
  repository.add(".transhipignore", "gen/\n");
  repository.add("c.cu", warned);
  CHECK(repository.found({"--staged"}) == Strings{"c.cu:1"});
  CHECK(repository.found({"--staged", "--include-third-party"}) ==
        Strings{"c.cu:1", "third_party/a.cu:1"});
  CHECK(repository.found({"--staged", "gen/b.cu"}) == Strings{"gen/b.cu:1"});
}

TEST_CASE("tranship check --staged finds headers of the repository", "[git]") {
  Repository repository;
  repository.add("include/project/width.h", "#define NOW clock64()\n");
  repository.commit();
  repository.add("src/a.cu", "#include \"project/width.h\"\n__global__ void w(long long *t) { long "
                             "long s = NOW; t[1] = NOW - s; }\n");
  CHECK(repository.found({"--staged"}) == Strings{"src/a.cu:2"});
}

TEST_CASE("tranship check --diff says what it cannot do", "[git]") {
  Repository repository;
  repository.add("a.cu", clean);
  repository.commit();
  auto failure = [&](const Strings &arguments) {
    ProgramResult result = repository.check(arguments);
    INFO(result.out << result.err);
    CHECK(isToolFailure(result));
    return result.err;
  };
  CHECK(failure({"--diff=nowhere"}) ==
        "tranship: `nowhere` is not a revision of this repository\n");
  CHECK(failure({"--diff=--output=pwned"}) ==
        "tranship: `--output=pwned` is not a revision of this repository\n");
  CHECK(failure({"--diff=nowhere..."}) ==
        "tranship: `nowhere...` is not a revision of this repository\n");
  CHECK(llvm::StringRef(failure({"--diff=HEAD", "missing.cu"})).contains("missing.cu"));
  CHECK_FALSE(repository.folder.has("pwned"));
  TemporaryFolder outside;
  ProgramResult result = runTranship(outside, {"check", "--staged"});
  CHECK(isToolFailure(result));
  CHECK(llvm::StringRef(result.err).contains("not a git repository"));
}

TEST_CASE("tranship check --staged with a baseline", "[git]") {
  Repository repository;
  repository.add("a.cu", warned);
  repository.check({"a.cu", "--baseline=known.json", "--write-baseline"});
  CHECK(repository.found({"--staged", "--baseline=known.json"}).empty());
  repository.add("a.cu", std::string(warned) + "\n" + again);
  CHECK(repository.found({"--staged", "--baseline=known.json"}) == Strings{"a.cu:3"});
}
