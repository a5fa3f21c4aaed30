// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/RunPlan.h"

#include "driver/BesideTree.h"
#include "driver/GeneratedHeaders.h"
#include "driver/HelperOutput.h"
#include "driver/HipHeaders.h"
#include "driver/Progress.h"
#include "driver/ProjectCopy.h"
#include "driver/ReportOutput.h"
#include "driver/StandardInput.h"
#include "driver/StopSwitch.h"
#include "project/FileSettings.h"
#include "results/InPlaceWrites.h"
#include "support/Text.h"
#include "translate/Translate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <memory>
#include <set>

namespace tranship::driver {
namespace {

/// Finishes runs of --in-place that were interrupted. Errors: one that began in a folder below is left.
llvm::Error finishInterrupted(const RunRequest &request) {
  for (const std::string &input : request.inputs) {
    llvm::Expected<size_t> finished = finishInterruptedWrites(folderOf(input));
    if (!finished)
      return finished.takeError();
    if (*finished && !request.report.quiet)
      llvm::errs() << "finished an earlier run of --in-place that was interrupted: "
                   << plural(*finished, "file") << "\n";
  }
  return llvm::Error::success();
}

llvm::Expected<ReadSources> readSourcesOf(const RunRequest &request, const Project &project) {
  ReadSources sources;
  sources.isPart = request.isPart;
  llvm::Expected<InputSetup> setup = inputSetup(request, project);
  if (!setup)
    return setup.takeError();
  sources.overlay = std::move(setup->overlay);
  if (request.output.inPlace)
    if (llvm::Error error = finishInterrupted(request))
      return error;
  llvm::Expected<std::vector<InputFile>> read =
      readInputs(request.inputs, setup->options, &sources.report);
  if (!read)
    return read.takeError();
  for (const OtherFile &other : sources.report.otherFiles)
    if (isJournal(other.path))
      return llvm::createStringError(
          llvm::sys::path::parent_path(other.path) +
          ": a run of --in-place was interrupted here; run it again on this folder to finish it");
  sources.inputs = std::move(*read);
  return sources;
}

/// What a translation leaves undone is always reported; only checks can be selected.
llvm::Expected<std::function<bool(llvm::StringRef, DiagnosticKind)>>
checkSelection(const RunRequest &request, llvm::ArrayRef<InputFile> inputs) {
  KindOptions kinds;
  kinds.checks = request.project.checks;
  kinds.configFile = request.project.configFile;
  kinds.noConfig = request.project.noConfig;
  llvm::Expected<FileSettings> read = FileSettings::read(inputs, kinds);
  if (!read)
    return read.takeError();
  auto settings = std::make_shared<FileSettings>(std::move(*read));
  return [settings](llvm::StringRef file, DiagnosticKind kind) {
    return !isCheck(kind) || settings->isSelected(file, kind);
  };
}

/// Decides where results go, and finds mistakes before anything is parsed.
llvm::Error planResults(const RunRequest &request, RunPlan &plan,
                        llvm::ArrayRef<OtherFile> others) {
  plan.buildFiles = selectBuildFiles(request.output.buildFiles, others);
  if (llvm::Error error = addProjectFiles(request, plan))
    return error;
  std::vector<OtherFile> files;
  for (const TreeFile &tree : plan.buildFiles)
    files.push_back(tree.file);
  llvm::Expected<OutputPlan> planned = planOutput(request, plan.inputs, files);
  if (!planned)
    return planned.takeError();
  plan.output = std::move(*planned);
  if (plan.copied)
    removeTakenCopies(plan);
  plan.output.touchesUnits = !request.output.dependencyFile.empty();
  bool isPrinted = plan.output.mode == OutputPlan::Mode::Stdout;
  if (plan.output.mode == OutputPlan::Mode::Files)
    if (llvm::Error error = checkTargets(plan.output))
      return error;
  if (llvm::Error error = checkReportFile(request.report, plan.inputs, plan.output))
    return error;
  llvm::Expected<std::vector<NamedReceipt>> receipts = readReceipts(request.report.receipts);
  if (!receipts)
    return receipts.takeError();
  plan.receipts = std::move(*receipts);
  OutputForm &form = plan.translate.form;
  form.renameUnits = plan.output.renameUnits;
  form.helpers = request.output.helpers.value_or(defaultHelperForm(request, plan.output));
  if (form.helpers == rules::HelperForm::Header && isPrinted)
    return llvm::createStringError(
        "--helpers=header needs a place for the header: use -o FOLDER or --in-place");
  return llvm::Error::success();
}

} // namespace

llvm::Expected<InputSetup> inputSetup(const RunRequest &request, const Project &project) {
  InputSetup setup;
  setup.options = request.files;
  setup.options.configExclude = project.settings.exclude;
  llvm::Expected<std::optional<StandardInputText>> given = readStandardInput(request.inputs);
  if (!given)
    return given.takeError();
  if (*given) {
    setup.overlay[(*given)->path] = (*given)->text;
    setup.options.standardInput = std::move((*given)->text);
  }
  return setup;
}

llvm::Expected<RunPlan> planRun(const RunRequest &request, Project project, ReadSources sources) {
  RunPlan plan;
  plan.project = std::move(project);
  plan.inputs = std::move(sources.inputs);
  plan.graph.emplace(plan.inputs, *plan.project.table);
  plan.leftOut = std::move(sources.report.leftOut);
  TranslateOptions &translate = plan.translate;
  translate.target = plan.project.target;
  if (!translate.target.hip.known() && request.project.takesInstalledHip)
    if (std::optional<InstalledHip> installed = usableHip(request.project.rocmPath)) {
      translate.target.hip = std::min(installed->version, newestHip);
      plan.installedHip = installed->version;
      plan.hipFoundIn = installed->root;
    }
  translate.form = request.form;
  translate.form.keepChevrons |= plan.project.settings.keepChevrons;
  llvm::Expected<FoundDatabase> database = findDatabase(request, plan.inputs);
  if (!database)
    return database.takeError();
  plan.database = std::move(*database);
  translate.parse = request.parse;
  translate.parse.compileDatabase = plan.database.path;
  translate.parse.extraFlags = plan.project.torchFlags;
  llvm::append_range(translate.parse.extraFlags, request.parse.extraFlags);
  Surroundings &around = translate.around;
  around.isPart = sources.isPart;
  around.overlay = std::move(sources.overlay);
  around.otherHeaders = std::move(sources.otherHeaders);
  for (const LeftOut &left : plan.leftOut)
    llvm::append_range(around.otherHeaders, left.headers);
  plan.problems = std::move(sources.report.problems);
  const std::vector<OtherFile> &others = sources.report.otherFiles;
  BuildSettings build = readBuildSettings(buildFilesAround(plan.inputs, others), plan.inputs);
  around.buildStandards = std::move(build.standards);
  around.buildMacros = std::move(build.macros);
  GeneratedHeaders generated = generateHeaders(plan.inputs, others, build.configured);
  for (auto &[path, header] : generated.headers) {
    around.otherHeaders.push_back(path);
    around.overlay[path] = std::move(header.text);
    around.generated[path] = std::move(header.hipText);
  }
  llvm::append_range(plan.problems, std::move(generated.notes));
  if (!request.checkPort)
    return plan;
  llvm::Expected<PortCheckOptions> check =
      portCheckOptions(translate.target, request.project.rocmPath, request.parse.cacheFolder);
  if (!check)
    return check.takeError();
  translate.portCheck = std::move(*check);
  return plan;
}

llvm::Expected<RunPlan> planRun(const RunRequest &request) {
  llvm::Expected<Project> project = readProject(request, folderOf(request.inputs.front()));
  if (!project)
    return project.takeError();
  llvm::Expected<ReadSources> sources = readSourcesOf(request, *project);
  if (!sources)
    return sources.takeError();
  // A build file may name what inputs include, such as `kernels.tcu`. A copy would replace its translation.
  std::set<std::string> paths;
  for (const InputFile &input : sources->inputs)
    paths.insert(input.source->path());
  std::vector<OtherFile> others = sources->report.otherFiles;
  llvm::erase_if(others, [&](const OtherFile &other) { return paths.contains(other.path); });
  sources->report.otherFiles = others;
  llvm::Expected<RunPlan> plan = planRun(request, std::move(*project), std::move(*sources));
  if (!plan)
    return plan;
  if (request.shard) {
    plan->translate.form.helpers = request.output.helpers.value_or(plan->translate.form.helpers);
    return plan;
  }
  if (llvm::Error error = planResults(request, *plan, others))
    return error;
  auto selection = checkSelection(request, plan->inputs);
  if (!selection)
    return selection.takeError();
  plan->translate.selection.isSelected = std::move(*selection);
  return plan;
}

llvm::Expected<RunResult> translateRun(const RunRequest &request, const RunPlan &plan,
                                       const ShardFile *shards) {
  RunResult result;
  TranslateOptions options = plan.translate;
  options.shards = shards;
  if (plan.output.mode != OutputPlan::Mode::Stdout)
    result.build =
        translateBuild(request.output.buildFiles, options.target, plan.inputs, *plan.graph,
                       plan.buildFiles, *plan.project.table, options.form.renameUnits);
  if (request.output.buildFiles == BuildFileMode::Beside)
    if (llvm::Error error = completePort(request.output, result.build.files))
      return error;
  std::vector<Diagnostic> earlier = plan.problems;
  llvm::append_range(earlier, result.build.diagnostics);
  ProgressLine line(request.report.quiet);
  options.control.progress = [&](const Progress &progress) { line.update(progress); };
  std::optional<StopSwitch> stopSwitch;
  if (request.output.keepGoing) {
    stopSwitch.emplace(); // after the progress line, whose handler would end the run
    options.control.isStopped = StopSwitch::isThrown;
  }
  llvm::Expected<Translation> made =
      translateInputs(plan.inputs, *plan.graph, *plan.project.table, options, earlier);
  if (!made)
    return made.takeError();
  result.translation = std::move(*made);
  result.output = plan.output;
  keepNamesOfHip(result.output, result.translation);
  if (llvm::Error error = addHelperHeaders(plan, result))
    return error;
  return result;
}

} // namespace tranship::driver
