// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A port that `tranship sync` keeps up to date, and the folder `.tranship` in it, which holds the
// translation that it was last merged with:
//
//   .tranship/sync.json            marks the port as synced, and gives the format of this folder
//   .tranship/base/PATH.base       the last translation of PATH
//   .tranship/base/PATH.next       the new translation, while a sync runs
//   .tranship/next.json            the files that the port gets, while a sync runs
//
// The endings `.base` and `.next` hide these files from build files that collect sources with patterns. Each file is
// written to the port first and becomes the base after that, so an interrupted run can be repeated.
#pragma once

#include "sync/FileMerge.h"

#include <set>

namespace tranship::sync {

/// Whether `tranship sync` keeps the folder.
bool isSyncedPort(llvm::StringRef folder);

class PortFolder {
public:
  /// Errors: it is not a folder, or its `.tranship` is a link or was written by a newer tranship.
  static llvm::Expected<PortFolder> open(const std::string &path);

  const std::string &path() const { return root_; }
  bool isSynced() const { return isSynced_; }
  /// The path of the file that contains the last translation of `path`.
  std::string baseFile(llvm::StringRef path) const;

  /// The last translation; empty if the port was never synced.
  llvm::Expected<FileTree> readBase() const;
  /// Those of the files `paths` that exist. Errors: one of them is unreadable, or its path leads
  /// out of the port through a link.
  llvm::Expected<FileTree> readFiles(const std::set<std::string> &paths) const;

  /// Writes the results to the port, and `next` as the new base. Returns the outcomes, also for files that are no
  /// longer as in `port`, where they were read.
  llvm::Expected<std::vector<FileOutcome>> apply(std::vector<FileOutcome> outcomes,
                                                 const FileTree &port, const FileTree &next) const;
  /// Call this after reporting the outcomes. A run that is stopped before that is repeated for the files that a person
  /// must know about, as if it had not happened.
  llvm::Error finish(llvm::ArrayRef<FileOutcome> outcomes, const FileTree &next) const;
  /// Makes `next` the base without changing any file of the port.
  llvm::Error adopt(const FileTree &next) const;

private:
  llvm::Expected<FileVersion> readFile(llvm::StringRef path) const;
  /// The fingerprints of the files that an interrupted run was going to write.
  std::map<std::string, std::string> readJournal() const;
  llvm::Error writeJournal(llvm::ArrayRef<FileOutcome> outcomes) const;
  /// Whether the interrupted run wrote the file.
  bool wasWritten(const std::map<std::string, std::string> &journal, llvm::StringRef path) const;
  llvm::Error settleInterrupted() const;
  llvm::Error write(const std::string &file, const FileVersion &version) const;
  llvm::Expected<bool> replace(llvm::StringRef path, const FileVersion &before,
                               const FileVersion &after) const;
  llvm::Error remove(const std::string &file) const;
  /// Errors: not all files of the port and of the base can be written.
  llvm::Error checkFiles(llvm::ArrayRef<FileOutcome> outcomes, const FileTree &next) const;
  /// Makes the new translation of a file the base, if there is one.
  llvm::Error settleBase(llvm::StringRef path, const FileTree &next) const;
  llvm::Error writeResult(FileOutcome &outcome, const FileVersion &before,
                          const FileTree &next) const;
  /// The new translation of `path`, while a sync runs.
  std::string nextFile(llvm::StringRef path) const;
  llvm::Error writeMark() const;

  std::string root_;
  bool isSynced_ = false;
};

} // namespace tranship::sync
