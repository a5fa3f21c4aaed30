// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines that report what a sync has done, or would do.
#pragma once

#include "sync/PortFolder.h"

namespace tranship::sync {

struct SyncReportOptions {
  /// Also list files that need no review.
  bool verbose = false;
  bool quiet = false;
  /// Nothing was written.
  bool isDryRun = false;
  /// Paths below this folder are shown relative to it.
  std::string workingDirectory;
};

std::string syncReport(const PortFolder &port, llvm::ArrayRef<FileOutcome> outcomes,
                       const SyncReportOptions &options);

/// Whether a person must decide what happens to the file.
bool needsDecision(const FileOutcome &outcome);

} // namespace tranship::sync
