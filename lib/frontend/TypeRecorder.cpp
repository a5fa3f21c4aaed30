// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/TypeRecorder.h"

#include "frontend/DependentNames.h"
#include "frontend/DimensionsRecorder.h"
#include "frontend/ExecutionSpaces.h"
#include "frontend/GroupNumberRecorder.h"
#include "frontend/HandleRecorder.h"
#include "frontend/ShortVectors.h"
#include "frontend/VectorListRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/Support/SaveAndRestore.h"

namespace tranship::frontend {

namespace {

class TypeVisitor : public clang::RecursiveASTVisitor<TypeVisitor> {
  using Base = clang::RecursiveASTVisitor<TypeVisitor>;

public:
  TypeVisitor(UnitRecorder &recorder, const clang::ASTContext &context)
      : recorder_(recorder), context_(context), lists_(recorder, context),
        dimensions_(recorder, context), handles_(recorder, context), numbers_(recorder, context),
        dependent_(recorder) {}

  bool shouldVisitTemplateInstantiations() const { return true; }

  bool TraverseDecl(clang::Decl *declaration) {
    bool was = lists_.inInstance;
    llvm::SaveAndRestore returns(returns_);
    llvm::SaveAndRestore isDeviceCode(isDeviceCode_);
    llvm::SaveAndRestore method(method_);
    if (const auto *function = llvm::dyn_cast_or_null<clang::FunctionDecl>(declaration)) {
      lists_.inInstance |= function->isTemplateInstantiation();
      returns_ = function->getReturnType();
      isDeviceCode_ = isForDevice(function);
      method_ = llvm::dyn_cast<clang::CXXMethodDecl>(function);
    } else if (const auto *record =
                   llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(declaration))
      lists_.inInstance |= clang::isTemplateInstantiation(record->getSpecializationKind());
    bool goOn = Base::TraverseDecl(declaration);
    lists_.inInstance = was;
    return goOn;
  }
  bool TraverseLambdaExpr(clang::LambdaExpr *lambda) {
    clang::QualType declared = lambda->getCallOperator()->getReturnType();
    llvm::SaveAndRestore returns(returns_,
                                 lambda->hasExplicitResultType() ? declared : clang::QualType());
    llvm::SaveAndRestore isDeviceCode(isDeviceCode_,
                                      isDeviceCode_ || isForDevice(lambda->getCallOperator()));
    return Base::TraverseLambdaExpr(lambda);
  }
  bool TraverseConstructorInitializer(clang::CXXCtorInitializer *initializer) {
    handles_.initializer(initializer);
    return Base::TraverseConstructorInitializer(initializer);
  }

