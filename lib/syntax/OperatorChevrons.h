// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `operator<<<T>`: the operator `<<` with template arguments. nvcc reads it that way; clang, and so
// hipcc, reads the three brackets as a launch and needs a space between them.
#pragma once

#include "syntax/Tokens.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace tranship {

/// Returns whether the text may contain it. Only looks at bytes, so a string literal can make it
/// true.
bool mayHaveOperatorChevrons(llvm::StringRef text);

/// Splits each `<<<` after `operator` into `<<` and `<`.
void splitOperatorChevrons(llvm::StringRef text, std::vector<SourceToken> &tokens);

/// Returns whether this token is such a `<<`, followed directly by `<`.
bool isSplitChevron(llvm::ArrayRef<SourceToken> tokens, size_t index);

/// Returns the text as clang can read it, or nothing if clang can read it as it is. With
/// `keepsPlaces`, spaces replace the template arguments, so that all other offsets stay the same;
/// without it, a space is inserted between the brackets, so that the text can be compiled.
std::optional<std::string> withReadableOperators(llvm::StringRef text, bool keepsPlaces);

} // namespace tranship
