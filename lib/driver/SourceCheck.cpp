// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/SourceCheck.h"

#include "support/ToolVersion.h"

namespace tranship::driver {

/// `kinds` must outlive the selection.
static void select(DiagnosticSelection &selection, const FileSettings &kinds,
                   const RunRequest &request) {
  selection.reportSettled = true;
  selection.everyPlace = true; // any one of them may be new or suppressed
  selection.isSelected = [&kinds](llvm::StringRef file, DiagnosticKind kind) {
    // What hides code is reported whatever is checked: its findings may be missing.
    return kinds.isSelected(file, kind) || (hidesCode(kind) && severityOf(kind) != Severity::Note);
  };
  selection.errorsCanBeSuppressed = true;
  // With fewer targets there are fewer findings, so a suppression may be unused only this time.
  selection.reportUnusedSuppressions = request.project.targets.empty();
}

llvm::Expected<std::unique_ptr<CheckedSources>> checkSources(const CheckArguments &arguments,
                                                             Project project, ReadSources sources,
                                                             std::function<bool()> isStopped) {
  auto checked = std::make_unique<CheckedSources>();
  llvm::Expected<FileSettings> kinds = FileSettings::read(sources.inputs, arguments.kinds);
  if (!kinds)
    return kinds.takeError();
  checked->kinds = std::move(*kinds);
  llvm::Expected<RunPlan> plan = planRun(arguments.run, std::move(project), std::move(sources));
  if (!plan)
    return plan.takeError();
  checked->plan = std::move(*plan);
  select(checked->plan.translate.selection, checked->kinds, arguments.run);
  checked->plan.translate.control.isStopped = std::move(isStopped);
  llvm::Expected<RunResult> result = translateRun(arguments.run, checked->plan);
  if (!result)
    return result.takeError();
  checked->result = std::move(*result);
  return checked;
}

Findings findingsOf(const CheckedSources &checked, const CheckArguments &arguments) {
  FindingOptions options;
  options.isError = [&](llvm::StringRef file, DiagnosticKind kind) {
    return checked.kinds.isError(file, kind);
  };
  options.verbose = arguments.run.report.verbose;
  options.asWritten = arguments.asWritten;
  options.root = workingDirectory();
  options.version = toolVersion().str();
  return findingsOf(checked.result.translation, options);
}

} // namespace tranship::driver
