// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/judge/Triangulation.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship::verify {
namespace {

struct Row {
  llvm::StringLiteral id, meaning;
};
constexpr Row rows[] = {
#define VERDICT(Name, Id, Meaning) {Id, Meaning},
#include "verify/judge/Verdicts.def"
};

/// All runs of one case.
class Triangulation {
public:
  Triangulation(const Verification &verification, const std::string &testCase)
      : verification_(verification) {
    verdict_.testCase = testCase;
    for (const JudgedVariant &result : verification.results)
      if (result.runs.testCase == testCase)
        results_.push_back(&result);
  }

  CaseVerdict run() {
    judgeBuilds();
    judgeOriginals();
    for (const JudgedVariant *result : results_)
      if (result->runs.side == Side::Port && !result->reference.empty())
        judgePort(*result);
    judgeTranslation();
    return std::move(verdict_);
  }

private:
  /// Keeps the worst verdict with its evidence.
  void add(Verdict verdict, std::vector<Observation> evidence) {
    if (verdict < verdict_.verdict)
      return;
    if (verdict > verdict_.verdict)
      verdict_.evidence.clear();
    verdict_.verdict = verdict;
    for (Observation &one : evidence)
      if (!llvm::is_contained(verdict_.evidence, one))
        verdict_.evidence.push_back(std::move(one));
  }

  static std::string nameOf(const JudgedVariant &result) {
    return fmt::format("{}, {}", toString(result.runs.side).str(), result.runs.variant);
  }

  static std::vector<Observation> evidenceOf(const JudgedVariant &result,
                                             const std::vector<emulator::Report> &reports,
                                             bool withOutputs) {
    std::vector<Observation> evidence;
    for (const emulator::Report &report : reports)
      evidence.push_back({nameOf(result) + ", emulator", report.text});
    if (withOutputs)
      for (const Observation &one : result.assessment.evidence)
        evidence.push_back({nameOf(result) + ", " + one.what, one.text});
    if (result.kernels && result.kernels->comparison.first)
      evidence.push_back({nameOf(result) + ", kernels", result.kernels->str()});
    if (result.kernels && withOutputs)
      for (const Observation &hint : result.kernels->hints())
        evidence.push_back({nameOf(result) + ", " + hint.what, hint.text});
    return evidence;
  }

  static bool hasWideWarps(const JudgedVariant &result) { return result.variant.warpWidth != 32; }

  /// A port that does not build is incomplete if the translation reported unfinished code.
  void judgeBuilds() {
    bool isHeaderLeft = !verification_.headerOutside.empty();
    Verdict verdict = isHeaderLeft || !verification_.translationErrors.empty()
                          ? Verdict::Incomplete
                          : Verdict::TranslationBug;
    for (const BuildRecord &build : verification_.builds)
      if (build.side == Side::Port && !build.problem.empty()) {
        add(verdict, {{"port, " + build.backend + ", build", build.problem}});
        if (isHeaderLeft)
          add(verdict, {{"translation", verification_.headerOutside +
                                            ": is outside the program and is still CUDA"}});
      }
  }

  void judgeOriginals() {
    for (const JudgedVariant *result : results_) {
      if (result->runs.side != Side::Original)
        continue;
      std::vector<emulator::Report> reports;
      for (const emulator::Report &report : result->reports)
        // A failed call returns an error, which the program can handle; and no barrier waits for
        // lanes that have returned.
        if (!report.kernel.empty() && report.kind != "barrier-missed")
          reports.push_back(report);
      if (!reports.empty())
        add(Verdict::ProgramBug, evidenceOf(*result, reports, /*withOutputs=*/false));
    }
  }

  /// Code that no run reached may still be wrong. Keeps the evidence for agreement.
  void judgeTranslation() {
    if (verification_.translationErrors.empty() ||
        !(isGood(verdict_.verdict) || verdict_.verdict == Verdict::Incomplete))
      return;
    verdict_.verdict = Verdict::Incomplete;
    for (const std::string &error : verification_.translationErrors)
      verdict_.evidence.push_back({"translation", error});
  }

