// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/DeviceQuery.h"

#include "checks/analysis/PropertyRows.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

/// How far variables that refer to variables are followed.
constexpr unsigned maxQueryDepth = 8;

const clang::ValueDecl *memberOrVariable(const clang::Expr *expression) {
  expression = expression->IgnoreParenCasts();
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression))
    return member->getMemberDecl();
  return referencedVariable(expression);
}

} // namespace

DeviceQueries::DeviceQueries(const UnitContext &unit) : unit_(unit) {
  forEachPropertyUse(unit, [this](const PropertyUse &use) {
    if (const clang::Expr *receiver = use.receiver())
      addAnswer(receiver, use.property);
  });
  for (const Indexed<clang::BinaryOperator> &operation : unit.index.operators)
    if (const auto *member =
            llvm::dyn_cast<clang::MemberExpr>(stripImplicit(operation.node->getLHS()));
        member && operation.node->isAssignmentOp())
      if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()))
        fieldValues_[field].push_back(
            operation.node->isCompoundAssignmentOp() ? operation.node : operation.node->getRHS());
  addFields();
  for (const Indexed<clang::ReturnStmt> &statement : unit.index.returns)
    if (statement.in && statement.node->getRetValue())
      results_[statement.in->getCanonicalDecl()].push_back(statement.node->getRetValue());
}

/// `Version{prop.major, prop.minor}`, also by a constructor
void DeviceQueries::addFields() {
  for (const Indexed<clang::InitListExpr> &list : unit_.index.lists) {
    const auto *record = list.node->getType()->getAsCXXRecordDecl();
    if (!record || record->isUnion() || record->getNumBases() > 0)
      continue;
    unsigned i = 0;
    for (const clang::FieldDecl *field : record->fields())
      if (!field->isUnnamedBitField() && i < list.node->getNumInits())
        if (const clang::Expr *value = list.node->getInit(i++);
            value && !llvm::isa<clang::ImplicitValueInitExpr>(value))
          fieldValues_[field].push_back(value);
  }
  for (const clang::FunctionDecl *function : unit_.index.functions)
    if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(function))
      for (const clang::CXXCtorInitializer *initializer : constructor->inits())
        if (initializer->isMemberInitializer() && initializer->isWritten())
          fieldValues_[initializer->getMember()].push_back(initializer->getInit());
}

void DeviceQueries::addAnswer(const clang::Expr *receiver, llvm::StringRef property) {
  if (const clang::ValueDecl *place = memberOrVariable(receiver)) {
    llvm::StringRef &known = answers_.try_emplace(place, property).first->second;
    if (known != property)
      known = {}; // used for several queries
  }
}

llvm::StringRef DeviceQueries::propertyOf(const clang::Expr *expression) const {
  return propertyOf(expression, 0);
}

llvm::StringRef DeviceQueries::propertyOf(const clang::Expr *expression, unsigned depth) const {
  if (depth > maxQueryDepth)
    return {};
  const clang::ValueDecl *place = memberOrVariable(expression);
  if (auto known = answers_.find(place); known != answers_.end())
    return known->second;
  const auto *field = llvm::dyn_cast_or_null<clang::FieldDecl>(place);
  if (llvm::StringRef property = field ? propertyOfField(field) : ""; !property.empty())
    return property;
  llvm::StringRef property;
  for (const clang::Expr *value : valuesOf(expression)) {
    if (llvm::isa<clang::IntegerLiteral>(value->IgnoreParenCasts()))
      continue; // `int major = 0;` before the query
    llvm::StringRef other = propertyOf(value, depth + 1);
    if (other.empty() || (!property.empty() && property != other))
      return {};
    property = other;
  }
  return property;
}

llvm::ArrayRef<const clang::Expr *> DeviceQueries::valuesOf(const clang::Expr *expression) const {
  using Values = llvm::ArrayRef<const clang::Expr *>;
  expression = expression->IgnoreParenCasts();
  if (const auto *call = llvm::dyn_cast<clang::CallExpr>(expression)) {
    const clang::FunctionDecl *function = call->getDirectCallee();
    auto known = function ? results_.find(function->getCanonicalDecl()) : results_.end();
    return known == results_.end() ? Values() : Values(known->second);
  }
  const clang::ValueDecl *place = memberOrVariable(expression);
  if (const auto *variable = llvm::dyn_cast_or_null<clang::VarDecl>(place))
    return unit_.index.valuesOf(variable);
  const auto *field = llvm::dyn_cast_or_null<clang::FieldDecl>(place);
  auto known = field ? fieldValues_.find(field) : fieldValues_.end();
  return known == fieldValues_.end() ? Values() : Values(known->second);
}

