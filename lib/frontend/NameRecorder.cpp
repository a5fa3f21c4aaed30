// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/NameRecorder.h"

#include "frontend/AddressRecorder.h"
#include "frontend/AsmRecorder.h"
#include "frontend/BodyFilter.h"
#include "frontend/DeclarationNames.h"
#include "frontend/ExecutionSide.h"
#include "frontend/GroupShuffles.h"
#include "frontend/Instantiations.h"
#include "frontend/ShortVectors.h"
#include "frontend/TypeRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {
namespace {

class NameVisitor : public clang::RecursiveASTVisitor<NameVisitor> {
  using Base = clang::RecursiveASTVisitor<NameVisitor>;

public:
  explicit NameVisitor(UnitRecorder &recorder) : recorder_(recorder) {}

  void enter(const clang::ASTContext &context) { context_ = &context; }
  /// To be called at the end: only then it is known which variables keep their first value.
  void finish() {
    for (MaskedCall &masked : maskedCalls_) {
      for (const auto &[variable, argument] : masked.variables)
        if (!modified_.contains(variable))
          masked.call.fullMasks.insert(argument);
      masked.place.record->calls[masked.place.offset].insert(std::move(masked.call));
    }
  }

  // Names of values and functions.
  bool VisitDeclRefExpr(clang::DeclRefExpr *reference) {
    use(reference->getLocation(), reference->getDecl(), reference->hasQualifier());
    return true;
  }
  bool VisitMemberExpr(clang::MemberExpr *member) {
    fieldOrMember(member->getMemberLoc(), member->getMemberDecl());
    return true;
  }
  bool VisitDesignatedInitExpr(clang::DesignatedInitExpr *initializer) {
    for (const clang::DesignatedInitExpr::Designator &designator : initializer->designators())
      if (designator.isFieldDesignator() && designator.getFieldDecl())
        fieldOrMember(designator.getFieldLoc(), designator.getFieldDecl());
    return true;
  }
  bool VisitUnresolvedLookupExpr(clang::UnresolvedLookupExpr *lookup) {
    overloads(lookup);
    return true;
  }
  bool VisitUnresolvedMemberExpr(clang::UnresolvedMemberExpr *lookup) {
    overloads(lookup);
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(clang::CXXDependentScopeMemberExpr *member) {
    // Only an instantiation knows its type; no CUDA type is a member of a template parameter.
    userOwned(member->getMemberLoc(), member->getMember());
    return true;
  }
  bool VisitDependentScopeDeclRefExpr(clang::DependentScopeDeclRefExpr *reference) {
    userOwned(reference->getLocation(), reference->getDeclName());
    return true;
  }

  // Names of types.
  bool VisitTypedefTypeLoc(clang::TypedefTypeLoc type) {
    use(type.getNameLoc(), type.getTypePtr()->getDecl());
    return true;
  }
  bool VisitTagTypeLoc(clang::TagTypeLoc type) {
    use(type.getNameLoc(), type.getDecl());
    return true;
  }
  bool VisitTemplateSpecializationTypeLoc(clang::TemplateSpecializationTypeLoc type) {
    if (const clang::TemplateDecl *declaration =
            type.getTypePtr()->getTemplateName().getAsTemplateDecl())
      use(type.getTemplateNameLoc(), declaration);
    return true;
  }
  bool VisitDeducedTemplateSpecializationTypeLoc(clang::DeducedTemplateSpecializationTypeLoc type) {
    if (const clang::TemplateDecl *declaration =
            type.getTypePtr()->getTemplateName().getAsTemplateDecl())
      use(type.getTemplateNameLoc(), declaration);
    return true;
  }
  bool VisitUsingTypeLoc(clang::UsingTypeLoc type) {
    use(type.getNameLoc(), type.getDecl()->getTargetDecl());
    return true;
  }

  // Namespaces.
  bool TraverseNestedNameSpecifierLoc(clang::NestedNameSpecifierLoc qualifier) {
    if (qualifier &&
        qualifier.getNestedNameSpecifier().getKind() == clang::NestedNameSpecifier::Kind::Namespace)
      useNamespace(qualifier.getLocalBeginLoc(), qualifier.castAsNamespaceAndPrefix().Namespace);
    return Base::TraverseNestedNameSpecifierLoc(qualifier);
  }
  bool VisitUsingDirectiveDecl(clang::UsingDirectiveDecl *directive) {
    useNamespace(directive->getIdentLocation(), llvm::dyn_cast<clang::NamespaceBaseDecl>(
                                                    directive->getNominatedNamespaceAsWritten()));
    return true;
  }
  bool VisitNamespaceAliasDecl(clang::NamespaceAliasDecl *alias) {
    useNamespace(alias->getTargetNameLoc(), alias->getAliasedNamespace());
    return true;
  }
  bool VisitUsingDecl(clang::UsingDecl *declaration) {
    if (declaration->shadow_size() > 0)
      use(declaration->getNameInfo().getLoc(), (*declaration->shadow_begin())->getTargetDecl());
    return true;
  }

  // The user's own names.
  bool VisitNamedDecl(clang::NamedDecl *declaration) {
    if (const auto *space = llvm::dyn_cast<clang::NamespaceBaseDecl>(declaration))
      declareNamespace(space);
    const clang::IdentifierInfo *identifier = declaration->getIdentifier();
    if (!identifier || !recorder_.isInteresting(identifier->getName()) ||
        llvm::isa<clang::UsingDirectiveDecl, clang::UsingDecl, clang::UsingShadowDecl>(declaration))
      return true;
    Owner owner = recorder_.ownerOf(declaration);
    if (owner == Owner::User) {
      if (mayBeInvented(declaration))
        return true;
      if (isGlobal(declaration))
        recorder_.unit().userNames.insert(identifier->getName().str());
    }
    recorder_.name(declaration->getLocation(), identifier->getName(),
                   {owner, Layer::Ast, {}, isGlobal(declaration), /*isDeclaration=*/true});
    return true;
  }

  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    if (function->isTemplated() || function->getLocation().isMacroID() ||
        !function->doesThisDeclarationHaveABody() || llvm::isa<clang::CXXMethodDecl>(function))
      return true;
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(function->getLocation());
    std::optional<UnitRecorder::Place> end = recorder_.placeOf(function->getEndLoc());
    if (!place || !end || end->record != place->record)
      return true;
    if (function->isOverloadedOperator()) {
      if (isOperatorOfHipVectors(function, recorder_))
        place->record->vectorOperators[place->offset] = {end->offset + 1};
    } else if (std::vector<std::string> parameters = cudaParameters(function);
               !parameters.empty()) {
      place->record->functions[place->offset] = {function->getQualifiedNameAsString(),
                                                 std::move(parameters), end->offset + 1};
    }
    return true;
  }

