// How the elements of a buffer lie in memory, as the emulator's traces tell
// (emulator/plugin/TypeLayout.h).
#pragma once

#include "verify/compare/Number.h"

#include <vector>

namespace tranship::verify {

/// Some numbers, one after the other.
struct ElementField {
  enum class Kind : uint8_t { Number, Pointer, Bytes };
  Kind kind = Kind::Bytes;
  ElementType type = ElementType::U8;
  /// Of one of them; where the first begins.
  uint64_t size = 1, offset = 0, count = 1;
  /// Of a pointer in a parameter: its field and the layout of what it points to.
  std::string name, target;
};

struct ElementLayout {
  /// Of an element; 0: nothing is known.
  uint64_t size = 0;
  std::vector<ElementField> fields;

  /// Says of at least one byte what it is.
  bool isKnown() const;
  /// The numbers of one type follow each other without gaps: its type.
  std::optional<ElementType> onlyType() const;
};

/// What is no layout is one of which nothing is known.
ElementLayout parseElementLayout(llvm::StringRef text);

} // namespace tranship::verify
