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
  void run(FileContext &context) const override {
    // The labels seen so far, by the token of their switch's brace.
    std::map<size_t, std::set<llvm::StringRef>> labels;
    for (const NameSite &site : context.names) {
      if (!isCaseLabel(context.file, site.token))
        continue;
      const mapping::Row *row = context.rowAt(site);
      if (!row)
        continue;
      if (!row->supported)
        drop(context, site,
             fmt::format("HIP never returns `{}`: {}", site.name, row->unsupported->why.str()));
      else if (!labels[enclosingBrace(context.file, site.token)].insert(row->hip).second)
        drop(context, site,
             fmt::format("`{}` and an earlier label of this switch are both `{}` in HIP", site.name,
                         row->hip.str()));
    }
  }

private:
  static void drop(FileContext &context, const NameSite &site, std::string why) {
    const std::vector<SourceToken> &tokens = context.file.tokens();
    const SourceToken &label = tokens[site.token - 1], &name = tokens[site.token],
                      &colon = tokens[site.token + 1];
    Range range{label.offset, colon.end()};
    // The text stays as a comment, without the marks of comments inside it: comments do not nest.
    auto between = [&](const SourceToken &a, const SourceToken &b) {
      std::string text = context.file.text(Range{a.end(), b.offset}).str();
      for (size_t at; (at = std::min(text.find("/*"), text.find("*/"))) != std::string::npos;)
        text.erase(at, 2);
      return text;
    };
    context.change({"case-label",
                    site.layer,
                    {{range,
                      {"/* " + context.file.text(label).str() + between(label, name), name.range(),
                       between(name, colon) + ": */"}}}});
    context.diagnose(DiagnosticKind::CaseLabel, range.begin,
                     std::move(why) + "; its label is removed", {}, site.name);
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
