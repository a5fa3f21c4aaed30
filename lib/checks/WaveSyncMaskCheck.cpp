// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Masks of 32 lanes passed to `_sync` operations.
//   __shfl_sync(0xffffffff, v, 0)       half of a 64-lane wavefront; HIP requires a mask of 64 bits
//   __ballot_sync(0x0000ffff, p)        the first lanes of the first half only
// Source: HIP issue 3667; HIP refuses masks of 32 bits from version 7 on.
#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WaveFinders.h"

#include "clang/AST/ASTContext.h"

#include <fmt/format.h>

#include <map>
#include <set>

namespace tranship::checks {
namespace {

/// Whether the translation sees at the call that all lanes are named: a constant, or a local variable
/// that keeps one. Other callers, also those of other units, may give a parameter other masks.
bool isWrittenHere(const clang::Expr *mask, const UnitContext &unit) {
  const clang::VarDecl *variable = referencedVariable(mask);
  if (variable && variable->isLocalVarDecl() && variable->hasInit())
    mask = variable->getInit();
  clang::Expr::EvalResult result;
  return mask->EvaluateAsInt(result, unit.ast);
}

} // namespace

void findWaveSyncMask(const WaveCode &code, WaveFacts &facts) {
  constexpr auto advice =
      "use a mask of 64 bits: `~0ull` for a whole wavefront, or the bits of this group of 32 lanes";
  const UnitContext &unit = code.unit;
  std::map<const clang::FunctionDecl *, std::pair<const WarpOperation *, unsigned>> full;
  std::set<std::pair<const clang::FunctionDecl *, const clang::VarDecl *>> reported;
  for (const WarpOperation &operation : code.operations) {
    const clang::Expr *mask = operation.mask;
    if (!mask || !operation.in || mask->isTypeDependent() ||
        unit.ast.getTypeSize(stripImplicit(mask)->getType()) > 32)
      continue;
    std::optional<int64_t> value = unit.valueOf(mask);
    if (value && uint32_t(*value) == UINT32_MAX && isWrittenHere(mask, unit)) {
      auto &[first, count] = full[operation.in];
      if (!count++)
        first = &operation;
    } else if (value && uint32_t(*value) != UINT32_MAX) {
      facts.add({WaveFact::NeedsGroups, mask->getSourceRange(), operation.in,
                 fmt::format("the mask {:#x} selects lanes of a 32-lane warp", uint32_t(*value)),
                 advice});
    } else if (!code.values.hasAny(mask, LaneValues::Mask)) {
      const clang::VarDecl *variable = referencedVariable(mask);
      if (!variable || reported.insert({operation.in, variable}).second)
        facts.add({WaveFact::NeedsGroups, mask->getSourceRange(), operation.in,
                   "this mask has 32 bits, but a wavefront has 64 lanes", advice});
    }
  }
  for (const auto &[function, calls] : full) {
    auto [operation, count] = calls;
    std::string more =
        count > 1 ? fmt::format(" (and {} more masks in this function)", count - 1) : "";
    facts.add({WaveFact::Rewritten, operation->mask->getSourceRange(), function,
               "this mask selects 32 lanes, half of a 64-lane wavefront" + more, advice});
  }
}

} // namespace tranship::checks
