// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/UnitRecorder.h"

#include "frontend/toolkit/Headers.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Path.h"

namespace tranship::frontend {

std::string recordedPath(llvm::StringRef path, const clang::SourceManager &sourceManager) {
  llvm::SmallString<256> result(path);
  llvm::vfs::FileSystem &files = sourceManager.getFileManager().getVirtualFileSystem();
  files.makeAbsolute(result);
  llvm::sys::path::remove_dots(result, /*remove_dot_dot=*/true);
  return std::string(result);
}

void UnitRecorder::fileRead(clang::FileID file) {
  clang::OptionalFileEntryRef entry = sourceManager_->getFileEntryRefForID(file);
  if (!entry || entry->getName().starts_with(headerFolder))
    return;
  unit_.filesRead.insert(recordedPath(entry->getName(), *sourceManager_));
  if (sourceManager_->isInSystemHeader(sourceManager_->getLocForStartOfFile(file)))
    return;
  if (std::optional<llvm::StringRef> text = sourceManager_->getBufferDataOrNone(file))
    for (llvm::StringRef word : {"__managed__", "MallocManaged", "MemAllocManaged"})
      mentionsManagedMemory_ |= text->contains(word);
}

bool UnitRecorder::isSystem(clang::SourceLocation location) {
  if (location.isInvalid())
    return true; // built into clang
  return !entryOf(sourceManager_->getFileID(sourceManager_->getExpansionLoc(location)));
}

bool UnitRecorder::isOurs(clang::SourceLocation location) const {
  clang::OptionalFileEntryRef file =
      sourceManager_->getFileEntryRefForID(sourceManager_->getFileID(location));
  return file && file->getName().starts_with(headerFolder);
}

Owner UnitRecorder::ownerOf(const clang::Decl *declaration) {
  // A redeclaration in user code (`typedef struct CUstream_st *cudaStream_t;`) is still CUDA's
  // entity.
  const clang::Decl *first = declaration->getCanonicalDecl();
  return isSystem(first->getLocation()) || declaresSystemFunction(first) ? Owner::System
                                                                         : Owner::User;
}

bool UnitRecorder::isOtherLibrarys(clang::SourceLocation definition, llvm::StringRef name) {
  if (definition.isInvalid() || !isSystem(definition) || !vocabulary().isUnlisted(name))
    return false;
  clang::OptionalFileEntryRef file = sourceManager_->getFileEntryRefForID(
      sourceManager_->getFileID(sourceManager_->getExpansionLoc(definition)));
  return file && !file->getName().starts_with(headerFolder) &&
         (options_.cudaPath.empty() || !file->getName().starts_with(options_.cudaPath));
}

bool UnitRecorder::hasCLinkage(const clang::FunctionDecl *function) const {
  // Clang parses C as C++.
  return function->isExternC() || (unit_.isC() && function->hasExternalFormalLinkage());
}

bool UnitRecorder::declaresSystemFunction(const clang::Decl *declaration) {
  const auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
  if (!function || !hasCLinkage(function))
    return false;
  auto namesakes =
      function->getASTContext().getTranslationUnitDecl()->lookup(function->getDeclName());
  return llvm::any_of(namesakes, [&](const clang::NamedDecl *other) {
    const clang::FunctionDecl *known = other->getAsFunction();
    return known && known->isExternC() && isSystem(known->getCanonicalDecl()->getLocation());
  });
}

bool UnitRecorder::isAddedToLibrary(const clang::Decl *declaration) {
  const auto *opened = llvm::dyn_cast<clang::NamespaceDecl>(declaration->getDeclContext());
  return opened && opened->getIdentifier() && isInteresting(opened->getName()) &&
         ownerOf(opened) == Owner::System && ownerOf(declaration) == Owner::User;
}

UnitRecorder::Entry *UnitRecorder::entryOf(clang::FileID file) {
  auto [known, isNew] = entries_.try_emplace(file, nullptr);
  if (!isNew)
    return known->second;
  clang::OptionalFileEntryRef fileEntry = sourceManager_->getFileEntryRefForID(file);
  if (!fileEntry || fileEntry->getName().starts_with(headerFolder))
    return nullptr; // scratch space, command line, our own headers
  // A pragma may declare the rest of a header a system header, so its first line is not enough.
  if (file != sourceManager_->getMainFileID() &&
      (sourceManager_->isInSystemHeader(sourceManager_->getLocForStartOfFile(file)) ||
       sourceManager_->isInSystemHeader(sourceManager_->getLocForEndOfFile(file))))
    return nullptr;
  std::string path = recordedPath(fileEntry->getName(), *sourceManager_);
  Entry *entry = &*unit_.files.try_emplace(std::move(path)).first;
  return entries_[file] = entry;
}

std::optional<UnitRecorder::Place> UnitRecorder::placeOf(clang::SourceLocation location) {
  if (location.isInvalid())
    return std::nullopt;
  auto [file, offset] = sourceManager_->getDecomposedLoc(sourceManager_->getSpellingLoc(location));
  Entry *entry = entryOf(file);
  if (!entry)
    return std::nullopt;
  return Place{&entry->first, &entry->second, offset};
}

void UnitRecorder::forgetProblem(clang::SourceLocation location) {
  std::optional<Place> place = placeOf(location);
  clang::PresumedLoc at = sourceManager_->getPresumedLoc(location, /*UseLineDirectives=*/false);
  if (place && at.isValid())
    llvm::erase_if(unit_.problems, [&](const Diagnostic &problem) {
      return problem.file == *place->path && problem.line == at.getLine() &&
             problem.column == at.getColumn();
    });
}

std::optional<UnitRecorder::WrittenRange>
UnitRecorder::rangeOf(const clang::Expr *expression, const clang::LangOptions &language) {
  clang::CharSourceRange range = clang::Lexer::makeFileCharRange(
      clang::CharSourceRange::getTokenRange(expression->getSourceRange()), *sourceManager_,
      language);
  std::optional<Place> first = placeOf(range.getBegin()), last = placeOf(range.getEnd());
  if (!first || !last || first->record != last->record)
    return std::nullopt;
  return WrittenRange{first->record, {first->offset, last->offset}};
}

std::optional<UnitRecorder::WrittenOperation>
UnitRecorder::rangesOf(const clang::BinaryOperator *operation, const clang::LangOptions &language) {
  std::optional<WrittenRange> whole = rangeOf(operation, language),
                              left = rangeOf(operation->getLHS(), language),
                              right = rangeOf(operation->getRHS(), language);
  std::optional<Place> sign = placeOf(operation->getOperatorLoc());
  // A macro may write the operator: `ADD(a, b)`.
  if (!whole || !left || !right || !sign || left->range.begin != whole->range.begin ||
      right->range.end != whole->range.end)
    return std::nullopt;
  return WrittenOperation{whole->record, sign->offset, left->range, right->range};
}

/// The type of an expression in instantiated code has the location of the template argument: in
/// `f<mode>()`, the location of `mode`, whose text is not the name of the type.
bool UnitRecorder::isWritten(clang::SourceLocation location, llvm::StringRef name) const {
  const char *text = sourceManager_->getCharacterData(sourceManager_->getSpellingLoc(location));
  unsigned length = 0;
  while (clang::isAsciiIdentifierContinue(text[length]))
    ++length;
  return text[length] == '\\' || llvm::StringRef(text, length) == name; // a line may be continued
}

void UnitRecorder::name(clang::SourceLocation location, llvm::StringRef spelled,
                        NameEvidence evidence) {
  if (location.isMacroID() &&
      sourceManager_->isWrittenInScratchSpace(sourceManager_->getSpellingLoc(location)))
    return; // what `##` builds is recorded by the preprocessor (PasteRecorder)
  std::optional<Place> place = placeOf(location);
  if (!place || !isWritten(location, spelled))
    return;
  if (evidence.isDeclaration && evidence.owner == Owner::System)
    redeclared.insert(spelled.str());
  auto [entry, isNew] = place->record->names.try_emplace(place->offset, evidence);
  if (isNew)
    return;
  NameEvidence &known = entry->second;
  if ((known.owner == Owner::User && evidence.owner == Owner::System) ||
      (known.owner == Owner::System && evidence.owner == Owner::User))
    place->record->contradictions.insert(place->offset);
  if (std::tie(evidence.owner, evidence.layer) < std::tie(known.owner, known.layer))
    known = std::move(evidence);
}

} // namespace tranship::frontend
