// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/SarifPrinter.h"

#include "diagnostics/Manual.h"
#include "support/Text.h"

#include "llvm/ADT/StringExtras.h"

#include <set>

namespace tranship {
namespace {

namespace json = llvm::json;

constexpr llvm::StringLiteral root = "SRCROOT";

/// The path as (part of) a URI.
std::string escaped(llvm::StringRef path) {
  std::string uri;
  for (char c : path)
    if (llvm::isAlnum(c) || llvm::StringRef("-._~/").contains(c))
      uri += c;
    else
      uri.append("%").append(llvm::toHex(llvm::StringRef(&c, 1)));
  return uri;
}

llvm::StringRef levelOf(Severity severity) { return toString(severity); } // the same three words

json::Object message(llvm::StringRef text) { return json::Object{{"text", utf8(text)}}; }

/// The manual section of a kind, without its heading.
llvm::StringRef pageOf(DiagnosticKind kind) {
  return manualSection(idOf(kind)).split('\n').second.trim();
}

json::Object ruleOf(DiagnosticKind kind) {
  llvm::StringRef page = pageOf(kind);
  std::string summary = summaryOf(kind);
  return json::Object{
      {"id", idOf(kind)},
      {"shortDescription", message(summary.empty() ? idOf(kind) : llvm::StringRef(summary))},
      {"help", json::Object{{"text", utf8(page)}, {"markdown", utf8(page)}}},
      {"defaultConfiguration", json::Object{{"level", levelOf(severityOf(kind))}}},
      {"properties",
       json::Object{{"tags", json::Array{isCheck(kind) ? "portability" : "translation"}}}}};
}

class Writer {
public:
  explicit Writer(const Findings &findings) : findings_(findings) {}

  json::Value write() {
    std::set<DiagnosticKind> kinds;
    for (const Finding &finding : findings_.list)
      kinds.insert(finding.diagnostic.kind);
    json::Array rules, results;
    for (DiagnosticKind kind : kinds) {
      ruleIndex_[kind] = rules.size();
      rules.push_back(ruleOf(kind));
    }
    for (const Finding &finding : findings_.list)
      results.push_back(resultOf(finding));
    json::Object driver{
        {"name", "tranship"}, {"version", findings_.version}, {"rules", std::move(rules)}};
    json::Object run{
        {"tool", json::Object{{"driver", std::move(driver)}}},
        {"columnKind", "unicodeCodePoints"},
        {"originalUriBaseIds",
         json::Object{{root, json::Object{{"uri", "file://" + escaped(findings_.root) + "/"}}}}},
        {"results", std::move(results)}};
    return json::Object{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                        {"version", "2.1.0"},
                        {"runs", json::Array{std::move(run)}}};
  }

private:
  json::Object artifact(llvm::StringRef file) const {
    std::string shown = findings_.shown(file);
    if (shown == file)
      return json::Object{{"uri", "file://" + escaped(file)}};
    return json::Object{{"uri", escaped(shown)}, {"uriBaseId", root}};
  }

  json::Object regionOf(llvm::StringRef file, const SourceSpan &span) const {
    return json::Object{
        {"startLine", span.line},
        {"startColumn", findings_.characterColumn(file, span.line, span.column)},
        {"endLine", span.endLine},
        {"endColumn", findings_.characterColumn(file, span.endLine, span.endColumn)},
        {"byteOffset", span.begin},
        {"byteLength", span.end - span.begin}};
  }

  json::Object pointOf(llvm::StringRef file, unsigned line, unsigned column) const {
    json::Object region{{"startLine", line}};
    if (column) {
      region["startColumn"] = findings_.characterColumn(file, line, column);
      region["endLine"] = line;
      region["endColumn"] = findings_.characterColumn(file, line, endOfWord(file, line, column));
    }
    return region;
  }

  /// The column after the word that starts at the column, or after the character if no word does.
  unsigned endOfWord(llvm::StringRef file, unsigned line, unsigned column) const {
    llvm::StringRef rest = findings_.line(file, line).substr(column - 1);
    llvm::StringRef word = rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    return column + (rest.empty() ? 0 : std::max<size_t>(word.size(), 1));
  }

  json::Object locationOf(const Diagnostic &diagnostic) const {
    json::Object physical{{"artifactLocation", artifact(diagnostic.file)}};
    if (diagnostic.span.end > diagnostic.span.begin)
      physical["region"] = regionOf(diagnostic.file, diagnostic.span);
    else if (diagnostic.line)
      physical["region"] = pointOf(diagnostic.file, diagnostic.line, diagnostic.column);
    json::Object location{{"physicalLocation", std::move(physical)}};
    if (!diagnostic.function.empty())
      location["logicalLocations"] = json::Array{
          json::Object{{"fullyQualifiedName", utf8(diagnostic.function)}, {"kind", "function"}}};
    return location;
  }

  json::Object fixOf(const Diagnostic &diagnostic) const {
    json::Array replacements;
    for (const Replacement &part : diagnostic.fix)
      replacements.push_back(json::Object{{"deletedRegion", regionOf(diagnostic.file, part.span)},
                                          {"insertedContent", message(part.text)}});
    json::Object change{{"artifactLocation", artifact(diagnostic.file)},
                        {"replacements", std::move(replacements)}};
    return json::Object{{"artifactChanges", json::Array{std::move(change)}}};
  }

  json::Object resultOf(const Finding &finding) {
    const Diagnostic &diagnostic = finding.diagnostic;
    std::string text = diagnostic.message;
    if (!diagnostic.advice.empty())
      text += ": " + diagnostic.advice;
    json::Object result{
        {"ruleId", idOf(diagnostic.kind)},
        {"ruleIndex", ruleIndex_[diagnostic.kind]},
        {"level", levelOf(finding.severity)},
        {"message", message(text)},
        {"locations", json::Array{locationOf(diagnostic)}},
        {"partialFingerprints", json::Object{{"tranship/v1", finding.fingerprint}}}};
    json::Array related;
    for (const RelatedPlace &place : diagnostic.related)
      related.push_back(
          json::Object{{"id", related.size()},
                       {"message", message(place.message)},
                       {"physicalLocation",
                        json::Object{{"artifactLocation", artifact(place.file)},
                                     {"region", pointOf(place.file, place.line, place.column)}}}});
    if (!related.empty())
      result["relatedLocations"] = std::move(related);
    if (!diagnostic.fix.empty())
      result["fixes"] = json::Array{fixOf(diagnostic)};
    if (finding.suppressed) {
      json::Object suppression{{"kind", "inSource"}};
      if (!finding.suppressed->empty())
        suppression["justification"] = utf8(*finding.suppressed);
      result["suppressions"] = json::Array{std::move(suppression)};
    } else {
      result["suppressions"] = json::Array{}; // present in all results or in none (SARIF 3.27.23)
    }
    return result;
  }

  const Findings &findings_;
  std::map<DiagnosticKind, size_t> ruleIndex_;
};

} // namespace

json::Value findingsAsSarif(const Findings &findings) { return Writer(findings).write(); }

} // namespace tranship
