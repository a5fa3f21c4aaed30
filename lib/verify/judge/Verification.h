// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds and runs both sides with all backends, and compares the port with the original.
#pragma once

#include "verify/judge/Judgment.h"

namespace tranship::verify {

struct BackendResult {
  std::string id;
  Outcome outcome;
};

struct Verification {
  /// The names of the cases, in order.
  std::vector<std::string> cases;
  std::vector<BackendResult> backends;
  std::vector<BuildRecord> builds;
  /// All variants of all cases; none with `compileOnly`.
  std::vector<JudgedVariant> results;
  bool compileOnly = false, lockstep = false;
  /// See VerifyJob.
  std::vector<std::string> translationErrors;
  /// See VerifyJob.
  std::string headerOutside;
  /// Where a port that the user gave, and that fails, differs from the one that tranship would write.
  std::vector<std::string> portEdits;

  bool failed() const;
  /// No backend ran or compiled anything that counts.
  bool isAllSkipped() const;
  /// Kernels of a port differ although the outputs agree.
  bool hasHiddenDifference() const;
  /// "the translation left 2 errors"; empty if it left none.
  std::string translationRemark() const;
  /// Which headers to examine if only one of the backends that run ports on the CPU differs from the original: `cpu`,
  /// on tranship's HIP headers, or `hip-amd-ir`, on HIP's own. Empty if their results are the same.
  std::string causeOfDisagreement() const;
  /// The result of a backend; null if it was not requested.
  const BackendResult *backend(llvm::StringRef id) const;
};

/// Errors: anything that prevents the verification itself.
llvm::Expected<Verification> verifyProgram(const VerifyJob &job);

} // namespace tranship::verify
