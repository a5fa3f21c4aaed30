// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Replaces a method that HIP's class lacks with a free function that takes the object as its first
/// argument. The table row names the function.
///
///     before  auto token = block.barrier_arrive();
///             block.barrier_wait(std::move(token));
///     after   auto token = tranship::barrier_arrive(block);
///             tranship::barrier_wait(block, std::move(token));
class MethodRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    const std::vector<SourceToken> &tokens = view.file.tokens();
    for (const ResolvedUse &use : view.uses) {
      const mapping::Row *row = use.row;
      if (use.disposition != Disposition::Method)
        continue;
      result.claim(use);
      size_t name = use.token;
      bool isCall = name >= 2 && name + 2 < tokens.size() && tokens[name + 1].is(tok::l_paren);
      size_t begin = isCall ? calleeBegin(view.file, name + 1) : name;
      bool isPointer = isCall && tokens[name - 1].is(tok::arrow);
      if (begin + 1 >= name || !(isPointer || tokens[name - 1].is(tok::period))) {
        result.diagnose(DiagnosticKind::CallForm, tokens[name].offset,
                        "HIP's class lacks `" + view.file.text(tokens[name]).str() +
                            "`, and this is not a call of an object's method",
                        "call `" + row->hip.str() + "` with the object as first argument",
                        use.name);
        continue;
      }
      bool hasArguments = !tokens[name + 2].is(tok::r_paren);
      result.change({"method",
                     use.layer,
                     {{{tokens[begin].offset, tokens[begin].offset},
                       {row->hip.str() + (isPointer ? "(*" : "(")}},
                      {{tokens[name - 1].offset, tokens[name + 1].end()},
                       {std::string(hasArguments ? ", " : "")}}}});
    }
    return result;
  }
};

} // namespace

std::unique_ptr<Rule> makeMethodRule() { return std::make_unique<MethodRule>(); }

} // namespace tranship::rules
