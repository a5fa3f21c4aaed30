// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host accesses managed memory that was passed to a kernel, without waiting for the kernel. On
// NVIDIA GPUs, page faults often hide the mistake; without them (AMD GPUs without XNACK) the host
// reads old values.
//   kernel<<<1, 1>>>(data);
//   printf("%d\n", data[0]);   // cudaDeviceSynchronize() is missing
// Source: CUDA programming guide, "coherency and concurrency" of managed memory; HIP's page on
// unified memory.
#include "checks/Check.h"
#include "checks/analysis/Callees.h"
#include "checks/analysis/HostOrder.h"
#include "checks/analysis/MemoryOrigin.h"
#include "checks/analysis/RoleCalls.h"
#include "checks/analysis/Statements.h"

#include "frontend/record/UnitRecorder.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

class ManagedRaceCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    bool hasManaged = llvm::any_of(
        unit.index.variables, [](const Indexed<clang::VarDecl> &v) { return isManaged(v.node); });
    if (!hasManaged && callsWith(unit.index, Role::ManagedMemory).empty())
      return;
    MemoryOrigins origins(unit.index);
    HostOrder order(unit, [&](const clang::Stmt *node, const clang::FunctionDecl *in,
                              Pending &pending) { visit(unit, origins, node, in, pending); });
    for (const clang::FunctionDecl *function : unit.index.functions)
      if (!runsOnDevice(function))
        order.walk(function);
  }

private:
  static void visit(UnitContext &unit, const MemoryOrigins &origins, const clang::Stmt *node,
                    const clang::FunctionDecl *in, Pending &pending) {
    if (const auto *launch = llvm::dyn_cast<clang::CUDAKernelCallExpr>(node))
      return addLaunch(origins, launch, pending);
    if (const auto *call = llvm::dyn_cast<clang::CallExpr>(node)) {
      if (waits(unit, call))
        pending.settle();
      return;
    }
    const clang::Expr *pointer = accessedBy(node);
    if (!pointer || !pending.launch || !touches(origins, pointer, pending))
      return;
    UnitFinding finding{DiagnosticKind::ManagedRace,
                        llvm::cast<clang::Expr>(node)->getSourceRange(),
                        in,
                        "the host accesses managed memory while a kernel may still be using it",
                        "call cudaDeviceSynchronize() first",
                        {{pending.launch->getBeginLoc(), "the kernel is launched here"}}};
    if (const clang::Stmt *statement = statementAfterLaunch(in, pending.launch, node))
      addCallBefore(unit, statement, finding);
    unit.report(finding);
    pending.settle(); // once per launch
  }

  /// The statement that contains an access, in the innermost block that the launch is in, too; null
  /// if there is no such place for a call that waits.
  static const clang::Stmt *statementAfterLaunch(const clang::FunctionDecl *in,
                                                 const clang::Stmt *launch,
                                                 const clang::Stmt *access) {
    const clang::Stmt *inner = access;
    for (const clang::Stmt *outer : enclosingStatements(in, access)) {
      if (llvm::isa<clang::CompoundStmt>(outer) && contains(outer, launch))
        return llvm::isa<clang::SwitchCase, clang::LabelStmt>(inner) ? nullptr : inner;
      inner = outer;
    }
    return nullptr;
  }

  static void addCallBefore(const UnitContext &unit, const clang::Stmt *statement,
                            UnitFinding &finding) {
    clang::SourceLocation first = statement->getBeginLoc();
    llvm::StringRef token = unit.writtenText(first);
    if (token.empty())
      return;
    const clang::SourceManager &sources = unit.ast.getSourceManager();
    auto [file, offset] = sources.getDecomposedSpellingLoc(first);
    llvm::StringRef before = sources.getBufferData(file).take_front(offset);
    before = before.substr(before.rfind('\n') + 1);
    std::string separator = before.trim().empty() ? "\n" + before.str() : " ";
    finding.fix.push_back({first, "cudaDeviceSynchronize();" + separator + token.str()});
  }

  /// The pointer through which an expression reads or writes; null: it does neither. Taking an
  /// address is not an access: `__atomic_fetch_add(&data[0], 1, ...)` may run at the same time as the kernel.
  static const clang::Expr *accessedBy(const clang::Stmt *node) {
    const clang::Expr *place = nullptr;
    if (const auto *read = llvm::dyn_cast<clang::CastExpr>(node);
        read && read->getCastKind() == clang::CK_LValueToRValue)
      place = read->getSubExpr();
    else if (const auto *write = llvm::dyn_cast<clang::BinaryOperator>(node);
             write && write->isAssignmentOp())
      place = write->getLHS();
    else if (const auto *change = llvm::dyn_cast<clang::UnaryOperator>(node);
             change && change->isIncrementDecrementOp())
      place = change->getSubExpr();
    while (place) {
      place = place->IgnoreParens();
      if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(place))
        return element->getBase();
      if (const auto *target = llvm::dyn_cast<clang::UnaryOperator>(place);
          target && target->getOpcode() == clang::UO_Deref)
        return target->getSubExpr();
      const auto *member = llvm::dyn_cast<clang::MemberExpr>(place);
      if (!member || member->isImplicitAccess())
        return nullptr;
      if (member->isArrow())
        return member->getBase();
      place = member->getBase();
    }
    return nullptr;
  }

  static void addLaunch(const MemoryOrigins &origins, const clang::CUDAKernelCallExpr *launch,
                        Pending &pending) {
    for (const clang::Expr *argument : launch->arguments())
      if (argument->getType()->isPointerType())
        for (const MemoryOrigin &origin : origins.of(argument))
          if (origin.kind == MemoryKind::Managed) {
            pending.launch = launch;
            pending.memory.push_back(origin.location);
          }
  }

  /// Whether all known origins of a pointer are memory that was passed to the kernel.
  static bool touches(const MemoryOrigins &origins, const clang::Expr *pointer,
                      const Pending &pending) {
    llvm::SmallVector<MemoryOrigin> known = origins.of(pointer);
    return !known.empty() && llvm::all_of(known, [&](const MemoryOrigin &origin) {
      return origin.kind == MemoryKind::Managed &&
             llvm::is_contained(pending.memory, origin.location);
    });
  }

  /// Whether a call waits for the kernel. A function whose body is unknown may do so.
  static bool waits(const UnitContext &unit, const clang::CallExpr *call) {
    llvm::StringRef name = cudaFunctionName(call);
    if (!name.empty())
      return name.contains("Synchronize") || name.contains("Free") || name.contains("Query") ||
             (name.contains("Memcpy") && !name.contains("Async")) || name.contains("DeviceReset");
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!callee)
      return !llvm::isa<clang::CXXOperatorCallExpr>(call);
    if (definitionOfCallee(unit, call))
      return false; // its body is walked
    return !unit.recorder.isSystem(callee->getLocation()) ||
           callee->getQualifiedNameAsString().starts_with("thrust::");
  }
};

} // namespace

std::unique_ptr<Check> makeManagedRaceCheck() { return std::make_unique<ManagedRaceCheck>(); }

} // namespace tranship::checks
