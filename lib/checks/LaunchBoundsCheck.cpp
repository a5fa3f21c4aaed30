// `__launch_bounds__(threads, blocks)`: CUDA's second argument is a number of blocks that shall fit
// on a multiprocessor; HIP hands it on as a number of wavefronts for each execution unit. The code
// compiles and has another register limit.
//   before: __launch_bounds__(256, 4)   4 blocks
//   in HIP: __launch_bounds__(256, 4)   4 wavefronts for each of a compute unit's SIMDs
// Source: HIP programming guide, "launch bounds"; HIP issue 2521.
#include "checks/Check.h"

#include <fmt/format.h>

namespace tranship {
namespace {

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
      return; // one wavefront or one block: no limit either way
    std::string advice =
        "multiply by the wavefronts of a block and divide by the SIMDs of a compute "
        "unit, or leave the second argument out";
    if (threads && minimum)
      advice = fmt::format(
          "for {} blocks of {} threads say {} on 64-wide CDNA, {} on 32-wide RDNA, or leave it out",
          *minimum, *threads, std::max<int64_t>(1, *minimum * *threads / (64 * 4)),
          std::max<int64_t>(1, *minimum * *threads / (32 * 4)));
    unit.diagnose(DiagnosticKind::LaunchBounds, blocks->getSourceRange(), function,
                  "the second argument of `__launch_bounds__` counts blocks for each "
                  "multiprocessor in CUDA, wavefronts for each SIMD in HIP",
                  std::move(advice));
  }
};

} // namespace

std::unique_ptr<Check> makeLaunchBoundsCheck() { return std::make_unique<LaunchBoundsCheck>(); }

} // namespace tranship
