// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/Report.h"

#include "diagnostics/TextPrinter.h"
#include "report/Summary.h"
#include "report/VerifiedReport.h"
#include "support/Text.h"

#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::report {
namespace {

llvm::json::Object editsObject(const std::array<size_t, layerCount> &edits) {
  llvm::json::Object object;
  for (size_t i = 0; i < layerCount; ++i)
    object[toString(static_cast<Layer>(i))] = edits[i];
  return object;
}

/// " (2 ast, 1 token)"; empty without edits.
std::string layersOf(const std::array<size_t, layerCount> &edits) {
  std::string layers;
  for (size_t i = 0; i < layerCount; ++i)
    if (edits[i])
      layers += fmt::format("{}{} {}", layers.empty() ? " (" : ", ", edits[i],
                            toString(static_cast<Layer>(i)).str());
  return layers.empty() ? layers : layers + ")";
}

/// "1 error, 2 warnings"; empty when nothing is left.
std::string leftOf(size_t errors, size_t warnings) {
  if (!errors && !warnings)
    return {};
  return plural(errors, "error") + ", " + plural(warnings, "warning");
}

std::string fileLine(const FileSummary &file, const ReportOptions &options) {
  std::string left = leftOf(file.count(Severity::Error), file.count(Severity::Warning));
  return fmt::format("{}: {}{}; {}\n", shownPath(file.path, options),
                     plural(sum(file.edits), "edit"), layersOf(file.edits),
                     left.empty() ? "nothing left" : "left: " + left);
}

/// What is left in a tree, by kind and by file.
std::string overview(const Summary &summary, const ReportOptions &options) {
  std::string out;
  for (const KindSummary &kind : summary.kinds) {
    Severity severity = severityOf(kind.kind);
    if (severity != Severity::Note || options.verbose)
      out += fmt::format("{:>8} {:<8} {}\n", kind.count, toString(severity).str(),
                         idOf(kind.kind).str());
  }
  if (!out.empty())
    out = "by kind:\n" + out;
  std::vector<const FileSummary *> most = summary.mostLeft(5);
  if (!most.empty())
    out += "most work left in:\n";
  for (const FileSummary *file : most)
    out += fmt::format("{:>8} {}\n", file->left(), shownPath(file->path, options));
  return out;
}

/// One line for each reason: "left out: 12 files in a and b (third-party code)".
std::string leftOutLines(const ReportOptions &options) {
  constexpr size_t maxPlaces = 3;
  std::map<std::string, std::pair<size_t, std::vector<std::string>>> byReason;
  for (const project::LeftOut &left : options.leftOut) {
    if (!left.files)
      continue;
    auto &[files, places] = byReason[left.reason];
    files += left.files;
    places.push_back(shownPath(left.path, options));
  }
  std::string out;
  for (auto &[reason, left] : byReason) {
    auto &[files, places] = left;
    size_t more = places.size() > maxPlaces ? places.size() - maxPlaces : 0;
    places.resize(places.size() - more);
    out += fmt::format("left out: {} ({}): {}", plural(files, "file"), reason,
                       llvm::join(places, ", "));
    out += more ? fmt::format(" and {} more\n", more) : "\n";
  }
  return out;
}

/// As `tranship check` prints them. Notes are for those who ask.
std::string diagnosticsAsText(const translate::Translation &translation,
                              const ReportOptions &options) {
  Findings findings;
  findings.root = options.workingDirectory;
  for (const translate::TranslatedFile &file : translation.files)
    findings.texts[file.input->source->path()] = file.input->source->text();
  for (const Diagnostic &diagnostic : translation.diagnostics)
    if (Severity severity = severityOf(diagnostic.kind);
        severity != Severity::Note || options.verbose)
      findings.list.push_back({diagnostic, severity, {}, std::nullopt});
  return findingsAsText(findings, options.colors);
}

} // namespace

std::string shownPath(llvm::StringRef path, const ReportOptions &options) {
  llvm::StringRef rest = path;
  if (rest.consume_front(options.workingDirectory) && rest.consume_front("/"))
    return rest.str();
  return path.str();
}

std::string textReport(const translate::Translation &translation, const ReportOptions &options) {
  std::string out = diagnosticsAsText(translation, options);
  if (options.quiet)
    return out;
  out += leftOutLines(options);
  if (translation.files.size() > 1) {
    Summary summary = summarize(translation);
    if (options.verbose)
      for (const FileSummary &file : summary.files)
        if (file.file || file.left())
          out += fileLine(file, options);
    out += overview(summary, options);
  }
  return out + verifiedLines(options) + summaryLine(translation, options);
}

