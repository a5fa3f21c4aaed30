// Text of the user's, and ours, as HTML. Trees are not trusted: a name or a line of code must stay
// text.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship {

/// As it is: special characters escaped, bytes that are no UTF-8 and control characters replaced,
/// and characters that would reorder what is seen written out ("<U+202E>").
std::string html(llvm::StringRef text);

/// The same, with code in backticks.
std::string htmlWithCode(llvm::StringRef text);

/// A section of docs/diagnostics.md or a page of docs/checks without its heading: paragraphs,
/// lists, code, emphasis; of links the text.
std::string htmlOfManual(llvm::StringRef section);

} // namespace tranship
