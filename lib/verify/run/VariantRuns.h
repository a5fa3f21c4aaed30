// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the builds: plainly, with checks, and with traces of their launches.
#pragma once

#include "verify/run/BuiltBackend.h"
#include "verify/run/KernelTracing.h"

namespace tranship::verify {

/// A variant with its runs of one case.
struct RanVariant : BuiltVariant {
  /// A runner started the program, and we do not know what the runner does.
  bool isStartedByRunner = false;
  /// Another machine made the runs.
  bool isFromElsewhere = false;
  /// The original fails unless new memory of the device holds zeros, as it does in all runs of the variant.
  bool needsZeros = false;
  /// Why the other machine made no runs, although its backend may have made others.
  std::string notRun;
  RunSet runs;
  /// How the kernels ran in the first run (`Backend::engineEnvironment`).
  std::string engines;
  /// The run with checks. Only the reports in it count.
  std::optional<CapturedRun> checkedRun;
  /// The run that recorded its launches.
  std::optional<TracedRun> tracedRun;
};

/// The variant without runs.
RanVariant withoutRuns(const VerifyJob &job, const VerifyCase &testCase, BuiltVariant built);

/// The variant with its runs from the other machine.
RanVariant withRunsFrom(const RanElsewhere &elsewhere, RanVariant variant);

/// Makes the runs of one case.
class VariantRuns {
public:
  VariantRuns(const VerifyJob &job, const VerifyCase &testCase) : job_(job), testCase_(testCase) {}

  /// Makes all runs that the case requires.
  llvm::Expected<RanVariant> run(RanVariant variant) const;
  /// Makes one run in which new memory of the device holds zeros; nothing if the backend cannot.
  llvm::Expected<std::optional<CapturedRun>> runWithZeros(const RanVariant &variant) const;
  /// Runs the variant until there are `count` runs of it. Runs from another machine stay as they
  /// are: they were repeated there.
  llvm::Error repeat(unsigned count, RanVariant &variant) const;
  /// Makes one run with a trace of its launches.
  llvm::Error trace(RanVariant &variant) const;
  /// Compares what the kernels of a port did with what those of the original did; nothing if one of
  /// the two has no trace. Stores the first launch that differs, if the job asks for it.
  llvm::Expected<std::optional<KernelVerdict>> compareKernels(const RanVariant &original,
                                                              const RanVariant &port) const;

private:
  RunRequest requestFor(const RanVariant &variant, const BuildResult &build,
                        llvm::StringRef folder) const;
  llvm::Error addRuns(unsigned count, RanVariant &variant) const;
  llvm::Error runChecked(RanVariant &variant) const;
  /// The request for another run with a trace.
  RunRequest traceRequest(const RanVariant &variant) const;
  /// The folder for the traces of both sides.
  std::string traceFolder(const RanVariant &variant) const;
  llvm::Error keepForReplay(const RanVariant &original, const RanVariant &port,
                            const TraceFinding &finding) const;
  void reportProgress(llvm::StringRef activity, const RanVariant &variant) const;

  const VerifyJob &job_;
  const VerifyCase &testCase_;
};

} // namespace tranship::verify
