// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/VerifyCommand.h"

#include "driver/Output.h"
#include "driver/verify/OutsideFiles.h"
#include "driver/verify/PackCommands.h"
#include "driver/verify/PortEdits.h"
#include "driver/verify/ReceiptAdditions.h"
#include "driver/verify/ReplayCommand.h"
#include "driver/verify/TreeCommand.h"
#include "driver/verify/VerifyJobs.h"
#include "driver/verify/VerifyOptions.h"

#include "support/FileWriting.h"
#include "support/Paths.h"
#include "support/Text.h"
#include "verify/report/Receipt.h"
#include "verify/report/Recording.h"
#include "verify/report/VerifyReport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <unistd.h>

namespace tranship::driver {
namespace {

/// The environment variables that GPU programs may depend on, as NAME=VALUE.
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

/// Errors: no run of the original can serve as a reference.
llvm::Error checkRecordable(const Verification &verification, const Manifest &manifest) {
  std::string problem = "no backend ran the original";
  for (const JudgedVariant &result : verification.results)
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
  request.folder = options.what.recording;
  request.source = options.source;
  request.machine = options.machine;
  request.checked = options.runs.checked;
  request.asJson = options.report.asJson;
  request.keep = options.runs.keep;
  request.workParent = options.runs.workParent;
  if (options.runs.timeout > 0)
    request.timeout = std::chrono::milliseconds(int64_t(options.runs.timeout * 1000));
  return replayCommand(request);
}

llvm::Error record(const VerifyOptions &options, const VerifyJob &job,
                   const Verification &verification, const VerifyReportOptions &report) {
  if (llvm::Error error = checkRecordable(verification, *job.manifest))
    return error;
  return writeRecording(absolutePath(options.what.recording), job, verification,
                        {report.tool, report.program, relevantEnvironment()});
}

llvm::Error writeReceipt(const VerifyOptions &options, const VerifyJob &job,
                         const Verification &verification, const std::vector<CaseVerdict> &verdicts,
                         const VerifyReportOptions &report,
                         const std::vector<std::string> &portGiven) {
  std::string file = absolutePath(options.report.receipt);
  std::string program =
      options.what.program.empty() ? std::string() : absolutePath(options.what.program);
  llvm::json::Value receipt =
      receiptOf(job, verification, verdicts, report, file, {std::move(program), portGiven});
  return writeFile(file, jsonText(std::move(receipt)));
}

/// Creates the folder of a receipt if it is below the working folder, before anything runs. Errors: it is
/// elsewhere and does not exist, or it cannot be created.
llvm::Error makeReceiptFolder(const std::string &receipt) {
  std::string folder = llvm::sys::path::parent_path(receipt).str(), known = folder;
  if (llvm::sys::fs::is_directory(folder))
    return llvm::Error::success();
  while (!llvm::sys::fs::exists(known))
    known = llvm::sys::path::parent_path(known).str();
  if (!isWithin(realPath("."), realPath(known)))
    return llvm::createStringError(folder +
                                   ": this folder for the receipt does not exist; create it");
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return llvm::createFileError(folder, error);
  return llvm::Error::success();
}

/// Replaces the arguments of the only case by those of the command line.
llvm::Error setArguments(const VerifyOptions &options, Manifest &manifest) {
  if (!options.runs.arguments)
    return llvm::Error::success();
  if (manifest.cases.size() > 1)
    return llvm::createStringError(manifest.file + ": has several cases; list arguments there "
                                                   "instead of passing --args");
  manifest.cases.front().arguments = *options.runs.arguments;
  return llvm::Error::success();
}

llvm::Expected<int> run(const VerifyOptions &options) {
  if (!options.runs.traceFolder.empty() && llvm::sys::fs::exists(options.runs.traceFolder))
    return llvm::createStringError(options.runs.traceFolder +
                                   ": already exists; choose a new folder");
  if (!options.report.receipt.empty())
    if (llvm::Error error = makeReceiptFolder(absolutePath(options.report.receipt)))
      return error;
  llvm::Expected<WorkFolder> work = workFolderFor(options);
  if (!work)
    return work.takeError();
  VerifyJob job;
  std::string head; // remarks before the report
  std::optional<Recording> recording;
  if (options.mode == VerifyOptions::Mode::Compare) {
    llvm::Expected<Recording> read = readRecording(absolutePath(options.what.recording));
    if (!read)
      return read.takeError();
    recording = std::move(*read);
    job.recorded = recording->runs;
    head = "recording of " + recording->program.name + ", made by " + recording->tool +
           " on: " + (recording->machine.empty() ? "no GPU tools" : recording->machine) + "\n";
  }
  showProgress(options, "translating");
  llvm::Expected<VerifyInputs> inputs =
      options.what.program.empty() ? keptInputs(recording->program, options.source, work->path())
                                   : readVerifyInputs(options.source, work->path());
  if (!inputs)
    return inputs.takeError();
  if (recording && hashOf(recording->program.original) != hashOf(inputs->original))
    head += "the sources have changed since the recording\n";
  if (llvm::Error error = setArguments(options, inputs->manifest))
    return error;
  head += remarksOn(*inputs, options.what.program, options.source.flags);
  Machine machine = examineMachine(options.machine);
  if (!options.report.receipt.empty()) {
    llvm::Expected<std::map<std::string, std::string>> files = outsideFiles(*inputs, machine);
    if (!files)
      return files.takeError();
    job.outsideFiles = std::move(*files);
  }
  fillJob(options, *inputs, machine, work->path(), job);
  if (options.mode == VerifyOptions::Mode::Verify && !options.namesBackends &&
      !options.runs.compileOnly)
    for (const auto &backend : allBackends())
      if (backend->joins(machine) && !llvm::is_contained(job.backends, backend.get()))
        job.backends.push_back(backend.get());
  job.origin.isGiven = options.mode == VerifyOptions::Mode::Verify && !inputs->portGiven.empty();
  if (!options.runs.traceFolder.empty())
    job.scrutiny.traceFolder = absolutePath(options.runs.traceFolder);
  llvm::Expected<Verification> verification = verifyProgram(job);
  showProgress(options, "");
  if (!verification)
    return verification.takeError();
  if (verification->failed() && !inputs->portGiven.empty())
    verification->portEdits =
        describePortEdits(options.source, *job.manifest, job.original, job.port);

  VerifyReportOptions report = reportOptions(
      options, options.what.program.empty() ? recording->program.name : options.what.program);
  if (options.mode == VerifyOptions::Mode::Record)
    if (llvm::Error error = record(options, job, *verification, report))
      return error;
  std::vector<CaseVerdict> verdicts;
  if (options.runs.triangulate)
    verdicts = triangulate(*verification);
  std::string text = options.report.asJson ? jsonText(jsonReport(*verification, verdicts, report))
                                           : head + textReport(*verification, verdicts, report);
  if (!options.report.receipt.empty())
    if (llvm::Error error =
            writeReceipt(options, job, *verification, verdicts, report, inputs->portGiven))
      return error;
  if (llvm::Error error = writeReport(options, text))
    return error;
  return exitCodeOf(*verification, verdicts, options);
}

llvm::Expected<int> checkReceiptFile(const VerifyOptions &options) {
  llvm::Expected<Receipt> receipt = readReceipt(absolutePath(options.report.checkedReceipt));
  if (!receipt)
    return receipt.takeError();
  ReceiptDemands demands;
  demands.proof = options.runs.compileOnly ? ReceiptProof::Compilation : ReceiptProof::Comparison;
  demands.allowedErrors = options.runs.allowedErrors;
  std::string folder =
      options.what.program.empty() ? std::string() : absolutePath(options.what.program);
  ReceiptCheck check = checkReceipt(*receipt, folder, demands);
  addNewFiles(*receipt, folder, check);
  for (const std::string &line : check.stale)
    llvm::outs() << "stale: " << line << "\n";
  for (const std::string &line : check.failures)
    llvm::outs() << "problem: " << line << "\n";
  for (const std::string &line : check.outcomes)
    llvm::outs() << line << "\n";
  llvm::outs() << (check.good() ? "the receipt holds\n" : "the receipt does not hold\n");
  return check.good() ? 0 : 1;
}

} // namespace

llvm::Expected<int> verifyCommand(const ParsedCommandLine &line, const char *program) {
  llvm::Expected<VerifyOptions> read = verifyOptions(line);
  if (!read)
    return read.takeError();
  VerifyOptions &options = *read;
  options.machine.program =
      llvm::sys::fs::getMainExecutable(program, reinterpret_cast<void *>(&verifyCommand));
  if (options.what.schema) {
    llvm::outs() << manifestSchema();
    return 0;
  }
  if (options.what.doctor) {
    Machine machine = examineMachine(options.machine);
    llvm::outs() << (options.report.asJson ? jsonText(doctorJson(machine)) : doctorReport(machine));
    return 0;
  }
  llvm::Expected<std::optional<ProgramTree>> tree = treeOf(line, options);
  if (!tree)
    return tree.takeError();
  if (*tree)
    return treeCommand(line, options, **tree);
  switch (options.mode) {
  case VerifyOptions::Mode::Replay:
    return replay(options);
  case VerifyOptions::Mode::Pack:
    return packCommand(options);
  case VerifyOptions::Mode::Judge:
    return judgeCommand(options);
  case VerifyOptions::Mode::Verify:
  case VerifyOptions::Mode::Record:
  case VerifyOptions::Mode::Compare:
    break;
  }
  return options.report.checkedReceipt.empty() ? run(options) : checkReceiptFile(options);
}

} // namespace tranship::driver
