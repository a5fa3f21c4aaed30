// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line of a translation as one plain struct.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/Color.h"
#include "driver/options/CommandLine.h"
#include "project/DatabaseSearch.h"
#include "report/Verified.h"
#include "translate/Translate.h"

namespace tranship::driver {

enum class ReportFormat { Text, Json, Html, None };

/// What becomes of the build files of folders. Replace: they are translated. Beside: they stay, and
/// the port goes into a folder of the tree (BesideTree.h).
enum class BuildFileMode : uint8_t { None, Replace, Beside };

struct Options {
  /// Files and folders. `-` is standard input.
  std::vector<std::string> inputs;
  /// Parse only this part of the units, and write the result to `exportFile` for `tranship apply`.
  std::optional<Shard> shard;
  std::string exportFile;
  /// All arguments except those that differ between the shards of a run.
  std::vector<std::string> sharedArguments;
  InputOptions inputOptions;
  /// For the report. These are not set by options.
  std::vector<LeftOut> leftOut;
  std::vector<VerifiedProgram> verified;
  /// Makefiles whose names do not say so, but which makefiles include.
  std::set<std::string> includedMakefiles;
  size_t buildFileCount = 0, changedBuildFiles = 0;
  FoundDatabase foundDatabase;
  /// The installation that the HIP version was taken from; empty: it was not.
  std::string hipFoundIn;
  /// Rules of the user that match nothing, for the report.
  std::vector<std::string> unusedRules;
  /// The files that were written.
  std::vector<std::string> written;
  TranslateOptions translate;
  /// Nothing: what fits the output (HelperOutput.h).
  std::optional<rules::HelperForm> helpers;
  std::vector<std::string> ruleFiles;
  /// The config file. Empty: the nearest one, unless `noConfig`.
  std::string configFile;
  bool configGiven = false, noConfig = false;
  /// Globs for `KindSet` and names for `parseTargets`. Empty: the values in the config file.
  std::string checks, targets;
  /// Unknown: that of the config file, or the newest.
  Version torchVersion;
  /// The Python to ask for PyTorch, if any; empty: the usual one.
  std::optional<std::string> torchPython;
  /// Translate to AMD's roc* libraries instead of the hip* libraries.
  bool roc = false;
  /// Parse the translation as HIP. `rocmPath`: where ROCm is; empty: where it usually is.
  bool checkPort = false;
  std::string rocmPath;
  /// Look for no compile database.
  bool noDatabase = false;
  /// A file or folder. Empty: standard output.
  std::string output;
  bool inPlace = false;
  /// Write into a port that is synced.
  bool force = false;
  /// Write what is finished when a signal stops the run.
  bool keepGoing = false;
  /// Where to write what the result was made from (DependencyFile.h); empty: nowhere.
  std::string dependencyFile;
  /// Warnings do not count for the exit code.
  bool errorsOnly = false;
  BuildFileMode buildFiles = BuildFileMode::Replace;
  /// For BuildFileMode::Beside, absolute: the tree, and the one that gets the port, which is the
  /// same or a copy.
  std::string originalTree, besideTree;
  bool diff = false;
  ReportFormat report = ReportFormat::Text;
  /// Empty: standard output or standard error.
  std::string reportFile;
  std::vector<std::string> receipts;
  bool verbose = false;
  /// Show no progress and no summary.
  bool quiet = false;
  ColorMode color = ColorMode::Auto;
};

/// The options of `translate` and `apply`. Errors: options that cannot be used together.
llvm::Expected<Options> translateOptions(const ParsedCommandLine &line);

/// The options that translations and checks share.
Options commonOptions(const ParsedCommandLine &line);

/// Whether and on which headers to check the port. Errors: options that exclude each other.
llvm::Error readPortCheck(const ParsedCommandLine &line, Options &options, bool byDefault);

} // namespace tranship::driver
