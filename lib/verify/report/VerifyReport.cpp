// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/report/VerifyReport.h"

#include "support/Text.h"
#include "verify/model/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <cmath>
#include <set>

namespace tranship::verify {
namespace {

namespace json = llvm::json;

/// Prints each text once, and refers at the end to those that were printed before. `printed`: the texts so far.
std::string evidenceLines(const std::vector<Observation> &evidence,
                          std::set<std::string> &printed) {
  std::string text, seen;
  for (const Observation &one : evidence)
    if (printed.insert(one.text).second)
      text += fmt::format("    {}: {}\n", one.what, one.text);
    else
      seen += (seen.empty() ? "" : "; ") + one.what;
  return seen.empty() ? text : fmt::format("{}    see above: {}\n", text, seen);
}

/// The outcome of a variant: for a failure, only its kind. The backend's evidence follows.
std::string variantLine(const JudgedVariant &result) {
  std::string summary;
  if (const auto *failed = std::get_if<Failed>(&result.outcome)) {
    for (const Observation &one : failed->evidence)
      summary += (summary.empty() ? "" : ", ") + one.what;
  } else {
    summary = summaryOf(result.outcome);
  }
  return fmt::format("{}, {}, {}: {}: {}\n", result.runs.testCase, toString(result.runs.side).str(),
                     result.runs.variant, shownWord(result.outcome), summary);
}

/// "in loops: axpy, sum; on fibers: lock (it waits for other threads)".
std::string enginesText(llvm::StringRef report) {
  std::vector<std::string> loops, fibers;
  llvm::SmallVector<llvm::StringRef> lines;
  report.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    auto [engine, rest] = line.split('\t');
    auto [kernel, reason] = rest.split('\t');
    if (engine == "loops")
      loops.push_back(kernel.str());
    else
      fibers.push_back(reason.empty() ? kernel.str()
                                      : fmt::format("{} ({})", kernel.str(), reason.str()));
  }
  std::string text = loops.empty() ? "" : "in loops: " + llvm::join(loops, ", ");
  if (!fibers.empty())
    text += (text.empty() ? "on fibers: " : "; on fibers: ") + llvm::join(fibers, ", ");
  return text;
}

/// How the run with checks ended, if it proves less than it seems to: it was stopped, or it ended
/// differently than the run without checks, and no report explains that. Empty if it ended as it
/// should.
std::string endOfChecks(const JudgedVariant &result) {
  if (!result.checkedRun)
    return {};
  const ProcessResult &checked = result.checkedRun->process;
  if (checked.end != ProcessResult::End::Exited)
    return "ended early: " + checked.str();
  if (result.runs.runs.empty() || !result.checkedRun->reports.empty())
    return {};
  const ProcessResult &plain = result.runs.runs.front().process;
  return plain.end == ProcessResult::End::Exited && plain.code != checked.code
             ? fmt::format("ended with {}, and the one without checks with {}", checked.str(),
                           plain.str())
             : std::string();
}

/// Notes that no backend's outcome contains: the emulator's reports on the original, and why a run
/// with checks ended early.
std::string notesOn(const JudgedVariant &result, bool withCase, bool withReports, bool verbose) {
  std::string place = fmt::format("{}{}, {}", withCase ? result.runs.testCase + ", " : "",
                                  toString(result.runs.side).str(), result.runs.variant),
              text;
  if (result.runs.side == Side::Original && withReports)
    for (const emulator::Report &report : result.reports)
      if (!report.kernel.empty())
        text += fmt::format("note: {}: {}\n", place, report.text);
  if (std::string end = endOfChecks(result); !end.empty())
    text += fmt::format("note: {}: the run with checks {}\n", place, end);
  if (std::string engines = enginesText(result.engines); verbose && !engines.empty())
    text += fmt::format("note: {}: kernels run {}\n", place, engines);
  if (const auto &kernels = result.kernels) {
    // A failed outcome contains this; but kernels may differ although no output differs.
    bool isInOutcome = std::holds_alternative<Failed>(result.outcome);
    bool differs = !kernels->comparison.agrees() && !kernels->isUnstable;
    if (!isInOutcome && (differs || !kernels->problem.empty() || verbose))
      text += fmt::format("note: {}: kernels: {}\n", place, kernels->str());
    if (verbose)
      for (const std::string &note : kernels->comparison.notes)
        text += fmt::format("note: {}: kernels: {}\n", place, note);
  }
  return text;
}

std::string lastLine(const Verification &verification) {
  size_t counts[3] = {};
  for (const BackendResult &backend : verification.backends)
    ++counts[backend.outcome.index()];
  if (verification.isAllSkipped())
    return "nothing was verified: every backend was skipped\n";
  return fmt::format("{} passed, {} failed, {} skipped\n", plural(counts[0], "backend"), counts[1],
                     counts[2]);
}

/// The errors that the translation left in the port, whether or not a run reached them.
std::string translationErrors(const Verification &verification) {
  constexpr size_t maxErrors = 5;
  llvm::ArrayRef<std::string> errors = verification.translationErrors;
  if (errors.empty())
    return {};
  std::string text = verification.translationRemark() + ":\n";
  for (const std::string &error : errors.take_front(maxErrors))
    text += "    " + error + "\n";
  if (errors.size() > maxErrors)
    text += fmt::format("    and {} more\n", errors.size() - maxErrors);
  return text;
}

/// Where to look first in a port that fails.
std::string portEdits(const Verification &verification) {
  std::string text;
  for (const std::string &place : verification.portEdits)
    text += "    " + place + "\n";
  return text.empty() ? text : "the port differs from what tranship writes:\n" + text;
}

json::Object jsonOf(const Outcome &outcome) {
  json::Object object{{"outcome", toString(outcome)}};
  if (const auto *passed = std::get_if<Passed>(&outcome))
    object["note"] = utf8(passed->note);
  if (const auto *skipped = std::get_if<Skipped>(&outcome))
    object["reason"] = utf8(skipped->reason);
  if (const auto *failed = std::get_if<Failed>(&outcome))
    object["evidence"] = jsonOf(failed->evidence);
  return object;
}

/// JSON cannot represent infinity.
json::Value jsonOf(double value) {
  return std::isfinite(value) ? json::Value(value) : json::Value(fmt::format("{}", value));
}

json::Value jsonOf(const std::optional<NumberDifference> &difference) {
  if (!difference)
    return nullptr;
  return json::Object{
      {"place", difference->place},
      {"expected", utf8(difference->expected)},
      {"actual", utf8(difference->actual)},
      {"absolute", jsonOf(difference->deviation.absolute)},
      {"relative", jsonOf(difference->deviation.relative)},
      {"ulps", int64_t(std::min<uint64_t>(difference->deviation.ulps, uint64_t(INT64_MAX)))}};
}

json::Object jsonOf(const OutputAssessment &output) {
  constexpr llvm::StringLiteral relations[] = {"agrees",  "agrees-elsewhere", "unstable",
                                               "unknown", "rounding",         "differs"};
  const Comparison &comparison = output.comparison;
  json::Object object{{"output", utf8(output.output)},
                      {"relation", relations[size_t(output.relation)]},
                      {"numbers", int64_t(comparison.numbers)},
                      {"masked", int64_t(comparison.masked)},
                      {"different", int64_t(comparison.different)}};
  if (!comparison.shape.empty())
    object["text"] = utf8(comparison.shape);
  if (comparison.first) {
    object["first"] = jsonOf(comparison.first);
    object["worst"] = jsonOf(comparison.worst);
  }
  return object;
}

json::Object jsonOf(const TraceFinding &finding) {
  return json::Object{
      {"kind", toString(finding.kind)},    {"kernel", utf8(finding.kernel)},
      {"launch", int64_t(finding.launch)}, {"portLaunch", int64_t(finding.portLaunch)},
      {"what", utf8(finding.what)},        {"text", utf8(finding.text)}};
}

json::Object jsonOf(const KernelVerdict &kernels) {
  if (!kernels.problem.empty())
    return json::Object{{"problem", utf8(kernels.problem)}};
  const TraceComparison &comparison = kernels.comparison;
  json::Object object{{"launches", int64_t(comparison.launches)},
                      {"notCompared", int64_t(comparison.notCompared)},
                      {"unstable", kernels.isUnstable}};
  if (comparison.first)
    object["first"] = jsonOf(*comparison.first);
  if (comparison.rounding)
    object["rounding"] = jsonOf(*comparison.rounding);
  json::Array notes;
  for (const std::string &note : comparison.notes)
    notes.push_back(utf8(note));
  object["notes"] = std::move(notes);
  for (const auto &[key, lines] :
       {std::pair("calls", &kernels.calls), std::pair("lanes", &kernels.acrossHalves)}) {
    json::Array array;
    for (const std::string &line : *lines)
      array.push_back(utf8(line));
    object[key] = std::move(array);
  }
  return object;
}

json::Object jsonOf(const JudgedVariant &result) {
  json::Object object = jsonOf(result.outcome);
  object["case"] = result.runs.testCase;
  object["backend"] = result.backend->id();
  object["variant"] = result.runs.variant;
  object["side"] = toString(result.runs.side);
  if (!result.reference.empty())
    object["reference"] = result.reference;
  json::Array outputs, runs, reports;
  for (const OutputAssessment &output : result.assessment.outputs)
    outputs.push_back(jsonOf(output));
  for (const CapturedRun &run : result.runs.runs)
    runs.push_back(json::Object{{"end", utf8(run.process.str())},
                                {"seconds", double(run.process.time.count()) / 1000},
                                {"peakBytes", int64_t(run.process.peakBytes)}});
  for (const emulator::Report &report : result.reports)
    reports.push_back(utf8(report.text));
  if (const auto &checked = result.checkedRun)
    object["checked"] = json::Object{{"end", utf8(checked->process.str())},
                                     {"seconds", double(checked->process.time.count()) / 1000}};
  if (result.kernels)
    object["kernels"] = jsonOf(*result.kernels);
  json::Array ignored;
  for (const Observation &other : result.assessment.ignored)
    ignored.push_back(json::Object{{"output", utf8(other.what)}, {"text", utf8(other.text)}});
  object["ignored"] = std::move(ignored);
  object["outputs"] = std::move(outputs);
  object["runs"] = std::move(runs);
  object["reports"] = std::move(reports);
  return object;
}

} // namespace

