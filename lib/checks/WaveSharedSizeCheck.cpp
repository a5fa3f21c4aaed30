// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared memory with one element for each warp of 32.
//   __shared__ float sums[BLOCK / 32];              twice as many as there are wavefronts
//   kernel<<<grid, block, block / 32 * 4>>>(…);     the same in host code
//   __shared__ float stage[4 * 32];                 in code that fills it by `warpSize`
// On wavefronts of 64 lanes, half of the elements are never written, but they are read if the code
// uses the array's size. Bank padding and tiles of 32 are not reported.
#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WaveFinders.h"

#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/STLExtras.h"

#include <array>

namespace tranship::checks {
namespace {

constexpr unsigned maxSizeDepth = 4;

/// Whether an expression, or a constant that it names, contains `n / 32` or `n >> 5`.
bool dividesBy32(const WaveCode &code, const clang::Expr *expression, unsigned depth = 0) {
  expression = stripImplicit(expression);
  if (depth > maxSizeDepth)
    return false;
  if (const auto *cast = llvm::dyn_cast<clang::ExplicitCastExpr>(expression))
    return dividesBy32(code, cast->getSubExpr(), depth);
  if (const auto *constant = llvm::dyn_cast<clang::ConstantExpr>(expression))
    return dividesBy32(code, constant->getSubExpr(), depth);
  if (const auto *replaced = llvm::dyn_cast<clang::SubstNonTypeTemplateParmExpr>(expression))
    return dividesBy32(code, replaced->getReplacement(), depth);
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression)) {
    clang::BinaryOperatorKind kind = operation->getOpcode();
    std::optional<int64_t> by = code.unit.valueOf(operation->getRHS());
    if ((kind == clang::BO_Div && by == 32) || (kind == clang::BO_Shr && by == 5))
      return true;
    return operation->isAdditiveOp() || operation->isMultiplicativeOp()
               ? dividesBy32(code, operation->getLHS(), depth + 1) ||
                     dividesBy32(code, operation->getRHS(), depth + 1)
               : false;
  }
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression)) {
    if (const auto *enumerator = llvm::dyn_cast<clang::EnumConstantDecl>(reference->getDecl()))
      return enumerator->getInitExpr() && dividesBy32(code, enumerator->getInitExpr(), depth + 1);
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl()))
      return variable->getInit() && !code.unit.index.isModified(variable) &&
             dividesBy32(code, variable->getInit(), depth + 1);
  }
  return false;
}

/// Whether a size is `32 * n`, which has room for each lane.
bool multipliesBy32(const WaveCode &code, const clang::Expr *size) {
  const auto *product = llvm::dyn_cast<clang::BinaryOperator>(stripImplicit(size));
  if (const auto *constant = llvm::dyn_cast<clang::ConstantExpr>(stripImplicit(size)))
    return multipliesBy32(code, constant->getSubExpr());
  if (!product || product->getOpcode() != clang::BO_Mul)
    return false;
  return llvm::any_of(std::array{product->getLHS(), product->getRHS()}, [&](const clang::Expr *e) {
    return code.unit.valueOf(e) == 32 || multipliesBy32(code, e);
  });
}

/// A dimension of an array that satisfies `holds`; null: there is none.
const clang::Expr *dimensionOf(const WaveCode &code, const clang::VarDecl *variable,
                               llvm::function_ref<bool(const clang::Expr *)> holds) {
  if (!variable->getTypeSourceInfo())
    return nullptr;
  for (clang::TypeLoc type = variable->getTypeSourceInfo()->getTypeLoc(); type;
       type = type.getNextTypeLoc())
    if (auto array = type.getAs<clang::ArrayTypeLoc>())
      if (const clang::Expr *size = array.getSizeExpr(); size && holds(size))
        return size;
  return nullptr;
}

} // namespace

void findWaveSharedSize(const WaveCode &code, WaveFacts &facts) {
  auto countsWarps = [&](const clang::Expr *size) { return dividesBy32(code, size); };
  auto countsLanes = [&](const clang::Expr *size) { return multipliesBy32(code, size); };
  for (const auto &[variable, in] : code.unit.index.variables) {
    if (!isShared(variable))
      continue;
    const clang::Expr *size =
        code.isWaveWide(in) ? dimensionOf(code, variable, countsWarps) : nullptr;
    if (size) {
      facts.add({WaveFact::NeedsGroups, size->getSourceRange(), in,
                 "this shared memory has one element per 32-lane warp, but a block has half as "
                 "many 64-lane wavefronts",
                 "use `warpSize` to compute how many elements are written and read"});
      continue;
    }
    // It is too small for indices that are computed from the real width.
    size = code.usesWarpSize(in) ? dimensionOf(code, variable, countsLanes) : nullptr;
    if (size)
      facts.add({WaveFact::NeedsGroups, size->getSourceRange(), in,
                 "this shared memory has room for 32 lanes per warp, but the code uses `warpSize`",
                 "make room for 64 lanes, or use 32 throughout the kernel"});
  }
  for (const auto &[launch, in] : code.unit.index.launches) {
    const clang::CallExpr *configuration = launch->getConfig();
    const clang::FunctionDecl *kernel = launch->getDirectCallee();
    if (!kernel || !configuration || configuration->getNumArgs() < 3 ||
        llvm::isa<clang::CXXDefaultArgExpr>(configuration->getArg(2)))
      continue;
    if (const clang::FunctionDecl *definition = kernel->getDefinition())
      kernel = definition;
    const clang::Expr *size = configuration->getArg(2);
    if (!code.isWaveWide(kernel))
      continue;
    if (dividesBy32(code, size))
      facts.add({WaveFact::NeedsGroups, size->getSourceRange(), kernel,
                 "this launch sizes shared memory for 32-lane warps, but a block has half as many "
                 "64-lane wavefronts",
                 "use the same warp width as the kernel"});
  }
}

} // namespace tranship::checks
