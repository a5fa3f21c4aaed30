// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/Visibility.h"

#include "frontend/record/UnitWalk.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"

namespace tranship::frontend {
namespace {

class VisibilityCallbacks : public clang::PPCallbacks {
public:
  VisibilityCallbacks(const clang::SourceManager &sources, Visibility &visibility)
      : sources_(sources), visibility_(visibility) {}

  void InclusionDirective(clang::SourceLocation hash, const clang::Token &, llvm::StringRef, bool,
                          clang::CharSourceRange, clang::OptionalFileEntryRef file, llvm::StringRef,
                          llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind) override {
    if (file)
      visibility_.included(file->getName(), hash);
  }
  void MacroExpands(const clang::Token &name, const clang::MacroDefinition &macro,
                    clang::SourceRange, const clang::MacroArgs *) override {
    use(macro, name.getLocation());
  }
  void Defined(const clang::Token &name, const clang::MacroDefinition &macro,
               clang::SourceRange) override {
    use(macro, name.getLocation());
  }
  void Ifdef(clang::SourceLocation, const clang::Token &name,
             const clang::MacroDefinition &macro) override {
    use(macro, name.getLocation());
  }
  void Ifndef(clang::SourceLocation, const clang::Token &name,
              const clang::MacroDefinition &macro) override {
    use(macro, name.getLocation());
  }

  void MacroDefined(const clang::Token &name, const clang::MacroDirective *) override {
    changed(name);
  }
  void MacroUndefined(const clang::Token &name, const clang::MacroDefinition &,
                      const clang::MacroDirective *) override {
    changed(name);
  }

private:
  void changed(const clang::Token &name) {
    if (const clang::IdentifierInfo *identifier = name.getIdentifierInfo();
        identifier && name.getLocation().isFileID() &&
        !sources_.isInSystemHeader(name.getLocation()) &&
        !sources_.isWrittenInBuiltinFile(name.getLocation()) &&
        !sources_.isWrittenInCommandLineFile(name.getLocation()))
      visibility_.macroChanged(identifier->getName());
  }
  void use(const clang::MacroDefinition &macro, clang::SourceLocation location) {
    location = sources_.getFileLoc(location);
    if (const clang::MacroInfo *info = macro.getMacroInfo();
        info && !sources_.isInSystemHeader(location))
      visibility_.used(info->getDefinitionLoc(), location);
  }

  const clang::SourceManager &sources_;
  Visibility &visibility_;
};

/// Names that the user's code writes.
class UseObserver : public CodeObserver {
public:
  UseObserver(Visibility &visibility, const CodeContext &around)
      : CodeObserver(around), visibility_(visibility) {}

  void visitDeclRefExpr(clang::DeclRefExpr *expression) override {
    visibility_.used(expression->getDecl(), expression->getLocation());
    if (const auto *shadow = llvm::dyn_cast<clang::UsingShadowDecl>(expression->getFoundDecl()))
      visibility_.found(shadow, expression->getLocation());
  }
  void visitOverloadExpr(clang::OverloadExpr *expression) override {
    if (expression->getNumDecls() == 1)
      visibility_.used(*expression->decls_begin(), expression->getNameLoc());
  }
  void visitTagTypeLoc(clang::TagTypeLoc type) override {
    visibility_.used(type.getDecl(), type.getBeginLoc());
  }
  void visitTypedefTypeLoc(clang::TypedefTypeLoc type) override {
    visibility_.used(type.getDecl(), type.getBeginLoc());
  }
  void visitTemplateSpecializationTypeLoc(clang::TemplateSpecializationTypeLoc type) override {
    if (const clang::TemplateDecl *declaration =
            type.getTypePtr()->getTemplateName().getAsTemplateDecl())
      visibility_.used(declaration, type.getBeginLoc());
  }
  void visitUsingDecl(clang::UsingDecl *declaration) override {
    for (const clang::UsingShadowDecl *shadow : declaration->shadows())
      visibility_.used(shadow->getTargetDecl(), declaration->getLocation());
  }

private:
  Visibility &visibility_;
};

/// What stands for a declaration outside of classes: a class for its members, the definition for a
/// class.
const clang::NamedDecl *outermost(const clang::NamedDecl *declaration) {
  while (const auto *tag = llvm::dyn_cast<clang::TagDecl>(declaration->getDeclContext()))
    declaration = tag;
  if (const auto *templated = llvm::dyn_cast<clang::ClassTemplateDecl>(declaration))
    declaration = templated->getTemplatedDecl();
  if (const auto *instance = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(declaration))
    declaration = instance->getSpecializedTemplate()->getTemplatedDecl();
  if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration))
    if (const clang::FunctionDecl *pattern = function->getTemplateInstantiationPattern())
      declaration = pattern;
  if (const auto *tag = llvm::dyn_cast<clang::TagDecl>(declaration))
    if (const clang::TagDecl *definition = tag->getDefinition())
      declaration = definition;
  return declaration;
}

} // namespace

