// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line of `tranship verify`.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"

#include "driver/options/CommandLine.h"
#include "programs/InferredManifest.h"
#include "verify/backends/Backend.h"
#include "verify/run/Runner.h"

#include <map>

namespace tranship::driver {

/// What is verified, recorded, packed or judged.
struct VerifySubject {
  /// The recording or pack to write or to read, or the folder to replay.
  std::string recording;
  /// The results of a pack.
  std::string results;
  std::string program;
  /// The programs or trees to verify, as named; several stand for a tree.
  std::vector<std::string> names;
  /// Treat a folder as a tree of programs; only write manifests.
  bool isTree = false, init = false;
  programs::ArgumentLimits limits;
  /// The programs to pack, or the names of those to judge (empty: all in the pack).
  std::vector<std::string> programs;
  /// The most bytes that a pack may have. 0: no limit.
  uint64_t maxBytes = 0;
  /// Only describe this machine, or the manifest's schema.
  bool doctor = false, schema = false;
};

/// How both sides are run.
struct VerifyRuns {
  bool compileOnly = false, triangulate = false, checked = false, lockstep = false,
       traceKernels = false, keep = false, allowRunners = false, allowSkips = false;
  /// Arguments for the program; nothing: those in the manifest.
  std::optional<std::vector<std::string>> arguments;
  unsigned repeats = 0, allowedErrors = 0;
  double timeout = 0;
  std::string workParent, traceFolder;
};

struct VerifyReporting {
  bool verbose = false, quiet = false, asJson = false;
  std::string reportFile, junitFile, htmlFile;
  /// The receipt to write, and the receipt to check.
  std::string receipt, checkedReceipt;
};

struct VerifyOptions {
  enum class Mode { Verify, Record, Compare, Replay, Pack, Judge };
  Mode mode = Mode::Verify;
  VerifySubject what;
  VerifySource source;
  MachineOptions machine;
  std::vector<const Backend *> backends;
  bool namesBackends = false; ///< on the command line
  std::vector<std::string> required;
  std::map<std::string, Runner> runners;
  VerifyRuns runs;
  VerifyReporting report;
};

/// Errors: invalid values, options that cannot be used together, missing names.
llvm::Expected<VerifyOptions> verifyOptions(const ParsedCommandLine &line);

} // namespace tranship::driver
