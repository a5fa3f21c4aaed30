// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/CheckCommand.h"

#include "driver/CheckOutput.h"
#include "driver/HipHeaders.h"
#include "driver/Output.h"
#include "driver/RunPlan.h"
#include "driver/SourceCheck.h"
#include "support/ExitCode.h"

#include "driver/StandardInput.h"
#include "mapping/HipReleases.h"
#include "project/Changes.h"
#include "report/Report.h"
#include "support/FileWriting.h"
#include "support/Text.h"
#include "support/TextFile.h"
#include "support/ToolVersion.h"
#include "translate/CheckRun.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::driver {
namespace {

/// Bytes.
constexpr uint64_t maxBaselineSize = 64u << 20;

namespace fs = llvm::sys::fs;

class CheckingCommand {
public:
  explicit CheckingCommand(CheckArguments arguments) : arguments_(std::move(arguments)) {}

  llvm::Expected<int> run() {
    if (arguments_.listChecks || arguments_.dumpConfig)
      return tellSettings();
    if (llvm::Error error = findChanges())
      return error;
    if (request_.inputs.empty() && !changes_)
      return llvm::createStringError(
          "nothing to check: name a file or a folder (see tranship check --help)");
    llvm::Expected<Project> project = readProject(request_, projectFolder());
    if (!project)
      return project.takeError();
    llvm::Expected<ReadSources> sources = readSources(*project);
    if (!sources)
      return sources.takeError();
    if (sources->inputs.empty())
      return print(nothingFound(), {});
    llvm::Expected<std::unique_ptr<CheckedSources>> checked =
        checkSources(arguments_, std::move(*project), std::move(*sources));
    return checked ? tell(**checked) : checked.takeError();
  }

private:
  /// Answers --list-checks and --dump-config.
  llvm::Expected<int> tellSettings() {
    llvm::Expected<Project> project = readProject(request_, projectFolder());
    if (!project)
      return project.takeError();
    Settings settings = project->settings;
    llvm::Expected<KindSet> kinds = selectedKinds(settings, arguments_.kinds);
    if (!kinds)
      return kinds.takeError();
    if (arguments_.listChecks) {
      printKinds(*kinds);
      return NothingLeft;
    }
    auto append = [](std::string &list, const std::string &more) {
      list += (list.empty() || more.empty() ? "" : ",") + more;
    };
    append(settings.checks, arguments_.kinds.checks);
    append(settings.warningsAsErrors, arguments_.kinds.warningsAsErrors);
    settings.roc |= request_.project.roc;
    settings.cudaVersion = project->target.cuda;
    settings.hipVersion = project->target.hip;
    if (!request_.project.targets.empty())
      settings.targets = request_.project.targets;
    llvm::outs() << settingsText(settings);
    return NothingLeft;
  }

  llvm::Error findChanges() {
    if (!arguments_.staged && arguments_.since.empty())
      return llvm::Error::success();
    llvm::Expected<Changes> changes =
        arguments_.staged ? Changes::staged() : Changes::since(arguments_.since);
    if (!changes)
      return changes.takeError();
    changes_ = std::move(*changes);
    return llvm::Error::success();
  }

  /// The folder where the search for the run's config file starts.
  std::string projectFolder() const {
    if (!request_.inputs.empty())
      return folderOf(request_.inputs.front());
    return changes_ ? changes_->top() : workingDirectory();
  }

  llvm::Expected<ReadSources> readSources(const Project &project) {
    ReadSources sources;
    llvm::Expected<InputSetup> setup = inputSetup(request_, project);
    if (!setup)
      return setup.takeError();
    sources.overlay = std::move(setup->overlay);
    std::vector<std::string> names = request_.inputs;
    llvm::Expected<std::vector<InputFile>> inputs = std::vector<InputFile>();
    if (changes_) {
      sources.isPart = true;
      sources.overlay = changes_->overlay();
      sources.otherHeaders = changes_->headers();
      inputs = changes_->inputs(names, setup->options, sources.report);
    } else {
      if (arguments_.forceExclude)
        if (llvm::Error error = dropExcluded(names, setup->options))
          return error;
      if (!names.empty())
        inputs = project::readInputs(names, setup->options, &sources.report);
    }
    if (!inputs)
      return inputs.takeError();
    sources.inputs = std::move(*inputs);
    return sources;
  }

  /// Drops named files that a search from the working directory would leave out.
  static llvm::Error dropExcluded(std::vector<std::string> &names, InputOptions fromHere) {
    if (fromHere.root.empty())
      fromHere.root = workingDirectory();
    bool readsStandardInput = driver::readsStandardInput(names);
    llvm::erase_if(
        names, [](const std::string &file) { return file == standardInput || !fs::exists(file); });
    std::vector<std::string> whole;
    for (const std::string &given : names)
      whole.push_back(absolutePath(given));
    llvm::Expected<std::vector<std::string>> taken = takenFiles(std::move(whole), fromHere);
    if (!taken)
      return taken.takeError();
    names = std::move(*taken);
    if (readsStandardInput)
      names.push_back(standardInput.str());
    return llvm::Error::success();
  }

  static Findings nothingFound() {
    Findings findings;
    findings.root = workingDirectory();
    findings.version = toolVersion().str();
    return findings;
  }

