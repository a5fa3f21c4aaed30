// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/CheckOutput.h"

#include "driver/Output.h"

#include "diagnostics/CiPrinters.h"
#include "diagnostics/JsonPrinter.h"
#include "diagnostics/Manual.h"
#include "diagnostics/SarifPrinter.h"
#include "diagnostics/TextPrinter.h"
#include "support/FileWriting.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

std::string textOf(const Findings &findings, FindingFormat format, bool colors) {
  switch (format) {
  case FindingFormat::Text:
    return findingsAsText(findings, colors);
  case FindingFormat::Json:
    return jsonText(findingsAsJson(findings));
  case FindingFormat::Sarif:
    return jsonText(findingsAsSarif(findings));
  case FindingFormat::Github:
    return findingsForGithub(findings);
  case FindingFormat::Gitlab:
    return jsonText(findingsForGitlab(findings));
  }
  return {};
}

} // namespace

llvm::Error printFindings(const Findings &findings, const CheckArguments &arguments) {
  bool toFile = !arguments.output.empty();
  bool colors = !toFile && isColored(arguments.run.report.color, llvm::outs());
  std::string text = textOf(findings, arguments.format, colors);
  if (toFile)
    return writeNamedFile(absolutePath(arguments.output), text);
  llvm::outs() << text;
  return checkWritten(llvm::outs());
}

void printSummary(const Findings &findings, const CheckSummary &summary) {
  size_t errors = findings.count(Severity::Error), warnings = findings.count(Severity::Warning);
  size_t suppressed = llvm::count_if(
      findings.list, [](const Finding &finding) { return bool(finding.suppressed); });
  size_t fixable = llvm::count_if(findings.list, [](const Finding &finding) {
    return !finding.suppressed && !finding.diagnostic.fix.empty();
  });
  std::string out = summary.port + plural(summary.files, "file") + " checked: ";
  std::vector<std::string> counts;
  if (errors || warnings)
    counts = {plural(errors, "error"), plural(warnings, "warning")};
  if (size_t notes = findings.count(Severity::Note))
    counts.push_back(plural(notes, "note"));
  out += counts.empty() ? "nothing found" : llvm::join(counts, ", ");
  size_t handled = llvm::count_if(
      findings.hidden, [](const Diagnostic &note) { return note.isSettledByTranslation; });
  if (findings.hidden.size() > handled)
    out += fmt::format("; {} with -v", plural(findings.hidden.size() - handled, "note"));
  if (handled)
    out += fmt::format("; {} handled by the translation (-v shows {}, --as-written judges the "
                       "source without it)",
                       handled, handled == 1 ? "it" : "them");
  if (summary.hip)
    out += fmt::format("; {} already HIP and not checked", plural(summary.hip, "file"));
  if (!summary.notParsed.empty())
    out += fmt::format("; {} not fully parsed (pass the flags of your build: -p BUILD, or "
                       "--extra-arg=-IFOLDER)",
                       plural(summary.notParsed.size(), "file"));
  if (!summary.hipVersion.empty())
    out += fmt::format("; for HIP {}, which is installed", summary.hipVersion);
  if (!summary.endOfHipTables.empty())
    out += fmt::format(" (tranship's tables end at {})", summary.endOfHipTables);
  if (!summary.foundDatabase.empty())
    out += fmt::format("; compiler flags from {}", summary.foundDatabase);
  if (summary.fixes.applied)
    out += fmt::format("; {} fixed in {}", summary.fixes.applied,
                       plural(summary.fixes.texts.size(), "file"));
  if (summary.fixes.overlapping)
    out += fmt::format("; {} more overlap with these; run --fix again", summary.fixes.overlapping);
  else if (fixable)
    out += fmt::format("; --fix can fix {}", fixable);
  if (suppressed)
    out += fmt::format("; {} suppressed in the source", suppressed);
  if (summary.baseline.known)
    out += fmt::format("; {} in the baseline", summary.baseline.known);
  if (summary.baseline.gone)
    out += fmt::format("; {} (--write-baseline removes {})",
                       summary.baseline.gone == 1
                           ? "1 baseline finding is gone"
                           : fmt::format("{} baseline findings are gone", summary.baseline.gone),
                       summary.baseline.gone == 1 ? "it" : "them");
  if (summary.notParsed.size() > 1)
    llvm::errs() << "not fully parsed: " << printable(llvm::join(summary.notParsed, ", ")) << "\n";
  llvm::errs() << printable(out) << "\n";
}

void printKinds(const KindSet &kinds) {
  size_t width = 0;
  for (DiagnosticKind kind : allDiagnosticKinds())
    width = std::max(width, idOf(kind).size());
  for (bool portability : {true, false})
    for (DiagnosticKind kind : allDiagnosticKinds())
      if (kinds.contains(kind) && isCheck(kind) == portability)
        llvm::outs() << fmt::format("{:<{}}  {:<7}  {:<11}  {}\n", idOf(kind).str(), width,
                                    toString(severityOf(kind)).str(),
                                    portability ? "portability" : "translation", summaryOf(kind));
}

} // namespace tranship::driver
