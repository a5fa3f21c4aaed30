// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the elements of a buffer are laid out in memory, as the emulator's traces record it
// (emulator/plugin/TypeLayout.h).
#pragma once

#include "verify/compare/Number.h"

#include <vector>

namespace tranship::verify {

/// Consecutive numbers of one type.
struct ElementField {
  enum class Kind : uint8_t { Number, Pointer, Bytes };
  Kind kind = Kind::Bytes;
  ElementType type = ElementType::U8;
  /// The size of one number, the offset of the first, and how many there are.
  uint64_t size = 1, offset = 0, count = 1;
  /// For a pointer in a parameter: its field and the layout of what it points to.
  std::string name, target;
};

struct ElementLayout {
  /// The size of an element; 0: unknown.
  uint64_t size = 0;
  std::vector<ElementField> fields;

  /// The layout of at least one byte is known.
  bool isKnown() const;
  /// The type, if the element consists of numbers of one type without gaps.
  std::optional<ElementType> onlyType() const;
};

/// Parses a layout. A malformed one is unknown.
ElementLayout parseElementLayout(llvm::StringRef text);

} // namespace tranship::verify
