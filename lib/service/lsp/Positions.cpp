// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/lsp/Positions.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::service {

namespace lsp = llvm::lsp;

/// The number of units of a byte of UTF-8: those of its character for the first byte, 0 for others.
static unsigned unitsOf(unsigned char byte, PositionUnit unit) {
  if (unit == PositionUnit::Utf8)
    return 1;
  bool isContinuation = (byte & 0xC0) == 0x80;
  return isContinuation ? 0 : byte >= 0xF0 ? 2 : 1;
}

Positions::Positions(llvm::StringRef text, PositionUnit unit)
    : text_(text), unit_(unit), lines_{0} {
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\n' || (text[i] == '\r' && text.substr(i + 1, 1) != "\n"))
      lines_.push_back(i + 1);
}

lsp::Position Positions::at(size_t offset) const {
  offset = std::min(offset, text_.size());
  size_t line = llvm::upper_bound(lines_, offset) - lines_.begin() - 1;
  int units = 0;
  for (char byte : text_.slice(lines_[line], offset))
    units += int(unitsOf(byte, unit_));
  return {int(line), units};
}

size_t Positions::offsetOf(lsp::Position position) const {
  if (position.line < 0)
    return 0;
  if (size_t(position.line) >= lines_.size())
    return text_.size();
  size_t offset = lines_[position.line];
  int units = 0;
  while (offset < text_.size() && text_[offset] != '\n' && text_[offset] != '\r') {
    units += int(unitsOf(text_[offset], unit_));
    if (units > position.character)
      break;
    ++offset;
  }
  return offset;
}

} // namespace tranship::service
