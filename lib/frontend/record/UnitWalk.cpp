// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/UnitWalk.h"

#include "clang/AST/ASTLambda.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

namespace tranship::frontend {

void UnitWalk::addForWritten(std::unique_ptr<CodeObserver> observer) {
  observers_.push_back({std::move(observer), Written});
}

void UnitWalk::addForMeaning(std::unique_ptr<CodeObserver> observer) {
  observers_.push_back({std::move(observer), Meaning});
  audience_ |= Meaning;
  ShouldVisitTemplateInstantiations = true;
}

void UnitWalk::run(llvm::ArrayRef<clang::Decl *> declarations) {
  for (clang::Decl *declaration : declarations)
    TraverseDecl(declaration);
  for (const Registered &registered : observers_)
    registered.observer->finish();
}

template <typename Function> void UnitWalk::forEachObserver(const Function &function) {
  for (const Registered &registered : observers_)
    if (audience_ & registered.audience)
      function(*registered.observer);
}

template <typename Walk> bool UnitWalk::walkFor(Audience audience, const Walk &walk) {
  llvm::SaveAndRestore restricted(audience_, audience_ & audience);
  llvm::SaveAndRestore instances(ShouldVisitTemplateInstantiations, (audience_ & Meaning) != 0);
  return audience_ == 0 || walk();
}

#define NODE(Class)                                                                                \
  bool UnitWalk::Visit##Class(clang::Class *node) {                                                \
    forEachObserver([&](CodeObserver &observer) { observer.visit##Class(node); });                 \
    return true;                                                                                   \
  }
#define TYPE_LOC(Class)                                                                            \
  bool UnitWalk::Visit##Class(clang::Class type) {                                                 \
    forEachObserver([&](CodeObserver &observer) { observer.visit##Class(type); });                 \
    return true;                                                                                   \
  }
#include "frontend/record/ObservedNodes.def"

static bool isForDevice(const clang::FunctionDecl *function) {
  return function->hasAttr<clang::CUDAGlobalAttr>() || function->hasAttr<clang::CUDADeviceAttr>();
}

static unsigned maxThreadsOf(const clang::FunctionDecl *function) {
  const auto *bounds = function->getAttr<clang::CUDALaunchBoundsAttr>();
  const clang::Expr *threads = bounds ? bounds->getMaxThreads() : nullptr;
  clang::Expr::EvalResult result;
  return threads && !threads->isValueDependent() &&
                 threads->EvaluateAsInt(result, function->getASTContext())
             ? static_cast<unsigned>(result.Val.getInt().getZExtValue())
             : 0;
}

bool UnitWalk::TraverseDecl(clang::Decl *declaration) {
  llvm::SaveAndRestore around(around_);
  if (const auto *function = llvm::dyn_cast_or_null<clang::FunctionDecl>(declaration)) {
    if (clang::isGenericLambdaCallOperatorSpecialization(
            llvm::dyn_cast<clang::CXXMethodDecl>(function)) &&
        !lambdaInstances_.insert(function).second)
      return true;
    around_.side = ExecutionSide::of(function);
    around_.isInFunction = true;
    around_.isInKernel = function->hasAttr<clang::CUDAGlobalAttr>();
    around_.maxThreads = maxThreadsOf(function);
    around_.isForDevice = isForDevice(function);
    around_.isInstance |= function->isTemplateInstantiation();
    if (function->isTemplateInstantiation())
      around_.instance = function;
    around_.function = function;
    around_.method = llvm::dyn_cast<clang::CXXMethodDecl>(function);
    around_.returns = function->getReturnType();
  } else if (const auto *record =
                 llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(declaration)) {
    around_.isInstance |= clang::isTemplateInstantiation(record->getSpecializationKind());
    if (clang::isTemplateInstantiation(record->getSpecializationKind()))
      around_.instance = record;
  }
  return Base::TraverseDecl(declaration);
}

bool UnitWalk::TraverseLambdaExpr(clang::LambdaExpr *lambda) {
  llvm::SaveAndRestore around(around_);
  const clang::FunctionDecl *body = lambda->getCallOperator();
  around_.side = ExecutionSide::of(lambda, around_.side);
  around_.isInKernel = false;
  around_.function = body;
  around_.isForDevice |= isForDevice(body);
  around_.returns = lambda->hasExplicitResultType() ? body->getReturnType() : clang::QualType();
  return Base::TraverseLambdaExpr(lambda) && walkFor(Meaning, [&] {
           const clang::FunctionTemplateDecl *generic = lambda->getDependentCallOperator();
           return !generic || llvm::all_of(generic->specializations(), [&](clang::Decl *instance) {
             return TraverseDecl(instance);
           });
         });
}

bool UnitWalk::TraverseInitListExpr(clang::InitListExpr *list) {
  if (list->isSemanticForm() && list->isSyntacticForm()) // both at once
    return Base::TraverseInitListExpr(list);
  return walkFor(Written, [&] { return Base::TraverseInitListExpr(list); }) &&
         walkFor(Meaning, [&] {
           clang::InitListExpr *meant = list->isSemanticForm() ? list : list->getSemanticForm();
           WalkUpFromInitListExpr(meant);
           return llvm::all_of(meant->children(),
                               [&](clang::Stmt *value) { return TraverseStmt(value); });
         });
}

bool UnitWalk::TraverseConstructorInitializer(clang::CXXCtorInitializer *initializer) {
  forEachObserver([&](CodeObserver &observer) { observer.visitInitializer(initializer); });
  return Base::TraverseConstructorInitializer(initializer);
}

bool UnitWalk::TraverseNestedNameSpecifierLoc(clang::NestedNameSpecifierLoc qualifier) {
  if (qualifier)
    forEachObserver([&](CodeObserver &observer) { observer.visitQualifier(qualifier); });
  return Base::TraverseNestedNameSpecifierLoc(qualifier);
}

bool UnitWalk::TraverseClassTemplateSpecializationDecl(
    clang::ClassTemplateSpecializationDecl *specialization) {
  auto walk = [&] { return Base::TraverseClassTemplateSpecializationDecl(specialization); };
  // The source contains an explicit specialization, but not what an explicit instantiation makes.
  return specialization->isExplicitSpecialization()
             ? walk()
             : walkFor(Written, walk) && walkFor(Meaning, walk);
}

bool UnitWalk::TraverseTemplateInstantiations(clang::ClassTemplateDecl *pattern) {
  return walkFor(Meaning, [&] { return Base::TraverseTemplateInstantiations(pattern); });
}
bool UnitWalk::TraverseTemplateInstantiations(clang::VarTemplateDecl *pattern) {
  return walkFor(Meaning, [&] { return Base::TraverseTemplateInstantiations(pattern); });
}
bool UnitWalk::TraverseTemplateInstantiations(clang::FunctionTemplateDecl *pattern) {
  return walkFor(Meaning, [&] { return Base::TraverseTemplateInstantiations(pattern); });
}

} // namespace tranship::frontend
