// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/ScriptBackend.h"
#include "support/Test.h"
#include "verify/pack/JudgeReport.h"
#include "verify/pack/PackBuilder.h"
#include "verify/pack/PackRunner.h"
#include "verify/pack/PackRuns.h"

#include "llvm/Support/FileSystem.h"

using namespace tranship;
using namespace tranship::verify;

namespace {

/// Programs that are shell scripts, from the pack to the verdict; the other machine is this one.
struct Packed {
  ScriptedVerification scripted;
  TemporaryFolder folder;
  PackBuildOptions options;
  PackRunOptions runOptions;

  Packed(const std::string &original, const std::string &port, llvm::StringRef manifest = "")
      : scripted(original, port) {
    if (!manifest.empty())
      scripted.readManifest(manifest);
    options.folder = folder.path("pack");
    options.runner = folder.write("runner", "not run here");
    options.tool = "tranship 1";
    runOptions.folder = options.folder;
    runOptions.results = folder.path("results.jsonl");
    runOptions.workParent = folder.path("work");
  }

  VerifyJob &job() {
    scripted.job.manifest = &scripted.manifest;
    scripted.job.machine = &scripted.machine;
    if (scripted.job.backends.empty())
      scripted.job.backends = {&scripted.cpu, &scripted.cuda, &scripted.hip};
    scripted.job.isForElsewhere = true;
    return scripted.job;
  }
  PackedSummary pack() {
    PackBuilder builder(options);
    PackedSummary summary = llvm::cantFail(builder.add(job(), scripted.manifest.folder, {"-O2"}));
    llvm::cantFail(builder.finish());
    return summary;
  }
  PackRunSummary run() { return llvm::cantFail(runPack(runOptions)); }
  std::string runProblem() {
    auto summary = runPack(runOptions);
    return summary ? "" : messageOf(summary.takeError());
  }
  ReadPack read() { return llvm::cantFail(readPack(options.folder)); }
  PackResults results() {
    return llvm::cantFail(readResults(runOptions.results, folder.path("outputs")));
  }
  /// With nothing run here.
  Verification judge() {
    ReadPack pack = read();
    scripted.job.isForElsewhere = false;
    scripted.job.elsewhere = ranElsewhere(pack.pack, pack.pack.programs.at(0), results());
    return scripted.run(scripted.job.backends);
  }
  static std::string outcome(const Verification &verification, llvm::StringRef backend) {
    const Outcome &outcome = verification.backend(backend)->outcome;
    return std::string(toString(outcome)) + ": " + summaryOf(outcome);
  }
};

} // namespace

TEST_CASE("A program is packed here, run there, and judged like runs here", "[verify]") {
  Packed packed("echo 1.5 $WIDTH | cut -c1-3", "echo 1.5");
  PackedSummary summary = packed.pack();
  CHECK(summary.name == "program");
  REQUIRE(summary.backends.size() == 3);
  for (const PackedSummary::Backend &backend : summary.backends)
    CHECK(std::string(toString(backend.outcome)) == "passed");
  CHECK(llvm::sys::fs::can_execute(packed.options.folder + "/run"));

  PackRunSummary ran = packed.run();
  CHECK(ran.skips.empty());
  CHECK(ran.done == 15); // five variants, three times
  CHECK(ran.runs == 15);
  PackResults results = packed.results();
  CHECK(results.isComplete);
  CHECK(results.runs.size() == 15);

  Verification verification = packed.judge();
  CHECK(Packed::outcome(verification, "cpu") == "passed: stdout: 1 number agrees");
  CHECK(Packed::outcome(verification, "hip-amd") == "passed: stdout: 1 number agrees");
  CHECK(llvm::StringRef(Packed::outcome(verification, "cuda")).starts_with("passed"));
  // What is compared stands first: the runs, not the machine that judges.
  CHECK(verification.results.back().reference == "original, cuda");
}

TEST_CASE("A port that differs elsewhere is found", "[verify]") {
  Packed packed("echo 1.5", "echo 2.5");
  packed.pack();
  packed.run();
  Verification verification = packed.judge();
  CHECK(llvm::StringRef(Packed::outcome(verification, "hip-amd")).starts_with("failed"));
  CHECK(triangulate(verification).at(0).verdict == Verdict::TranslationBug);
}

