// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line of `tranship verify`.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"

#include "driver/options/CommandLine.h"
#include "verify/backends/Backend.h"
#include "verify/run/Runner.h"

#include <map>

namespace tranship::driver {

struct VerifyOptions {
  enum class Mode { Verify, Record, Compare, Replay, Pack, Judge };
  Mode mode = Mode::Verify;
  /// The recording or pack to write or to read, or the folder to replay.
  std::string recording;
  /// The results of a pack.
  std::string results;
  std::string program;
  /// What to verify, as named; several stand for a tree.
  std::vector<std::string> names;
  /// Treat a folder as a tree of programs; only write manifests.
  bool isTree = false, init = false;
  /// See InferenceOptions.
  std::optional<unsigned> maxLastArgument;
  /// The programs to pack, or the names of those to judge (empty: all in the pack).
  std::vector<std::string> programs;
  VerifySource source;
  MachineOptions machine;
  std::vector<const Backend *> backends;
  std::vector<std::string> required;
  std::map<std::string, Runner> runners;
  bool compileOnly = false, triangulate = false, checked = false, lockstep = false,
       traceKernels = false, keep = false, verbose = false, quiet = false, doctor = false,
       schema = false, asJson = false, allowRunners = false, allowSkips = false;
  /// Arguments for the program; nothing: those in the manifest.
  std::optional<std::vector<std::string>> arguments;
  unsigned repeats = 0, allowedErrors = 0;
  /// The most bytes that a pack may have. 0: no limit.
  uint64_t maxBytes = 0;
  double timeout = 0;
  std::string workParent, reportFile, traceFolder, junitFile, htmlFile;
  /// The receipt to write, and the receipt to check.
  std::string receipt, checkedReceipt;
};

/// Errors: invalid values, options that cannot be used together, missing names.
llvm::Expected<VerifyOptions> verifyOptions(const ParsedCommandLine &line);

} // namespace tranship::driver
