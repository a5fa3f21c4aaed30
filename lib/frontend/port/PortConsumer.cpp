// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/PortConsumer.h"

#include "frontend/record/Instantiations.h"
#include "frontend/record/MeaningRecorder.h"
#include "frontend/record/OperatorUses.h"
#include "source/Ranges.h"
#include "support/Archive.h"

#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

#include <set>

namespace tranship::frontend {
namespace {

/// The facts about the user's files in one unit.
class PortFacts {
public:
  PortFacts(const clang::SourceManager &sources, const PortOptions &options)
      : sources_(sources), options_(options) {}

  std::optional<FactPlace> placeOf(clang::SourceLocation location) {
    if (location.isInvalid())
      return std::nullopt;
    auto [file, offset] = sources_.getDecomposedLoc(sources_.getSpellingLoc(location));
    auto [known, isNew] = entries_.try_emplace(file, nullptr);
    if (isNew)
      known->second = entryOf(file);
    if (Entry *entry = known->second)
      return FactPlace{&entry->first, &entry->second.facts, offset};
    return std::nullopt;
  }

  /// The preprocessor reads a file.
  void enter(clang::FileID file) { (void)skipped_[file]; }
  void skip(clang::SourceRange range) {
    auto [file, begin] = sources_.getDecomposedLoc(range.getBegin());
    skipped_[file].push_back({begin, sources_.getFileOffset(range.getEnd())});
  }

  std::string take() {
    std::set<Entry *> seen;
    for (auto &[file, skipped] : skipped_)
      if (Entry *entry = entryOf(file)) {
        std::vector<Range> &inactive = entry->second.inactive;
        inactive = seen.insert(entry).second ? skipped : intersection(inactive, skipped);
      }
    ArchiveWriter archive;
    archive(files_);
    return archive.take();
  }

private:
  using Entry = MeaningOfFiles::value_type;

  Entry *entryOf(clang::FileID file) {
    clang::OptionalFileEntryRef entry = sources_.getFileEntryRefForID(file);
    if (!entry)
      return nullptr;
    llvm::SmallString<256> path(entry->getName());
    (void)sources_.getFileManager().makeAbsolutePath(path);
    llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
    return options_.isUserFile(path) ? &*files_.try_emplace(std::string(path)).first : nullptr;
  }

  const clang::SourceManager &sources_;
  const PortOptions &options_;
  MeaningOfFiles files_;
  llvm::DenseMap<clang::FileID, Entry *> entries_;
  /// What each inclusion of a file skips.
  std::map<clang::FileID, std::vector<Range>> skipped_;
};

class SkippedCode : public clang::PPCallbacks {
public:
  explicit SkippedCode(PortFacts &facts) : facts_(facts) {}

  void LexedFileChanged(clang::FileID file, LexedFileChangeReason reason,
                        clang::SrcMgr::CharacteristicKind, clang::FileID,
                        clang::SourceLocation) override {
    if (reason == LexedFileChangeReason::EnterFile)
      facts_.enter(file);
  }
  void SourceRangeSkipped(clang::SourceRange range, clang::SourceLocation) override {
    facts_.skip(range);
  }

private:
  PortFacts &facts_;
};

/// Bodies in system headers have no errors for the user, unless they are templates, which the user's
/// code instantiates.
class PortConsumer : public clang::SemaConsumer {
public:
  PortConsumer(const clang::SourceManager &sources, const PortOptions &options, PortUnit &unit,
               Visibility *visibility, bool isHost)
      : sources_(sources), unit_(unit), visibility_(visibility), isHost_(isHost),
        answersOtherwise_(options.answersOtherwise), facts_(sources, options) {}

  void InitializeSema(clang::Sema &sema) override {
    sema_ = &sema;
    sema.getPreprocessor().addPPCallbacks(std::make_unique<SkippedCode>(facts_));
  }
  bool shouldSkipFunctionBody(clang::Decl *declaration) override {
    return sources_.isInSystemHeader(declaration->getLocation()) && !declaration->isTemplated();
  }
  bool HandleTopLevelDecl(clang::DeclGroupRef group) override {
    if (sema_) // not before its own declarations
      dropInstantiations(*sema_, isAllStandard);
    for (clang::Decl *declaration : group) {
      if (visibility_)
        declarations_.push_back(declaration);
      if (sema_ && facts_.placeOf(declaration->getLocation()))
        ofUser_.push_back(declaration);
    }
    return true;
  }
  void HandleTranslationUnit(clang::ASTContext &context) override {
    if (visibility_)
      visibility_->check(declarations_);
    // The port is wrong anyway, and Clang does not know what depends on what it did not understand.
    if (!unit_.errors.empty() || context.getDiagnostics().hasErrorOccurred())
      return;
    UnitWalk walk(ofUser_);
    auto placeOf = [this](clang::SourceLocation place) { return facts_.placeOf(place); };
    addMeaningRecorders(walk, placeOf, context, {.ofHost = isHost_, .ofDevice = !isHost_});
    walk.addForMeaning(makeOperatorUses(placeOf, walk.around()));
    if (answersOtherwise_)
      walk.addForMeaning(
          makeOperatorFacts(placeOf, answersOtherwise_, context, walk.around(), isHost_));
    walk.run();
    unit_.meaning = facts_.take();
  }

private:
  const clang::SourceManager &sources_;
  PortUnit &unit_;
  Visibility *visibility_;
  bool isHost_;
  const AnswersOtherwise &answersOtherwise_;
  PortFacts facts_;
  clang::Sema *sema_ = nullptr;
  llvm::SmallVector<clang::Decl *> declarations_, ofUser_;
};

} // namespace

std::unique_ptr<clang::ASTConsumer> makePortConsumer(const clang::SourceManager &sources,
                                                     const PortOptions &options, PortUnit &unit,
                                                     Visibility *visibility, bool isHost) {
  return std::make_unique<PortConsumer>(sources, options, unit, visibility, isHost);
}

} // namespace tranship::frontend
