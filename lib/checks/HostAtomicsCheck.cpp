// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Integer atomics of device scope on host memory. HIP compiles them to the GPU's own instruction,
// but PCIe supports only add, exchange and compare-and-swap; others are lost. At system scope they
// become a compare-and-swap loop.
//   pinned int *m;   atomicMin(m, x)           gfx90a: global_atomic_smin, dropped on the bus
//                    atomicMin_system(m, x)    gfx90a: a loop of global_atomic_cmpswap
// Source: what clang 22 makes of HIP 7.2's headers; clr issue 285.
#include "checks/Check.h"
#include "checks/analysis/MemoryOrigin.h"
#include "checks/analysis/RoleCalls.h"
#include "mapping/Table.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class HostAtomicsCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    std::optional<MemoryOrigins> origins;
    for (const RoleCall &call : callsWith(unit.index, Role::LostOverPcie)) {
      if (call.node->getNumArgs() != 2)
        continue;
      if (!origins)
        origins.emplace(unit.index);
      llvm::SmallVector<MemoryOrigin> of = origins->of(call.node->getArg(0));
      if (const MemoryOrigin *origin = findKind(of, {MemoryKind::Pinned, MemoryKind::Managed}))
        report(unit, call, *origin);
    }
  }

private:
  /// Whether HIP itself has a function under each of its conditions.
  static bool isInHip(const UnitContext &unit, llvm::StringRef function) {
    return unit.options.table &&
           llvm::all_of(unit.options.table->rowsOf(function), [](const mapping::Row &row) {
             return row.supported && row.helper.empty();
           });
  }

  static void report(UnitContext &unit, const RoleCall &call, const MemoryOrigin &origin) {
    llvm::StringRef name = call.name();
    bool hasSystemForm = isInHip(unit, (name + "_system").str());
    UnitFinding finding{
        DiagnosticKind::HostAtomics,
        call.node->getSourceRange(),
        call.in,
        fmt::format("`{}` on {} is lost over PCIe: at this scope, only add, exchange, and "
                    "compare-and-swap reach host memory",
                    name.str(), nameOf(origin.kind).str()),
        hasSystemForm
            ? fmt::format("use `{}_system`, which loops with compare-and-swap", name.str())
            : "write a loop with `atomicCAS_system`, or keep the counter in memory from cudaMalloc",
        {{origin.location, fmt::format("allocated by `{}` here", origin.allocator.str())}}};
    if (hasSystemForm)
      finding.fix.push_back(
          {call.node->getCallee()->getSourceRange(), fmt::format("{}_system", name.str())});
    unit.report(finding);
  }
};

} // namespace

std::unique_ptr<Check> makeHostAtomicsCheck() { return std::make_unique<HostAtomicsCheck>(); }

} // namespace tranship::checks
