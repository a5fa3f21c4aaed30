// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/ProgramRuns.h"

#include "driver/verify/VerifyJobs.h"

#include "support/FileWriting.h"
#include "support/FolderRemoval.h"
#include "support/Process.h"
#include "support/Text.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/Threading.h"

#include <fmt/format.h>

#include <mutex>

namespace tranship::driver {
namespace {

/// The maximum size of a report, and of what the process of a program may print.
constexpr uint64_t maxReport = uint64_t(64) << 20, maxPrinted = uint64_t(1) << 20;

class ProgramRuns {
public:
  explicit ProgramRuns(const ProgramRunsRequest &request) : request_(request) {}

  std::vector<ProgramResult> run() {
    const std::vector<FoundProgram> &programs = request_.tree->programs;
    results_.resize(programs.size());
    unsigned jobs = request_.options->source.run.parse.jobs;
    llvm::DefaultThreadPool pool(jobs ? llvm::hardware_concurrency(jobs)
                                      : llvm::heavyweight_hardware_concurrency());
    showLine();
    for (size_t i = 0; i < programs.size(); ++i)
      pool.async([this, i] { verify(i); });
    pool.wait();
    showProgress(*request_.options, "");
    llvm::erase_if(results_, [](const ProgramResult &result) { return !isComplete(result); });
    return std::move(results_);
  }

private:
  /// A program that never began has no name.
  static bool isComplete(const ProgramResult &result) {
    return !result.name.empty() && result.reason != "interrupted";
  }

  void verify(size_t index) {
    const FoundProgram &program = request_.tree->programs[index];
    ProgramResult &result = results_[index];
    {
      std::lock_guard lock(mutex_);
      if (isInterrupted_)
        return;
      running_.push_back(program.name);
      showLine();
    }
    result.name = program.name;
    if (program.inferred)
      result.manifest = program.inferred->text;
    if (llvm::Error error = verify(program, index, result))
      result.reason = llvm::toString(std::move(error));
    std::lock_guard lock(mutex_);
    isInterrupted_ |= result.reason == "interrupted";
    running_.erase(llvm::find(running_, program.name));
    ++done_;
    failed_ += result.status >= ProgramStatus::Untranslated;
    showLine();
  }

  llvm::Error verify(const FoundProgram &program, size_t index, ProgramResult &result) {
    std::string folder = fmt::format("{}/{}", request_.workFolder, index);
    if (std::error_code error = llvm::sys::fs::create_directories(folder))
      return llvm::createFileError(folder, error);
    std::string report = folder + "/report.json";
    ProcessCommand command;
    command.arguments = {request_.options->machine.program, "verify"};
    llvm::append_range(command.arguments, request_.optionWords);
    llvm::append_range(command.arguments,
                       std::initializer_list<std::string>{
                           "--format=json", "--report-file=" + report,
                           "--work-dir=" + folder + "/work", "--jobs=1", "--quiet"});
    if (program.inferred) {
      std::string manifest = folder + "/" + llvm::sys::path::filename(program.manifestFile).str();
      if (llvm::Error error = writeTextFile(manifest, program.inferred->text))
        return error;
      command.arguments.push_back("--manifest=" + manifest);
      command.arguments.push_back(program.inferred->folder);
    } else {
      command.arguments.push_back(program.manifestFile);
    }
    if (!request_.flags.empty())
      command.arguments.push_back("--");
    llvm::append_range(command.arguments, request_.flags);
    command.stdoutFile = folder + "/stdout";
    command.stderrFile = folder + "/stderr";
    command.limits.outputBytes = maxPrinted;
    // Each step has its own limits. This one catches everything else.
    command.limits.time = std::chrono::hours(6);
    llvm::Expected<ProcessResult> ended = runProcess(command);
    if (!ended)
      return ended.takeError();
    result.seconds = double(ended->time.count()) / 1000;
    bool hasExited = ended->end == ProcessResult::End::Exited;
    std::string message =
        hasExited ? textOrNothing(command.stderrFile) : "tranship ended early: " + ended->str();
    std::string json;
    if (llvm::Expected<std::string> text = readRegularFile(report, maxReport))
      json = std::move(*text);
    else
      llvm::consumeError(text.takeError());
    readReport(json, hasExited ? ended->code : -1, message, result);
    if (program.inferred && !program.inferred->reduced.empty())
      result.reason += (result.reason.empty() ? "" : "; ") + std::string("arguments reduced: ") +
                       llvm::join(program.inferred->reduced, ", ");
    if (!request_.options->runs.keep)
      removeFolder(folder);
    return llvm::Error::success();
  }

  void showLine() const {
    std::string text = fmt::format("{}/{} programs", done_, results_.size());
    if (failed_)
      text += fmt::format(", {} failed", failed_);
    if (!running_.empty())
      text += ": " + llvm::join(running_, ", ");
    constexpr size_t lineWidth = 79;
    showProgress(*request_.options, text.substr(0, lineWidth));
  }

  const ProgramRunsRequest &request_;
  std::vector<ProgramResult> results_;
  std::mutex mutex_;
  std::vector<std::string> running_;
  size_t done_ = 0, failed_ = 0;
  bool isInterrupted_ = false;
};

} // namespace

std::vector<ProgramResult> verifyPrograms(const ProgramRunsRequest &request) {
  return ProgramRuns(request).run();
}

} // namespace tranship::driver
