// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `__launch_bounds__(threads, blocks)`: CUDA's second argument is the number of blocks that must
// fit on a multiprocessor; HIP passes it on as a number of wavefronts per execution unit (SIMD).
// The code compiles and has another register limit.
//   in CUDA: __launch_bounds__(128, 8)   8 blocks, 32 warps
//   in HIP:  __launch_bounds__(128, 8)   8 wavefronts per SIMD, 32 per compute unit: 16 blocks
// Source: HIP porting guide, "Porting from CUDA __launch_bounds__"; LLVM's AMDGPU back end, which
// counts four SIMDs for a compute unit of CDNA and for a workgroup processor of RDNA (in CU mode,
// two); HIP issue 2521.
#include "checks/Check.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

constexpr int64_t simds = 4;

/// The number of wavefronts per SIMD if so many blocks must fit.
int64_t wavefronts(int64_t blocks, int64_t threads, unsigned width) {
  return std::max<int64_t>(1, blocks * llvm::divideCeil(threads, width) / simds);
}

class LaunchBoundsCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const clang::FunctionDecl *function : unit.index.functions)
      if (const auto *bounds = function->getAttr<clang::CUDALaunchBoundsAttr>())
        if (const clang::Expr *blocks = bounds->getMinBlocks())
          report(unit, function, *bounds, blocks);
  }

private:
  static void report(UnitContext &unit, const clang::FunctionDecl *function,
                     const clang::CUDALaunchBoundsAttr &bounds, const clang::Expr *blocks) {
    std::optional<int64_t> threads = unit.valueOf(bounds.getMaxThreads());
    std::optional<int64_t> minimum = unit.valueOf(blocks);
    if (minimum && *minimum <= 1)
      return; // one wavefront or one block sets no limit
    std::string advice = "multiply by the wavefronts per block and divide by the 4 SIMDs of a "
                         "compute unit, or omit the second argument";
    if (threads && minimum && *threads > 0) {
      auto converted = [&](unsigned width) { return wavefronts(*minimum, *threads, width); };
      if (llvm::all_of(unit.options.target.gpus, [&](const mapping::Target &target) {
            return converted(target.waveWidth) == *minimum;
          }))
        return;
      advice = fmt::format("for {} blocks of {} threads, write {} on 64-wide CDNA and {} on "
                           "32-wide RDNA, or omit it",
                           *minimum, *threads, converted(64), converted(32));
    }
    unit.report({DiagnosticKind::LaunchBounds, blocks->getSourceRange(), function,
                 "the second argument of `__launch_bounds__` counts blocks per multiprocessor in "
                 "CUDA, but wavefronts per SIMD in HIP",
                 std::move(advice)});
  }
};

} // namespace

std::unique_ptr<Check> makeLaunchBoundsCheck() { return std::make_unique<LaunchBoundsCheck>(); }

} // namespace tranship::checks
