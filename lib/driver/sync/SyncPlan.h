// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What becomes of the files of a port when the sources that it was translated from change.
#pragma once

#include "driver/sync/FileMerge.h"

namespace tranship::driver {

struct SyncTrees {
  /// The translation that the port was last merged with.
  FileTree base;
  /// Contains the files of `base` and `next` that the port has.
  FileTree port;
  /// The translation of the sources as they are now.
  FileTree next;
  /// The source of each path in `next`, as conflict markers name it.
  std::map<std::string, std::string> sources;
};

/// The outcome for each path, sorted. The edits of a file that was moved in the sources move along.
/// Errors: as in `mergeFile`.
llvm::Expected<std::vector<FileOutcome>> planSync(const SyncTrees &trees);

/// The share of lines that two texts have in common, from 0 to 1.
double similarity(llvm::StringRef a, llvm::StringRef b);

} // namespace tranship::driver
