// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where results go, and what is written there.
#pragma once

#include "driver/Rooms.h"
#include "driver/RunRequest.h"
#include "results/ResultFiles.h"
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
  /// `-o FILE`: the user has named the target.
  bool isNamedFile = false;
  /// A unit is written again if any file is, since builds compare times (--depfile).
  bool touchesUnits = false;
};

/// `others`: the build files of the tree.
llvm::Expected<OutputPlan> planOutput(const RunRequest &request, llvm::ArrayRef<InputFile> inputs,
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
  /// A link with this text; empty: it is none.
  std::string linkTo = {};
};

/// Errors: some targets cannot be written, as far as that is known before they have a text.
llvm::Error checkTargets(const OutputPlan &plan);

/// The unified diff from the sources to the result.
std::string diffOf(const Translation &translation, llvm::ArrayRef<OutputFile> others);

/// Writes or prints the result. `others`: as in `planOutput`; `more`: further files to write.
llvm::Expected<WrittenFiles> writeOutput(const OutputPlan &plan, const Translation &translation,
                                         llvm::ArrayRef<OutputFile> others = {},
                                         std::vector<ResultFile> more = {});

/// Whether both paths name the same directory entry, even if links lead to its folder. An entry
/// that is a link itself is replaced by a write, which is harmless.
bool isSamePlace(llvm::StringRef a, llvm::StringRef b);

} // namespace tranship::driver
