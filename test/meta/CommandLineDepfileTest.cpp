// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A translation as a step of a build: --depfile, --fail-on, times of results.
#include "support/Program.h"
#include "support/Test.h"

#include "llvm/Support/FileSystem.h"

#include <chrono>

using namespace tranship;

namespace fs = llvm::sys::fs;

namespace {

void writeTree(const TemporaryFolder &folder) {
  folder.write("src/a.cu", "#include \"../inc/a b.h\"\nint main() { return f(); }\n");
  folder.write("inc/a b.h", "#include <plain.h>\ninline int f() { return cudaDeviceReset(); }\n");
  folder.write("inc/plain.h", "#define N 1\n");
  folder.write("inc/other.h", "int other();\n");
}

ProgramResult build(const TemporaryFolder &folder, Strings more = {}) {
  Strings arguments = {"-q",  "--no-check-port", "-p=", "--root",         ".", "-o",
                       "out", "--depfile",       "d",   "--exclude=/out/"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  arguments.insert(arguments.end(), {"src/a.cu", "--", "-Iinc"});
  return runTranship(folder, arguments);
}

/// Makes a file look old.
void age(const TemporaryFolder &folder, llvm::StringRef file) {
  int descriptor = -1;
  REQUIRE(
      !fs::openFileForReadWrite(folder.path(file), descriptor, fs::CD_OpenExisting, fs::OF_None));
  REQUIRE(!fs::setLastAccessAndModificationTime(descriptor, llvm::sys::TimePoint<>()));
  fs::file_t handle = descriptor;
  REQUIRE(!fs::closeFile(handle));
}

bool isOld(const TemporaryFolder &folder, llvm::StringRef file) {
  fs::file_status status;
  REQUIRE(!fs::status(folder.path(file), status));
  return status.getLastModificationTime() == llvm::sys::TimePoint<>();
}

} // namespace

TEST_CASE("--depfile lists what a result was made from", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  ProgramResult result = build(folder);
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(folder.read("d") == "out/src/a.hip: \\\n  inc/a\\ b.h \\\n  inc/plain.h \\\n  src/a.cu\n"
                            "\ninc/a\\ b.h:\n\ninc/plain.h:\n\nsrc/a.cu:\n");
  // One file, with a rule file of the user; the folder of the depfile need not exist.
  folder.write("rules.yaml", "library: l\nrows:\n- {name: mine, kind: function, hip: yours}\n");
  folder.write("b.cu", "int n = cudaSuccess;\n");
  CHECK(runTranship(folder, {"-q", "b.cu", "-o", folder.path("b.hip"), "--depfile", "new/d",
                             "--rules", "rules.yaml"})
            .exitCode == 0);
  CHECK(llvm::StringRef(folder.read("new/d"))
            .starts_with(folder.path("b.hip") + ": \\\n  " + folder.path("b.cu") + " \\\n  " +
                         folder.path("rules.yaml") + "\n"));
}

TEST_CASE("A result that stays the same keeps its time", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  REQUIRE(build(folder).exitCode == 0);
  auto ageAll = [&] {
    age(folder, "out/src/a.hip");
    age(folder, "out/inc/a b.h");
  };
  ageAll();
  REQUIRE(build(folder).exitCode == 0);
  CHECK(isOld(folder, "out/src/a.hip"));
  CHECK(isOld(folder, "out/inc/a b.h"));
  // A unit counts as new if one of its headers is.
  folder.write("inc/plain.h", "#define N 2\n");
  REQUIRE(build(folder).exitCode == 0);
  CHECK(!isOld(folder, "out/src/a.hip"));
  CHECK(isOld(folder, "out/inc/a b.h"));
  // Without --depfile, each file is judged by itself.
  ageAll();
  folder.write("inc/plain.h", "#define N 3\n");
  REQUIRE(runTranship(folder, {"src", "inc", "-o", "two"}).exitCode == 0);
  age(folder, "two/src/a.hip");
  folder.write("inc/plain.h", "#define N 4\n");
  REQUIRE(runTranship(folder, {"src", "inc", "-o", "two"}).exitCode == 0);
  CHECK(isOld(folder, "two/src/a.hip"));
  CHECK(folder.read("two/inc/plain.h") == "#define N 4\n");
}

TEST_CASE("With --depfile, a result that failed is not written", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  folder.write("src/a.cu", "int n = cudaDeviceGetNvSciSyncAttributes(nullptr, 0, 0);\n");
  ProgramResult result = build(folder, {"--fail-on=error"});
  CHECK(result.exitCode == 1);
  CHECK(llvm::StringRef(result.out + result.err).contains("error: "));
  CHECK(!folder.has("out/src/a.hip"));
  CHECK(!folder.has("d"));
  // A warning fails it, unless an option says otherwise.
  folder.write(
      "src/a.cu",
      "__global__ void k(long long *t) { long long s = clock64(); t[1] = clock64() - s; }\n");
  CHECK(build(folder).exitCode == 1);
  CHECK(!folder.has("d"));
  CHECK(build(folder, {"--fail-on=error"}).exitCode == 0);
  CHECK(folder.has("d"));
}

TEST_CASE("--depfile needs a result in files", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  CHECK(isToolFailure(runTranship(folder, {"inc/other.h", "--depfile", "d"})));
  CHECK(isToolFailure(runTranship(folder, {"src", "--in-place", "--depfile", "d"})));
}

TEST_CASE("-p= looks for no compile database", "[cli]") {
  TemporaryFolder folder;
  folder.write("a.cu", "int n = N;\n");
  folder.write("compile_commands.json", "no JSON");
  ProgramResult broken = runTranship(folder, {"a.cu"});
  CHECK(broken.exitCode == 1);
  CHECK(llvm::StringRef(broken.err).contains("or pass -p= to go without one"));
  CHECK(isToolFailure(runTranship(folder, {"-p", ".", "a.cu"})));
  CHECK(runTranship(folder, {"-p=", "a.cu", "--", "-DN=1"}).exitCode == 0);
}