  // Calls.
  bool VisitCallExpr(clang::CallExpr *call) {
    if (const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      recordGroupShuffle(*member, recorder_);
    if (const clang::FunctionDecl *function = call->getDirectCallee())
      for (unsigned i = 0; i < std::min(call->getNumArgs(), function->getNumParams()); ++i)
        if (clang::QualType type = function->getParamDecl(i)->getType();
            type->isLValueReferenceType() && !type.getNonReferenceType().isConstQualified())
          modified_.insert(variableOf(call->getArg(i)));
    clang::SourceLocation location;
    const clang::Expr *callee = call->getCallee()->IgnoreParenImpCasts();
    llvm::StringRef name;
    if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(callee)) {
      location = reference->getLocation();
      if (const clang::IdentifierInfo *identifier = reference->getDecl()->getIdentifier())
        name = identifier->getName();
    } else if (const auto *lookup = llvm::dyn_cast<clang::UnresolvedLookupExpr>(callee)) {
      location = lookup->getNameLoc();
      if (const clang::IdentifierInfo *identifier = lookup->getName().getAsIdentifierInfo())
        name = identifier->getName();
    }
    if (name.empty() || !recorder_.isInteresting(name))
      return true;
    CallEvidence evidence;
    evidence.onDevice = side_.onDevice && !side_.onHost;
    evidence.onHost = !side_.onDevice;
    bool typesMatter = recorder_.vocabulary().asksForTypes(name);
    std::vector<std::pair<const clang::VarDecl *, unsigned>> variables;
    for (const clang::Expr *argument : call->arguments()) {
      if (llvm::isa<clang::PackExpansionExpr>(argument))
        return true; // how many is not known yet
      if (llvm::isa<clang::CXXDefaultArgExpr>(argument))
        continue;
      if (!typesMatter) {
        ++evidence.arguments;
        continue;
      }
      if (argument->getType()->getAsRecordDecl())
        evidence.records.insert(evidence.arguments);
      if (!argument->isTypeDependent())
        evidence.types[evidence.arguments] = nameOf(argument->IgnoreImpCasts()->getType());
      if (isFullMask(argument))
        evidence.fullMasks.insert(evidence.arguments);
      else if (const clang::VarDecl *variable = variableOf(argument);
               variable && variable->isLocalVarDecl() && variable->hasInit() &&
               isFullMask(variable->getInit()))
        variables.emplace_back(variable, evidence.arguments);
      ++evidence.arguments;
    }
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(location);
    if (place && variables.empty())
      place->record->calls[place->offset].insert(std::move(evidence));
    else if (place)
      maskedCalls_.push_back({*place, std::move(evidence), std::move(variables)});
    return true;
  }
  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *launch) {
    if (std::optional<UnitRecorder::Place> place =
            recorder_.placeOf(launch->getConfig()->getBeginLoc()))
      place->record->launches[place->offset].onDevice |= side_.onDevice && side_.isWritten;
    return true;
  }
  bool VisitVarDecl(clang::VarDecl *variable) {
    addresses_.variable(variable, context());
    return true;
  }
  bool VisitUnaryOperator(clang::UnaryOperator *operation) {
    if (operation->isIncrementDecrementOp() || operation->getOpcode() == clang::UO_AddrOf)
      modified_.insert(variableOf(operation->getSubExpr()));
    return true;
  }
  bool VisitBinaryOperator(clang::BinaryOperator *operation) {
    if (operation->isAssignmentOp())
      modified_.insert(variableOf(operation->getLHS()));
    addresses_.operation(operation, context());
    return true;
  }
  bool VisitCXXReinterpretCastExpr(clang::CXXReinterpretCastExpr *cast) {
    addresses_.cast(cast, context());
    return true;
  }
  bool VisitAsmStmt(clang::AsmStmt *statement) {
    clang::SourceLocation begin = beginOfAsm(statement, context().getSourceManager());
    if (auto place = recorder_.placeOf(begin); place && side_.onDevice) {
      AsmEvidence seen = describeAsm(statement, context());
      seen.isInKernel = isInKernel_;
      place->record->deviceAsm[place->offset].insert(std::move(seen));
    }
    return true;
  }

