// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lane and warp indices computed with 32, in code whose shuffles and votes work on a whole
// wavefront.
//   int lane = threadIdx.x & 31;            lanes 32 to 63 of a wavefront count as 0 to 31 again
//   int warps = blockDim.x / 32;            twice as many as there are wavefronts
//   asm("mov.u32 %0, %%laneid;" : ...);     PTX's lane register, which AMD GPUs do not have
// Without warp operations, the same arithmetic just divides threads into groups and is correct
// everywhere; it is not reported.
// Source: HIP porting guide, "warpSize"; HeCBench issues 168 and 181.
#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WaveFinders.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

enum class Split { None, Lane, Warp };

/// `x & 31` and `x % 32` compute a lane; `x / 32`, `x >> 5` and `x & ~31` compute a warp.
Split splitOf(const UnitContext &unit, const clang::BinaryOperator *operation,
              const clang::Expr *&operand, const clang::Expr *&number) {
  clang::BinaryOperatorKind kind = operation->getOpcode();
  if (operation->isCompoundAssignmentOp())
    kind = clang::BinaryOperator::getOpForCompoundAssignment(kind);
  operand = operation->getLHS();
  number = operation->getRHS();
  switch (kind) {
  case clang::BO_And: {
    if (unit.valueOf(operand))
      std::swap(operand, number);
    std::optional<int64_t> bits = unit.valueOf(number);
    return bits == 31 ? Split::Lane : bits && int32_t(*bits) == ~31 ? Split::Warp : Split::None;
  }
  case clang::BO_Rem:
    return unit.valueOf(number) == 32 ? Split::Lane : Split::None;
  case clang::BO_Div:
    return unit.valueOf(number) == 32 ? Split::Warp : Split::None;
  case clang::BO_Shr:
    return unit.valueOf(number) == 5 ? Split::Warp : Split::None;
  default:
    return Split::None;
  }
}

} // namespace

void findWaveLaneArithmetic(const WaveCode &code, WaveFacts &facts) {
  for (const auto &[operation, in] : code.unit.index.operators) {
    if (!code.isWaveWide(in))
      continue;
    const clang::Expr *operand = nullptr, *number = nullptr;
    Split split = splitOf(code.unit, operation, operand, number);
    if (split == Split::None)
      continue;
    LaneValues::Traits traits = code.values.traitsOf(operand);
    if (traits & (LaneValues::Thread | LaneValues::BlockSize))
      facts.warpWidths.push_back({number, in});
    if (traits & LaneValues::Thread)
      facts.add({WaveFact::NeedsGroups, operation->getSourceRange(), in,
                 split == Split::Lane
                     ? "the lane index assumes 32 lanes, but a wavefront has 64"
                     : "the warp index assumes warps of 32 threads, but a wavefront has 64 lanes",
                 split == Split::Lane ? "use `% warpSize` here and in all related code"
                                      : "use `/ warpSize` here and in all related code"});
    else if (split == Split::Warp && traits & LaneValues::BlockSize)
      facts.add({WaveFact::NeedsGroups, operation->getSourceRange(), in,
                 "the number of warps in the block assumes 32 lanes per warp",
                 "use `/ warpSize` here and in all related code"});
  }
  for (const WarpFeature &feature : code.features) // InlinePtxRule rewrites or reports them
    if (feature.kind <= WarpFeature::WarpRegister)
      facts.add(
          {.effect = feature.kind == WarpFeature::LaneRegister ? WaveFact::Rewritten
                     : feature.kind == WarpFeature::LaneMask   ? WaveFact::NeedsGroups
                                                               : WaveFact::Breaks,
           .range = feature.range,
           .in = feature.in,
           .message =
               "the PTX lane and warp registers assume 32 lanes, and AMD GPUs do not have them",
           .advice = "use `__lane_id()` in HIP, or `threadIdx.x % warpSize`",
           .isReportedByRule = true});
}

} // namespace tranship::checks
