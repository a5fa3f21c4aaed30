// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes results atomically, and never outside the output folder.
#pragma once

#include "driver/Options.h"
#include "driver/Rooms.h"
#include "support/Paths.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship::driver {

/// Where each file goes. This is decided before anything is parsed, so that mistakes are found
/// early.
struct OutputPlan {
  enum class Mode { Stdout, Diff, Files } mode = Mode::Stdout;
  /// The folder that everything is written below. Empty with --in-place.
  std::string root;
  /// The target of each input; only in mode Files.
  std::vector<std::string> targets;
  bool renameUnits = false;
  /// The target of each build file; only in mode Files.
  std::vector<std::string> buildTargets;
  /// A unit is written again if any file is, since builds compare times (--depfile).
  bool touchesUnits = false;
};

/// `others`: the build files of the tree.
llvm::Expected<OutputPlan> planOutput(const Options &options, llvm::ArrayRef<InputFile> inputs,
                                      llvm::ArrayRef<OtherFile> others = {});

/// Gives the files that are HIP already their own names back.
void keepNamesOfHip(OutputPlan &plan, const Translation &translation);

/// Flushes the stream. Errors: something could not be written, for example to a full disk. (The
/// stream itself would end the process.)
llvm::Error checkWritten(llvm::raw_fd_ostream &stream);

/// A file of the result that is copied, or written with another text.
struct OutputFile {
  OtherFile source;
  /// The text of the source; empty for a file that was not read.
  std::string text;
  std::optional<std::string> newText;
};

/// Writes or prints the result, and returns the files that were written. Files are overwritten
/// (--in-place) only if all of them can be; those that would stay the same keep their times.
/// `others`: as in `planOutput`.
llvm::Expected<std::vector<std::string>> writeOutput(const OutputPlan &plan,
                                                     const Translation &translation,
                                                     llvm::ArrayRef<OutputFile> others = {});

/// Whether both paths name the same directory entry, even if links lead to its folder. An entry
/// that is a link itself is replaced by a write, which is harmless.
bool isSamePlace(llvm::StringRef a, llvm::StringRef b);

/// Errors: the folder lies outside `root` once links are followed.
llvm::Error checkInside(llvm::StringRef folder, llvm::StringRef root);

/// Creates `folder` below `root` one level at a time, and checks each level before it goes through
/// it, so that no link can lead outside.
llvm::Error makeFolder(llvm::StringRef folder, llvm::StringRef root);

/// Writes the whole file or nothing. An existing target that is not a regular file, such as a pipe,
/// is written to in place.
llvm::Error writeFile(const std::string &target, llvm::StringRef text,
                      llvm::sys::fs::perms permissions);

} // namespace tranship::driver
