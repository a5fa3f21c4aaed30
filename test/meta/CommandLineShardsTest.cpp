// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts of a run on several machines: `--shard I/N --export-edits` and `tranship apply`.
#include "support/Program.h"
#include "support/Test.h"
#include "translate/ShardFile.h"

#include <map>

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::translate;

namespace {

/// Three units with a header that only parses in units that define a macro.
void writeTree(const TemporaryFolder &folder) {
  folder.write("in/common.h", "#if MINE\nstatic int cudaDeviceReset() { return 1; }\n#endif\n"
                              "inline int reset() { return cudaDeviceReset(); }\n");
  folder.write("in/a.cu", "#include \"common.h\"\nint a() { return reset(); }\n");
  folder.write("in/b.cu", "#define MINE 1\n#include \"common.h\"\nint b() { return reset(); }\n");
  folder.write("in/c.cu", "int c(int *p) { return cudaFree(p); }\n");
  folder.write("in/alone.h", "inline void alone() { cudaDeviceSynchronize(); }\n");
}

void parseShards(const TemporaryFolder &folder, unsigned count) {
  for (unsigned i = 1; i <= count; ++i) {
    std::string part = std::to_string(i);
    ProgramResult result =
        runTranship(folder, {"--shard", part + "/" + std::to_string(count), "--export-edits",
                             part + ".edits", "-j1", "in", "--", "-DN=1"});
    INFO(result.err);
    REQUIRE(result.exitCode == 0);
  }
  CHECK_FALSE(folder.has("out"));
}

} // namespace

TEST_CASE("Shards in any order and number give what one process gives", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  ProgramResult whole = runTranship(folder, {"in", "-o", "whole", "--", "-DN=1"});
  for (unsigned count : {1, 2, 5}) {
    parseShards(folder, count);
    std::vector<std::string> arguments = {"apply"};
    for (unsigned i = count; i >= 1; --i)
      arguments.push_back(std::to_string(i) + ".edits");
    std::string out = "out" + std::to_string(count);
    arguments.insert(arguments.end(), {"-o", out});
    ProgramResult joined = runTranship(folder, arguments);
    CHECK(joined.exitCode == whole.exitCode);
    std::string text = joined.out; // it names the folder that was written
    text.replace(text.find(" to " + out), out.size() + 4, " to whole");
    CHECK(text == whole.out);
    REQUIRE(folder.list(out) == folder.list("whole"));
    for (const std::string &file : folder.list("whole"))
      CHECK(folder.read(out + "/" + file) == folder.read("whole/" + file));
  }
  CHECK(llvm::StringRef(folder.read("whole/alone.h")).contains("hipDeviceSynchronize"));
}

TEST_CASE("apply takes files and options in any order", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  parseShards(folder, 3);
  ProgramResult first = runTranship(
      folder, {"apply", "1.edits", "2.edits", "3.edits", "-o", "first", "-v", "--report=json"});
  REQUIRE(first.exitCode != 2);
  const std::vector<std::vector<std::string>> orders = {
      {"-v", "1.edits", "2.edits", "3.edits", "-o", "out", "--report", "json"},
      {"-o", "out", "--report", "json", "-v", "1.edits", "2.edits", "3.edits"},
      {"1.edits", "--report=json", "2.edits", "-j", "2", "--o=out", "3.edits", "-v"}};
  for (size_t i = 0; i < orders.size(); ++i) {
    std::vector<std::string> arguments = {"apply"};
    arguments.insert(arguments.end(), orders[i].begin(), orders[i].end());
    std::string out = "out" + std::to_string(i);
    for (std::string &argument : arguments)
      if (llvm::StringRef(argument).ends_with("out"))
        argument += std::to_string(i);
    ProgramResult result = runTranship(folder, arguments);
    INFO(result.err);
    CHECK(result.exitCode == first.exitCode);
    CHECK(result.out == first.out);
    REQUIRE(folder.list(out) == folder.list("first"));
    for (const std::string &file : folder.list("first"))
      CHECK(folder.read(out + "/" + file) == folder.read("first/" + file));
  }
}

TEST_CASE("Shards and apply may each say -j N and -v", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  for (std::string part : {"1", "2"})
    REQUIRE(runTranship(folder,
                        {"--shard", part + "/2", "--export-edits", part, "-v", "-j", part, "in"})
                .exitCode == 0);
  ProgramResult whole = runTranship(folder, {"in", "-v", "-o", "whole"});
  ProgramResult joined = runTranship(folder, {"apply", "-v", "-j", "2", "1", "2", "-o", "out"});
  INFO(joined.err);
  CHECK(joined.exitCode == whole.exitCode);
  std::string text = joined.out; // it names the folder that was written
  text.replace(text.find(" to out"), 7, " to whole");
  CHECK(text == whole.out);
  CHECK(folder.list("out") == folder.list("whole"));
}