std::string textReport(const Verification &verification, const std::vector<CaseVerdict> &verdicts,
                       const VerifyReportOptions &options) {
  std::string text;
  if (options.verbose)
    for (const JudgedVariant &result : verification.results)
      text += variantLine(result);
  std::set<std::string> printed;
  for (const BackendResult &backend : verification.backends) {
    text += fmt::format("{:<11} {:<8}", backend.id, shownWord(backend.outcome));
    if (const auto *failed = std::get_if<Failed>(&backend.outcome))
      text += fmt::format("\n{}", evidenceLines(failed->evidence, printed));
    else
      text += fmt::format(" {}\n", summaryOf(backend.outcome));
  }
  if (std::string cause = verification.causeOfDisagreement(); !cause.empty())
    text += fmt::format("note: {}\n", cause);
  for (const JudgedVariant &result : verification.results)
    text += notesOn(result, verification.cases.size() > 1, verdicts.empty(), options.verbose);
  for (const CaseVerdict &verdict : verdicts) {
    std::string place = verdicts.size() > 1 ? verdict.testCase + ": " : "";
    text += fmt::format("verdict: {}{}: {}\n", place, idOf(verdict.verdict).str(),
                        meaningOf(verdict.verdict).str());
    // The report lists the errors separately below.
    bool isShort = verdict.verdict == Verdict::Agree || verdict.verdict == Verdict::Incomplete;
    if (!isShort || options.verbose)
      text += evidenceLines(verdict.evidence, printed);
  }
  return text + portEdits(verification) + translationErrors(verification) + lastLine(verification);
}

