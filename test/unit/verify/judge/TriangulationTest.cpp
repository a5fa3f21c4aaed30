// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/judge/Triangulation.h"

#include "support/ScriptBackend.h"
#include "support/Test.h"

using namespace tranship;
using namespace tranship::verify;

namespace {

/// The verdict on the one case, with its first evidence.
CaseVerdict verdictOf(ScriptedVerification &scripted, std::vector<const Backend *> backends) {
  std::vector<CaseVerdict> verdicts = triangulate(scripted.run(std::move(backends)));
  REQUIRE(verdicts.size() == 1);
  return verdicts.front();
}

CaseVerdict onCpu(const std::string &original, const std::string &port) {
  ScriptedVerification scripted(original, port);
  scripted.manifest.cases.front().repeats = 3;
  return verdictOf(scripted, {&scripted.cpu});
}

std::string report(const std::string &kind) {
  return "echo 'tranship-emulator: " + kind + ": kernel k: a:3: block (0,0,0)' >&2\n";
}

} // namespace

TEST_CASE("Verdicts have ids and meanings", "[verify]") {
  CHECK(idOf(Verdict::NotShown) == "not-shown");
  CHECK(idOf(Verdict::TranslationBug) == "translation-bug");
  CHECK(meaningOf(Verdict::Agree).contains("the port does what the original does"));
}

TEST_CASE("All agree", "[verify]") {
  CaseVerdict verdict = onCpu("echo 1", "echo 1");
  CHECK(verdict.verdict == Verdict::Agree);
  CHECK(verdict.evidence.size() == 2);
}

TEST_CASE("Errors that the translation left outweigh agreement, and no difference", "[verify]") {
  auto withErrors = [](const std::string &original, const std::string &port) {
    ScriptedVerification scripted(original, port);
    scripted.job.origin.errors = {"a.cu:1:2: no such name"};
    return verdictOf(scripted, {&scripted.cpu});
  };
  CaseVerdict verdict = withErrors("echo 1", "echo 1");
  CHECK(verdict.verdict == Verdict::Incomplete);
  REQUIRE(verdict.evidence.size() == 3);
  CHECK(verdict.evidence[2].text == "a.cu:1:2: no such name");
  CHECK(withErrors("echo 1", "echo 2").verdict == Verdict::TranslationBug);
  CHECK(withErrors("exit 1", "echo 2").verdict == Verdict::NotShown);
  CHECK_FALSE(isGood(Verdict::Incomplete));
}

TEST_CASE("Where nothing was compared nothing is shown", "[verify]") {
  CaseVerdict verdict = onCpu("exit 0", "exit 0");
  CHECK(verdict.verdict == Verdict::NotShown);
  REQUIRE(verdict.evidence.size() == 2);
  CHECK(llvm::StringRef(verdict.evidence[0].text).contains("nothing was compared"));
}

TEST_CASE("A difference at width 32 is the translation's", "[verify]") {
  CaseVerdict verdict = onCpu("echo 1", "echo 2");
  CHECK(verdict.verdict == Verdict::TranslationBug);
  REQUIRE(verdict.evidence.size() == 1);
  CHECK(verdict.evidence[0].what == "port, cpu at width 32, stdout");
}

TEST_CASE("A difference at width 64 only is the width's", "[verify]") {
  CaseVerdict verdict = onCpu("echo 32", "echo $WIDTH");
  CHECK(verdict.verdict == Verdict::WaveWidthBug);
  CHECK(verdict.evidence[0].what == "port, cpu at width 64, stdout");
}

TEST_CASE("Small differences are rounding", "[verify]") {
  CHECK(onCpu("echo 1000.0", "[ $WIDTH = 32 ] && echo 1000.0 || echo 1000.1").verdict ==
        Verdict::FloatingPointOrder);
  CHECK(onCpu("echo 1000.0", "echo 1000.1").verdict == Verdict::FloatingPointOrder);
}

TEST_CASE("An original that differs from itself is told", "[verify]") {
  CHECK(onCpu("echo $REPEAT", "echo $REPEAT").verdict == Verdict::Nondeterminism);
  CHECK(onCpu("echo $REPEAT", "echo 7").verdict == Verdict::Nondeterminism);
  // What does not vary is still the port's.
  CHECK(onCpu("echo $REPEAT; echo 1", "echo 7; echo 2").verdict == Verdict::TranslationBug);
}