Visibility::Visibility(const PortHeaders &headers) : headers_(headers) {
  included(IncludeGraph::commandLine, {});
}

void Visibility::attach(clang::Preprocessor &preprocessor) {
  sources_ = &preprocessor.getSourceManager();
  preprocessor.addPPCallbacks(std::make_unique<VisibilityCallbacks>(*sources_, *this));
}

void Visibility::check(llvm::ArrayRef<clang::Decl *> declarations) {
  if (sawHidden_)
    return;
  llvm::SmallVector<clang::Decl *> ofUser;
  llvm::copy_if(declarations, std::back_inserter(ofUser), [&](const clang::Decl *declaration) {
    return !sources_->isInSystemHeader(declaration->getLocation());
  });
  UnitWalk walk(ofUser);
  walk.addForWritten(std::make_unique<UseObserver>(*this, walk.around()));
  walk.run();
}

void Visibility::macroChanged(llvm::StringRef name) {
  changedMacro_ = changedMacro_ || headers_.pch->facts.mentions(name);
}

void Visibility::included(llvm::StringRef file, clang::SourceLocation hash) {
  if (changedMacro_ && !reachedAt_.contains(file) && llvm::is_contained(headers_.large, file))
    sawHidden_ = true;
  headers_.includes.visitFrom(
      file, [&](llvm::StringRef reached) { return reachedAt_.try_emplace(reached, hash).second; });
}

bool Visibility::isVisible(clang::SourceLocation definition, clang::SourceLocation use) const {
  definition = sources_->getFileLoc(definition);
  if (definition.isInvalid())
    return true;
  clang::FileID file = sources_->getFileID(definition);
  clang::OptionalFileEntryRef entry = sources_->getFileEntryRefForID(file);
  if (!sources_->isLoadedFileID(file) || !entry)
    return true;
  auto reached = reachedAt_.find(entry->getName());
  return reached != reachedAt_.end() &&
         (reached->second.isInvalid() ||
          sources_->isBeforeInTranslationUnit(reached->second, sources_->getFileLoc(use)));
}

bool Visibility::isVisible(const clang::NamedDecl *declaration, clang::SourceLocation use) const {
  declaration = outermost(declaration);
  if (llvm::isa<clang::TagDecl>(declaration))
    return isVisible(declaration->getLocation(), use);
  return llvm::any_of(declaration->redecls(), [&](const clang::Decl *other) {
    return isVisible(other->getLocation(), use);
  });
}

void Visibility::used(clang::SourceLocation definition, clang::SourceLocation use) {
  sawHidden_ = sawHidden_ || !isVisible(definition, use);
}

void Visibility::used(const clang::NamedDecl *declaration, clang::SourceLocation use) {
  sawHidden_ = sawHidden_ || !isVisible(declaration, use);
}

void Visibility::found(const clang::UsingShadowDecl *shadow, clang::SourceLocation use) {
  // Without math.h's `using std::fabs`, a call of `fabs` takes the C library's.
  sawHidden_ =
      sawHidden_ ||
      llvm::none_of(shadow->getDeclContext()->getRedeclContext()->lookup(shadow->getDeclName()),
                    [&](const clang::NamedDecl *named) { return isVisible(named, use); });
}

void Visibility::diagnosed(const clang::Diagnostic &diagnostic, clang::SourceLocation use) {
  if (!sources_)
    return;
  used(diagnostic.getLocation(), use);
  for (unsigned i = 0; i < diagnostic.getNumArgs(); ++i) {
    uint64_t argument = diagnostic.getRawArg(i);
    if (diagnostic.getArgKind(i) == clang::DiagnosticsEngine::ak_nameddecl) {
      used(reinterpret_cast<const clang::NamedDecl *>(argument), use);
    } else if (diagnostic.getArgKind(i) == clang::DiagnosticsEngine::ak_qualtype) {
      auto type = clang::QualType::getFromOpaquePtr(reinterpret_cast<void *>(argument));
      if (const clang::TagDecl *declaration = type->getAsTagDecl())
        used(declaration, use);
    }
  }
}

} // namespace tranship::frontend
