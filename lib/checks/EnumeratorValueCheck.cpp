// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA enumerators that meet plain numbers: in HIP the number keeps its value, but the enumerator
// may have another one. Conversions that stay symbolic (`int op = CUBLAS_OP_T;` and back), tests
// for success, and printing a status are fine.
//   (cublasOperation_t)1             CUBLAS_OP_T in CUDA; HIPBLAS_OP_T is 112
//   if (op == 0)                     CUBLAS_OP_N in CUDA; HIPBLAS_OP_N is 111
//   names[attribute]                 cudaDevAttrWarpSize is 10; hipDeviceAttributeWarpSize is 87
//   1 << op, op + 1                  numbers that other code knows
//   bits.op = op                     with `unsigned op : 2`
//   printf("%d", op)                 also to_string, streams, and conversions to floating point
//   *std::set{type}.begin()          the order that enumerators have in HIP; also std::sort, std::max
//   cublasOperation_t ops[2] = {};   CUBLAS_OP_N in CUDA; HIPBLAS_OP_N is 111
// Source: `hip-value` in the tables, read off the headers of HIP 7.2.4.
#include "checks/Check.h"
#include "checks/analysis/Lookups.h"
#include "checks/analysis/MovedEnumerators.h"
#include "checks/analysis/OrderedEnumerators.h"
#include "checks/analysis/PrintedEnumerators.h"
#include "checks/analysis/ReadBytes.h"
#include "checks/analysis/TextOrigins.h"
#include "checks/analysis/ZeroedEnumerators.h"

#include "frontend/record/UnitRecorder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class EnumeratorValueCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    MovedEnumerators enums(unit);
    for (const Indexed<clang::CastExpr> &cast : unit.index.casts)
      visitCast(unit, enums, cast);
    for (const Indexed<clang::BinaryOperator> &operation : unit.index.operators)
      if (operation.node->isComparisonOp())
        visitComparison(unit, enums, operation);
      else if (operation.node->getOpcode() == clang::BO_Assign)
        visitBits(unit, enums, operation);
      else
        visitArithmetic(unit, enums, operation);
    for (const Lookup &lookup : findLookups(unit))
      if (llvm::ArrayRef<MovedEnumerator> moved = enums.of(lookup.key);
          !moved.empty() && (!lookup.isByKey || hasNumbersAsKeys(unit, lookup.container)))
        report(unit, lookup.key->getSourceRange(), lookup.in, moved.front(),
               lookup.isByKey ? "a CUDA enumerator is looked up among numbers"
                              : "a CUDA enumerator is used as an index");
    for (const Indexed<clang::SwitchStmt> &choice : unit.index.switches)
      if (llvm::ArrayRef<MovedEnumerator> moved = enums.of(choice.node->getCond()); !moved.empty())
        for (const clang::SwitchCase *label = choice.node->getSwitchCaseList(); label;
             label = label->getNextSwitchCase())
          if (const auto *number = llvm::dyn_cast<clang::CaseStmt>(label))
            visitNumber(unit, number->getLHS(), number->getLHS()->getSourceRange(), choice.in,
                        moved);
    for (const Indexed<clang::ConditionalOperator> &choice : unit.index.choices)
      for (const auto &[one, other] :
           {std::pair(choice.node->getTrueExpr(), choice.node->getFalseExpr()),
            std::pair(choice.node->getFalseExpr(), choice.node->getTrueExpr())})
        if (numberIn(unit, other) && !choice.node->isInstantiationDependent())
          visitNumber(unit, other, choice.node->getSourceRange(), choice.in, enums.of(one));
    findPrintedEnumerators(unit, enums);
    findReadBytes(unit, enums);
    findZeroedEnumerators(unit, enums);
    findOrderedEnumerators(unit, enums);
  }

