// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/VerifyJobs.h"

#include "driver/Output.h"
#include "support/ExitCode.h"

#include "support/FileWriting.h"
#include "support/Process.h"
#include "support/Text.h"
#include "support/ToolVersion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"

#include <fmt/chrono.h>

#include <ctime>

namespace tranship::driver {

llvm::Expected<WorkFolder> workFolderFor(const VerifyOptions &options) {
  llvm::Expected<WorkFolder> work = WorkFolder::create(options.runs.workParent);
  if (work && options.runs.keep) {
    work->keep();
    llvm::errs() << "tranship: the files are kept in " << work->path() << "\n";
  }
  llvm::sys::SetInterruptFunction(interruptProcesses);
  return work;
}

void fillJob(const VerifyOptions &options, VerifyInputs &inputs, const Machine &machine,
             const std::string &workFolder, VerifyJob &job) {
  for (VerifyCase &testCase : inputs.manifest.cases) {
    if (options.runs.repeats)
      testCase.repeats = options.runs.repeats;
    else if (options.runs.triangulate) // to show what differs from run to run
      testCase.repeats = std::max(testCase.repeats, 3u);
    if (options.runs.timeout > 0)
      testCase.timeout = std::chrono::milliseconds(int64_t(options.runs.timeout * 1000));
  }
  job.manifest = &inputs.manifest;
  job.machine = &machine;
  job.original = std::move(inputs.original);
  job.port = std::move(inputs.port);
  job.origin.errors = std::move(inputs.errors);
  job.origin.headerOutside = inputs.headerOutside;
  job.origin.hipVersion = inputs.translatedFor;
  job.backends = options.backends;
  job.runners.allowed = options.runners;
  for (const auto &[id, runner] : inputs.manifest.runners)
    if (!runner.empty() && !options.runners.count(id))
      (options.runs.allowRunners ? job.runners.allowed : job.runners.refused)[id] = runner;
  job.scrutiny.compileOnly = options.runs.compileOnly;
  job.scrutiny.checked = options.runs.checked || inputs.manifest.checked;
  job.scrutiny.lockstep = options.runs.lockstep || inputs.manifest.lockstep;
  job.scrutiny.traceKernels = options.runs.traceKernels;
  job.jobs = options.source.run.parse.jobs;
  job.workFolder = workFolder;
  job.progress = [&options](const std::string &what) { showProgress(options, what); };
}

/// " (`tranship check prog -- -DN=4` shows them)"; empty if the program is not on this machine.
static std::string hintAtCheck(llvm::StringRef program, llvm::ArrayRef<std::string> flags,
                               size_t count) {
  if (program.empty())
    return {};
  std::string path = program.str();
  if (llvm::sys::path::filename(path) == manifestFileName) {
    path = llvm::sys::path::parent_path(path).str();
    path = path.empty() ? "." : path;
  }
  std::string command = "tranship check " + shellQuoted(path) + (flags.empty() ? "" : " --");
  for (const std::string &flag : flags)
    command += " " + shellQuoted(flag);
  return fmt::format(" (`{}` shows {})", command, count == 1 ? "it" : "them");
}

std::string remarksOn(const VerifyInputs &inputs, const std::string &program,
                      llvm::ArrayRef<std::string> flags) {
  std::string text;
  if (inputs.warnings)
    text += fmt::format("{} translation warning{} review{}\n", inputs.warnings,
                        inputs.warnings == 1 ? " needs" : "s need",
                        hintAtCheck(program, flags, inputs.warnings));
  if (!inputs.headerOutside.empty())
    text +=
        inputs.headerOutside +
        ": uses CUDA and is outside the program's folder, so the port includes it untranslated; "
        "verify a folder that contains both, or list it in the manifest's `sources`\n";
  if (inputs.errorsLeftOut)
    text += fmt::format("the translation left {} error{} in code that this build leaves out{}\n",
                        inputs.errorsLeftOut, inputs.errorsLeftOut == 1 ? "" : "s",
                        hintAtCheck(program, flags, inputs.errorsLeftOut));
  return text;
}

VerifyReportOptions reportOptions(const VerifyOptions &options, const std::string &program) {
  VerifyReportOptions report;
  report.program = program;
  report.tool = ("tranship " + toolVersion()).str();
  report.verbose = options.report.verbose;
  report.time = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
  return report;
}

int exitCodeOf(const Verification &verification, const std::vector<CaseVerdict> &verdicts,
               const VerifyOptions &options) {
  bool errorsAllowed = verification.translationErrors.size() <= options.runs.allowedErrors;
  auto isFault = [&](const CaseVerdict &one) {
    return one.verdict != Verdict::NotShown && one.verdict != Verdict::Incomplete &&
           !isGood(one.verdict);
  };
  int exitCode = verification.failed() || verification.hasHiddenDifference() || !errorsAllowed ||
                 llvm::any_of(verdicts, isFault);
  bool isRun =
      options.mode == VerifyOptions::Mode::Verify || options.mode == VerifyOptions::Mode::Compare;
  if (!exitCode && isRun && !options.runs.allowSkips && verification.isAllSkipped())
    exitCode = NothingVerified;
  for (const std::string &id : options.required) {
    const BackendResult *backend = verification.backend(id);
    if (backend && std::holds_alternative<Passed>(backend->outcome))
      continue;
    if (!options.report.asJson)
      llvm::errs() << "tranship: required backend did not pass: " << id << "\n";
    exitCode = 1;
  }
  return exitCode;
}

llvm::Error writeReport(const VerifyOptions &options, llvm::StringRef text) {
  if (!options.report.reportFile.empty())
    return writeNamedFile(absolutePath(options.report.reportFile), text);
  llvm::outs() << (options.report.asJson ? text : printableText(text));
  return checkWritten(llvm::outs());
}

void showProgress(const VerifyOptions &options, const std::string &what) {
  if (!options.report.quiet && llvm::errs().is_displayed())
    llvm::errs() << "\r\033[K" << what;
}

} // namespace tranship::driver
