// Runs what was built: plainly, with checks, and with traces of its launches.
#pragma once

#include "verify/judge/Verification.h"
#include "verify/run/Preparation.h"

namespace tranship::verify {

using PreparedBackends = std::map<const Backend *, PreparedBackend>;

class VariantRuns {
public:
  VariantRuns(const VerifyJob &job, const PreparedBackends &prepared)
      : job_(job), prepared_(prepared) {}

  /// All runs that a case asks for of a variant.
  llvm::Error run(const Backend &backend, const Variant &variant, const VerifyCase &testCase,
                  VariantResult &result) const;
  /// More runs of something that was run here, until there are `upTo`.
  llvm::Error repeat(const VerifyCase &testCase, unsigned upTo, VariantResult &result) const;
  /// What the kernels of each port did, against the original that the same backend ran.
  llvm::Error compareKernels(const VerifyCase &testCase,
                             llvm::MutableArrayRef<VariantResult> results) const;

private:
  RunRequest requestFor(const Backend &backend, const Variant &variant,
                        const VerifyCase &testCase) const;
  void setBuild(const BuildResult &build, RunRequest &request) const;
  llvm::Error addRuns(const Backend &backend, const Variant &variant, const VerifyCase &testCase,
                      unsigned upTo, RunSet &into) const;
  llvm::Error runChecked(const Backend &backend, const Variant &variant, const VerifyCase &testCase,
                         VariantResult &result) const;
  llvm::Error trace(const Backend &backend, const Variant &variant, const VerifyCase &testCase,
                    VariantResult &result) const;
  /// For another run of what was run here.
  RunRequest traceRequest(const VerifyCase &testCase, const VariantResult &result) const;
  /// Where the traces of both sides go.
  std::string traceFolder(const VariantResult &result) const;
  /// What was found may be the original's own doing; and it may be kept.
  llvm::Error lookCloser(const VerifyCase &testCase, const VariantResult &original,
                         VariantResult &port) const;
  void tell(const std::string &what) const;

  const VerifyJob &job_;
  const PreparedBackends &prepared_;
};

} // namespace tranship::verify