  bool TraverseDecl(clang::Decl *declaration) {
    const auto *function = llvm::dyn_cast_or_null<clang::FunctionDecl>(declaration);
    if (!function)
      return Base::TraverseDecl(declaration);
    ExecutionSide outer = std::exchange(side_, ExecutionSide::of(function));
    bool wasInKernel = std::exchange(isInKernel_, function->hasAttr<clang::CUDAGlobalAttr>());
    bool goOn = Base::TraverseDecl(declaration);
    side_ = outer;
    isInKernel_ = wasInKernel;
    return goOn;
  }
  bool TraverseLambdaExpr(clang::LambdaExpr *lambda, DataRecursionQueue * /*queue*/ = nullptr) {
    ExecutionSide outer = std::exchange(side_, ExecutionSide::of(lambda, side_));
    bool wasInKernel = std::exchange(isInKernel_, false);
    bool goOn = Base::TraverseLambdaExpr(lambda);
    side_ = outer;
    isInKernel_ = wasInKernel;
    return goOn;
  }

private:
  /// See CallEvidence::types.
  std::string nameOf(clang::QualType type) const {
    type = type.getCanonicalType();
    if (type->isPointerType())
      return nameOf(type->getPointeeType()) + " *";
    clang::PrintingPolicy policy(context().getLangOpts());
    policy.SuppressTagKeyword = true;
    return type.getUnqualifiedType().getAsString(policy);
  }

  bool isFullMask(const clang::Expr *argument) const {
    clang::Expr::EvalResult result;
    return !argument->isValueDependent() && argument->getType()->isIntegerType() &&
           argument->EvaluateAsInt(result, context()) && result.Val.isInt() &&
           result.Val.getInt().extOrTrunc(32).isAllOnes() &&
           result.Val.getInt().getBitWidth() <= 32;
  }

