// Folders with headers of CUDA's among those that a build searches: a toolkit's, a Python wheel's
// (`nvidia/cublas/include`), cuDNN's own, a copy of CUB. What they declare is CUDA's, not the
// user's, and we have declarations of our own. And the user's own folders, where a build calls them
// the system's, as Bazel does (`-isystem pkg/include`): clang would tell nothing of what is there.
#pragma once

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <functional>
#include <string>
#include <vector>

namespace tranship::project {

class LibraryFolders {
public:
  /// `headers`: CUDA's include files. `holdsInputs`: is this file translated, or is one below this
  /// folder? Then it is the user's own, whatever it is called. `parsesOnToolkit`: units are not
  /// parsed on our own headers.
  LibraryFolders(std::vector<std::string> headers, std::function<bool(llvm::StringRef)> holdsInputs,
                 bool parsesOnToolkit);

  /// Drops toolkits, makes other such folders come behind our own headers, and the user's behind
  /// those that are given by -I, as they were. Relative paths start at `directory`.
  void arrange(std::vector<std::string> &flags, llvm::StringRef directory);

private:
  enum class Kind : uint8_t { Other, Toolkit, Library };
  Kind kindOf(const std::string &folder);
  bool holdsHeaders(llvm::StringRef folder) const;
  bool has(llvm::StringRef folder, llvm::StringRef header) const;

  /// By the first part of the name: of `cub/cub.cuh`, `cub`.
  llvm::StringMap<std::vector<std::string>> headers_;
  std::function<bool(llvm::StringRef)> holdsInputs_;
  bool parsesOnToolkit_;
  llvm::StringMap<Kind> known_;
};

} // namespace tranship::project
