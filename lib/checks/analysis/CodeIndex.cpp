// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/CodeIndex.h"

#include "mapping/RoleNames.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ASTLambda.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace tranship::checks {

/// Returns `x` for `T value(x);` in a template that is never instantiated. Null for several: such a
/// list is an expression without a type.
static const clang::Expr *initializerOf(const clang::VarDecl *variable) {
  const clang::Expr *value = variable->getInit();
  if (const auto *list = llvm::dyn_cast_or_null<clang::ParenListExpr>(value))
    return list->getNumExprs() == 1 ? list->getExpr(0) : nullptr;
  return value;
}

/// Whether a function is written with `__device__`. Clang gives that attribute to all lambdas.
static bool isMarkedForDevice(const clang::FunctionDecl *function) {
  const auto *mark = function->getAttr<clang::CUDADeviceAttr>();
  return mark && !mark->isImplicit();
}

class IndexVisitor : public clang::DynamicRecursiveASTVisitor {
  using Base = clang::DynamicRecursiveASTVisitor;

public:
  explicit IndexVisitor(CodeIndex &index) : index_(index) {
    ShouldVisitTemplateInstantiations = true;
  }

  bool TraverseDecl(clang::Decl *declaration) override {
    const auto *function = llvm::dyn_cast_or_null<clang::FunctionDecl>(declaration);
    if (!function)
      return Base::TraverseDecl(declaration);
    if (clang::isGenericLambdaCallOperatorSpecialization(
            llvm::dyn_cast<clang::CXXMethodDecl>(function)) &&
        !lambdaInstances_.insert(function).second)
      return true;
    // A template is indexed as written only if the unit has no instance of it.
    if (const clang::FunctionTemplateDecl *pattern = function->getDescribedFunctionTemplate())
      for (const clang::FunctionDecl *instance : pattern->specializations())
        if (instance->hasBody())
          return true;
    const clang::FunctionDecl *outer = function_;
    function_ = function;
    if (function->doesThisDeclarationHaveABody())
      index_.functions.push_back(function);
    bool goOn = Base::TraverseDecl(declaration);
    function_ = outer;
    return goOn;
  }

  /// The kernel that an extended lambda is passed to calls it, so it is indexed as a function. Other
  /// lambdas run as part of the function that contains them.
  bool TraverseLambdaExpr(clang::LambdaExpr *lambda) override {
    const clang::CXXMethodDecl *body = lambda->getCallOperator();
    if (!body || !isMarkedForDevice(body))
      return Base::TraverseLambdaExpr(lambda) && traverseInstances(lambda);
    if (runsOnDevice(function_))
      index_.callees_[function_].push_back(body);
    const clang::FunctionDecl *outer = function_;
    function_ = body;
    index_.functions.push_back(body);
    bool goOn = Base::TraverseLambdaExpr(lambda);
    function_ = outer;
    return goOn && traverseInstances(lambda);
  }