  static const clang::VarDecl *variableOf(const clang::Expr *expression) {
    const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenImpCasts());
    return reference ? llvm::dyn_cast<clang::VarDecl>(reference->getDecl()) : nullptr;
  }

  /// Names of the parameters' types, if CUDA declares one of them.
  std::vector<std::string> cudaParameters(const clang::FunctionDecl *function) {
    std::vector<std::string> names;
    bool hasCuda = false;
    for (const clang::ParmVarDecl *parameter : function->parameters()) {
      names.push_back(parameter->getType().getAsString());
      hasCuda |= recorder_.isInteresting(names.back());
    }
    return hasCuda ? names : std::vector<std::string>();
  }

  static bool isGlobal(const clang::NamedDecl *declaration) {
    return declaration->getDeclContext()->getRedeclContext()->isFileContext();
  }

  void needs(clang::SourceLocation at, const clang::NamedDecl *declaration, bool isQualified) {
    if (at.isInvalid() || recorder_.ownerOf(declaration) != Owner::System)
      return;
    llvm::StringRef name = entityOf(declaration);
    NeededHeader header =
        recorder_.vocabulary().neededHeader(name.empty() ? declaration->getName() : name);
    // A library's name may be another one's: CUDA 13's `thrust::maximum` is `cuda::maximum`.
    if (header.name.empty())
      header = recorder_.vocabulary().neededHeader(nameWrittenAt(at, recorder_.sourceManager()));
    if (header.name.empty() || (header.onHost && (isQualified || !side_.onHost)))
      return;
    if (std::optional<UnitRecorder::Place> place = recorder_.placeOf(at))
      place->record->neededHeaders.insert(header.name.str());
  }

  void use(clang::SourceLocation location, const clang::NamedDecl *declaration,
           bool isQualified = false) {
    const clang::IdentifierInfo *identifier = declaration->getIdentifier();
    if (!identifier)
      return;
    needs(location, declaration, isQualified);
    const std::string &entity = entityOf(declaration);
    if (entity.empty() && !recorder_.isInteresting(identifier->getName()) &&
        !recorder_.isAddedToLibrary(declaration))
      return;
    Owner owner = recorder_.ownerOf(declaration);
    if (owner == Owner::User && mayBeInvented(declaration))
      recorder_.name(location, identifier->getName(), {Owner::Unresolved, Layer::Unresolved, {}});
    else
      recorder_.name(location, identifier->getName(),
                     {owner, Layer::Ast, entity, isGlobal(declaration)});
  }

  /// The name in a namespace by which the tables know a declaration of a library, if they do.
  const std::string &entityOf(const clang::NamedDecl *declaration) {
    auto [known, isNew] = entities_.try_emplace(declaration);
    if (isNew && !declaration->getDeclContext()->isTranslationUnit())
      if (std::string name = qualifiedNameOf(declaration);
          !name.empty() && recorder_.isInteresting(name) &&
          recorder_.ownerOf(declaration) == Owner::System)
        known->second = std::move(name);
    return known->second;
  }

  void fieldOrMember(clang::SourceLocation location, const clang::NamedDecl *member) {
    const clang::IdentifierInfo *identifier = member->getIdentifier();
    if (!identifier)
      return;
    NameEvidence evidence{recorder_.ownerOf(member), Layer::Ast, {}};
    evidence.entity = recordNameOf(member) + "." + identifier->getName().str();
    if (evidence.owner == Owner::System &&
        (llvm::isa<clang::FieldDecl>(member) || recorder_.isInteresting(evidence.entity))) {
      if (recorder_.isInteresting(evidence.entity))
        recorder_.name(location, identifier->getName(), evidence);
    } else if (recorder_.isInteresting(identifier->getName())) {
      evidence.owner = Owner::User; // no API is a member function
      evidence.entity.clear();
      recorder_.name(location, identifier->getName(), evidence);
    }
  }

  void overloads(const clang::OverloadExpr *lookup) {
    const clang::IdentifierInfo *identifier = lookup->getName().getAsIdentifierInfo();
    if (!identifier)
      return;
    std::string entity;
    for (const clang::NamedDecl *declaration : lookup->decls())
      if (entity.empty())
        entity = entityOf(declaration);
    if (entity.empty() && !recorder_.isInteresting(identifier->getName()))
      return;
    if (lookup->getNumDecls() == 0)
      return recorder_.name(lookup->getNameLoc(), identifier->getName(),
                            {Owner::Unresolved, Layer::Unresolved, {}});
    // Among overloads of both, the user's may be meant: hands off.
    Owner owner = Owner::System;
    bool global = true;
    for (const clang::NamedDecl *declaration : lookup->decls()) {
      if (recorder_.ownerOf(declaration) == Owner::User)
        owner = Owner::User;
      global &= isGlobal(declaration);
    }
    if (owner == Owner::User)
      entity.clear();
    recorder_.name(lookup->getNameLoc(), identifier->getName(),
                   {owner, Layer::Ast, std::move(entity), global});
  }

  void userOwned(clang::SourceLocation location, clang::DeclarationName name) {
    const clang::IdentifierInfo *identifier = name.getAsIdentifierInfo();
    if (identifier && recorder_.isInteresting(identifier->getName()))
      recorder_.name(location, identifier->getName(), {Owner::User, Layer::Ast, {}});
  }

  void useNamespace(clang::SourceLocation location, const clang::NamespaceBaseDecl *declaration) {
    if (!declaration)
      return;
    NameEvidence evidence{recorder_.ownerOf(declaration), Layer::Ast,
                          declaration->getQualifiedNameAsString()};
    if (recorder_.isInteresting(evidence.entity))
      recorder_.name(location, declaration->getName(), evidence);
  }

  /// Records the user's own namespace by its qualified name: a row of theirs may rename it.
  void declareNamespace(const clang::NamespaceBaseDecl *declaration) {
    std::string name = declaration->getQualifiedNameAsString();
    if (recorder_.ownerOf(declaration) == Owner::User && recorder_.isInteresting(name))
      recorder_.name(declaration->getLocation(), declaration->getName(),
                     {Owner::User, Layer::Ast, name, /*isGlobal=*/true, /*isDeclaration=*/true});
  }

  const clang::ASTContext &context() const { return *context_; }

  /// A call with variables for arguments that may be full masks.
  struct MaskedCall {
    UnitRecorder::Place place;
    CallEvidence call;
    std::vector<std::pair<const clang::VarDecl *, unsigned>> variables;
  };
  std::vector<MaskedCall> maskedCalls_;
  llvm::DenseSet<const clang::VarDecl *> modified_;
  llvm::DenseMap<const clang::NamedDecl *, std::string> entities_; // see entityOf

  UnitRecorder &recorder_;
  AddressRecorder addresses_{recorder_};
  const clang::ASTContext *context_ = nullptr;
  /// Where the code that is walked runs.
  ExecutionSide side_;
  bool isInKernel_ = false;
};

