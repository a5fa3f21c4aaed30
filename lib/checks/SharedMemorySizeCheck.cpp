// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// More shared memory than a block can have on an AMD GPU: 64 KB on most, where NVIDIA GPUs have 99
// to 227 KB on request. The call or the launch returns an error, and nothing runs.
//   cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 96 * 1024);
//   k<<<grid, block, 96 * 1024>>>(p);
// Source: AMD's accelerator specifications; HIP's runtime refuses both; HIP issue 3122.
#include "checks/Check.h"
#include "checks/analysis/DeviceQuery.h"
#include "checks/analysis/Launches.h"
#include "checks/analysis/ObjectBytes.h"
#include "checks/analysis/Origins.h"
#include "checks/analysis/RoleCalls.h"

#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <fmt/format.h>

#include <set>
#include <tuple>

namespace tranship::checks {
namespace {

/// What a kernel may use in CUDA without a request; static variables can never have more.
constexpr int64_t cudaLimit = 48 << 10;

/// The shared memory of a launch or a request.
struct Use {
  clang::SourceRange range;
  const clang::FunctionDecl *in, *kernel; // null: not known
  int64_t fixed, dynamic;

  int64_t total() const { return fixed + dynamic; }
};

class SharedMemorySizeCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    findObjectBytes(unit);
    // By place: of the instantiations of a template, the one that needs most.
    llvm::MapVector<clang::SourceLocation, Use> uses;
    llvm::SmallPtrSet<const clang::Decl *, 8> asked;
    auto add = [&](const Use &use) {
      if (tooSmallFor(unit, use.total()).empty())
        return;
      Use &known = uses.insert({use.range.getBegin(), use}).first->second;
      if (known.total() < use.total())
        known = use;
    };
    for (const RoleCall &call : callsWith(unit.index, Role::SetsAttribute))
      if (const clang::Expr *size = requestedSize(call)) {
        const clang::FunctionDecl *kernel = referencedKernel(call.argument(Role::Part::Kernel));
        asked.insert(scopeOf(kernel, call.in));
        if (std::optional<int64_t> bytes = unit.valueOf(size))
          add({size->getSourceRange(), call.in, kernel, staticBytes(unit, kernel), *bytes});
        else
          checkUnknown(unit, call, size);
      }
    // Launches with requested memory are covered by the request.
    for (const Launch &launch : launchesOf(unit))
      if (launch.shared && !asked.contains(scopeOf(launch.kernel, launch.in)))
        if (std::optional<int64_t> dynamic = unit.valueOf(launch.shared))
          add({launch.shared->getSourceRange(), launch.in, launch.kernel,
               staticBytes(unit, launch.kernel), *dynamic});
    std::set<std::tuple<clang::SourceLocation, const clang::Decl *, int64_t>> reported;
    for (const auto &[place, use] : uses) {
      // What a macro asks for in each of its uses in a function has one cause.
      const clang::SourceManager &sources = unit.ast.getSourceManager();
      bool isFirst =
          !place.isMacroID() || sources.isMacroArgExpansion(place) ||
          reported.insert({sources.getSpellingLoc(place), scopeOf(nullptr, use.in), use.total()})
              .second;
      if (isFirst)
        report(unit, use);
    }
  }

private:
  /// The number of bytes that a call asks for; null if it sets another attribute.
  static const clang::Expr *requestedSize(const RoleCall &call) {
    const clang::Expr *attribute = call.argument(Role::Part::Attribute);
    return attribute && hasRole(enumeratorName(attribute), Role::DynamicSharedSize)
               ? call.argument(Role::Part::Value)
               : nullptr;
  }

  /// The kernel, or the function with the launch if the kernel is not known; for instances, the
  /// template.
  static const clang::Decl *scopeOf(const clang::FunctionDecl *kernel,
                                    const clang::FunctionDecl *in) {
    const clang::FunctionDecl *scope = kernel ? kernel : in;
    if (scope && scope->getTemplateInstantiationPattern())
      scope = scope->getTemplateInstantiationPattern();
    return scope ? scope->getCanonicalDecl() : nullptr;
  }

  /// The static shared memory of a kernel. CUDA has room for 48 KB, so a larger sum means that the
  /// kernel does not need all of it.
  static int64_t staticBytes(const UnitContext &unit, const clang::FunctionDecl *kernel) {
    int64_t bytes = kernel ? staticSharedBytes(unit, kernel) : 0;
    return bytes <= cudaLimit ? bytes : 0;
  }

  static void checkUnknown(UnitContext &unit, const Indexed<clang::CallExpr> &call,
                           const clang::Expr *size) {
    DeviceQueries queries(unit);
    if (anyPartSatisfies(unit.index, size, [&](const clang::Expr *part) {
          return queries.propertyOf(part).starts_with("sharedMem");
        }))
      return; // as much as the GPU has
    if (isStatusKept(unit, call.node))
      return; // the code handles a rejected request
    std::string where = tooSmallFor(unit, (64 << 10) + 1);
    if (!where.empty())
      unit.report({DiagnosticKind::SharedMemorySize, call.node->getSourceRange(), call.in,
                   fmt::format("the kernel may request more than 48 KB of shared memory, but the "
                               "limit per block is 64 KB on {}",
                               where),
                   "query sharedMemPerBlock, and choose the tile size accordingly"});
  }

  /// Whether the code stores the result in a variable. Variables in error-checking macros do not count,
  /// because these macros end the program.
  static bool isStatusKept(const UnitContext &unit, const clang::CallExpr *call) {
    return llvm::any_of(unit.index.variables, [&](const Indexed<clang::VarDecl> &variable) {
      return !variable.node->getLocation().isMacroID() && variable.node->hasInit() &&
             stripImplicit(variable.node->getInit()) == call;
    });
  }

  static void report(UnitContext &unit, const Use &use) {
    unit.report(
        {DiagnosticKind::SharedMemorySize, use.range, use.in,
         fmt::format("a block uses {} bytes of shared memory{}, more than is available on {}",
                     use.total(), use.fixed ? fmt::format(" ({} of them static)", use.fixed) : "",
                     tooSmallFor(unit, use.total())),
         "use smaller tiles, or keep part of the data in registers"});
  }

  /// The names of the targets that have less; empty if there are none.
  static std::string tooSmallFor(const UnitContext &unit, int64_t bytes) {
    std::vector<mapping::Target> small;
    llvm::copy_if(unit.options.target.gpus, std::back_inserter(small),
                  [&](const mapping::Target &target) { return target.sharedBytes < bytes; });
    return namesOf(small);
  }
};

} // namespace

std::unique_ptr<Check> makeSharedMemorySizeCheck() {
  return std::make_unique<SharedMemorySizeCheck>();
}

} // namespace tranship::checks
