// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Writes a space between a literal and the name after it. Since C++11 the name could be the
/// literal's suffix, which Clang rejects; GCC, and so nvcc, only warns. Suffixes that are allowed
/// (`s`, `_km`) are part of the literal's token, and so are reserved words.
///
///     before  printf("%"PRIu64"\n", n);      after   printf("%" PRIu64"\n", n);
///             extern "C"__global__                   extern "C" __global__
class LiteralSuffixRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    if (!view.isForHipcc())
      return result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (size_t i = 0; i + 1 < tokens.size(); ++i)
      if (isLiteral(tokens[i]) && tokens[i + 1].is(tok::raw_identifier) &&
          tokens[i].end() == tokens[i + 1].offset &&
          (tokens[i].directive == Directive::None || tokens[i].directive == Directive::Define))
        result.change(
            {"literal-suffix", Layer::Token, {{{tokens[i].end(), tokens[i].end()}, {" "}}}});
      else if (i > 0 && isLiteral(tokens[i]) && view.file.text(tokens[i - 1]) == "extern")
        if (size_t end = view.file.text(tokens[i]).find("\"__"); end != llvm::StringRef::npos) {
          unsigned at = tokens[i].offset + unsigned(end) + 1;
          result.change({"literal-suffix", Layer::Token, {{{at, at}, {" "}}}});
        }
    return result;
  }

private:
  static bool isLiteral(const SourceToken &token) {
    return token.is(tok::char_constant) || clang::tok::isStringLiteral(token.kind);
  }
};

} // namespace

std::unique_ptr<Rule> makeLiteralSuffixRule() { return std::make_unique<LiteralSuffixRule>(); }

} // namespace tranship::rules
