// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/PreprocessorRecorder.h"

#include "frontend/record/PasteRecorder.h"
#include "frontend/toolkit/Headers.h"
#include "source/Ranges.h"

#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroArgs.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::frontend {
namespace {

class PreprocessorRecorder : public clang::PPCallbacks {
public:
  PreprocessorRecorder(UnitRecorder &recorder, std::function<bool(llvm::StringRef)> isCudaHeader)
      : recorder_(recorder), isCudaHeader_(std::move(isCudaHeader)) {}

  // Only the content of the missing file is lost, so Clang continues.
  bool FileNotFound(llvm::StringRef name) override {
    recorder_.unit().filesMissing.insert(name.str());
    return true;
  }

  // The value of `__has_include` depends on whether the file exists.
  void HasInclude(clang::SourceLocation location, llvm::StringRef name, bool,
                  clang::OptionalFileEntryRef file, clang::SrcMgr::CharacteristicKind) override {
    if (recorder_.isSystem(location))
      return;
    if (file)
      recorder_.unit().filesRead.insert(recordedPath(file->getName(), recorder_.sourceManager()));
    else
      recorder_.unit().filesMissing.insert(name.str());
  }

  void LexedFileChanged(clang::FileID file, LexedFileChangeReason reason,
                        clang::SrcMgr::CharacteristicKind, clang::FileID left,
                        clang::SourceLocation) override {
    if (reason == LexedFileChangeReason::EnterFile)
      recorder_.fileRead(file);
    else
      inclusionEnds(left);
  }
  void EndOfMainFile() override {
    inclusionEnds(recorder_.sourceManager().getMainFileID());
    pastes_.finish();
  }

  void InclusionDirective(clang::SourceLocation hash, const clang::Token &, llvm::StringRef spelled,
                          bool angled, clang::CharSourceRange, clang::OptionalFileEntryRef file,
                          llvm::StringRef, llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind kind) override {
    bool isCuda = isCudaHeader_(spelled);
    // This includes `-include` and headers outside of the tree.
    if (isCuda && !recorder_.isOurs(hash))
      recorder_.unit().mayUseCuda = true;
    if (!recorder_.isSystem(hash)) {
      recorder_.unit().includes.try_emplace(spelled.str(), recorder_.unit().includes.size());
      // A project may have its own header of that name.
      bool isUserFile = file && kind == clang::SrcMgr::C_User;
      if (isCuda && !isUserFile)
        recorder_.unit().cudaHeaders.insert(spelled.str());
    }
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(hash);
    if (!place)
      return;
    recorder_.unit().mayUseCuda |= !file;
    IncludeEvidence include{
        spelled.str(), angled, {}, file.has_value(), kind != clang::SrcMgr::C_User};
    if (file && !include.system)
      include.resolved = recordedPath(file->getName(), recorder_.sourceManager());
    bool isTheirs = isCuda && hasNoHeaderOfOurs(spelled);
    if (!file && (!isCuda || isTheirs)) {
      clang::PresumedLoc at =
          recorder_.sourceManager().getPresumedLoc(hash, /*UseLineDirectives=*/false);
      Diagnostic missing{
          DiagnosticKind::MissingInclude, *place->path, at.getLine(), at.getColumn(), {}, {}, {}};
      missing.message = ("`" + spelled + "` was not found; what it declares is unknown").str();
      missing.name = spelled.str();
      missing.advice =
          isTheirs || recorder_.vocabulary().isTorchHeader(spelled)
              ? "pass --torch, or PyTorch's include folders with -I after `--`"
              : "if names stay untranslated because of it, pass its folder with -I after `--`";
      recorder_.unit().problems.push_back(std::move(missing));
    }
    place->record->includes[place->offset] = std::move(include);
  }

  void MacroExpands(const clang::Token &name, const clang::MacroDefinition &macro,
                    clang::SourceRange, const clang::MacroArgs *arguments) override {
    macroName(name, macro);
    needs(name, macro);
    if (const clang::MacroInfo *info = macro.getMacroInfo())
      pastes_.expanded(name.getLocation(), *info, arguments);
  }
  void MacroDefined(const clang::Token &name, const clang::MacroDirective *) override {
    llvm::StringRef spelled = name.getIdentifierInfo()->getName();
    if (recorder_.isSystem(name.getLocation()))
      return;
    recorder_.noteDeclared(spelled);
    if (!recorder_.isInteresting(spelled))
      return;
    if (recorder_.vocabulary().isCudaSwitch(spelled))
      return recorder_.name(name.getLocation(), spelled,
                            {Owner::System, Layer::Preprocessor, {}, /*isGlobal=*/true});
    recorder_.name(
        name.getLocation(), spelled,
        {Owner::User, Layer::Preprocessor, {}, /*isGlobal=*/true, /*isDeclaration=*/true});
    // A header that no unit includes says nothing about other files: it may be for another platform.
    if (!isHeaderAlone())
      recorder_.unit().userNames.insert(spelled.str());
  }
  void MacroUndefined(const clang::Token &name, const clang::MacroDefinition &macro,
                      const clang::MacroDirective *) override {
    macroName(name, macro);
  }
  void Defined(const clang::Token &name, const clang::MacroDefinition &macro,
               clang::SourceRange) override {
    macroName(name, macro);
  }
  void Ifdef(clang::SourceLocation location, const clang::Token &name,
             const clang::MacroDefinition &macro) override {
    macroName(name, macro);
    condition(location, name.getIdentifierInfo()->getName());
  }
  void Ifndef(clang::SourceLocation location, const clang::Token &name,
              const clang::MacroDefinition &macro) override {
    macroName(name, macro);
    condition(location, name.getIdentifierInfo()->getName());
  }
  void If(clang::SourceLocation location, clang::SourceRange range, ConditionValueKind) override {
    condition(location, textOf(range));
  }
  void Elif(clang::SourceLocation location, clang::SourceRange range, ConditionValueKind,
            clang::SourceLocation) override {
    condition(location, textOf(range));
  }

