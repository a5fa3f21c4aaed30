// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/CheckRun.h"

#include "diagnostics/Fingerprint.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::translate {

bool hidesCode(DiagnosticKind kind) {
  return kind == DiagnosticKind::SyntaxError || kind == DiagnosticKind::ParseError ||
         kind == DiagnosticKind::UnitNotParsed;
}

bool explainsFailure(const Diagnostic &diagnostic) {
  return hidesCode(diagnostic.kind) || diagnostic.kind == DiagnosticKind::MissingInclude;
}

Findings findingsOf(const Translation &translation, const FindingOptions &options) {
  Findings findings;
  findings.root = options.root;
  findings.version = options.version;
  for (const TranslatedFile &file : translation.files)
    findings.texts[file.input->source->path()] = file.input->source->text();
  FirstNotes first;
  auto add = [&](Diagnostic diagnostic, std::optional<std::string> suppressed) {
    Severity severity = severityOf(diagnostic.kind);
    if (diagnostic.isSettledByTranslation && !options.asWritten) {
      severity = Severity::Note;
      diagnostic.advice = "nothing to do: the translation handles this (--as-written judges the "
                          "source without it)";
    }
    if (severity == Severity::Note && !options.verbose &&
        !(!suppressed && first.contain(diagnostic)) &&
        !(explainsFailure(diagnostic) && translation.notParsed.contains(diagnostic.file))) {
      if (!suppressed)
        findings.hidden.push_back(std::move(diagnostic));
      return;
    }
    if (severity == Severity::Warning && options.isError &&
        options.isError(diagnostic.file, diagnostic.kind))
      severity = Severity::Error;
    findings.list.push_back({std::move(diagnostic), severity, {}, std::move(suppressed)});
  };
  for (const Diagnostic &diagnostic : translation.diagnostics)
    add(diagnostic, std::nullopt);
  for (const SuppressedDiagnostic &suppressed : translation.suppressed)
    add(suppressed.diagnostic, suppressed.reason);
  llvm::stable_sort(findings.list, [](const Finding &a, const Finding &b) {
    return isBefore(a.diagnostic, b.diagnostic);
  });
  addFingerprints(findings);
  return findings;
}

} // namespace tranship::translate
