// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/OrderedEnumerators.h"

#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <fmt/format.h>

#include <utility>

namespace tranship::checks {
namespace {

using Constant = const clang::EnumConstantDecl *;

/// Sorted containers, algorithms of the standard library and ranges of case labels. The order counts of the enumerators that
/// the unit names: others rarely occur in it.
class OrderedEnumerators {
public:
  OrderedEnumerators(UnitContext &unit, MovedEnumerators &enums) : unit_(unit), enums_(enums) {
    for (const Indexed<clang::DeclRefExpr> &reference : unit.index.references)
      if (const auto *constant = llvm::dyn_cast<clang::EnumConstantDecl>(reference.node->getDecl()))
        named_.insert(constant);
  }

  void visit() {
    for (const Indexed<clang::CXXForRangeStmt> &loop : unit_.index.rangeLoops)
      if (ordersOutput(loop.node->getBody()))
        report(loop.node->getRangeInit()->getSourceRange(), loop.in,
               keyOf(loop.node->getRangeInit()), "a sorted container of CUDA enumerators is read");
    for (const Indexed<clang::Stmt> &loop : unit_.index.loops)
      if (const auto *loopFor = llvm::dyn_cast<clang::ForStmt>(loop.node);
          loopFor && ordersOutput(loopFor->getBody()))
        if (const clang::CXXMemberCallExpr *begin = beginOf(loopFor))
          report(begin->getSourceRange(), loop.in, keyOf(begin->getImplicitObjectArgument()),
                 "a sorted container of CUDA enumerators is read");
    for (llvm::StringRef name : {"begin", "cbegin", "rbegin", "crbegin"})
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(name))
        if (const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(call.node);
            member && isRead(member))
          report(call.node->getSourceRange(), call.in, keyOf(member->getImplicitObjectArgument()),
                 "a sorted container of CUDA enumerators is read");
    for (llvm::StringRef name : {"min", "max", "minmax"})
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(name))
        visitAlgorithm(call, /*isOfValues=*/true);
    for (llvm::StringRef name : {"sort", "stable_sort", "min_element", "max_element",
                                 "minmax_element", "is_sorted", "nth_element"})
      for (const Indexed<clang::CallExpr> &call : unit_.index.callsOf(name))
        visitAlgorithm(call, /*isOfValues=*/false);
    for (const Indexed<clang::SwitchStmt> &choice : unit_.index.switches)
      for (const clang::SwitchCase *label = choice.node->getSwitchCaseList(); label;
           label = label->getNextSwitchCase())
        if (const auto *range = llvm::dyn_cast<clang::CaseStmt>(label); range && range->getRHS())
          visitRange(range, choice);
  }

private:
  /// Whether a loop shows its elements in their order, or ends at one of them.
  static bool ordersOutput(const clang::Stmt *body) {
    if (!body)
      return false;
    if (llvm::isa<clang::BreakStmt, clang::ReturnStmt>(body))
      return true;
    if (const auto *shift = llvm::dyn_cast<clang::CXXOperatorCallExpr>(body))
      if (shift->getOperator() == clang::OO_LessLess || shift->getOperator() == clang::OO_PlusEqual)
        return true;
    const auto *call = llvm::dyn_cast<clang::CallExpr>(body);
    const clang::FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
    if (callee && callee->getIdentifier() &&
        ((callee->isExternC() && callee->isVariadic() && callee->getNumParams() > 0) ||
         llvm::is_contained({"puts", "fputs", "push_back", "emplace_back", "append"},
                            callee->getName())))
      return true;
    return llvm::any_of(body->children(), ordersOutput);
  }

