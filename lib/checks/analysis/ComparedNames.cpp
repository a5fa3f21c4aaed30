// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/ComparedNames.h"

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class ComparedNames {
public:
  explicit ComparedNames(UnitContext &unit) : unit_(unit) {
    for (const auto &calls : unit.index.calls())
      for (const mapping::Row &row : unit.options.table->rowsOf(calls.first()))
        if (!row.names.empty())
          noteCalls(row, calls.second);
  }

  void visit() {
    if (naming_.empty())
      return;
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
  static constexpr unsigned maxSteps = 6;

  void noteCalls(const mapping::Row &row, llvm::ArrayRef<Indexed<clang::CallExpr>> calls) {
    naming_.insert(row.name.ref());
    enumerations_.insert(row.names.ref());
    // `cuGetErrorName(result, &name)`
    for (const Indexed<clang::CallExpr> &call : calls)
      for (const clang::Expr *argument : call.node->arguments())
        if (const auto *address =
                llvm::dyn_cast<clang::UnaryOperator>(argument->IgnoreParenCasts());
            address && address->getOpcode() == clang::UO_AddrOf)
          if (const clang::VarDecl *variable = referencedVariable(address->getSubExpr()))
            named_.insert(variable);
  }

  /// A function of a library that tells a number of its strings, or finds one: `strcmp`, `names.find`.
  bool compares(const clang::CallExpr *call) const {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!callee || callee->isVariadic() || !callee->getIdentifier() ||
        !unit_.recorder.isSystem(callee->getLocation()))
      return false;
    return callee->getReturnType()->isIntegerType() ||
           llvm::is_contained({"find", "at", "equal_range", "lower_bound", "strstr", "strcasestr"},
                              callee->getName());
  }

  void visitComparison(const clang::CallExpr *call, const clang::FunctionDecl *in) {
    llvm::SmallVector<const clang::Expr *> operands(call->arguments());
    if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
      operands.push_back(method->getImplicitObjectArgument());
    auto isName = [this](const clang::Expr *operand) { return isNameOf(operand, maxSteps); };
    if (llvm::none_of(operands, isName))
      return;
    for (const clang::Expr *operand : operands)
      if (!isName(operand)) {
        visited_.clear();
        visitParts(operand, call, in);
      }
  }

  /// Whether a text is the name of an enumerator, as a function of CUDA returns it.
  bool isNameOf(const clang::Expr *text, unsigned steps) const {
    text = stripCasts(text->IgnoreUnlessSpelledInSource());
    text = text->IgnoreUnlessSpelledInSource();
    if (steps == 0)
      return false;
    if (const clang::VarDecl *variable = referencedVariable(text))
      return named_.contains(variable) ||
             llvm::any_of(unit_.index.valuesOf(variable),
                          [&](const clang::Expr *value) { return isNameOf(value, steps - 1); });
    if (const auto *made = llvm::dyn_cast<clang::CXXConstructExpr>(text))
      return made->getNumArgs() > 0 && made->getConstructor()->getParent()->isInStdNamespace() &&
             isNameOf(made->getArg(0), steps - 1);
    const auto *call = llvm::dyn_cast<clang::CallExpr>(text);
    const clang::FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
    if (!callee || !callee->getIdentifier())
      return false;
    const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call);
    return method ? llvm::is_contained({"c_str", "data", "substr"}, callee->getName()) &&
                        isNameOf(method->getImplicitObjectArgument(), steps - 1)
                  : naming_.contains(callee->getName()) &&
                        unit_.recorder.isSystem(callee->getLocation());
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
          enumerations_.contains(row.decl.ref())) {
        if (!isTranslated)
          report(literal, in, row);
        return;
      }
    if (text.contains(' ') && text.contains("CUDA"))
      return report(literal, in,
                    "the code compares this text with messages of errors, but HIP's name ROCm",
                    "compare the error itself");
    constexpr size_t leastInVariable = 9; // `cudaError`
    if (!isWithin && literal->getLength() < leastInVariable)
      return;
    for (const mapping::Row &row : mapping::builtinTables().rows)
      if (row.kind == mapping::RowKind::Enumerator && row.supported &&
          row.name.ref().starts_with(text) && !row.hip.ref().starts_with(text) &&
          enumerations_.contains(row.decl.ref()))
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
  /// Functions that return names, and the enumerations whose names they return.
  llvm::StringSet<> naming_, enumerations_;
  llvm::SmallPtrSet<const clang::VarDecl *, 4> named_;
  llvm::SmallPtrSet<const clang::Stmt *, 32> visited_;
  llvm::SmallPtrSet<const clang::StringLiteral *, 8> reported_;
};

} // namespace

void findComparedNames(UnitContext &unit) { ComparedNames(unit).visit(); }

} // namespace tranship::checks
