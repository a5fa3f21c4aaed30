// A receipt: what was verified, with what, and the outcome. It goes stale when a source changes.
#pragma once

#include "verify/judge/Triangulation.h"
#include "verify/report/VerifyReport.h"

#include "llvm/Support/JSON.h"

#include <map>

namespace tranship::verify {

/// What a receipt is written of: absolute paths.
struct ReceiptSource {
  /// As it was named: a file, a folder or a manifest; empty: only by a recording.
  std::string program;
  /// Where the port lies that somebody made before, so that its files are sources as well; empty:
  /// it was made for the occasion.
  std::vector<std::string> port;
};

/// `file`: where the receipt will stand; paths in it start there.
llvm::json::Value receiptOf(const VerifyJob &job, const Verification &verification,
                            const std::vector<CaseVerdict> &verdicts,
                            const VerifyReportOptions &options, llvm::StringRef file,
                            const ReceiptSource &source);

/// A receipt as it was read. Whoever wrote it may have written anything.
struct Receipt {
  /// The outcome on a backend or the verdict on a case.
  struct Result {
    /// "cpu", "verdict on default".
    std::string of;
    /// "passed", "agree".
    std::string id;
    enum class Kind : uint8_t { Good, Nothing, Bad } kind;
  };

  std::string program, tool, time;
  /// Nothing was run.
  bool compileOnly = false;
  /// That the translation left.
  uint64_t translationErrors = 0;
  /// Some run of the port agreed with one of the original; but its kernels did not.
  bool hasComparison = false, kernelsDiffer = false;
  /// Where the files lie; no `portFolder`: the port was made for the occasion.
  std::string folder, portFolder;
  /// What was named, from the folders: "." or "a.cu"; of the original, empty: nothing.
  std::string source;
  std::vector<std::string> portSources;
  /// SHA-256 by path from the folder.
  std::map<std::string, std::string> original, port;
  /// The same of what builds read besides, by absolute path.
  std::map<std::string, std::string> outside;
  std::vector<Result> backends, verdicts;
  /// "stdout: text of f32: absolute 1e-07, relative 1e-05", each once.
  std::vector<std::string> tolerances;
};

/// Errors: it is no receipt.
llvm::Expected<Receipt> readReceipt(const std::string &file);

struct ReceiptCheck {
  /// What changed since: "a.cu has changed", "a.cu is gone".
  std::vector<std::string> stale;
  /// What speaks against the program apart from that, or is missing: "cpu: failed", "verdict: …",
  /// "nothing was verified", "the translation left 2 errors".
  std::vector<std::string> failures;
  /// "cpu: passed", and what was skipped.
  std::vector<std::string> outcomes;

  bool good() const { return stale.empty() && failures.empty(); }
};

/// What a receipt has to show.
enum class ReceiptProof : uint8_t { Comparison, Compilation };

/// What it is held to.
struct ReceiptDemands {
  ReceiptProof proof = ReceiptProof::Comparison;
  /// Errors of the translation that somebody has looked at.
  uint64_t allowedErrors = 0;
};

/// Holds a receipt against the files that it is about. `folder`: where those of the original are;
/// empty: where the receipt says.
ReceiptCheck checkReceipt(const Receipt &receipt, const std::string &folder = {},
                          const ReceiptDemands &demands = {});

/// `to` as seen from the folder `from`; both absolute.
std::string relativePath(llvm::StringRef from, llvm::StringRef to);

} // namespace tranship::verify
