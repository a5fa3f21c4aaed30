// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/MeaningRecorder.h"

#include "frontend/record/ConversionRecorder.h"
#include "frontend/record/IdentityRecorder.h"
#include "frontend/record/NumberTypes.h"
#include "frontend/record/SizeRecorder.h"
#include "frontend/record/TextFlow.h"
#include "frontend/record/VectorOperators.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecordLayout.h"
#include "clang/AST/StmtCXX.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <set>
#include <tuple>

namespace tranship::frontend {
namespace {

/// Whether a trait is about a function's type: our headers declare functions that take any arguments.
bool asksForDeclaration(const clang::DeclRefExpr *trait) {
  clang::NestedNameSpecifier qualifier = trait->getQualifier();
  if (qualifier.getKind() != clang::NestedNameSpecifier::Kind::Type)
    return false;
  const auto *owner = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(
      clang::QualType(qualifier.getAsType(), 0)->getAsCXXRecordDecl());
  return owner && llvm::any_of(owner->getTemplateArgs().asArray(),
                               [](const clang::TemplateArgument &argument) {
                                 return argument.getKind() == clang::TemplateArgument::Type &&
                                        (argument.getAsType()->isFunctionType() ||
                                         argument.getAsType()->isFunctionPointerType());
                               });
}

class MeaningRecorder : public FactRecorder {
public:
  using FactRecorder::FactRecorder;