  void SourceRangeSkipped(clang::SourceRange range, clang::SourceLocation) override {
    std::optional<UnitRecorder::Place> begin = recorder_.placeOf(range.getBegin());
    std::optional<UnitRecorder::Place> end = recorder_.placeOf(range.getEnd());
    if (begin && end && begin->record == end->record)
      skipped_[recorder_.sourceManager().getFileID(range.getBegin())].push_back(
          {begin->offset, end->offset});
  }

private:
  bool isHeaderAlone() const {
    return llvm::is_contained({".h", ".hh", ".hpp", ".hxx", ".cuh", ".inc", ".inl"},
                              llvm::sys::path::extension(recorder_.unit().mainFile));
  }

  bool hasNoHeaderOfOurs(llvm::StringRef name) const {
    const auto &ours = recorder_.options().cudaHeaders;
    auto found = ours.find(name.str());
    return found != ours.end() && found->second == noHeaderOfOurs;
  }

  /// If a file is included several times, code is inactive only if no inclusion compiles it.
  void inclusionEnds(clang::FileID file) {
    std::optional<UnitRecorder::Place> place =
        recorder_.placeOf(recorder_.sourceManager().getLocForStartOfFile(file));
    if (!place)
      return;
    recorder_.unit().includesAtEnd.try_emplace(*place->path, recorder_.unit().includes.size());
    std::vector<Range> skipped = std::exchange(skipped_[file], {});
    place->record->inactive = seen_.insert(place->record).second
                                  ? std::move(skipped)
                                  : intersection(place->record->inactive, skipped);
    place->record->inactiveInUsual = place->record->inactive;
  }

  llvm::StringRef textOf(clang::SourceRange range) const {
    return clang::Lexer::getSourceText(clang::CharSourceRange::getTokenRange(range),
                                       recorder_.sourceManager(), clang::LangOptions());
  }
  void condition(clang::SourceLocation location, llvm::StringRef text) {
    if (!text.contains("__CUDA_ARCH__") || recorder_.isSystem(location))
      return;
    recorder_.testsArchitecture = true;
    // If the condition singles out one value, the next value takes another branch.
    size_t greater = text.find('>');
    bool isStrict = text.contains("==") || text.contains("!=") || text.contains("<=");
    for (; greater != llvm::StringRef::npos; greater = text.find('>', greater + 1))
      isStrict |= !text.substr(greater + 1).starts_with("=");
    llvm::SmallVector<llvm::StringRef> words;
    llvm::SplitString(text, words, " \t\n()=<>!&|/*+-");
    for (llvm::StringRef word : words)
      if (int64_t number = 0; !word.getAsInteger(10, number)) {
        recorder_.unit().architectureBounds.insert(number);
        if (isStrict)
          recorder_.unit().architectureBounds.insert(number + 1);
      }
  }

  void macroName(const clang::Token &name, const clang::MacroDefinition &macro) {
    llvm::StringRef spelled = name.getIdentifierInfo()->getName();
    if (!recorder_.isInteresting(spelled))
      return;
    Owner owner = Owner::Unresolved;
    if (const clang::MacroInfo *info = macro.getMacroInfo()) {
      bool isCudas = recorder_.vocabulary().isCudaSwitch(spelled) ||
                     (recorder_.isSystem(info->getDefinitionLoc()) &&
                      !recorder_.isOtherLibrarys(info->getDefinitionLoc(), spelled));
      owner = isCudas ? Owner::System : Owner::User;
    }
    recorder_.name(name.getLocation(), spelled,
                   {owner, Layer::Preprocessor, {}, /*isGlobal=*/true});
  }

  /// Records the header of a standard macro, if nvcc includes it implicitly.
  void needs(const clang::Token &name, const clang::MacroDefinition &macro) {
    const clang::MacroInfo *info = macro.getMacroInfo();
    NeededHeader header = recorder_.vocabulary().neededHeader(name.getIdentifierInfo()->getName());
    if (header.name.empty() || !info || !recorder_.isSystem(info->getDefinitionLoc()))
      return;
    if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(name.getLocation()))
      place->record->neededHeaders.insert(header.name.str());
  }

  UnitRecorder &recorder_;
  PasteRecorder pastes_{recorder_};
  std::function<bool(llvm::StringRef)> isCudaHeader_;
  llvm::DenseMap<clang::FileID, std::vector<Range>> skipped_;
  /// Files whose first inclusion has ended.
  std::set<const FileRecord *> seen_;
};

} // namespace

std::unique_ptr<clang::PPCallbacks>
makePreprocessorRecorder(UnitRecorder &recorder,
                         std::function<bool(llvm::StringRef)> isCudaHeader) {
  return std::make_unique<PreprocessorRecorder>(recorder, std::move(isCudaHeader));
}

} // namespace tranship::frontend
