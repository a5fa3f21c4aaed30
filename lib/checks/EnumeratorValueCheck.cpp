// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA enumerators that meet plain numbers: in HIP the number keeps its value, but the enumerator
// may have another one. Conversions that stay symbolic (`int op = CUBLAS_OP_T;` and back), tests
// for success, and printing are fine.
//   (cublasOperation_t)1             CUBLAS_OP_T in CUDA; HIPBLAS_OP_T is 112
//   if (op == 0)                     CUBLAS_OP_N in CUDA; HIPBLAS_OP_N is 111
//   names[attribute]                 cudaDevAttrWarpSize is 10; hipDeviceAttributeWarpSize is 87
//   1 << op, op + 1                  numbers that other code knows
//   bits.op = op                     with `unsigned op : 2`
//   cublasOperation_t ops[2] = {};   CUBLAS_OP_N in CUDA; HIPBLAS_OP_N is 111
// Source: `hip-value` in the tables, read off the headers of HIP 7.2.4.
#include "checks/Check.h"
#include "checks/analysis/Lookups.h"

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

/// An enumerator with another value in HIP.
struct Drift {
  const clang::EnumConstantDecl *constant;
  const mapping::Row *row;

  int64_t value() const { return constant->getInitVal().getExtValue(); }
};

class Enums {
public:
  explicit Enums(const UnitContext &unit) : unit_(unit) {}

  /// The enumerators with other values, for the CUDA enum that an expression has as its type or is
  /// an integer copy of; empty if there are none.
  llvm::ArrayRef<Drift> of(const clang::Expr *expression) {
    expression = expression->IgnoreParenCasts();
    if (llvm::ArrayRef<Drift> drifts = of(expression->getType()); !drifts.empty())
      return drifts;
    // An integer variable that only holds values of an enum.
    const clang::VarDecl *variable = referencedVariable(expression);
    llvm::ArrayRef<Drift> result;
    for (const clang::Expr *value :
         variable ? unit_.index.valuesOf(variable) : llvm::ArrayRef<const clang::Expr *>()) {
      llvm::ArrayRef<Drift> drifts = of(value->IgnoreParenCasts()->getType());
      if (drifts.empty() || (!result.empty() && result.data() != drifts.data()))
        return {};
      result = drifts;
    }
    return result;
  }

  llvm::ArrayRef<Drift> of(clang::QualType type) {
    if (type.isNull()) // a list of arguments in a template
      return {};
    const auto *enumType = type->getAs<clang::EnumType>();
    if (!enumType || !unit_.options.table)
      return {};
    const clang::EnumDecl *declaration = enumType->getDecl()->getDefinition();
    if (!declaration || !unit_.recorder.isSystem(declaration->getLocation()))
      return {};
    auto [known, isNew] = drifts_.try_emplace(declaration);
    if (isNew)
      for (const clang::EnumConstantDecl *constant : declaration->enumerators())
        for (const mapping::Row &row : unit_.options.table->rowsOf(constant->getName()))
          if (row.kind == mapping::RowKind::Enumerator && !row.hipValue.empty())
            known->second.push_back({constant, &row});
    return known->second;
  }

private:
  const UnitContext &unit_;
  /// A std::map, because ranges into it must stay valid.
  std::map<const clang::EnumDecl *, std::vector<Drift>> drifts_;
};

/// What code initializes with zero without naming an enumerator.
class ZeroedEnumerators {
public:
  ZeroedEnumerators(UnitContext &unit, Enums &enums) : unit_(unit), enums_(enums) {
    for (const Indexed<clang::BinaryOperator> &operation : unit.index.operators)
      if (const auto *member =
              llvm::dyn_cast<clang::MemberExpr>(stripImplicit(operation.node->getLHS()));
          member && operation.node->isAssignmentOp())
        assigned_.insert(member->getMemberDecl()->getCanonicalDecl());
  }

  void visit() {
    for (const Indexed<clang::InitListExpr> &list : unit_.index.lists)
      if (!seen_.contains(list.node))
        if (const Drift *zero = ofList(list.node, /*depth=*/0))
          report(list.node->getSourceRange(), list.in, *zero);
    for (const Indexed<clang::CXXScalarValueInitExpr> &value : unit_.index.zeroes)
      if (const Drift *zero = ofType(value.node->getType(), /*depth=*/0))
        report(value.node->getSourceRange(), value.in, *zero);
    for (const Indexed<clang::CXXConstructExpr> &construction : unit_.index.constructions)
      if (const Drift *zero = ofConstruction(construction.node))
        report(construction.node->getSourceRange(), construction.in, *zero);
    for (const Indexed<clang::VarDecl> &variable : unit_.index.variables)
      if (const clang::VarDecl *declaration = variable.node;
          declaration->hasGlobalStorage() && !declaration->hasInit() &&
          declaration->isThisDeclarationADefinition() == clang::VarDecl::Definition &&
          unit_.index.valuesOf(declaration).empty())
        if (const Drift *zero = ofType(declaration->getType(), /*depth=*/0))
          report(declaration->getSourceRange(), variable.in, *zero);
    for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf("memset"))
      if (call.node->getNumArgs() == 3 && unit_.valueOf(call.node->getArg(1)) == 0)
        if (clang::QualType pointer = stripCasts(call.node->getArg(0))->getType();
            pointer->isPointerType())
          if (const Drift *zero = ofType(pointer->getPointeeType(), /*depth=*/0))
            report(call.node->getSourceRange(), call.in, *zero);
  }

