// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/CheckCommand.h"

#include "driver/BuildFiles.h"
#include "driver/CheckOutput.h"
#include "driver/ExitCode.h"
#include "driver/HipHeaders.h"
#include "driver/Output.h"
#include "driver/Progress.h"
#include "driver/Project.h"

#include "driver/StandardInput.h"
#include "project/Changes.h"
#include "report/Report.h"
#include "support/FileWriting.h"
#include "support/Text.h"
#include "support/TextFile.h"
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

/// The kinds that are checked without --checks. A check copies no files, so it does not matter that
/// a header lies outside the tree.
KindSet initialKinds() {
  KindSet kinds = KindSet::all();
  llvm::cantFail(kinds.apply("-header-outside-tree"));
  return kinds;
}

class CheckingCommand {
public:
  explicit CheckingCommand(CheckArguments arguments) : arguments_(std::move(arguments)) {
    arguments_.kinds.initial = initialKinds();
  }

  llvm::Expected<int> run() {
    if (arguments_.listChecks || arguments_.dumpConfig)
      return tellSettings();
    if (llvm::Error error = findChanges())
      return error;
    if (options_.inputs.empty() && !changes_)
      return llvm::createStringError(
          "nothing to check: name a file or a folder (see tranship check --help)");
    Table table;
    llvm::Expected<Settings> settings = readProject(options_, projectFolder(), table);
    if (!settings)
      return settings.takeError();
    useInstalledHip(options_);
    if (llvm::Error error =
            readStandardInput(options_.inputs, options_.inputOptions, options_.translate))
      return error;
    InputReport report;
    llvm::Expected<std::vector<InputFile>> inputs = readInputs(report);
    if (!inputs)
      return inputs.takeError();
    if (inputs->empty())
      return print({}, {});
    llvm::Expected<FileSettings> kinds = FileSettings::read(*inputs, arguments_.kinds);
    if (!kinds)
      return kinds.takeError();
    llvm::Expected<Translation> translation = translateAll(*inputs, table, report, *kinds);
    if (!translation)
      return translation.takeError();
    return tell(*translation, *kinds);
  }

private:
  /// Answers --list-checks and --dump-config.
  llvm::Expected<int> tellSettings() {
    Table table;
    llvm::Expected<Settings> settings = readProject(options_, projectFolder(), table);
    if (!settings)
      return settings.takeError();
    llvm::Expected<KindSet> kinds = selectedKinds(*settings, arguments_.kinds);
    if (!kinds)
      return kinds.takeError();
    if (arguments_.listChecks) {
      printKinds(*kinds);
      return NothingLeft;
    }
    auto append = [](std::string &list, const std::string &more) {
      list += (list.empty() || more.empty() ? "" : ",") + more;
    };
    append(settings->checks, arguments_.kinds.checks);
    append(settings->warningsAsErrors, arguments_.kinds.warningsAsErrors);
    settings->roc |= options_.roc;
    settings->cudaVersion = options_.translate.cudaVersion;
    settings->hipVersion = options_.translate.hipVersion;
    if (!options_.targets.empty())
      settings->targets = options_.targets;
    llvm::outs() << settingsText(*settings);
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
    if (!options_.inputs.empty())
      return folderOf(options_.inputs.front());
    return changes_ ? changes_->top() : workingDirectory();
  }

  llvm::Expected<std::vector<InputFile>> readInputs(InputReport &report) {
    if (changes_) {
      options_.translate.isPart = true;
      options_.translate.overlay = changes_->overlay();
      options_.translate.otherHeaders = changes_->headers();
      return changes_->inputs(options_.inputs, options_.inputOptions, report);
    }
    if (arguments_.forceExclude)
      if (llvm::Error error = dropExcluded())
        return error;
    if (options_.inputs.empty())
      return std::vector<InputFile>();
    return project::readInputs(options_.inputs, options_.inputOptions, &report);
  }

  /// Drops named files that a search from the working directory would leave out.
  llvm::Error dropExcluded() {
    InputOptions fromHere = options_.inputOptions;
    if (fromHere.root.empty())
      fromHere.root = workingDirectory();
    bool readsStandardInput = driver::readsStandardInput(options_.inputs);
    llvm::erase_if(options_.inputs, [](const std::string &file) {
      return file == standardInput || !fs::exists(file);
    });
    std::vector<std::string> whole;
    for (const std::string &given : options_.inputs)
      whole.push_back(absolutePath(given));
    llvm::Expected<std::vector<std::string>> taken = takenFiles(std::move(whole), fromHere);
    if (!taken)
      return taken.takeError();
    options_.inputs = std::move(*taken);
    if (readsStandardInput)
      options_.inputs.push_back(standardInput.str());
    return llvm::Error::success();
  }

  llvm::Expected<Translation> translateAll(llvm::ArrayRef<InputFile> inputs, const Table &table,
                                           InputReport &report, const FileSettings &kinds) {
    TranslateOptions &translate = options_.translate;
    llvm::Expected<std::string> database = findDatabase(options_, inputs);
    if (!database)
      return database.takeError();
    translate.compileDatabase = *database;
    translate.buildFiles = buildFilesAround(inputs, report.otherFiles);
    translate.buildMacros = buildMacros(translate.buildFiles, inputs);
    translate.diagnostics = std::move(report.problems);
    for (const LeftOut &left : report.leftOut)
      llvm::append_range(translate.otherHeaders, left.headers);
    translate.reportSettled = true;
    translate.everyPlace = true; // any one of them may be new or suppressed
    translate.selection.isSelected = [&](llvm::StringRef file, DiagnosticKind kind) {
      // What hides code is reported whatever is checked: its findings may be missing.
      return kinds.isSelected(file, kind) ||
             (hidesCode(kind) && severityOf(kind) != Severity::Note);
    };
    translate.selection.errorsCanBeSuppressed = true;
    llvm::Expected<std::optional<PortCheckOptions>> portCheck = portCheckOptions(options_);
    if (!portCheck)
      return portCheck.takeError();
    translate.portCheck = std::move(*portCheck);
    // With fewer targets there are fewer findings, so a suppression may be unused only this time.
    translate.selection.reportUnusedSuppressions = options_.targets.empty();
    ProgressLine line(options_.quiet);
    translate.progress = [&](const Progress &progress) { line.update(progress); };
    return translateInputs(inputs, table, translate);
  }

  llvm::Expected<int> tell(const Translation &translation, const FileSettings &kinds) {
    FindingOptions options;
    options.isError = [&](llvm::StringRef file, DiagnosticKind kind) {
      return kinds.isError(file, kind);
    };
    options.verbose = options_.verbose;
    options.asWritten = arguments_.asWritten;
    options.root = workingDirectory();
    options.version = TRANSHIP_VERSION;
    Findings findings = findingsOf(translation, options);
    CheckSummary summary;
    for (const translate::TranslatedFile &file : translation.files)
      ++(file.isHip ? summary.hip : summary.files);
    for (const std::string &file : translation.notParsed)
      summary.notParsed.push_back(pathFrom(options.root, file));
    if (!options_.hipFoundIn.empty())
      summary.hipVersion = options_.translate.hipVersion;
    if (!options_.foundDatabase.path.empty())
      summary.foundDatabase = pathFrom(options.root, options_.foundDatabase.path);
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
              pathFrom(options.root, file) +
              ": the file changed while tranship was running, so it was left as it is; "
              "run this again");
    }
    summary.port = report::portLine(translation);
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
    if (!options_.quiet)
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
    if (!options_.quiet)
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
  Options &options_ = arguments_.run;
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
