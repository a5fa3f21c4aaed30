#include "VerifyCommand.h"

#include "Arguments.h"
#include "Output.h"
#include "OutsideFiles.h"
#include "ReceiptAdditions.h"
#include "ReplayCommand.h"
#include "VerifyOptions.h"

#include "support/Process.h"
#include "verify/Receipt.h"
#include "verify/Recording.h"
#include "verify/VerifyReport.h"
#include "verify/WorkFolder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Signals.h"

#include <fmt/chrono.h>

#include <ctime>

#include <unistd.h>

namespace tranship {
namespace {

llvm::Error writeReport(const VerifyOptions &options, llvm::StringRef text) {
  if (!options.reportFile.empty())
    return writeFile(absolutePath(options.reportFile), text, llvm::sys::fs::perms(0644));
  llvm::outs() << text;
  return checkWritten(llvm::outs());
}

std::string jsonText(llvm::json::Value value) {
  return llvm::formatv("{0:2}", std::move(value)).str() + "\n";
}

/// What is going on, on a terminal.
void showProgress(const std::string &what) {
  if (llvm::errs().is_displayed())
    llvm::errs() << "\r\033[K" << what;
}

int exitCodeOf(const Verification &verification, const std::vector<CaseVerdict> &verdicts,
               const VerifyOptions &options) {
  bool errorsAllowed = verification.translationErrors.size() <= options.allowedErrors;
  auto isFault = [&](const CaseVerdict &one) {
    return one.verdict != Verdict::NotShown && one.verdict != Verdict::Incomplete &&
           !isGood(one.verdict);
  };
  int exitCode = verification.failed() || verification.hasHiddenDifference() || !errorsAllowed ||
                 llvm::any_of(verdicts, isFault);
  for (const std::string &id : options.required)
    if (!std::holds_alternative<Passed>(verification.backend(id)->outcome)) {
      if (!options.asJson)
        llvm::errs() << "tranship: required, but not passed: " << id << "\n";
      exitCode = 1;
    }
  return exitCode;
}

/// Of our environment, what GPU programs look at.
std::vector<std::string> relevantEnvironment() {
  std::vector<std::string> result;
  for (char **entry = environ; *entry; ++entry)
    for (llvm::StringRef prefix :
         {"CUDA_", "HIP_", "ROCR_", "HSA_", "GPU_", "NVIDIA_", "OMP_", "TRANSHIP_", "LANG=", "LC_"})
      if (llvm::StringRef(*entry).starts_with(prefix))
        result.push_back(*entry);
  llvm::sort(result);
  return result;
}

/// Something that another machine can be held against.
llvm::Error checkRecordable(const Verification &verification, const Manifest &manifest) {
  std::string problem = "no backend ran the original";
  for (const VariantResult &result : verification.results)
    for (const VerifyCase &testCase : manifest.cases)
      if (result.runs.side == Side::Original && result.runs.testCase == testCase.name) {
        problem = whyNoReference(result.runs, testCase);
        if (problem.empty())
          return llvm::Error::success();
        problem = "the original fails: " + problem;
      }
  return llvm::createStringError("nothing to record: " + problem);
}

llvm::Expected<int> replay(const VerifyOptions &options) {
  ReplayRequest request;
  request.folder = options.recording;
  request.source = options.source;
  request.machine = options.machine;
  request.checked = options.checked;
  request.asJson = options.asJson;
  request.keep = options.keep;
  request.workParent = options.workParent;
  if (options.timeout > 0)
    request.timeout = std::chrono::milliseconds(int64_t(options.timeout * 1000));
  return replayCommand(request);
}

llvm::Expected<int> run(VerifyOptions &options) {
  if (!options.traceFolder.empty() && llvm::sys::fs::exists(options.traceFolder))
    return llvm::createStringError(options.traceFolder + ": is there already");
  llvm::Expected<WorkFolder> work = WorkFolder::create(options.workParent);
  if (!work)
    return work.takeError();
  if (options.keep) {
    work->keep();
    llvm::errs() << "tranship: the files are kept in " << work->path() << "\n";
  }
  llvm::sys::SetInterruptFunction(interruptProcesses);
  VerifyJob job;
  std::string head; // what to say before the report
  std::optional<Recording> recording;
  if (options.mode == VerifyOptions::Mode::Compare) {
    llvm::Expected<Recording> read = readRecording(absolutePath(options.recording));
    if (!read)
      return read.takeError();
    recording = std::move(*read);
    job.recorded = recording->runs;
    head = "recorded of " + recording->program.name + " by " + recording->tool +
           " on: " + (recording->machine.empty() ? "no GPU tools" : recording->machine) + "\n";
  }
  showProgress("translating");
  llvm::Expected<VerifyInputs> inputs =
      options.program.empty() ? keptInputs(recording->program, options.source, work->path())
                              : readVerifyInputs(options.source, work->path());
  if (!inputs)
    return inputs.takeError();
  if (recording && hashOf(recording->program.original) != hashOf(inputs->original))
    head += "the sources are not those that were recorded\n";
  if (inputs->warnings)
    head += "to be looked at in the translation: " + std::to_string(inputs->warnings) +
            (inputs->warnings == 1 ? " warning" : " warnings") + " (tranship " + options.program +
            " shows them)\n";
  if (!inputs->headerOutside.empty())
    head += inputs->headerOutside +
            ": uses CUDA and lies outside of the program, so the port includes it untranslated; "
            "verify a folder that holds both, or name it in a manifest's `sources`\n";
  if (inputs->errorsLeftOut)
    head += "in code that this build leaves out, the translation left " +
            std::to_string(inputs->errorsLeftOut) +
            (inputs->errorsLeftOut == 1 ? " error" : " errors") + " (tranship " + options.program +
            " shows them)\n";
  for (VerifyCase &testCase : inputs->manifest.cases) {
    if (options.repeats)
      testCase.repeats = options.repeats;
    else if (options.triangulate) // so that what differs from run to run shows
      testCase.repeats = std::max(testCase.repeats, 3u);
    if (options.timeout > 0)
      testCase.timeout = std::chrono::milliseconds(int64_t(options.timeout * 1000));
  }
  Machine machine = examineMachine(options.machine);
  if (!options.receipt.empty()) {
    llvm::Expected<std::map<std::string, std::string>> files = outsideFiles(*inputs, machine);
    if (!files)
      return files.takeError();
    job.outsideFiles = std::move(*files);
  }
  job.manifest = &inputs->manifest;
  job.machine = &machine;
  job.original = std::move(inputs->original);
  job.port = std::move(inputs->port);
  job.translationErrors = std::move(inputs->errors);
  job.headerOutside = inputs->headerOutside;
  job.translatedFor = inputs->translatedFor;
  job.backends = options.backends;
  job.runners = options.runners;
  for (const auto &[id, runner] : inputs->manifest.runners)
    if (!runner.empty() && !options.runners.count(id))
      (options.allowRunners ? job.runners : job.refusedRunners)[id] = runner;
  job.compileOnly = options.compileOnly;
  job.checked = options.checked || inputs->manifest.checked;
  job.lockstep = options.lockstep || inputs->manifest.lockstep;
  job.traceKernels = options.traceKernels;
  if (!options.traceFolder.empty())
    job.traceFolder = absolutePath(options.traceFolder);
  job.workFolder = work->path();
  job.progress = showProgress;
  llvm::Expected<Verification> verification = verify(job);
  showProgress("");
  if (!verification)
    return verification.takeError();

  VerifyReportOptions report;
  report.program = options.program.empty() ? recording->program.name : options.program;
  report.tool = "tranship " TRANSHIP_VERSION;
  report.verbose = options.verbose;
  report.time = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
  if (options.mode == VerifyOptions::Mode::Record) {
    if (llvm::Error error = checkRecordable(*verification, inputs->manifest))
      return error;
    if (llvm::Error error = writeRecording(absolutePath(options.recording), job, *verification,
                                           {report.tool, report.program, relevantEnvironment()}))
      return error;
  }
  std::vector<CaseVerdict> verdicts;
  if (options.triangulate)
    verdicts = triangulate(*verification);
  std::string text = options.asJson ? jsonText(jsonReport(*verification, verdicts, report))
                                    : head + textReport(*verification, verdicts, report);
  if (!options.receipt.empty()) {
    std::string file = absolutePath(options.receipt);
    std::string program = options.program.empty() ? std::string() : absolutePath(options.program);
    llvm::json::Value receipt = receiptOf(job, *verification, verdicts, report, file,
                                          {std::move(program), inputs->portGiven});
    if (llvm::Error error =
            writeFile(file, jsonText(std::move(receipt)), llvm::sys::fs::perms(0644)))
      return error;
  }
  if (llvm::Error error = writeReport(options, text))
    return error;
  return exitCodeOf(*verification, verdicts, options);
}

llvm::Expected<int> checkReceiptFile(const VerifyOptions &options) {
  llvm::Expected<Receipt> receipt = readReceipt(absolutePath(options.checkedReceipt));
  if (!receipt)
    return receipt.takeError();
  ReceiptDemands demands;
  demands.proof = options.compileOnly ? ReceiptProof::Compilation : ReceiptProof::Comparison;
  demands.allowedErrors = options.allowedErrors;
  std::string folder = options.program.empty() ? std::string() : absolutePath(options.program);
  ReceiptCheck check = checkReceipt(*receipt, folder, demands);
  addNewFiles(*receipt, folder, check);
  for (const std::string &line : check.stale)
    llvm::outs() << "stale: " << line << "\n";
  for (const std::string &line : check.failures)
    llvm::outs() << "not good: " << line << "\n";
  for (const std::string &line : check.outcomes)
    llvm::outs() << line << "\n";
  llvm::outs() << (check.good() ? "the receipt holds\n" : "the receipt does not hold\n");
  return check.good() ? 0 : 1;
}

} // namespace

int verifyCommand(llvm::ArrayRef<llvm::StringRef> given, const char *program) {
  VerifyOptions options;
  if (std::optional<int> exitCode = readOptions(given, options))
    return *exitCode;
  options.machine.program =
      llvm::sys::fs::getMainExecutable(program, reinterpret_cast<void *>(&verifyCommand));
  if (options.schema) {
    llvm::outs() << manifestSchema();
    return 0;
  }
  if (options.doctor) {
    Machine machine = examineMachine(options.machine);
    llvm::outs() << (options.asJson ? jsonText(doctorJson(machine)) : doctorReport(machine));
    return 0;
  }
  llvm::Expected<int> exitCode = options.mode == VerifyOptions::Mode::Replay ? replay(options)
                                 : options.checkedReceipt.empty()            ? run(options)
                                                                  : checkReceiptFile(options);
  return exitCode ? *exitCode : fail(llvm::toString(exitCode.takeError()));
}

} // namespace tranship
