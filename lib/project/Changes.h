// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the user is about to commit or has changed since a revision: the inputs for a check of new
// code, and which of their lines are new.
#pragma once

#include "project/Inputs.h"
#include "support/Git.h"

#include "llvm/ADT/StringMap.h"

#include <map>
#include <set>

namespace tranship::project {

class Changes {
public:
  /// From a revision (`GitRepository::treeOf`) to what is on disk.
  static llvm::Expected<Changes> since(llvm::StringRef revision);
  /// From HEAD to the index, whatever is on disk.
  static llvm::Expected<Changes> staged();

  /// Returns the changed source files in `paths` (files or folders; empty: anywhere), with the text
  /// that counts. It leaves out what a walk over the repository leaves out, and sets `options.root`
  /// to the top of the repository.
  llvm::Expected<std::vector<InputFile>> inputs(llvm::ArrayRef<std::string> paths,
                                                InputOptions &options, InputReport &report);

  /// Whether a diagnostic is about a new line: it begins or ends there, or a related place is
  /// there.
  bool isNew(const Diagnostic &diagnostic) const;

  const std::string &top() const { return top_; }
  /// Texts of source files in the index that differ from those on disk.
  const std::map<std::string, std::string> &overlay() const { return overlay_; }
  /// All headers of the repository, by their paths.
  const std::vector<std::string> &headers() const { return headers_; }

private:
  struct File {
    /// Nothing if there was no such file.
    std::optional<std::string> before;
    std::optional<std::string> after; // nothing: on disk
    std::set<unsigned> newLines;
  };

  static llvm::Expected<Changes> in(const GitRepository &git,
                                    std::vector<GitDifference> differences, bool fromIndex);
  llvm::Error readIndex(const GitRepository &git);
  std::string absolute(llvm::StringRef path) const;

  std::string top_;
  bool isIndex_ = false;
  std::map<std::string, File> files_;
  std::set<std::string> tracked_;
  std::map<std::string, std::string> overlay_;
  std::vector<std::string> headers_;
};

/// 1-based numbers of the lines of `after` that are not in `before`; line endings do not count.
std::set<unsigned> newLines(llvm::StringRef before, llvm::StringRef after);

} // namespace tranship::project