std::string summaryLine(const translate::Translation &translation, const ReportOptions &options) {
  Summary summary = summarize(translation);
  std::array<size_t, layerCount> edits = translation.editsByLayer();
  std::string left =
      leftOf(translation.count(Severity::Error), translation.count(Severity::Warning));
  size_t notes = translation.count(Severity::Note);
  std::string out =
      fmt::format("{} of {} changed, {}{}; {}", summary.changed,
                  plural(translation.files.size(), "file"), plural(sum(edits), "edit"),
                  layersOf(edits), left.empty() ? "nothing left to do" : "left to do: " + left);
  if (summary.hip)
    out += fmt::format("; {} already HIP", plural(summary.hip, "file"));
  if (translation.unitsNotParsed)
    out += fmt::format("; {} not fully parsed", plural(translation.unitsNotParsed, "file"));
  if (notes && !options.verbose)
    out += fmt::format("; {} with -v", plural(notes, "note"));
  return out + "\n";
}

llvm::json::Value jsonReport(const translate::Translation &translation,
                             const ReportOptions &options) {
  Summary summary = summarize(translation);
  llvm::json::Array files;
  for (const FileSummary &file : summary.files)
    if (file.file)
      files.push_back(llvm::json::Object{{"path", utf8(shownPath(file.path, options))},
                                         {"changed", file.file->changed()},
                                         {"alreadyHip", file.file->isHip},
                                         {"edits", editsObject(file.edits)},
                                         {"errors", file.count(Severity::Error)},
                                         {"warnings", file.count(Severity::Warning)},
                                         {"notes", file.count(Severity::Note)}});
  llvm::json::Array byKind, mostLeft;
  for (const KindSummary &kind : summary.kinds)
    byKind.push_back(llvm::json::Object{{"id", idOf(kind.kind)},
                                        {"severity", toString(severityOf(kind.kind))},
                                        {"count", kind.count},
                                        {"guessedMinutes", kind.minutes}});
  for (const FileSummary *file : summary.mostLeft(5))
    mostLeft.push_back(utf8(shownPath(file->path, options)));
  llvm::json::Array diagnostics;
  std::map<std::string, size_t> untranslated;
  for (const Diagnostic &diagnostic : translation.diagnostics) {
    llvm::json::Object object{{"id", idOf(diagnostic.kind)},
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
    diagnostics.push_back(std::move(object));
    if (!diagnostic.name.empty() && severityOf(diagnostic.kind) == Severity::Error)
      ++untranslated[utf8(diagnostic.name)];
  }
  llvm::json::Array kernels;
  for (const auto &[file, kernel] : translation.kernels) {
    llvm::json::Object object{{"name", utf8(kernel.name)},
                              {"file", utf8(shownPath(file, options))},
                              {"line", kernel.line},
                              {"waveWidth", toString(kernel.width)}};
    if (!kernel.proof.file.empty())
      object["proof"] = llvm::json::Object{{"file", utf8(shownPath(kernel.proof.file, options))},
                                           {"line", kernel.proof.line},
                                           {"message", utf8(kernel.proof.message)}};
    kernels.push_back(std::move(object));
  }
  llvm::json::Array leftOut;
  for (const project::LeftOut &left : options.leftOut)
    if (left.files)
      leftOut.push_back(llvm::json::Object{{"path", utf8(shownPath(left.path, options))},
                                           {"reason", utf8(left.reason)},
                                           {"files", left.files}});
  llvm::json::Object names;
  for (const auto &[name, count] : untranslated)
    names[name] = count;
  return llvm::json::Object{
      {"version", 1},
      {"summary", llvm::json::Object{{"files", translation.files.size()},
                                     {"changed", summary.changed},
                                     {"alreadyHip", summary.hip},
                                     {"units", translation.units},
                                     {"filesNotFullyParsed", translation.unitsNotParsed},
                                     {"edits", editsObject(translation.editsByLayer())},
                                     {"errors", translation.count(Severity::Error)},
                                     {"warnings", translation.count(Severity::Warning)},
                                     {"notes", translation.count(Severity::Note)},
                                     {"guessedMinutes", summary.minutes}}},
      {"files", std::move(files)},
      {"leftOut", std::move(leftOut)},
      {"diagnostics", std::move(diagnostics)},
      {"kernels", std::move(kernels)},
      {"byKind", std::move(byKind)},
      {"mostLeft", std::move(mostLeft)},
      {"receipts", verifiedJson(options)},
      {"untranslated", std::move(names)}};
}

} // namespace tranship::report
