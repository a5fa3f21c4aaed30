// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/DeviceQuery.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace tranship::checks {
namespace {

/// How far variables that refer to variables are followed.
constexpr unsigned maxQueryDepth = 8;

/// The field of cudaDeviceProp with the same meaning as an attribute; empty if no check needs it.
llvm::StringRef propertyOfAttribute(llvm::StringRef attribute) {
  return llvm::StringSwitch<llvm::StringRef>(attribute)
      .Cases({"cudaDevAttrComputeCapabilityMajor", "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR"},
             "major")
      .Cases({"cudaDevAttrComputeCapabilityMinor", "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR"},
             "minor")
      .Cases({"cudaDevAttrMultiProcessorCount", "CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT"},
             "multiProcessorCount")
      .Cases({"cudaDevAttrMaxThreadsPerMultiProcessor",
              "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR"},
             "maxThreadsPerMultiProcessor")
      .Cases({"cudaDevAttrMaxThreadsPerBlock", "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK"},
             "maxThreadsPerBlock")
      .Cases({"cudaDevAttrClockRate", "CU_DEVICE_ATTRIBUTE_CLOCK_RATE"}, "clockRate")
      .Cases({"cudaDevAttrMaxSharedMemoryPerBlockOptin",
              "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"},
             "sharedMemPerBlockOptin")
      .Default("");
}

const clang::ValueDecl *memberOrVariable(const clang::Expr *expression) {
  expression = expression->IgnoreParenCasts();
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression))
    return member->getMemberDecl();
  return referencedVariable(expression);
}

} // namespace

DeviceQueries::DeviceQueries(const UnitContext &unit) : unit_(unit) {
  for (llvm::StringRef name : {"cudaDeviceGetAttribute", "cuDeviceGetAttribute"})
    for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(name)) {
      if (call.node->getNumArgs() < 2)
        continue;
      const auto *attribute =
          llvm::dyn_cast<clang::DeclRefExpr>(call.node->getArg(1)->IgnoreParenCasts());
      if (attribute && attribute->getDecl()->getIdentifier())
        addAnswer(call.node->getArg(0), propertyOfAttribute(attribute->getDecl()->getName()));
    }
  for (const Indexed<clang::CallExpr> &call : unit.index.callsOf("cuDeviceComputeCapability"))
    if (call.node->getNumArgs() >= 2) {
      addAnswer(call.node->getArg(0), "major");
      addAnswer(call.node->getArg(1), "minor");
    }
  for (llvm::StringRef name : {"cudaOccupancyMaxActiveBlocksPerMultiprocessor",
                               "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
                               "cuOccupancyMaxActiveBlocksPerMultiprocessor",
                               "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags"})
    for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(name))
      if (call.node->getNumArgs() > 0)
        addAnswer(call.node->getArg(0), "activeBlocks"); // of no field
  for (const Indexed<clang::BinaryOperator> &operation : unit.index.operators)
    if (const auto *member =
            llvm::dyn_cast<clang::MemberExpr>(stripImplicit(operation.node->getLHS()));
        member && operation.node->isAssignmentOp())
      if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()))
        fieldValues_[field].push_back(
            operation.node->isCompoundAssignmentOp() ? operation.node : operation.node->getRHS());
  for (const Indexed<clang::ReturnStmt> &statement : unit.index.returns)
    if (statement.in && statement.node->getRetValue())
      results_[statement.in->getCanonicalDecl()].push_back(statement.node->getRetValue());
}

void DeviceQueries::addAnswer(const clang::Expr *address, llvm::StringRef property) {
  const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(address->IgnoreParenCasts());
  if (property.empty() || !operation || operation->getOpcode() != clang::UO_AddrOf)
    return;
  if (const clang::ValueDecl *place = memberOrVariable(operation->getSubExpr())) {
    llvm::StringRef &known = answers_.try_emplace(place, property).first->second;
    if (known != property)
      known = {}; // used for several queries
  }
}

llvm::StringRef DeviceQueries::propertyOf(const clang::Expr *expression) const {
  return propertyOf(expression, 0);
}

llvm::StringRef DeviceQueries::propertyOf(const clang::Expr *expression, unsigned depth) const {
  const clang::ValueDecl *place = memberOrVariable(expression);
  if (!place || depth > maxQueryDepth)
    return {};
  if (auto known = answers_.find(place); known != answers_.end())
    return known->second;
  if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(place))
    return field->getParent()->getName() == "cudaDeviceProp" && field->getIdentifier()
               ? field->getName()
               : llvm::StringRef();
  const auto *variable = llvm::dyn_cast<clang::VarDecl>(place);
  llvm::StringRef property;
  for (const clang::Expr *value :
       variable ? unit_.index.valuesOf(variable) : llvm::ArrayRef<const clang::Expr *>()) {
    if (llvm::isa<clang::IntegerLiteral>(value->IgnoreParenCasts()))
      continue; // `int major = 0;` before the query
    llvm::StringRef other = propertyOf(value, depth + 1);
    if (other.empty() || (!property.empty() && property != other))
      return {};
    property = other;
  }
  return property;
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
  if (const auto *call = llvm::dyn_cast<clang::CallExpr>(expression)) {
    const clang::FunctionDecl *function = call->getDirectCallee();
    auto known = function ? results_.find(function->getCanonicalDecl()) : results_.end();
    return known == results_.end() ? std::nullopt
                                   : evaluate(known->second, major, minor, depth + 1);
  }
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression)) {
    const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
    auto known = field ? fieldValues_.find(field) : fieldValues_.end();
    return known == fieldValues_.end() ? std::nullopt
                                       : evaluate(known->second, major, minor, depth + 1);
  }
  const clang::VarDecl *variable = referencedVariable(expression);
  llvm::ArrayRef<const clang::Expr *> values =
      variable ? unit_.index.valuesOf(variable) : llvm::ArrayRef<const clang::Expr *>();
  // With several values, an assignment is what modifies it.
  if (values.empty() || (values.size() == 1 && unit_.index.isModified(variable)))
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
  return llvm::any_of(answers_, [](const auto &answer) { return answer.second == "major"; }) ||
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