  llvm::Expected<int> tell(const CheckedSources &checked) {
    const RunPlan &plan = checked.plan;
    const Translation &translation = checked.result.translation;
    Findings findings = findingsOf(checked, arguments_);
    CheckSummary summary;
    for (const translate::TranslatedFile &file : translation.files)
      ++(file.isHip ? summary.hip : summary.files);
    for (const std::string &file : translation.notParsed)
      summary.notParsed.push_back(pathFrom(findings.root, file));
    if (!plan.hipFoundIn.empty()) {
      summary.hipVersion = hipName(plan.installedHip);
      summary.endOfHipTables = endOfTables(plan.installedHip);
    }
    if (plan.database.isOfBuild)
      summary.foundDatabase = pathFrom(findings.root, plan.database.path);
    if (!arguments_.baseline.empty()) {
      llvm::Expected<bool> isDone = useBaseline(translation, findings, summary);
      if (!isDone || *isDone)
        return isDone ? llvm::Expected<int>(NothingLeft) : isDone.takeError();
    }
    if (changes_) {
      llvm::erase_if(findings.list, [&](const Finding &finding) {
        return !changes_->isNew(finding.diagnostic) && !explainsFailure(finding.diagnostic);
      });
      llvm::erase_if(findings.hidden,
                     [&](const Diagnostic &note) { return !changes_->isNew(note); });
    }
    if (arguments_.fix) {
      summary.fixes = applyFixes(findings);
      for (const auto &[file, text] : summary.fixes.texts)
        if (llvm::Expected<bool> isDone = overwrite(file, findings.texts.find(file)->second, text);
            !isDone)
          return isDone.takeError();
        else if (!*isDone)
          return llvm::createStringError(
              pathFrom(findings.root, file) +
              ": the file changed while tranship was running, so it was left as it is; "
              "run this again");
    }
    summary.port = report::portLine(translation, false);
    return print(findings, summary);
  }

  /// Applies or writes the baseline. True if it was written, which ends the run.
  llvm::Expected<bool> useBaseline(const Translation &translation, Findings &findings,
                                   CheckSummary &summary) {
    std::string file = absolutePath(arguments_.baseline);
    std::string folder = llvm::sys::path::parent_path(file).str();
    auto isLookedAt = [&](llvm::StringRef path) {
      return findings.texts.contains(path) || !fs::exists(path);
    };
    Baseline baseline(folder);
    if (!arguments_.writeBaseline || fs::exists(file)) {
      llvm::Expected<std::string> text = readRegularFile(file, maxBaselineSize);
      if (!text)
        return text.takeError();
      llvm::Expected<Baseline> read = Baseline::parse(*text, arguments_.baseline, folder);
      if (!read)
        return read.takeError();
      baseline = std::move(*read);
    }
    if (!arguments_.writeBaseline) {
      summary.baseline = baseline.removeKnown(findings, isLookedAt);
      return false;
    }
    baseline.update(findings, isLookedAt);
    if (llvm::Error error = writeNamedFile(file, baseline.str()))
      return error;
    if (!request_.report.quiet)
      llvm::errs() << plural(translation.files.size(), "file") << " checked; "
                   << arguments_.baseline << " lists " << plural(baseline.size(), "finding")
                   << "\n";
    return true;
  }

  /// Writes through links, so that they stay links. False: the file changed after it was read, and was left alone.
  static llvm::Expected<bool> overwrite(const std::string &file, llvm::StringRef before,
                                        llvm::StringRef after) {
    llvm::SmallString<256> real;
    if (std::error_code error = fs::real_path(file, real))
      return llvm::createFileError(file, error);
    llvm::ErrorOr<fs::perms> permissions = fs::getPermissions(real);
    llvm::Expected<Replaced> replaced = replaceFile(std::string(real), before, after,
                                                    permissions ? *permissions : usualPermissions);
    if (!replaced)
      return replaced.takeError();
    return *replaced == Replaced::Yes;
  }

  llvm::Expected<int> print(const Findings &findings, const CheckSummary &summary) {
    if (llvm::Error error = printFindings(findings, arguments_))
      return error;
    if (!request_.report.quiet)
      printSummary(findings, summary);
    // What is in the baseline, silenced or below the threshold does not fail the run.
    if (llvm::any_of(findings.list, [&](const Finding &finding) {
          return hidesCode(finding.diagnostic.kind) && !finding.suppressed &&
                 (!arguments_.errorsOnly || finding.severity == Severity::Error);
        }))
      return NotParsed;
    bool fails = findings.count(Severity::Error) ||
                 (!arguments_.errorsOnly && findings.count(Severity::Warning));
    return fails ? WorkLeft : NothingLeft;
  }

  CheckArguments arguments_;
  const RunRequest &request_ = arguments_.run;
  std::optional<Changes> changes_;
};

} // namespace

llvm::Expected<int> checkCommand(const ParsedCommandLine &line) {
  llvm::Expected<CheckArguments> arguments = checkArguments(line);
  if (!arguments)
    return arguments.takeError();
  return CheckingCommand(std::move(*arguments)).run();
}

} // namespace tranship::driver
