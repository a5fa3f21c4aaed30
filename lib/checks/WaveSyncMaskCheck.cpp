// Masks of 32 lanes given to `_sync` operations.
//   __shfl_sync(0xffffffff, v, 0)       half of a wavefront of 64; HIP wants a mask of 64 bits
//   __ballot_sync(0x0000ffff, p)        the first lanes of the first half only
// Source: HIP issue 3667; HIP refuses masks of 32 bits from version 7 on.
#include "checks/Check.h"
#include "checks/analysis/WaveFacts.h"

#include "clang/AST/ASTContext.h"

#include <fmt/format.h>

#include <map>
#include <set>

namespace tranship::checks {
namespace {

class WaveSyncMaskCheck : public Check {
public:
  void run(UnitContext &unit) const override { reportFacts(unit, DiagnosticKind::WaveSyncMask); }
};

} // namespace

void findSyncMasks(const WaveCode &code, WaveFacts &facts) {
  constexpr DiagnosticKind kind = DiagnosticKind::WaveSyncMask;
  constexpr auto advice = "a mask of 64 bits: `~0ull` for a whole wavefront, or the lanes of the "
                          "group of 32 at their place in it";
  const UnitContext &unit = code.unit;
  std::map<const clang::FunctionDecl *, std::pair<const WarpOperation *, unsigned>> full;
  std::set<std::pair<const clang::FunctionDecl *, const clang::VarDecl *>> said;
  for (const WarpOperation &operation : code.operations) {
    const clang::Expr *mask = operation.mask;
    if (!mask || !operation.in || mask->isTypeDependent() ||
        unit.ast.getTypeSize(bare(mask)->getType()) > 32)
      continue;
    std::optional<int64_t> value = unit.valueOf(mask);
    if (value && uint32_t(*value) == UINT32_MAX) {
      auto &[first, count] = full[operation.in];
      if (!count++)
        first = &operation;
    } else if (value) {
      facts.add({WaveFact::NeedsGroups, kind, mask->getSourceRange(), operation.in,
                 fmt::format("the mask {:#x} names lanes of a warp of 32", uint32_t(*value)),
                 advice});
    } else if (!code.values.is(mask, LaneValues::Mask)) {
      const clang::VarDecl *variable = variableOf(mask);
      if (!variable || said.insert({operation.in, variable}).second)
        facts.add({WaveFact::NeedsGroups, kind, mask->getSourceRange(), operation.in,
                   "this mask has 32 bits, and a wavefront has 64 lanes", advice});
    }
  }
  for (const auto &[function, calls] : full) {
    auto [operation, count] = calls;
    std::string more = count > 1 ? fmt::format(" (and {} more such masks here)", count - 1) : "";
    facts.add({WaveFact::Rewritten, kind, operation->mask->getSourceRange(), function,
               "this mask names 32 lanes, half of a wavefront of 64" + more, advice});
  }
}

std::unique_ptr<Check> makeWaveSyncMaskCheck() { return std::make_unique<WaveSyncMaskCheck>(); }

} // namespace tranship::checks