  /// `names.begin()` in `for (auto it = names.begin(); …)`
  static const clang::CXXMemberCallExpr *beginOf(const clang::ForStmt *loop) {
    const auto *declaration = llvm::dyn_cast_or_null<clang::DeclStmt>(loop->getInit());
    const auto *variable = declaration && declaration->isSingleDecl()
                               ? llvm::dyn_cast<clang::VarDecl>(declaration->getSingleDecl())
                               : nullptr;
    const clang::Expr *value = variable ? variable->getInit() : nullptr;
    const auto *call =
        value ? llvm::dyn_cast<clang::CXXMemberCallExpr>(value->IgnoreUnlessSpelledInSource())
              : nullptr;
    const clang::CXXMethodDecl *method = call ? call->getMethodDecl() : nullptr;
    return method && method->getIdentifier() && method->getName().ends_with("begin") ? call
                                                                                     : nullptr;
  }

  /// `*names.begin()`, `names.begin()->second`
  bool isRead(const clang::CXXMemberCallExpr *begin) {
    return llvm::any_of(unit_.index.operatorCalls,
                        [&](const Indexed<clang::CXXOperatorCallExpr> &use) {
                          auto kind = use.node->getOperator();
                          return (kind == clang::OO_Star || kind == clang::OO_Arrow) &&
                                 use.node->getNumArgs() == 1 &&
                                 use.node->getArg(0)->IgnoreUnlessSpelledInSource() == begin;
                        });
  }

  static const clang::ClassTemplateSpecializationDecl *standardClass(clang::QualType type) {
    const auto *record = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(
        type.getNonReferenceType()->getAsCXXRecordDecl());
    return record && record->isInStdNamespace() && record->getIdentifier() ? record : nullptr;
  }
  static clang::QualType argumentOf(const clang::ClassTemplateSpecializationDecl *record,
                                    unsigned i) {
    const clang::TemplateArgumentList &arguments = record->getTemplateArgs();
    return i < arguments.size() && arguments[i].getKind() == clang::TemplateArgument::Type
               ? arguments[i].getAsType()
               : clang::QualType();
  }

  /// The type of the keys by which `std::less` sorts a container; null for other expressions.
  static clang::QualType keyOf(const clang::Expr *container) {
    const clang::ClassTemplateSpecializationDecl *record =
        standardClass(container->IgnoreParenImpCasts()->getType());
    if (!record)
      return {};
    for (unsigned i : {1, 2}) // `set<Key, Compare>`, `map<Key, Value, Compare>`
      if (clang::QualType type = argumentOf(record, i); !type.isNull())
        if (const clang::ClassTemplateSpecializationDecl *comparison = standardClass(type);
            comparison && comparison->getName() == "less")
          return argumentOf(record, 0);
    return {};
  }

  /// `std::max(a, b)`, `std::sort(first, last)` without a third argument that compares.
  void visitAlgorithm(const Indexed<clang::CallExpr> &call, bool isOfValues) {
    const clang::FunctionDecl *callee = call.node->getDirectCallee();
    if (!callee || !callee->isInStdNamespace() || callee->getNumParams() != 2)
      return;
    clang::QualType type = callee->getParamDecl(0)->getType().getNonReferenceType();
    if (!isOfValues && type->isPointerType())
      type = type->getPointeeType();
    else if (!isOfValues)
      type = elementOf(type);
    else if (callee->getParamDecl(1)->getType().getNonReferenceType()->isRecordType())
      return;
    report(call.node->getSourceRange(), call.in, type, "CUDA enumerators are sorted");
  }
  /// `std::vector<cudaError_t>` of its iterator.
  static clang::QualType elementOf(clang::QualType iterator) {
    const clang::ClassTemplateSpecializationDecl *record = standardClass(iterator);
    const auto *inner = record ? record
                               : llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(
                                     iterator->getAsCXXRecordDecl());
    clang::QualType type = inner ? argumentOf(inner, 0) : clang::QualType();
    return !type.isNull() && type->isPointerType() ? type->getPointeeType() : type;
  }

