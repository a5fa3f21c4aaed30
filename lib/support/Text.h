// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small functions for texts in messages and reports.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <optional>
#include <string>

namespace llvm::json {
class Value;
}

namespace tranship {

/// The text with invalid bytes replaced: JSON must be UTF-8, but paths, source code and the output
/// of programs can be anything.
std::string utf8(llvm::StringRef text);

/// Returns one line of text that a terminal shows as it is: escapes control characters (line breaks too), characters
/// that change the direction of text, and bytes that are not UTF-8, as in C. File names and source code can contain
/// anything.
std::string printable(llvm::StringRef line);
/// Does the same for whole texts: line breaks and tabs stay, and so do tranship's own colors if `keepsColors`.
std::string printableText(llvm::StringRef text, bool keepsColors = false);

/// Whether the character can be part of a name: a letter, a digit or an underscore.
inline bool isNameCharacter(char c) { return llvm::isAlnum(c) || c == '_'; }
/// Calls `visit` for each identifier, and for each number, in a piece of C++.
template <typename Visit> void eachIdentifier(llvm::StringRef text, Visit visit) {
  while (!text.empty()) {
    llvm::StringRef identifier = text.take_while(isNameCharacter);
    if (!identifier.empty())
      visit(identifier);
    text = text.drop_front(std::max<size_t>(identifier.size(), 1));
  }
}

/// "1 file", "2 files".
std::string plural(size_t count, llvm::StringRef noun);

/// "; did you mean `a`, `b` or `c`?"; empty without names.
std::string didYouMean(llvm::ArrayRef<llvm::StringRef> names);
std::string didYouMean(std::optional<llvm::StringRef> name);

/// The JSON text of a report, over several lines.
std::string jsonText(const llvm::json::Value &value);

} // namespace tranship
