// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/TypeRecorder.h"

#include "frontend/record/DependentNames.h"
#include "frontend/record/DimensionsRecorder.h"
#include "frontend/record/ExecutionSpaces.h"
#include "frontend/record/GroupNumberRecorder.h"
#include "frontend/record/HandleRecorder.h"
#include "frontend/record/OperatorRecorder.h"
#include "frontend/record/ShortVectors.h"
#include "frontend/record/VectorListRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

namespace tranship::frontend {

namespace {

class TypeRecorder : public CodeObserver {
public:
  TypeRecorder(UnitRecorder &recorder, const clang::ASTContext &context, const CodeContext &around)
      : CodeObserver(around), recorder_(recorder), context_(context),
        lists_(recorder, context, around), dimensions_(recorder, context),
        handles_(recorder, context), numbers_(recorder, context), operators_(recorder, context),
        dependent_(recorder) {}

  void visitInitializer(const clang::CXXCtorInitializer *initializer) override {
    handles_.initializer(initializer);
  }
  void visitInitListExpr(clang::InitListExpr *list) override {
    lists_.list(list);
    handles_.list(list);
  }
  void visitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *launch) override {
    dimensions_.launch(launch->getConfig());
  }
  void visitCXXParenListInitExpr(clang::CXXParenListInitExpr *list) override { lists_.list(list); }
  void visitCXXConstructExpr(clang::CXXConstructExpr *construction) override {
    lists_.construction(construction);
    dimensions_.construction(construction);
    handles_.construction(construction);
  }
  void visitCXXMemberCallExpr(clang::CXXMemberCallExpr *call) override {
    dimensions_.conversion(call);
  }
  void visitCXXRecordDecl(clang::CXXRecordDecl *record) override {
    if (record->isThisDeclarationADefinition() && record->getNumBases() > 1)
      if (clang::SourceLocation base = ambiguousVectorBase(record, recorder_);
          base.isValid() && base.isFileID())
        if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(base))
          place->record->vectorBases.insert(place->offset);
  }
  void visitCallExpr(clang::CallExpr *call) override {
    dimensions_.call(call);
    handles_.call(call);
    numbers_.call(call);
    dependent_.call(call, around().method);
    if (around().isForDevice) {
      recordMixed(call);
      recordBesideCub(call);
    }
  }
  void visitQualifier(clang::NestedNameSpecifierLoc qualifier) override {
    if (qualifier.getNestedNameSpecifier().getKind() != clang::NestedNameSpecifier::Kind::Namespace)
      return;
    auto [named, prefix] = qualifier.castAsNamespaceAndPrefix();
    if (const auto *space = llvm::dyn_cast<clang::NamespaceDecl>(named); space && !prefix)
      recordHiddenNamespace(space, qualifier.getLocalBeginLoc());
  }
  void visitUsingDirectiveDecl(clang::UsingDirectiveDecl *directive) override {
    usesCub_ |= directive->getNominatedNamespace()->getQualifiedNameAsString() == "cub";
  }
  void visitVarDecl(clang::VarDecl *variable) override {
    dimensions_.variable(variable);
    handles_.variable(variable);
    numbers_.variable(variable);
  }
  void visitNamedDecl(clang::NamedDecl *declaration) override {
    if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(declaration))
      handles_.field(field);
  }
  void visitReturnStmt(clang::ReturnStmt *statement) override {
    handles_.returned(statement, around().returns);
    numbers_.returned(statement, around().returns);
  }
  void visitConditionalOperator(clang::ConditionalOperator *choice) override {
    handles_.choice(choice);
    numbers_.choice(choice);
  }
  void visitCastExpr(clang::CastExpr *cast) override {
    handles_.cast(cast);
    numbers_.cast(cast);
    operators_.cast(cast, around().side.onDevice && !around().side.onHost, !around().side.onDevice);
  }
  void visitBinaryOperator(clang::BinaryOperator *operation) override {
    handles_.operation(operation);
    numbers_.operation(operation);
    dependent_.comparison(operation);
  }
  void visitDependentScopeDeclRefExpr(clang::DependentScopeDeclRefExpr *name) override {
    dependent_.member(name);
  }
  void visitCXXOperatorCallExpr(clang::CXXOperatorCallExpr *operation) override {
    dependent_.comparison(operation);
    lists_.assignment(operation);
    operators_.binary(operation, around().side.onDevice && !around().side.onHost,
                      !around().side.onDevice);
  }
  void visitFunctionTemplateDecl(clang::FunctionTemplateDecl *function) override {
    dependent_.declared(function);
    recordOwnTemplate(function);
  }
  void visitUnaryOperator(clang::UnaryOperator *operation) override {
    handles_.operation(operation);
    numbers_.operation(operation);
  }
  void visitFunctionDecl(clang::FunctionDecl *function) override {
    recordBareDefinition(function, recorder_);
    recordBareSpecialization(function, recorder_);
    recordDeviceConstructor(function, recorder_);
    recordOwn(function);
  }
  void visitMemberExpr(clang::MemberExpr *member) override { dimensions_.member(member); }
  void visitDeclRefExpr(clang::DeclRefExpr *reference) override {
    dimensions_.reference(reference);
    if (around().isForDevice && reference->hasQualifier())
      recordQualifier(reference);
  }
  void finish() override {
    lists_.finish();
    dimensions_.finish();
    dependent_.finish();
  }