  bool VisitStmt(clang::Stmt *statement) override {
    index_.modified_.statement(statement);
    return true;
  }
  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *launch) override {
    index_.launches.push_back({launch, function_});
    return true;
  }
  bool VisitCallExpr(clang::CallExpr *call) override {
    const clang::Expr *callee = stripImplicit(call->getCallee());
    clang::DeclarationName name;
    if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(callee))
      name = reference->getDecl()->getDeclName();
    else if (const auto *lookup = llvm::dyn_cast<clang::OverloadExpr>(callee))
      name = lookup->getName();
    else if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(callee))
      name = member->getMemberDecl()->getDeclName();
    else if (const auto *member = llvm::dyn_cast<clang::CXXDependentScopeMemberExpr>(callee))
      name = member->getMember();
    if (const clang::IdentifierInfo *identifier = name.getAsIdentifierInfo())
      index_.calls_[identifier->getName()].push_back({call, function_});
    if (const clang::FunctionDecl *function = call->getDirectCallee()) {
      connect(call, function);
      if (function->getIdentifier())
        for (const mapping::RoleRow &known : mapping::rowsWith(mapping::Role::Launches))
          if (known.name == function->getName())
            connectLaunchCall(call, known.role);
    }
    return true;
  }
  bool VisitBinaryOperator(clang::BinaryOperator *operation) override {
    index_.operators.push_back({operation, function_});
    const clang::VarDecl *variable =
        operation->isAssignmentOp() ? referencedVariable(operation->getLHS()) : nullptr;
    if (variable)
      index_.values_[variable].push_back(operation->isCompoundAssignmentOp() ? operation
                                                                             : operation->getRHS());
    return true;
  }
  bool VisitUnaryOperator(clang::UnaryOperator *operation) override {
    index_.unaryOperators.push_back({operation, function_});
    return true;
  }
  bool VisitVarDecl(clang::VarDecl *variable) override {
    if (!llvm::isa<clang::ParmVarDecl>(variable))
      index_.variables.push_back({variable, function_});
    if (const clang::Expr *value = initializerOf(variable))
      index_.values_[variable].push_back(value);
    index_.modified_.variable(variable);
    return true;
  }
  bool VisitDeclRefExpr(clang::DeclRefExpr *reference) override {
    index_.references.push_back({reference, function_});
    return true;
  }
  bool VisitMemberExpr(clang::MemberExpr *member) override {
    index_.members.push_back({member, function_});
    return true;
  }
  bool VisitCastExpr(clang::CastExpr *cast) override {
    index_.casts.push_back({cast, function_});
    return true;
  }
  bool VisitArraySubscriptExpr(clang::ArraySubscriptExpr *subscript) override {
    index_.subscripts.push_back({subscript, function_});
    return true;
  }
  bool VisitCXXOperatorCallExpr(clang::CXXOperatorCallExpr *call) override {
    index_.operatorCalls.push_back({call, function_});
    return true;
  }
  bool VisitSwitchStmt(clang::SwitchStmt *statement) override {
    index_.switches.push_back({statement, function_});
    return true;
  }
  bool VisitForStmt(clang::ForStmt *loop) override { return addLoop(loop); }
  bool VisitWhileStmt(clang::WhileStmt *loop) override { return addLoop(loop); }
  bool VisitDoStmt(clang::DoStmt *loop) override { return addLoop(loop); }
  bool VisitCXXForRangeStmt(clang::CXXForRangeStmt *loop) override {
    index_.rangeLoops.push_back({loop, function_});
    return true;
  }
  bool VisitIfStmt(clang::IfStmt *branch) override {
    index_.branches.push_back({branch, function_});
    return true;
  }
  bool VisitConditionalOperator(clang::ConditionalOperator *choice) override {
    index_.choices.push_back({choice, function_});
    return true;
  }
  bool VisitAsmStmt(clang::AsmStmt *statement) override {
    index_.asms.push_back({statement, function_});
    return true;
  }
  bool VisitStringLiteral(clang::StringLiteral *literal) override {
    index_.strings.push_back({literal, function_});
    return true;
  }
  bool VisitReturnStmt(clang::ReturnStmt *statement) override {
    index_.returns.push_back({statement, function_});
    return true;
  }
  bool VisitCXXConstructExpr(clang::CXXConstructExpr *construction) override {
    index_.constructions.push_back({construction, function_});
    return true;
  }
  bool VisitInitListExpr(clang::InitListExpr *list) override {
    if (const clang::InitListExpr *whole = list->isSemanticForm() ? list : list->getSemanticForm())
      index_.lists.push_back({whole, function_});
    return true;
  }
  bool VisitCXXScalarValueInitExpr(clang::CXXScalarValueInitExpr *zero) override {
    index_.zeroes.push_back({zero, function_});
    return true;
  }
  bool VisitCXXNewExpr(clang::CXXNewExpr *creation) override {
    index_.creations.push_back({creation, function_});
    return true;
  }
  bool VisitStaticAssertDecl(clang::StaticAssertDecl *assertion) override {
    index_.assertions.push_back(assertion);
    return true;
  }
  bool VisitFieldDecl(clang::FieldDecl *field) override {
    index_.fields.push_back(field);
    return true;
  }

