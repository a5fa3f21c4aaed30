// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Maps places in a translated text to the original, and to the changes that wrote them.
#pragma once

#include "source/SourceFile.h"

#include <optional>
#include <vector>

namespace tranship {

/// A part of the translated text.
struct TextPart {
  /// In the translated text.
  Range range;
  /// In the original: the same text, or what the change replaced.
  Range from;
  /// The index of the change that wrote it; nothing if the text was copied.
  std::optional<size_t> change;
};

class TextMap {
public:
  /// Parts are added in the order of the translated text, without gaps.
  void add(TextPart part) { parts_.push_back(part); }

  /// The part at an offset of the translated text; null if there is none, such as in an empty text.
  const TextPart *partAt(unsigned offset) const;

  /// The offset in the original: of the same character, or of the start of the replaced text. The
  /// map of an unchanged text is empty and returns the offset itself.
  unsigned originalOffset(unsigned offset) const;

  /// The changes that wrote any part of a range of the translated text, in order, each once.
  std::vector<size_t> changesIn(Range range) const;

private:
  std::vector<TextPart> parts_;
};

} // namespace tranship
