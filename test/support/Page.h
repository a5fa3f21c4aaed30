// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fenced code blocks of a documentation page, for tests that run its examples.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship {

struct CodeBlock {
  /// The word after the fence: "yaml".
  llvm::StringRef language;
  llvm::StringRef text;
  unsigned line;
  /// The heading (`## …`) of its section, and the line before the fence.
  llvm::StringRef section, before;
};

std::vector<CodeBlock> codeBlocks(llvm::StringRef page);

} // namespace tranship
