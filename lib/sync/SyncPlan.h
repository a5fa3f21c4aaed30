// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What happens to the files of a port when the sources that it was translated from change.
#pragma once

#include "sync/FileMerge.h"

namespace tranship::sync {

struct SyncTrees {
  /// The translation that the port was last merged with.
  FileTree base;
  /// Contains the files of `base` and `next` that the port has.
  FileTree port;
  /// The translation of the current sources.
  FileTree next;
  /// The source of each path in `next`, for conflict markers.
  std::map<std::string, std::string> sources;
};

/// The outcome for each path, sorted. If the sources moved a file, its edits move too. Errors: as
/// in `mergeFile`.
llvm::Expected<std::vector<FileOutcome>> planSync(const SyncTrees &trees);

/// The share of lines that two texts have in common, from 0 to 1.
double similarity(llvm::StringRef a, llvm::StringRef b);

} // namespace tranship::sync