  /// `case CUBLAS_STATUS_NOT_INITIALIZED ... CUBLAS_STATUS_INVALID_VALUE:`
  void visitRange(const clang::CaseStmt *range, const Indexed<clang::SwitchStmt> &choice) {
    llvm::ArrayRef<MovedEnumerator> moved = enums_.of(choice.node->getCond());
    const Constant low = constantIn(range->getLHS()), high = constantIn(range->getRHS());
    if (moved.empty() || !low || !high)
      return;
    auto holds = [](int64_t first, int64_t value, int64_t last) {
      return first <= value && value <= last;
    };
    const auto *declaration = llvm::cast<clang::EnumDecl>(moved.front().constant->getDeclContext());
    for (Constant one : declaration->enumerators())
      if (isSupported(unit_, one) &&
          holds(inCuda(low), inCuda(one), inCuda(high)) !=
              holds(valueInHip(low, moved), valueInHip(one, moved), valueInHip(high, moved)))
        return tell(range->getLHS()->getSourceRange(), choice.in,
                    fmt::format("this range of CUDA enumerators holds others in HIP: `{}` {}",
                                one->getName().str(),
                                holds(inCuda(low), inCuda(one), inCuda(high)) ? "is not in it then"
                                                                              : "is in it then"));
  }
  static Constant constantIn(const clang::Expr *expression) {
    if (const auto *value = llvm::dyn_cast<clang::ConstantExpr>(expression))
      expression = value->getSubExpr();
    const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenCasts());
    return name ? llvm::dyn_cast<clang::EnumConstantDecl>(name->getDecl()) : nullptr;
  }
  static int64_t inCuda(Constant constant) { return constant->getInitVal().getExtValue(); }

  /// Two enumerators that the unit names and that HIP orders otherwise.
  std::optional<std::pair<Constant, Constant>>
  swapped(llvm::ArrayRef<MovedEnumerator> moved) const {
    const auto *declaration = llvm::cast<clang::EnumDecl>(moved.front().constant->getDeclContext());
    llvm::SmallVector<Constant> constants;
    for (Constant one : declaration->enumerators())
      if (named_.contains(one) && isSupported(unit_, one))
        constants.push_back(one);
    llvm::sort(constants, [](Constant a, Constant b) { return inCuda(a) < inCuda(b); });
    for (size_t i = 1; i < constants.size(); ++i)
      if (valueInHip(constants[i], moved) < valueInHip(constants[i - 1], moved))
        return std::pair(constants[i - 1], constants[i]);
    return std::nullopt;
  }

  /// Reports a place where values of a type are in their order; the type may also be a pair or tuple.
  void report(clang::SourceRange range, const clang::FunctionDecl *in, clang::QualType type,
              llvm::StringRef what) {
    if (type.isNull())
      return;
    if (const clang::ClassTemplateSpecializationDecl *record = standardClass(type);
        record && (record->getName() == "pair" || record->getName() == "tuple")) {
      for (const clang::TemplateArgument &argument : record->getTemplateArgs().asArray())
        for (const clang::TemplateArgument &part :
             argument.getKind() == clang::TemplateArgument::Pack ? argument.pack_elements()
                                                                 : llvm::ArrayRef(argument))
          if (part.getKind() == clang::TemplateArgument::Type && part.getAsType()->isEnumeralType())
            report(range, in, part.getAsType(), what);
      return;
    }
    llvm::ArrayRef<MovedEnumerator> moved = enums_.of(type);
    if (moved.empty())
      return;
    if (auto pair = swapped(moved))
      tell(
          range, in,
          fmt::format("{} in another order in HIP: `{}` is before `{}` in CUDA, and after it there",
                      what.str(), pair->first->getName().str(), pair->second->getName().str()));
  }
  void tell(clang::SourceRange range, const clang::FunctionDecl *in, std::string message) {
    unit_.report({DiagnosticKind::EnumeratorValue, range, in, std::move(message),
                  "compare numbers of your own, or keep the order in a list"});
  }

  UnitContext &unit_;
  MovedEnumerators &enums_;
  llvm::SmallPtrSet<Constant, 16> named_;
};

} // namespace

void findOrderedEnumerators(UnitContext &unit, MovedEnumerators &enums) {
  OrderedEnumerators(unit, enums).visit();
}

} // namespace tranship::checks