TEST_CASE("Packs carry inputs, arguments and limits", "[verify]") {
  Packed packed("cat; cat data/in.txt; echo $1 $NAME", "cat; cat data/in.txt; echo $1 $NAME",
                "sources: [a.cu]\n"
                "cases: [{name: small, inputs: [data], stdin: data/in.txt, arguments: [7],"
                " environment: {NAME: 8}}]\n");
  packed.scripted.folder.write("program/data/in.txt", "5\n");
  packed.pack();
  packed.run();
  PackResults results = packed.results();
  REQUIRE_FALSE(results.runs.empty());
  CHECK(readFile(results.runs.front().run.outputs.at("stdout")) == "5\n5\n7 8\n");
}

TEST_CASE("What misbehaves elsewhere is told as here, and the rest goes on", "[verify][slow]") {
  auto end = [](const char *port, const char *limits) {
    Packed packed("echo 1.5", port, std::string("timeout: 3\n") + limits);
    packed.pack();
    packed.run();
    return Packed::outcome(packed.judge(), "hip-amd");
  };
  CHECK(llvm::StringRef(end("kill -SEGV $$", "")).contains("killed by signal 11"));
  CHECK(llvm::StringRef(end("sleep 60", "")).contains("did not end within"));
  CHECK(llvm::StringRef(end("yes", "limits: {output: 64kB}")).contains("wrote more than 64kB"));
  CHECK(llvm::StringRef(end("echo 1.5; exit 3", "")).contains("exit code 3"));
}

TEST_CASE("What hung once is not run again", "[verify]") {
  Packed packed("sleep 60", "sleep 60", "timeout: 0.1\n");
  packed.scripted.job.backends = {&packed.scripted.cuda};
  packed.pack();
  packed.run();
  CHECK(packed.results().runs.size() == 1);
}

TEST_CASE("A run of a pack goes on where it ended", "[verify]") {
  Packed packed("echo 1.5", "echo 1.5");
  packed.pack();
  packed.run();
  std::string whole = packed.folder.read("results.jsonl");
  // Killed within the last lines.
  packed.folder.write("results.jsonl", llvm::StringRef(whole).drop_back(100));
  size_t kept = packed.results().runs.size();
  CHECK(kept < 15);
  CHECK_FALSE(packed.results().isComplete);
  packed.run();
  CHECK(packed.results().runs.size() == 15);
  CHECK(packed.results().isComplete);
  // And a third time there is nothing to do.
  std::string before = packed.folder.read("results.jsonl");
  packed.run();
  CHECK(packed.folder.read("results.jsonl") == before);
}

TEST_CASE("Only the programs that are asked for are run", "[verify]") {
  Packed packed("echo 1.5", "echo 1.5");
  packed.pack();
  packed.runOptions.only = {"other"};
  CHECK(packed.runProblem() == "the pack has no program `other`");
  packed.runOptions.only = {"program"};
  CHECK(packed.run().done == 15);
  CHECK_FALSE(packed.results().isComplete);
}

TEST_CASE("A damaged pack is refused before anything runs", "[verify]") {
  Packed packed("echo 1.5", "echo 1.5");
  packed.pack();
  std::string file = packed.read().pack.programs.at(0).builds.at(0).program + ".z";
  std::string content = packed.folder.read("pack/files/" + file);
  for (const std::string &changed :
       {content.substr(0, content.size() / 2), std::string("short"), compressed("other")}) {
    packed.folder.write("pack/files/" + file, changed);
    CHECK(llvm::StringRef(packed.runProblem()).contains("changed or cut short"));
  }
  packed.folder.write("pack/files/" + file, content);
  std::string json = packed.folder.read("pack/pack.json");
  packed.folder.write("pack/pack.json", llvm::StringRef(json).drop_back(json.size() / 2));
  CHECK(llvm::StringRef(packed.runProblem()).contains("pack.json"));
  packed.folder.write("pack/pack.json", "{}");
  CHECK(llvm::StringRef(packed.runProblem()).contains("is not a pack of this version"));
  CHECK_FALSE(packed.folder.has("results.jsonl"));
}

