// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches as formatters that do not know CUDA leave them: `k << <grid, block >> > (x)`. nvcc
// accepts white space between the second and the third bracket, clang does not.
#pragma once

#include "syntax/Tokens.h"

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace tranship {

/// Returns whether the text may contain such launches. Only looks at bytes, so a string literal can
/// make it true.
bool mayHaveSpacedChevrons(llvm::StringRef text);

/// Joins `<< <`, and the `>> >` that closes a launch, into one token each, as if they were written
/// `<<<` and `>>>`. The length of such a token includes the white space.
void joinSpacedChevrons(llvm::StringRef text, std::vector<SourceToken> &tokens);

/// Returns whether the token is a `<<<` or `>>>` that contains white space.
bool isSpacedChevron(const SourceToken &token);

/// Returns the text with `<<< ` for `<< <` and `>>> ` for `>> >`, so that all other offsets stay
/// the same, or nothing if it contains no such launch.
std::optional<std::string> withJoinedChevrons(llvm::StringRef text);

} // namespace tranship
