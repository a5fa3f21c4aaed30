// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/lsp/DiagnosticJson.h"

#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::service {
namespace {

namespace json = llvm::json;
namespace lsp = llvm::lsp;

constexpr llvm::StringLiteral quickFix = "quickfix", rewrite = "refactor.rewrite";

int severityNumber(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return int(lsp::DiagnosticSeverity::Error);
  case Severity::Warning:
    return int(lsp::DiagnosticSeverity::Warning);
  case Severity::Note:
    break;
  }
  return int(lsp::DiagnosticSeverity::Information);
}

json::Array relatedJson(const Diagnostic &diagnostic) {
  json::Array list;
  for (const RelatedPlace &place : diagnostic.related) {
    llvm::Expected<lsp::URIForFile> uri = lsp::URIForFile::fromFile(place.file);
    if (!uri) {
      llvm::consumeError(uri.takeError());
      continue;
    }
    // The text of the other file is not at hand. Columns count bytes, which are characters in most code.
    lsp::Position at(int(std::max(place.line, 1u)) - 1, int(std::max(place.column, 1u)) - 1);
    // LLVM's toJSON would refer to the text of `uri`, which ends here.
    json::Object location{{"uri", uri->uri().str()}, {"range", toJSON(lsp::Range(at))}};
    list.push_back(
        json::Object{{"location", std::move(location)}, {"message", utf8(place.message)}});
  }
  return list;
}

llvm::StringRef kindOf(const ProposedEdits &proposed) {
  return proposed.finding ? quickFix : rewrite;
}

} // namespace

json::Value diagnosticJson(const Finding &finding, const DocumentCheck &check,
                           const Positions &positions) {
  const Diagnostic &diagnostic = finding.diagnostic;
  tranship::Range range = rangeOf(check, diagnostic);
  std::string message = utf8(diagnostic.message);
  if (!diagnostic.advice.empty())
    message += "\n" + utf8(diagnostic.advice);
  json::Object object{{"range", toJSON(positions.range(range.begin, range.end))},
                      {"severity", severityNumber(finding.severity)},
                      {"code", idOf(diagnostic.kind)},
                      {"source", "tranship"},
                      {"message", std::move(message)}};
  if (json::Array related = relatedJson(diagnostic); !related.empty())
    object["relatedInformation"] = std::move(related);
  return object;
}

json::Value failureJson(llvm::Error error) {
  return json::Object{{"range", toJSON(lsp::Range())},
                      {"severity", int(lsp::DiagnosticSeverity::Error)},
                      {"source", "tranship"},
                      {"message", utf8(llvm::toString(std::move(error)))}};
}

json::Array codeActionKinds() { return json::Array{quickFix, rewrite}; }

bool isWanted(const json::Object *context, const ProposedEdits &proposed) {
  const json::Array *only = context ? context->getArray("only") : nullptr;
  return !only || llvm::any_of(*only, [&](const json::Value &kind) {
    std::optional<llvm::StringRef> name = kind.getAsString();
    llvm::StringRef rest = kindOf(proposed);
    return name && (name->empty() ||
                    (rest.consume_front(*name) && (rest.empty() || rest.starts_with("."))));
  });
}

json::Value codeActionJson(const ProposedEdits &proposed, const DocumentCheck &check,
                           llvm::StringRef uri, const Positions &positions) {
  json::Array edits;
  for (const Replacement &part : proposed.edits)
    edits.push_back(
        toJSON(lsp::TextEdit{positions.range(part.span.begin, part.span.end), part.text}));
  json::Object action{
      {"title", utf8(proposed.title)},
      {"kind", kindOf(proposed)},
      {"edit", json::Object{{"changes", json::Object{{uri.str(), std::move(edits)}}}}}};
  if (proposed.isFix)
    action["isPreferred"] = true;
  if (proposed.finding)
    action["diagnostics"] = json::Array{diagnosticJson(*proposed.finding, check, positions)};
  return action;
}

} // namespace tranship::service
