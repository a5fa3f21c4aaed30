// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/Launches.h"

#include "checks/analysis/RoleCalls.h"

#include "clang/AST/ASTContext.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace tranship::checks {
namespace {

/// The expression inside of casts, copies and temporaries that do not change a dim3.
const clang::Expr *stripped(const clang::Expr *expression) {
  while (true) {
    const clang::Expr *inner = expression->IgnoreParenCasts()->IgnoreUnlessSpelledInSource();
    if (const auto *copy = llvm::dyn_cast<clang::CXXConstructExpr>(inner);
        copy && copy->getConstructor()->isCopyOrMoveConstructor())
      inner = copy->getArg(0);
    if (inner == expression)
      return inner;
    expression = inner;
  }
}

/// The numbers of `{8, 2}` in a launch, which is read as `(8, 2)` (syntax/LaunchBraces.h), in order.
void addOperands(const clang::Expr *expression,
                 llvm::SmallVectorImpl<const clang::Expr *> &operands) {
  const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression->IgnoreImpCasts());
  if (!operation || !operation->isCommaOp()) {
    operands.push_back(expression);
    return;
  }
  addOperands(operation->getLHS(), operands);
  operands.push_back(operation->getRHS());
}

Extent extentOf(const UnitContext &unit, const clang::Expr *expression, unsigned depth = 0) {
  expression = stripped(expression);
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression);
      operation && operation->isCommaOp()) {
    llvm::SmallVector<const clang::Expr *> numbers;
    addOperands(operation, numbers);
    Extent extent = {1, 1, 1};
    for (size_t i = 0; i < std::min(numbers.size(), extent.size()); ++i)
      extent[i] = unit.valueOf(numbers[i]);
    return extent;
  }
  if (expression->getType()->isIntegralOrEnumerationType())
    return {unit.valueOf(expression), 1, 1};
  Extent extent;
  auto take = [&](auto arguments) {
    extent = {1, 1, 1};
    size_t i = 0;
    for (const clang::Expr *argument : arguments)
      if (i < extent.size())
        extent[i++] = llvm::isa<clang::CXXDefaultArgExpr>(argument) ? 1 : unit.valueOf(argument);
  };
  if (const auto *construction = llvm::dyn_cast<clang::CXXConstructExpr>(expression)) {
    // dim3(uint3) does not contain the numbers.
    if (construction->getNumArgs() != 1 ||
        construction->getArg(0)->getType()->isIntegralOrEnumerationType())
      take(construction->arguments());
  } else if (const auto *list = llvm::dyn_cast<clang::InitListExpr>(expression)) {
    take(list->inits());
  } else if (const clang::VarDecl *variable = referencedVariable(expression)) {
    llvm::ArrayRef<const clang::Expr *> values = unit.index.valuesOf(variable);
    constexpr unsigned maxDepth = 4;
    if (depth < maxDepth && values.size() == 1 && !unit.index.isModified(variable))
      return extentOf(unit, values.front(), depth + 1);
  }
  return extent;
}

const clang::FunctionDecl *definitionOf(const clang::FunctionDecl *function) {
  const clang::FunctionDecl *definition = function ? function->getDefinition() : nullptr;
  return definition ? definition : function;
}

/// Whether an argument is omitted or a literal 0.
const clang::Expr *sharedIn(const UnitContext &unit, const clang::Expr *argument) {
  if (llvm::isa<clang::CXXDefaultArgExpr>(argument) || unit.valueOf(argument) == 0)
    return nullptr;
  return argument;
}

} // namespace

std::optional<int64_t> Launch::threads() const {
  int64_t product = 1;
  for (std::optional<int64_t> size : block) {
    if (!size)
      return std::nullopt;
    product *= *size;
  }
  return product;
}

const clang::FunctionDecl *referencedKernel(const clang::Expr *expression) {
  expression = expression->IgnoreParenCasts();
  if (const auto *address = llvm::dyn_cast<clang::UnaryOperator>(expression);
      address && address->getOpcode() == clang::UO_AddrOf)
    expression = address->getSubExpr()->IgnoreParenCasts();
  const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression);
  const auto *function =
      reference ? llvm::dyn_cast<clang::FunctionDecl>(reference->getDecl()) : nullptr;
  return isKernel(function) ? definitionOf(function) : nullptr;
}

/// The three numbers from an argument on.
static Extent numbersFrom(const UnitContext &unit, const RoleCall &call, Role::Part part) {
  Extent extent;
  const unsigned first = call.known->role.at(part);
  for (size_t i = 0; i < extent.size() && first + i < call.node->getNumArgs(); ++i)
    extent[i] = unit.valueOf(call.node->getArg(first + i));
  return extent;
}

std::vector<Launch> launchesOf(const UnitContext &unit) {
  std::vector<Launch> launches;
  for (const Indexed<clang::CUDAKernelCallExpr> &launch : unit.index.launches) {
    const clang::CallExpr *config = launch.node->getConfig();
    if (!config || config->getNumArgs() < 2)
      continue;
    launches.push_back({launch.node, launch.in, definitionOf(launch.node->getDirectCallee()),
                        extentOf(unit, config->getArg(0)), extentOf(unit, config->getArg(1)),
                        config->getNumArgs() > 2 ? sharedIn(unit, config->getArg(2)) : nullptr});
  }
  for (const RoleCall &call : callsWith(unit.index, Role::Launches)) {
    const clang::Expr *grid = call.argument(Role::Part::Grid),
                      *block = call.argument(Role::Part::Block),
                      *shared = call.argument(Role::Part::Shared);
    if (grid && block)
      launches.push_back({call.node, call.in, referencedKernel(call.argument(Role::Part::Kernel)),
                          extentOf(unit, grid), extentOf(unit, block),
                          shared ? sharedIn(unit, shared) : nullptr});
  }
  for (const RoleCall &call : callsWith(unit.index, Role::LaunchesByNumbers))
    if (const clang::Expr *shared = call.argument(Role::Part::Shared))
      launches.push_back({call.node, call.in, nullptr, numbersFrom(unit, call, Role::Part::Grid),
                          numbersFrom(unit, call, Role::Part::Block), sharedIn(unit, shared)});
  return launches;
}

int64_t staticSharedBytes(const UnitContext &unit, const clang::FunctionDecl *kernel) {
  llvm::SmallPtrSet<const clang::FunctionDecl *, 8> reached;
  llvm::SmallVector<const clang::FunctionDecl *> open = {kernel};
  while (!open.empty())
    if (const clang::FunctionDecl *function = open.pop_back_val(); reached.insert(function).second)
      llvm::append_range(open, unit.index.calleesOf(function));
  int64_t bytes = 0;
  for (const Indexed<clang::VarDecl> &variable : unit.index.variables) {
    clang::QualType type = variable.node->getType();
    if (isShared(variable.node) && variable.in && reached.contains(variable.in) &&
        !type->isDependentType() && !type->isIncompleteType())
      bytes += unit.ast.getTypeSizeInChars(type).getQuantity();
  }
  return bytes;
}

} // namespace tranship::checks
