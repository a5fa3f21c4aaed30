// More shared memory than an AMD GPU gives to a block: 64 KB on most, where NVIDIA has 99 to 227 KB
// for who asks. The call or the launch returns an error; nothing runs.
//   cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 96 * 1024);
//   k<<<grid, block, 96 * 1024>>>(p);
// Source: AMD's accelerator specifications; HIP's runtime refuses both; HIP issue 3122.
#include "checks/DeviceQuery.h"
#include "checks/Launches.h"
#include "checks/Origins.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship {
namespace {

class SharedMemorySizeCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const clang::FunctionDecl *function : unit.index.functions)
      if (isKernel(function))
        if (int64_t bytes = staticSharedBytes(unit, function))
          report(unit, function->getSourceRange().getBegin(), function, bytes, 0);
    for (const Launch &launch : launchesOf(unit))
      if (launch.shared)
        if (std::optional<int64_t> dynamic = unit.valueOf(launch.shared))
          report(unit, launch.shared->getSourceRange(), launch.in,
                 launch.kernel ? staticSharedBytes(unit, launch.kernel) : 0, *dynamic);
    for (llvm::StringRef name : {"cudaFuncSetAttribute", "cuFuncSetAttribute"})
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(name))
        if (call.node->getNumArgs() >= 3)
          checkRequest(unit, call);
  }

private:
  static void checkRequest(UnitContext &unit, const Indexed<clang::CallExpr> &call) {
    llvm::StringRef attribute = enumeratorName(call.node->getArg(1));
    if (attribute != "cudaFuncAttributeMaxDynamicSharedMemorySize" &&
        attribute != "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES")
      return;
    const clang::Expr *size = call.node->getArg(2);
    const clang::FunctionDecl *kernel = kernelIn(call.node->getArg(0));
    if (std::optional<int64_t> bytes = unit.valueOf(size))
      return report(unit, size->getSourceRange(), call.in,
                    kernel ? staticSharedBytes(unit, kernel) : 0, *bytes);
    DeviceQueries queries(unit);
    if (anywhereIn(unit.index, size, [&](const clang::Expr *part) {
          return queries.propertyOf(part).starts_with("sharedMem");
        }))
      return; // as much as the GPU has
    std::string where = tooSmallFor(unit, defaultLimit + 1);
    if (!where.empty())
      unit.diagnose(
          DiagnosticKind::SharedMemorySize, call.node->getSourceRange(), call.in,
          fmt::format("the kernel may get more than 48 KB of shared memory; {} have 64 KB "
                      "for a block, and refuse more",
                      where),
          "ask the device for sharedMemPerBlock, and choose the tile by it");
  }

  /// What a kernel may have without asking in CUDA.
  static constexpr int64_t defaultLimit = 64 << 10;

  static void report(UnitContext &unit, clang::SourceRange range, const clang::FunctionDecl *in,
                     int64_t fixed, int64_t dynamic) {
    std::string where = tooSmallFor(unit, fixed + dynamic);
    if (where.empty())
      return;
    unit.diagnose(
        DiagnosticKind::SharedMemorySize, range, in,
        fmt::format("{} bytes of shared memory for a block{}: more than {} have", fixed + dynamic,
                    fixed && dynamic ? fmt::format(", {} of them static", fixed) : "", where),
        "use smaller tiles, or keep a part in registers");
  }

  /// The GPUs among the targets that have less; empty: none.
  static std::string tooSmallFor(const UnitContext &unit, int64_t bytes) {
    std::vector<Target> small;
    llvm::copy_if(unit.options.targets, std::back_inserter(small),
                  [&](const Target &target) { return target.sharedBytes < bytes; });
    return namesOf(small);
  }
};

} // namespace

std::unique_ptr<Check> makeSharedMemorySizeCheck() {
  return std::make_unique<SharedMemorySizeCheck>();
}

} // namespace tranship