TEST_CASE(
    "Shards with the option -o for a folder in their tree leave that folder out, as apply does",
    "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  ProgramResult first = runTranship(folder, {"in", "-o", "in/out"});
  REQUIRE(first.exitCode != 2);
  std::vector<std::string> files = folder.list("in");
  ProgramResult whole = runTranship(folder, {"in", "-o", "in/out"});
  for (std::string part : {"1", "2"})
    REQUIRE(
        runTranship(folder, {"--shard", part + "/2", "--export-edits", part, "-o", "in/out", "in"})
            .exitCode == 0);
  ProgramResult joined = runTranship(folder, {"apply", "1", "2", "-o", "in/out"});
  INFO(joined.err);
  CHECK(joined.exitCode == whole.exitCode);
  CHECK(joined.out == whole.out);
  CHECK(folder.list("in") == files);
  for (std::string part : {"1", "2"})
    REQUIRE(runTranship(folder, {"--shard", part + "/2", "--export-edits", part, "in"}).exitCode ==
            0);
  CHECK(isToolFailure(runTranship(folder, {"apply", "1", "2", "-o", "in/out"})));
}

TEST_CASE("A run by shards leaves in the cache what a whole run knows of the tree", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  auto run = [&](const std::vector<std::string> &arguments) {
    ProgramResult result = runTranship(folder, arguments);
    INFO(result.err);
    REQUIRE(result.exitCode != 2);
  };
  run({"--cache-dir", "cache", "in", "-o", "whole"});
  std::map<std::string, std::string> before;
  for (const std::string &file : folder.list("cache"))
    before[file] = folder.read("cache/" + file);
  REQUIRE_FALSE(before.empty());
  run({"--cache-dir", "cache", "--shard", "1/2", "--export-edits", "1.edits", "in"});
  run({"--cache-dir", "cache", "--shard", "2/2", "--export-edits", "2.edits", "in"});
  CHECK(folder.list("cache").size() == before.size() + 2);
  run({"apply", "1.edits", "2.edits", "-o", "out"});
  for (const auto &[file, text] : before)
    CHECK(folder.read("cache/" + file) == text);
}

TEST_CASE("Shards that do not make up a run are refused", "[cli]") {
  TemporaryFolder folder;
  writeTree(folder);
  parseShards(folder, 2);
  auto failure = [&](std::vector<std::string> arguments) {
    ProgramResult result = runTranship(folder, arguments);
    INFO(result.err << result.out);
    CHECK(isToolFailure(result));
    CHECK_FALSE(folder.has("out"));
    return llvm::StringRef(result.err).rtrim().str();
  };
  CHECK(failure({"apply", "1.edits", "-o", "out"}) == "tranship: shard 2/2 is missing");
  CHECK(failure({"apply", "-o", "out"}) ==
        "tranship: nothing to apply: name the files that --export-edits wrote");
  CHECK(failure({"apply", "1.edits", "2.edits", "-o", "out", "--", "-DN=2"}) ==
        "tranship: apply takes no compiler flags; they were given to the shards");
  CHECK(failure({"apply", "1.edits", "1.edits", "-o", "out"}) ==
        "tranship: 1.edits and 1.edits are the same shard 1/2");
  CHECK(failure({"apply", "in/a.cu", "-o", "out"}) ==
        "tranship: in/a.cu: not written by --export-edits of this version of tranship");
  folder.write("short.edits", llvm::StringRef(folder.read("1.edits")).drop_back(3));
  CHECK(failure({"apply", "short.edits", "2.edits", "-o", "out"}) ==
        "tranship: short.edits: damaged or incomplete; run this shard again");
  for (const char *part : {"1", "2"}) {
    llvm::Expected<ShardFile> file =
        deserializeShard(folder.read(part + std::string(".edits")), "");
    REQUIRE(bool(file));
    file->version = "0.0";
    folder.write(part + std::string(".old"), serializeShard(*file));
  }
  CHECK(failure({"apply", "1.edits", "2.old", "-o", "out"}) ==
        "tranship: 2.old and 1.edits belong to different runs");
  CHECK(llvm::StringRef(failure({"apply", "1.old", "2.old", "-o", "out"}))
            .starts_with("tranship: the shards were made by tranship 0.0, but this is "));
  folder.write("in/c.cu", "int c(int *p) { return cudaFree(p + 1); }\n");
  CHECK(failure({"apply", "1.edits", "2.edits", "-o", "out"}) ==
        "tranship: the sources, the rules or the compile database have changed since the shards "
        "were made, or -o names a folder of the tree but the shards were run without it; run them "
        "again");
  CHECK(failure({"--shard", "3/2", "--export-edits", "x", "in"}) ==
        "tranship: --shard takes I/N, such as 1/4, not `3/2`");
  CHECK(failure({"--shard", "1/2", "in"}) ==
        "tranship: --shard I/N and --export-edits FILE must be used together");
}
