// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The files of a result: all of them are checked before the first one is written.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::results {

struct ResultFile {
  /// Absolute.
  std::string target;
  /// The file must be below this folder once links are followed. Empty: anywhere.
  std::string root;
  std::string text;
  /// The file is a copy of this one, and `text` is empty.
  std::string copiedFrom = {};
  /// The copy keeps the time of its file.
  bool keepsTime = false;
  /// The result is a link with this text.
  std::string linkTo = {};
  llvm::sys::fs::perms permissions = llvm::sys::fs::perms(0644);
  /// The text that was read, if an existing file of the user is overwritten.
  std::optional<std::string> before = std::nullopt;
  /// For such a file, and those that are written with it: the folder whose files change as one step.
  std::string stepFolder = {};
  /// The user has named the file itself, so it may be a device, such as /dev/stdout.
  bool isNamed = false;
  /// It is written again if any other file is, since builds compare times (--depfile).
  bool isTouched = false;
};

struct WrittenFiles {
  /// All files of the result, including those that were already up to date.
  std::vector<std::string> files;
  /// Files that the user changed after they were read. They were left alone.
  std::vector<std::string> changedMeanwhile;
};

/// Errors: a reason why not all of the files can be written; "nothing was written" is part of it. Texts may still be
/// missing; then only names and folders are checked.
llvm::Error checkResultFiles(llvm::ArrayRef<ResultFile> files);

/// Checks and writes the files. Files that would not change keep their times. Errors also: a write failed; the
/// message lists the files that were written before it.
llvm::Expected<WrittenFiles> writeResultFiles(llvm::ArrayRef<ResultFile> files);

/// Errors: the folder is outside `root` once links are followed.
llvm::Error checkInside(llvm::StringRef folder, llvm::StringRef root);

/// Creates `folder` below `root` one level at a time, and checks each level before it goes through
/// it, so that no link can lead outside.
llvm::Error makeFolder(llvm::StringRef folder, llvm::StringRef root);

} // namespace tranship::results