  /// Walks Clang's form of a list, which has the braces that are left out and all conversions.
  bool TraverseInitListExpr(clang::InitListExpr *list, DataRecursionQueue * = nullptr) {
    if (!list->isSemanticForm() && list->getSemanticForm())
      list = list->getSemanticForm();
    lists_.list(list);
    if (list->isSemanticForm())
      handles_.list(list);
    for (clang::Stmt *initializer : list->children())
      if (initializer && !TraverseStmt(initializer))
        return false;
    return true;
  }
  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *launch) {
    dimensions_.launch(launch->getConfig());
    return true;
  }
  bool VisitCXXParenListInitExpr(clang::CXXParenListInitExpr *list) {
    lists_.list(list);
    return true;
  }
  bool VisitCXXConstructExpr(clang::CXXConstructExpr *construction) {
    lists_.construction(construction);
    dimensions_.construction(construction);
    handles_.construction(construction);
    return true;
  }
  bool VisitCXXMemberCallExpr(clang::CXXMemberCallExpr *call) {
    dimensions_.conversion(call);
    return true;
  }
  bool VisitCXXRecordDecl(clang::CXXRecordDecl *record) {
    if (record->isThisDeclarationADefinition() && record->getNumBases() > 1)
      if (clang::SourceLocation base = ambiguousVectorBase(record, recorder_);
          base.isValid() && base.isFileID())
        if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(base))
          place->record->vectorBases.insert(place->offset);
    return true;
  }
  bool VisitCallExpr(clang::CallExpr *call) {
    dimensions_.call(call);
    handles_.call(call);
    numbers_.call(call);
    dependent_.call(call, method_);
    if (isDeviceCode_) {
      recordMixed(call);
      recordBesideCub(call);
    }
    return true;
  }
  bool VisitUsingDirectiveDecl(clang::UsingDirectiveDecl *directive) {
    usesCub_ |= directive->getNominatedNamespace()->getQualifiedNameAsString() == "cub";
    return true;
  }
  bool VisitVarDecl(clang::VarDecl *variable) {
    dimensions_.variable(variable);
    handles_.variable(variable);
    numbers_.variable(variable);
    return true;
  }
  bool VisitReturnStmt(clang::ReturnStmt *statement) {
    handles_.returned(statement, returns_);
    numbers_.returned(statement, returns_);
    return true;
  }
  bool VisitConditionalOperator(clang::ConditionalOperator *choice) {
    handles_.choice(choice);
    numbers_.choice(choice);
    return true;
  }
  bool VisitCastExpr(clang::CastExpr *cast) {
    handles_.cast(cast);
    numbers_.cast(cast);
    return true;
  }
  bool VisitBinaryOperator(clang::BinaryOperator *operation) {
    handles_.operation(operation);
    numbers_.operation(operation);
    dependent_.comparison(operation);
    return true;
  }
  bool VisitCXXOperatorCallExpr(clang::CXXOperatorCallExpr *operation) {
    dependent_.comparison(operation);
    lists_.assignment(operation);
    return true;
  }
  bool VisitFunctionTemplateDecl(clang::FunctionTemplateDecl *function) {
    dependent_.declared(function);
    return true;
  }
  bool VisitUnaryOperator(clang::UnaryOperator *operation) {
    handles_.operation(operation);
    numbers_.operation(operation);
    return true;
  }
  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    recordBareDefinition(function, recorder_);
    recordBareSpecialization(function, recorder_);
    recordOwn(function);
    return true;
  }
  bool VisitMemberExpr(clang::MemberExpr *member) {
    dimensions_.member(member);
    return true;
  }
  bool VisitDeclRefExpr(clang::DeclRefExpr *reference) {
    dimensions_.reference(reference);
    if (isDeviceCode_ && reference->hasQualifier())
      recordQualifier(reference);
    return true;
  }
  void finish() {
    lists_.finish();
    dimensions_.finish();
    dependent_.finish();
  }