class NameRecorder : public clang::SemaConsumer {
public:
  NameRecorder(UnitRecorder &recorder, std::function<bool()> isAbandoned)
      : recorder_(recorder), isAbandoned_(std::move(isAbandoned)), bodies_(recorder),
        visitor_(recorder) {}

  void InitializeSema(clang::Sema &sema) override {
    bodies_.attach(sema);
    sema_ = &sema;
  }

  // Templates are walked as written, never as instantiated, and headers of the system not at all.
  bool HandleTopLevelDecl(clang::DeclGroupRef group) override {
    if (sema_) // not before its own declarations
      dropInstantiations(*sema_, [this](const clang::FunctionDecl &function) {
        return recorder_.isSystem(function.getLocation()); // its body is skipped
      });
    for (clang::Decl *declaration : group)
      if (!recorder_.isSystem(declaration->getLocation())) {
        declarations_.push_back(declaration);
        bodies_.declared(declaration);
      }
    return true;
  }
  void HandleTagDeclDefinition(clang::TagDecl *type) override { bodies_.declared(type); }
  bool shouldSkipFunctionBody(clang::Decl *declaration) override {
    return recorder_.isSystem(declaration->getLocation()) ||
           bodies_.canSkip(declaration->getAsFunction());
  }
  void HandleTranslationUnit(clang::ASTContext &context) override {
    if (isAbandoned_() || recorder_.options().onlyProblems)
      return;
    visitor_.enter(context);
    for (clang::Decl *declaration : declarations_)
      visitor_.TraverseDecl(declaration);
    visitor_.finish();
    recordTypes(recorder_, context, declarations_);
    if (const TreeObserver *observer = recorder_.options().observer)
      recorder_.unit().observations =
          observer->observe({context, declarations_, recorder_, sema_->getPreprocessor()});
  }

private:
  UnitRecorder &recorder_;
  std::function<bool()> isAbandoned_;
  BodyFilter bodies_;
  NameVisitor visitor_;
  clang::Sema *sema_ = nullptr;
  std::vector<clang::Decl *> declarations_;
};

} // namespace

std::unique_ptr<clang::ASTConsumer> makeNameRecorder(UnitRecorder &recorder,
                                                     std::function<bool()> isAbandoned) {
  return std::make_unique<NameRecorder>(recorder, std::move(isAbandoned));
}

} // namespace tranship::frontend
