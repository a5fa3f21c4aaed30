// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches whose grid or block is a list: `k<<<{2, 2}, {8, 2}>>>(x)`. nvcc accepts it, clang does not.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace tranship {

/// Returns the text as clang can read it, or nothing if it contains no such launch. With
/// `keepsPlaces`, parentheses replace the braces, so that all offsets stay the same and the numbers
/// become a comma expression; without it, `dim3` is inserted, so that the text can be compiled.
std::optional<std::string> withReadableBraces(llvm::StringRef text, bool keepsPlaces);

} // namespace tranship
