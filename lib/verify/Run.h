// What a program did: how it ended and what it left behind.
#pragma once

#include "support/Process.h"
#include "verify/Backend.h"
#include "verify/EmulatorReport.h"
#include "verify/Manifest.h"
#include "verify/Runner.h"

#include <map>

namespace tranship {

struct CapturedRun {
  ProcessResult process;
  /// Files that hold the outputs, by OutputSpec::str(); one that was not written is not there.
  std::map<std::string, std::string> outputs;
  std::string stderrFile;
  std::vector<EmulatorReport> reports;
};

/// All runs of a case by a variant.
struct RunSet {
  std::string testCase, variant;
  Side side = Side::Original;
  std::vector<CapturedRun> runs;
};

struct RunRequest {
  const Manifest *manifest = nullptr;
  const VerifyCase *testCase = nullptr;
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

} // namespace tranship
