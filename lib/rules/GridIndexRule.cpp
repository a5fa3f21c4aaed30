// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include <optional>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Replaces methods that HIP's class lacks, with the object, where the table has an expression for them: the numbers of the
/// blocks in a grid group follow from `blockIdx` and `gridDim`.
///
///     grid.block_index().x                    blockIdx.x
///     grid.num_blocks()                       (1ull * gridDim.x * gridDim.y * gridDim.z)
class GridIndexRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const ResolvedUse &use : view.uses)
      if (std::optional<Edit> edit = gridIndexEdit(view.file, use)) {
        result.claim(use);
        result.change({"grid-index", use.layer, {std::move(*edit)}});
      }
    return result;
  }

private:
  /// The edit that makes `grid.block_rank()` or another such call an expression over `blockIdx` and
  /// `gridDim`. Nothing if the use is not such a call.
  static std::optional<Edit> gridIndexEdit(const SourceFile &file, const ResolvedUse &use) {
    const std::vector<SourceToken> &tokens = file.tokens();
    if (!use.row || use.row->kind != mapping::RowKind::Field)
      return std::nullopt;
    llvm::StringRef text = use.row->call;
    size_t name = use.token;
    if (text.empty() || name + 2 >= tokens.size() || !tokens[name + 1].is(tok::l_paren) ||
        !tokens[name + 2].is(tok::r_paren))
      return std::nullopt;
    // The call only reads the group: the expression that names it can be removed.
    size_t begin = calleeBegin(file, name + 1);
    if (begin >= name)
      return std::nullopt;
    bool isVector = !text.starts_with("(");
    bool isMember = name + 3 < tokens.size() && tokens[name + 3].is(tok::period);
    std::string expression = isVector && !isMember ? ("dim3(" + text + ")").str() : text.str();
    return Edit{{tokens[begin].offset, tokens[name + 2].end()}, {std::move(expression)}};
  }
};

} // namespace

std::unique_ptr<Rule> makeGridIndexRule() { return std::make_unique<GridIndexRule>(); }

} // namespace tranship::rules
