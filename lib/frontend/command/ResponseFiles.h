// Files with more of a command line in them: `@file` of gcc and clang, `--options-file file` of
// nvcc. CMake writes include folders into such files.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::frontend {

struct ExpandedArguments {
  std::vector<std::string> words;
  /// Files that could not be read, each with the reason: "a.rsp: No such file or directory".
  std::vector<std::string> problems;
};

/// Puts what the files hold in their place. Their paths start at `directory`, also in nested ones,
/// as the compilers do it.
ExpandedArguments expandResponseFiles(llvm::ArrayRef<std::string> arguments,
                                      llvm::StringRef directory);

/// Files in files, at most; more is a file that names itself.
inline constexpr unsigned maxResponseDepth = 8;
/// Larger than what a build system writes.
inline constexpr size_t maxResponseSize = 8u << 20;

} // namespace tranship::frontend
