// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/UnitConsumer.h"

#include "frontend/record/AmbiguousNames.h"
#include "frontend/record/BodyFilter.h"
#include "frontend/record/CallRecorder.h"
#include "frontend/record/DefaultArguments.h"
#include "frontend/record/Instantiations.h"
#include "frontend/record/MeaningRecorder.h"
#include "frontend/record/NameRecorder.h"
#include "frontend/record/OperatorUses.h"
#include "frontend/record/TypeRecorder.h"
#include "frontend/record/UnitWalk.h"

#include "clang/AST/ASTContext.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"

namespace tranship::frontend {
namespace {

class UnitConsumer : public clang::SemaConsumer {
public:
  UnitConsumer(UnitRecorder &recorder, std::function<bool()> isAbandoned)
      : recorder_(recorder), isAbandoned_(std::move(isAbandoned)), bodies_(recorder) {}

  void InitializeSema(clang::Sema &sema) override {
    bodies_.attach(sema);
    sema_ = &sema;
  }

  // The walk does not visit system headers.
  bool HandleTopLevelDecl(clang::DeclGroupRef group) override {
    if (sema_) // Clang's built-in declarations come before InitializeSema
      dropInstantiations(*sema_, [this](const clang::FunctionDecl &function) {
        return recorder_.isSystem(function.getLocation()) &&
               (!recorder_.unit().mayUseCuda || isAllStandard(function));
      });
    if (!recorder_.hidden.empty() && sema_)
      hideInStd(sema_->getASTContext(), recorder_.hidden);
    for (clang::Decl *declaration : group)
      if (!recorder_.isSystem(declaration->getLocation())) {
        declarations_.push_back(declaration);
        bodies_.declared(declaration);
      }
    return true;
  }
  void HandleTagDeclDefinition(clang::TagDecl *type) override { bodies_.declared(type); }
  bool shouldSkipFunctionBody(clang::Decl *declaration) override {
    if (recorder_.unit().isCuda && !recorder_.isSystem(declaration->getLocation()))
      if (clang::FunctionDecl *function = declaration->getAsFunction())
        recordAddedDefaults(function, recorder_);
    // What a template of a library calls, such as a lambda, may be the user's.
    return recorder_.isSystem(declaration->getLocation())
               ? !declaration->isTemplated()
               : bodies_.canSkip(declaration->getAsFunction());
  }
  void HandleTranslationUnit(clang::ASTContext &context) override {
    if (isAbandoned_() || recorder_.options().onlyProblems)
      return;
    UnitWalk walk(declarations_);
    walk.addForWritten(makeNameRecorder(recorder_, walk.around()));
    walk.addForWritten(makeCallRecorder(recorder_, context, walk.around()));
    if (context.getLangOpts().CPlusPlus) {
      walk.addForMeaning(makeTypeRecorder(recorder_, context, walk.around()));
      auto findPlace = [this](clang::SourceLocation location) -> std::optional<FactPlace> {
        if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(location))
          return FactPlace{place->path, &place->record->meaning, place->offset};
        return std::nullopt;
      };
      walk.addForMeaning(makeOperatorUses(findPlace, walk.around()));
      addMeaningRecorders(walk, findPlace, context,
                          {.knowsOverloads = recorder_.unit().isCuda,
                           .becomesPointer = [this](llvm::StringRef type) {
                             return recorder_.vocabulary().becomesPointer(type);
                           }});
    }
    if (const TreeObserver *observer = recorder_.options().observer)
      recorder_.unit().observations =
          observer->observe({context, walk, recorder_, sema_->getPreprocessor()});
    walk.run();
  }

private:
  UnitRecorder &recorder_;
  std::function<bool()> isAbandoned_;
  BodyFilter bodies_;
  clang::Sema *sema_ = nullptr;
  std::vector<clang::Decl *> declarations_;
};

} // namespace

std::unique_ptr<clang::ASTConsumer> makeUnitConsumer(UnitRecorder &recorder,
                                                     std::function<bool()> isAbandoned) {
  return std::make_unique<UnitConsumer>(recorder, std::move(isAbandoned));
}

} // namespace tranship::frontend