TEST_CASE("A pack is not trusted", "[verify]") {
  Packed packed("echo 1.5", "echo 1.5");
  packed.pack();
  std::string json = packed.folder.read("pack/pack.json");
  auto replaced = [&](llvm::StringRef from, llvm::StringRef to) {
    std::string changed = json;
    size_t at = changed.find(from.str());
    REQUIRE(at != std::string::npos);
    changed.replace(at, from.size(), to.str());
    packed.folder.write("pack/pack.json", changed);
    return packed.runProblem();
  };
  CHECK(llvm::StringRef(replaced("\"name\": \"program\"", "\"name\": \"../program\""))
            .contains("leads out of"));
  CHECK(llvm::StringRef(replaced("\"name\": \"program\"", "\"name\": \"/program\""))
            .contains("is absolute"));
  CHECK(llvm::StringRef(replaced("\"name\": \"default\"", "\"name\": \"a/b\""))
            .contains("is not a plain name"));
  CHECK(llvm::StringRef(replaced("\"executable\": \"", "\"executable\": \"x"))
            .contains("is not a hash"));
}

TEST_CASE("Results belong to one pack and one machine", "[verify]") {
  Packed packed("echo 1.5", "echo 1.5"), other("echo 2.5", "echo 2.5");
  packed.pack();
  other.pack();
  packed.run();
  CHECK(messageOf(checkBelongsTo(packed.results(), packed.read(), "r")).empty());
  CHECK(llvm::StringRef(messageOf(checkBelongsTo(packed.results(), other.read(), "r")))
            .contains("results of another pack"));
  other.runOptions.results = packed.runOptions.results;
  CHECK(llvm::StringRef(other.runProblem()).contains("results of another pack"));
  packed.folder.write("results.jsonl", "a letter to a friend\n");
  CHECK(llvm::StringRef(packed.runProblem()).contains("is not a results file"));
  CHECK(packed.folder.read("results.jsonl") == "a letter to a friend\n");
}

TEST_CASE("Results that were changed are refused", "[verify]") {
  Packed packed("echo 1.5", "echo 1.5");
  packed.pack();
  packed.run();
  std::string text = packed.folder.read("results.jsonl");
  auto problem = [&](llvm::StringRef from, llvm::StringRef to) {
    std::string changed = text;
    changed.replace(changed.find(from.str()), from.size(), to.str());
    packed.folder.write("results.jsonl", changed);
    auto read = readResults(packed.runOptions.results, packed.folder.path("outputs"));
    return read ? "" : messageOf(read.takeError());
  };
  CHECK(llvm::StringRef(problem("\"data\":\"", "\"data\":\"AAAA")).contains("damaged"));
  CHECK(llvm::StringRef(problem("\"end\":0", "\"end\":99")).contains("ended in an unknown way"));
  CHECK(llvm::StringRef(problem("{\"run\"", "{run")).contains("is damaged"));
  CHECK(llvm::StringRef(problem("{\"run\"", "{\"ran\"")).contains("of an unknown kind"));
  packed.folder.write("results.jsonl", "");
  CHECK_FALSE(bool(llvm::Expected<PackResults>(
      readResults(packed.runOptions.results, packed.folder.path("outputs")))));
}

TEST_CASE("Outputs that are too large are compared by their hashes", "[verify]") {
  const char *random = "head -c 60000 /dev/urandom | od -An -tx1";
  auto outcome = [&](const std::string &original, const std::string &port) {
    Packed packed(original, port);
    packed.scripted.job.backends = {&packed.scripted.cuda, &packed.scripted.hip};
    packed.runOptions.maxBytes = 128 << 10;
    packed.pack();
    packed.run();
    CHECK(packed.folder.read("results.jsonl").size() < packed.runOptions.maxBytes);
    return Packed::outcome(packed.judge(), "hip-amd");
  };
  std::string fixed =
      "seq 1 100000 | sha256sum; seq 1 100000 | sed 's/.*/&&&/' | gzip | od -An -tx1";
  CHECK(outcome(fixed, fixed) == "passed: stdout: identical byte for byte");
  CHECK(llvm::StringRef(outcome(random, random)).contains("too large to be brought here"));
}

TEST_CASE("A time limit leaves the rest for the next run", "[verify]") {
  Packed packed("sleep 0.4; echo 1.5", "sleep 0.4; echo 1.5");
  packed.scripted.job.backends = {&packed.scripted.cuda, &packed.scripted.hip};
  packed.runOptions.timeLimit = std::chrono::seconds(1);
  packed.pack();
  PackRunSummary first = packed.run();
  CHECK_FALSE(first.ended.empty());
  CHECK(first.done < first.runs);
  // Every program once before any a second time, so there is a verdict.
  CHECK(llvm::StringRef(Packed::outcome(packed.judge(), "hip-amd")).starts_with("passed"));
}

