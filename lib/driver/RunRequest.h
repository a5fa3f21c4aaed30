// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a command line asks for. A request is made once and is not changed by the run; what a run finds out is in RunPlan
// and RunResult.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/Color.h"
#include "driver/options/CommandLine.h"
#include "project/Inputs.h"
#include "translate/ShardFile.h"
#include "translate/TranslateOptions.h"

namespace tranship::driver {

enum class ReportFormat { Text, Json, Html, None };

/// What becomes of the build files of folders. Replace: they are translated. Beside: they stay, and
/// the port goes into a folder of the tree (BesideTree.h).
enum class BuildFileMode : uint8_t { None, Replace, Beside };

/// What a project's config file may say as well, and where the platforms are.
struct ProjectRequest {
  /// The config file. Empty: the nearest one, unless `noConfig`.
  std::string configFile;
  bool noConfig = false;
  std::vector<std::string> ruleFiles;
  /// Globs for `KindSet` and names for `parseTargets`. Empty: the values in the config file.
  std::string checks, targets;
  /// Unknown: those of the config file, or those of the platforms found here.
  Version cudaVersion, hipVersion;
  /// Without a version, take that of the HIP that is installed here. The machines of shards may differ.
  bool takesInstalledHip = true;
  /// Unknown: that of the config file, or the newest.
  Version torchVersion;
  /// The Python to ask for PyTorch, if any; empty: the usual one.
  std::optional<std::string> torchPython;
  /// Translate to AMD's roc* libraries instead of the hip* libraries.
  bool roc = false;
  /// Where ROCm is; empty: where it usually is.
  std::string rocmPath;
  /// Look for no compile database.
  bool noDatabase = false;
};

/// Where a translation is written.
struct OutputRequest {
  /// A file or folder. Empty: standard output.
  std::string output;
  bool inPlace = false, diff = false;
  /// Only the report is wanted.
  bool isDiscarded = false;
  /// Write into a port that is synced.
  bool force = false;
  /// Write what is finished when a signal stops the run.
  bool keepGoing = false;
  /// Where to write what the result was made from (DependencyFile.h); empty: nowhere.
  std::string dependencyFile;
  /// Nothing: what fits the output (HelperOutput.h).
  std::optional<rules::HelperForm> helpers;
  BuildFileMode buildFiles = BuildFileMode::Replace;
  /// A folder is translated as a project: what is not translated is copied.
  bool copiesProject = false;
  /// For BuildFileMode::Beside, absolute: the tree, and the one that gets the port, which is the
  /// same or a copy.
  std::string originalTree, besideTree;
};

/// How a run reports.
struct ReportRequest {
  ReportFormat format = ReportFormat::Text;
  /// Empty: standard output or standard error.
  std::string file;
  /// Even if the result does not go to standard output.
  bool toStandardError = false;
  std::vector<std::string> receipts;
  /// Warnings do not count for the exit code.
  bool errorsOnly = false;
  /// The command line, for reports that show it.
  std::string commandLine;
  /// Units of the port that could not be checked count for the exit code.
  bool requiresCheck = false;
  bool verbose = false;
  /// Show no progress and no summary.
  bool quiet = false;
  ColorMode color = ColorMode::Auto;
};

/// Parse only this part of the units, and write the result to `file` for `tranship apply`.
struct ShardRequest {
  Shard shard;
  std::string file;
  /// All arguments except those that differ between the shards of a run.
  std::vector<std::string> arguments;
};

struct RunRequest {
  /// Files and folders. `-` is standard input.
  std::vector<std::string> inputs;
  InputOptions files;
  ProjectRequest project;
  ParseSettings parse;
  /// The forms of the port that do not depend on where it goes.
  OutputForm form;
  /// Parse the translation as HIP.
  bool checkPort = false;
  OutputRequest output;
  ReportRequest report;
  std::optional<ShardRequest> shard;
  /// The run covers a part of a tree: it does not replace what the cache knows of the whole.
  bool isPart = false;
};

/// The request of `translate` and `apply`. Errors: options that cannot be used together.
llvm::Expected<RunRequest> translateRequest(const ParsedCommandLine &line);

/// The request of what translations, checks and headers share.
RunRequest commonRequest(const ParsedCommandLine &line);

/// Reads whether and on which headers to check the port. Errors: options that exclude each other.
llvm::Error readPortCheck(const ParsedCommandLine &line, RunRequest &request, bool byDefault);

} // namespace tranship::driver
