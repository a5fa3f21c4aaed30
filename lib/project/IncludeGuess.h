// What an include means where no compile database tells: the nearest file of the tree whose path
// ends so.
#pragma once

#include "project/Inputs.h"

namespace tranship::project {

/// Resolves includes among files that are sorted by path.
class IncludeResolver {
public:
  explicit IncludeResolver(llvm::ArrayRef<InputFile> inputs) : inputs_(inputs) {}

  struct Target {
    const InputFile *input = nullptr;
    /// The folder to search for it; nothing if it is beside.
    std::optional<std::string> folder;
  };
  /// No input: there is none.
  Target resolve(const SourceFile &file, llvm::StringRef name) const;

private:
  const InputFile *byPath(llvm::StringRef file) const;

  llvm::ArrayRef<InputFile> inputs_;
};

/// The nearest to `file` of those that end with `suffix`.
std::optional<std::string> nearestEndingWith(llvm::ArrayRef<std::string> paths,
                                             llvm::StringRef suffix, llvm::StringRef file);

/// For each input that includes headers which are not beside it but somewhere in the tree: the
/// folders to search, so that `#include "a/b.h"` finds them. Order: as the includes stand.
/// `others`: headers that are no inputs, which serve where no input does.
std::vector<std::string> guessIncludeFolders(const InputFile &unit,
                                             llvm::ArrayRef<InputFile> inputs,
                                             llvm::ArrayRef<std::string> others = {});

} // namespace tranship::project
