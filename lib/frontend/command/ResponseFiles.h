// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Response files, which contain further arguments: `@file` for gcc and clang, `--options-file file`
// for nvcc. CMake writes include folders into such files.
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

/// Replaces response files by their content. Their paths are relative to `directory`, even in
/// nested files, as the compilers do it.
ExpandedArguments expandResponseFiles(llvm::ArrayRef<std::string> arguments,
                                      llvm::StringRef directory);

/// The deepest nesting allowed; a file that nests deeper includes itself.
inline constexpr unsigned maxResponseDepth = 8;
/// Bytes; no build system writes more.
inline constexpr size_t maxResponseSize = 8u << 20;

} // namespace tranship::frontend
