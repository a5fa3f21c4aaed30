// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"
#include "rules/UsingDirectives.h"

#include "source/IncludeDirectives.h"
#include "support/LineEndings.h"

#include <fmt/format.h>

#include <algorithm>

namespace tranship::rules {
namespace {

/// Gives a file the helpers that its names and other rules need: functions that HIP lacks (`mapping/Helpers.h`).
/// They are in a header at the root of the port, or in the file itself.
///
///     before  #include <cooperative_groups/reduce.h>
///     after   #include <hip/hip_cooperative_groups.h>
///             #include "tranship_hip.h"
class HelperRule : public FollowingRule {
public:
  RuleResult run(const FileView &view, const Needs &needs) const override {
    RuleResult result;
    result.needs = needs;
    for (const ResolvedUse &use : view.uses) {
      const mapping::Row *row = use.row;
      if (!row || row->helper.empty() || use.isDeclaration)
        continue;
      result.needs.helper(row->helper, view.file.tokens()[use.token].offset);
    }
    if (!view.options.nestedHelpers.empty())
      for (const IncludeDirective &directive : findIncludes(view.file).directives)
        if (directive.isNested)
          for (const std::string &helper : view.options.nestedHelpers)
            result.needs.helper(helper, directive.range.begin);
    if (!result.needs.firstHelperUse || view.options.isNested)
      return result;
    unsigned at = placeBefore(view, *result.needs.firstHelperUse);
    bool needsNewLine = at > 0 && view.file.text()[at - 1] != '\n';
    std::string text = (needsNewLine ? "\n" : "") + textFor(view.options, result.needs.helpers);
    if (view.file.lineEnding() != "\n")
      text = withCrlf(text);
    result.change({"helper", Layer::Preprocessor, {{{at, at}, {text}}}});
    return result;
  }

private:
  static std::string textFor(const RuleOptions &options, const std::set<std::string> &helpers) {
    if (options.helpers == HelperForm::String)
      return mapping::runtimeHelpers(helpers);
    if (options.helpers == HelperForm::Inline)
      return mapping::inlineHelpers(helpers);
    return fmt::format("#include \"{}\"\n", options.helperHeader);
  }

  /// After the last include of a CUDA header that every compilation sees before the first use;
  /// without one, the place of new includes.
  static unsigned placeBefore(const FileView &view, unsigned firstUse) {
    IncludeLayout layout = findIncludes(view.file);
    unsigned place = layout.insertionOffset;
    unsigned end = std::min(firstUse, firstUsingDirective(view).value_or(firstUse));
    for (const IncludeDirective &directive : layout.directives) {
      if (directive.range.begin > end)
        break;
      llvm::StringRef name = view.file.text(directive.name);
      bool isHips = name.starts_with("hip/") || view.table.header(name);
      bool isAlways = directive.conditions.empty() || directive.conditions == layout.guard;
      if (isHips && isAlways && !directive.isNested)
        place = view.file.line(directive.range.begin).end;
    }
    return place;
  }
};

} // namespace

std::unique_ptr<FollowingRule> makeHelperRule() { return std::make_unique<HelperRule>(); }

} // namespace tranship::rules
