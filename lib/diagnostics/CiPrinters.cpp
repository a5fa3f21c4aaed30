// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/CiPrinters.h"
#include "support/Text.h"

#include <fmt/format.h>

namespace tranship {
namespace {

/// Escapes a message or (`isProperty`) a property in the same way as GitHub's toolkit.
std::string escaped(llvm::StringRef text, bool isProperty) {
  std::string out;
  for (char c : printableText(text))
    switch (c) {
    case '%':
      out += "%25";
      break;
    case '\r':
      out += "%0D";
      break;
    case '\n':
      out += "%0A";
      break;
    case ':':
      out += isProperty ? "%3A" : ":";
      break;
    case ',':
      out += isProperty ? "%2C" : ",";
      break;
    default:
      out += c;
    }
  return out;
}

llvm::StringRef commandOf(Severity severity) {
  return severity == Severity::Note ? "notice" : toString(severity);
}

llvm::StringRef gitlabSeverity(Severity severity) {
  constexpr llvm::StringLiteral names[] = {"info", "minor", "major"};
  return names[static_cast<size_t>(severity)];
}

/// The message, followed by the advice and the related places.
std::string textOf(const Diagnostic &diagnostic, const Findings &findings) {
  std::string text = printable(diagnostic.message);
  if (!diagnostic.advice.empty())
    text += "\n" + diagnostic.advice;
  for (const RelatedPlace &place : diagnostic.related)
    text += fmt::format("\n{}:{}:{}: {}", printable(findings.shown(place.file)), place.line,
                        place.column, place.message);
  return text;
}

} // namespace

std::string findingsForGithub(const Findings &findings) {
  std::string out;
  for (const Finding &finding : findings.list) {
    if (finding.suppressed)
      continue;
    const Diagnostic &diagnostic = finding.diagnostic;
    out += fmt::format("::{} file={}", commandOf(finding.severity).str(),
                       escaped(findings.shown(diagnostic.file), true));
    auto column = [&](unsigned line, unsigned at) {
      return findings.characterColumn(diagnostic.file, line, at);
    };
    if (diagnostic.line)
      out += fmt::format(",line={},col={}", diagnostic.line,
                         column(diagnostic.line, diagnostic.column));
    const SourceSpan &span = diagnostic.span;
    if (span.end > span.begin) {
      out += fmt::format(",endLine={}", span.endLine);
      if (span.endLine == span.line) // GitHub accepts columns within one line only
        out += fmt::format(",endColumn={}", column(span.endLine, span.endColumn));
    }
    out += fmt::format(",title={}::{}\n", idOf(diagnostic.kind).str(),
                       escaped(textOf(diagnostic, findings), false));
  }
  return out;
}

llvm::json::Value findingsForGitlab(const Findings &findings) {
  llvm::json::Array list;
  for (const Finding &finding : findings.list) {
    if (finding.suppressed)
      continue;
    const Diagnostic &diagnostic = finding.diagnostic;
    llvm::json::Object lines{
        {"begin", std::max(diagnostic.line, 1u)}}; // GitLab has no findings about a whole file
    if (diagnostic.span.end > diagnostic.span.begin)
      lines["end"] = diagnostic.span.endLine;
    list.push_back(llvm::json::Object{
        {"description", utf8(textOf(diagnostic, findings))},
        {"check_name", idOf(diagnostic.kind)},
        {"fingerprint", finding.fingerprint},
        {"severity", gitlabSeverity(finding.severity)},
        {"location", llvm::json::Object{{"path", utf8(findings.shown(diagnostic.file))},
                                        {"lines", std::move(lines)}}}});
  }
  return list;
}

} // namespace tranship
