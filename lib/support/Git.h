// Asks git about the repository around the working directory, by its plumbing commands: without a
// shell, and without the programs that a repository's configuration may name.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tranship {

/// A file that differs between two states.
struct GitDifference {
  /// From the top of the repository; bytes, whatever they are.
  std::string path;
  /// Ids of the contents; zeros: not known (on disk), or there is none.
  std::string before, after;
  bool isAdded = false, isDeleted = false;
  /// On both sides where there is one; no link, no submodule.
  bool isRegularFile = false;
};

class GitRepository {
public:
  /// Errors: no git, no repository here.
  static llvm::Expected<GitRepository> find();

  /// Absolute, spelled as the working directory is where that can be.
  const std::string &top() const { return top_; }

  /// Id of a revision's tree; `REV...` stands for where HEAD branched off from it.
  llvm::Expected<std::string> treeOf(llvm::StringRef revision) const;
  /// That of HEAD; before the first commit, an empty one.
  llvm::Expected<std::string> treeOfHead() const;

  llvm::Expected<std::vector<GitDifference>> fromTreeToDisk(llvm::StringRef tree) const;
  llvm::Expected<std::vector<GitDifference>> fromTreeToIndex(llvm::StringRef tree) const;
  llvm::Expected<std::vector<GitDifference>> fromIndexToDisk() const;
  /// Files in the index, from the top.
  llvm::Expected<std::vector<std::string>> trackedFiles() const;

  /// Contents by their ids, in this order.
  llvm::Expected<std::vector<std::string>> contentsOf(llvm::ArrayRef<std::string> ids) const;

private:
  llvm::Expected<std::string> run(llvm::ArrayRef<llvm::StringRef> arguments,
                                  llvm::StringRef input = {}) const;
  llvm::Expected<std::vector<GitDifference>>
  differences(llvm::ArrayRef<llvm::StringRef> command) const;

  std::string program_, top_;
};

} // namespace tranship