  /// Whether a port with 32 lanes per warp agrees and has no reports.
  bool agreesWithNarrowWarps() const {
    return llvm::any_of(results_, [](const JudgedVariant *result) {
      return result->runs.side == Side::Port && !result->reference.empty() &&
             !hasWideWarps(*result) && result->reports.empty() &&
             result->assessment.relation != Relation::Differs;
    });
  }
  bool ranWithNarrowWarps() const {
    return llvm::any_of(results_, [](const JudgedVariant *result) {
      return result->runs.side == Side::Port && !result->reference.empty() &&
             !hasWideWarps(*result);
    });
  }

  /// Whether the port agrees with wide warps in the emulator.
  bool agreesWithEmulatedWideWarps() const {
    return llvm::any_of(results_, [](const JudgedVariant *result) {
      return result->runs.isEmulated && hasWideWarps(*result) &&
             result->assessment.relation == Relation::Agrees && result->reports.empty();
    });
  }

  Verdict verdictOn(const JudgedVariant &result) const {
    if (!hasWideWarps(result))
      return Verdict::TranslationBug;
    // Without a run at width 32, we cannot tell the causes apart; the translation is the more
    // likely one.
    if (!agreesWithNarrowWarps())
      return Verdict::TranslationBug;
    if (!result.runs.isEmulated && agreesWithEmulatedWideWarps())
      return Verdict::TranslationBug;
    return Verdict::WaveWidthBug;
  }

  void judgePort(const JudgedVariant &result) {
    for (const Observation &one : result.assessment.selfDifferences)
      add(Verdict::Nondeterminism, {{"original, from run to run, " + one.what, one.text}});
    std::vector<emulator::Report> reports = result.reports;
    // Reports that narrow warps cause, too, count for the narrow variant.
    if (hasWideWarps(result))
      for (const JudgedVariant *other : results_)
        if (other->backend == result.backend && other->runs.side == Side::Port &&
            !hasWideWarps(*other))
          reports = emulator::withoutKnown(reports, other->reports);
    bool differs = result.assessment.relation == Relation::Differs;
    // A port that fails with narrow warps fails with wide ones for the same reason.
    bool isSameFault = hasWideWarps(result) && ranWithNarrowWarps() && !agreesWithNarrowWarps();
    if ((differs || !reports.empty()) && !isSameFault)
      return add(verdictOn(result), evidenceOf(result, reports, differs));
    switch (result.assessment.relation) {
    case Relation::Agrees:
    case Relation::AgreesElsewhere:
      if (kernelsDiffer(result))
        return add(Verdict::HiddenDifference, evidenceOf(result, {}, false));
      if (std::string reason = whyNotShown(result); !reason.empty())
        return add(Verdict::NotShown, {{nameOf(result), reason}});
      return add(Verdict::Agree, {{nameOf(result), agreementOf(result)}});
    case Relation::Unstable:
      return add(Verdict::Nondeterminism, evidenceOf(result, {}, true));
    case Relation::Unknown:
      return add(Verdict::NotShown, evidenceOf(result, {}, true));
    case Relation::Rounding:
      return add(Verdict::FloatingPointOrder, evidenceOf(result, {}, true));
    case Relation::Differs:
      return;
    }
  }

  const Verification &verification_;
  std::vector<const JudgedVariant *> results_;
  CaseVerdict verdict_;
};

} // namespace

llvm::StringRef idOf(Verdict verdict) { return rows[size_t(verdict)].id; }
llvm::StringRef meaningOf(Verdict verdict) { return rows[size_t(verdict)].meaning; }

bool isGood(Verdict verdict) {
  return verdict == Verdict::Agree || verdict == Verdict::Nondeterminism;
}

std::vector<CaseVerdict> triangulate(const Verification &verification) {
  std::vector<CaseVerdict> verdicts;
  for (const std::string &testCase : verification.cases)
    verdicts.push_back(Triangulation(verification, testCase).run());
  return verdicts;
}

} // namespace tranship::verify
