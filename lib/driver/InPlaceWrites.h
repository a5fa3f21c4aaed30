// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Overwrites many files of a tree as one step. All new texts are first written beside their files, with a journal that
// lists them; then they are renamed. A run that is killed leaves either the old tree, or a journal with which the next
// run finishes the step. So no tree stays half translated: then a source could be HIP for clang because its headers are.
#pragma once

#include "driver/ResultFiles.h"

namespace tranship::driver {

/// Whether the file is the journal of a run that was killed.
bool isJournal(const std::string &file);

/// Writes the files of one step; all of them are in `folder`. Errors: nothing was changed, or the message says how many files were. `changedMeanwhile` lists files that no longer
/// contain what `before` says; they stay as they are. Signals wait until all is done.
llvm::Expected<WrittenFiles> writeInPlace(const std::string &folder,
                                          llvm::ArrayRef<ResultFile> files);

/// Finishes the step of a run that was killed, if there is a journal of one in the folder or above it. Returns how many
/// files were changed. Errors: another run is writing, or a file cannot be changed.
llvm::Expected<size_t> finishInterruptedWrites(llvm::StringRef folder);

} // namespace tranship::driver
