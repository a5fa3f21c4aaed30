// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/ReportOutput.h"

#include "report/HtmlReport.h"
#include "support/FileWriting.h"
#include "support/Text.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::driver {

namespace fs = llvm::sys::fs;

namespace {

std::string reportText(ReportFormat format, const Translation &translation,
                       const ReportOptions &options) {
  switch (format) {
  case ReportFormat::Text:
    return textReport(translation, options);
  case ReportFormat::Json:
    return jsonText(jsonReport(translation, options));
  case ReportFormat::Html:
    return htmlReport(translation, options);
  case ReportFormat::None:
    return {};
  }
  return {};
}

} // namespace

llvm::Error checkReportFile(const Options &options, llvm::ArrayRef<InputFile> inputs,
                            const OutputPlan &plan) {
  if (options.reportFile.empty())
    return llvm::Error::success();
  if (options.report == ReportFormat::None)
    return llvm::createStringError("--report-file and --format=none cannot be used together");
  std::string file = absolutePath(options.reportFile);
  if (fs::is_directory(file))
    return llvm::createStringError(options.reportFile + ": is a folder, not a file");
  // The output folder itself may still have to be created.
  llvm::StringRef folder = llvm::sys::path::parent_path(file);
  if (!fs::is_directory(folder) && folder != plan.root)
    return llvm::createStringError(options.reportFile +
                                   ": the folder of this file does not exist; create it first");
  for (const InputFile &input : inputs)
    if (isSamePlace(file, input.source->path()))
      return llvm::createStringError(options.reportFile +
                                     ": is one of the inputs; choose another report file");
  for (const std::string &target : plan.targets)
    if (isSamePlace(file, target))
      return llvm::createStringError(options.reportFile +
                                     ": is a file of the result; choose another report file");
  return llvm::Error::success();
}

llvm::Error writeReport(const Options &options, const OutputPlan &plan,
                        const Translation &translation) {
  ReportOptions reportOptions;
  reportOptions.verbose = options.verbose;
  reportOptions.quiet = options.quiet;
  reportOptions.leftOut = options.leftOut;
  reportOptions.hipVersion = options.translate.hipVersion.str();
  reportOptions.hipFoundIn = options.hipFoundIn;
  reportOptions.written = options.written;
  if (plan.renameUnits)
    reportOptions.outputFolder = plan.root;
  reportOptions.unusedRules = options.unusedRules;
  reportOptions.foundDatabase = options.foundDatabase.path;
  reportOptions.otherDatabases = options.foundDatabase.others;
  reportOptions.verified = options.verified;
  reportOptions.buildFiles = options.buildFileCount;
  reportOptions.changedBuildFiles = options.changedBuildFiles;
  llvm::SmallString<256> directory;
  if (!fs::current_path(directory))
    reportOptions.workingDirectory = std::string(directory);
  llvm::raw_fd_ostream &out = plan.mode == OutputPlan::Mode::Files ? llvm::outs() : llvm::errs();
  reportOptions.colors = options.reportFile.empty() && isColored(options.color, out);
  std::string text = reportText(options.report, translation, reportOptions);
  if (!options.reportFile.empty()) {
    if (llvm::Error error = writeNamedFile(absolutePath(options.reportFile), text))
      return error;
    if (!options.quiet)
      llvm::errs() << printableText(summaryLine(translation, reportOptions));
    return llvm::Error::success();
  }
  out << (options.report == ReportFormat::Text ? printableText(text, reportOptions.colors) : text);
  out.flush();
  return llvm::Error::success();
}

} // namespace tranship::driver
