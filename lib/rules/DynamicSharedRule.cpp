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
  void run(FileContext &context) const override {
    const std::vector<SourceToken> &tokens = context.file.tokens();
    for (size_t i = 0; i + 1 < tokens.size(); ++i) {
      if (!tokens[i].is(tok::raw_identifier))
        continue;
      llvm::StringRef first = context.file.text(tokens[i]);
      llvm::StringRef second = context.file.text(tokens[i + 1]);
      if ((first == "extern" && second == "__shared__") ||
          (first == "__shared__" && second == "extern"))
        checkDeclaration(context, i);
    }
  }

private:
  static void checkDeclaration(FileContext &context, size_t begin) {
    const std::vector<SourceToken> &tokens = context.file.tokens();
    for (size_t i = begin; i < tokens.size(); ++i) {
      if (tokens[i].is(tok::l_paren)) {
        i = matchingClose(context.file, i); // __align__(16)
        continue;
      }
      bool isArray = tokens[i].is(tok::l_square);
      if (isArray && i + 1 < tokens.size() && tokens[i + 1].is(tok::r_square))
        return;
      if (!isArray && !tokens[i].is(tok::semi))
        continue;
      context.diagnose(DiagnosticKind::DynamicSharedSize, tokens[begin].offset,
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
