// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/FileRewriting.h"

#include "checks/Check.h"
#include "rules/UnconnectedNames.h"
#include "source/Suppressions.h"
#include "translate/HelperHeaders.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::translate {
namespace {

bool hasHiddenNames(const rules::FileContext &context) {
  return llvm::any_of(context.names, [&](const rules::NameSite &site) {
    const SourceToken &token = context.file.tokens()[site.token];
    return site.layer == Layer::Token && token.directive == Directive::None &&
           llvm::none_of(context.evidence.inactive,
                         [&](Range range) { return range.contains(token.offset); });
  });
}

void runRules(rules::FileContext &context) {
  static const std::vector<std::unique_ptr<rules::Rule>> rules = rules::allRules();
  for (const std::unique_ptr<rules::Rule> &rule : rules)
    rule->run(context);
  for (const Change &dropped : context.plan.resolve())
    context.diagnose(
        DiagnosticKind::EditConflict, dropped.edits.front().range.begin,
        fmt::format("rule `{}` and another rule propose different changes here; neither was made",
                    dropped.rule.str()),
        "translate it by hand");
}

std::vector<Diagnostic> runChecks(const rules::FileContext &context,
                                  const checks::CheckOptions &options) {
  checks::CheckedFile file{context.file, context.evidence, context.table, options};
  for (const std::unique_ptr<checks::Check> &check : checks::allChecks())
    check->run(file);
  return file.sink.take();
}

} // namespace

RewrittenFile rewriteFile(const project::InputFile &input, const frontend::Evidence &evidence,
                          const mapping::Table &table, rules::ImplicitHeader implicitHeader,
                          const RewriteOptions &options, std::vector<Change> more) {
  RewrittenFile result;
  result.file.input = &input;
  static const frontend::FileEvidence none;
  auto known = evidence.files.find(input.source->path());
  const frontend::FileEvidence &ofFile = known == evidence.files.end() ? none : known->second;
  bool isPlain = known != evidence.files.end() && !ofFile.mayUseCuda &&
                 !(options.includesCuda && options.includesCuda(input.source->path()));
  if (isPlain && ofFile.unconnected.empty())
    return result;
  result.file.inactive = ofFile.inactive;
  rules::RuleOptions ruleOptions = options.rules;
  ruleOptions.helperHeader = helperIncludeOf(input);
  ruleOptions.everyPlace |= mayHaveSuppressions(*input.source);
  rules::FileContext context(*input.source, ofFile, evidence, table, ruleOptions, implicitHeader);
  if (isPlain) {
    diagnoseUnconnectedNames(context, evidence);
    result.diagnostics = context.sink.take();
    return result;
  }
  for (Change &change : more)
    context.change(std::move(change));
  runRules(context);
  result.hasHiddenNames = hasHiddenNames(context);
  if (!context.plan.empty())
    result.file.newText = context.plan.apply(&result.file.map);
  result.file.changes = context.plan.changes();
  result.file.helpers = std::move(context.helpers);
  result.diagnostics = context.sink.take();
  llvm::append_range(result.diagnostics, runChecks(context, options.checks));
  return result;
}

} // namespace tranship::translate
