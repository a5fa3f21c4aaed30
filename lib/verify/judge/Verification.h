// Builds and runs both sides with all backends, and holds the port against the original.
#pragma once

#include "verify/judge/Assessment.h"
#include "verify/run/KernelTracing.h"
#include "verify/run/VerifyJob.h"

namespace tranship::verify {

/// One variant on one case; or, with compileOnly, one side.
struct VariantResult {
  std::string backend;
  /// Lanes of a warp; 0: not known.
  unsigned warpWidth = 0;
  Outcome outcome;
  /// By a command of which nothing is known.
  bool isStartedByRunner = false;
  /// It ran on another machine; and why it did not, though others of its backend may have.
  bool isFromElsewhere = false;
  std::string notRun;
  RunSet runs;
  /// What it was held against: "original, cuda"; empty: nothing.
  std::string reference;
  Assessment assessment;
  /// Of the emulator; of the port those that the original does not get.
  std::vector<emulator::Report> reports;
  /// The run with checks, which counts for what is reported in it only.
  std::optional<CapturedRun> checkedRun;
  /// The run with traces of its launches; and, of a port, what they say.
  std::optional<TracedRun> tracedRun;
  std::optional<KernelVerdict> kernels;
};

struct BackendResult {
  std::string id;
  Outcome outcome;
};

struct Verification {
  /// Names, in order.
  std::vector<std::string> cases;
  std::vector<BackendResult> backends;
  std::vector<BuildRecord> builds;
  std::vector<VariantResult> results;
  bool compileOnly = false;
  /// As in the job.
  std::vector<std::string> translationErrors;
  /// As in VerifyJob.
  std::string headerOutside;

  bool failed() const;
  /// Kernels of some port do something else where outputs agree.
  bool hasHiddenDifference() const;
  /// "the translation left 2 errors"; empty: it left none.
  std::string translationRemark() const;
  const BackendResult *backend(llvm::StringRef id) const;
};

/// Errors: what keeps verification itself from working.
llvm::Expected<Verification> verifyProgram(const VerifyJob &job);

} // namespace tranship::verify
