// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/NamePositions.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

class NamePositions {
public:
  NamePositions(UnitContext &unit, const ErrorNames &names) : unit_(unit), names_(names) {}

  void visit() {
    for (const Indexed<clang::BinaryOperator> &operation : unit_.index.operators)
      visitOperator(operation.node, operation.in);
    for (const Indexed<clang::SwitchStmt> &choice : unit_.index.switches)
      if (isTestOfName(choice.node->getCond()))
        report(choice.node->getCond(), choice.in);
    for (const Indexed<clang::ArraySubscriptExpr> &access : unit_.index.subscripts)
      if (isPosition(access.node->getIdx()) && isName(access.node->getBase()))
        report(access.node, access.in);
    for (const Indexed<clang::CXXOperatorCallExpr> &call : unit_.index.operatorCalls)
      if (call.node->getOperator() == clang::OO_Subscript && call.node->getNumArgs() == 2 &&
          isPosition(call.node->getArg(1)) && isName(call.node->getArg(0)))
        report(call.node, call.in);
    for (llvm::StringRef counts : {"substr", "erase", "remove_prefix", "at"})
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(counts))
        if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call.node);
            method &&
            llvm::any_of(method->arguments(),
                         [this](const clang::Expr *argument) { return isPosition(argument); }) &&
            isName(method->getImplicitObjectArgument()))
          report(method, call.in);
  }

private:
  bool isName(const clang::Expr *text) const { return names_.contain(text, TextOrigins::Whole); }
  /// A constant within the names, other than their begin.
  bool isPosition(const clang::Expr *number) const {
    constexpr int64_t longest = 80;
    std::optional<int64_t> value =
        llvm::isa<clang::CXXDefaultArgExpr>(number) ? std::nullopt : unit_.valueOf(number);
    return value && *value > 0 && *value <= longest;
  }

  void visitOperator(const clang::BinaryOperator *operation, const clang::FunctionDecl *in) {
    const clang::Expr *left = operation->getLHS(), *right = operation->getRHS();
    clang::BinaryOperatorKind opcode = operation->getOpcode();
    bool isShift = (opcode == clang::BO_Add || opcode == clang::BO_AddAssign) &&
                   operation->getType()->isPointerType();
    for (auto [one, other] : {std::pair(left, right), std::pair(right, left)})
      if (isShift
              ? isPosition(other) && isName(one)
              : operation->isEqualityOp() && unit_.valueOf(other).value_or(0) && isTestOfName(one))
        return report(operation, in);
  }

  /// `strlen(name)`, `name.size()`, and the first character.
  bool isTestOfName(const clang::Expr *tested) const {
    tested = stripCasts(tested);
    if (const auto *first = llvm::dyn_cast<clang::UnaryOperator>(tested))
      return first->getOpcode() == clang::UO_Deref && isFixed(first->getSubExpr());
    if (const auto *access = llvm::dyn_cast<clang::ArraySubscriptExpr>(tested))
      return unit_.valueOf(access->getIdx()) == 0 && isFixed(access->getBase());
    const auto *call = llvm::dyn_cast<clang::CallExpr>(tested);
    const clang::FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
    if (!callee)
      return false;
    if (callee->getOverloadedOperator() == clang::OO_Subscript)
      return call->getNumArgs() == 2 && unit_.valueOf(call->getArg(1)) == 0 &&
             isName(call->getArg(0));
    if (!callee->getIdentifier())
      return false;
    if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      return llvm::is_contained({"size", "length", "front"}, callee->getName()) &&
             isName(method->getImplicitObjectArgument());
    return callee->getName() == "strlen" && call->getNumArgs() == 1 && isName(call->getArg(0));
  }
  /// A name that no loop goes through.
  bool isFixed(const clang::Expr *text) const {
    const clang::VarDecl *variable = referencedVariable(stripCasts(text));
    return !(variable && unit_.index.isModified(variable)) && isName(text);
  }

  void report(const clang::Stmt *code, const clang::FunctionDecl *in) {
    unit_.report({DiagnosticKind::Meaning, code->getSourceRange(), in,
                  "the code counts the characters of a CUDA name, but HIP's names begin with "
                  "`hip` and have other lengths",
                  "search for a part that both have, such as `Error`"});
  }

  UnitContext &unit_;
  const ErrorNames &names_;
};

} // namespace

void findNamePositions(UnitContext &unit, const ErrorNames &names) {
  NamePositions(unit, names).visit();
}

} // namespace tranship::checks
