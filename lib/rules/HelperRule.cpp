// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "source/IncludeDirectives.h"
#include "support/LineEndings.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// Gives a file the helpers that its names and other rules need: functions that HIP lacks (`mapping/Helpers.h`).
/// They come from a header at the root of the port, or stand in the file itself.
///
///     before  #include <cooperative_groups/reduce.h>
///     after   #include <hip/hip_cooperative_groups.h>
///             #include "tranship_hip.h"
class HelperRule : public Rule {
public:
  void run(FileContext &context) const override {
    for (const NameSite &site : context.names) {
      const mapping::Row *row = context.rowAt(site);
      if (!row || row->helper.empty() || site.isDeclaration)
        continue;
      context.useHelper(row->helper, context.file.tokens()[site.token].offset);
    }
    if (!context.firstHelperUse)
      return;
    unsigned at = placeBefore(context, *context.firstHelperUse);
    bool needsNewLine = at > 0 && context.file.text()[at - 1] != '\n';
    std::string text = (needsNewLine ? "\n" : "") + textFor(context);
    if (context.file.lineEnding() != "\n")
      text = withCrlf(text);
    context.change({"helper", Layer::Preprocessor, {{{at, at}, {text}}}});
  }

private:
  static std::string textFor(const FileContext &context) {
    if (context.options.helpers == HelperForm::String)
      return mapping::runtimeHelpers(context.helpers);
    if (context.options.helpers == HelperForm::Inline)
      return mapping::inlineHelpers(context.helpers);
    return fmt::format("#include \"{}\"\n", context.options.helperHeader);
  }

  /// Behind the last include of CUDA's that every compilation sees before the first use; else where
  /// new includes go.
  static unsigned placeBefore(const FileContext &context, unsigned firstUse) {
    IncludeLayout layout = findIncludes(context.file);
    unsigned place = layout.insertionOffset;
    for (const IncludeDirective &directive : layout.directives) {
      if (directive.range.begin > firstUse)
        break;
      llvm::StringRef name = context.file.text(directive.name);
      bool isHips = name.starts_with("hip/") || context.table.header(name);
      bool isAlways = directive.conditions.empty() || directive.conditions == layout.guard;
      if (isHips && isAlways)
        place = context.file.line(directive.range.begin).end;
    }
    return place;
  }
};

} // namespace

std::unique_ptr<Rule> makeHelperRule() { return std::make_unique<HelperRule>(); }

} // namespace tranship::rules