private:
  /// `number`: the number that the enumerator can replace, if there is one.
  static void report(UnitContext &unit, clang::SourceRange range, const clang::FunctionDecl *in,
                     const MovedEnumerator &example, llvm::StringRef what,
                     clang::SourceRange number = {}) {
    UnitFinding finding{DiagnosticKind::EnumeratorValue, range, in,
                        fmt::format("{}, but its value differs in HIP: `{}` is {}, `{}` is {}",
                                    what.str(), example.row->name.str(), example.value(),
                                    example.row->hip.str(), example.row->hipValue.str()),
                        "use the enumerator, or convert external numbers with a table"};
    if (number.isValid() && unit.recorder.isSystem(example.constant->getLocation()))
      finding.fix.push_back({number, example.constant->getName().str()});
    unit.report(finding);
  }

  static bool isTemplateArgument(const clang::Expr *expression) {
    while (expression) {
      if (llvm::isa<clang::SubstNonTypeTemplateParmExpr>(expression))
        return true;
      if (const auto *cast = llvm::dyn_cast<clang::CastExpr>(expression))
        expression = cast->getSubExpr();
      else if (const auto *parens = llvm::dyn_cast<clang::ParenExpr>(expression))
        expression = parens->getSubExpr();
      else
        return false;
    }
    return false;
  }
  /// The value of a literal or of a constant that the user named, but not of a CUDA enumerator.
  static std::optional<int64_t> numberIn(const UnitContext &unit, const clang::Expr *expression) {
    // The argument of a template may be written as an enumerator.
    if (isTemplateArgument(expression))
      return std::nullopt;
    expression = expression->IgnoreParenCasts();
    if (llvm::isa<clang::IntegerLiteral, clang::CharacterLiteral, clang::UnaryOperator>(expression))
      return unit.valueOf(expression);
    if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression);
        name && isOwnNumber(unit, name->getDecl()))
      return unit.valueOf(expression);
    return std::nullopt;
  }
  /// `enum { ALLOC_FAILED = 3 }`, `constexpr int allocFailed = 3`
  static bool isOwnNumber(const UnitContext &unit, const clang::ValueDecl *name) {
    if (unit.recorder.isSystem(name->getLocation()))
      return false;
    if (const auto *constant = llvm::dyn_cast<clang::EnumConstantDecl>(name))
      return isNumbered(unit, llvm::cast<clang::EnumDecl>(constant->getDeclContext()));
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(name);
    return variable && variable->getType().isConstQualified() && variable->getInit() &&
           numberIn(unit, variable->getInit());
  }

  /// Checks a number that is used with an enum: it matters if it is the value of an enumerator that
  /// has another one in HIP.
  static void visitNumber(UnitContext &unit, const clang::Expr *number, clang::SourceRange range,
                          const clang::FunctionDecl *in, llvm::ArrayRef<MovedEnumerator> moved) {
    std::optional<int64_t> value = numberIn(unit, number);
    const MovedEnumerator *found =
        value ? llvm::find_if(moved,
                              [&](const MovedEnumerator &one) { return one.value() == *value; })
              : moved.end();
    if (found != moved.end())
      report(unit, range, in, *found,
             fmt::format("the number {} is used for a CUDA enumerator", *value),
             number->getSourceRange());
  }

  /// The enumerators of an enum, by their values in CUDA, with those in HIP.
  static std::map<int64_t, int64_t> valuesOf(const UnitContext &unit,
                                             llvm::ArrayRef<MovedEnumerator> moved) {
    std::map<int64_t, int64_t> values;
    const auto *declaration = llvm::cast<clang::EnumDecl>(moved.front().constant->getDeclContext());
    for (const clang::EnumConstantDecl *constant : declaration->enumerators())
      if (isSupported(unit, constant))
        values[constant->getInitVal().getExtValue()] = valueInHip(constant, moved);
    return values;
  }

  static bool holds(clang::BinaryOperatorKind comparison, int64_t left, int64_t right) {
    switch (comparison) {
    case clang::BO_LT:
      return left < right;
    case clang::BO_GT:
      return left > right;
    case clang::BO_LE:
      return left <= right;
    default:
      return left >= right;
    }
  }

  /// A comparison of an enumerator with a number or with another enumerator.
  struct SizeTest {
    clang::BinaryOperatorKind comparison;
    int64_t boundInCuda, boundInHip;

    bool holdsInCuda(int64_t value) const { return holds(comparison, value, boundInCuda); }
    bool holdsInHip(int64_t value) const { return holds(comparison, value, boundInHip); }
  };

  /// The enumerator that an expression names; null for other expressions.
  static const clang::EnumConstantDecl *enumerator(const clang::Expr *expression) {
    const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenCasts());
    return name ? llvm::dyn_cast<clang::EnumConstantDecl>(name->getDecl()) : nullptr;
  }
  /// The test that an operator makes of the enumerators of `moved`; none if both sides are variables.
  static std::optional<SizeTest> sizeTest(const UnitContext &unit,
                                          const clang::BinaryOperator *operation,
                                          llvm::ArrayRef<MovedEnumerator> moved) {
    clang::BinaryOperatorKind comparison = operation->getOpcode();
    const clang::Expr *bound = operation->getRHS()->IgnoreParenCasts();
    auto isBound = [&](const clang::Expr *side) {
      return numberIn(unit, side) || enumerator(side);
    };
    if (!isBound(bound)) {
      bound = operation->getLHS()->IgnoreParenCasts();
      comparison = clang::BinaryOperator::reverseComparisonOp(comparison);
    }
    if (std::optional<int64_t> number = numberIn(unit, bound))
      return SizeTest{comparison, *number, *number};
    const clang::EnumConstantDecl *constant = enumerator(bound);
    if (!constant)
      return std::nullopt;
    return SizeTest{comparison, constant->getInitVal().getExtValue(), valueInHip(constant, moved)};
  }

  /// Whether an enumerator answers comparisons by size, all of which must hold, in HIP as in CUDA.
  static bool answersAlike(const UnitContext &unit, llvm::ArrayRef<SizeTest> tests,
                           llvm::ArrayRef<MovedEnumerator> moved) {
    return llvm::all_of(valuesOf(unit, moved), [&](const auto &values) {
      return llvm::all_of(tests, [&](const SizeTest &test) {
               return test.holdsInCuda(values.first);
             }) == llvm::all_of(tests, [&](const SizeTest &test) {
               return test.holdsInHip(values.second);
             });
    });
  }

  /// `status >= 700 && status < 800`: both sides together.
  static const clang::BinaryOperator *otherBound(const UnitContext &unit,
                                                 const clang::BinaryOperator *test) {
    for (const Indexed<clang::BinaryOperator> &both : unit.index.operators)
      if (both.node->getOpcode() == clang::BO_LAnd) {
        const clang::Expr *left = both.node->getLHS()->IgnoreParenImpCasts(),
                          *right = both.node->getRHS()->IgnoreParenImpCasts();
        if (left == test || right == test) {
          const auto *other = llvm::dyn_cast<clang::BinaryOperator>(left == test ? right : left);
          return other && other->isRelationalOp() ? other : nullptr;
        }
      }
    return nullptr;
  }

  static void visitSizes(UnitContext &unit, MovedEnumerators &enums,
                         const Indexed<clang::BinaryOperator> &operation) {
    llvm::ArrayRef<MovedEnumerator> moved = enums.of(operation.node->getLHS());
    if (moved.empty())
      moved = enums.of(operation.node->getRHS());
    if (moved.empty() ||
        (enumerator(operation.node->getLHS()) && enumerator(operation.node->getRHS())))
      return; // the port check compares constants
    if (std::optional<SizeTest> test = sizeTest(unit, operation.node, moved)) {
      llvm::SmallVector<SizeTest, 2> tests{*test};
      if (const clang::BinaryOperator *other = otherBound(unit, operation.node))
        if (std::optional<SizeTest> second = sizeTest(unit, other, moved);
            second && (enums.of(other->getLHS()).data() == moved.data() ||
                       enums.of(other->getRHS()).data() == moved.data()))
          tests.push_back(*second);
      if (answersAlike(unit, tests, moved))
        return;
    } else if (llvm::is_sorted(llvm::make_second_range(valuesOf(unit, moved)))) {
      return;
    }
    report(unit, operation.node->getSourceRange(), operation.in, moved.front(),
           "CUDA enumerators are compared by size");
  }

  static void visitComparison(UnitContext &unit, MovedEnumerators &enums,
                              const Indexed<clang::BinaryOperator> &operation) {
    if (operation.node->isRelationalOp())
      return visitSizes(unit, enums, operation);
    const clang::Expr *left = operation.node->getLHS(), *right = operation.node->getRHS();
    if (numberIn(unit, left))
      std::swap(left, right);
    if (!numberIn(unit, right))
      return;
    if (llvm::ArrayRef<MovedEnumerator> moved = enums.of(left); !moved.empty())
      visitNumber(unit, right, operation.node->getSourceRange(), operation.in, moved);
  }

  /// `1 << op`, `op + 1`, `op % 2`, `op & 3`. The difference between two enumerators is left alone.
  static void visitArithmetic(UnitContext &unit, MovedEnumerators &enums,
                              const Indexed<clang::BinaryOperator> &operation) {
    const clang::BinaryOperator *node = operation.node;
    if ((!node->isMultiplicativeOp() && !node->isAdditiveOp() && !node->isShiftOp() &&
         !node->isBitwiseOp()) ||
        node->isInstantiationDependent())
      return;
    for (const auto &[operand, other] :
         {std::pair(node->getLHS(), node->getRHS()), std::pair(node->getRHS(), node->getLHS())})
      if (llvm::ArrayRef<MovedEnumerator> moved = enums.of(operand);
          !moved.empty() && enums.of(other).empty() && !keepsZero(moved))
        return report(unit, node->getSourceRange(), operation.in, moved.front(),
                      "a CUDA enumerator is used in arithmetic");
  }

  /// `record.op = CUBLAS_OP_T` with `unsigned op : 2`, where 112 does not fit.
  static void visitBits(UnitContext &unit, MovedEnumerators &enums,
                        const Indexed<clang::BinaryOperator> &assignment) {
    const clang::FieldDecl *field = assignment.node->getLHS()->getSourceBitField();
    if (!field || assignment.node->isInstantiationDependent() ||
        field->getBitWidth()->isValueDependent())
      return;
    for (const MovedEnumerator &one : enums.of(assignment.node->getRHS()))
      if (uint64_t value; !one.row->hipValue.ref().getAsInteger(0, value) &&
                          value >> std::min(field->getBitWidthValue(), 63u))
        return report(
            unit, assignment.node->getSourceRange(), assignment.in, one,
            fmt::format("a CUDA enumerator is stored in {} bits", field->getBitWidthValue()));
  }

  /// `signed char mode = CUSOLVER_EIG_MODE_VECTOR`, where 202 does not fit.
  static void visitNarrowing(UnitContext &unit, MovedEnumerators &enums,
                             const Indexed<clang::CastExpr> &cast) {
    clang::QualType type = cast.node->getType();
    unsigned bits = unit.ast.getIntWidth(type) - type->isSignedIntegerType();
    for (const MovedEnumerator &one : enums.of(cast.node->getSubExpr()->getType()))
      if (int64_t inHip; bits < 32 - 1 && !one.row->hipValue.ref().getAsInteger(0, inHip) &&
                         one.value() >> bits == 0 && inHip >> bits != 0)
        return report(unit, cast.node->getSourceRange(), cast.in, one,
                      fmt::format("a CUDA enumerator is stored in {} bits", bits));
  }

  static void visitCast(UnitContext &unit, MovedEnumerators &enums,
                        const Indexed<clang::CastExpr> &cast) {
    const clang::Expr *from = cast.node->getSubExpr();
    if (cast.node->getCastKind() == clang::CK_IntegralCast &&
        !cast.node->getType()->isEnumeralType())
      visitNarrowing(unit, enums, cast);
    if (cast.node->getCastKind() == clang::CK_IntegralToBoolean) {
      // `if (op)` is false for the value 0.
      llvm::ArrayRef<MovedEnumerator> moved = enums.of(from);
      const MovedEnumerator *zero =
          llvm::find_if(moved, [](const MovedEnumerator &one) { return one.value() == 0; });
      if (zero != moved.end())
        report(unit, from->getSourceRange(), cast.in, *zero,
               "a CUDA enumerator is used as a truth value");
      return;
    }
    if (cast.node->getCastKind() == clang::CK_BitCast &&
        llvm::isa<clang::ExplicitCastExpr>(cast.node) && cast.node->getType()->isPointerType() &&
        from->getType()->isPointerType() && from->getType()->getPointeeType()->isIntegerType() &&
        !from->getType()->getPointeeType()->isEnumeralType() &&
        !from->getType()->getPointeeType()->isAnyCharacterType()) {
      if (llvm::ArrayRef<MovedEnumerator> moved = enums.of(cast.node->getType()->getPointeeType());
          !moved.empty())
        report(unit, cast.node->getSourceRange(), cast.in, moved.front(),
               "numbers are read as CUDA enumerators");
      return;
    }
    // Clang writes the argument of a template as `(cublasOperation_t)1`.
    const auto *written = llvm::dyn_cast<clang::CStyleCastExpr>(cast.node);
    if (!llvm::isa<clang::ExplicitCastExpr>(cast.node) ||
        !from->getType()->isIntegralOrEnumerationType() ||
        (written && written->getLParenLoc() == written->getRParenLoc()))
      return;
    llvm::ArrayRef<MovedEnumerator> moved = enums.of(cast.node->getType());
    if (moved.empty())
      return visitOwnEnum(unit, enums, cast);
    if (numberIn(unit, from)) // the enumerator needs no cast
      return visitNumber(unit, cast.node, cast.node->getSourceRange(), cast.in, moved);
    llvm::SmallPtrSet<const clang::ValueDecl *, 8> visited;
    if (const clang::Expr *number = plainNumber(unit, enums, from, visited))
      reportCast(unit, cast, moved.front(), number);
  }

  /// `static_cast<Status>(status)` with the user's `enum class Status { allocFailed = 3 }`
  static void visitOwnEnum(UnitContext &unit, MovedEnumerators &enums,
                           const Indexed<clang::CastExpr> &cast) {
    const auto *own = cast.node->getType()->getAs<clang::EnumType>();
    const clang::EnumDecl *declaration = own ? own->getDecl()->getDefinition() : nullptr;
    if (!declaration || !isNumbered(unit, declaration))
      return;
    for (const MovedEnumerator &one : enums.of(cast.node->getSubExpr()))
      for (const clang::EnumConstantDecl *constant : declaration->enumerators())
        if (one.value() != 0 && constant->getInitVal() == one.value())
          return report(unit, cast.node->getSourceRange(), cast.in, one,
                        fmt::format("a CUDA enumerator becomes `{}` of your `{}`",
                                    constant->getName().str(), declaration->getName().str()));
  }

  static void reportCast(UnitContext &unit, const Indexed<clang::CastExpr> &cast,
                         const MovedEnumerator &example, const clang::Expr *number) {
    unit.report({DiagnosticKind::EnumeratorValue,
                 cast.node->getSourceRange(),
                 cast.in,
                 fmt::format("a number is converted to a CUDA enumerator, but the values differ in "
                             "HIP: `{}` is {}, `{}` is {}",
                             example.row->name.str(), example.value(), example.row->hip.str(),
                             example.row->hipValue.str()),
                 "use the enumerator, or convert external numbers with a table",
                 {{number->getBeginLoc(), "the number comes from here"}}});
  }

  /// A plain number, not an enumerator, that an integer may have as its value; null: none is known.
  static const clang::Expr *plainNumber(const UnitContext &unit, MovedEnumerators &enums,
                                        const clang::Expr *integer,
                                        llvm::SmallPtrSetImpl<const clang::ValueDecl *> &visited) {
    integer = integer->IgnoreParenCasts();
    auto ofAny = [&](llvm::ArrayRef<const clang::Expr *> values) -> const clang::Expr * {
      for (const clang::Expr *value : values)
        if (const clang::Expr *number = plainNumber(unit, enums, value, visited))
          return number;
      return nullptr;
    };
    if (integer->isInstantiationDependent() || !enums.of(integer->getType()).empty())
      return nullptr;
    if (const auto *own = integer->getType()->getAs<clang::EnumType>())
      return isNumbered(unit, own->getDecl()) ? integer : nullptr;
    if (numberIn(unit, integer) || integer->getType()->isBooleanType())
      return integer;
    if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(integer))
      return ofAny({choice->getTrueExpr(), choice->getFalseExpr()});
    // Arithmetic gives numbers, and so do functions of libraries: `atoi(text)`.
    if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(integer))
      return operation->isAssignmentOp() || operation->isCommaOp() ? nullptr : integer;
    if (const auto *call = llvm::dyn_cast<clang::CallExpr>(integer)) {
      const clang::FunctionDecl *callee = call->getDirectCallee();
      // `std::stoi` is a function of its own, unlike a template that hands a value on.
      return callee && unit.recorder.isSystem(callee->getLocation()) &&
                     (callee->isExternC() ||
                      (isWithinStd(callee) && !callee->isTemplateInstantiation()))
                 ? integer
                 : nullptr;
    }
    if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(integer)) {
      const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
      return field && visited.insert(field).second ? ofAny(enums.given().of(field)) : nullptr;
    }
    const clang::VarDecl *variable = referencedVariable(integer);
    if (variable && isReadIn(unit, variable))
      return integer;
    return variable && visited.insert(variable).second ? ofAny(unit.index.valuesOf(variable))
                                                       : nullptr;
  }

  /// `std::cin >> number`, `fscanf(file, "%d", &number)`
  static bool isReadIn(const UnitContext &unit, const clang::VarDecl *number) {
    if (!number->getType()->isIntegerType() || !unit.index.isModified(number))
      return false;
    for (llvm::StringRef name : {"scanf", "fscanf", "sscanf"})
      for (const auto &[call, in] : unit.index.callsOf(name))
        for (const clang::Expr *argument : call->arguments())
          if (const auto *address =
                  llvm::dyn_cast<clang::UnaryOperator>(argument->IgnoreParenImpCasts());
              address && address->getOpcode() == clang::UO_AddrOf &&
              referencedVariable(address->getSubExpr()) == number)
            return true;
    return llvm::any_of(unit.index.operatorCalls, [&](const auto &read) {
      return read.node->getOperator() == clang::OO_GreaterGreater && read.node->getNumArgs() == 2 &&
             referencedVariable(read.node->getArg(1)) == number;
    });
  }

  /// Whether the user's enum has numbers of its own, not those of other enumerators.
  static bool isNumbered(const UnitContext &unit, const clang::EnumDecl *declaration) {
    declaration = declaration->getDefinition();
    return declaration && !unit.recorder.isSystem(declaration->getLocation()) &&
           llvm::none_of(declaration->enumerators(), [](const clang::EnumConstantDecl *constant) {
             const clang::Expr *value = constant->getInitExpr();
             return value && llvm::isa<clang::DeclRefExpr>(value->IgnoreParenCasts());
           });
  }
};

} // namespace

std::unique_ptr<Check> makeEnumeratorValueCheck() {
  return std::make_unique<EnumeratorValueCheck>();
}

} // namespace tranship::checks