TEST_CASE("A pack keeps to its size", "[verify]") {
  Packed packed("echo 1.5", "echo 1.5");
  packed.options.maxBytes = 40;
  PackBuilder builder(packed.options);
  PackedSummary summary =
      llvm::cantFail(builder.add(packed.job(), packed.scripted.manifest.folder, {}));
  CHECK(summary.isTooLarge);
  CHECK(builder.pack().programs.empty());
  CHECK(builder.bytes() == 0);
  CHECK(packed.folder.list("pack/files").empty());
}

TEST_CASE("What does not build is in the pack with its reason", "[verify]") {
  Packed packed("echo 1.5", "unbuildable");
  packed.pack();
  packed.run();
  Verification verification = packed.judge();
  CHECK(llvm::StringRef(Packed::outcome(verification, "hip-amd")).contains("error: no"));
  CHECK(llvm::StringRef(Packed::outcome(verification, "cuda")).starts_with("passed"));
}

TEST_CASE("Without a GPU one line says so, and a verdict is not shown", "[verify]") {
  ScriptBackend gpu("hip-amd", {.gpuVendor = "amd"}, {{"hip-amd", Side::Port, 0, {}}});
  Packed packed("echo 1.5", "echo 1.5");
  if (findGpus().has("amd"))
    return;
  packed.scripted.job.backends = {&packed.scripted.cuda, &gpu};
  packed.pack();
  PackRunSummary summary = packed.run();
  REQUIRE(summary.skips.size() == 1);
  CHECK(llvm::StringRef(summary.skips[0].reason).starts_with("no AMD GPU"));
  Verification verification = packed.judge();
  CHECK(llvm::StringRef(Packed::outcome(verification, "hip-amd")).starts_with("skipped: no AMD"));
  CHECK(triangulate(verification).at(0).verdict == Verdict::NotShown);
}

TEST_CASE("A port is not blamed where the original fails on the same GPU", "[verify]") {
  ScriptBackend cuda("cuda", {.gpuVendor = "nvidia", .reference = ReferenceQuality::Native},
                     {{"cuda", Side::Original, 0, {"FAILS=1"}}}),
      port("hip-nvidia", {.gpuVendor = "nvidia"}, {{"hip-nvidia", Side::Port, 0, {"FAILS=1"}}});
  ScriptedVerification scripted("test -z \"$FAILS\" && echo 1.5", "test -z \"$FAILS\" && echo 1.5");
  Verification verification = scripted.run({&scripted.cpu, &cuda, &port});
  CHECK(Packed::outcome(verification, "hip-nvidia") ==
        "skipped: the original fails (cuda): exit code 1");
  CHECK(triangulate(verification).at(0).verdict == Verdict::Agree); // on the CPU
}

TEST_CASE("Reports of judged packs", "[verify]") {
  Packed packed("echo 1.5", "echo \"2.5 <&>\"");
  packed.scripted.job.backends = {&packed.scripted.cuda, &packed.scripted.hip};
  packed.pack();
  packed.run();
  JudgedPack judged;
  judged.device = "a GPU";
  JudgedProgram program;
  program.name = "program";
  program.verification = packed.judge();
  program.verdicts = triangulate(program.verification);
  program.times = compareTimes(program.verification);
  judged.programs.push_back(std::move(program));
  CHECK(judged.programs[0].times.empty()); // how fast a wrong port is tells nothing

  std::string text = textReport(judged, {});
  CHECK(llvm::StringRef(text).contains("FAILED"));
  CHECK(llvm::StringRef(text).contains("translation-bug"));
  CHECK(llvm::StringRef(text).contains("ran on a GPU"));
  std::string junit = junitReport(judged);
  CHECK(llvm::StringRef(junit).contains("tests=\"2\" failures=\"1\""));
  CHECK(llvm::StringRef(junit).contains("&lt;"));
  llvm::json::Value json = jsonReport(judged, {});
  const llvm::json::Array &programs = *json.getAsObject()->getArray("programs");
  CHECK(programs[0].getAsObject()->getString("verdict") == "translation-bug");
}
