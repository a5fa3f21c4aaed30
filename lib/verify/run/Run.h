// What a program did: how it ended and what it left behind.
#pragma once

#include "emulator/interface/EmulatorReport.h"
#include "support/Process.h"
#include "verify/backends/Backend.h"
#include "verify/model/Manifest.h"
#include "verify/run/Runner.h"

#include <map>

namespace tranship::verify {

/// The time that kernels took on the GPU.
struct LaunchTimes {
  uint64_t launches = 0;
  double milliseconds = 0;
};

struct CapturedRun {
  ProcessResult process;
  /// Files that hold the outputs, by OutputSpec::str(); one that was not written is not there.
  std::map<std::string, std::string> outputs;
  /// SHA-256 of outputs that were written elsewhere and are too large to be brought here.
  std::map<std::string, std::string> hashes;
  std::string stderrFile;
  std::vector<emulator::Report> reports;
};

/// All runs of a case by a variant.
struct RunSet {
  std::string testCase, variant;
  Side side = Side::Original;
  std::vector<CapturedRun> runs;
  /// Of further runs, which were made for their times.
  std::vector<LaunchTimes> launchTimes;
};

struct RunRequest {
  const Manifest *manifest = nullptr;
  const VerifyCase *testCase = nullptr;
  /// Null: the manifest and the variant say all there is to say.
  const Backend *backend = nullptr;
  Variant variant;
  Runner runner;
  /// The program that was built.
  std::string program;
  /// Files that the run finds in its folder, besides its inputs: their place, and from where.
  std::map<std::string, std::string> files;
  /// Below which the run gets a folder of its own.
  std::string folder;
  /// What comes after all other changes to the environment: "NAME=value".
  std::vector<std::string> lastEnvironment;
  /// Which of the repeats.
  unsigned repeat = 0;
};

/// Errors: the inputs are not there, the program or its runner cannot be started.
llvm::Expected<CapturedRun> runOnce(const RunRequest &request);

} // namespace tranship::verify
