// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sync/SyncReport.h"

#include "diagnostics/Finding.h"
#include "support/Text.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::sync {
namespace {

class Report {
public:
  Report(const PortFolder &port, llvm::ArrayRef<FileOutcome> outcomes,
         const SyncReportOptions &options)
      : port_(port), outcomes_(outcomes), options_(options) {}

  std::string str() const {
    std::string out;
    for (const FileOutcome &outcome : outcomes_)
      out += linesOf(outcome);
    return options_.quiet ? out : out + summary();
  }

private:
  std::string shown(llvm::StringRef path) const {
    return printable(pathFrom(options_.workingDirectory, joinPath(port_.path(), path)));
  }

  /// "port/a.hip: merged"; empty if there is nothing to report.
  std::string linesOf(const FileOutcome &outcome) const {
    std::string name = shown(outcome.path), out;
    if (!outcome.movedFrom.empty() && !options_.quiet)
      out = fmt::format("{}: moved from {} with your edits\n", name, printable(outcome.movedFrom));
    for (unsigned line : outcome.conflicts)
      out += fmt::format("{}:{}: conflict: your edits and the new translation change the same "
                         "lines\n",
                         name, line);
    std::string what = remarkOf(outcome);
    return what.empty() ? out : out + fmt::format("{}: {}\n", name, what);
  }

  std::string remarkOf(const FileOutcome &outcome) const {
    bool isListed = (options_.verbose || options_.isDryRun) && !options_.quiet;
    switch (outcome.action) {
    case FileAction::Added:
      return isListed ? "added" : "";
    case FileAction::Updated:
      return isListed ? "updated" : "";
    case FileAction::Removed:
      return isListed ? "removed" : "";
    case FileAction::Merged:
      return options_.quiet ? "" : "merged with your edits";
    case FileAction::Unmergeable:
      return "conflict: changed on both sides, and cannot be merged line by line; yours was kept, "
             "the new translation is " +
             pathFrom(options_.workingDirectory, port_.baseFile(outcome.path));
    case FileAction::LeftBehind:
      return "kept because of your edits, although it is no longer part of the translation; remove "
             "it, or keep it as your own";
    case FileAction::StaysRemoved:
      return options_.quiet ? "" : "changed upstream; not restored, because you removed it";
    case FileAction::ChangedMeanwhile:
      return "changed while tranship was running, so it was left as it is; run `tranship sync` "
             "again";
    case FileAction::Unchanged:
    case FileAction::Conflicted: // a line for each conflict
      return "";
    }
    return "";
  }

  size_t count(FileAction action) const {
    return llvm::count_if(outcomes_,
                          [&](const FileOutcome &outcome) { return outcome.action == action; });
  }

  /// "12 files updated, 1 added; 3 edited files merged; 2 conflicts in 1 file".
  std::string summary() const {
    std::vector<std::string> parts;
    auto add = [&](size_t number, llvm::StringRef what) {
      if (number)
        parts.push_back(fmt::format("{} {}", plural(number, "file"), what.str()));
    };
    add(count(FileAction::Updated), "updated");
    add(count(FileAction::Added), "added");
    add(count(FileAction::Removed), "removed");
    add(count(FileAction::Merged), "merged with your edits");
    add(count(FileAction::LeftBehind), "no longer translated but kept");
    add(count(FileAction::StaysRemoved), "not restored");
    add(count(FileAction::ChangedMeanwhile), "changed meanwhile");
    size_t conflicts = count(FileAction::Unmergeable), files = conflicts;
    for (const FileOutcome &outcome : outcomes_) {
      conflicts += outcome.conflicts.size();
      files += outcome.action == FileAction::Conflicted;
    }
    if (conflicts)
      parts.push_back(
          fmt::format("{} in {}", plural(conflicts, "conflict"), plural(files, "file")));
    std::string out = parts.empty() ? "nothing to change in the port" : llvm::join(parts, ", ");
    out += options_.isDryRun ? " (nothing was written)\n" : "\n";
    if (count(FileAction::Conflicted) && !options_.isDryRun)
      out += "edit the files with conflicts and remove the markers before the next sync\n";
    return out;
  }

  const PortFolder &port_;
  llvm::ArrayRef<FileOutcome> outcomes_;
  const SyncReportOptions &options_;
};

} // namespace

bool needsDecision(const FileOutcome &outcome) {
  return llvm::is_contained({FileAction::Conflicted, FileAction::Unmergeable,
                             FileAction::LeftBehind, FileAction::ChangedMeanwhile},
                            outcome.action);
}

std::string syncReport(const PortFolder &port, llvm::ArrayRef<FileOutcome> outcomes,
                       const SyncReportOptions &options) {
  return Report(port, outcomes, options).str();
}

} // namespace tranship::sync
