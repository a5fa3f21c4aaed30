// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include <optional>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

struct TemplateList {
  unsigned arguments = 0;
  unsigned close = 0; // offset of the `>`
};

/// The template arguments after the `<` at token `less`; nothing if they cannot be read.
std::optional<TemplateList> templateListAt(const SourceFile &file, size_t less) {
  const std::vector<SourceToken> &tokens = file.tokens();
  TemplateList list;
  unsigned depth = 0;
  for (size_t i = less; i < tokens.size(); ++i) {
    if (tokens[i].directiveIndex != tokens[less].directiveIndex)
      return std::nullopt;
    unsigned closed = 0;
    switch (tokens[i].kind) {
    case tok::less:
      ++depth;
      break;
    case tok::greater:
      closed = 1;
      break;
    case tok::greatergreater:
      closed = 2;
      break;
    case tok::greatergreatergreater:
      closed = 3;
      break;
    case tok::comma:
      list.arguments += depth == 1;
      break;
    case tok::l_paren:
    case tok::l_square:
      i = matchingClose(file, i);
      break;
    case tok::semi:
    case tok::l_brace:
    case tok::r_brace:
    case tok::r_paren:
      return std::nullopt;
    default:
      break;
    }
    if (closed >= depth) {
      list.close = tokens[i].offset + depth - 1;
      list.arguments += i > less + 1;
      return list;
    }
    depth -= closed;
  }
  return std::nullopt;
}

/// Writes out default arguments of class templates where those in HIP differ (`template-defaults` in the tables): the number of
/// threads of a warp is 32 in CUB, and a wavefront in hipCUB.
///
///     cub::WarpReduce<float>                  hipcub::WarpReduce<float, 32>
///     cub::WarpLoad<int, 4>                   hipcub::WarpLoad<int, 4, hipcub::WARP_LOAD_DIRECT, 32>
class LogicalWarpRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (const ResolvedUse &use : view.uses) {
      if (!use.row || use.row->templateDefaults.empty() || use.isDeclaration ||
          use.token + 1 >= tokens.size() || !tokens[use.token + 1].is(tok::less))
        continue;
      std::optional<TemplateList> list = templateListAt(view.file, use.token + 1);
      auto defaults = mapping::TemplateDefaults::parse(use.row->templateDefaults);
      if (!list || list->arguments < defaults->first)
        continue; // not a use of it
      std::string added;
      for (size_t i = list->arguments - defaults->first; i < defaults->values.size(); ++i)
        added += (", " + defaults->values[i]).str();
      if (!added.empty())
        result.change({"logical-warp", use.layer, {{{list->close, list->close}, {added}}}});
    }
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeLogicalWarpRule() { return std::make_unique<LogicalWarpRule>(); }

} // namespace tranship::rules
