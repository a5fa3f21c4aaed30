// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/JsonPrinter.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {
namespace {

void addSpan(llvm::json::Object &object, const SourceSpan &span) {
  object["line"] = span.line;
  object["column"] = span.column;
  object["endLine"] = span.endLine;
  object["endColumn"] = span.endColumn;
  object["offset"] = span.begin;
  object["length"] = span.end - span.begin;
}

void addText(llvm::json::Object &object, llvm::StringLiteral key, llvm::StringRef text) {
  if (!text.empty())
    object[key] = utf8(text);
}

llvm::json::Value toJson(const Finding &finding, const Findings &findings) {
  const Diagnostic &diagnostic = finding.diagnostic;
  llvm::json::Object object{{"id", idOf(diagnostic.kind)},
                            {"sort", isCheck(diagnostic.kind) ? "portability" : "translation"},
                            {"severity", toString(finding.severity)},
                            {"file", utf8(findings.shown(diagnostic.file))},
                            {"message", utf8(diagnostic.message)},
                            {"fingerprint", finding.fingerprint}};
  if (diagnostic.line) {
    object["line"] = diagnostic.line;
    object["column"] = diagnostic.column;
  }
  if (diagnostic.span.end > diagnostic.span.begin)
    addSpan(object, diagnostic.span);
  addText(object, "advice", diagnostic.advice);
  addText(object, "name", diagnostic.name);
  addText(object, "function", diagnostic.function);
  llvm::json::Array related, fix;
  for (const RelatedPlace &place : diagnostic.related)
    related.push_back(llvm::json::Object{{"file", utf8(findings.shown(place.file))},
                                         {"line", place.line},
                                         {"column", place.column},
                                         {"message", utf8(place.message)}});
  for (const Replacement &part : diagnostic.fix) {
    llvm::json::Object replacement{{"text", utf8(part.text)}};
    addSpan(replacement, part.span);
    fix.push_back(std::move(replacement));
  }
  if (!related.empty())
    object["related"] = std::move(related);
  if (!fix.empty())
    object["fix"] = std::move(fix);
  if (finding.suppressed)
    object["suppressed"] = llvm::json::Object{{"reason", utf8(*finding.suppressed)}};
  return object;
}

} // namespace

llvm::json::Value findingsAsJson(const Findings &findings) {
  llvm::json::Array list;
  for (const Finding &finding : findings.list)
    list.push_back(toJson(finding, findings));
  size_t suppressed = llvm::count_if(
      findings.list, [](const Finding &finding) { return bool(finding.suppressed); });
  return llvm::json::Object{
      {"version", 1},
      {"summary", llvm::json::Object{{"errors", findings.count(Severity::Error)},
                                     {"warnings", findings.count(Severity::Warning)},
                                     {"notes", findings.count(Severity::Note)},
                                     {"suppressed", suppressed}}},
      {"findings", std::move(list)}};
}

} // namespace tranship
