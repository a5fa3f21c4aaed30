// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/BuildDifferences.h"

#include "buildfiles/TextEdits.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::buildfiles {
namespace {

/// The offset of a word that is not part of a longer one; folders may precede it. npos: there is none.
size_t findWhole(llvm::StringRef text, llvm::StringRef word) {
  auto isPart = [](char c) { return isNameCharacter(c) || c == '-' || c == '/' || c == '.'; };
  for (size_t at = text.find(word); at != llvm::StringRef::npos; at = text.find(word, at + 1)) {
    size_t end = at + word.size();
    bool begins = at == 0 || text[at - 1] == '/' || !isPart(text[at - 1]);
    if (begins && (end >= text.size() || !isPart(text[end])))
      return at;
  }
  return llvm::StringRef::npos;
}

} // namespace

BuildDifferences::BuildDifferences(const TreeFiles &original,
                                   llvm::ArrayRef<TranslatedBuildFile> known)
    : original_(original) {
  for (const TranslatedBuildFile &file : known)
    for (const Diagnostic &diagnostic : file.diagnostics)
      known_[diagnostic.file].push_back(&diagnostic);
}

bool BuildDifferences::isKnown(const std::string &file, llvm::StringRef name) const {
  auto reported = known_.find(file);
  return !name.empty() && reported != known_.end() &&
         llvm::any_of(reported->second, [&](const Diagnostic *diagnostic) {
           return findWhole(diagnostic->message, name) != llvm::StringRef::npos;
         });
}

void BuildDifferences::report(const BuildPlace &place, llvm::StringRef name,
                              const std::string &message, std::string advice) {
  if (isKnown(place.file, name))
    return;
  auto [known, isNew] = indexOf_.try_emplace({place, advice}, found_.size());
  if (!isNew) {
    found_[known->second].more += found_[known->second].diagnostic.message != message;
    return;
  }
  auto [line, column] = lineAndColumn(original_.read(place.file).value_or(""), place.offset);
  Diagnostic diagnostic{
      DiagnosticKind::BuildDiffers, place.file, line, column, message, std::move(advice)};
  diagnostic.name = name.str();
  found_.push_back({std::move(diagnostic)});
}

BuildPlace BuildDifferences::placeOf(llvm::StringRef word, const std::set<std::string> &files,
                                     const BuildPlace &otherwise) const {
  for (const std::string &file : files)
    if (std::optional<std::string> text = original_.read(file))
      if (size_t at = findWhole(*text, word); at != llvm::StringRef::npos)
        return {file, at};
  return otherwise;
}

std::vector<Diagnostic> BuildDifferences::take() {
  std::vector<Diagnostic> diagnostics;
  for (Found &found : found_) {
    if (found.more)
      found.diagnostic.message += fmt::format(" (and {} more of this kind)", found.more);
    diagnostics.push_back(std::move(found.diagnostic));
  }
  return diagnostics;
}

} // namespace tranship::buildfiles
