// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Guesses what an include means without a compile database: the nearest file of the tree whose path
// ends with it.
#pragma once

#include "project/Inputs.h"

namespace tranship::project {

/// Resolves includes among files that are sorted by path.
class IncludeResolver {
public:
  /// `folders`: those that compilers search, absolute; they come before what is near.
  explicit IncludeResolver(llvm::ArrayRef<InputFile> inputs,
                           llvm::ArrayRef<std::string> folders = {})
      : inputs_(inputs), folders_(folders) {}

  struct Target {
    const InputFile *input = nullptr;
    /// The folder to search for it; nothing if it is beside the including file.
    std::optional<std::string> folder;
  };
  /// The target has no input if the tree has no such file.
  Target resolve(const SourceFile &file, llvm::StringRef name) const;

private:
  const InputFile *byPath(llvm::StringRef file) const;

  llvm::ArrayRef<InputFile> inputs_;
  llvm::ArrayRef<std::string> folders_;
};

/// Returns the path nearest to `file` among those that end with `suffix`.
std::optional<std::string> nearestEndingWith(llvm::ArrayRef<std::string> paths,
                                             llvm::StringRef suffix, llvm::StringRef file);

/// Returns the folders to search so that the unit's includes, such as `#include "a/b.h"`, find
/// headers that are somewhere in the tree but not beside it, in the order of the includes. `others`
/// are headers that are not inputs; they count if no input fits. For headers of CUDA (`isCuda`), it
/// guesses no folder: a file of the same name in the tree is not meant.
std::vector<std::string>
guessIncludeFolders(const InputFile &unit, llvm::ArrayRef<InputFile> inputs,
                    llvm::ArrayRef<std::string> others = {},
                    llvm::function_ref<bool(llvm::StringRef)> isCuda = nullptr);

} // namespace tranship::project
