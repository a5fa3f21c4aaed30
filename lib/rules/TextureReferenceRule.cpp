// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

#include <optional>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Makes texture references variables that host and kernels both see, where the port has its own
/// textures for GPUs without any. In CUDA, both see them anyway.
///
///     before  texture<float, 2> image;
///     after   tranship::texture<float, 2> __managed__ image;
class TextureReferenceRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (const ResolvedUse &use : view.uses) {
      if (use.name != "texture")
        continue;
      const mapping::Row *row = use.row;
      if (!row || row->helper.empty())
        continue;
      // Not before the type, where includes may go.
      if (std::optional<unsigned> name = declaredName(view.file, use.token))
        result.change({"texture-reference", use.layer, {{{*name, *name}, {"__managed__ "}}}});
    }
    return result;
  }

private:
  static bool isWord(const SourceFile &file, size_t token,
                     llvm::ArrayRef<llvm::StringLiteral> words) {
    return file.tokens()[token].is(tok::raw_identifier) &&
           llvm::is_contained(words, file.text(file.tokens()[token]));
  }

  /// Where the name is in `texture<…> name` at the beginning of a declaration; nothing if that is a
  /// parameter, an alias or a template argument.
  static std::optional<unsigned> declaredName(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t first = token;
    while (first > 0 && isWord(file, first - 1, {"static", "extern", "inline", "const"}))
      --first;
    if (first > 0 && !tokens[first - 1].is(tok::semi) && !tokens[first - 1].is(tok::l_brace) &&
        !tokens[first - 1].is(tok::r_brace) && !tokens[first - 1].is(tok::r_paren) &&
        !tokens[first - 1].is(tok::string_literal) &&
        tokens[first - 1].directive == Directive::None)
      return std::nullopt;
    size_t i = token + 1;
    if (i >= tokens.size() || !tokens[i].is(tok::less))
      return std::nullopt; // not CUDA's template
    int depth = 0;
    for (; i < tokens.size(); ++i) {
      depth += tokens[i].is(tok::less);
      depth -= tokens[i].is(tok::greater) ? 1 : tokens[i].is(tok::greatergreater) ? 2 : 0;
      if (depth <= 0)
        break;
    }
    if (i + 2 < tokens.size() && tokens[i + 1].is(tok::raw_identifier) &&
        !tokens[i + 2].is(tok::coloncolon))
      return tokens[i + 1].offset;
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Rule> makeTextureReferenceRule() {
  return std::make_unique<TextureReferenceRule>();
}

} // namespace tranship::rules
