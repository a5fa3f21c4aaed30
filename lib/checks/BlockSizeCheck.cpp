// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks that fill their warps on NVIDIA GPUs and leave half of the last wavefront idle where it
// has 64 lanes. Reported where that wastes at least a quarter of the lanes: blocks of 32 and 96
// threads.
//   kernel<<<blocks, 32>>>(p);
// Source: HIP performance guidelines (block sizes are to be multiples of the wavefront).
#include "checks/Check.h"
#include "checks/analysis/Launches.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class BlockSizeCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    if (!unit.options.hasWave64())
      return;
    for (const Launch &launch : launchesOf(unit)) {
      std::optional<int64_t> threads = launch.threads();
      if (threads == 32 || threads == 96)
        unit.report(
            {DiagnosticKind::BlockSize, launch.call->getSourceRange(), launch.in,
             fmt::format(
                 "a block of {} threads leaves {} of {} lanes idle on GPUs with 64-wide wavefronts",
                 *threads, 32, *threads + 32),
             "use a multiple of 64 unless the kernel depends on the block size"});
    }
  }
};

} // namespace

std::unique_ptr<Check> makeBlockSizeCheck() { return std::make_unique<BlockSizeCheck>(); }

} // namespace tranship::checks