private:
  /// Whether a call is one of CUDA's `min` or `max`.
  bool isMinOrMax(const clang::CallExpr *call) const {
    const clang::FunctionDecl *function = call->getDirectCallee();
    return function && function->getIdentifier() && call->getNumArgs() == 2 &&
           !call->isTypeDependent() &&
           (function->getName() == "min" || function->getName() == "max") &&
           function->getDeclContext()->getRedeclContext()->isTranslationUnit() &&
           recorder_.isSystem(function->getLocation());
  }

  /// Calls of the CUDA functions `min` and `max` in device code that also sees the names of `cub`.
  void recordBesideCub(const clang::CallExpr *call) {
    // In another instance of a template, argument-dependent lookup may find the name.
    if (!usesCub_ || around().isInstance || !isMinOrMax(call))
      return;
    const auto *callee = llvm::dyn_cast<clang::DeclRefExpr>(call->getCallee()->IgnoreImplicit());
    if (!callee || callee->hasQualifier())
      return;
    if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(callee->getLocation()))
      place->record->types.qualifiers.emplace(place->offset, "::");
  }

  /// A namespace of the user that only a using directive makes visible, if HIP's headers declare one with its name.
  void recordHiddenNamespace(const clang::NamespaceDecl *space, clang::SourceLocation location) {
    const auto *parent = llvm::dyn_cast<clang::NamespaceDecl>(space->getParent());
    if (!parent || parent->isAnonymousNamespace() || recorder_.isSystem(space->getLocation()) ||
        !isGlobalInHip(space->getDeclName()) ||
        llvm::any_of(parent->redecls(), [&](const clang::NamespaceDecl *part) {
          return recorder_.sourceManager().isPointWithin(location, part->getBeginLoc(),
                                                         part->getRBraceLoc());
        }))
      return;
    if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(location))
      place->record->types.qualifiers.emplace(place->offset,
                                              parent->getQualifiedNameAsString() + "::");
  }
  /// Our CUDA headers list the namespaces that HIP's headers declare instead.
  bool isGlobalInHip(clang::DeclarationName name) const {
    return llvm::any_of(
        context_.getTranslationUnitDecl()->lookup(&context_.Idents.get("tranship_hip_globals")),
        [&](const clang::NamedDecl *list) {
          const auto *names = llvm::dyn_cast<clang::NamespaceDecl>(list);
          return names && !names->lookup(name).empty();
        });
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

  /// See OwnFunctionEvidence. HIP's additional overloads are not templates.
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

  /// `template <class T> __device__ T min(T a, T b)`: its parameters are recorded as `T`.
  void recordOwnTemplate(const clang::FunctionTemplateDecl *declaration) {
    const clang::FunctionDecl *function = declaration->getTemplatedDecl();
    const clang::TemplateParameterList *parameters = declaration->getTemplateParameters();
    if (parameters->size() != 1 || !function->doesThisDeclarationHaveABody() ||
        function->getNumParams() != 2 || !function->hasAttr<clang::CUDADeviceAttr>() ||
        !function->getDeclContext()->getRedeclContext()->isTranslationUnit() ||
        function->getLocation().isMacroID() || !isLibraryName(function->getDeclName()))
      return;
    const auto *parameter = llvm::dyn_cast<clang::TemplateTypeParmDecl>(parameters->getParam(0));
    bool isOfParameter =
        parameter && llvm::all_of(function->parameters(), [&](const auto *one) {
          const auto *type =
              one->getType().getNonReferenceType()->template getAs<clang::TemplateTypeParmType>();
          return type && type->getDecl() == parameter;
        });
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(function->getLocation());
    std::optional<UnitRecorder::Place> end = recorder_.placeOf(function->getEndLoc());
    if (isOfParameter && place && end && end->record == place->record)
      place->record->types.ownFunctions[place->offset].insert(
          {end->offset + 1, function->getNameAsString(), {"T", "T"}});
  }

  /// Whether a CUDA header or another system header declares a function with this name.
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
  OperatorRecorder operators_;
  DependentNameRecorder dependent_;
  /// A directive before this place makes the names of `cub` visible.
  bool usesCub_ = false;
};

} // namespace

std::unique_ptr<CodeObserver> makeTypeRecorder(UnitRecorder &recorder,
                                               const clang::ASTContext &context,
                                               const CodeContext &around) {
  return std::make_unique<TypeRecorder>(recorder, context, around);
}

} // namespace tranship::frontend
