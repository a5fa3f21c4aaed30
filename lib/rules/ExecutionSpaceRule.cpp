// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Where the name that ends before token `i` begins: `Matrix<T>::` before `row`.
size_t qualifiedNameBegin(const std::vector<SourceToken> &tokens, size_t i) {
  while (i >= 2 && tokens[i - 1].is(tok::coloncolon)) {
    size_t at = i - 2;
    for (int depth = 0;
         tokens[at].is(tok::greater) || tokens[at].is(tok::greatergreater) || depth > 0; --at) {
      if (tokens[at].is(tok::greatergreater))
        depth += 2;
      else if (tokens[at].is(tok::greater))
        ++depth;
      else if (tokens[at].is(tok::less))
        --depth;
      if (at == 0)
        return i;
    }
    if (!tokens[at].is(tok::raw_identifier))
      return i;
    i = at;
  }
  return i;
}

/// Repeats the execution spaces of a declaration at its definition, and those of an explicit specialization at its
/// template. nvcc adds them by itself. Without them, Clang reads the definition as another overload, or reports that the class
/// declares no such function.
///
///     before  struct Box { __host__ __device__ float size() const; };
///             float Box::size() const { … }
///     after   float __host__ __device__ Box::size() const { … }
class ExecutionSpaceRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (const auto &[offset, spaces] : view.evidence.bareDefinitions) {
      auto name =
          llvm::lower_bound(tokens, unsigned(offset), [](const SourceToken &token, unsigned at) {
            return token.offset < at;
          });
      if (name == tokens.end() || name->offset != offset || view.isHipAt(offset))
        continue;
      unsigned begin = tokens[qualifiedNameBegin(tokens, name - tokens.begin())].offset;
      result.change({"execution-space", Layer::Ast, {{{begin, begin}, {spaces + " "}}}});
    }
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeExecutionSpaceRule() { return std::make_unique<ExecutionSpaceRule>(); }

} // namespace tranship::rules