  void visitDeclRefExpr(clang::DeclRefExpr *name) override {
    if (!around().isInFunction || around().side.onDevice)
      usedOnDevice_.insert(name->getDecl()->getCanonicalDecl());
    if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(name->getDecl()))
      add(name->getLocation(), factOf(function));
    else if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(name->getDecl());
             variable && isOfInstance(variable) && !asksForDeclaration(name))
      addValue(name->getLocation(), variable); // `Trait<T>::value`
  }
  void visitRequiresExpr(clang::RequiresExpr *test) override {
    if (!test->isValueDependent())
      add(test->getBeginLoc(), {FactKind::Value, test->isSatisfied() ? "1" : "0"});
  }
  void visitConceptSpecializationExpr(clang::ConceptSpecializationExpr *test) override {
    if (!test->isValueDependent())
      add(test->getBeginLoc(), {FactKind::Value, test->isSatisfied() ? "1" : "0"});
  }
  void visitTypeTraitExpr(clang::TypeTraitExpr *trait) override {
    if (!trait->isValueDependent() && trait->isStoredAsBoolean())
      add(trait->getBeginLoc(), {FactKind::Value, trait->getBoolValue() ? "1" : "0"});
  }
  void visitAsmStmt(clang::AsmStmt *statement) override {
    const auto *assembly = llvm::dyn_cast<clang::GCCAsmStmt>(statement);
    if (!assembly || !around().side.onDevice || around().side.onHost)
      return;
    std::string text = assembly->getAsmString();
    // Without instructions it is a barrier for the compiler.
    if (llvm::any_of(text, llvm::isAlpha) && !llvm::StringRef(text).ltrim().starts_with("//"))
      add(assembly->getAsmLoc(), {FactKind::Assembly, std::move(text)});
  }
  void visitMemberExpr(clang::MemberExpr *member) override {
    if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(member->getMemberDecl()))
      addOwn(member->getMemberLoc(), method);
  }
  void visitCXXConstructExpr(clang::CXXConstructExpr *construction) override {
    const clang::CXXConstructorDecl *constructor = construction->getConstructor();
    if (!constructor->isCopyOrMoveConstructor() && !constructor->isImplicit())
      addOwn(construction->getLocation(), constructor);
  }
  void visitInitListExpr(clang::InitListExpr *list) override {
    const clang::RecordDecl *record = list->getType()->getAsRecordDecl();
    if (!list->isSemanticForm() || !record || list->getType()->isDependentType() ||
        record->isUnion() || !isForeign(list->getType()))
      return;
    auto isWritten = [](const clang::Expr *value) {
      return value && !llvm::isa<clang::ImplicitValueInitExpr, clang::NoInitExpr>(value);
    };
    const auto *derived = llvm::dyn_cast<clang::CXXRecordDecl>(record);
    unsigned i = derived ? derived->getNumBases() : 0;
    for (const clang::FieldDecl *field : record->fields()) {
      const clang::Expr *value = i < list->getNumInits() ? list->getInit(i++) : nullptr;
      if (isWritten(value) && record->getIdentifier() && field->getIdentifier() && !isZero(value) &&
          !isVector(context_, list->getType()))
        add(value->getBeginLoc(), {FactKind::Member, fmt::format("{}.{}", record->getName().str(),
                                                                 field->getName().str())});
    }
  }
  void visitBinaryOperator(clang::BinaryOperator *operation) override {
    if (const auto *assignment = llvm::dyn_cast<clang::CompoundAssignOperator>(operation)) {
      auto plain = clang::BinaryOperator::getOpForCompoundAssignment(operation->getOpcode());
      compute(operation, plain, assignment->getComputationLHSType(),
              bitsOf(operation->getLHS()->getType()));
    } else if (operation->getOpcode() == clang::BO_Assign) {
      observe(operation->getRHS(), bitsOf(operation->getLHS()->getType()));
    } else if (!operation->isLogicalOp() && !operation->isCommaOp() && !operation->isPtrMemOp()) {
      compute(operation, operation->getOpcode(), operation->getLHS()->getType(),
              observed_.lookup(operation));
    }
  }
  void visitUnaryOperator(clang::UnaryOperator *operation) override {
    if (operation->getOpcode() != clang::UO_Not && operation->getOpcode() != clang::UO_Minus)
      return;
    clang::QualType type = operation->getSubExpr()->getType();
    addComputation(operation->getOperatorLoc(), type, observed_.lookup(operation));
    observe(operation->getSubExpr(), observed_.lookup(operation));
  }
  void visitCastExpr(clang::CastExpr *cast) override {
    unsigned to = bitsOf(cast->getType()), outside = observed_.lookup(cast);
    observe(cast->getSubExpr(), outside && outside < to ? outside : to);
  }
  void visitCallExpr(clang::CallExpr *call) override {
    if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      addTypeName(method);
    const clang::FunctionDecl *callee = call->getDirectCallee();
    // Our own declarations of CUDA take any arguments.
    if (!callee || !callee->isVariadic() || callee->getNumParams() == 0)
      return;
    for (unsigned i = callee->getNumParams(); i < call->getNumArgs(); ++i)
      if (clang::QualType type = call->getArg(i)->getType(); type->isPointerType())
        add(call->getArg(i)->getBeginLoc(), {FactKind::Argument, "a pointer"});
      else if (!isStatus(call->getArg(i)))
        addType(call->getArg(i)->getBeginLoc(), FactKind::Argument, type);
  }
  void visitPredefinedExpr(clang::PredefinedExpr *name) override {
    if (!name->getFunctionName() ||
        name->getIdentKind() != clang::PredefinedIdentKind::PrettyFunction)
      return;
    std::string text = name->getFunctionName()->getString().str();
    // Types that stand in for a library's have other names. A program that prints a name prints another one.
    if (llvm::StringRef(text).contains_insensitive("tranship") ||
        (around().function && !reachesResult(name)))
      return;
    // In a macro, each of its uses has another name.
    add(context_.getSourceManager().getExpansionLoc(name->getLocation()),
        {FactKind::Text, std::move(text)});
  }
  void visitVarDecl(clang::VarDecl *variable) override {
    if (variable->isInvalidDecl())
      return;
    clang::QualType type = variable->getType();
    if (type->getContainedAutoType())
      addType(variable->getLocation(), FactKind::Deduced, type.getNonReferenceType());
    addBound(variable, type);
    addValue(variable->getLocation(), variable);
  }
  void visitNamedDecl(clang::NamedDecl *declaration) override {
    if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(declaration))
      addBound(field, field->getType());
    else if (const auto *enumerator = llvm::dyn_cast<clang::EnumConstantDecl>(declaration))
      if (const clang::Expr *value = enumerator->getInitExpr();
          value && !value->isValueDependent() && !namesForeignEnumerator(value))
        add(enumerator->getLocation(),
            {FactKind::Value, llvm::toString(enumerator->getInitVal(), 10)});
  }

  void finish() override {
    for (Constant &constant : constants_)
      if (usedOnDevice_.contains(constant.variable))
        addIn(constant.instance, constant.location, std::move(constant.fact));
    FactRecorder::finish();
  }

