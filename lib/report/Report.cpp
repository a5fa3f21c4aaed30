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
  return pathFrom(options.workingDirectory, path);
}

std::string portLine(const translate::Translation &translation) {
  if (!translation.port || !translation.port->units)
    return {};
  const translate::PortSummary &port = *translation.port;
  std::string out = fmt::format("the port: {} of {} compile{} with {} for {}", port.compiling,
                                plural(port.units, "unit"), port.units == 1 ? "s" : "",
                                port.headers, llvm::join(port.sides, ", "));
  auto doNot = [](size_t units) { return units == 1 ? "does not" : "do not"; };
  if (port.failing)
    out += fmt::format("; {} {} (port-error)", port.failing, doNot(port.failing));
  if (port.reported)
    out += fmt::format("; {} {} because of what is reported above", port.reported,
                       doNot(port.reported));
  if (port.unchecked)
    out += fmt::format("; {} could not be checked ({})", port.unchecked,
                       port.obstacles.empty()       ? "the original does not compile here"
                       : port.obstacles.size() == 1 ? *port.obstacles.begin()
                                                    : *port.obstacles.begin() + ", ...");
  return out + "\n";
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
  return out + verifiedLines(options) + portLine(translation) + summaryLine(translation, options);
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
  if (options.buildFiles)
    out += fmt::format("; {} of {} changed", options.changedBuildFiles,
                       plural(options.buildFiles, "build file"));
  if (summary.hip)
    out += fmt::format("; {} already HIP", plural(summary.hip, "file"));
  if (translation.unitsNotParsed)
    out += fmt::format("; {} not fully parsed", plural(translation.unitsNotParsed, "file"));
  if (notes && !options.verbose)
    out += fmt::format("; {} with -v", plural(notes, "note"));
  return out + "\n";
}

} // namespace tranship::report
