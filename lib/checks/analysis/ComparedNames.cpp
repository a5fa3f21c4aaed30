// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/ComparedNames.h"

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class ComparedNames {
public:
  ComparedNames(UnitContext &unit, const ErrorNames &names) : unit_(unit), names_(names) {}

  void visit() {
    for (const Indexed<clang::CXXOperatorCallExpr> &call : unit_.index.operatorCalls)
      if (llvm::is_contained({clang::OO_EqualEqual, clang::OO_ExclaimEqual, clang::OO_Subscript},
                             call.node->getOperator()))
        visitComparison(call.node, call.in);
    for (const auto &calls : unit_.index.calls())
      for (const Indexed<clang::CallExpr> &call : calls.second)
        if (compares(call.node))
          visitComparison(call.node, call.in);
  }

private:
  /// A function of a library that tells a number of its strings, or finds one: `strcmp`, `names.find`.
  bool compares(const clang::CallExpr *call) const {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!callee || !callee->getIdentifier() || !unit_.recorder.isSystem(callee->getLocation()))
      return false;
    if (callee->isVariadic())
      return callee->getName().ends_with("scanf");
    return callee->getReturnType()->isIntegerType() ||
           llvm::is_contained({"find", "at", "equal_range", "lower_bound", "strstr", "strcasestr"},
                              callee->getName());
  }

  void visitComparison(const clang::CallExpr *call, const clang::FunctionDecl *in) {
    llvm::SmallVector<const clang::Expr *> operands(call->arguments());
    if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      operands.push_back(method->getImplicitObjectArgument());
    auto isName = [this](const clang::Expr *operand) {
      return names_.contain(operand, TextOrigins::Part);
    };
    if (llvm::none_of(operands, isName))
      return;
    for (const clang::Expr *operand : operands)
      if (!isName(operand)) {
        visited_.clear();
        visitParts(operand, call, in);
      }
  }

  /// Visits the strings in a table, a constant or an argument.
  void visitParts(const clang::Stmt *part, const clang::CallExpr *comparison,
                  const clang::FunctionDecl *in) {
    if (!part || !visited_.insert(part).second)
      return;
    if (const auto *literal = llvm::dyn_cast<clang::StringLiteral>(part))
      judge(literal, comparison, in);
    if (const auto *expression = llvm::dyn_cast<clang::Expr>(part))
      if (const clang::VarDecl *variable = referencedVariable(expression)) {
        for (const clang::Expr *value : unit_.index.valuesOf(variable))
          visitParts(value, comparison, in);
        visitParts(variable->getInit(), comparison, in); // of loops over a range
      }
    for (const clang::Stmt *child : part->children())
      visitParts(child, comparison, in);
  }

  void judge(const clang::StringLiteral *literal, const clang::CallExpr *comparison,
             const clang::FunctionDecl *in) {
    constexpr size_t least = 4; // `cuda`
    if (literal->getCharByteWidth() != 1 || literal->getLength() < least)
      return;
    const clang::SourceManager &sources = unit_.ast.getSourceManager();
    llvm::StringRef text = literal->getString();
    // As a CallExpr, an operator would end at its token.
    clang::SourceRange range = static_cast<const clang::Stmt *>(comparison)->getSourceRange();
    bool isWithin = sources.isPointWithin(sources.getExpansionLoc(literal->getBeginLoc()),
                                          sources.getExpansionLoc(range.getBegin()),
                                          sources.getExpansionLoc(range.getEnd()));
    bool isTranslated = isWithin && !sources.isMacroArgExpansion(literal->getBeginLoc());
    for (const mapping::Row &row : unit_.options.table->rowsOf(text))
      if (row.kind == mapping::RowKind::Enumerator && row.supported && row.hip != row.name &&
          names_.haveThoseOf(row.decl)) {
        if (!isTranslated)
          report(literal, in, row);
        return;
      }
    if (text.contains(' ') && text.contains("CUDA"))
      return report(literal, in,
                    "the code compares this text with messages of errors, but HIP's name ROCm",
                    "compare the error itself");
    text = text.take_while([](char c) { return clang::isAsciiIdentifierContinue(c); });
    constexpr size_t leastInVariable = 9; // `cudaError`
    if (text.size() < (isWithin ? least : leastInVariable))
      return;
    for (const mapping::Row &row : mapping::builtinTables().rows)
      if (row.kind == mapping::RowKind::Enumerator && row.supported &&
          row.name.ref().starts_with(text) && !row.hip.ref().starts_with(text) &&
          names_.haveThoseOf(row.decl))
        return report(literal, in, row);
  }
  void report(const clang::StringLiteral *literal, const clang::FunctionDecl *in,
              const mapping::Row &row) {
    report(literal, in,
           fmt::format("the code compares this text with the names of errors, but HIP names "
                       "`{}` `{}`",
                       row.name.str(), row.hip.str()),
           "write HIP's name, or compare the error itself");
  }

  void report(const clang::StringLiteral *literal, const clang::FunctionDecl *in,
              std::string message, std::string advice) {
    if (reported_.insert(literal).second)
      unit_.report({DiagnosticKind::Meaning, literal->getSourceRange(), in, std::move(message),
                    std::move(advice)});
  }

  UnitContext &unit_;
  const ErrorNames &names_;
  llvm::SmallPtrSet<const clang::Stmt *, 32> visited_;
  llvm::SmallPtrSet<const clang::StringLiteral *, 8> reported_;
};

} // namespace

void findComparedNames(UnitContext &unit, const ErrorNames &names) {
  ComparedNames(unit, names).visit();
}

} // namespace tranship::checks
