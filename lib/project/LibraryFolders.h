// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sorts the include folders of a build. Some contain headers of CUDA: a toolkit, a Python wheel
// (`nvidia/cublas/include`), cuDNN, a copy of CUB. We have our own declarations of these. Others belong
// to the project, although the build passes them as system folders, as Bazel does (`-isystem
// pkg/include`): clang would report nothing about them. And many builds pass the folders of installed
// libraries like their own (`-I/usr/include/eigen3`): we do not record what is installed, and
// precompile its large headers.
#pragma once

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <functional>
#include <string>
#include <vector>

namespace tranship::project {

class LibraryFolders {
public:
  /// `headers`: the include files of CUDA. `holdsInputs`: whether a path is an input or a folder with
  /// inputs, which belongs to the project whatever its name is. `parsesOnToolkit`: units are parsed with
  /// the headers of a toolkit, not with ours.
  LibraryFolders(std::vector<std::string> headers, std::function<bool(llvm::StringRef)> holdsInputs,
                 bool parsesOnToolkit);

  /// Drops toolkits, moves other folders of CUDA after our own headers, turns system folders of the
  /// project into ordinary ones after those of -I, and folders of installed libraries into system
  /// folders. Relative paths start at `directory`.
  void arrange(std::vector<std::string> &flags, llvm::StringRef directory);

private:
  enum class Kind : uint8_t { Other, Toolkit, Library };
  Kind kindOf(const std::string &folder);
  bool holdsHeaders(llvm::StringRef folder) const;
  /// Whether a folder belongs to the system or to a Python environment, and not to the inputs.
  bool isInstalled(llvm::StringRef folder) const;
  bool has(llvm::StringRef folder, llvm::StringRef header) const;

  /// Header names by their first part: `cub` for `cub/cub.cuh`.
  llvm::StringMap<std::vector<std::string>> headers_;
  std::function<bool(llvm::StringRef)> holdsInputs_;
  bool parsesOnToolkit_;
  llvm::StringMap<Kind> known_;
};

} // namespace tranship::project
