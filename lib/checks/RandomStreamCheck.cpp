// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random numbers with a fixed seed: hipRAND does not guarantee cuRAND's numbers for the same seed.
// That matters if the program expects the same numbers in each run, so seeds from a clock are not
// reported. Neither are quasi-random sequences, which follow from their direction vectors.
//   curand_init(1234, id, 0, &state);
//   curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT);   // has a fixed seed
// Source: rocRAND's documentation promises no equal sequences; rocRAND issue 556.
#include "checks/Check.h"
#include "checks/analysis/Origins.h"
#include "checks/analysis/RoleCalls.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

class RandomStreamCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const RoleCall &call : callsWith(unit.index, Role::SeedsSequence))
      if (call.node->getNumArgs() > 3 && !isSeedFromClock(unit, call))
        report(unit, call); // with three arguments it is quasi-random
    std::vector<RoleCall> seeds = callsWith(unit.index, Role::SeedsGenerator);
    bool variesFromRunToRun = !seeds.empty() && llvm::all_of(seeds, [&](const RoleCall &call) {
      return isSeedFromClock(unit, call);
    });
    if (variesFromRunToRun)
      return;
    for (const RoleCall &call : callsWith(unit.index, Role::CreatesGenerator))
      if (const clang::Expr *kind = call.argument(Role::Part::Kind);
          kind && !hasRole(enumeratorName(kind), Role::QuasiRandom))
        report(unit, call);
  }

private:
  static bool isSeedFromClock(const UnitContext &unit, const RoleCall &call) {
    const clang::Expr *seed = call.argument(Role::Part::Seed);
    return seed && isFromClock(unit, seed);
  }

  static bool isFromClock(const UnitContext &unit, const clang::Expr *seed) {
    return anyPartSatisfies(unit.index, seed, [](const clang::Expr *part) {
      const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(part);
      const auto *member = llvm::dyn_cast<clang::MemberExpr>(part);
      const clang::NamedDecl *named = reference ? reference->getDecl()
                                      : member  ? member->getMemberDecl()
                                                : nullptr;
      if (!named)
        return false;
      constexpr llvm::StringLiteral clocks[] = {"time",   "gettimeofday", "now",    "tv_usec",
                                                "tv_sec", "tv_nsec",      "getpid", "GetTickCount"};
      if (named->getIdentifier() && (llvm::is_contained(clocks, named->getName()) ||
                                     hasRole(named->getName(), Role::CountsCycles)))
        return true;
      const clang::RecordDecl *record = named->getDeclContext()->getOuterLexicalRecordContext();
      return record && record->getName() == "random_device";
    });
  }

  static void report(UnitContext &unit, const Indexed<clang::CallExpr> &call) {
    unit.report({DiagnosticKind::RandomStream, call.node->getSourceRange(), call.in,
                 "hipRAND does not guarantee the same numbers as cuRAND for the same seed",
                 "compare distributions instead of values, or record the numbers and replay them"});
  }
};

} // namespace

std::unique_ptr<Check> makeRandomStreamCheck() { return std::make_unique<RandomStreamCheck>(); }

} // namespace tranship::checks