json::Value jsonReport(const Verification &verification, const std::vector<CaseVerdict> &verdicts,
                       const VerifyReportOptions &options) {
  json::Array backends, results, judged, left, edits;
  for (const std::string &place : verification.portEdits)
    edits.push_back(utf8(place));
  for (const std::string &error : verification.translationErrors)
    left.push_back(utf8(error));
  for (const BackendResult &backend : verification.backends) {
    json::Object object = jsonOf(backend.outcome);
    object["id"] = backend.id;
    backends.push_back(std::move(object));
  }
  for (const JudgedVariant &result : verification.results)
    results.push_back(jsonOf(result));
  for (const CaseVerdict &verdict : verdicts)
    judged.push_back(json::Object{{"case", verdict.testCase},
                                  {"verdict", idOf(verdict.verdict)},
                                  {"evidence", jsonOf(verdict.evidence)}});
  return json::Object{{"tool", options.tool},
                      {"program", utf8(options.program)},
                      {"compileOnly", verification.compileOnly},
                      {"translationErrors", int64_t(left.size())},
                      {"leftByTranslation", std::move(left)},
                      {"portEdits", std::move(edits)},
                      {"backends", std::move(backends)},
                      {"disagreement", verification.causeOfDisagreement()},
                      {"results", std::move(results)},
                      {"verdicts", std::move(judged)}};
}

json::Value jsonReport(const KernelReplay &replay, const KernelVerdict &verdict) {
  json::Object object = jsonOf(verdict);
  object["kernel"] = utf8(replay.kernel);
  object["launch"] = int64_t(replay.launch);
  object["warpWidth"] = int64_t(replay.port.warpWidth);
  json::Array reports;
  for (const emulator::Report &report : verdict.reports)
    reports.push_back(utf8(report.text));
  object["reports"] = std::move(reports);
  return object;
}

} // namespace tranship::verify
