// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs with traces of all launches, and what the traces show about a port.
#pragma once

#include "verify/model/Outcome.h"
#include "verify/run/Run.h"
#include "verify/trace/TraceComparison.h"

namespace tranship::verify {

/// A run that wrote a trace.
struct TracedRun {
  CapturedRun run;
  /// The folder with the trace.
  std::string folder;
};

/// What the traces of a port and its original show.
struct KernelVerdict {
  TraceComparison comparison;
  /// The original itself differs in this launch or an earlier one, if it runs again with its
  /// threads in another order.
  bool isUnstable = false;
  /// API calls that only one side makes, or with other arguments (see `compareCalls`).
  std::vector<std::string> calls;
  /// Waits that the port lacks, and other streams (see `orderChanges`).
  std::vector<std::string> orderChanges;
  /// The emulator's reports of warp operations in the first kernel that differs, whose result would
  /// be different with 32 lanes.
  std::vector<std::string> acrossHalves;
  /// The emulator's reports on the port, without those on the original, when a launch is replayed.
  std::vector<emulator::Report> reports;
  /// Why nothing was compared; empty if it was.
  std::string problem;

  /// One line for people.
  std::string str() const;
  /// Hints at the cause: `acrossHalves` and `calls`.
  std::vector<Observation> hints() const;
};

/// Runs a program and writes a trace to `folder`, which it creates. `launch`: the only launch to
/// trace, with all memory of the device; 0: all launches. Errors: those of `runOnce`.
llvm::Expected<TracedRun> runTraced(RunRequest request, const std::string &folder,
                                    uint64_t launch = 0);

/// Compares two traces. If a trace cannot be read, the verdict's `problem` says so.
KernelVerdict compareTracedRuns(const TracedRun &original, const TracedRun &port,
                                const Tolerances &tolerances);

/// The reports without those of kind `across-halves`, because a port may do these things on purpose.
std::vector<emulator::Report> withoutHalves(std::vector<emulator::Report> reports);

/// Runs the original again with its threads in another order, and notes in `verdict` whether the
/// original itself differs. Errors: those of `runOnce`.
llvm::Error findInstability(RunRequest original, const TracedRun &traced, const std::string &folder,
                            const Tolerances &tolerances, KernelVerdict &verdict);

} // namespace tranship::verify
