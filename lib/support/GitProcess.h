// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs git so that nothing in a repository can choose a program, a hook or a connection.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <utility>
#include <vector>

namespace tranship {

/// Settings by their keys (`core.hooksPath`). They override those of the repository.
using GitConfig = std::vector<std::pair<std::string, std::string>>;

struct GitOutput {
  int exitCode = 0;
  std::string out, err;
};

/// Runs git in the current folder, without a shell. Errors: it is not installed, cannot be started, or takes longer
/// than two minutes.
llvm::Expected<GitOutput> runGit(llvm::ArrayRef<llvm::StringRef> arguments,
                                 llvm::StringRef input = {}, const GitConfig &config = {});

/// Settings that turn off the filters that the repository around the current folder names: git runs them on files
/// of the work tree, even to compare them. Errors as above.
llvm::Expected<GitConfig> withoutFilters();

} // namespace tranship
