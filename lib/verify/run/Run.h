// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a program did: how it ended and which outputs it wrote.
#pragma once

#include "emulator/interface/EmulatorReport.h"
#include "support/Process.h"
#include "verify/backends/Backend.h"
#include "verify/model/Manifest.h"
#include "verify/run/Runner.h"

#include <map>

namespace tranship::verify {

/// The time that the kernels of a run took on the GPU.
struct LaunchTimes {
  uint64_t launches = 0;
  double milliseconds = 0;
};

struct CapturedRun {
  ProcessResult process;
  /// The files with the outputs that were written, by OutputSpec::str().
  std::map<std::string, std::string> outputs;
  /// The SHA-256 of outputs of another machine that were too large to be copied.
  std::map<std::string, std::string> hashes;
  std::string stderrFile;
  /// Other files that the run wrote to its folder, by their paths in it.
  std::map<std::string, std::string> otherFiles;
  std::vector<emulator::Report> reports;
};

/// All runs of a case by a variant.
struct RunSet {
  std::string testCase, variant;
  Side side = Side::Original;
  /// The programs ran in the emulator, where both sides see the same device.
  bool isEmulated = false;
  /// 0: not known.
  unsigned warpWidth = 0;
  std::vector<CapturedRun> runs;
  /// The times of further runs, which only measured kernels.
  std::vector<LaunchTimes> launchTimes;
};

struct RunRequest {
  const Manifest *manifest = nullptr;
  const VerifyCase *testCase = nullptr;
  /// Null if the manifest and the variant contain everything.
  const Backend *backend = nullptr;
  Variant variant;
  Runner runner;
  /// The executable.
  std::string program;
  /// Files that the run needs besides its inputs: their sources, by their paths in the run's
  /// folder.
  std::map<std::string, std::string> files;
  /// The folder in which the run gets a folder of its own.
  std::string folder;
  /// Variables that override all others: "NAME=value".
  std::vector<std::string> lastEnvironment;
  /// The number of the repeat, from 0.
  unsigned repeat = 0;
};

/// Runs a program once. Errors: an input is missing, or a program or runner cannot be started.
llvm::Expected<CapturedRun> runOnce(const RunRequest &request);

} // namespace tranship::verify
