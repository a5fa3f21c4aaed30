// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/GridIndex.h"

#include "llvm/ADT/StringSwitch.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Writes what the blocks of a grid group are asked for with `blockIdx` and `gridDim`.
///
///     grid.block_index().x                    blockIdx.x
///     grid.num_blocks()                       (1ull * gridDim.x * gridDim.y * gridDim.z)
class GridIndexRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (const NameSite &site : context.names)
      if (std::optional<Edit> edit = gridIndexEdit(context, site))
        context.change({"grid-index", site.layer, {std::move(*edit)}});
  }
};

} // namespace

std::optional<Edit> gridIndexEdit(const FileContext &context, const NameSite &site) {
  const std::vector<SourceToken> &tokens = context.file.tokens();
  llvm::StringRef text =
      llvm::StringSwitch<llvm::StringRef>(site.name)
          .Case("grid_group.block_index", "blockIdx")
          .Case("grid_group.dim_blocks", "gridDim")
          .Case("grid_group.block_rank", "(1ull * gridDim.x * (blockIdx.z * gridDim.y + "
                                         "blockIdx.y) + blockIdx.x)")
          .Case("grid_group.num_blocks", "(1ull * gridDim.x * gridDim.y * gridDim.z)")
          .Default("");
  size_t name = site.token;
  if (text.empty() || name + 2 >= tokens.size() || !tokens[name + 1].is(tok::l_paren) ||
      !tokens[name + 2].is(tok::r_paren))
    return std::nullopt;
  // Groups are asked, not changed: what names the group can go.
  size_t begin = calleeBegin(context.file, name + 1);
  if (begin >= name)
    return std::nullopt;
  bool isVector = !text.starts_with("(");
  bool isMember = name + 3 < tokens.size() && tokens[name + 3].is(tok::period);
  std::string expression = isVector && !isMember ? ("dim3(" + text + ")").str() : text.str();
  return Edit{{tokens[begin].offset, tokens[name + 2].end()}, {std::move(expression)}};
}

std::unique_ptr<Rule> makeGridIndexRule() { return std::make_unique<GridIndexRule>(); }

} // namespace tranship::rules
