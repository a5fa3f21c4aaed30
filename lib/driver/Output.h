// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes results: atomically, and never outside of where it was told to.
#pragma once

#include "driver/Options.h"
#include "driver/Rooms.h"
#include "support/Paths.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship::driver {

/// Where each file goes; decided before anything is parsed, so that a misuse costs nothing.
struct OutputPlan {
  enum class Mode { Stdout, Diff, Files } mode = Mode::Stdout;
  /// Empty for in-place; everything is written below it.
  std::string root;
  /// One for each input. Files mode only.
  std::vector<std::string> targets;
  bool renameUnits = false;
};

llvm::Expected<OutputPlan> planOutput(const Options &options, llvm::ArrayRef<InputFile> inputs);

/// What could not be written, as to a full disk; the stream's own reaction would be to crash.
llvm::Error checkWritten(llvm::raw_fd_ostream &stream);

llvm::Error writeOutput(const OutputPlan &plan, const Translation &translation);

/// One directory entry, whatever links lead to its folder. (A link as the entry itself is replaced,
/// which harms nothing.)
bool isSamePlace(llvm::StringRef a, llvm::StringRef b);

/// Whole or not at all. What is there and is no file, such as a pipe, is written into.
llvm::Error writeFile(const std::string &target, llvm::StringRef text,
                      llvm::sys::fs::perms permissions);

} // namespace tranship::driver
