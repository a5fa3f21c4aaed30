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
  /// To write, or to read; what is to be replayed; a pack.
  std::string recording;
  /// Results of a pack.
  std::string results;
  std::string program;
  /// To be packed; or, of a pack, to be judged (empty: all).
  std::vector<std::string> programs;
  VerifySource source;
  MachineOptions machine;
  std::vector<const Backend *> backends;
  std::vector<std::string> required;
  std::map<std::string, Runner> runners;
  bool compileOnly = false, triangulate = false, checked = false, lockstep = false,
       traceKernels = false, keep = false, verbose = false, quiet = false, doctor = false,
       schema = false, asJson = false, allowRunners = false;
  unsigned repeats = 0, allowedErrors = 0;
  /// Bytes of a pack; 0: no limit.
  uint64_t maxBytes = 0;
  double timeout = 0;
  std::string workParent, reportFile, traceFolder, junitFile;
  /// To write, and to check.
  std::string receipt, checkedReceipt;
};

/// Errors: values that are not possible, options that exclude each other, names that are missing.
llvm::Expected<VerifyOptions> verifyOptions(const driver::ParsedCommandLine &line);

} // namespace tranship::driver
