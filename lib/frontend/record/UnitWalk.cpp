// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/UnitWalk.h"

#include "clang/AST/ASTLambda.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

#include <utility>

namespace tranship::frontend {

void UnitWalk::add(std::unique_ptr<CodeObserver> observer, Audience audience) {
  observers_.push_back({std::move(observer), audience});
  audience_ |= audience;
}
void UnitWalk::addForWritten(std::unique_ptr<CodeObserver> observer) {
  add(std::move(observer), Written);
}
void UnitWalk::addForMeaning(std::unique_ptr<CodeObserver> observer) {
  add(std::move(observer), Meaning);
}
void UnitWalk::addForInstances(std::unique_ptr<CodeObserver> observer) {
  add(std::move(observer), Instances);
}

void UnitWalk::run() {
  if (std::exchange(isOver_, true))
    return;
  ShouldVisitTemplateInstantiations = audience_ & (Meaning | Instances);
  for (clang::Decl *declaration : declarations_)
    TraverseDecl(declaration);
  for (const Registered &registered : observers_)
    registered.observer->finish();
}

template <typename Function> void UnitWalk::forEachObserver(const Function &function) {
  for (const Registered &registered : observers_)
    if (audience_ & registered.audience)
      function(*registered.observer);
}

template <typename Walk> bool UnitWalk::walkFor(unsigned audience, const Walk &walk) {
  llvm::SaveAndRestore restricted(audience_, audience_ & audience);
  llvm::SaveAndRestore instances(ShouldVisitTemplateInstantiations,
                                 (audience_ & (Meaning | Instances)) != 0);
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

bool isMarkedForDevice(const clang::FunctionDecl *function) {
  const auto *mark = function->getAttr<clang::CUDADeviceAttr>();
  return mark && !mark->isImplicit();
}

/// Whether the unit has an instance of a function template, with a body.
static bool hasInstance(const clang::FunctionDecl *function) {
  const clang::FunctionTemplateDecl *pattern = function->getDescribedFunctionTemplate();
  return pattern &&
         llvm::any_of(pattern->specializations(),
                      [](const clang::FunctionDecl *instance) { return instance->hasBody(); });
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
    around_.function = around_.body = function;
    around_.method = llvm::dyn_cast<clang::CXXMethodDecl>(function);
    around_.returns = function->getReturnType();
    if ((audience_ & Instances) && hasInstance(function))
      return walkFor(Written | Meaning, [&] { return Base::TraverseDecl(declaration); });
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
  if (isMarkedForDevice(body))
    around_.body = body;
  around_.isForDevice |= isForDevice(body);
  around_.returns = lambda->hasExplicitResultType() ? body->getReturnType() : clang::QualType();
  return Base::TraverseLambdaExpr(lambda) && walkFor(Meaning | Instances, [&] {
           const clang::FunctionTemplateDecl *generic = lambda->getDependentCallOperator();
           return !generic || llvm::all_of(generic->specializations(), [&](clang::Decl *instance) {
             return TraverseDecl(instance);
           });
         });
}

bool UnitWalk::TraverseInitListExpr(clang::InitListExpr *list) {
  if (list->isSemanticForm() && list->isSyntacticForm()) // both at once
    return Base::TraverseInitListExpr(list);
  return walkFor(Written | Instances, [&] { return Base::TraverseInitListExpr(list); }) &&
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
             : walkFor(Written, walk) && walkFor(Meaning | Instances, walk);
}

bool UnitWalk::TraverseTemplateInstantiations(clang::ClassTemplateDecl *pattern) {
  return walkFor(Meaning | Instances,
                 [&] { return Base::TraverseTemplateInstantiations(pattern); });
}
bool UnitWalk::TraverseTemplateInstantiations(clang::VarTemplateDecl *pattern) {
  return walkFor(Meaning | Instances,
                 [&] { return Base::TraverseTemplateInstantiations(pattern); });
}
bool UnitWalk::TraverseTemplateInstantiations(clang::FunctionTemplateDecl *pattern) {
  return walkFor(Meaning | Instances,
                 [&] { return Base::TraverseTemplateInstantiations(pattern); });
}

} // namespace tranship::frontend