private:
  static bool isForDevice(const clang::FunctionDecl *function) {
    return function->hasAttr<clang::CUDAGlobalAttr>() || function->hasAttr<clang::CUDADeviceAttr>();
  }

  /// Whether a call is one of CUDA's `min` or `max`.
  bool isMinOrMax(const clang::CallExpr *call) const {
    const clang::FunctionDecl *function = call->getDirectCallee();
    return function && function->getIdentifier() && call->getNumArgs() == 2 &&
           !call->isTypeDependent() &&
           (function->getName() == "min" || function->getName() == "max") &&
           function->getDeclContext()->getRedeclContext()->isTranslationUnit() &&
           recorder_.isSystem(function->getLocation());
  }

  /// See TypeRecord::besideCub.
  void recordBesideCub(const clang::CallExpr *call) {
    // In other instances of a template, the name may be found by the types of the arguments.
    if (!usesCub_ || lists_.inInstance || !isMinOrMax(call))
      return;
    const auto *callee = llvm::dyn_cast<clang::DeclRefExpr>(call->getCallee()->IgnoreImplicit());
    if (!callee || callee->hasQualifier())
      return;
    if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(callee->getLocation()))
      place->record->types.besideCub.insert(place->offset);
  }

  /// See MixedArgumentEvidence.
  void recordMixed(const clang::CallExpr *call) {
    if (!isMinOrMax(call) || !call->getType()->isIntegerType())
      return;
    auto typeOf = [](const clang::Expr *argument) {
      return argument->IgnoreParenImpCasts()->getType().getCanonicalType().getUnqualifiedType();
    };
    clang::QualType first = typeOf(call->getArg(0)), second = typeOf(call->getArg(1));
    if (first == second || !first->isBuiltinType() || !second->isBuiltinType())
      return;
    clang::PrintingPolicy policy(context_.getLangOpts());
    clang::QualType result = call->getType().getCanonicalType().getUnqualifiedType();
    for (const clang::Expr *argument : call->arguments())
      if (typeOf(argument) != result)
        if (auto written = recorder_.rangeOf(argument->IgnoreImplicit(), context_.getLangOpts()))
          written->record->types.mixedArguments[written->range.begin].insert(
              {written->range.end, result.getAsString(policy)});
  }

  /// See TypeRecord::standardQualifiers.
  void recordQualifier(const clang::DeclRefExpr *reference) {
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(reference->getDecl());
    if (!function || !function->getIdentifier() ||
        !function->getDeclContext()->getRedeclContext()->isTranslationUnit() ||
        !recorder_.isSystem(function->getLocation()) ||
        !llvm::is_contained({"printf", "memcpy", "memset"}, function->getName()))
      return;
    std::optional<UnitRecorder::Place> qualifier =
        recorder_.placeOf(reference->getQualifierLoc().getBeginLoc());
    std::optional<UnitRecorder::Place> name = recorder_.placeOf(reference->getLocation());
    if (qualifier && name && qualifier->record == name->record)
      qualifier->record->types.standardQualifiers[qualifier->offset].insert(name->offset);
  }

  /// See OwnFunctionEvidence. Templates are not among HIP's additional overloads.
  void recordOwn(const clang::FunctionDecl *function) {
    if (function->isTemplated() || function->isTemplateInstantiation() ||
        !function->doesThisDeclarationHaveABody() || function->getNumParams() == 0 ||
        !function->getDeclContext()->getRedeclContext()->isTranslationUnit())
      return;
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(function->getLocation());
    std::optional<UnitRecorder::Place> end = recorder_.placeOf(function->getEndLoc());
    if (!place || !end || end->record != place->record || function->getLocation().isMacroID())
      return;
    OwnFunctionEvidence evidence{end->offset + 1, function->getNameAsString(), {}};
    if (!isLibraryName(function->getDeclName()))
      return;
    clang::PrintingPolicy policy(context_.getLangOpts());
    policy.SuppressTagKeyword = true;
    for (const clang::ParmVarDecl *parameter : function->parameters())
      evidence.parameters.push_back(parameter->getType()
                                        .getNonReferenceType()
                                        .getCanonicalType()
                                        .getUnqualifiedType()
                                        .getAsString(policy));
    place->record->types.ownFunctions[place->offset].insert(std::move(evidence));
  }

  /// Whether a header of CUDA's, or of the system, declares a function of this name.
  bool isLibraryName(clang::DeclarationName name) {
    for (const clang::NamedDecl *declaration : context_.getTranslationUnitDecl()->lookup(name))
      if (declaration->getAsFunction() && recorder_.ownerOf(declaration) == Owner::System)
        return true;
    return false;
  }

  UnitRecorder &recorder_;
  const clang::ASTContext &context_;
  VectorListRecorder lists_;
  DimensionsRecorder dimensions_;
  HandleRecorder handles_;
  GroupNumberRecorder numbers_;
  DependentNameRecorder dependent_;
  bool isDeviceCode_ = false;
  const clang::CXXMethodDecl *method_ = nullptr; // whose body is walked
  /// A directive in front of here makes the names of `cub` visible.
  bool usesCub_ = false;
  clang::QualType returns_; // of the function that is walked; null where it is deduced
};

} // namespace

void recordTypes(UnitRecorder &recorder, const clang::ASTContext &context,
                 llvm::ArrayRef<clang::Decl *> declarations) {
  if (!context.getLangOpts().CPlusPlus)
    return;
  TypeVisitor visitor(recorder, context);
  for (clang::Decl *declaration : declarations)
    visitor.TraverseDecl(declaration);
  visitor.finish();
}

} // namespace tranship::frontend