private:
  static constexpr unsigned maxDepth = 8;

  /// The enumerator that is zero in CUDA and another number in HIP, of some part of a type; null if there is none.
  const Drift *ofType(clang::QualType type, unsigned depth) {
    type = unit_.ast.getBaseElementType(type);
    llvm::ArrayRef<Drift> drifts = enums_.of(type);
    const Drift *zero =
        llvm::find_if(drifts, [](const Drift &drift) { return drift.value() == 0; });
    if (zero != drifts.end())
      return zero;
    const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
    if (!record || !(record = record->getDefinition()) || record->isUnion() || depth == maxDepth ||
        unit_.recorder.isSystem(record->getLocation()))
      return nullptr;
    for (const clang::FieldDecl *field : record->fields())
      if (const Drift *found = ofField(field, depth + 1))
        return found;
    return nullptr;
  }
  /// Code that assigns to a field does not count on its initial value.
  const Drift *ofField(const clang::FieldDecl *field, unsigned depth) {
    return field->hasInClassInitializer() || assigned_.contains(field->getCanonicalDecl())
               ? nullptr
               : ofType(field->getType(), depth);
  }

  const Drift *ofList(const clang::InitListExpr *list, unsigned depth) {
    seen_.insert(list);
    if (depth == maxDepth || list->getType()->isDependentType())
      return nullptr;
    const clang::CXXRecordDecl *record = list->getType()->getAsCXXRecordDecl();
    if (record && unit_.recorder.isSystem(record->getLocation()))
      return nullptr;
    llvm::SmallVector<const clang::FieldDecl *> fields;
    if (record && (record->isUnion() || record->getNumBases() > 0))
      return nullptr;
    if (record)
      for (const clang::FieldDecl *field : record->fields())
        if (!field->isUnnamedBitField())
          fields.push_back(field);
    for (unsigned i = 0; i < list->getNumInits(); ++i) {
      const clang::Expr *value = list->getInit(i);
      const Drift *zero = nullptr;
      if (const auto *inner = llvm::dyn_cast_or_null<clang::InitListExpr>(value))
        zero = ofList(inner, depth + 1);
      else if (value && llvm::isa<clang::ImplicitValueInitExpr>(value))
        zero =
            i < fields.size() ? ofField(fields[i], depth + 1) : ofType(value->getType(), depth + 1);
      if (zero)
        return zero;
    }
    if (list->getType()->isScalarType() && list->getNumInits() == 0)
      return ofType(list->getType(), depth);
    const clang::Expr *filler = list->getArrayFiller();
    return filler && llvm::isa<clang::ImplicitValueInitExpr, clang::InitListExpr>(filler)
               ? ofType(filler->getType(), depth + 1)
               : nullptr;
  }

  /// `Options()` with the constructor that the compiler writes, and containers with so many elements.
  const Drift *ofConstruction(const clang::CXXConstructExpr *construction) {
    if (construction->requiresZeroInitialization())
      return ofType(construction->getType(), /*depth=*/0);
    const auto *container = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(
        construction->getConstructor()->getParent());
    if (!container || !container->isInStdNamespace() || container->getTemplateArgs().size() == 0 ||
        container->getTemplateArgs()[0].getKind() != clang::TemplateArgument::Type ||
        construction->getNumArgs() == 0 || construction->isListInitialization() ||
        !construction->getArg(0)->getType()->isIntegerType() ||
        (construction->getNumArgs() > 1 &&
         !llvm::isa<clang::CXXDefaultArgExpr>(construction->getArg(1))))
      return nullptr;
    return ofType(container->getTemplateArgs()[0].getAsType(), /*depth=*/0);
  }

  void report(clang::SourceRange range, const clang::FunctionDecl *in, const Drift &zero) {
    unit_.report({DiagnosticKind::EnumeratorValue, range, in,
                  fmt::format("this sets a CUDA enumerator to zero: `{}` in CUDA, but `{}` is {}",
                              zero.row->name.str(), zero.row->hip.str(), zero.row->hipValue.str()),
                  "initialize it with the enumerator"});
  }

  UnitContext &unit_;
  Enums &enums_;
  llvm::SmallPtrSet<const clang::InitListExpr *, 16> seen_;
  llvm::SmallPtrSet<const clang::Decl *, 16> assigned_;
};

class EnumeratorValueCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    Enums enums(unit);
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
      if (llvm::ArrayRef<Drift> drifts = enums.of(lookup.key);
          !drifts.empty() && (!lookup.isByKey || hasNumbersAsKeys(unit, lookup.container)))
        report(unit, lookup.key->getSourceRange(), lookup.in, drifts.front(),
               lookup.isByKey ? "a CUDA enumerator is looked up among numbers"
                              : "a CUDA enumerator is used as an index");
    for (const Indexed<clang::SwitchStmt> &choice : unit.index.switches)
      if (llvm::ArrayRef<Drift> drifts = enums.of(choice.node->getCond()); !drifts.empty())
        for (const clang::SwitchCase *label = choice.node->getSwitchCaseList(); label;
             label = label->getNextSwitchCase())
          if (const auto *number = llvm::dyn_cast<clang::CaseStmt>(label))
            visitNumber(unit, number->getLHS(), number->getLHS()->getSourceRange(), choice.in,
                        drifts);
    ZeroedEnumerators(unit, enums).visit();
  }

private:
  /// `number`: the number that the enumerator can replace, if there is one.
  static void report(UnitContext &unit, clang::SourceRange range, const clang::FunctionDecl *in,
                     const Drift &example, llvm::StringRef what, clang::SourceRange number = {}) {
    UnitFinding finding{DiagnosticKind::EnumeratorValue, range, in,
                        fmt::format("{}, but its value differs in HIP: `{}` is {}, `{}` is {}",
                                    what.str(), example.row->name.str(), example.value(),
                                    example.row->hip.str(), example.row->hipValue.str()),
                        "use the enumerator, or convert external numbers with a table"};
    if (number.isValid())
      finding.fix.push_back({number, example.constant->getName().str()});
    unit.report(finding);
  }

  /// The value of a literal, but not of an enumerator.
  static std::optional<int64_t> numberIn(const UnitContext &unit, const clang::Expr *expression) {
    expression = expression->IgnoreParenCasts();
    if (llvm::isa<clang::IntegerLiteral, clang::CharacterLiteral, clang::UnaryOperator>(expression))
      return unit.valueOf(expression);
    return std::nullopt;
  }

  /// Checks a number that is used with an enum: it matters if it is the value of an enumerator that
  /// has another one in HIP.
  static void visitNumber(UnitContext &unit, const clang::Expr *number, clang::SourceRange range,
                          const clang::FunctionDecl *in, llvm::ArrayRef<Drift> drifts) {
    std::optional<int64_t> value = numberIn(unit, number);
    const Drift *moved =
        value ? llvm::find_if(drifts, [&](const Drift &drift) { return drift.value() == *value; })
              : drifts.end();
    if (moved != drifts.end())
      report(unit, range, in, *moved,
             fmt::format("the number {} is used for a CUDA enumerator", *value),
             number->getSourceRange());
  }

  /// Whether a larger enumerator is larger in HIP, too.
  static bool keepsOrder(llvm::ArrayRef<Drift> drifts) {
    std::map<int64_t, int64_t> values; // in HIP, by those in CUDA
    for (const Drift &drift : drifts)
      if (int64_t value; !drift.row->hipValue.ref().getAsInteger(0, value))
        values[drift.value()] = value;
    return llvm::is_sorted(llvm::make_second_range(values));
  }

  static void visitComparison(UnitContext &unit, Enums &enums,
                              const Indexed<clang::BinaryOperator> &operation) {
    const clang::Expr *left = operation.node->getLHS(), *right = operation.node->getRHS();
    if (operation.node->isRelationalOp() && !numberIn(unit, left) && !numberIn(unit, right)) {
      if (llvm::ArrayRef<Drift> both = enums.of(left); !both.empty() && !keepsOrder(both))
        report(unit, operation.node->getSourceRange(), operation.in, both.front(),
               "CUDA enumerators are compared by size");
      return;
    }
    if (numberIn(unit, left))
      std::swap(left, right);
    if (!numberIn(unit, right))
      return;
    llvm::ArrayRef<Drift> drifts = enums.of(left);
    if (drifts.empty())
      return;
    if (operation.node->isRelationalOp())
      report(unit, operation.node->getSourceRange(), operation.in, drifts.front(),
             "a CUDA enumerator is compared by size");
    else
      visitNumber(unit, right, operation.node->getSourceRange(), operation.in, drifts);
  }

  /// Whether 0 is an enumerator, and the same one in HIP. Such enums are statuses: code counts with them to see whether all are 0.
  static bool keepsZero(llvm::ArrayRef<Drift> drifts) {
    const auto *declaration =
        llvm::cast<clang::EnumDecl>(drifts.front().constant->getDeclContext());
    return llvm::any_of(declaration->enumerators(),
                        [](const clang::EnumConstantDecl *constant) {
                          return constant->getInitVal() == 0;
                        }) &&
           llvm::none_of(drifts, [](const Drift &drift) { return drift.value() == 0; });
  }

  /// `1 << op`, `op + 1`, `op % 2`. The difference between two enumerators is left alone.
  static void visitArithmetic(UnitContext &unit, Enums &enums,
                              const Indexed<clang::BinaryOperator> &operation) {
    const clang::BinaryOperator *node = operation.node;
    if ((!node->isMultiplicativeOp() && !node->isAdditiveOp() && !node->isShiftOp()) ||
        node->isInstantiationDependent())
      return;
    for (const auto &[operand, other] :
         {std::pair(node->getLHS(), node->getRHS()), std::pair(node->getRHS(), node->getLHS())})
      if (llvm::ArrayRef<Drift> drifts = enums.of(operand);
          !drifts.empty() && enums.of(other).empty() && !keepsZero(drifts))
        return report(unit, node->getSourceRange(), operation.in, drifts.front(),
                      "a CUDA enumerator is used in arithmetic");
  }

  /// `record.op = CUBLAS_OP_T` with `unsigned op : 2`, where 112 does not fit.
  static void visitBits(UnitContext &unit, Enums &enums,
                        const Indexed<clang::BinaryOperator> &assignment) {
    const clang::FieldDecl *field = assignment.node->getLHS()->getSourceBitField();
    if (!field || assignment.node->isInstantiationDependent() ||
        field->getBitWidth()->isValueDependent())
      return;
    for (const Drift &drift : enums.of(assignment.node->getRHS()))
      if (uint64_t value; !drift.row->hipValue.ref().getAsInteger(0, value) &&
                          value >> std::min(field->getBitWidthValue(), 63u))
        return report(
            unit, assignment.node->getSourceRange(), assignment.in, drift,
            fmt::format("a CUDA enumerator is stored in {} bits", field->getBitWidthValue()));
  }

  static void visitCast(UnitContext &unit, Enums &enums, const Indexed<clang::CastExpr> &cast) {
    const clang::Expr *from = cast.node->getSubExpr();
    if (cast.node->getCastKind() == clang::CK_IntegralToBoolean) {
      // `if (op)` is false for the value 0.
      llvm::ArrayRef<Drift> drifts = enums.of(from);
      const Drift *zero =
          llvm::find_if(drifts, [](const Drift &drift) { return drift.value() == 0; });
      if (zero != drifts.end())
        report(unit, from->getSourceRange(), cast.in, *zero,
               "a CUDA enumerator is used as a truth value");
      return;
    }
    if (!llvm::isa<clang::ExplicitCastExpr>(cast.node) ||
        !from->getType()->isIntegralOrEnumerationType())
      return;
    llvm::ArrayRef<Drift> drifts = enums.of(cast.node->getType());
    if (drifts.empty())
      return;
    if (numberIn(unit, from)) // the enumerator needs no cast
      return visitNumber(unit, cast.node, cast.node->getSourceRange(), cast.in, drifts);
    llvm::SmallPtrSet<const clang::VarDecl *, 8> visited;
    if (const clang::Expr *number = plainNumber(unit, enums, from, visited))
      reportCast(unit, cast, drifts.front(), number);
  }

  static void reportCast(UnitContext &unit, const Indexed<clang::CastExpr> &cast,
                         const Drift &example, const clang::Expr *number) {
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
  static const clang::Expr *plainNumber(const UnitContext &unit, Enums &enums,
                                        const clang::Expr *integer,
                                        llvm::SmallPtrSetImpl<const clang::VarDecl *> &visited) {
    integer = integer->IgnoreParenCasts();
    if (!enums.of(integer->getType()).empty() || integer->getType()->isEnumeralType())
      return nullptr;
    if (numberIn(unit, integer))
      return integer;
    const clang::VarDecl *variable = referencedVariable(integer);
    if (!variable || !visited.insert(variable).second)
      return nullptr;
    for (const clang::Expr *value : unit.index.valuesOf(variable))
      if (const clang::Expr *number = plainNumber(unit, enums, value, visited))
        return number;
    return nullptr;
  }
};

} // namespace

std::unique_ptr<Check> makeEnumeratorValueCheck() {
  return std::make_unique<EnumeratorValueCheck>();
}

} // namespace tranship::checks