TEST_CASE("The emulator's reports count", "[verify]") {
  CHECK(onCpu(report("race") + "echo 1", report("race") + "echo 1").verdict == Verdict::ProgramBug);
  CaseVerdict bug = onCpu("echo 1", report("out-of-bounds") + "echo 1");
  CHECK(bug.verdict == Verdict::TranslationBug);
  CHECK(bug.evidence[0] == Observation{"port, cpu at width 32, emulator",
                                       "out-of-bounds: kernel k: a:3: block (0,0,0)"});
  CHECK(onCpu("echo 1", "[ $WIDTH = 64 ] && " + report("undefined-lane") + "echo 1").verdict ==
        Verdict::WaveWidthBug);
}

TEST_CASE("A call that the original makes and that is refused is no bug", "[verify]") {
  std::string refused = "echo 'tranship-emulator: bad-copy: cudaMemset: no memory' >&2\necho 1\n";
  CHECK(onCpu(refused, refused).verdict == Verdict::Agree);
  CHECK(onCpu("echo 1", refused).verdict == Verdict::TranslationBug);
}

TEST_CASE("Threads that return before a barrier make no bug of the program", "[verify]") {
  std::string early = report("barrier-missed") + "echo 1";
  CHECK(onCpu(early, early).verdict == Verdict::Agree);
  CHECK(onCpu("echo 1", early).verdict == Verdict::TranslationBug);
}

TEST_CASE("A port that does not build is the translation's", "[verify]") {
  CaseVerdict verdict = onCpu("echo 1", "# unbuildable");
  CHECK(verdict.verdict == Verdict::TranslationBug);
  CHECK(verdict.evidence[0].what == "port, cpu, build");
}

TEST_CASE("A port that does not build where something was left undone is incomplete", "[verify]") {
  ScriptedVerification errors("echo 1", "# unbuildable");
  errors.job.origin.errors = {"a.cu:1:2: no such name"};
  CaseVerdict verdict = verdictOf(errors, {&errors.cpu});
  CHECK(verdict.verdict == Verdict::Incomplete);
  REQUIRE(verdict.evidence.size() == 2);
  CHECK(verdict.evidence[0].what == "port, cpu, build");
  CHECK(verdict.evidence[1].text == "a.cu:1:2: no such name");

  ScriptedVerification header("echo 1", "# unbuildable");
  header.job.origin.headerOutside = "../shared/b.cuh";
  verdict = verdictOf(header, {&header.cpu});
  CHECK(verdict.verdict == Verdict::Incomplete);
  REQUIRE(verdict.evidence.size() == 2);
  CHECK(verdict.evidence[1].text == "../shared/b.cuh: is outside the program and is still CUDA");

  // It may be for both, with conditions of its own.
  ScriptedVerification good("echo 1", "echo 1");
  good.job.origin.headerOutside = "../shared/b.cuh";
  CHECK(verdictOf(good, {&good.cpu}).verdict == Verdict::Agree);
}

TEST_CASE("GPUs take part", "[verify]") {
  // Wrong on the AMD GPU only, and the emulator sees it too.
  ScriptedVerification wide("echo 32", "echo ${WIDTH:-64}");
  CHECK(verdictOf(wide, {&wide.cpu, &wide.cuda, &wide.hip}).verdict == Verdict::WaveWidthBug);
  // Wrong on the AMD GPU only, and not by its width.
  ScriptedVerification other("echo 32", "[ $WIDTH ] && echo 32 || echo 33");
  CHECK(verdictOf(other, {&other.cpu, &other.cuda, &other.hip}).verdict == Verdict::TranslationBug);
  // Nothing but the AMD GPU ran the port: the width cannot be told from the translation.
  ScriptedVerification alone("echo 32", "echo 64");
  CHECK(verdictOf(alone, {&alone.cuda, &alone.hip}).verdict == Verdict::TranslationBug);
}

TEST_CASE("Where nothing ran there is no verdict", "[verify]") {
  CHECK(onCpu("exit 1", "exit 1").verdict == Verdict::NotShown);
  ScriptedVerification scripted("echo 1", "echo 1");
  CHECK(verdictOf(scripted, {&scripted.hip}).verdict == Verdict::NotShown);
}
