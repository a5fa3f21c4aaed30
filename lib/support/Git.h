// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asks git about the repository around the working directory, by its plumbing commands: without a
// shell, and without the programs that a repository's configuration may name.
#pragma once

#include "support/GitProcess.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <set>
#include <string>
#include <vector>

namespace tranship {

/// A file that differs between two states.
struct GitDifference {
  /// Relative to the top of the repository; bytes in any encoding.
  std::string path;
  /// Ids of the contents; zeros if the id is unknown (on disk) or there are no contents.
  std::string before, after;
  bool isAdded = false, isDeleted = false;
  /// A regular file on each side where it exists, and not a link or a submodule.
  bool isRegularFile = false;
};

class GitRepository {
public:
  /// Errors: git is not installed, or there is no repository here.
  static llvm::Expected<GitRepository> find();

  /// The top folder as an absolute path, spelled like the working directory if possible.
  const std::string &top() const { return top_; }

  /// The id of a revision's tree; `REV...` is the commit where HEAD branched off from REV.
  llvm::Expected<std::string> treeOf(llvm::StringRef revision) const;
  /// The id of HEAD's tree; before the first commit, that of an empty tree.
  llvm::Expected<std::string> treeOfHead() const;

  llvm::Expected<std::vector<GitDifference>> fromTreeToDisk(llvm::StringRef tree) const;
  llvm::Expected<std::vector<GitDifference>> fromTreeToIndex(llvm::StringRef tree) const;
  llvm::Expected<std::vector<GitDifference>> fromIndexToDisk() const;
  /// The files in the index, as paths from the top folder.
  llvm::Expected<std::vector<std::string>> trackedFiles() const;

  /// The contents with these ids, in the same order.
  llvm::Expected<std::vector<std::string>> contentsOf(llvm::ArrayRef<std::string> ids) const;

private:
  llvm::Expected<std::string> run(llvm::ArrayRef<llvm::StringRef> arguments,
                                  llvm::StringRef input = {}) const;
  llvm::Expected<std::vector<GitDifference>>
  differences(llvm::ArrayRef<llvm::StringRef> command) const;

  GitConfig config_;
  std::string top_;
};

/// The files below a folder (absolute) that the repository around it tracks, as absolute paths; empty without git
/// or a repository.
std::set<std::string> trackedFilesBelow(const std::string &folder);

} // namespace tranship
