// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Removes `case` labels for values that HIP does not have, and for values that an earlier label
/// has in HIP as well. Without its label a case is reached only from the case above it, so the
/// switch means the same for all values that occur.
///
///     case CUFFT_MISSING_DEPENDENCY:          /* case CUFFT_MISSING_DEPENDENCY: */
class CaseLabelRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    // The labels seen so far, by the token of their switch's brace.
    std::map<size_t, std::set<llvm::StringRef>> labels;
    for (const ResolvedUse &use : view.uses) {
      if (!isCaseLabel(view.file, use.token))
        continue;
      const mapping::Row *row = use.row;
      if (!row)
        continue;
      if (!row->supported) {
        result.claim(use);
        drop(view, result, use,
             fmt::format("HIP never returns `{}`: {}", use.name, row->unsupported->why.str()));
      } else if (!labels[enclosingBrace(view.file, use.token)].insert(row->hip).second) {
        drop(view, result, use,
             fmt::format("`{}` and an earlier label of this switch are both `{}` in HIP", use.name,
                         row->hip.str()));
      }
    }
    return result;
  }

private:
  static void drop(const FileView &view, RuleResult &result, const ResolvedUse &use,
                   std::string why) {
    const std::vector<SourceToken> &tokens = view.file.tokens();
    const SourceToken &label = tokens[use.token - 1], &name = tokens[use.token],
                      &colon = tokens[use.token + 1];
    Range range{label.offset, colon.end()};
    // The text stays as a comment, without the marks of comments inside it: comments do not nest.
    auto between = [&](const SourceToken &a, const SourceToken &b) {
      std::string text = view.file.text(Range{a.end(), b.offset}).str();
      for (size_t at; (at = std::min(text.find("/*"), text.find("*/"))) != std::string::npos;)
        text.erase(at, 2);
      return text;
    };
    result.change({"case-label",
                   use.layer,
                   {{range,
                     {"/* " + view.file.text(label).str() + between(label, name), name.range(),
                      between(name, colon) + ": */"}}}});
    result.diagnose(DiagnosticKind::CaseLabel, range.begin,
                    std::move(why) + "; its label is removed", {}, use.name);
  }

  static size_t enclosingBrace(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    int depth = 0;
    for (size_t i = token; i-- > 0;) {
      if (tokens[i].is(tok::r_brace))
        ++depth;
      else if (tokens[i].is(tok::l_brace) && depth-- == 0)
        return i;
    }
    return 0;
  }
};

} // namespace

std::unique_ptr<Rule> makeCaseLabelRule() { return std::make_unique<CaseLabelRule>(); }

} // namespace tranship::rules
