// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

/// Gives masks and ranks of cooperative groups the width that they have in CUDA, where that makes a
/// difference. HIP's masks have 64 bits, also those of tiles of 32 threads and less, and its ranks in
/// a grid have 32.
///
///     before  auto voters = tile.ballot(p);         __ffs(voters)
///     after   auto voters = static_cast<unsigned>(tile.ballot(p));
///
///     before  size_t at = grid.thread_rank() * columns;
///     after   size_t at = static_cast<unsigned long long>(grid.thread_rank()) * columns;
///
/// Masks of coalesced threads may need 64 bits on AMD GPUs; wave-ballot-width reports them.
class GroupNumberRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const auto &[offset, seen] : view.evidence.types.groupNumbers) {
      const frontend::GroupNumberEvidence &number = *seen.begin();
      if (seen.size() == 1 && !number.type.empty())
        result.change({"group-number",
                       Layer::Ast,
                       {{{offset, offset}, {"static_cast<" + number.type + ">("}},
                        {{number.end, number.end}, {std::string(")")}}}});
    }
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeGroupNumberRule() { return std::make_unique<GroupNumberRule>(); }

} // namespace tranship::rules
