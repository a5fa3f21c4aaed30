// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The files of a translation in memory, before they are merged into a port.
#pragma once

#include "driver/RunPlan.h"
#include "sync/FileMerge.h"

namespace tranship::driver {

struct SyncTranslation {
  /// By their paths in the port.
  FileTree files;
  /// The path of the source of each file, below the folder of the sources.
  std::map<std::string, std::string> sources;
};

/// Reads what a run would write. Errors: a file that is copied cannot be read, or would get into
/// `.tranship`.
llvm::Expected<SyncTranslation> readTranslation(const RunResult &result);

} // namespace tranship::driver
