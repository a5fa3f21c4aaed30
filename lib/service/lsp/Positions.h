// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Positions of the Language Server Protocol in a text: lines from 0, and in them units from 0.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LSP/Protocol.h"

#include <vector>

namespace tranship::service {

/// What the protocol counts in a line.
enum class PositionUnit : uint8_t { Utf16, Utf8 };

class Positions {
public:
  /// `text` is valid UTF-8, and must outlive this.
  Positions(llvm::StringRef text, PositionUnit unit);

  /// The position of an offset in bytes.
  llvm::lsp::Position at(size_t offset) const;
  llvm::lsp::Range range(size_t begin, size_t end) const { return {at(begin), at(end)}; }
  /// The offset of a position. Past the end of a line, it is the end of the line; past the last line, the end of the text.
  size_t offsetOf(llvm::lsp::Position position) const;

private:
  llvm::StringRef text_;
  PositionUnit unit_;
  /// Where lines begin.
  std::vector<size_t> lines_;
};

} // namespace tranship::service
