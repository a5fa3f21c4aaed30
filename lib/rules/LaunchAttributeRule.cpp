// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

#include <optional>
#include <vector>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Leaves programmatic dependent launches out, by which a kernel may start before the one in front of it has
/// ended: in HIP, launches in a stream run in order. The attribute stays in its list as one that asks for nothing.
///
///     a.id = cudaLaunchAttributeProgrammaticStreamSerialization;    a.id = hipLaunchAttributeCooperative;
///     a.val.programmaticStreamSerializationAllowed = 1;             a.val.cooperative = 0;
class LaunchAttributeRule : public Rule {
public:
  void run(FileContext &context) const override {
    std::vector<const NameSite *> ids;
    std::vector<Assignment> values;
    for (const NameSite &site : context.names) {
      if (isId(site.name) && isAssigned(context.file, site.token))
        ids.push_back(&site);
      else if (isValue(site.name))
        if (std::optional<Assignment> assignment = assignmentTo(context.file, site))
          values.push_back(*assignment);
    }
    // An attribute whose value is set elsewhere is for people to look at.
    if (ids.empty() || values.size() < ids.size())
      return;
    for (const NameSite *site : ids) {
      const SourceToken &name = context.file.tokens()[site->token];
      replace(context, site->layer,
              {{name.range(), {std::string("hipLaunchAttributeCooperative")}}}, name.range());
      context.diagnose(
          DiagnosticKind::Meaning, name.offset,
          "programmatic dependent launch is left out: the attribute asks for nothing, and "
          "launches in a stream run in order",
          {}, site->name);
    }
    for (const Assignment &value : values)
      replace(context, value.layer,
              {{value.field, {std::string("cooperative")}}, {value.expression, {std::string("0")}}},
              value.field);
  }

private:
  struct Assignment {
    Layer layer;
    Range field, expression;
  };

  static bool isId(llvm::StringRef name) {
    return name == "cudaLaunchAttributeProgrammaticStreamSerialization" ||
           name == "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION";
  }
  static bool isValue(llvm::StringRef name) {
    return name.ends_with(".programmaticStreamSerializationAllowed");
  }

  /// `… = NAME;`
  static bool isAssigned(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    return token > 0 && token + 1 < tokens.size() && tokens[token - 1].is(tok::equal) &&
           tokens[token + 1].is(tok::semi) && tokens[token].directive == Directive::None;
  }

  /// `….NAME = expression;`, if nothing happens in the expression.
  static std::optional<Assignment> assignmentTo(const SourceFile &file, const NameSite &site) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t first = site.token + 2, end = first;
    if (first >= tokens.size() || !tokens[site.token + 1].is(tok::equal) ||
        tokens[site.token].directive != Directive::None)
      return std::nullopt;
    while (end < tokens.size() && !tokens[end].is(tok::semi)) {
      static constexpr tok::TokenKind acting[] = {tok::l_paren,    tok::equal,   tok::plusplus,
                                                  tok::minusminus, tok::l_brace, tok::r_brace};
      if (llvm::any_of(acting, [&](tok::TokenKind kind) { return tokens[end].is(kind); }))
        return std::nullopt;
      ++end;
    }
    if (end == first || end == tokens.size())
      return std::nullopt;
    return Assignment{site.layer, tokens[site.token].range(),
                      Range{tokens[first].offset, tokens[end - 1].end()}};
  }

  static void replace(FileContext &context, Layer layer, std::vector<Edit> edits, Range name) {
    context.change({"launch-attribute", layer, std::move(edits)});
    context.droppedArguments.push_back(name); // which has no counterpart of its own
  }
};

} // namespace

std::unique_ptr<Rule> makeLaunchAttributeRule() { return std::make_unique<LaunchAttributeRule>(); }

} // namespace tranship::rules
