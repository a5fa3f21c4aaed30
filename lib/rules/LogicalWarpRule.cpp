// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

#include <optional>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// A collective of CUB's for the threads of one warp.
struct WarpCollective {
  llvm::StringLiteral name;
  /// The template arguments before the number of threads, and what stands for those that have
  /// defaults as well.
  unsigned before;
  llvm::StringLiteral defaultBefore;
};

constexpr WarpCollective warpCollectives[] = {
    {"cub::WarpReduce", 1, ""},
    {"cub::WarpScan", 1, ""},
    {"cub::WarpMergeSort", 2, ""},
    {"cub::WarpExchange", 2, ""},
    {"cub::WarpLoad", 3, ", hipcub::WARP_LOAD_DIRECT"},
    {"cub::WarpStore", 3, ", hipcub::WARP_STORE_DIRECT"},
};

struct TemplateList {
  unsigned arguments = 0;
  unsigned close = 0; // offset of the `>`
};

/// The template arguments behind `<` at token `less`; nothing if they cannot be read.
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

/// Names the number of threads where CUB's default is 32, and hipCUB's is a wavefront.
///
///     cub::WarpReduce<float>                  hipcub::WarpReduce<float, 32>
///     cub::WarpLoad<int, 4>                   hipcub::WarpLoad<int, 4, hipcub::WARP_LOAD_DIRECT, 32>
class LogicalWarpRule : public Rule {
public:
  void run(FileContext &context) const override {
    const std::vector<SourceToken> &tokens = context.file.tokens();
    for (const NameSite &site : context.names) {
      const auto *collective = llvm::find_if(
          warpCollectives, [&](const WarpCollective &one) { return one.name == site.name; });
      if (collective == std::end(warpCollectives) || site.isDeclaration ||
          site.token + 1 >= tokens.size() || !tokens[site.token + 1].is(tok::less))
        continue;
      std::optional<TemplateList> list = templateListAt(context.file, site.token + 1);
      if (!list || list->arguments > collective->before)
        continue;
      std::string added;
      if (list->arguments < collective->before) {
        if (collective->defaultBefore.empty() || list->arguments + 1 < collective->before)
          continue; // not a use of it
        added = collective->defaultBefore.str();
      }
      context.change(
          {"logical-warp", site.layer, {{{list->close, list->close}, {added + ", 32"}}}});
    }
  }
};

} // namespace

std::unique_ptr<Rule> makeLogicalWarpRule() { return std::make_unique<LogicalWarpRule>(); }

} // namespace tranship::rules
