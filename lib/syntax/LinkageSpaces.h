// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `extern "C"__global__ void k();`: GCC, and so nvcc, takes the macro and the literal before it apart; for clang, the macro
// is the literal's suffix.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace tranship {

/// Returns the text as clang can read it, or nothing if it contains no such literal. With `keepsPlaces`, the
/// space before the literal moves after it, so that all other offsets stay the same.
std::optional<std::string> withLinkageSpaces(llvm::StringRef text, bool keepsPlaces);

} // namespace tranship
