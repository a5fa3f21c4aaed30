// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Floating-point atomics on memory for which AMD hardware does not support them. Managed and pinned
// host memory is fine-grained, and the hardware silently drops a floating-point atomic there. By
// default the compiler generates a compare-and-swap loop, which is correct and slow;
// -munsafe-fp-atomics, which is recommended for speed, uses the instruction.
//   managed float *sum;   atomicAdd(sum, x)     -munsafe-fp-atomics: the sum stays 0
//   managed half *sum;    atomicAdd(sum, x)     unsafeAtomicAdd in HIP: always the instruction
// Source: HIP documentation, "Hardware atomics operation support"; amrex#2835.
#include "checks/Check.h"
#include "checks/analysis/MemoryOrigin.h"
#include "checks/analysis/RoleCalls.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class FloatAtomicsCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    std::optional<MemoryOrigins> origins;
    for (const RoleCall &call : callsWith(unit.index, Role::AtomicAdd)) {
      if (call.node->getNumArgs() != 2 || call.node->getArg(1)->isTypeDependent())
        continue;
      std::string type = floatType(call.node->getArg(0));
      if (type.empty())
        continue;
      if (!origins)
        origins.emplace(unit.index);
      report(unit, call, type, origins->of(call.node->getArg(0)));
    }
  }

private:
  /// The type of the sum if it is a floating-point number (the 16-bit ones are classes); else
  /// empty.
  static std::string floatType(const clang::Expr *address) {
    clang::QualType pointer = address->getType();
    if (!pointer->isPointerType())
      return {};
    clang::QualType type = pointer->getPointeeType().getUnqualifiedType().getCanonicalType();
    if (type->isRealFloatingType())
      return type.getAsString();
    const clang::RecordDecl *record = type->getAsRecordDecl();
    llvm::StringRef name = record && record->getIdentifier() ? record->getName() : "";
    return hasRole(name, Role::ShortFloat) ? name.str() : "";
  }

  static void report(UnitContext &unit, const Indexed<clang::CallExpr> &call,
                     const std::string &type, llvm::ArrayRef<MemoryOrigin> origins) {
    bool isWide = type == "float" || type == "double";
    const MemoryOrigin *origin = findKind(origins, {MemoryKind::Managed, MemoryKind::Pinned});
    if (!origin && (isWide || !origins.empty()))
      return;
    std::string message, advice;
    if (isWide) {
      message = fmt::format("AMD hardware drops an atomic add of `{}` in {}, so a build with "
                            "-munsafe-fp-atomics loses the sum",
                            type, nameOf(origin->kind).str());
      advice =
          "keep the sum in memory from cudaMalloc, or build this file without -munsafe-fp-atomics";
    } else if (origin) {
      message = fmt::format("HIP always uses the hardware instruction for an atomic add of `{}`, "
                            "and AMD hardware drops it in {}",
                            type, nameOf(origin->kind).str());
      advice = "keep the sum in memory from cudaMalloc, or write a loop with atomicCAS on the "
               "enclosing word";
    } else {
      message = fmt::format("HIP always uses the hardware instruction for an atomic add of `{}`, "
                            "and AMD hardware drops it in managed and pinned host memory",
                            type);
      advice = "make sure that the memory comes from cudaMalloc, or write a loop with atomicCAS on "
               "the enclosing word";
    }
    UnitFinding finding{DiagnosticKind::FloatAtomics, call.node->getSourceRange(), call.in,
                        std::move(message), std::move(advice)};
    if (origin)
      finding.related.push_back(
          {origin->location, fmt::format("allocated by `{}` here", origin->allocator.str())});
    unit.report(finding);
  }
};

} // namespace

std::unique_ptr<Check> makeFloatAtomicsCheck() { return std::make_unique<FloatAtomicsCheck>(); }

} // namespace tranship::checks
