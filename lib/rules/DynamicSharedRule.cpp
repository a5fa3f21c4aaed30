// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Reports dynamic shared memory that Clang rejects. HIP accepts `extern __shared__ T name[];`
/// unchanged; nvcc also accepts a size there, and ignores it.
///
///     extern __shared__ float tile[];         unchanged
///     extern __shared__ float tile[256];      unchanged, with a diagnostic
class DynamicSharedRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (size_t i = 0; i + 1 < tokens.size(); ++i) {
      if (!tokens[i].is(tok::raw_identifier))
        continue;
      llvm::StringRef first = view.file.text(tokens[i]);
      llvm::StringRef second = view.file.text(tokens[i + 1]);
      if ((first == "extern" && second == "__shared__") ||
          (first == "__shared__" && second == "extern"))
        checkDeclaration(view, result, i);
    }
    return result;
  }

private:
  static void checkDeclaration(const FileView &view, RuleResult &result, size_t begin) {
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (size_t i = begin; i < tokens.size(); ++i) {
      if (tokens[i].is(tok::l_paren)) {
        i = matchingClose(view.file, i); // __align__(16)
        continue;
      }
      bool isArray = tokens[i].is(tok::l_square);
      if (isArray && i + 1 < tokens.size() && tokens[i + 1].is(tok::r_square))
        return;
      if (!isArray && !tokens[i].is(tok::semi))
        continue;
      result.diagnose(DiagnosticKind::DynamicSharedSize, tokens[begin].offset,
                      isArray
                          ? "Clang rejects an `extern __shared__` array with a size"
                          : "Clang rejects an `extern __shared__` variable that is not an array",
                      "leave the brackets empty; the launch sets the size");
      return;
    }
  }
};

} // namespace

std::unique_ptr<Rule> makeDynamicSharedRule() { return std::make_unique<DynamicSharedRule>(); }

} // namespace tranship::rules