private:
  /// A constant outside of functions.
  struct Constant {
    const clang::Decl *variable;
    clang::SourceLocation location;
    const clang::Decl *instance;
    MeaningFact fact;
  };

  bool reachesResult(const clang::PredefinedExpr *name) {
    TextUse use = texts_.usesOf(around().function, name);
    return use.reachesResult || use.isReturned;
  }
  /// `typeid(float4).name()`, of which code takes the text apart
  void addTypeName(const clang::CXXMemberCallExpr *call) {
    const auto *of = llvm::dyn_cast<clang::CXXTypeidExpr>(
        call->getImplicitObjectArgument()->IgnoreParenImpCasts());
    if (!of || !of->isTypeOperand() || !around().function || !call->getMethodDecl() ||
        !call->getMethodDecl()->getIdentifier() || call->getMethodDecl()->getName() != "name")
      return;
    clang::QualType type = of->getTypeOperand(context_).getCanonicalType();
    TextUse use = texts_.usesOf(around().function, call);
    std::string text = type.getAsString(context_.getPrintingPolicy());
    if (!type->isDependentType() && (use.reachesResult || use.isReturned) &&
        !llvm::StringRef(text).contains_insensitive("tranship"))
      add(call->getExprLoc(), {FactKind::Text, std::move(text)});
  }
  void addOwn(clang::SourceLocation location, const clang::FunctionDecl *function) {
    if (const MeaningFact &fact = factOf(function); !fact.file.empty())
      add(location, fact);
  }
  void addType(clang::SourceLocation location, FactKind kind, clang::QualType type) {
    if (!options_.knowsOverloads && type->isFloatingType())
      return;
    if (std::string name = nameOfNumber(context_, type); !name.empty())
      add(location, {kind, std::move(name)});
  }
  void addValue(clang::SourceLocation location, const clang::VarDecl *variable) {
    const clang::VarDecl *initialized = nullptr; // which one of its declarations
    const clang::Expr *value = variable->getAnyInitializer(initialized);
    clang::QualType type = variable->getType();
    if (!value || value->isValueDependent() || value->containsErrors() || type->isDependentType() ||
        !type->isIntegerType() || type->isEnumeralType() ||
        !initialized->isUsableInConstantExpressions(context_) || namesForeignEnumerator(value))
      return;
    const clang::APValue *result = initialized->evaluateValue();
    if (!result || !result->isInt())
      return;
    MeaningFact fact = {FactKind::Value, llvm::toString(result->getInt(), 10)};
    // A parse for the device gives constants of the host other values, which no code sees, as those of `long double`.
    if (options_.ofHost || around().isInFunction)
      add(location, std::move(fact));
    else
      constants_.push_back(
          {variable->getCanonicalDecl(), location, around().instance, std::move(fact)});
  }
  /// Whether a constant depends on the arguments of a template of the user or of the C++ library: `Trait<T>::value`.
  bool isOfInstance(const clang::VarDecl *variable) {
    bool isVariable = llvm::isa<clang::VarTemplateSpecializationDecl>(variable);
    if (variable->getDeclContext()->getEnclosingNamespaceContext()->isStdNamespace())
      return isVariable || variable->isStaticDataMember();
    return (isVariable || llvm::isa<clang::ClassTemplateSpecializationDecl>(
                              llvm::cast<clang::Decl>(variable->getDeclContext()))) &&
           findPlace_(variable->getLocation());
  }
  /// `{0}` sets whatever member is the first one, to zero.
  static bool isZero(const clang::Expr *value) {
    if (const auto *list = llvm::dyn_cast<clang::InitListExpr>(value))
      return llvm::all_of(list->inits(), isZero);
    value = value->IgnoreParenCasts();
    const auto *number = llvm::dyn_cast<clang::IntegerLiteral>(value);
    return (number && number->getValue().isZero()) ||
           llvm::isa<clang::CXXNullPtrLiteralExpr, clang::GNUNullExpr,
                     clang::ImplicitValueInitExpr>(value);
  }
  /// Whether a number is computed, in few steps, from an enumerator that a library's function returns. Some functions have
  /// another form under the same name that returns a number, such as the routines of cublas.h, and the declarations of CUDA
  /// here have one type for both.
  bool isStatus(const clang::Expr *value, unsigned maxSteps = 8) {
    value = value->IgnoreParenImpCasts();
    if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(value))
      return maxSteps && (isStatus(operation->getRHS(), maxSteps - 1) ||
                          isStatus(operation->getLHS(), maxSteps - 1));
    if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(value))
      return maxSteps && isStatus(operation->getSubExpr(), maxSteps - 1);
    const clang::EnumDecl *type = value->getType()->getAsEnumDecl();
    return type && llvm::isa<clang::CallExpr>(value) && !findPlace_(type->getLocation());
  }
  /// Whether an integer may be another one if it is computed in fewer bits.
  bool mayOverflow(const clang::Expr *expression) {
    expression = expression->IgnoreParenImpCasts();
    if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression))
      return operation->getOpcode() == clang::UO_Not || operation->getOpcode() == clang::UO_Minus;
    if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(expression))
      return mayOverflow(choice->getTrueExpr()) || mayOverflow(choice->getFalseExpr());
    const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression);
    if (!operation || operation->isComparisonOp() || operation->isLogicalOp() ||
        operation->isAssignmentOp())
      return false;
    if (operation->isAdditiveOp() || operation->getOpcode() == clang::BO_Mul ||
        operation->getOpcode() == clang::BO_Shl)
      return true;
    if (auto known = overflows_.find(operation); known != overflows_.end())
      return known->second;
    bool result = mayOverflow(operation->getLHS()) || mayOverflow(operation->getRHS());
    return overflows_[operation] = result;
  }

  /// The bits of an integer's type; 0 for other types. A conversion to `bool` looks at all bits.
  unsigned bitsOf(clang::QualType type) const {
    return !type->isDependentType() && type->isIntegerType() && !type->isBooleanType()
               ? context_.getTypeSize(type)
               : 0;
  }
  /// Notes that only the low bits of a value are of interest.
  void observe(const clang::Expr *value, unsigned bits) {
    value = value->IgnoreParens();
    if (unsigned own = bitsOf(value->getType()); bits && own && bits < own)
      observed_[value] = bits;
  }
  /// An operation of the language on numbers of a type, of whose result the low `bits` are of interest; 0: all.
  void compute(const clang::BinaryOperator *operation, clang::BinaryOperatorKind opcode,
               clang::QualType type, unsigned bits) {
    if (isStatus(operation->getLHS()) || isStatus(operation->getRHS()))
      return;
    clang::SourceLocation place = operation->getOperatorLoc();
    if (isRing(opcode)) {
      addComputation(place, type, bits);
      observe(operation->getLHS(), bits);
      if (opcode != clang::BO_Shl)
        observe(operation->getRHS(), bits);
    } else if (bitsOf(type) && !mayOverflow(operation->getLHS()) &&
               !mayOverflow(operation->getRHS())) {
      // The operands have the same values in any type that holds them.
      add(place, {FactKind::Computation,
                  type->isSignedIntegerType() ? "a signed integer" : "an unsigned integer"});
    } else {
      addType(place, FactKind::Computation, type);
    }
  }
  void addComputation(clang::SourceLocation place, clang::QualType type, unsigned bits) {
    if (unsigned own = bitsOf(type); bits && own && bits <= own)
      add(place, {FactKind::Computation, fmt::format("{} bits", bits)});
    else
      addType(place, FactKind::Computation, type);
  }
  void addBound(const clang::DeclaratorDecl *declaration, clang::QualType type) {
    const auto *array = context_.getAsConstantArrayType(type);
    const clang::TypeSourceInfo *written = declaration->getTypeSourceInfo();
    auto brackets =
        written ? written->getTypeLoc().getAs<clang::ArrayTypeLoc>() : clang::ArrayTypeLoc();
    // The bound of `char text[] = "…"` is the length of the text, that of `char bytes[sizeof(T)]` follows the type.
    if (array && brackets && brackets.getSizeExpr() &&
        !llvm::isa<clang::UnaryExprOrTypeTraitExpr>(brackets.getSizeExpr()->IgnoreParenCasts()))
      add(declaration->getLocation(),
          {FactKind::Bound, llvm::toString(array->getSize(), 10, /*Signed=*/false)});
  }
  /// Enumerators of CUDA become those of HIP, whose numbers are others. Where the number matters, a
  /// check says so.
  bool namesForeignEnumerator(const clang::Stmt *code) {
    if (!code)
      return false;
    if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(code);
        name && llvm::isa<clang::EnumConstantDecl>(name->getDecl()))
      return !findPlace_(name->getDecl()->getLocation());
    return llvm::any_of(code->children(),
                        [this](const clang::Stmt *part) { return namesForeignEnumerator(part); });
  }

  const MeaningFact &factOf(const clang::FunctionDecl *function) {
    auto [known, isNew] = functions_.try_emplace(function);
    if (isNew)
      known->second = describe(function);
    return known->second;
  }
  /// The first declaration in the source. Clang declares a specialization first where its template is.
  static const clang::FunctionDecl *firstOf(const clang::FunctionDecl *function) {
    if (function->getTemplateSpecializationKind() != clang::TSK_ExplicitSpecialization)
      return function->getCanonicalDecl();
    const clang::FunctionDecl *pattern = function->getInstantiatedFromMemberFunction();
    if (const clang::FunctionTemplateDecl *primary = function->getPrimaryTemplate())
      pattern = primary->getTemplatedDecl();
    const clang::FunctionDecl *first = function;
    for (const auto *one = function->getMostRecentDecl(); one; one = one->getPreviousDecl())
      if (!pattern || one->getLocation() != pattern->getLocation())
        first = one;
    return first;
  }
  MeaningFact describe(const clang::FunctionDecl *function) const {
    const clang::FunctionDecl *written = nullptr;
    if (function->getTemplateSpecializationKind() != clang::TSK_ExplicitSpecialization)
      written = function->getTemplateInstantiationPattern(false);
    if (!written)
      written = function;
    const clang::FunctionDecl *first = firstOf(written);
    // Clang declares its own functions where they are used first. Those with C linkage are known by their names.
    if (std::optional<FactPlace> place = first->isImplicit() || function->isExternC()
                                             ? std::nullopt
                                             : findPlace_(first->getLocation())) {
      const clang::TemplateArgumentList *arguments = function->getTemplateSpecializationArgs();
      return {FactKind::Function,
              written->getNameAsString() +
                  (arguments ? argumentsOf(context_, arguments->asArray()) : std::string()) +
                  parametersOf(function),
              *place->path,
              place->offset,
              {},
              function->isOverloadedOperator() && worksByComponent(function)};
    }
    return {FactKind::Function, numbersOf(function)};
  }

  /// `(float, ?)`: the parameters that are numbers.
  std::string parametersOf(const clang::FunctionDecl *function) const {
    std::vector<std::string> names;
    for (const clang::ParmVarDecl *parameter : function->parameters()) {
      std::string name = nameOfNumber(context_, parameter->getType());
      names.push_back(name.empty() ? "?" : name);
    }
    return "(" + llvm::join(names, ", ") + ")";
  }

  /// The order in which C++ converts numbers to a common type.
  std::tuple<bool, uint64_t, bool> rankOf(clang::QualType type) const {
    return {type->isFloatingType(), context_.getTypeSize(type), type->isUnsignedIntegerType()};
  }

  /// The type in which a library's function computes with numbers; empty if it takes anything else.
  std::string numbersOf(const clang::FunctionDecl *function) const {
    if (!options_.knowsOverloads)
      return {};
    clang::QualType common;
    for (const clang::ParmVarDecl *parameter : function->parameters()) {
      clang::QualType type = parameter->getType().getCanonicalType().getUnqualifiedType();
      if (!type->isBuiltinType() || !type->isArithmeticType())
        return {};
      if (context_.isPromotableIntegerType(type)) // it has the same value as int
        type = context_.getPromotedIntegerType(type);
      if (common.isNull() || rankOf(common) < rankOf(type))
        common = type;
    }
    // A function of one integer treats it as bits.
    if (function->getNumParams() == 1 && bitsOf(common))
      return fmt::format("{} bits", bitsOf(common));
    return nameOfNumber(context_, common);
  }

  llvm::DenseMap<const clang::FunctionDecl *, MeaningFact> functions_;
  /// In a parse for the device, and what code for it or outside of functions names.
  std::vector<Constant> constants_;
  llvm::DenseSet<const clang::Decl *> usedOnDevice_;
  TextFlow texts_{[this](const clang::FunctionDecl *function) {
    return findPlace_(function->getLocation()).has_value();
  }};
  /// How many low bits of a value are of interest, where these are not all.
  llvm::DenseMap<const clang::Expr *, unsigned> observed_;
  /// What `mayOverflow` says of long chains of operators.
  llvm::DenseMap<const clang::Expr *, bool> overflows_;
};

} // namespace

void addMeaningRecorders(UnitWalk &walk, const FindFactPlace &findPlace,
                         const clang::ASTContext &context, const MeaningOptions &options) {
  walk.addForMeaning(std::make_unique<MeaningRecorder>(findPlace, context, walk.around(), options));
  walk.addForMeaning(makeSizeRecorder(findPlace, context, walk.around(), options));
  walk.addForMeaning(makeConversionRecorder(findPlace, context, walk.around(), options));
  walk.addForMeaning(makeIdentityRecorder(findPlace, context, walk.around(), options));
}

} // namespace tranship::frontend
