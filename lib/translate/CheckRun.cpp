// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/CheckRun.h"

#include "diagnostics/Fingerprint.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

namespace tranship::translate {
namespace {

/// Files that clang could not parse in full.
std::set<std::string> unparsedFiles(const Translation &translation) {
  std::set<std::string> files;
  for (const Diagnostic &diagnostic : translation.diagnostics)
    if (diagnostic.kind == DiagnosticKind::ParseError ||
        diagnostic.kind == DiagnosticKind::SyntaxError)
      files.insert(diagnostic.file);
  return files;
}

} // namespace

bool explainsFailure(const Diagnostic &diagnostic) {
  return diagnostic.kind == DiagnosticKind::ParseError ||
         diagnostic.kind == DiagnosticKind::SyntaxError ||
         diagnostic.kind == DiagnosticKind::MissingInclude;
}

Findings findingsOf(const Translation &translation, const FindingOptions &options) {
  Findings findings;
  findings.root = options.root;
  findings.version = options.version;
  for (const TranslatedFile &file : translation.files)
    findings.texts[file.input->source->path()] = file.input->source->text();
  std::set<std::string> unparsed = unparsedFiles(translation);
  auto add = [&](const Diagnostic &diagnostic, std::optional<std::string> suppressed) {
    Severity severity = severityOf(diagnostic.kind);
    if (severity == Severity::Note && !options.verbose &&
        !(explainsFailure(diagnostic) && unparsed.contains(diagnostic.file))) {
      if (!suppressed)
        findings.hidden.push_back(diagnostic);
      return;
    }
    if (severity == Severity::Warning && options.isError &&
        options.isError(diagnostic.file, diagnostic.kind))
      severity = Severity::Error;
    findings.list.push_back({diagnostic, severity, {}, std::move(suppressed)});
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
