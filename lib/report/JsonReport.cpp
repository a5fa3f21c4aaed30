// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/Report.h"
#include "report/Summary.h"
#include "report/VerifiedReport.h"
#include "support/Text.h"

#include <map>

namespace tranship::report {
namespace {

namespace json = llvm::json;

json::Object editsObject(const std::array<size_t, layerCount> &edits) {
  json::Object object;
  for (size_t i = 0; i < layerCount; ++i)
    object[toString(static_cast<Layer>(i))] = edits[i];
  return object;
}

json::Object totals(const translate::Translation &translation, const Summary &summary,
                    const RunFacts &run, const ReportOptions &options) {
  return json::Object{{"files", translation.files.size()},
                      {"changed", summary.changed},
                      {"alreadyHip", summary.hip},
                      {"units", translation.units},
                      {"filesNotFullyParsed", translation.notParsed.size()},
                      {"edits", editsObject(translation.editsByLayer())},
                      {"errors", translation.count(Severity::Error)},
                      {"warnings", translation.count(Severity::Warning)},
                      {"notes", translation.count(Severity::Note)},
                      {"buildFiles", run.buildFiles.count},
                      {"buildFilesChanged", run.buildFiles.changed},
                      {"buildFilesChecked", run.buildFiles.checked},
                      {"buildFilesDiffering", run.buildFiles.differing},
                      {"copied", run.output.copied},
                      {"guessedMinutes", summary.minutes}};
}

json::Array filesArray(const Summary &summary, const ReportOptions &options) {
  json::Array files;
  for (const FileSummary &file : summary.files)
    if (file.file)
      files.push_back(json::Object{{"path", utf8(shownPath(file.path, options))},
                                   {"changed", file.file->changed()},
                                   {"alreadyHip", file.file->isHip},
                                   {"edits", editsObject(file.edits)},
                                   {"errors", file.count(Severity::Error)},
                                   {"warnings", file.count(Severity::Warning)},
                                   {"notes", file.count(Severity::Note)}});
  return files;
}

json::Array kindsArray(const Summary &summary) {
  json::Array kinds;
  for (const KindSummary &kind : summary.kinds)
    kinds.push_back(json::Object{{"id", idOf(kind.kind)},
                                 {"severity", toString(severityOf(kind.kind))},
                                 {"count", kind.count},
                                 {"guessedMinutes", kind.minutes}});
  return kinds;
}

/// The paths of the files with the most work left.
json::Array mostLeftArray(const Summary &summary, const ReportOptions &options) {
  json::Array paths;
  for (const FileSummary *file : summary.mostLeft(5))
    paths.push_back(utf8(shownPath(file->path, options)));
  return paths;
}

json::Object diagnosticObject(const Diagnostic &diagnostic, const ReportOptions &options) {
  json::Object object{{"id", idOf(diagnostic.kind)},
                      {"severity", toString(severityOf(diagnostic.kind))},
                      {"file", utf8(shownPath(diagnostic.file, options))},
                      {"message", utf8(diagnostic.message)}};
  if (diagnostic.line) {
    object["line"] = diagnostic.line;
    object["column"] = diagnostic.column;
  }
  if (!diagnostic.advice.empty())
    object["advice"] = utf8(diagnostic.advice);
  if (!diagnostic.name.empty())
    object["name"] = utf8(diagnostic.name);
  return object;
}

/// The number of errors about each name.
json::Object untranslatedObject(const translate::Translation &translation) {
  std::map<std::string, size_t> counts;
  for (const Diagnostic &diagnostic : translation.diagnostics)
    if (!diagnostic.name.empty() && severityOf(diagnostic.kind) == Severity::Error)
      ++counts[utf8(diagnostic.name)];
  json::Object names;
  for (const auto &[name, count] : counts)
    names[name] = count;
  return names;
}

json::Array kernelsArray(const translate::Translation &translation, const ReportOptions &options) {
  json::Array kernels;
  for (const auto &[file, kernel] : translation.kernels) {
    json::Object object{{"name", utf8(kernel.name)},
                        {"file", utf8(shownPath(file, options))},
                        {"line", kernel.line},
                        {"waveWidth", toString(kernel.width)}};
    if (!kernel.proof.file.empty())
      object["proof"] = json::Object{{"file", utf8(shownPath(kernel.proof.file, options))},
                                     {"line", kernel.proof.line},
                                     {"message", utf8(kernel.proof.message)}};
    kernels.push_back(std::move(object));
  }
  return kernels;
}

json::Array leftOutArray(const RunFacts &run, const ReportOptions &options) {
  json::Array leftOut;
  for (const project::LeftOut &left : run.sources.leftOut)
    if (left.files)
      leftOut.push_back(json::Object{{"path", utf8(shownPath(left.path, options))},
                                     {"reason", utf8(left.reason)},
                                     {"files", left.files}});
  return leftOut;
}

json::Array notCopiedArray(const RunFacts &run, const ReportOptions &options) {
  json::Array notCopied;
  for (const project::LeftOut &left : run.output.notCopied)
    notCopied.push_back(
        json::Object{{"path", utf8(shownPath(left.path, options))}, {"reason", utf8(left.reason)}});
  return notCopied;
}

json::Array notParsedArray(const translate::Translation &translation,
                           const ReportOptions &options) {
  json::Array files;
  for (const std::string &file : translation.notParsed)
    files.push_back(utf8(shownPath(file, options)));
  return files;
}

json::Array unusedRulesArray(const RunFacts &run) {
  json::Array rules;
  for (const std::string &rule : run.sources.unusedRules)
    rules.push_back(utf8(rule));
  return rules;
}

json::Value portValue(const translate::Translation &translation) {
  if (!translation.port)
    return nullptr;
  const translate::PortSummary &port = *translation.port;
  json::Array obstacles;
  for (const auto &[obstacle, units] : port.obstacles)
    obstacles.push_back(utf8(obstacle));
  return json::Object{{"headers", utf8(port.headers)},
                      {"sides", json::Array(port.sides)},
                      {"units", port.units},
                      {"compiling", port.compiling},
                      {"reported", port.reported},
                      {"failing", port.failing},
                      {"unchecked", port.unchecked},
                      {"obstacles", std::move(obstacles)},
                      {"differing", port.differing},
                      {"factsCompared", port.factsCompared},
                      {"factsUnknown", port.factsUnknown}};
}

} // namespace

json::Value jsonReport(const translate::Translation &translation, const RunFacts &run,
                       const ReportOptions &options) {
  Summary summary = summarize(translation);
  json::Array diagnostics;
  for (const Diagnostic &diagnostic : translation.diagnostics)
    diagnostics.push_back(diagnosticObject(diagnostic, options));
  return json::Object{{"version", 1},
                      {"summary", totals(translation, summary, run, options)},
                      {"files", filesArray(summary, options)},
                      {"notFullyParsed", notParsedArray(translation, options)},
                      {"leftOut", leftOutArray(run, options)},
                      {"notCopied", notCopiedArray(run, options)},
                      {"unusedRules", unusedRulesArray(run)},
                      {"diagnostics", std::move(diagnostics)},
                      {"kernels", kernelsArray(translation, options)},
                      {"byKind", kindsArray(summary)},
                      {"mostLeft", mostLeftArray(summary, options)},
                      {"port", portValue(translation)},
                      {"receipts", verifiedJson(run, options)},
                      {"untranslated", untranslatedObject(translation)}};
}

} // namespace tranship::report
