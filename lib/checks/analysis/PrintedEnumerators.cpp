// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/PrintedEnumerators.h"

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/DeclTemplate.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

/// Where a number leaves the program: other programs, files and people know the number.
class PrintedEnumerators {
public:
  PrintedEnumerators(UnitContext &unit, MovedEnumerators &enums) : unit_(unit), enums_(enums) {}

  void visit() {
    for (const auto &calls : unit_.index.calls())
      for (const Indexed<clang::CallExpr> &call : calls.second)
        visitCall(call);
    for (const Indexed<clang::CXXOperatorCallExpr> &call : unit_.index.operatorCalls)
      if (call.node->getOperator() == clang::OO_LessLess && call.node->getNumArgs() == 2 &&
          isOfStd(call.node->getDirectCallee()) && call.node->getArg(0)->getType()->isRecordType())
        report(call.node->getArg(1), call.in);
    // `std::bitset<8>(op)`
    for (const Indexed<clang::CXXConstructExpr> &construction : unit_.index.constructions)
      if (const auto *record = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(
              construction.node->getConstructor()->getParent());
          record && record->isInStdNamespace() && construction.node->getNumArgs() >= 1 &&
          record->getTemplateArgs()[0].getKind() == clang::TemplateArgument::Integral)
        report(construction.node->getArg(0), construction.in);
    for (const Indexed<clang::CastExpr> &cast : unit_.index.casts)
      if (cast.node->getCastKind() == clang::CK_IntegralToFloating)
        report(cast.node->getSubExpr(), cast.in);
  }

private:
  static bool isOfStd(const clang::FunctionDecl *function) {
    return function && function->getDeclContext()->getEnclosingNamespaceContext()->isStdNamespace();
  }
  void visitCall(const Indexed<clang::CallExpr> &call) {
    const clang::FunctionDecl *callee = call.node->getDirectCallee();
    if (!callee)
      return;
    // Our declarations of CUDA take any arguments.
    if (callee->isVariadic() && callee->isExternC() &&
        unit_.recorder.isSystem(callee->getLocation()) &&
        !unit_.recorder.isOurs(callee->getLocation()))
      for (unsigned i = callee->getNumParams(); i < call.node->getNumArgs(); ++i)
        report(call.node->getArg(i), call.in);
    // `std::to_string(op)`
    if (isOfStd(callee) && !llvm::isa<clang::CXXMethodDecl>(callee) &&
        callee->getReturnType()->isRecordType() && callee->getNumParams() == 1 &&
        callee->getParamDecl(0)->getType()->isArithmeticType())
      report(call.node->getArg(0), call.in);
  }
  void report(const clang::Expr *value, const clang::FunctionDecl *in) {
    llvm::ArrayRef<MovedEnumerator> moved = enums_.of(value);
    if (moved.empty() || keepsZero(moved) || value->isInstantiationDependent())
      return;
    const MovedEnumerator &example = moved.front();
    unit_.report({DiagnosticKind::EnumeratorValue, value->getSourceRange(), in,
                  fmt::format("this writes the number of a CUDA enumerator, which differs in HIP: "
                              "`{}` is {}, `{}` is {}",
                              example.row->name.str(), example.value(), example.row->hip.str(),
                              example.row->hipValue.str()),
                  "write a name, or a number of your own"});
  }

  UnitContext &unit_;
  MovedEnumerators &enums_;
};

} // namespace

void findPrintedEnumerators(UnitContext &unit, MovedEnumerators &enums) {
  PrintedEnumerators(unit, enums).visit();
}

} // namespace tranship::checks
