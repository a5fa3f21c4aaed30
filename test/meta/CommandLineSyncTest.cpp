// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship sync`, through the command line.
#include "support/Program.h"
#include "support/Test.h"

#include <cstdlib>

using namespace tranship;

namespace {

constexpr char first[] = "#include <cuda_runtime.h>\n"
                         "int devices() {\n"
                         "  int n = 0;\n"
                         "  cudaGetDeviceCount(&n);\n"
                         "  return n;\n"
                         "}\n"
                         "void wait() { cudaDeviceSynchronize(); }\n";
/// The translation of `first`, with an edit in line 3.
constexpr char edited[] = "#include <hip/hip_runtime.h>\n"
                          "int devices() {\n"
                          "  int n = -1;\n"
                          "  hipGetDeviceCount(&n);\n"
                          "  return n;\n"
                          "}\n"
                          "void wait() { hipDeviceSynchronize(); }\n";

void writeSources(const TemporaryFolder &folder) {
  folder.write("cuda/sub/a.cu", first);
  folder.write("cuda/b.cu", "void reset() { cudaDeviceReset(); }\n");
  folder.write("cuda/Makefile", "a: sub/a.cu b.cu\n\tnvcc -o $@ $^\n");
}

ProgramResult sync(const TemporaryFolder &folder, Strings options = {}) {
  Strings arguments = {"sync", "cuda", "port", "--no-config"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return runTranship(folder, arguments);
}

bool has(const std::string &text, llvm::StringRef part) {
  return llvm::StringRef(text).contains(part);
}

void replace(const TemporaryFolder &folder, llvm::StringRef path, llvm::StringRef before,
             llvm::StringRef after) {
  std::string text = folder.read(path);
  size_t place = text.find(before.str());
  REQUIRE(place != std::string::npos);
  folder.write(path, text.replace(place, before.size(), after.str()));
}

/// A synced port with an edit.
void makeEditedPort(const TemporaryFolder &folder) {
  writeSources(folder);
  REQUIRE(sync(folder).exitCode == 0);
  folder.write("port/sub/a.hip", edited);
}

} // namespace

TEST_CASE("The first sync makes what tranship -o makes", "[cli][sync]") {
  TemporaryFolder folder;
  writeSources(folder);
  ProgramResult result = sync(folder);
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "3 files added"));
  CHECK(runTranship(folder, {"-o", "made", "cuda"}).exitCode == 0);
  for (const std::string &file : folder.list("made"))
    CHECK(folder.read("port/" + file) == folder.read("made/" + file));
  ProgramResult again = sync(folder);
  CHECK(again.exitCode == 0);
  CHECK(has(again.out, "nothing to change in the port"));
}

TEST_CASE("Sync keeps edits while their sources change", "[cli][sync]") {
  TemporaryFolder folder;
  makeEditedPort(folder);
  replace(folder, "cuda/sub/a.cu", "void wait", "static void wait");
  replace(folder, "cuda/b.cu", "reset", "restart");
  ProgramResult result = sync(folder);
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "port/sub/a.hip: merged with your edits\n"));
  CHECK(has(result.out, "1 file updated, 1 file merged with your edits\n"));
  std::string expected = edited;
  expected.insert(expected.find("void wait"), "static ");
  CHECK(folder.read("port/sub/a.hip") == expected);
  CHECK(has(folder.read("port/b.hip"), "void restart() { hipDeviceReset(); }\n"));
}

TEST_CASE("A conflict is marked, and must be resolved before the next sync", "[cli][sync]") {
  TemporaryFolder folder;
  makeEditedPort(folder);
  replace(folder, "cuda/sub/a.cu", "n = 0", "n = 5");
  ProgramResult result = sync(folder);
  INFO(result.out << result.err);
  CHECK(result.exitCode == 1);
  CHECK(has(result.out, "port/sub/a.hip:3: conflict: "));
  CHECK(has(result.out, "1 conflict in 1 file\n"));
  CHECK(has(folder.read("port/sub/a.hip"),
            "<<<<<<< port (your edits)\n  int n = -1;\n=======\n  int n = 5;\n>>>>>>> translated "
            "sub/a.cu\n"));
  std::string before = folder.read("port/sub/a.hip");
  ProgramResult refused = sync(folder);
  CHECK(isToolFailure(refused));
  CHECK(has(refused.err, "port/sub/a.hip:3: "));
  CHECK(folder.read("port/sub/a.hip") == before);
  // The conflict is resolved: from now on, it is an edit.
  folder.write("port/sub/a.hip", edited);
  CHECK(sync(folder).exitCode == 0);
  CHECK(folder.read("port/sub/a.hip") == edited);
}

TEST_CASE("Files come, go and move", "[cli][sync]") {
  TemporaryFolder folder;
  makeEditedPort(folder);
  folder.write("port/own.txt", "mine\n");
  folder.write("cuda/c.cu", "void c() { cudaDeviceReset(); }\n");
  REQUIRE(std::rename(folder.path("cuda/b.cu").c_str(), folder.path("cuda/d.cu").c_str()) == 0);
  REQUIRE(std::rename(folder.path("cuda/sub/a.cu").c_str(), folder.path("cuda/a.cu").c_str()) == 0);
  ProgramResult result = sync(folder);
  INFO(result.out << result.err);
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "port/a.hip: moved from sub/a.hip with your edits\n"));
  CHECK(folder.read("port/a.hip") == edited);
  CHECK(!folder.has("port/sub"));
  CHECK(!folder.has("port/b.hip"));
  CHECK(folder.has("port/c.hip"));
  CHECK(folder.has("port/d.hip"));
  CHECK(folder.read("port/own.txt") == "mine\n");
}

