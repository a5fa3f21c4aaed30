// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/lsp/DocumentCheck.h"

#include "diagnostics/Manual.h"
#include "driver/Explanation.h"
#include "source/EditPlan.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::service {
namespace {

bool touches(tranship::Range a, tranship::Range b) { return a.begin <= b.end && b.begin <= a.end; }

tranship::Range rangeOf(const Replacement &part) { return {part.span.begin, part.span.end}; }

/// What became of the text between its first and its last difference.
Replacement difference(llvm::StringRef before, llvm::StringRef after) {
  size_t begin = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first -
                 before.begin();
  size_t common = std::min(before.size(), after.size()) - begin, end = 0;
  while (end < common && before[before.size() - 1 - end] == after[after.size() - 1 - end])
    ++end;
  Replacement result;
  result.span.begin = unsigned(begin);
  result.span.end = unsigned(before.size() - end);
  result.text = after.slice(begin, after.size() - end).str();
  return result;
}

bool isIn(const Change &change, const Change &outer) {
  return llvm::all_of(change.edits, [&](const Edit &edit) {
    return llvm::any_of(outer.edits, [&](const Edit &around) {
      return around.range.begin <= edit.range.begin && edit.range.end <= around.range.end;
    });
  });
}

/// The changes of the translation that touch a range, and those inside them.
std::vector<Change> changesAt(const translate::TranslatedFile &file, tranship::Range range) {
  std::vector<Change> chosen;
  for (const Change &change : file.changes)
    if (llvm::any_of(change.edits, [&](const Edit &edit) { return touches(edit.range, range); }))
      chosen.push_back(change);
  size_t touching = chosen.size();
  for (const Change &change : file.changes)
    if (llvm::none_of(change.edits, [&](const Edit &edit) { return touches(edit.range, range); }) &&
        llvm::any_of(llvm::ArrayRef(chosen).take_front(touching),
                     [&](const Change &outer) { return isIn(change, outer); }))
      chosen.push_back(change);
  return chosen;
}

std::optional<Replacement> translationAt(const DocumentCheck &check, tranship::Range range) {
  EditPlan plan(*check.file().input->source);
  for (Change &change : changesAt(check.file(), range))
    plan.add(std::move(change));
  plan.resolve();
  std::string after = plan.apply();
  if (check.text() == after)
    return std::nullopt;
  return difference(check.text(), after);
}

/// "Replace with `x`", for a text that fits into a menu.
std::string titleOf(llvm::ArrayRef<Replacement> edits, llvm::StringRef otherwise) {
  constexpr size_t longest = 60;
  if (edits.size() != 1 || edits[0].text.size() > longest ||
      llvm::StringRef(edits[0].text).contains('\n') ||
      llvm::StringRef(edits[0].text).trim().empty())
    return otherwise.str();
  return otherwise.str() + ": `" + llvm::StringRef(edits[0].text).trim().str() + "`";
}

bool isQualifiedCharacter(char c) { return isNameCharacter(c) || c == ':'; }
bool isPathCharacter(char c) { return isNameCharacter(c) || c == '/' || c == '.' || c == '-'; }

llvm::StringRef wordAt(llvm::StringRef text, size_t offset, bool (*belongs)(char)) {
  size_t begin = offset, end = offset;
  while (begin && belongs(text[begin - 1]))
    --begin;
  while (end < text.size() && belongs(text[end]))
    ++end;
  return text.slice(begin, end).trim(':');
}

} // namespace

llvm::Expected<std::shared_ptr<const DocumentCheck>>
checkDocument(const driver::CheckArguments &arguments, const Document &document, OpenTexts open,
              std::function<bool()> isStopped) {
  std::string folder = llvm::sys::path::parent_path(document.path).str();
  llvm::Expected<driver::Project> project = driver::readProject(arguments.run, folder);
  if (!project)
    return project.takeError();
  llvm::Expected<project::InputFile> input = project::inputOf(document.path, document.text, folder);
  if (!input)
    return input.takeError();
  driver::ReadSources sources;
  sources.isPart = true;
  sources.inputs.push_back(std::move(*input));
  sources.overlay = std::move(open);
  llvm::Expected<std::unique_ptr<driver::CheckedSources>> checked = driver::checkSources(
      arguments, std::move(*project), std::move(sources), std::move(isStopped));
  if (!checked)
    return checked.takeError();
  auto result = std::make_shared<DocumentCheck>();
  result->version = document.version;
  result->checked = std::move(*checked);
  result->findings = driver::findingsOf(*result->checked, arguments);
  llvm::erase_if(result->findings.list, [&](const Finding &finding) {
    return finding.suppressed || finding.diagnostic.file != document.path;
  });
  return result;
}

tranship::Range rangeOf(const DocumentCheck &check, const Diagnostic &diagnostic) {
  if (diagnostic.span.end > diagnostic.span.begin)
    return {diagnostic.span.begin, diagnostic.span.end};
  if (!diagnostic.line)
    return {0, 0};
  unsigned begin =
      check.file().input->source->lineStart(diagnostic.line) + std::max(diagnostic.column, 1u) - 1;
  size_t word =
      wordAt(check.text(), std::min<size_t>(begin, check.text().size()), isNameCharacter).size();
  return {begin, unsigned(begin + word)};
}

std::vector<ProposedEdits> editsAt(const DocumentCheck &check, tranship::Range range) {
  std::vector<ProposedEdits> result;
  const Finding *first = nullptr;
  for (const Finding &finding : check.findings.list) {
    const Diagnostic &diagnostic = finding.diagnostic;
    if (!touches(rangeOf(check, diagnostic), range) &&
        llvm::none_of(diagnostic.fix,
                      [&](const Replacement &part) { return touches(rangeOf(part), range); }))
      continue;
    first = first ? first : &finding;
    if (!diagnostic.fix.empty())
      result.push_back({titleOf(diagnostic.fix, "Fix " + idOf(diagnostic.kind).str()),
                        diagnostic.fix, &finding, true});
  }
  if (std::optional<Replacement> translated = translationAt(check, range))
    result.push_back({titleOf(*translated, "Translate to HIP"), {*translated}, first, false});
  return result;
}

std::string explanationAt(const mapping::Table &table, llvm::StringRef text, size_t offset,
                          const DocumentCheck *check) {
  std::string shown;
  auto add = [&](llvm::StringRef part) {
    shown += shown.empty() ? "" : "\n\n---\n\n";
    shown += part;
  };
  if (check)
    for (const Finding &finding : check->findings.list)
      if (rangeOf(*check, finding.diagnostic).contains(unsigned(offset)))
        add(manualSection(idOf(finding.diagnostic.kind)));
  for (auto belongs : {isQualifiedCharacter, isNameCharacter, isPathCharacter}) {
    llvm::StringRef name = wordAt(text, offset, belongs);
    if (name.empty())
      continue;
    driver::NameExplanation explanation = driver::explainAsText(table, name);
    if (!explanation.isKnown)
      continue;
    add("```text\n" + explanation.text + "```");
    break;
  }
  return shown;
}

} // namespace tranship::service
