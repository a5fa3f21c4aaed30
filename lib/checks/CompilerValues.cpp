// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/CompilerValues.h"

#include "frontend/record/TextFlow.h"
#include "frontend/record/UnitRecorder.h"
#include "source/CompilerMacros.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

/// The macro that a literal is the whole text of: `__GNUC__`, also in the text of another macro. Empty for other literals.
llvm::StringRef macroOf(const UnitContext &unit, clang::SourceLocation place) {
  const clang::SourceManager &sources = unit.ast.getSourceManager();
  while (place.isMacroID() && sources.isMacroArgExpansion(place))
    place = sources.getImmediateSpellingLoc(place);
  return place.isMacroID()
             ? clang::Lexer::getImmediateMacroName(place, sources, unit.ast.getLangOpts())
             : "";
}

/// Computes constants as each compiler does.
class CompilerValues {
public:
  explicit CompilerValues(UnitContext &unit) : unit_(unit) {}

  void visit() {
    for (const auto &[comparison, in] : unit_.index.operators)
      if (comparison->isComparisonOp() && !comparison->isInstantiationDependent())
        judge(comparison, in);
    for (const auto &[choice, in] : unit_.index.switches)
      judge(choice, in);
    frontend::TextFlow flow([this](const clang::FunctionDecl *function) {
      return unit_.recorder.placeOf(function->getLocation()).has_value();
    });
    for (const auto &[literal, in] : unit_.index.strings)
      if (in && literal->getNumConcatenated() == 1 &&
          macroOf(unit_, literal->getBeginLoc()) == "__VERSION__")
        if (frontend::TextUse use = flow.usesOf(in, literal); use.reachesResult || use.isReturned)
          report(literal->getSourceRange(), in,
                 "a result depends on `__VERSION__`, the text in which nvcc's GCC and HIP's Clang "
                 "name themselves");
  }

private:
  static constexpr unsigned maxDepth = 8;
  using Values = std::array<int64_t, compilers>;

  void judge(const clang::BinaryOperator *comparison, const clang::FunctionDecl *in) {
    llvm::StringRef macro;
    std::optional<Values> answers = valuesOf(comparison, /*depth=*/0, macro);
    if (macro.empty() || !answers || (*answers)[OldGcc] != (*answers)[NewGcc] ||
        (*answers)[OldClang] != (*answers)[NewClang] || (*answers)[OldGcc] == (*answers)[OldClang])
      return;
    report(comparison->getSourceRange(), in,
           fmt::format("this is {} with nvcc and GCC, and {} with HIP's Clang: it depends on `{}`",
                       (*answers)[OldGcc] ? "true" : "false",
                       (*answers)[OldClang] ? "true" : "false", macro.str()));
  }

  /// `switch (__GNUC__)`
  void judge(const clang::SwitchStmt *choice, const clang::FunctionDecl *in) {
    llvm::StringRef macro;
    std::optional<Values> values = valuesOf(choice->getCond(), /*depth=*/0, macro);
    if (macro.empty() || !values)
      return;
    std::array<const clang::SwitchCase *, compilers> taken = {};
    for (const clang::SwitchCase *label = choice->getSwitchCaseList(); label;
         label = label->getNextSwitchCase())
      if (const auto *number = llvm::dyn_cast<clang::CaseStmt>(label))
        for (size_t i = 0; i < compilers; ++i)
          if (unit_.valueOf(number->getLHS()) == (*values)[i])
            taken[i] = label;
    if (taken[OldGcc] != taken[OldClang])
      report(choice->getCond()->getSourceRange(), in,
             fmt::format("nvcc with GCC and HIP's Clang choose different cases here, by `{}`",
                         macro.str()));
  }

  void report(clang::SourceRange range, const clang::FunctionDecl *in, std::string message) {
    unit_.report({DiagnosticKind::Meaning, range, in, std::move(message),
                  "test for what the code needs, with a macro that your build defines"});
  }

  /// `macro`: set to a macro of the compiler on which the number depends.
  std::optional<Values> valuesOf(const clang::Expr *number, unsigned depth,
                                 llvm::StringRef &macro) const {
    number = number->IgnoreParenCasts();
    if (depth > maxDepth)
      return std::nullopt;
    if (const auto *literal = llvm::dyn_cast<clang::IntegerLiteral>(number)) {
      if (literal->getValue().getActiveBits() > 63)
        return std::nullopt;
      if (literal->getBeginLoc().isMacroID())
        if (llvm::StringRef name = macroOf(unit_, literal->getBeginLoc());
            const CompilerMacro *known = compilerMacro(name)) {
          macro = known->name;
          return known->values;
        }
      Values same;
      same.fill(int64_t(literal->getValue().getZExtValue()));
      return same;
    }
    if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(number)) {
      // Most comparisons are none of constants, and the number is on the right of most of them.
      std::optional<Values> right = valuesOf(operation->getRHS(), depth + 1, macro);
      std::optional<Values> left =
          right ? valuesOf(operation->getLHS(), depth + 1, macro) : std::nullopt;
      return left ? computed(operation->getOpcode(), *left, *right) : std::nullopt;
    }
    const clang::VarDecl *constant = referencedVariable(number);
    return constant && constant->getInit() && !unit_.index.isModified(constant) &&
                   !llvm::isa<clang::ParmVarDecl>(constant)
               ? valuesOf(constant->getInit(), depth + 1, macro)
               : std::nullopt;
  }

  static std::optional<Values> computed(clang::BinaryOperatorKind operation, const Values &left,
                                        const Values &right) {
    Values results;
    for (size_t i = 0; i < compilers; ++i)
      if (std::optional<int64_t> result = computed(operation, left[i], right[i]))
        results[i] = *result;
      else
        return std::nullopt;
    return results;
  }
  static std::optional<int64_t> computed(clang::BinaryOperatorKind operation, int64_t left,
                                         int64_t right) {
    switch (operation) {
    case clang::BO_Add:
      return left + right;
    case clang::BO_Sub:
      return left - right;
    case clang::BO_Mul:
      return left * right;
    case clang::BO_LT:
      return left < right;
    case clang::BO_LE:
      return left <= right;
    case clang::BO_GT:
      return left > right;
    case clang::BO_GE:
      return left >= right;
    case clang::BO_EQ:
      return left == right;
    case clang::BO_NE:
      return left != right;
    default:
      return std::nullopt;
    }
  }

  UnitContext &unit_;
};

} // namespace

void findCompilerValues(UnitContext &unit) { CompilerValues(unit).visit(); }

} // namespace tranship::checks
