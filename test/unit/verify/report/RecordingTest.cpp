// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/report/Recording.h"

#include "support/ScriptBackend.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

namespace {

/// Records what the cpu and cuda backends do.
struct Recorded {
  ScriptedVerification scripted;
  TemporaryFolder folder;
  std::string path = folder.path("recording");

  Recorded(const std::string &original, const std::string &port, llvm::StringRef manifest = "")
      : scripted(original, port) {
    if (!manifest.empty())
      scripted.readManifest(manifest);
    scripted.folder.write("program/data/in.txt", "input\n");
  }
  std::string write() {
    Verification verification = scripted.run({&scripted.cpu, &scripted.cuda});
    return messageOf(writeRecording(path, scripted.job, verification,
                                    {"tranship 1", "a program", {"OMP_NUM_THREADS=4"}}));
  }
  std::string problem() { return messageOf(readRecording(path).takeError()); }
};

constexpr char manifest[] = "sources: [a.cu]\n"
                            "cases: [{name: small, inputs: [data], stdin: data/in.txt}]\n";

} // namespace

TEST_CASE("A recording holds all that another machine needs", "[verify]") {
  Recorded recorded("cat; echo 1.5; echo loud >&2", "echo 1.5", manifest);
  recorded.scripted.job.origin.errors = {"a.cu:1:2: no such name"};
  recorded.scripted.job.origin.headerOutside = "/elsewhere/helper.h";
  REQUIRE(recorded.write().empty());
  llvm::Expected<Recording> read = readRecording(recorded.path);
  REQUIRE(bool(read));
  CHECK(read->tool == "tranship 1");
  CHECK(read->program.name == "a program");
  CHECK(read->environment == Strings{"OMP_NUM_THREADS=4"});
  CHECK(read->program.manifestText == manifest);
  REQUIRE(read->program.original.files.size() == 1);
  CHECK(read->program.original.files[0].path == "a.cu");
  CHECK(read->program.original.files[0].text == recorded.scripted.job.original.files[0].text);
  CHECK(read->program.original.units() == Strings{"a.cu"});
  CHECK(read->program.port.units() == Strings{"a.hip"});
  REQUIRE(read->program.inputs.size() == 2);
  CHECK(read->program.inputs[0].path == "data/in.txt");
  CHECK(read->program.inputs[0].text == "input\n");
  REQUIRE(read->runs.size() == 4);
  CHECK(read->program.headerOutside == "/elsewhere/helper.h");
  CHECK(read->program.translationErrors == Strings{"a.cu:1:2: no such name"});
  CHECK(read->runs[3].variant == "cuda");
  CHECK(read->runs[3].side == Side::Original);
  CHECK(read->runs[3].testCase == "small");
  CHECK(readFile(read->runs[3].runs.at(0).outputs.at("stdout")) == "input\n1.5\n");
  CHECK(readFile(read->runs[3].runs.at(0).stderrFile) == "loud\n");
}

TEST_CASE("Runs are held against a recording", "[verify]") {
  Recorded recorded("echo 1.5", "echo 1.5");
  REQUIRE(recorded.write().empty());
  llvm::Expected<Recording> read = readRecording(recorded.path);
  REQUIRE(bool(read));
  for (auto [port, outcome] : {std::pair("echo 1.5", "passed"), std::pair("echo 2.5", "failed")}) {
    ScriptedVerification elsewhere("exit 1", port);
    elsewhere.job.recorded = read->runs;
    Verification verification = elsewhere.run({&elsewhere.hip});
    CHECK(std::string(toString(verification.backends[0].outcome)) == outcome);
    CHECK(verification.results[0].reference == "original, cpu at width 32, recorded");
  }
  // The original does here what it did there, or not.
  ScriptedVerification drifted("echo 3.5", "echo 1.5");
  drifted.job.recorded = read->runs;
  Verification verification = drifted.run({&drifted.cuda, &drifted.hip});
  CHECK(std::string(toString(verification.backends[0].outcome)) == "failed");
  CHECK(std::string(toString(verification.backends[1].outcome)) == "passed");
}

