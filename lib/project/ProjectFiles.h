// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The files of a tree that a translation copies: all that it does not translate, so that the port is a complete
// project.
#pragma once

#include "project/Inputs.h"

#include "llvm/ADT/StringSet.h"

namespace tranship::project {

/// A link whose target is in the tree too.
struct ProjectLink {
  OtherFile link;
  /// As it is written in the link; relative.
  std::string text;
  /// The file or folder that it leads to; absolute, without links.
  std::string target;
};

struct ProjectFiles {
  /// By path. Links are not followed.
  std::vector<OtherFile> files;
  std::vector<ProjectLink> links;
  /// What is not part of a copy, such as the history of the repository; `files` is not counted.
  std::vector<LeftOut> leftOut;
};

/// Trees with more files or bytes than this are not copied as a whole.
struct CopyLimits {
  size_t files = 200'000;
  uint64_t bytes = uint64_t(16) << 30;
};

/// Walks the folders (absolute). Leaves out repositories, submodules (unless third-party code is taken), build output,
/// installed packages, caches, the output folder, what .transhipignore and the options exclude, and what a .gitignore
/// excludes, unless git tracks it.
/// Errors: a tree is larger than the limits.
llvm::Expected<ProjectFiles> filesOfProject(llvm::ArrayRef<std::string> roots,
                                            const InputOptions &options,
                                            const CopyLimits &limits = {});

} // namespace tranship::project