std::optional<int64_t> DeviceQueries::evaluate(const clang::Expr *expression, unsigned major,
                                               unsigned minor) const {
  return evaluate(expression, major, minor, 0);
}

std::optional<int64_t> DeviceQueries::evaluate(const clang::Expr *expression, unsigned major,
                                               unsigned minor, unsigned depth) const {
  expression = expression->IgnoreParenCasts();
  if (depth > maxQueryDepth || !expression->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  llvm::StringRef property = propertyOf(expression);
  if (!property.empty())
    return property == "major"   ? std::optional<int64_t>(major)
           : property == "minor" ? std::optional<int64_t>(minor)
                                 : std::nullopt;
  if (std::optional<int64_t> value = unit_.valueOf(expression))
    return value;
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression)) {
    std::optional<int64_t> value = evaluate(operation->getSubExpr(), major, minor, depth + 1);
    if (value && operation->getOpcode() == clang::UO_LNot)
      return !*value;
    return std::nullopt;
  }
  if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(expression)) {
    std::optional<int64_t> condition = evaluate(choice->getCond(), major, minor, depth + 1);
    if (!condition)
      return std::nullopt;
    return evaluate(*condition ? choice->getTrueExpr() : choice->getFalseExpr(), major, minor,
                    depth + 1);
  }
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression))
    return evaluate(operation, major, minor, depth);
  llvm::ArrayRef<const clang::Expr *> values = valuesOf(expression);
  const clang::VarDecl *variable = referencedVariable(expression);
  // With several values, an assignment is what modifies it.
  if (values.empty() || (values.size() == 1 && variable && unit_.index.isModified(variable)))
    return std::nullopt;
  return evaluate(values, major, minor, depth + 1);
}

std::optional<int64_t> DeviceQueries::evaluate(llvm::ArrayRef<const clang::Expr *> values,
                                               unsigned major, unsigned minor,
                                               unsigned depth) const {
  const clang::Expr *computed = nullptr;
  for (const clang::Expr *value : values) {
    if (values.size() > 1 && unit_.valueOf(value))
      continue; // `int version = -1;` before the query
    if (computed)
      return std::nullopt;
    computed = value;
  }
  return computed ? evaluate(computed, major, minor, depth) : std::nullopt;
}

std::optional<int64_t> DeviceQueries::evaluate(const clang::BinaryOperator *operation,
                                               unsigned major, unsigned minor,
                                               unsigned depth) const {
  std::optional<int64_t> left = evaluate(operation->getLHS(), major, minor, depth + 1);
  std::optional<int64_t> right = evaluate(operation->getRHS(), major, minor, depth + 1);
  if (!left || !right)
    return std::nullopt;
  switch (operation->getOpcode()) {
  case clang::BO_Add:
    return *left + *right;
  case clang::BO_Sub:
    return *left - *right;
  case clang::BO_Mul:
    return *left * *right;
  case clang::BO_Shl:
    return *right >= 0 && *right < 32 ? std::optional(*left << *right) : std::nullopt;
  case clang::BO_Or:
    return *left | *right;
  case clang::BO_LT:
    return *left < *right;
  case clang::BO_GT:
    return *left > *right;
  case clang::BO_LE:
    return *left <= *right;
  case clang::BO_GE:
    return *left >= *right;
  case clang::BO_EQ:
    return *left == *right;
  case clang::BO_NE:
    return *left != *right;
  case clang::BO_LAnd:
    return *left && *right;
  case clang::BO_LOr:
    return *left || *right;
  default:
    return std::nullopt;
  }
}

bool DeviceQueries::askForMajor() const {
  return askFor("major") ||
         llvm::any_of(unit_.index.members, [&](const Indexed<clang::MemberExpr> &member) {
           return propertyOf(member.node) == "major";
         });
}

bool DeviceQueries::dependsOnMajor(const clang::Expr *expression) const {
  // A value that does not depend on it is the same for all of them.
  constexpr unsigned majors = 20;
  for (unsigned minor = 0; minor < 10; ++minor) {
    std::optional<int64_t> value = evaluate(expression, 0, minor);
    if (!value)
      return false;
    for (unsigned major = 1; major < majors; ++major)
      if (evaluate(expression, major, minor) != value)
        return true;
  }
  return false;
}

} // namespace tranship::checks
