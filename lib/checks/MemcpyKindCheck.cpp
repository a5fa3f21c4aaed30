// A copy whose kind contradicts where its pointers come from. CUDA leaves it undefined and mostly
// goes by the pointers. HIP refuses two cases that CUDA lets pass: pageable host memory to itself
// under another kind than host to host, and a symbol with a kind but the two that fit.
//   cudaMemcpy(hostCopy, hostArray, n, cudaMemcpyHostToDevice);         hipErrorInvalidValue
//   cudaMemcpyToSymbol(table, hostArray, n, 0, cudaMemcpyDefault);      ...InvalidMemcpyDirection
// Source: hipMemcpy's and hipMemcpyToSymbol's validation in HIP's runtime (hip_memory.cpp).
#include "checks/Check.h"
#include "checks/MemoryOrigin.h"
#include "checks/Origins.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship {
namespace {

/// Where the arguments of a copy stand; -1: it is a symbol.
struct CopyCall {
  llvm::StringLiteral name;
  int to, from, kind;
};

constexpr CopyCall copies[] = {
    {"cudaMemcpy", 0, 1, 3},
    {"cudaMemcpyAsync", 0, 1, 3},
    {"cudaMemcpy2D", 0, 2, 6},
    {"cudaMemcpy2DAsync", 0, 2, 6},
    {"cudaMemcpyToSymbol", -1, 1, 4},
    {"cudaMemcpyToSymbolAsync", -1, 1, 4},
    {"cudaMemcpyFromSymbol", 0, -1, 4},
    {"cudaMemcpyFromSymbolAsync", 0, -1, 4},
};

enum class Side : uint8_t { Unknown, Host, Device };

class MemcpyKindCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    std::optional<MemoryOrigins> origins; // costs a walk; many units copy nothing
    for (const CopyCall &copy : copies)
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(copy.name))
        if (call.node->getNumArgs() > static_cast<unsigned>(copy.kind)) {
          if (!origins)
            origins.emplace(unit.index);
          check(unit, *origins, copy, call);
        }
  }

private:
  static void check(UnitContext &unit, const MemoryOrigins &origins, const CopyCall &copy,
                    const Indexed<clang::CallExpr> &call) {
    llvm::StringRef kind = enumeratorName(call.node->getArg(copy.kind));
    bool isSymbol = copy.to < 0 || copy.from < 0;
    if (isSymbol && !kind.empty() && kind != "cudaMemcpyDeviceToDevice" &&
        kind != (copy.to < 0 ? "cudaMemcpyHostToDevice" : "cudaMemcpyDeviceToHost"))
      return report(unit, copy, call, fmt::format("HIP refuses `{}` for a symbol", kind.str()),
                    copy.to < 0 ? "write cudaMemcpyHostToDevice" : "write cudaMemcpyDeviceToHost");
    if (isSymbol || kind.empty() || kind == "cudaMemcpyDefault")
      return;
    Side to = sideOf(unit, origins, call.node->getArg(copy.to));
    Side from = sideOf(unit, origins, call.node->getArg(copy.from));
    Side toWanted = kind.ends_with("ToDevice") ? Side::Device : Side::Host;
    Side fromWanted = kind.contains("DeviceTo") ? Side::Device : Side::Host;
    if ((to == Side::Unknown || to == toWanted) && (from == Side::Unknown || from == fromWanted))
      return;
    if (to == Side::Host && from == Side::Host)
      return report(unit, copy, call,
                    fmt::format("`{}` between host memory: HIP refuses it on GPUs that do not "
                                "see pageable memory",
                                kind.str()),
                    "write cudaMemcpyHostToHost");
    bool isTarget = to != Side::Unknown && to != toWanted;
    report(unit, copy, call,
           fmt::format("`{}`, but the {} is {} memory", kind.str(),
                       isTarget ? "destination" : "source",
                       (isTarget ? to : from) == Side::Host ? "host" : "device"),
           "write the kind that fits, or cudaMemcpyDefault");
  }

  static void report(UnitContext &unit, const CopyCall &copy, const Indexed<clang::CallExpr> &call,
                     std::string message, std::string advice) {
    unit.diagnose(DiagnosticKind::MemcpyKind, call.node->getArg(copy.kind)->getSourceRange(),
                  call.in, std::move(message), std::move(advice));
  }

  /// Unknown as long as all that is seen of it does not agree. Managed and pinned memory is both.
  static Side sideOf(const UnitContext &unit, const MemoryOrigins &origins,
                     const clang::Expr *pointer) {
    bool isDevice = false, isHost = false, isOther = false;
    for (const MemoryOrigin &origin : origins.of(pointer))
      (origin.kind == MemoryKind::Device ? isDevice : isOther) = true;
    eachOrigin(unit.index, pointer, [&](const clang::Expr *origin) {
      if (isHostMemory(origin))
        isHost = true;
      else if (!isNothing(unit, origin) && !isDevice)
        isOther = true;
    });
    if (isOther || isDevice == isHost)
      return Side::Unknown;
    return isDevice ? Side::Device : Side::Host;
  }

  static bool isNothing(const UnitContext &unit, const clang::Expr *origin) {
    return origin->isNullPointerConstant(unit.ast, clang::Expr::NPC_ValueDependentIsNotNull);
  }

  static bool isHostMemory(const clang::Expr *origin) {
    if (llvm::isa<clang::CXXNewExpr>(origin))
      return true;
    if (const auto *call = llvm::dyn_cast<clang::CallExpr>(origin)) {
      const clang::FunctionDecl *callee = call->getDirectCallee();
      constexpr llvm::StringLiteral allocators[] = {"malloc", "calloc", "realloc", "aligned_alloc"};
      return callee && callee->getIdentifier() && llvm::is_contained(allocators, callee->getName());
    }
    // An array or the address of a variable that is no device memory.
    if (const auto *address = llvm::dyn_cast<clang::UnaryOperator>(origin);
        address && address->getOpcode() == clang::UO_AddrOf)
      origin = address->getSubExpr();
    else if (!origin->getType()->isArrayType())
      return false;
    const clang::VarDecl *variable = wholeOf(origin);
    return variable && !variable->getType()->isReferenceType() &&
           !variable->hasAttr<clang::CUDADeviceAttr>() &&
           !variable->hasAttr<clang::CUDAConstantAttr>() && !isShared(variable) &&
           !isManaged(variable);
  }
};

} // namespace

std::unique_ptr<Check> makeMemcpyKindCheck() { return std::make_unique<MemcpyKindCheck>(); }

} // namespace tranship
