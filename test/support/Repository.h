// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The project's own files, for tests about the project.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship {

struct RepositoryFile {
  /// Relative to the root of the repository.
  std::string path;
  std::string text;
};

/// All files below the given folder of the repository, or in the whole repository; without build
/// trees and hidden files.
std::vector<RepositoryFile> repositoryFiles(llvm::StringRef folder = "");
std::string repositoryText(llvm::StringRef path);

} // namespace tranship
