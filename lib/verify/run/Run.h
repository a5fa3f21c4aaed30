// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a program did: how it ended and what it left behind.
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
  /// The SHA-256 of outputs that were written elsewhere and were too large to be brought here.
  std::map<std::string, std::string> hashes;
  std::string stderrFile;
  std::vector<emulator::Report> reports;
};

/// All runs of a case by a variant.
struct RunSet {
  std::string testCase, variant;
  Side side = Side::Original;
  /// The programs ran in the emulator, where both sides see the same device.
  bool isEmulated = false;
  std::vector<CapturedRun> runs;
  /// The times of further runs, which were made to measure them.
  std::vector<LaunchTimes> launchTimes;
};

struct RunRequest {
  const Manifest *manifest = nullptr;
  const VerifyCase *testCase = nullptr;
  /// Null: the manifest and the variant say everything.
  const Backend *backend = nullptr;
  Variant variant;
  Runner runner;
  /// The executable.
  std::string program;
  /// Files that the run finds besides its inputs: where they come from, by their path in the run's
  /// folder.
  std::map<std::string, std::string> files;
  /// The folder in which the run gets a folder of its own.
  std::string folder;
  /// Variables that are set after all others: "NAME=value".
  std::vector<std::string> lastEnvironment;
  /// The number of the repeat, from 0.
  unsigned repeat = 0;
};

/// Runs a program once. Errors: missing inputs, a program or runner that cannot be started.
llvm::Expected<CapturedRun> runOnce(const RunRequest &request);

} // namespace tranship::verify
