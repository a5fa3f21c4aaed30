// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C++ standard that build files name, for units whose compile commands nobody knows. Build files
// are read as text, whatever their language: nothing is executed or evaluated.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::project {

class BuildStandards {
public:
  /// Absolute paths of build files: those of the tree, and those in folders around it.
  explicit BuildStandards(llvm::ArrayRef<std::string> buildFiles);

  /// The flag for a source (absolute): `-std=c++20`. Empty if C++17, with which we parse anyway, is
  /// new enough or if no build file names a standard. The nearest folder at or above the source whose
  /// build files name one decides. If there is none, those build files of the tree that mention CUDA
  /// do. If the build files of a folder name several standards, the newest counts.
  std::string flagFor(llvm::StringRef source);

private:
  /// The years of standards, such as 20; 0: none.
  struct Named {
    unsigned byCuda = 0, any = 0;
  };
  Named namedIn(const std::vector<std::string> &files);
  const Named &ofFolder(llvm::StringRef folder);
  unsigned ofTree();

  llvm::StringMap<std::vector<std::string>> byFolder_;
  llvm::StringMap<Named> known_;
  std::optional<unsigned> ofTree_;
};

/// The newest C++ standard that the text of a build file names, such as 20; 0: none. Comments that
/// begin with `#` do not count.
unsigned standardIn(llvm::StringRef buildFile);

} // namespace tranship::project
