// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The reports on a run: text for people, JSON for programs.
#pragma once

#include "report/Verified.h"
#include "translate/Translate.h"

#include "llvm/Support/JSON.h"

#include <string>

namespace tranship::report {

/// What a run did, besides the translation.
struct RunFacts {
  struct Sources {
    /// Files and folders among the inputs that were left out.
    std::vector<project::LeftOut> leftOut;
    /// The compile database that was found in a build folder, and others there; empty: none.
    std::string database;
    std::vector<std::string> otherDatabases;
    /// User rules that match nothing: `name` (file:line).
    std::vector<std::string> unusedRules;
  } sources;
  struct Hip {
    /// The HIP version, and where it was found; empty if no installed HIP decided it.
    std::string version, foundIn;
    /// The newest HIP in the tables, if that one is newer.
    std::string endOfTables;
  } hip;
  struct Output {
    /// The files that were written, and the folder for them; the folder is empty for a single file
    /// and for files that were overwritten.
    std::vector<std::string> written;
    std::string folder;
    /// How many files of the project were copied, and what was not.
    size_t copied = 0;
    std::vector<project::LeftOut> notCopied;
  } output;
  struct BuildFiles {
    /// Of the tree, those that changed, those that the build check compared, and those with differences.
    size_t count = 0, changed = 0, checked = 0, differing = 0;
    /// HTML: those that changed, with unified diffs.
    std::vector<std::pair<std::string, std::string>> diffs;
  } buildFiles;
  /// Receipts for programs among the inputs.
  std::vector<VerifiedProgram> verified;
};

struct ReportOptions {
  /// Include notes, not only what a person must review.
  bool verbose = false;
  /// Paths below this folder are shown relative to it.
  std::string workingDirectory;
  /// HTML: the program and its version, the time, and the command line.
  std::string maker;
  /// Text: prints only the diagnostics, without a summary.
  bool quiet = false;
  /// Text: with escape sequences for a terminal.
  bool colors = false;
};

std::string shownPath(llvm::StringRef path, const ReportOptions &options);

/// Prints diagnostics as clang does, with the source line and a caret. For several files, it adds
/// the work left by kind and the files with the most of it (`verbose`: a line for each file). The
/// last line sums up.
std::string textReport(const translate::Translation &translation, const RunFacts &run,
                       const ReportOptions &options);

/// The last line of the text report.
std::string summaryLine(const translate::Translation &translation, const RunFacts &run,
                        const ReportOptions &options);

/// "copied 12 other files; not copied: .git (the history of the repository)", as a line.
std::string copiedLine(const RunFacts &run, const ReportOptions &options);

/// "2 of 3 build files changed, 3 checked, 1 of them differs (build-differs)"; empty without build files.
std::string buildText(const RunFacts &run);

/// "the port: 210 of 239 units compile and mean the same with HIP 7.2.4 for host, gfx90a; 2 do not compile; …", as a line.
/// Empty if no unit of the port was checked.
std::string portLine(const translate::Translation &translation, bool verbose);

/// docs/json-reports.md describes it: {"version", "summary", "files": [{path, edits, …}], "diagnostics": [{id, severity, file, line,
/// column, …}], "byKind": [{id, severity, count, …}], "mostLeft": [path], "kernels": [{name, file,
/// line, waveWidth, proof}], "port": {compiling, failing, …} or null, "receipts": [{receipt, program, state, …}]}
llvm::json::Value jsonReport(const translate::Translation &translation, const RunFacts &run,
                             const ReportOptions &options);

} // namespace tranship::report
