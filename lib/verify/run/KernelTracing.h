// Runs with traces of all launches, and what they say of a port.
#pragma once

#include "verify/model/Outcome.h"
#include "verify/run/Run.h"
#include "verify/trace/TraceComparison.h"

namespace tranship::verify {

/// A run that wrote a trace.
struct TracedRun {
  CapturedRun run;
  /// Where the trace is.
  std::string folder;
};

/// What the traces of a port and of its original say.
struct KernelVerdict {
  TraceComparison comparison;
  /// The original differs from itself there, or before, when it is run again with its threads in
  /// another order.
  bool isUnstable = false;
  /// What the port asks of the API, and the original does not; the other way round; or with other
  /// arguments (`compareCalls`).
  std::vector<std::string> calls;
  /// Where the first kernel that differs gets something else from its warp than from one of 32
  /// lanes: lines of the emulator.
  std::vector<std::string> acrossHalves;
  /// What the emulator says of the port, and not of the original, while one launch is replayed.
  std::vector<emulator::Report> reports;
  /// Why nothing was compared; empty: it was.
  std::string problem;

  /// One line for people.
  std::string str() const;
  /// Lines that say where to look: `acrossHalves`, `calls`.
  std::vector<Observation> hints() const;
};

/// `folder` is made; `launch`: the only one that is traced, with all memory of the device; 0: all.
/// Errors: as of `runOnce`.
llvm::Expected<TracedRun> runTraced(RunRequest request, const std::string &folder,
                                    uint64_t launch = 0);

/// Never fails: what cannot be read is a problem to tell of.
KernelVerdict compareTracedRuns(const TracedRun &original, const TracedRun &port,
                                const Tolerances &tolerances);

/// Those that say that something is wrong; where warps of 64 lanes do something else than those of
/// 32, a port may mean it.
std::vector<emulator::Report> withoutHalves(std::vector<emulator::Report> reports);

/// Runs the original once more, its threads in another order. Errors: as of `runOnce`.
llvm::Error findInstability(RunRequest original, const TracedRun &traced, const std::string &folder,
                            const Tolerances &tolerances, KernelVerdict &verdict);

} // namespace tranship::verify
