// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/HeaderCommand.h"

#include "compatibility/CompatibilityHeader.h"
#include "driver/Project.h"
#include "driver/ReportOutput.h"
#include "support/ExitCode.h"

#include "diagnostics/Finding.h"
#include "support/FileWriting.h"
#include "support/Text.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

namespace fs = llvm::sys::fs;

/// A translation that is not written, and leaves what HIP takes as it is.
RunRequest headerRequest(const ParsedCommandLine &line) {
  RunRequest request = commonRequest(line);
  request.output.diff = true;
  request.output.buildFiles = BuildFileMode::None;
  request.output.helpers = rules::HelperForm::None;
  request.form.keepChevrons = true;
  request.files.output = line.value(OptionId::HeaderOutput);
  return request;
}

/// Errors: a file of the user, which tranship has not written, is in the way.
llvm::Error checkTarget(const std::string &file) {
  llvm::Expected<std::string> text = readRegularFile(file, maxSourceSize);
  if (!text) {
    llvm::consumeError(text.takeError());
    return fs::exists(file) && !fs::is_regular_file(file)
               ? llvm::createStringError(file + ": is not a regular file")
               : llvm::Error::success();
  }
  if (llvm::StringRef(*text).contains("cuda_to_hip") ||
      llvm::StringRef(*text).contains("tranship header"))
    return llvm::Error::success();
  return llvm::createStringError(file +
                                 ": was not written by `tranship header`; name another place "
                                 "or remove it");
}

llvm::Error writeFolder(const std::string &folder,
                        const std::map<std::string, std::string> &files) {
  for (const auto &[path, text] : files)
    if (llvm::Error error = checkTarget(joinPath(folder, path)))
      return error;
  if (std::error_code error = fs::create_directories(folder))
    return llvm::createFileError(folder, error);
  std::vector<ResultFile> results;
  for (const auto &[path, text] : files)
    results.push_back({joinPath(folder, path), folder, text});
  return writeResultFiles(results).takeError();
}

/// Writes or prints the header. Returns what was written, for the summary.
llvm::Expected<std::string> writeHeader(const std::string &output,
                                        const CompatibilityNames &names) {
  if (output.empty()) {
    llvm::outs() << singleHeader(names);
    if (llvm::Error error = checkWritten(llvm::outs()))
      return error;
    return std::string();
  }
  std::string target = absolutePath(output);
  if (fs::is_directory(target) || llvm::StringRef(output).ends_with("/")) {
    std::map<std::string, std::string> files = headerFolder(names);
    if (llvm::Error error = writeFolder(target, files))
      return error;
    return fmt::format("wrote {} to {}\n", plural(files.size(), "header"), output);
  }
  if (llvm::Error error = checkTarget(target))
    return error;
  if (llvm::Error error = writeNamedFile(target, singleHeader(names)))
    return error;
  return fmt::format("wrote {}\n", output);
}

int exitCodeOf(const Translation &translation) {
  if (!translation.notParsed.empty())
    return NotParsed;
  return translation.count(Severity::Error) || translation.count(Severity::Warning) ? WorkLeft
                                                                                    : NothingLeft;
}

} // namespace

llvm::Expected<int> headerCommand(const ParsedCommandLine &line) {
  RunRequest request = headerRequest(line);
  if (request.inputs.empty())
    return line.misuse("name the sources: files or folders");
  llvm::Expected<RunPlan> plan = planRun(request);
  if (!plan)
    return plan.takeError();
  llvm::Expected<RunResult> result = translateRun(request, *plan);
  if (!result)
    return result.takeError();
  CompatibilityNames names = compatibilityNames(result->translation, *plan->project.table);
  llvm::Expected<std::string> written = writeHeader(line.value(OptionId::HeaderOutput), names);
  if (!written)
    return written.takeError();
  size_t problems = names.problems.size();
  llvm::append_range(result->translation.diagnostics, std::move(names.problems));
  llvm::sort(result->translation.diagnostics, isBefore);
  ReportRequest brief = request.report;
  brief.quiet = true;
  if (llvm::Error error = writeReport(brief, *plan, *result))
    return error;
  if (!request.report.quiet)
    llvm::errs() << *written
                 << fmt::format(
                        "the output replaces {} and {} of CUDA; {}\n",
                        plural(names.count(), "name"), plural(names.headers.size(), "header"),
                        problems ? plural(problems, "place") + " cannot be served by a header"
                                 : "no place needs more than that");
  return exitCodeOf(result->translation);
}

} // namespace tranship::driver