TEST_CASE("A recording says which runs were emulated, and an old one names the backend",
          "[verify]") {
  Recorded recorded("echo 1.5", "echo 1.5");
  REQUIRE(recorded.write().empty());
  auto emulated = [&] {
    llvm::Expected<Recording> read = readRecording(recorded.path);
    REQUIRE(bool(read));
    std::vector<bool> result;
    for (const RunSet &runs : read->runs)
      result.push_back(runs.isEmulated);
    return result;
  };
  const std::vector<bool> expected = {true, true, true, false}; // three of cpu, one of cuda
  CHECK(emulated() == expected);
  std::string text = recorded.folder.read("recording/recording.json");
  auto removeAll = [&](const std::string &line) {
    for (size_t at = 0; (at = text.find(line)) != std::string::npos;)
      text.erase(at, line.size());
  };
  removeAll("\"emulated\": true,");
  removeAll("\"emulated\": false,");
  REQUIRE_FALSE(llvm::StringRef(text).contains("emulated"));
  recorded.folder.write("recording/recording.json", text);
  CHECK(emulated() == expected);
}

TEST_CASE("How runs ended is recorded", "[verify]") {
  Recorded recorded("echo 1; exit 4", "exit 4", "cases: [{name: a, exit-code: 4}]");
  REQUIRE(recorded.write().empty());
  llvm::Expected<Recording> read = readRecording(recorded.path);
  REQUIRE(bool(read));
  CHECK(read->runs[0].runs[0].process.code == 4);
  CHECK(read->runs[0].runs[0].process.end == ProcessResult::End::Exited);
}

TEST_CASE("A recording goes to a new folder", "[verify]") {
  Recorded recorded("echo 1", "echo 1");
  recorded.folder.makeFolder("recording");
  CHECK(llvm::StringRef(recorded.write()).contains("already exists"));
}

TEST_CASE("A recording that was changed is refused", "[verify]") {
  Recorded recorded("echo 1", "echo 1");
  REQUIRE(recorded.write().empty());
  std::string file = recorded.folder.list("recording/files").front();
  recorded.folder.write("recording/files/" + file, "other");
  CHECK(llvm::StringRef(recorded.problem()).contains("is not what was stored"));
}

TEST_CASE("A recording is not trusted", "[verify]") {
  Recorded recorded("echo 1", "echo 1");
  REQUIRE(recorded.write().empty());
  std::string text = recorded.folder.read("recording/recording.json");
  auto replaced = [&](llvm::StringRef from, llvm::StringRef to) {
    std::string changed = text;
    size_t at = changed.find(from.str());
    REQUIRE(at != std::string::npos);
    changed.replace(at, from.size(), to.str());
    recorded.folder.write("recording/recording.json", changed);
    return recorded.problem();
  };
  CHECK(llvm::StringRef(replaced("\"a.cu\"", "\"../../a.cu\"")).contains("leads out of"));
  CHECK(llvm::StringRef(replaced("\"a.cu\"", "\"/a.cu\"")).contains("is absolute"));
  CHECK(llvm::StringRef(replaced("\"a.cu\"", "3")).contains("`path` is not text"));
  CHECK(llvm::StringRef(replaced("\"format\": 2", "\"format\": 1")).contains("not a recording"));
  CHECK(llvm::StringRef(replaced("\"end\": 0", "\"end\": 9")).contains("ended in an unknown way"));
  CHECK(llvm::StringRef(replaced("\"hash\": \"", "\"hash\": \"../")).contains("is not a hash"));
  CHECK(llvm::StringRef(replaced("\"runs\": [", "\"runns\": [")).contains("`runs` is not a list"));
  CHECK_FALSE(replaced("{", "[").empty());
  recorded.folder.write("recording/recording.json", text);
  CHECK(recorded.problem().empty());
  CHECK(llvm::StringRef(messageOf(readRecording(recorded.folder.path("none")).takeError()))
            .contains("recording.json"));
}
