// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/sync/SyncCommand.h"

#include "driver/ExitCode.h"
#include "driver/Project.h"
#include "driver/ReportOutput.h"
#include "driver/TranslationRun.h"
#include "driver/sync/SyncPlan.h"
#include "driver/sync/SyncReport.h"
#include "driver/sync/SyncTranslation.h"

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
  SyncingCommand(Options options, PortFolder port, const ParsedCommandLine &line)
      : run_(std::move(options)), port_(std::move(port)), isDryRun_(line.has(OptionId::DryRun)),
        adopts_(line.has(OptionId::Adopt)) {}

  llvm::Expected<int> run() {
    if (llvm::Error error = readPort())
      return error;
    if (llvm::Error error = run_.readFiles())
      return error;
    if (llvm::Error error = run_.translate())
      return error;
    llvm::Expected<SyncTranslation> made = readTranslation(run_);
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
          shown(run_.options.inputs.front()) + ": none of the " +
          plural(trees_.base.size(), "file") +
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
    options.verbose = run_.options.verbose;
    options.quiet = run_.options.quiet;
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
      if (isMissing || (isEdited && run_.options.verbose))
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
    if (!run_.options.quiet)
      llvm::outs() << lines
                   << fmt::format("adopted: {} as translated, {} with your edits, {} missing{}\n",
                                  plural(trees_.next.size() - edited - missing, "file"), edited,
                                  missing, isDryRun_ ? " (nothing was written)" : "");
    return NothingLeft;
  }

  /// The whole report for a first sync, or if it was asked for. Otherwise only what is about files
  /// whose translation changed: the rest was reported before.
  llvm::Error reportTranslation() {
    const Options &options = run_.options;
    bool isWhole = trees_.base.empty() || options.verbose || !options.reportFile.empty() ||
                   options.report != ReportFormat::Text;
    if (isWhole)
      return writeReport(options, run_.plan, run_.translation);
    std::set<std::string> changed;
    for (const auto &[path, version] : trees_.next)
      if (auto known = trees_.base.find(path);
          known == trees_.base.end() || known->second != version)
        changed.insert(trees_.sources.at(path));
    std::vector<Diagnostic> &diagnostics = run_.translation.diagnostics;
    size_t before = diagnostics.size();
    llvm::erase_if(diagnostics, [&](const Diagnostic &diagnostic) {
      auto relative = relativeTo(absolutePath(options.inputs.front()), diagnostic.file);
      return !relative || !changed.contains(relative->str());
    });
    Options brief = options;
    brief.quiet = true;
    if (llvm::Error error = writeReport(brief, run_.plan, run_.translation))
      return error;
    if (size_t hidden = before - diagnostics.size(); hidden && !options.quiet)
      llvm::outs() << fmt::format("{} on files whose translation did not change (-v prints {})\n",
                                  plural(hidden, "finding"), hidden == 1 ? "it" : "them");
    return llvm::Error::success();
  }

  static std::string shown(llvm::StringRef path) { return pathFrom(workingDirectory(), path); }

  TranslationRun run_;
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
  llvm::Expected<Options> options = translateOptions(line);
  if (!options)
    return options.takeError();
  if (options->buildFiles == BuildFileMode::Beside)
    return line.misuse("a port that is synced is a tree of its own; --build-files=beside is for "
                       "`tranship -o`");
  options->inputs = {line.names[0]};
  options->force = true; // the port is merged, not overwritten
  options->output = options->inputOptions.output = line.names[1];
  if (llvm::Error error = readPortCheck(line, *options, /*byDefault=*/true))
    return error;
  llvm::Expected<PortFolder> port = PortFolder::open(absolutePath(line.names[1]));
  if (!port)
    return port.takeError();
  return SyncingCommand(std::move(*options), std::move(*port), line).run();
}

} // namespace tranship::driver
