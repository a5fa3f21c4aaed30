// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/SyncCommand.h"

#include "driver/Project.h"
#include "driver/ReportOutput.h"
#include "driver/SyncTranslation.h"
#include "support/ExitCode.h"
#include "sync/SyncPlan.h"
#include "sync/SyncReport.h"

#include "diagnostics/Finding.h"
#include "support/Text.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

namespace fs = llvm::sys::fs;

class SyncingCommand {
public:
  SyncingCommand(RunRequest request, PortFolder port, const ParsedCommandLine &line)
      : request_(std::move(request)), port_(std::move(port)), isDryRun_(line.has(OptionId::DryRun)),
        adopts_(line.has(OptionId::Adopt)) {}

  llvm::Expected<int> run() {
    if (llvm::Error error = readPort())
      return error;
    llvm::Expected<RunPlan> plan = planRun(request_);
    if (!plan)
      return plan.takeError();
    plan_ = std::move(*plan);
    llvm::Expected<RunResult> result = translateRun(request_, plan_);
    if (!result)
      return result.takeError();
    result_ = std::move(*result);
    llvm::Expected<SyncTranslation> made = readTranslation(result_);
    if (!made)
      return made.takeError();
    trees_.next = std::move(made->files);
    trees_.sources = std::move(made->sources);
    if (llvm::Error error = readPortFiles())
      return error;
    return adopts_ ? adopt() : merge();
  }

private:
  /// Reads the last translation. Errors: the last sync left conflicts.
  llvm::Error readPort() {
    llvm::Expected<FileTree> base = port_.readBase();
    if (!base)
      return base.takeError();
    trees_.base = std::move(*base);
    std::set<std::string> paths;
    for (const auto &[path, version] : trees_.base)
      paths.insert(path);
    llvm::Expected<FileTree> files = port_.readFiles(paths);
    if (!files)
      return files.takeError();
    std::string first;
    size_t count = 0;
    for (const auto &[path, version] : *files)
      for (unsigned line : conflictLines(version.text)) {
        ++count;
        if (first.empty())
          first = fmt::format("{}:{}", shown(joinPath(port_.path(), path)), line);
      }
    if (!count)
      return llvm::Error::success();
    return llvm::createStringError(
        first + ": a conflict of the last sync is not resolved" +
        (count > 1 ? fmt::format(" ({} in all)", count) : std::string()) +
        "; edit the file, remove the markers, and sync again");
  }

  /// Errors: the port was never synced, and is not empty; the sources are those of another port.
  llvm::Error readPortFiles() {
    std::set<std::string> paths;
    for (const FileTree *tree : {&trees_.base, &trees_.next})
      for (const auto &[path, version] : *tree)
        paths.insert(path);
    llvm::Expected<FileTree> files = port_.readFiles(paths);
    if (!files)
      return files.takeError();
    trees_.port = std::move(*files);
    if (!port_.isSynced() && !adopts_)
      for (const auto &[path, version] : trees_.port)
        if (version != trees_.next.at(path))
          return llvm::createStringError(
              shown(joinPath(port_.path(), path)) +
              ": exists already and was never synced. If the folder is a port, check out the "
              "sources that it was made from and run `tranship sync --adopt` once; otherwise sync "
              "into an empty folder");
    bool isOther = !trees_.base.empty() && llvm::none_of(trees_.base, [&](const auto &known) {
      return trees_.next.contains(known.first);
    });
    if (isOther)
      return llvm::createStringError(
          shown(request_.inputs.front()) + ": none of the " + plural(trees_.base.size(), "file") +
          " of the last sync comes from this folder; is it the right one?");
    return llvm::Error::success();
  }

  llvm::Expected<int> merge() {
    llvm::Expected<std::vector<FileOutcome>> outcomes = planSync(trees_);
    if (!outcomes)
      return outcomes.takeError();
    if (!isDryRun_)
      outcomes = port_.apply(std::move(*outcomes), trees_.port, trees_.next);
    if (!outcomes)
      return outcomes.takeError();
    if (llvm::Error error = reportTranslation())
      return error;
    SyncReportOptions options;
    options.verbose = request_.report.verbose;
    options.quiet = request_.report.quiet;
    options.isDryRun = isDryRun_;
    options.workingDirectory = workingDirectory();
    llvm::outs() << syncReport(port_, *outcomes, options);
    if (llvm::Error error = checkWritten(llvm::outs()))
      return error;
    if (!isDryRun_)
      if (llvm::Error error = port_.finish(*outcomes, trees_.next))
        return error;
    bool fails = isDryRun_ ? llvm::any_of(*outcomes,
                                          [](const FileOutcome &outcome) {
                                            return outcome.action != FileAction::Unchanged;
                                          })
                           : llvm::any_of(*outcomes, needsDecision);
    return fails ? WorkLeft : NothingLeft;
  }

