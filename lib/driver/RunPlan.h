// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RunRequest → planRun → RunPlan → translateRun → RunResult: the one way in which every subcommand translates.
#pragma once

#include "driver/BuildFiles.h"
#include "driver/Output.h"
#include "driver/Project.h"
#include "driver/RunRequest.h"
#include "driver/verify/Receipts.h"

namespace tranship::driver {

/// The sources of a run, as a command found them.
struct ReadSources {
  std::vector<InputFile> inputs;
  InputReport report;
  /// See translate::Surroundings.
  std::map<std::string, std::string> overlay;
  std::vector<std::string> otherHeaders;
  bool isPart = false;
};

/// Everything that is known before the first unit is parsed.
struct RunPlan {
  Project project;
  /// The installation that the HIP version was taken from; empty: it was not.
  std::string hipFoundIn;
  /// Its version, which may be newer than the tables.
  Version installedHip;
  std::vector<InputFile> inputs;
  std::vector<LeftOut> leftOut;
  /// What a copy of the project has besides, and what it lacks.
  size_t copied = 0;
  std::vector<LeftOut> notCopied;
  FoundDatabase database;
  /// What was found in files that are not inputs.
  std::vector<Diagnostic> problems;
  /// Of the inputs. Always set by planRun.
  std::optional<SourceGraph> graph;
  TranslateOptions translate;
  // Only of runs that write a port:
  OutputPlan output;
  std::vector<TreeFile> buildFiles;
  std::vector<NamedReceipt> receipts;
};

struct RunResult {
  Translation translation;
  BuildResult build;
  /// Where the files go. Some get their own names back, and helper headers are added.
  OutputPlan output;
};

/// How a walk over the inputs is set up.
struct InputSetup {
  InputOptions options;
  std::map<std::string, std::string> overlay;
};
llvm::Expected<InputSetup> inputSetup(const RunRequest &request, const Project &project);

/// Plans a run over sources that a command has read itself. Errors: the compile database or the HIP headers do not exist.
llvm::Expected<RunPlan> planRun(const RunRequest &request, Project project, ReadSources sources);

/// Reads the project and the inputs, and plans what is written where. Errors: everything that would fail after the parse
/// and can be seen before it.
llvm::Expected<RunPlan> planRun(const RunRequest &request);

/// Translates the inputs and the build files. Nothing is written. `plan` must outlive the result. `shards`: as in
/// TranslateOptions.
llvm::Expected<RunResult> translateRun(const RunRequest &request, const RunPlan &plan,
                                       const ShardFile *shards = nullptr);

} // namespace tranship::driver
