// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/FileRewriting.h"

#include "checks/Check.h"
#include "rules/MacroReplacement.h"
#include "rules/Rewriting.h"
#include "rules/UnconnectedNames.h"
#include "source/ArchitectureTests.h"
#include "source/Suppressions.h"
#include "translate/HelperHeaders.h"
#include "translate/UnresolvedCalls.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::translate {
namespace {

bool hasHiddenNames(const rules::FileView &view) {
  return llvm::any_of(view.uses, [&](const rules::ResolvedUse &use) {
    const SourceToken &token = view.file.tokens()[use.token];
    return use.layer == Layer::Token && token.directive == Directive::None &&
           llvm::none_of(view.evidence.inactive,
                         [&](Range range) { return range.contains(token.offset); });
  });
}

/// One try of all rules on a file.
struct Attempt {
  rules::RuleOptions options;
  std::optional<rules::FileView> view;
  std::optional<rules::Rewriting> rewriting;
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
std::unique_ptr<Attempt> keepCode(const SourceFile &file, MacroStates values, TryWith tryWith) {
  std::vector<KeptCode> architectures = architecturesThatKeepCode(file, values);
  std::vector<Range> usuallyDead;
  if (!architectures.empty())
    usuallyDead = branchesDeadInPort(file, values);
  for (const auto &[architecture, code] : architectures) {
    std::unique_ptr<Attempt> attempt = tryWith(architecture);
    if (llvm::none_of(attempt->rewriting->diagnostics, [&](const Diagnostic &diagnostic) {
          return severityOf(diagnostic.kind) == Severity::Error &&
                 (hasLine(usuallyDead, file, diagnostic.line) ||
                  hasLine(code, file, diagnostic.line));
        }))
      return attempt;
  }
  return tryWith(usualArchitecture);
}

std::vector<Diagnostic> runChecks(const rules::FileView &view,
                                  const checks::CheckOptions &options) {
  checks::CheckedFile file{view.file, view.evidence, view.table, options,
                           view.options.cudaArchitecture};
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
  auto viewWith = [&](int64_t architecture) {
    auto attempt = std::make_unique<Attempt>(ruleOptions);
    attempt->options.cudaArchitecture = architecture;
    attempt->view.emplace(*input.source, ofFile, evidence, table, attempt->options, implicitHeader);
    return attempt;
  };
  if (isPlain) {
    std::unique_ptr<Attempt> attempt = viewWith(usualArchitecture);
    if (std::optional<rules::Finding> finding = rules::unconnectedNames(*attempt->view, evidence))
      if (std::optional<Diagnostic> diagnostic = rules::diagnosticOf(*attempt->view, *finding))
        result.diagnostics.push_back(std::move(*diagnostic));
    return result;
  }
  static const std::vector<rules::AnyRule> allRules = rules::allRules();
  std::vector<rules::AnyRule> someRules;
  if (!ruleOptions.withoutRule.empty())
    someRules = rules::allRules(ruleOptions.withoutRule);
  auto tryWith = [&](int64_t architecture) {
    std::unique_ptr<Attempt> attempt = viewWith(architecture);
    attempt->rewriting.emplace(
        rules::rewrite(*attempt->view, someRules.empty() ? allRules : someRules, more));
    return attempt;
  };
  auto valueOf = [&](llvm::StringRef macro) {
    return rules::macroInPort(macro, evidence.userNames, table, ruleOptions);
  };
  std::unique_ptr<Attempt> attempt = options.cudaArchitecture
                                         ? tryWith(*options.cudaArchitecture)
                                         : keepCode(*input.source, valueOf, tryWith);
  const rules::FileView &view = *attempt->view;
  rules::Rewriting &rewriting = *attempt->rewriting;
  result.hasHiddenNames = hasHiddenNames(view);
  for (Range dead : view.deadCode)
    result.deadLines.emplace_back(input.source->lineAndColumn(dead.begin).first,
                                  input.source->lineAndColumn(dead.end).first);
  if (!rewriting.plan.empty())
    result.file.newText = rewriting.plan.apply(&result.file.map);
  result.file.changes = rewriting.plan.changes();
  result.file.helpers = std::move(rewriting.helpers);
  result.diagnostics = std::move(rewriting.diagnostics);
  blameUnresolvedArguments(result.diagnostics, *input.source, evidence.problems);
  llvm::append_range(result.diagnostics, runChecks(view, options.checks));
  return result;
}

} // namespace tranship::translate
