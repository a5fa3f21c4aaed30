// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include <string>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Writes a macro that stands for a pragma with `_Pragma`. nvcc executes directives that macros expand
/// to; Clang, as the standard requires, does not.
///
///     before  #define UNROLL #pragma unroll       after   #define UNROLL _Pragma("unroll")
class PragmaMacroRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    if (!view.isForHipcc())
      return result;
    const SourceFile &file = view.file;
    const std::vector<SourceToken> &tokens = file.tokens();
    // `# define NAME # pragma …`
    for (size_t i = 3; i + 1 < tokens.size(); ++i) {
      const SourceToken &hash = tokens[i], &name = tokens[i - 1];
      if (!hash.is(tok::hash) || hash.directive != Directive::Define ||
          tokens[i + 1].directiveIndex != hash.directiveIndex ||
          file.text(tokens[i + 1]) != "pragma" || file.text(tokens[i - 2]) != "define" ||
          name.directiveIndex != hash.directiveIndex)
        continue;
      size_t last = i + 1;
      while (last + 1 < tokens.size() && tokens[last + 1].directiveIndex == hash.directiveIndex)
        ++last;
      std::string pragma;
      for (char c : file.text(Range{tokens[i + 1].end(), tokens[last].end()}).trim())
        pragma += c == '"' || c == '\\' ? std::string{'\\', c} : std::string(1, c);
      result.change({"pragma-macro",
                     Layer::Preprocessor,
                     {{{hash.offset, tokens[last].end()}, {"_Pragma(\"" + pragma + "\")"}}}});
    }
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makePragmaMacroRule() { return std::make_unique<PragmaMacroRule>(); }

} // namespace tranship::rules