  llvm::Expected<int> adopt() {
    if (port_.isSynced())
      return llvm::createStringError(shown(port_.path()) +
                                     ": is synced already; run `tranship sync` without --adopt");
    size_t edited = 0, missing = 0;
    std::string lines;
    for (const auto &[path, next] : trees_.next) {
      auto file = trees_.port.find(path);
      bool isMissing = file == trees_.port.end(), isEdited = !isMissing && file->second != next;
      missing += isMissing;
      edited += isEdited;
      if (isMissing || (isEdited && request_.report.verbose))
        lines += fmt::format("{}: {}\n", printable(shown(joinPath(port_.path(), path))),
                             isMissing ? "missing; counts as removed by you" : "has your edits");
    }
    if (missing == trees_.next.size())
      return llvm::createStringError(shown(port_.path()) +
                                     ": holds no file of this translation, so there is nothing to "
                                     "adopt; run `tranship sync` without --adopt");
    if (!isDryRun_)
      if (llvm::Error error = port_.adopt(trees_.next))
        return error;
    if (!request_.report.quiet)
      llvm::outs() << lines
                   << fmt::format("adopted: {} as translated, {} with your edits, {} missing{}\n",
                                  plural(trees_.next.size() - edited - missing, "file"), edited,
                                  missing, isDryRun_ ? " (nothing was written)" : "");
    return NothingLeft;
  }

  /// The whole report for a first sync, or if it was asked for. Otherwise only what is about files
  /// whose translation changed: the rest was reported before.
  llvm::Error reportTranslation() {
    const ReportRequest &report = request_.report;
    bool isWhole = trees_.base.empty() || report.verbose || !report.file.empty() ||
                   report.format != ReportFormat::Text;
    if (isWhole)
      return writeReport(report, plan_, result_);
    std::set<std::string> changed;
    for (const auto &[path, version] : trees_.next)
      if (auto known = trees_.base.find(path);
          known == trees_.base.end() || known->second != version)
        changed.insert(trees_.sources.at(path));
    std::vector<Diagnostic> &diagnostics = result_.translation.diagnostics;
    size_t before = diagnostics.size();
    llvm::erase_if(diagnostics, [&](const Diagnostic &diagnostic) {
      auto relative = relativeTo(absolutePath(request_.inputs.front()), diagnostic.file);
      return !relative || !changed.contains(relative->str());
    });
    ReportRequest brief = report;
    brief.quiet = true;
    if (llvm::Error error = writeReport(brief, plan_, result_))
      return error;
    if (size_t hidden = before - diagnostics.size(); hidden && !report.quiet)
      llvm::outs() << fmt::format("{} on files whose translation did not change (-v prints {})\n",
                                  plural(hidden, "finding"), hidden == 1 ? "it" : "them");
    return llvm::Error::success();
  }

  static std::string shown(llvm::StringRef path) { return pathFrom(workingDirectory(), path); }

  const RunRequest request_;
  RunPlan plan_;
  RunResult result_; // points into the plan
  PortFolder port_;
  bool isDryRun_, adopts_;
  SyncTrees trees_;
};

/// Errors: not two folders that have nothing to do with each other.
llvm::Error checkFolders(const ParsedCommandLine &line) {
  if (line.names.size() != 2)
    return line.misuse("name the folder of the CUDA sources and that of the port");
  const std::string &upstream = line.names[0], &port = line.names[1];
  if (!fs::exists(upstream))
    return llvm::createStringError(upstream + ": No such file or directory");
  if (!fs::is_directory(upstream))
    return llvm::createStringError(upstream + ": is not a folder; sync takes whole trees");
  if (isWithin(realPath(absolutePath(port)), realPath(absolutePath(upstream))))
    return llvm::createStringError(port +
                                   ": contains the sources; the port needs a folder of its own");
  return llvm::Error::success();
}

} // namespace

llvm::Expected<int> syncCommand(const ParsedCommandLine &line) {
  if (llvm::Error error = checkFolders(line))
    return error;
  llvm::Expected<RunRequest> request = translateRequest(line);
  if (!request)
    return request.takeError();
  if (request->output.buildFiles == BuildFileMode::Beside)
    return line.misuse("a port that is synced is a tree of its own; --build-files=beside is for "
                       "`tranship -o`");
  request->inputs = {line.names[0]};
  request->output.force = true; // the port is merged, not overwritten
  request->output.output = request->files.output = line.names[1];
  if (llvm::Error error = readPortCheck(line, *request, /*byDefault=*/true))
    return error;
  llvm::Expected<PortFolder> port = PortFolder::open(absolutePath(line.names[1]));
  if (!port)
    return port.takeError();
  return SyncingCommand(std::move(*request), std::move(*port), line).run();
}

} // namespace tranship::driver
