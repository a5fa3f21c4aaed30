// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small things that messages and reports need.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace llvm::json {
class Value;
}

namespace tranship {

/// The text with invalid bytes replaced: JSON must be UTF-8, but paths, source code and the output
/// of programs can be anything.
std::string utf8(llvm::StringRef text);

/// One line of text that a terminal shows as it is: control characters, among them line breaks, and characters that
/// turn the direction of the text are escaped as in C, and so are bytes that are not UTF-8. Names of files and text of
/// sources can contain anything.
std::string printable(llvm::StringRef line);
/// The same for whole texts: line breaks and tabs stay, and colors if they are our own.
std::string printableText(llvm::StringRef text, bool keepsColors = false);

/// "1 file", "2 files".
std::string plural(size_t count, llvm::StringRef noun);

/// "; did you mean `a`, `b` or `c`?"; empty without names.
std::string didYouMean(llvm::ArrayRef<llvm::StringRef> names);
std::string didYouMean(std::optional<llvm::StringRef> name);

/// The JSON text of a report, over several lines.
std::string jsonText(const llvm::json::Value &value);

} // namespace tranship
