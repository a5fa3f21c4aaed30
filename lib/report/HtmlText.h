// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes text as HTML. Trees are not trusted: a name or a line of code must stay text.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship::report {

/// Escapes special characters, replaces control characters and invalid UTF-8, and writes out
/// characters that would reorder the visible text ("<U+202E>").
std::string html(llvm::StringRef text);

/// Does the same, and turns text in backticks into code.
std::string htmlWithCode(llvm::StringRef text);

/// Converts a section of docs/diagnostics.md or a page of docs/checks, without its heading. It
/// knows paragraphs, lists, code and emphasis, and keeps the text of links.
std::string htmlOfManual(llvm::StringRef section);

} // namespace tranship::report
