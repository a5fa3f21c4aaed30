// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches that HIP rejects. It counts the work-items of each dimension in 32 bits, where CUDA
// counts blocks and threads separately. Like CUDA, it rejects blocks of more than 1024 threads, or
// of more threads than the kernel's __launch_bounds__. The error is easily missed: nothing runs.
//   kernel<<<1 << 24, 256>>>(p);   2^32 work-items
// Source: hip_runtime_api.h ("HIP does not support kernel launch with total work items defined in
// dimension with size gridDim x blockDim >= 2^32"); the launch's validation in HIP's runtime.
#include "checks/Check.h"
#include "checks/analysis/Launches.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

constexpr int64_t maxThreads = 1024;
constexpr int64_t workItemLimit = int64_t(1) << 32;

class LaunchDimensionsCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const Launch &launch : launchesOf(unit)) {
      checkBlock(unit, launch);
      for (size_t i = 0; i < launch.grid.size(); ++i)
        if (launch.grid[i] && launch.block[i] && *launch.grid[i] > 0 && *launch.block[i] > 0 &&
            *launch.grid[i] >= (workItemLimit + *launch.block[i] - 1) / *launch.block[i])
          report(unit, launch,
                 fmt::format("{} blocks of {} threads in `{}` are too many: HIP accepts fewer than "
                             "2^32 work-items per dimension",
                             *launch.grid[i], *launch.block[i], "xyz"[i]),
                 "launch fewer blocks and loop in each thread, or use another dimension");
    }
  }

private:
  static void checkBlock(UnitContext &unit, const Launch &launch) {
    std::optional<int64_t> threads = launch.threads();
    if (!threads)
      return;
    if (*threads > maxThreads) {
      report(unit, launch,
             fmt::format("a block of {} threads is too large: no GPU accepts more than 1024",
                         *threads),
             "use a smaller block");
      return;
    }
    const auto *bounds =
        launch.kernel ? launch.kernel->getAttr<clang::CUDALaunchBoundsAttr>() : nullptr;
    std::optional<int64_t> limit = bounds ? unit.valueOf(bounds->getMaxThreads()) : std::nullopt;
    if (limit && *threads > *limit)
      report(unit, launch,
             fmt::format("the launch fails: the block has {} threads, but the kernel's "
                         "`__launch_bounds__` allow {}",
                         *threads, *limit),
             "use a smaller block, or raise the bound",
             {{bounds->getLocation(), "the bound is set here"}});
  }

  static void report(UnitContext &unit, const Launch &launch, std::string message,
                     std::string advice, std::vector<UnitFinding::RelatedLocation> related = {}) {
    unit.report({DiagnosticKind::LaunchDimensions, launch.call->getSourceRange(), launch.in,
                 std::move(message), std::move(advice), std::move(related)});
  }
};

} // namespace

std::unique_ptr<Check> makeLaunchDimensionsCheck() {
  return std::make_unique<LaunchDimensionsCheck>();
}

} // namespace tranship::checks
