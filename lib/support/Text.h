// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small things that messages and reports need.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship {

/// The text with invalid bytes replaced: JSON must be UTF-8, but paths, source code and the output
/// of programs can be anything.
std::string utf8(llvm::StringRef text);

/// "1 file", "2 files".
std::string plural(size_t count, llvm::StringRef noun);

} // namespace tranship
