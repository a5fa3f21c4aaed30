// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/Report.h"

#include "diagnostics/TextPrinter.h"
#include "report/Summary.h"
#include "report/VerifiedReport.h"
#include "support/Text.h"
#include "translate/CheckRun.h"

#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::report {
namespace {

/// As text reports show it.
std::string printablePath(llvm::StringRef path, const ReportOptions &options) {
  return printable(shownPath(path, options));
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
  return fmt::format("{}: {}{}; {}\n", printablePath(file.path, options),
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
    out += fmt::format("{:>8} {}\n", file->left(), printablePath(file->path, options));
  return out;
}

/// One line for each reason: "left out: 12 files in a and b (third-party code)".
std::string leftOutLines(const RunFacts &run, const ReportOptions &options) {
  constexpr size_t maxPlaces = 3;
  std::map<std::string, std::pair<size_t, std::vector<std::string>>> byReason;
  for (const project::LeftOut &left : run.sources.leftOut) {
    if (!left.files)
      continue;
    auto &[files, places] = byReason[left.reason];
    files += left.files;
    places.push_back(printablePath(left.path, options));
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

/// Prints diagnostics as `tranship check` does. `verbose` adds all notes.
std::string diagnosticsAsText(const translate::Translation &translation,
                              const ReportOptions &options) {
  Findings findings;
  findings.root = options.workingDirectory;
  for (const translate::TranslatedFile &file : translation.files)
    findings.texts[file.input->source->path()] = file.input->source->text();
  FirstNotes first;
  for (const Diagnostic &diagnostic : translation.diagnostics)
    if (Severity severity = severityOf(diagnostic.kind);
        severity != Severity::Note || options.verbose || first.contain(diagnostic) ||
        (translate::explainsFailure(diagnostic) && translation.notParsed.contains(diagnostic.file)))
      findings.list.push_back({diagnostic, severity, {}, std::nullopt});
  return findingsAsText(findings, options.colors);
}

/// "wrote out/a.hip", or "wrote 12 files to out".
std::string writtenLines(const RunFacts &run, const ReportOptions &options) {
  if (!run.output.folder.empty() && run.output.written.size() > 1)
    return fmt::format("wrote {} to {}\n", plural(run.output.written.size(), "file"),
                       printablePath(run.output.folder, options));
  std::string out;
  for (const std::string &file : run.output.written)
    out += fmt::format("wrote {}\n", printablePath(file, options));
  return out;
}

std::string hipLine(const RunFacts &run) {
  if (run.hip.foundIn.empty())
    return {};
  std::string line =
      fmt::format("for HIP {}, which is installed in {} (--hip-version names another one)\n",
                  run.hip.version, run.hip.foundIn);
  if (!run.hip.endOfTables.empty())
    line +=
        fmt::format("tranship's tables end at {}: they lack what HIP {} added, and have what it "
                    "removed\n",
                    run.hip.endOfTables, run.hip.version);
  return line;
}

/// "1 rule matches nothing: `myMalloc` (rules.yaml:3)".
std::string unusedRulesLine(const RunFacts &run, const ReportOptions &options) {
  constexpr size_t maxRules = 10;
  size_t count = run.sources.unusedRules.size();
  if (!count)
    return {};
  size_t shown = options.verbose ? count : std::min(count, maxRules);
  return fmt::format("{} nothing: {}{}\n",
                     count == 1 ? "1 rule matches" : plural(count, "rule") + " match",
                     llvm::join(llvm::ArrayRef(run.sources.unusedRules).take_front(shown), ", "),
                     shown < count ? fmt::format(" and {} more (all with -v)", count - shown) : "");
}

/// "compiler flags: build/compile_commands.json (-p names another one)".
std::string databaseLine(const RunFacts &run, const ReportOptions &options) {
  if (run.sources.database.empty())
    return {};
  std::string out = fmt::format("compiler flags: {}", printablePath(run.sources.database, options));
  if (run.sources.otherDatabases.empty())
    return fmt::format("{} (-p names another one)\n", out);
  std::vector<std::string> others;
  for (const std::string &other : run.sources.otherDatabases)
    others.push_back(printablePath(other, options));
  return out + fmt::format(" (or with -p: {})\n", llvm::join(others, ", "));
}

/// "not fully parsed: a.cu, b.cu"; empty for a single input, whose summary says it.
std::string notParsedLine(const translate::Translation &translation, const ReportOptions &options) {
  constexpr size_t maxFiles = 20;
  if (translation.notParsed.empty() || translation.files.size() < 2)
    return {};
  std::vector<std::string> files;
  for (const std::string &file : translation.notParsed)
    if (options.verbose || files.size() < maxFiles)
      files.push_back(printablePath(file, options));
  size_t more = translation.notParsed.size() - files.size();
  return fmt::format("not fully parsed: {}{}\n", llvm::join(files, ", "),
                     more ? fmt::format(" and {} more (all with -v)", more) : "");
}

/// Why units could not be checked: `14: mpi.h was not found, 2: nccl.h was not found`.
std::string obstaclesOf(const translate::PortSummary &port) {
  if (port.obstacles.size() == 1)
    return port.obstacles.begin()->first;
  std::vector<std::pair<std::string, size_t>> byCount(port.obstacles.begin(), port.obstacles.end());
  llvm::stable_sort(byCount, [](const auto &a, const auto &b) { return a.second > b.second; });
  constexpr size_t maxShown = 3;
  std::vector<std::string> parts;
  size_t more = 0;
  for (const auto &[reason, units] : byCount)
    if (parts.size() < maxShown)
      parts.push_back(fmt::format("{}: {}", units, reason));
    else
      more += units;
  if (more)
    parts.push_back(fmt::format("{} for other reasons", more));
  return llvm::join(parts, ", ");
}

} // namespace

std::string shownPath(llvm::StringRef path, const ReportOptions &options) {
  return pathFrom(options.workingDirectory, path);
}

std::string copiedLine(const RunFacts &run, const ReportOptions &options) {
  constexpr size_t maxShown = 4;
  if (!run.output.copied && run.output.notCopied.empty())
    return {};
  std::string out = fmt::format("copied {}", plural(run.output.copied, "other file"));
  for (size_t i = 0; i < run.output.notCopied.size() && i < maxShown; ++i)
    out +=
        fmt::format("{} {} ({})",
                    i ? "," : "; not copied:", printablePath(run.output.notCopied[i].path, options),
                    run.output.notCopied[i].reason);
  if (run.output.notCopied.size() > maxShown)
    out += fmt::format(" and {} more", run.output.notCopied.size() - maxShown);
  return out + "\n";
}

std::string buildText(const RunFacts &run) {
  if (!run.buildFiles.count)
    return {};
  std::string out = fmt::format("{} of {} changed", run.buildFiles.changed,
                                plural(run.buildFiles.count, "build file"));
  if (run.buildFiles.checked)
    out += fmt::format(", {} checked", run.buildFiles.checked);
  if (size_t differing = run.buildFiles.differing)
    out += fmt::format(", {} of them {} (build-differs)", differing,
                       differing == 1 ? "differs" : "differ");
  return out;
}

std::string portLine(const translate::Translation &translation, bool verbose) {
  if (!translation.port || !translation.port->units)
    return {};
  const translate::PortSummary &port = *translation.port;
  bool isOne = port.units == 1;
  std::string out = fmt::format("the port: {} of {} {} and {} the same with {} for {}",
                                port.compiling - port.differing, plural(port.units, "unit"),
                                isOne ? "compiles" : "compile", isOne ? "means" : "mean",
                                port.headers, llvm::join(port.sides, ", "));
  if (port.differing)
    out += fmt::format("; {} {} but {} not mean the same (meaning-differs)", port.differing,
                       port.differing == 1 ? "compiles" : "compile",
                       port.differing == 1 ? "does" : "do");
  auto doNot = [](size_t units) { return units == 1 ? "does not compile" : "do not compile"; };
  if (port.failing)
    out += fmt::format("; {} {} (port-error)", port.failing, doNot(port.failing));
  if (port.reported)
    out += fmt::format("; {} {} because of what is reported", port.reported, doNot(port.reported));
  if (port.unchecked)
    out += fmt::format("; {} could not be checked ({})", port.unchecked, obstaclesOf(port));
  if (verbose)
    out += fmt::format("; {} compared, {} unknown in the port", plural(port.factsCompared, "fact"),
                       port.factsUnknown);
  return out + "\n";
}

std::string textReport(const translate::Translation &translation, const RunFacts &run,
                       const ReportOptions &options) {
  std::string out = diagnosticsAsText(translation, options);
  if (options.quiet)
    return out;
  out += leftOutLines(run, options);
  if (translation.files.size() > 1) {
    Summary summary = summarize(translation);
    if (options.verbose)
      for (const FileSummary &file : summary.files)
        if (file.file || file.left())
          out += fileLine(file, options);
    out += overview(summary, options);
  }
  out += notParsedLine(translation, options) + databaseLine(run, options) + hipLine(run) +
         unusedRulesLine(run, options) + writtenLines(run, options) + copiedLine(run, options);
  return out + verifiedLines(run, options) + portLine(translation, options.verbose) +
         summaryLine(translation, run, options);
}

std::string summaryLine(const translate::Translation &translation, const RunFacts &run,
                        const ReportOptions &options) {
  Summary summary = summarize(translation);
  std::array<size_t, layerCount> edits = translation.editsByLayer();
  std::string left =
      leftOf(translation.count(Severity::Error), translation.count(Severity::Warning));
  FirstNotes first;
  size_t notes = llvm::count_if(translation.diagnostics, [&](const Diagnostic &diagnostic) {
    return severityOf(diagnostic.kind) == Severity::Note && !first.contain(diagnostic);
  });
  bool hasCuda = sum(edits) || !translation.diagnostics.empty() || summary.hip;
  std::string out = fmt::format("{} of {} changed, {}{}; {}", summary.changed,
                                plural(translation.files.size(), "file"),
                                plural(sum(edits), "edit"), layersOf(edits),
                                !left.empty() ? "left to do: " + left
                                : hasCuda     ? "nothing left to do"
                                              : "no CUDA found");
  if (std::string build = buildText(run); !build.empty())
    out += "; " + build;
  if (summary.hip)
    out += fmt::format("; {} already HIP", plural(summary.hip, "file"));
  if (translation.notParsed.size())
    out += fmt::format("; {} not fully parsed", plural(translation.notParsed.size(), "file"));
  if (notes && !options.verbose)
    out += fmt::format("; {} with -v", plural(notes, "note"));
  return out + "\n";
}

} // namespace tranship::report
