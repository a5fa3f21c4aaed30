// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The text that string literals stand for, ordinary and raw ones, and the way back: a change of
// that text as an edit of the literals.
#pragma once

#include "source/Edit.h"

#include "llvm/ADT/ArrayRef.h"

#include <optional>

namespace tranship {

class LiteralText {
public:
  /// Reads adjacent literals, given by the offsets of their tokens. Nothing if one of them is of
  /// another kind, or has an escape that is not a single byte.
  static std::optional<LiteralText> read(const SourceFile &file, llvm::ArrayRef<unsigned> literals);

  const std::string &text() const { return text_; }
  /// The offset in the file of a byte of the text; for the end of the text, that of the last quote.
  unsigned offsetOf(unsigned byte) const;
  /// An edit of the file that replaces a range of the text. Nothing if it cannot be written there,
  /// as across literals of different kinds.
  std::optional<Edit> replace(Range range, llvm::StringRef text) const;

private:
  struct Literal {
    Range text;         // what it stands for, in text_
    Range content;      // between its quotes, in the file
    std::string rawEnd; // `)delimiter"`; empty: it is an ordinary literal
    std::string indent; // what its line begins with, as blanks
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
