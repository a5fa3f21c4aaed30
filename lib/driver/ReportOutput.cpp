// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/ReportOutput.h"

#include "driver/HipHeaders.h"
#include "mapping/HipReleases.h"
#include "report/HtmlReport.h"
#include "source/UnifiedDiff.h"
#include "support/FileWriting.h"
#include "support/Text.h"
#include "support/ToolVersion.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <ctime>

namespace tranship::driver {

namespace fs = llvm::sys::fs;

namespace {

std::string reportText(ReportFormat format, const Translation &translation, const RunFacts &run,
                       const ReportOptions &options) {
  switch (format) {
  case ReportFormat::Text:
    return textReport(translation, run, options);
  case ReportFormat::Json:
    return jsonText(jsonReport(translation, run, options));
  case ReportFormat::Html:
    return htmlReport(translation, run, options);
  case ReportFormat::None:
    return {};
  }
  return {};
}

/// "tranship 0.1.0, 2026-01-31 12:00 UTC: tranship -o port src".
std::string makerOf(const ReportRequest &request) {
  std::time_t now = std::time(nullptr);
  std::tm utc{};
  char time[32] = "";
  if (gmtime_r(&now, &utc))
    std::strftime(time, sizeof time, "%Y-%m-%d %H:%M UTC", &utc);
  llvm::StringRef command = request.commandLine;
  command.consume_back(" --"); // without flags for the compiler
  return fmt::format("tranship {}, {}: {}", fullToolVersion().str(), time, command.str());
}

std::vector<std::pair<std::string, std::string>> diffsOf(const BuildResult &build) {
  std::vector<std::pair<std::string, std::string>> diffs;
  for (const OutputFile &file : build.files)
    if (file.newText) {
      std::string name = relativeTo(file.source.root, file.source.path).value_or("").str();
      diffs.push_back(
          {file.source.path, unifiedDiff(file.text, *file.newText, "a/" + name, "b/" + name)});
    }
  return diffs;
}

} // namespace

llvm::Error checkReportFile(const ReportRequest &request, llvm::ArrayRef<InputFile> inputs,
                            const OutputPlan &plan) {
  if (request.file.empty())
    return llvm::Error::success();
  if (request.format == ReportFormat::None)
    return llvm::createStringError("--report-file and --format=none cannot be used together");
  std::string file = absolutePath(request.file);
  if (fs::is_directory(file))
    return llvm::createStringError(request.file + ": is a folder, not a file");
  // The output folder itself may still have to be created.
  llvm::StringRef folder = llvm::sys::path::parent_path(file);
  if (!fs::is_directory(folder) && folder != plan.root)
    return llvm::createStringError(request.file +
                                   ": the folder of this file does not exist; create it first");
  for (const InputFile &input : inputs)
    if (isSamePlace(file, input.source->path()))
      return llvm::createStringError(request.file +
                                     ": is one of the inputs; choose another report file");
  for (const std::string &target : plan.targets)
    if (isSamePlace(file, target))
      return llvm::createStringError(request.file +
                                     ": is a file of the result; choose another report file");
  return llvm::Error::success();
}

llvm::Error writeReport(const ReportRequest &request, const RunPlan &plan, const RunResult &result,
                        const RunOutcome &outcome) {
  const Translation &translation = result.translation;
  RunFacts run;
  ReportOptions options;
  options.verbose = request.verbose;
  options.quiet = request.quiet;
  run.sources.leftOut = plan.leftOut;
  run.output.copied = plan.copied;
  run.output.notCopied = plan.notCopied;
  run.hip.version = hipName(plan.installedHip);
  run.hip.endOfTables = endOfTables(plan.installedHip);
  run.hip.foundIn = plan.hipFoundIn;
  run.output.written = outcome.written;
  if (result.output.renameUnits)
    run.output.folder = result.output.root;
  run.sources.unusedRules = outcome.unusedRules;
  if (plan.database.isOfBuild) {
    run.sources.database = plan.database.path;
    run.sources.otherDatabases = plan.database.others;
  }
  run.verified = outcome.verified;
  run.buildFiles.count = result.build.buildFiles;
  run.buildFiles.changed = result.build.changed;
  run.buildFiles.checked = result.build.checked;
  run.buildFiles.differing = result.build.differing;
  options.workingDirectory = workingDirectory();
  if (request.format == ReportFormat::Html) {
    options.maker = makerOf(request);
    run.buildFiles.diffs = diffsOf(result.build);
  }
  bool isText = request.format == ReportFormat::Text;
  llvm::raw_fd_ostream &out =
      result.output.mode == OutputPlan::Mode::Files && !request.toStandardError ? llvm::outs()
                                                                                : llvm::errs();
  options.colors = request.file.empty() && isColored(request.color, out);
  std::string text = reportText(request.format, translation, run, options);
  if (!request.file.empty()) {
    if (llvm::Error error = writeNamedFile(absolutePath(request.file), text))
      return error;
    if (!request.quiet)
      llvm::errs() << printableText(summaryLine(translation, run, options));
    return llvm::Error::success();
  }
  out << (isText ? printableText(text, options.colors) : text);
  out.flush();
  return llvm::Error::success();
}

} // namespace tranship::driver
