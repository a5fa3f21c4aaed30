// A receipt: what was verified, with what, and the outcome. It goes stale when a source changes.
#pragma once

#include "verify/Triangulation.h"
#include "verify/VerifyReport.h"

#include "llvm/Support/JSON.h"

namespace tranship {

/// `file`: where the receipt will stand; paths in it start there. `portIsGiven`: somebody made the
/// port before, so its files are sources as well.
llvm::json::Value receiptOf(const VerifyJob &job, const Verification &verification,
                            const std::vector<CaseVerdict> &verdicts,
                            const VerifyReportOptions &options, llvm::StringRef file,
                            bool portIsGiven);

struct ReceiptCheck {
  /// What changed since: "a.cu has changed", "a.cu is gone".
  std::vector<std::string> stale;
  /// What speaks against the program apart from that: "cpu: failed", "verdict: …", "nothing was
  /// verified".
  std::vector<std::string> failures;
  /// "cpu: passed", and what was skipped.
  std::vector<std::string> outcomes;

  bool good() const { return stale.empty() && failures.empty(); }
};

/// Holds a receipt against the files that it is about. `folder`: where those of the original are;
/// empty: where the receipt says. Errors: it is no receipt.
llvm::Expected<ReceiptCheck> checkReceipt(const std::string &file, const std::string &folder);

/// `to` as seen from the folder `from`; both absolute.
std::string relativePath(llvm::StringRef from, llvm::StringRef to);

} // namespace tranship