private:
  /// Those of a generic lambda.
  bool traverseInstances(const clang::LambdaExpr *lambda) {
    const clang::FunctionTemplateDecl *generic = lambda->getDependentCallOperator();
    return !generic || llvm::all_of(generic->specializations(),
                                    [&](clang::Decl *instance) { return TraverseDecl(instance); });
  }
  bool addLoop(clang::Stmt *loop) {
    index_.loops.push_back({loop, function_});
    return true;
  }

  void connect(const clang::CallExpr *call, const clang::FunctionDecl *callee) {
    if (const clang::FunctionDecl *definition = callee->getDefinition())
      callee = definition;
    if (function_)
      index_.callees_[function_].push_back(callee);
    // An operator's call has its object as the first argument.
    unsigned skip =
        llvm::isa<clang::CXXOperatorCallExpr>(call) && llvm::isa<clang::CXXMethodDecl>(callee) ? 1
                                                                                               : 0;
    for (unsigned i = skip; i < call->getNumArgs() && i - skip < callee->getNumParams(); ++i) {
      const clang::ParmVarDecl *parameter = callee->getParamDecl(i - skip);
      if (!llvm::isa<clang::CXXDefaultArgExpr>(call->getArg(i)))
        index_.values_[parameter].push_back(call->getArg(i));
    }
  }

  /// cudaLaunchKernel(kernel, grid, block, arguments, …) with `void *arguments[] = {&a, &b};`.
  void connectLaunchCall(const clang::CallExpr *call, const mapping::Role &role) {
    if (int(call->getNumArgs()) <= role.at(mapping::Role::Part::Arguments))
      return;
    const auto *kernel =
        llvm::dyn_cast<clang::DeclRefExpr>(call->getArg(role.at(mapping::Role::Part::Kernel))
                                               ->IgnoreParenCasts()
                                               ->IgnoreUnlessSpelledInSource());
    const auto *callee = kernel ? llvm::dyn_cast<clang::FunctionDecl>(kernel->getDecl()) : nullptr;
    const clang::VarDecl *array = referencedVariable(
        call->getArg(role.at(mapping::Role::Part::Arguments))->IgnoreParenCasts());
    const auto *list = array && array->hasInit()
                           ? llvm::dyn_cast<clang::InitListExpr>(stripImplicit(array->getInit()))
                           : nullptr;
    if (!callee || !list)
      return;
    if (const clang::FunctionDecl *definition = callee->getDefinition())
      callee = definition;
    for (unsigned i = 0; i < list->getNumInits() && i < callee->getNumParams(); ++i)
      if (const auto *address =
              llvm::dyn_cast<clang::UnaryOperator>(list->getInit(i)->IgnoreParenCasts());
          address && address->getOpcode() == clang::UO_AddrOf)
        index_.values_[callee->getParamDecl(i)].push_back(address->getSubExpr());
  }

  CodeIndex &index_;
  const clang::FunctionDecl *function_ = nullptr;
  /// Instances of generic lambdas. Clang hands over only some of them as declarations of their own.
  llvm::SmallPtrSet<const clang::Decl *, 8> lambdaInstances_;
};

CodeIndex::CodeIndex(const frontend::ParsedTree &tree) {
  IndexVisitor visitor(*this);
  for (clang::Decl *declaration : tree.declarations)
    visitor.TraverseDecl(declaration);
}

template <typename Map, typename Key> static auto lookUp(const Map &map, const Key &key) {
  auto found = map.find(key);
  return found == map.end() ? decltype(llvm::ArrayRef(found->second)){}
                            : llvm::ArrayRef(found->second);
}

llvm::ArrayRef<Indexed<clang::CallExpr>> CodeIndex::callsOf(llvm::StringRef name) const {
  return lookUp(calls_, name);
}
llvm::ArrayRef<const clang::Expr *> CodeIndex::valuesOf(const clang::VarDecl *variable) const {
  return lookUp(values_, variable);
}
llvm::ArrayRef<const clang::Expr *>
CodeIndex::argumentsOf(const clang::ParmVarDecl *parameter) const {
  return lookUp(values_, parameter);
}
llvm::ArrayRef<const clang::FunctionDecl *>
CodeIndex::calleesOf(const clang::FunctionDecl *function) const {
  return lookUp(callees_, function);
}

} // namespace tranship::checks
