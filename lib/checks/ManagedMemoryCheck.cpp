// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Managed memory. On NVIDIA GPUs it moves between host and GPU page by page. On AMD GPUs it does so
// only if XNACK is on (CDNA, HSA_XNACK=1); otherwise it stays in place and each access crosses the
// bus.
//   cudaMallocManaged(&data, bytes);
// Source: HIP's page on unified memory; HeCBench issue 326 (about 100 times slower).
#include "checks/Check.h"
#include "checks/analysis/RoleCalls.h"

namespace tranship::checks {
namespace {

class ManagedMemoryCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    std::vector<CodePlace> places;
    for (const Indexed<clang::VarDecl> &variable : unit.index.variables)
      if (isManaged(variable.node))
        places.push_back({variable.node->getLocation(), variable.in});
    for (const RoleCall &call : callsWith(unit.index, Role::ManagedMemory))
      places.push_back({call.node->getSourceRange(), call.in});
    unit.reportOnce(DiagnosticKind::ManagedMemory, places,
                    "on AMD GPUs, managed memory migrates only with XNACK; otherwise each access "
                    "crosses the bus",
                    "prefetch it, or use device memory and explicit copies where it is too slow");
  }
};

} // namespace

std::unique_ptr<Check> makeManagedMemoryCheck() { return std::make_unique<ManagedMemoryCheck>(); }

} // namespace tranship::checks
