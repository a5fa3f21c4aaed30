// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/CodeIndex.h"

#include "frontend/record/UnitWalk.h"
#include "mapping/RoleNames.h"

#include "clang/AST/ASTLambda.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {

/// Returns `x` for `T value(x);` in a template that is never instantiated. Null for several: such a
/// list is an expression without a type.
static const clang::Expr *initializerOf(const clang::VarDecl *variable) {
  const clang::Expr *value = variable->getInit();
  if (const auto *list = llvm::dyn_cast_or_null<clang::ParenListExpr>(value))
    return list->getNumExprs() == 1 ? list->getExpr(0) : nullptr;
  return value;
}

class IndexObserver : public frontend::CodeObserver {
public:
  IndexObserver(CodeIndex &index, const frontend::CodeContext &around)
      : CodeObserver(around), index_(index) {}

  void visitFunctionDecl(clang::FunctionDecl *function) override {
    if (function->doesThisDeclarationHaveABody())
      index_.functions.push_back(function);
  }
  /// The kernel that an extended lambda is passed to calls it, so it is indexed as a function.
  void visitLambdaExpr(clang::LambdaExpr *lambda) override {
    const clang::CXXMethodDecl *body = lambda->getCallOperator();
    if (body != around().body)
      return;
    if (const clang::FunctionDecl *outer = bodyAround(lambda->getLambdaClass());
        runsOnDevice(outer))
      index_.callees_[outer].push_back(body);
    index_.functions.push_back(body);
  }
  void visitStmt(clang::Stmt *statement) override { index_.modified_.statement(statement); }
  void visitCallExpr(clang::CallExpr *call) override {
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
      add(index_.calls_[identifier->getName()], call);
    if (const clang::FunctionDecl *function = call->getDirectCallee()) {
      connect(call, function);
      if (function->getIdentifier())
        for (const mapping::RoleRow &known : mapping::rowsWith(mapping::Role::Launches))
          if (known.name == function->getName())
            connectLaunchCall(call, known.role);
    }
  }
  void visitBinaryOperator(clang::BinaryOperator *operation) override {
    add(index_.operators, operation);
    const clang::VarDecl *variable =
        operation->isAssignmentOp() ? referencedVariable(operation->getLHS()) : nullptr;
    if (variable)
      index_.values_[variable].push_back(operation->isCompoundAssignmentOp() ? operation
                                                                             : operation->getRHS());
  }
  void visitVarDecl(clang::VarDecl *variable) override {
    if (!llvm::isa<clang::ParmVarDecl>(variable))
      add(index_.variables, variable);
    if (const clang::Expr *value = initializerOf(variable))
      index_.values_[variable].push_back(value);
    index_.modified_.variable(variable);
  }
  void visitInitListExpr(clang::InitListExpr *list) override {
    if (const clang::InitListExpr *whole = list->isSemanticForm() ? list : list->getSemanticForm())
      add(index_.lists, whole);
  }
  void visitFieldDecl(clang::FieldDecl *field) override { index_.fields.push_back(field); }
  void visitStaticAssertDecl(clang::StaticAssertDecl *assertion) override {
    index_.assertions.push_back(assertion);
  }
  void visitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *launch) override {
    add(index_.launches, launch);
  }
  void visitUnaryOperator(clang::UnaryOperator *operation) override {
    add(index_.unaryOperators, operation);
  }
  void visitDeclRefExpr(clang::DeclRefExpr *reference) override {
    add(index_.references, reference);
  }
  void visitMemberExpr(clang::MemberExpr *member) override { add(index_.members, member); }
  void visitCastExpr(clang::CastExpr *cast) override { add(index_.casts, cast); }
  void visitArraySubscriptExpr(clang::ArraySubscriptExpr *subscript) override {
    add(index_.subscripts, subscript);
  }
  void visitCXXOperatorCallExpr(clang::CXXOperatorCallExpr *call) override {
    add(index_.operatorCalls, call);
  }
  void visitSwitchStmt(clang::SwitchStmt *statement) override { add(index_.switches, statement); }
  void visitForStmt(clang::ForStmt *loop) override { add(index_.loops, loop); }
  void visitWhileStmt(clang::WhileStmt *loop) override { add(index_.loops, loop); }
  void visitDoStmt(clang::DoStmt *loop) override { add(index_.loops, loop); }
  void visitCXXForRangeStmt(clang::CXXForRangeStmt *loop) override { add(index_.rangeLoops, loop); }
  void visitIfStmt(clang::IfStmt *branch) override { add(index_.branches, branch); }
  void visitConditionalOperator(clang::ConditionalOperator *choice) override {
    add(index_.choices, choice);
  }
  void visitAsmStmt(clang::AsmStmt *statement) override { add(index_.asms, statement); }
  void visitStringLiteral(clang::StringLiteral *literal) override { add(index_.strings, literal); }
  void visitReturnStmt(clang::ReturnStmt *statement) override { add(index_.returns, statement); }
  void visitCXXConstructExpr(clang::CXXConstructExpr *construction) override {
    add(index_.constructions, construction);
  }
  void visitCXXScalarValueInitExpr(clang::CXXScalarValueInitExpr *zero) override {
    add(index_.zeroes, zero);
  }
  void visitCXXNewExpr(clang::CXXNewExpr *creation) override { add(index_.creations, creation); }

private:
  template <typename List, typename Node> void add(List &list, Node *node) {
    list.push_back({node, around().body});
  }

  /// The function that a lambda's class is in, as CodeContext::body counts.
  static const clang::FunctionDecl *bodyAround(const clang::CXXRecordDecl *lambda) {
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(lambda->getDeclContext());
    return function && clang::isLambdaCallOperator(function) &&
                   !frontend::isMarkedForDevice(function)
               ? bodyAround(llvm::cast<clang::CXXMethodDecl>(function)->getParent())
               : function;
  }

  void connect(const clang::CallExpr *call, const clang::FunctionDecl *callee) {
    if (const clang::FunctionDecl *definition = callee->getDefinition())
      callee = definition;
    if (around().body)
      index_.callees_[around().body].push_back(callee);
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
};

CodeIndex::CodeIndex(const frontend::ParsedTree &tree) {
  tree.walk.addForInstances(std::make_unique<IndexObserver>(*this, tree.walk.around()));
  tree.walk.run();
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