TEST_CASE("An edited file stays when its source is gone", "[cli][sync]") {
  TemporaryFolder folder;
  makeEditedPort(folder);
  std::remove(folder.path("cuda/sub/a.cu").c_str());
  ProgramResult result = sync(folder);
  CHECK(result.exitCode == 1);
  CHECK(has(result.out, "port/sub/a.hip: kept because of your edits"));
  CHECK(folder.read("port/sub/a.hip") == edited);
  CHECK(sync(folder).exitCode == 0); // reported once; it is the user's own file now
}

TEST_CASE("A file that was removed by hand is not restored", "[cli][sync]") {
  TemporaryFolder folder;
  makeEditedPort(folder);
  std::remove(folder.path("port/b.hip").c_str());
  CHECK(sync(folder).exitCode == 0);
  CHECK(!folder.has("port/b.hip"));
  replace(folder, "cuda/b.cu", "reset", "restart");
  ProgramResult result = sync(folder);
  CHECK(result.exitCode == 0);
  CHECK(has(result.out, "port/b.hip: changed upstream; not restored"));
  CHECK(!folder.has("port/b.hip"));
}

TEST_CASE("tranship sync --dry-run writes nothing", "[cli][sync]") {
  TemporaryFolder folder;
  writeSources(folder);
  ProgramResult result = sync(folder, {"--dry-run"});
  CHECK(result.exitCode == 1);
  CHECK(has(result.out, "port/b.hip: added\n"));
  CHECK(!folder.has("port"));
  makeEditedPort(folder);
  CHECK(sync(folder, {"--dry-run"}).exitCode == 0);
  replace(folder, "cuda/sub/a.cu", "n = 0", "n = 5");
  ProgramResult conflict = sync(folder, {"--check"});
  CHECK(conflict.exitCode == 1);
  CHECK(has(conflict.out, "port/sub/a.hip:3: conflict: "));
  CHECK(folder.read("port/sub/a.hip") == edited);
}

TEST_CASE("A port that exists must be adopted", "[cli][sync]") {
  TemporaryFolder folder;
  writeSources(folder);
  REQUIRE(runTranship(folder, {"-o", "port", "cuda"}).exitCode == 0);
  folder.write("port/sub/a.hip", edited);
  ProgramResult refused = sync(folder);
  CHECK(isToolFailure(refused));
  CHECK(has(refused.err, "port/sub/a.hip: exists already"));
  CHECK(!folder.has("port/.tranship"));
  ProgramResult adopted = sync(folder, {"--adopt"});
  INFO(adopted.out << adopted.err);
  CHECK(adopted.exitCode == 0);
  CHECK(has(adopted.out, "adopted: 2 files as translated, 1 with your edits, 0 missing\n"));
  CHECK(folder.read("port/sub/a.hip") == edited);
  CHECK(isToolFailure(sync(folder, {"--adopt"})));
  replace(folder, "cuda/sub/a.cu", "void wait", "static void wait");
  CHECK(sync(folder).exitCode == 0);
  CHECK(has(folder.read("port/sub/a.hip"), "n = -1"));
  CHECK(has(folder.read("port/sub/a.hip"), "static void wait"));
}

TEST_CASE("Findings on files that did not change are reported once", "[cli][sync]") {
  TemporaryFolder folder;
  writeSources(folder);
  folder.write("cuda/c.cu",
               "void c() { cudaThreadGetLimit(nullptr, cudaLimitDevRuntimeSyncDepth); }\n");
  ProgramResult made = sync(folder);
  CHECK(has(made.out, "cuda/c.cu:1:"));
  replace(folder, "cuda/b.cu", "reset", "restart");
  ProgramResult result = sync(folder);
  CHECK(!has(result.out, "cuda/c.cu:1:"));
  CHECK(has(result.out, "on files whose translation did not change (-v prints "));
  CHECK(has(sync(folder, {"-v"}).out, "cuda/c.cu:1:"));
}

TEST_CASE("Wrong folders are refused before anything is written", "[cli][sync]") {
  TemporaryFolder folder;
  makeEditedPort(folder);
  CHECK(isToolFailure(runTranship(folder, {"sync", "cuda"})));
  CHECK(isToolFailure(runTranship(folder, {"sync", "none", "port"})));
  CHECK(isToolFailure(runTranship(folder, {"sync", "cuda/b.cu", "port"})));
  CHECK(isToolFailure(runTranship(folder, {"sync", "cuda", "cuda"})));
  CHECK(isToolFailure(runTranship(folder, {"sync", "cuda", "."})));
  folder.write("other/x.cu", "int x;\n");
  ProgramResult other = runTranship(folder, {"sync", "other", "port"});
  CHECK(isToolFailure(other));
  CHECK(has(other.err, "is it the right one?"));
  CHECK(folder.read("port/sub/a.hip") == edited);
  folder.makeFolder("outside");
  folder.write("cuda/linked/l.cu", "int l;\n");
  folder.makeLink("../outside", "port/linked");
  CHECK(isToolFailure(sync(folder)));
  CHECK(folder.list("outside").empty());
}

TEST_CASE("Without git, sync says what is missing and writes nothing", "[cli][sync]") {
  TemporaryFolder folder;
  makeEditedPort(folder);
  replace(folder, "cuda/sub/a.cu", "void wait", "static void wait");
  replace(folder, "cuda/b.cu", "reset", "restart");
  std::string path = std::getenv("PATH");
  setenv("PATH", folder.path().c_str(), 1);
  ProgramResult result = sync(folder);
  setenv("PATH", path.c_str(), 1);
  CHECK(isToolFailure(result));
  CHECK(has(result.err, "git is not installed, or not in PATH"));
  CHECK(folder.read("port/sub/a.hip") == edited);
  CHECK(has(folder.read("port/b.hip"), "reset"));
}
