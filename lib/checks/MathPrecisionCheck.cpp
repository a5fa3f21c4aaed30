// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fast approximations. Both platforms have them under the same names with different formulas: the
// last bits differ, and for large arguments more than the last bits.
//   __sinf   v_sin_f32 on AMD, MUFU.SIN on NVIDIA
//   __logf, __log10f, __powf, __fdividef   not approximated on AMD at all
// Source: clang 22's __clang_hip_math.h.
#include "checks/Check.h"
#include "checks/analysis/RoleCalls.h"

#include "frontend/record/UnitRecorder.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class MathPrecisionCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    struct Uses {
      const clang::CallExpr *first = nullptr;
      llvm::SetVector<llvm::StringRef> names;
    };
    llvm::MapVector<const clang::FunctionDecl *, Uses> byFunction;
    for (const RoleCall &call : callsWith(unit.index, Role::Approximates)) {
      const clang::FunctionDecl *callee = call.node->getDirectCallee();
      if (callee && unit.recorder.ownerOf(callee) == frontend::Owner::User)
        continue;
      Uses &uses = byFunction[call.in];
      if (!uses.first || call.node->getBeginLoc() < uses.first->getBeginLoc())
        uses.first = call.node;
      uses.names.insert(call.name());
    }
    for (const auto &[function, uses] : byFunction) {
      std::string names;
      for (llvm::StringRef name : uses.names)
        names += fmt::format("{}`{}`", names.empty() ? "" : ", ", name.str());
      unit.report({DiagnosticKind::MathPrecision, uses.first->getSourceRange(), function,
                   fmt::format("AMD GPUs approximate {} with a different formula or not at all, so "
                               "the last bits differ",
                               names),
                   "compare results with a tolerance"});
    }
  }
};

} // namespace

std::unique_ptr<Check> makeMathPrecisionCheck() { return std::make_unique<MathPrecisionCheck>(); }

} // namespace tranship::checks
