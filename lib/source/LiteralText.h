// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The text that ordinary and raw string literals represent, and the reverse: turns a change of that
// text into an edit of the literals.
#pragma once

#include "source/Edit.h"

#include "llvm/ADT/ArrayRef.h"

#include <optional>

namespace tranship {

class LiteralText {
public:
  /// Reads adjacent literals, given by the offsets of their tokens. Nothing if one of them is of
  /// another kind, or contains an escape that is not a single byte.
  static std::optional<LiteralText> read(const SourceFile &file, llvm::ArrayRef<unsigned> literals);

  const std::string &text() const { return text_; }
  /// The offset in the file of a byte of the text; for the end of the text, that of the last quote.
  unsigned offsetOf(unsigned byte) const;
  /// An edit of the file that replaces a range of the text. Nothing if the literals cannot express
  /// it, such as a range across literals of different kinds.
  std::optional<Edit> replace(Range range, llvm::StringRef text) const;

private:
  struct Literal {
    Range text;         // the text that it represents, in text_
    Range content;      // between its quotes, in the file
    std::string rawEnd; // `)delimiter"`; empty for an ordinary literal
    std::string indent; // the indentation of its line, as spaces
    bool isInDirective = false;
  };
  struct Byte {
    Range written; // in the file
  };

  bool addOrdinary(llvm::StringRef content, unsigned offset);
  const Literal *literalAt(unsigned byte) const;
  static std::string escape(const Literal &literal, llvm::StringRef text);

  std::string text_;
  std::vector<Literal> literals_;
  std::vector<Byte> bytes_;
};

} // namespace tranship
