// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/JudgeReport.h"

#include "support/Xml.h"
#include "verify/model/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <map>

namespace tranship::verify {
namespace {

namespace json = llvm::json;

std::vector<std::string> backendsOf(const JudgedPack &judged) {
  std::vector<std::string> ids;
  for (const JudgedProgram &program : judged.programs)
    for (const BackendResult &backend : program.verification.backends)
      if (!llvm::is_contained(ids, backend.id))
        ids.push_back(backend.id);
  return ids;
}

/// A line for each program: its outcome with each backend, and its verdict.
std::string table(const JudgedPack &judged, const std::vector<std::string> &backends) {
  size_t width = 8;
  for (const JudgedProgram &program : judged.programs)
    width = std::max(width, program.name.size() + 1);
  std::string text = fmt::format("{:<{}}", "program", width);
  for (const std::string &id : backends)
    text += fmt::format(" {:<10}", id);
  text += " verdict\n";
  for (const JudgedProgram &program : judged.programs) {
    text += fmt::format("{:<{}}", program.name, width);
    for (const std::string &id : backends) {
      const BackendResult *backend = program.verification.backend(id);
      text += fmt::format(" {:<10}", backend ? shownWord(backend->outcome) : "");
    }
    text += " " + idOf(program.verdict()).str() + "\n";
  }
  return text;
}

/// Whether the report must give more details of a program than that it agrees.
bool needsDetails(const JudgedProgram &program) {
  return program.verdict() != Verdict::Agree || program.verification.failed();
}

std::string timesText(const JudgedPack &judged) {
  std::string text;
  for (const JudgedProgram &program : judged.programs)
    for (const TimeComparison &times : program.times)
      text += fmt::format("  {}{}: {} / {}: {}\n", program.name,
                          program.verification.cases.size() > 1 ? ", " + times.testCase : "",
                          times.port, times.original, times.str());
  return text.empty() ? text : "median times of port / original (for information only):\n" + text;
}

std::string summaryText(const JudgedPack &judged) {
  std::map<Verdict, size_t> counts;
  for (const JudgedProgram &program : judged.programs)
    ++counts[program.verdict()];
  std::string text =
      fmt::format("{} program{}:", judged.programs.size(), judged.programs.size() == 1 ? "" : "s");
  for (const auto &[verdict, count] : counts)
    text += fmt::format(" {} {},", count, idOf(verdict).str());
  text.back() = '\n';
  text += fmt::format("ran on {} at {}; packed by {}{} at {}\n", judged.device, judged.time,
                      judged.packTool, judged.cuda.known() ? " with CUDA " + judged.cuda.str() : "",
                      judged.packTime);
  if (!judged.isComplete)
    text += "the results are incomplete: `run` ended early; run it again with the same file to "
            "continue\n";
  return text;
}

json::Value jsonOf(const std::optional<double> &value) {
  return value ? json::Value(*value) : json::Value(nullptr);
}

} // namespace

Verdict JudgedProgram::verdict() const {
  Verdict worst = Verdict::NotShown;
  for (const CaseVerdict &one : verdicts)
    worst = std::max(worst, one.verdict);
  return worst;
}

std::string textReport(const JudgedPack &judged, const VerifyReportOptions &options) {
  std::string text = table(judged, backendsOf(judged));
  for (const JudgedProgram &program : judged.programs)
    if (options.verbose || needsDetails(program))
      text +=
          "\n" + program.name + ":\n" + textReport(program.verification, program.verdicts, options);
  if (std::string times = timesText(judged); !times.empty())
    text += "\n" + times;
  return text + "\n" + summaryText(judged);
}

json::Value jsonReport(const JudgedPack &judged, const VerifyReportOptions &options) {
  json::Array programs;
  for (const JudgedProgram &program : judged.programs) {
    VerifyReportOptions own = options;
    own.program = program.name;
    json::Value value = jsonReport(program.verification, program.verdicts, own);
    json::Array times;
    for (const TimeComparison &one : program.times)
      times.push_back(
          json::Object{{"case", one.testCase},
                       {"port", one.port},
                       {"original", one.original},
                       {"portSeconds", one.portSeconds},
                       {"originalSeconds", one.originalSeconds},
                       {"portKernelMilliseconds", jsonOf(one.portKernelMilliseconds)},
                       {"originalKernelMilliseconds", jsonOf(one.originalKernelMilliseconds)},
                       {"launches", int64_t(one.launches)}});
    json::Object &object = *value.getAsObject();
    object["verdict"] = idOf(program.verdict());
    object["times"] = std::move(times);
    programs.push_back(std::move(value));
  }
  return json::Object{{"tool", options.tool},
                      {"pack", utf8(judged.pack)},
                      {"packTool", utf8(judged.packTool)},
                      {"packTime", utf8(judged.packTime)},
                      {"cuda", judged.cuda.known() ? judged.cuda.str() : ""},
                      {"device", utf8(judged.device)},
                      {"system", utf8(judged.system)},
                      {"time", utf8(judged.time)},
                      {"complete", judged.isComplete},
                      {"programs", std::move(programs)}};
}

std::string junitReport(const JudgedPack &judged) {
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tranship\">\n";
  for (const JudgedProgram &program : judged.programs) {
    size_t failures = 0, skipped = 0;
    std::string cases;
    for (const BackendResult &backend : program.verification.backends) {
      std::string said = xmlEscaped(summaryOf(backend.outcome)), body;
      if (std::holds_alternative<Failed>(backend.outcome)) {
        ++failures;
        body = fmt::format("<failure message=\"{}\">{}</failure>", said,
                           idOf(program.verdict()).str());
      } else if (std::holds_alternative<Skipped>(backend.outcome)) {
        ++skipped;
        body = fmt::format("<skipped message=\"{}\"/>", said);
      }
      cases += fmt::format("    <testcase classname=\"{}\" name=\"{}\">{}</testcase>\n",
                           xmlEscaped(program.name), xmlEscaped(backend.id), body);
    }
    text += fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" skipped=\"{}\">\n{}"
                        "  </testsuite>\n",
                        xmlEscaped(program.name), program.verification.backends.size(), failures,
                        skipped, cases);
  }
  return text + "</testsuites>\n";
}

} // namespace tranship::verify
