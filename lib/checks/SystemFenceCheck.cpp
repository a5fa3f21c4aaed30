// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Communication with the host or another GPU while a kernel runs. On AMD GPUs only fine-grained
// memory is coherent during a kernel: managed memory, and pinned memory that is mapped or has no
// flags. The host sees writes to memory from cudaMalloc when the kernel ends, with any fence or
// scope.
//   int *flag = cudaMalloc…;        *flag = 1; __threadfence_system();    the host polls forever
//   cudaHostAlloc(&flag, 4, cudaHostAllocMapped)                          the host sees the write
// Source: HIP documentation, "Coherence control"; HIP's runtime (clr), hipHostMalloc.
#include "checks/Check.h"
#include "checks/analysis/MemoryOrigin.h"
#include "checks/analysis/RoleCalls.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship::checks {
namespace {

class SystemFenceCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    std::optional<MemoryOrigins> origins;
    // Once per function and name: the calls have one cause.
    std::set<std::pair<llvm::StringRef, const clang::FunctionDecl *>> reported;
    for (const RoleCall &call : callsWith(unit.index, Role::SystemScope)) {
      bool isFence = call.known->role.at(Role::Part::Address) < 0;
      const clang::Expr *address = call.argument(Role::Part::Address);
      if (!runsOnDevice(call.in) || (!isFence && !address))
        continue;
      if (!origins)
        origins.emplace(unit.index);
      llvm::SmallVector<MemoryOrigin> of =
          isFence ? writtenIn(unit, *origins, call.in) : origins->of(address);
      if (!reported.contains({call.name(), call.in}) &&
          report(unit, call, call.name(), isFence, of))
        reported.insert({call.name(), call.in});
    }
  }

private:
  /// The memory that a function writes through pointers, directly or in functions that it passes
  /// pointers to.
  static llvm::SmallVector<MemoryOrigin>
  writtenIn(const UnitContext &unit, const MemoryOrigins &origins, const clang::FunctionDecl *in) {
    llvm::SmallVector<MemoryOrigin> result;
    for (const Indexed<clang::BinaryOperator> &store : unit.index.operators) {
      if (store.in != in || !store.node->isAssignmentOp())
        continue;
      const clang::Expr *target = stripImplicit(store.node->getLHS());
      if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(target))
        llvm::append_range(result, origins.of(element->getBase()));
      else if (const auto *dereference = llvm::dyn_cast<clang::UnaryOperator>(target);
               dereference && dereference->getOpcode() == clang::UO_Deref)
        llvm::append_range(result, origins.of(dereference->getSubExpr()));
    }
    for (const auto &entry : unit.index.calls())
      for (const Indexed<clang::CallExpr> &call : entry.second)
        if (call.in == in && !entry.first().starts_with("atomic"))
          for (const clang::Expr *argument : call.node->arguments())
            if (argument->getType()->isPointerType() &&
                !argument->getType()->getPointeeType().isConstQualified())
              llvm::append_range(result, origins.of(argument));
    llvm::erase_if(result,
                   [](const MemoryOrigin &origin) { return origin.kind == MemoryKind::Shared; });
    return result;
  }

  /// HIP's runtime makes pinned memory coherent if it is mapped or has no flags.
  static bool isCoherent(const UnitContext &unit, const MemoryOrigin &origin) {
    if (origin.kind == MemoryKind::Managed)
      return true;
    if (origin.kind != MemoryKind::Pinned)
      return false;
    if (!origin.flags)
      return true;
    constexpr int64_t mapped = 2;
    std::optional<int64_t> flags = unit.valueOf(origin.flags);
    return !flags || *flags == 0 || (*flags & mapped);
  }

  /// Pinned memory is mapped anyway where CUDA has one address space for host and device, so the
  /// flag changes nothing there.
  static void addMappedFlag(const UnitContext &unit, const MemoryOrigin &origin,
                            UnitFinding &finding) {
    const clang::Expr *flags = origin.flags;
    llvm::StringRef text = unit.writtenText(flags->getSourceRange());
    // An operator of lower precedence than `|` would need parentheses.
    const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(flags->IgnoreParenImpCasts());
    bool isSimple = !llvm::isa<clang::AbstractConditionalOperator>(flags->IgnoreImpCasts()) &&
                    (!operation || operation->getOpcode() == clang::BO_Or);
    if (text.empty() || !isSimple)
      return;
    llvm::StringRef mapped = mapping::nameIn(origin.library, Role::MappedFlag);
    finding.fix.push_back(
        {flags->getSourceRange(), fmt::format("{} | {}", text.str(), mapped.str())});
  }

  /// False: the memory is coherent.
  static bool report(UnitContext &unit, const Indexed<clang::CallExpr> &call, llvm::StringRef name,
                     bool isFence, llvm::ArrayRef<MemoryOrigin> origins) {
    const MemoryOrigin *bad = llvm::find_if(
        origins, [&](const MemoryOrigin &origin) { return !isCoherent(unit, origin); });
    bool isKnown = bad != origins.end();
    // If a function writes to several places, its fence is meant for the coherent one.
    if (!origins.empty() && (!isKnown || (isFence && llvm::any_of(origins, [&](const auto &origin) {
                                            return isCoherent(unit, origin);
                                          }))))
      return false;
    std::string where = !isKnown ? "memory that is not coherent on AMD GPUs"
                        : bad->kind == MemoryKind::Pinned
                            ? "pinned memory that is not coherent with these flags"
                            : "device memory, which is not coherent on AMD GPUs";
    UnitFinding finding{
        DiagnosticKind::SystemFence, call.node->getSourceRange(), call.in,
        fmt::format("`{}` on {}: the host and other GPUs see the writes only after the kernel ends",
                    name.str(), where),
        isKnown && bad->kind == MemoryKind::Pinned
            ? "add cudaHostAllocMapped to the flags"
            : "use managed or mapped pinned memory, or hipExtMallocWithFlags with "
              "hipDeviceMallocFinegrained in the port"};
    if (isKnown)
      finding.related.push_back(
          {bad->location, fmt::format("allocated by `{}` here", bad->allocator.str())});
    if (isKnown && bad->kind == MemoryKind::Pinned)
      addMappedFlag(unit, *bad, finding);
    unit.report(finding);
    return true;
  }
};

} // namespace

std::unique_ptr<Check> makeSystemFenceCheck() { return std::make_unique<SystemFenceCheck>(); }

} // namespace tranship::checks
