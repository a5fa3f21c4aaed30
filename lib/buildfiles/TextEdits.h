// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replacements of parts of a text. Everything else stays as it is, byte for byte.
#pragma once

#include "support/Text.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <utility>
#include <vector>

namespace tranship::buildfiles {

class TextEdits {
public:
  /// Ranges must not overlap. Insertions at one place keep their order.
  void replace(size_t begin, size_t end, std::string text) {
    edits_.push_back({begin, end, std::move(text)});
  }
  void insert(size_t at, std::string text) { replace(at, at, std::move(text)); }

  bool empty() const { return edits_.empty(); }
  std::string apply(llvm::StringRef original) const;

private:
  struct Edit {
    size_t begin, end;
    std::string text;
  };
  std::vector<Edit> edits_;
};

/// The 1-based line and column of an offset.
std::pair<unsigned, unsigned> lineAndColumn(llvm::StringRef text, size_t offset);

} // namespace tranship::buildfiles
