// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/IdentityRecorder.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "clang/AST/TypeLoc.h"

namespace tranship::frontend {
namespace {

class IdentityRecorder : public FactRecorder {
public:
  using FactRecorder::FactRecorder;

  void visitCXXTypeidExpr(clang::CXXTypeidExpr *identity) override {
    clang::QualType type = identity->isTypeOperand() ? identity->getTypeOperand(context_)
                                                     : identity->getExprOperand()->getType();
    addIdentity(identity->getBeginLoc(), type);
  }
  void visitCXXTryStmt(clang::CXXTryStmt *attempt) override {
    std::set<const clang::Type *> types;
    for (unsigned i = 0; i < attempt->getNumHandlers(); ++i) {
      const clang::CXXCatchStmt *handler = attempt->getHandler(i);
      if (clang::QualType type = handler->getCaughtType();
          !type.isNull() && !type->isDependentType())
        add(handler->getCatchLoc(),
            {FactKind::Handler,
             types.insert(context_.getCanonicalType(type.getNonReferenceType()).getTypePtr()).second
                 ? "the first"
                 : "another"});
    }
  }
  /// `std::any_cast<T>(box)`, `std::is_same_v<T, cudaError_t>`, `std::is_same<T, cudaError_t>::value`. A template names types
  /// also where no instance gets to them.
  void visitDeclRefExpr(clang::DeclRefExpr *name) override {
    visitName(name->getDecl()->getDeclName(), name->template_arguments(), name->getQualifierLoc());
  }
  void visitUnresolvedLookupExpr(clang::UnresolvedLookupExpr *name) override {
    visitName(name->getName(), name->template_arguments(), name->getQualifierLoc());
  }
  void visitDependentScopeDeclRefExpr(clang::DependentScopeDeclRefExpr *name) override {
    visitName(name->getDeclName(), name->template_arguments(), name->getQualifierLoc());
  }
  /// `std::any box = handle;`
  void visitCXXConstructExpr(clang::CXXConstructExpr *construction) override {
    const clang::CXXRecordDecl *record = construction->getConstructor()->getParent();
    if (construction->getNumArgs() == 1 && record->isInStdNamespace() && record->getIdentifier() &&
        record->getName() == "any" && !construction->getConstructor()->isCopyOrMoveConstructor())
      addIdentity(construction->getArg(0)->getBeginLoc(),
                  construction->getArg(0)->getType().getNonReferenceType());
  }

private:
  void visitName(clang::DeclarationName name, llvm::ArrayRef<clang::TemplateArgumentLoc> arguments,
                 clang::NestedNameSpecifierLoc qualifier) {
    const clang::IdentifierInfo *identifier = name.getAsIdentifierInfo();
    if (identifier && (identifier->isStr("any_cast") || identifier->isStr("is_same_v")))
      for (const clang::TemplateArgumentLoc &argument : arguments)
        addArgument(argument);
    clang::TypeLoc trait = qualifier.getAsTypeLoc();
    auto written = trait ? trait.getAs<clang::TemplateSpecializationTypeLoc>()
                         : clang::TemplateSpecializationTypeLoc();
    if (!written)
      return;
    const clang::TemplateDecl *pattern =
        written.getTypePtr()->getTemplateName().getAsTemplateDecl();
    if (pattern && pattern->getIdentifier() && pattern->getIdentifier()->isStr("is_same"))
      for (unsigned i = 0; i < written.getNumArgs(); ++i)
        addArgument(written.getArgLoc(i));
  }
  void addIdentity(clang::SourceLocation place, clang::QualType type) {
    if (!type->isDependentType())
      add(place, {FactKind::Identity, type.getCanonicalType().getUnqualifiedType().getAsString(
                                          context_.getPrintingPolicy())});
  }
  /// A type that the code names, not one that it gets as an argument of its own.
  void addArgument(const clang::TemplateArgumentLoc &argument) {
    if (argument.getArgument().getKind() != clang::TemplateArgument::Type)
      return;
    clang::QualType type = argument.getArgument().getAsType();
    if (!type->getAs<clang::SubstTemplateTypeParmType>() && !type->getAs<clang::DecltypeType>())
      addIdentity(argument.getLocation(), type);
  }
};

} // namespace

std::unique_ptr<CodeObserver> makeIdentityRecorder(FindFactPlace findPlace,
                                                   const clang::ASTContext &context,
                                                   const CodeContext &around,
                                                   MeaningOptions options) {
  return std::make_unique<IdentityRecorder>(std::move(findPlace), context, around,
                                            std::move(options));
}

} // namespace tranship::frontend
