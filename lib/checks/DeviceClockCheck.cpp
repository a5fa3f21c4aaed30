// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The cycle counter in device code. On AMD GPUs it counts a different clock, whose rate varies. On
// RDNA 3 it has 20 bits, so it wraps around within a millisecond.
//   long long t = clock64();  while (clock64() - t < 10000000) ;    gfx1100: never ends
// Source: what clang 22 generates for clock64 on gfx1100:
// s_getreg_b32 hwreg(HW_REG_SHADER_CYCLES, 0, 20).
#include "checks/Check.h"
#include "checks/analysis/RoleCalls.h"
#include "checks/analysis/Statements.h"

#include "llvm/ADT/MapVector.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class DeviceClockCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    // Once per function: where it waits, or else where it first reads the clock.
    struct Use {
      const clang::CallExpr *call;
      llvm::StringRef name;
      bool waits;
    };
    llvm::MapVector<const clang::FunctionDecl *, Use> byFunction;
    for (const RoleCall &call : callsWith(unit.index, Role::CountsCycles)) {
      if (!runsOnDevice(call.in) || call.node->getNumArgs() != 0 || isSeed(unit, call))
        continue;
      Use use{call.node, call.name(), isWait(unit, call)};
      auto [known, isNew] = byFunction.insert({call.in, use});
      if (!isNew && use.waits && !known->second.waits)
        known->second = use;
    }
    for (const auto &[function, use] : byFunction)
      report(unit, {use.call, function}, use.name, use.waits);
  }

private:
  /// Whether the clock seeds a random number generator, for which any number will do.
  static bool isSeed(const UnitContext &unit, const Indexed<clang::CallExpr> &call) {
    return llvm::any_of(callsWith(unit.index, Role::SeedsSequence),
                        [&](const RoleCall &seeding) { return contains(seeding.node, call.node); });
  }

  /// Whether a loop waits for the clock, directly or by a variable:
  /// `while (passed < n) passed = clock64() - start;`
  static bool isWait(const UnitContext &unit, const Indexed<clang::CallExpr> &call) {
    for (const clang::Stmt *outer : enclosingStatements(call.in, call.node)) {
      bool waits = findNode(conditionOf(outer), [&](const clang::Stmt *part) {
        if (part == call.node)
          return true;
        const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(part);
        const clang::VarDecl *variable = reference ? referencedVariable(reference) : nullptr;
        return variable &&
               llvm::any_of(unit.index.valuesOf(variable),
                            [&](const clang::Expr *value) { return contains(value, call.node); });
      });
      if (waits)
        return true;
    }
    return false;
  }

  static void report(UnitContext &unit, const Indexed<clang::CallExpr> &call, llvm::StringRef name,
                     bool waits) {
    std::string narrow;
    for (const mapping::Target &target : unit.options.target.gpus)
      if (target.clockBits < 64)
        narrow += (narrow.empty() ? "" : ", ") + target.name.str();
    std::string message =
        waits
            ? fmt::format("this loop waits for a number of cycles, but `{}` counts at a different "
                          "rate on AMD GPUs",
                          name.str())
            : fmt::format("`{}` counts cycles at a different rate on AMD GPUs, and the rate varies",
                          name.str());
    if (!narrow.empty())
      message +=
          fmt::format("; on {} it has only 20 bits{}", narrow,
                      waits ? ", so waiting for a million cycles never ends" : " and wraps around");
    unit.report({DiagnosticKind::DeviceClock, call.node->getSourceRange(), call.in,
                 std::move(message),
                 "use `wall_clock64` and hipDeviceAttributeWallClockRate in the port"});
  }
};

} // namespace

std::unique_ptr<Check> makeDeviceClockCheck() { return std::make_unique<DeviceClockCheck>(); }

} // namespace tranship::checks
