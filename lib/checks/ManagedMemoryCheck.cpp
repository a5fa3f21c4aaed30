// Managed memory moves between host and GPU page by page on NVIDIA. On AMD it does so only where
// XNACK is on (CDNA, HSA_XNACK=1); else it stays where it is and each access crosses the bus.
//   cudaMallocManaged(&data, bytes);
// Source: HIP's page on unified memory; HeCBench issue 326 (about 100 times slower).
#include "checks/Check.h"

namespace tranship {
namespace {

class ManagedMemoryCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    // One program says it of all its memory: once a unit, with the other places as notes.
    Diagnostic *first = nullptr;
    auto tell = [&](clang::SourceRange range, const clang::FunctionDecl *in) {
      if (first)
        unit.addRelated(first, range.getBegin(), "and here");
      else
        first = unit.diagnose(DiagnosticKind::ManagedMemory, range, in,
                              "managed memory migrates on AMD only with XNACK; else each access "
                              "goes over the bus",
                              "prefetch it, or use device memory and copies where it is slow");
    };
    for (const Indexed<clang::VarDecl> &variable : unit.index.variables)
      if (isManaged(variable.node))
        tell(variable.node->getLocation(), variable.in);
    for (llvm::StringRef name : {"cudaMallocManaged", "cuMemAllocManaged"})
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(name))
        tell(call.node->getSourceRange(), call.in);
  }
};

} // namespace

std::unique_ptr<Check> makeManagedMemoryCheck() { return std::make_unique<ManagedMemoryCheck>(); }

} // namespace tranship
