// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/FileRewriting.h"

#include "checks/Check.h"
#include "rules/MacroReplacement.h"
#include "rules/UnconnectedNames.h"
#include "source/ArchitectureTests.h"
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

/// One try of all rules on a file.
struct Attempt {
  rules::RuleOptions options;
  std::optional<rules::FileContext> context;
};

using TryWith = llvm::function_ref<std::unique_ptr<Attempt>(int64_t architecture)>;

bool hasLine(llvm::ArrayRef<Range> ranges, const SourceFile &file, unsigned line) {
  return llvm::any_of(ranges, [&](Range range) {
    return file.lineAndColumn(range.begin).first <= line &&
           line < file.lineAndColumn(range.end).first;
  });
}

/// Translates a file so that code which is for newer GPUs alone is kept, if all that this adds to the
/// port can be translated.
std::unique_ptr<Attempt> keepCode(const SourceFile &file, MacroValues values, TryWith tryWith) {
  std::vector<int64_t> architectures = architecturesThatKeepCode(file, values);
  std::vector<Range> usuallyDead;
  if (!architectures.empty())
    usuallyDead = branchesDeadInPort(file, values);
  for (int64_t architecture : architectures) {
    std::unique_ptr<Attempt> attempt = tryWith(architecture);
    if (llvm::none_of(attempt->context->sink.added(), [&](const Diagnostic &diagnostic) {
          return severityOf(diagnostic.kind) == Severity::Error &&
                 hasLine(usuallyDead, file, diagnostic.line);
        }))
      return attempt;
  }
  return tryWith(usualArchitecture);
}

std::vector<Diagnostic> runChecks(const rules::FileContext &context,
                                  const checks::CheckOptions &options) {
  checks::CheckedFile file{context.file, context.evidence, context.table, options,
                           context.options.cudaArchitecture};
  for (const std::unique_ptr<checks::Check> &check : checks::allChecks())
    check->run(file);
  return file.sink.take();
}

} // namespace

RewrittenFile rewriteFile(const project::InputFile &input, const frontend::Evidence &evidence,
                          const mapping::Table &table, rules::ImplicitHeader implicitHeader,
                          const RewriteOptions &options, llvm::ArrayRef<Change> more) {
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
  auto contextWith = [&](int64_t architecture) {
    auto attempt = std::make_unique<Attempt>(ruleOptions);
    attempt->options.cudaArchitecture = architecture;
    attempt->context.emplace(*input.source, ofFile, evidence, table, attempt->options,
                             implicitHeader);
    return attempt;
  };
  if (isPlain) {
    std::unique_ptr<Attempt> attempt = contextWith(usualArchitecture);
    diagnoseUnconnectedNames(*attempt->context, evidence);
    result.diagnostics = attempt->context->sink.take();
    return result;
  }
  auto tryWith = [&](int64_t architecture) {
    std::unique_ptr<Attempt> attempt = contextWith(architecture);
    for (const Change &change : more)
      attempt->context->change(change);
    runRules(*attempt->context);
    return attempt;
  };
  auto valueOf = [&](llvm::StringRef macro) {
    return rules::valueInPort(macro, evidence.userNames, table, ruleOptions);
  };
  std::unique_ptr<Attempt> attempt = options.cudaArchitecture
                                         ? tryWith(*options.cudaArchitecture)
                                         : keepCode(*input.source, valueOf, tryWith);
  rules::FileContext &context = *attempt->context;
  result.hasHiddenNames = hasHiddenNames(context);
  for (Range dead : context.deadCode)
    result.deadLines.emplace_back(input.source->lineAndColumn(dead.begin).first,
                                  input.source->lineAndColumn(dead.end).first);
  if (!context.plan.empty())
    result.file.newText = context.plan.apply(&result.file.map);
  result.file.changes = context.plan.changes();
  result.file.helpers = std::move(context.helpers);
  result.diagnostics = context.sink.take();
  llvm::append_range(result.diagnostics, runChecks(context, options.checks));
  return result;
}

} // namespace tranship::translate
