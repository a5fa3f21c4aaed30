// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"

#include "llvm/ADT/STLExtras.h"

#include <optional>
#include <vector>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Gives launch attributes that HIP lacks another name and the value 0, so that they have no effect (`neutral` in the tables).
/// Programmatic dependent launches let a kernel start before the previous one has ended: in HIP, launches in a stream run in
/// order.
///
///     a.id = cudaLaunchAttributeProgrammaticStreamSerialization;    a.id = hipLaunchAttributeCooperative;
///     a.val.programmaticStreamSerializationAllowed = 1;             a.val.cooperative = 0;
class LaunchAttributeRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    std::vector<const ResolvedUse *> ids;
    std::vector<Assignment> values;
    for (const ResolvedUse &use : view.uses) {
      if (!use.row || use.row->neutral.empty())
        continue;
      if (use.row->kind == mapping::RowKind::Enumerator && isAssigned(view.file, use.token))
        ids.push_back(&use);
      else if (use.row->kind == mapping::RowKind::Field)
        if (std::optional<Assignment> assignment = assignmentTo(view.file, use))
          values.push_back(*assignment);
    }
    // An attribute whose value is set elsewhere needs a review.
    if (ids.empty() || values.size() < ids.size())
      return result;
    for (const ResolvedUse *use : ids) {
      const SourceToken &name = view.file.tokens()[use->token];
      result.claim(*use);
      result.change({"launch-attribute", use->layer, {{name.range(), {use->row->neutral.str()}}}});
      const mapping::Note &note = *use->row->warn;
      result.diagnose(DiagnosticKind::Meaning, name.offset, note.why.str(), note.instead.str(),
                      use->name);
    }
    for (const Assignment &value : values) {
      Range field = view.file.tokens()[value.field->token].range();
      result.claim(*value.field);
      result.change(
          {"launch-attribute",
           value.field->layer,
           {{field, {value.field->row->neutral.str()}}, {value.expression, {std::string("0")}}}});
    }
    return result;
  }

private:
  struct Assignment {
    const ResolvedUse *field;
    Range expression;
  };

  /// `… = NAME;`
  static bool isAssigned(const SourceFile &file, size_t token) {
    const std::vector<SourceToken> &tokens = file.tokens();
    return token > 0 && token + 1 < tokens.size() && tokens[token - 1].is(tok::equal) &&
           tokens[token + 1].is(tok::semi) && tokens[token].directive == Directive::None;
  }

  /// `….NAME = expression;`, if the expression has no effects.
  static std::optional<Assignment> assignmentTo(const SourceFile &file, const ResolvedUse &use) {
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t first = use.token + 2, end = first;
    if (first >= tokens.size() || !tokens[use.token + 1].is(tok::equal) ||
        tokens[use.token].directive != Directive::None)
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
    return Assignment{&use, {tokens[first].offset, tokens[end - 1].end()}};
  }
};

} // namespace

std::unique_ptr<Rule> makeLaunchAttributeRule() { return std::make_unique<LaunchAttributeRule>(); }

} // namespace tranship::rules
