// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/TranslationRun.h"

#include "driver/BesideTree.h"
#include "driver/BuildFiles.h"
#include "driver/HelperOutput.h"
#include "driver/HipHeaders.h"
#include "driver/InPlaceWrites.h"
#include "driver/Progress.h"
#include "driver/Project.h"
#include "driver/ReportOutput.h"
#include "driver/StandardInput.h"
#include "driver/StopSwitch.h"
#include "support/Text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <set>

namespace tranship::driver {
namespace {

/// Reads which checks are selected for each file.
llvm::Expected<FileSettings> readFileSettings(const Options &options,
                                              llvm::ArrayRef<InputFile> inputs) {
  KindOptions kinds;
  kinds.checks = options.checks;
  kinds.configFile = options.configGiven ? options.configFile : "";
  kinds.noConfig = options.noConfig;
  return FileSettings::read(inputs, kinds);
}

} // namespace

TranslationRun::TranslationRun(Options given) : options(std::move(given)) {}

llvm::Error TranslationRun::readFiles() {
  llvm::Expected<Settings> settings = readProject(options, folderOf(options.inputs.front()), table);
  if (!settings)
    return settings.takeError();
  if (!options.shard && !options.translate.shards) // machines may differ
    useInstalledHip(options);
  if (llvm::Error error =
          readStandardInput(options.inputs, options.inputOptions, options.translate))
    return error;
  if (options.inPlace)
    for (const std::string &input : options.inputs) {
      llvm::Expected<size_t> finished = finishInterruptedWrites(folderOf(input));
      if (!finished)
        return finished.takeError();
      if (*finished && !options.quiet)
        llvm::errs() << "finished an earlier run of --in-place that was interrupted: "
                     << plural(*finished, "file") << "\n";
    }
  InputReport report;
  llvm::Expected<std::vector<InputFile>> read =
      readInputs(options.inputs, options.inputOptions, &report);
  if (!read)
    return read.takeError();
  // What a run on a folder below has begun.
  for (const OtherFile &other : report.otherFiles)
    if (isJournal(other.path))
      return llvm::createStringError(
          llvm::sys::path::parent_path(other.path) +
          ": a run of --in-place was interrupted here; run it again on this folder to finish it");
  inputs = std::move(*read);
  options.translate.diagnostics = std::move(report.problems);
  options.leftOut = std::move(report.leftOut);
  others_ = std::move(report.otherFiles);
  // A build file may name what inputs include, such as `kernels.tcu`. A copy would replace its translation.
  std::set<std::string> paths;
  for (const project::InputFile &input : inputs)
    paths.insert(input.source->path());
  llvm::erase_if(others_,
                 [&](const project::OtherFile &other) { return paths.contains(other.path); });
  options.translate.buildFiles = buildFilesAround(inputs, others_);
  options.translate.buildMacros = buildMacros(options.translate.buildFiles, inputs);
  for (const LeftOut &left : options.leftOut)
    llvm::append_range(options.translate.otherHeaders, left.headers);
  return llvm::Error::success();
}

/// Decides where results go, and finds mistakes before anything is parsed.
llvm::Error TranslationRun::planFiles() {
  llvm::Expected<OutputPlan> planned =
      planOutput(options, inputs, selectBuildFiles(options, others_));
  if (!planned)
    return planned.takeError();
  plan = std::move(*planned);
  if (plan.mode == OutputPlan::Mode::Files)
    if (llvm::Error error = checkTargets(plan))
      return error;
  if (llvm::Error error = checkReportFile(options, inputs, plan))
    return error;
  llvm::Expected<std::vector<NamedReceipt>> read = readReceipts(options.receipts);
  if (!read)
    return read.takeError();
  receipts = std::move(*read);
  return llvm::Error::success();
}

/// Decides what is checked and with which headers.
llvm::Error TranslationRun::readChecks() {
  llvm::Expected<FileSettings> settings = readFileSettings(options, inputs);
  if (!settings)
    return settings.takeError();
  fileSettings_ = std::move(*settings);
  // What a translation leaves undone is always reported; only checks can be selected.
  options.translate.selection.isSelected = [this](llvm::StringRef file, DiagnosticKind kind) {
    return !isCheck(kind) || fileSettings_->isSelected(file, kind);
  };
  llvm::Expected<std::string> database = findDatabase(options, inputs);
  if (!database)
    return database.takeError();
  options.translate.compileDatabase = *database;
  llvm::Expected<std::optional<PortCheckOptions>> portCheck = portCheckOptions(options);
  if (!portCheck)
    return portCheck.takeError();
  options.translate.portCheck = std::move(*portCheck);
  return llvm::Error::success();
}

llvm::Error TranslationRun::translate() {
  if (llvm::Error error = planFiles())
    return error;
  options.translate.renameUnits = plan.renameUnits;
  options.translate.helpers = options.helpers.value_or(defaultHelperForm(options, plan));
  if (options.translate.helpers == rules::HelperForm::Header &&
      plan.mode == OutputPlan::Mode::Stdout)
    return llvm::createStringError(
        "--helpers=header needs a place for the header: use -o FOLDER or --in-place");
  plan.touchesUnits = !options.dependencyFile.empty();
  if (plan.mode != OutputPlan::Mode::Stdout)
    buildFiles = translateBuild(options, inputs, std::move(others_), plan.renameUnits);
  if (options.buildFiles == BuildFileMode::Beside)
    if (llvm::Error error = completePort(options, buildFiles))
      return error;
  if (llvm::Error error = readChecks())
    return error;
  std::optional<StopSwitch> stopSwitch;
  ProgressLine line(options.quiet);
  if (options.keepGoing) {
    stopSwitch.emplace(); // after the progress line, whose handler would end the run
    options.translate.isStopped = StopSwitch::isThrown;
  }
  options.translate.progress = [&](const Progress &progress) { line.update(progress); };
  llvm::Expected<Translation> made = translateInputs(inputs, table, options.translate);
  options.translate.progress = nullptr;
  if (!made)
    return made.takeError();
  translation = std::move(*made);
  keepNamesOfHip(plan, translation);
  return addHelperHeaders(*this);
}

} // namespace tranship::driver
