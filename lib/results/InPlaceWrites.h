// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Overwrites many files of a tree as one step: writes all new texts beside their files, with a journal that lists them,
// and then renames them. A run that is killed leaves either the old tree, or a journal with which the next run finishes
// the step. A half-translated tree would mislead the next run: a CUDA source whose headers are HIP looks like HIP to
// Clang.
#pragma once

#include "results/ResultFiles.h"

namespace tranship::results {

/// Whether the file is the journal of a run that was killed.
bool isJournal(const std::string &file);

/// Writes the files of one step; all of them are in `folder`. Errors: nothing was changed, or the message says how many
/// files were. `changedMeanwhile` lists the files that no longer contain `before`; they stay unchanged. Signals wait
/// until all is done.
llvm::Expected<WrittenFiles> writeInPlace(const std::string &folder,
                                          llvm::ArrayRef<ResultFile> files);

/// Finishes the step of a run that was killed, if there is a journal of one in the folder or above it. Returns how many
/// files were changed. Errors: another run is writing, or a file cannot be changed.
llvm::Expected<size_t> finishInterruptedWrites(llvm::StringRef folder);

} // namespace tranship::results
