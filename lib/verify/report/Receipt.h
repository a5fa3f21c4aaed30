// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A receipt records what was verified, how, and with what outcome. It becomes stale when a source
// changes.
#pragma once

#include "verify/judge/Triangulation.h"
#include "verify/report/VerifyReport.h"

#include "llvm/Support/JSON.h"

#include <map>

namespace tranship::verify {

/// The sources of the program that a receipt is written for: absolute paths.
struct ReceiptSource {
  /// The program as the user named it: a file, a folder or a manifest; empty if it is from a
  /// recording.
  std::string program;
  /// An existing port, whose files are sources as well; empty: tranship made the port.
  std::vector<std::string> port;
};

/// Writes a receipt as JSON. `file`: the path of the receipt; paths in it start at its folder.
llvm::json::Value receiptOf(const VerifyJob &job, const Verification &verification,
                            const std::vector<CaseVerdict> &verdicts,
                            const VerifyReportOptions &options, llvm::StringRef file,
                            const ReceiptSource &source);

/// A receipt that was read from an untrusted file.
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
  /// The program was compiled but not run.
  bool compileOnly = false;
  /// The number of errors that the translation left.
  uint64_t translationErrors = 0;
  /// Some run of the port agreed with one of the original; and some kernels of the port differed.
  bool hasComparison = false, kernelsDiffer = false;
  /// The folders with the files; `portFolder` is empty if tranship made the port.
  std::string folder, portFolder;
  /// The sources that the user named, relative to the folders: "." or "a.cu"; empty if none.
  std::string source;
  std::vector<std::string> portSources;
  /// The SHA-256 of each file, by its path from the folder.
  std::map<std::string, std::string> original, port;
  /// The SHA-256 of each other file that builds read, by absolute path.
  std::map<std::string, std::string> outside;
  std::vector<Result> backends, verdicts;
  /// "stdout: text of f32: absolute 1e-07, relative 1e-05", each once.
  std::vector<std::string> tolerances;
};

/// Reads a receipt. Errors: it is malformed or of another version.
llvm::Expected<Receipt> readReceipt(const std::string &file);

struct ReceiptCheck {
  /// The changes since then: "a.cu has changed", "a.cu is gone".
  std::vector<std::string> stale;
  /// Other reasons why the receipt is not good: "cpu: failed", "verdict: …", "nothing was
  /// verified", "the translation left 2 errors".
  std::vector<std::string> failures;
  /// "cpu: passed", and what was skipped.
  std::vector<std::string> outcomes;

  bool good() const { return stale.empty() && failures.empty(); }
};

/// What a receipt must show.
enum class ReceiptProof : uint8_t { Comparison, Compilation };

/// The requirements for a receipt.
struct ReceiptDemands {
  ReceiptProof proof = ReceiptProof::Comparison;
  /// The number of translation errors that are accepted.
  uint64_t allowedErrors = 0;
};

/// Compares a receipt with its files. `folder`: the folder of the original; empty for the one that
/// the receipt names.
ReceiptCheck checkReceipt(const Receipt &receipt, const std::string &folder = {},
                          const ReceiptDemands &demands = {});

/// The path `to` relative to the folder `from`; both are absolute.
std::string relativePath(llvm::StringRef from, llvm::StringRef to);

} // namespace tranship::verify
