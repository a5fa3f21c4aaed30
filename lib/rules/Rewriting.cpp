// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rewriting.h"

#include "rules/UnclaimedUses.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

/// Rules that follow others see what those need; apart from that, no rule sees another one.
RuleResult run(const FileView &view, llvm::ArrayRef<AnyRule> rules) {
  std::vector<RuleResult> results(rules.size());
  Needs needs;
  for (auto [rule, result] : llvm::zip(rules, results))
    if (const auto *first = std::get_if<std::unique_ptr<Rule>>(&rule)) {
      result = (*first)->run(view);
      needs.add(result.needs);
    }
  for (auto [rule, result] : llvm::zip(rules, results))
    if (const auto *following = std::get_if<std::unique_ptr<FollowingRule>>(&rule))
      result = (*following)->run(view, needs);
  RuleResult all;
  for (RuleResult &result : results)
    all.add(std::move(result));
  return all;
}

bool changesHipCode(const FileView &view, const Change &change) {
  return llvm::any_of(change.edits, [&](const Edit &edit) {
    // What is inserted where a branch begins comes before it.
    unsigned offset = edit.range.begin;
    return edit.range.size() > 0 ? view.isHipAt(offset) : offset > 0 && view.isHipAt(offset - 1);
  });
}

} // namespace

std::optional<Diagnostic> diagnosticOf(const FileView &view, const Finding &finding) {
  bool isSilent = view.isHipAt(finding.offset) ||
                  (view.isDeadAt(finding.offset) && severityOf(finding.kind) != Severity::Note);
  if (isSilent && !finding.isForHipCode)
    return std::nullopt;
  auto [line, column] = view.file.lineAndColumn(finding.offset);
  return Diagnostic{finding.kind,    view.file.path(), line,        column,
                    finding.message, finding.advice,   finding.name};
}

Rewriting rewrite(const FileView &view, llvm::ArrayRef<AnyRule> rules,
                  llvm::ArrayRef<Change> more) {
  RuleResult all;
  for (const Change &change : more)
    all.change(change);
  all.add(run(view, rules));
  all.add(reportUnclaimed(view, all.claims));
  Rewriting rewriting{EditPlan(view.file), {}, std::move(all.needs.helpers)};
  for (Proposal &proposal : all.changes)
    if (proposal.isForHipCode || !changesHipCode(view, proposal.change))
      rewriting.plan.add(std::move(proposal.change));
  for (const Change &dropped : rewriting.plan.resolve())
    all.diagnose(
        DiagnosticKind::EditConflict, dropped.edits.front().range.begin,
        fmt::format("rule `{}` and another rule propose different changes here; neither was made",
                    dropped.rule.str()),
        "translate it by hand");
  Sink sink;
  for (const Finding &finding : all.findings)
    if (std::optional<Diagnostic> diagnostic = diagnosticOf(view, finding))
      sink.add(std::move(*diagnostic));
  rewriting.diagnostics = sink.take();
  return rewriting;
}

} // namespace tranship::rules
