// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// "Did you mean …?" for words of the command line.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace tranship::driver {

/// The candidate that is spelled most like the word, if one is so much like it that it may have
/// been meant.
std::optional<llvm::StringRef> nearestTo(llvm::StringRef word,
                                         llvm::ArrayRef<llvm::StringRef> candidates);

/// "; did you mean `check`?", or nothing.
std::string didYouMean(std::optional<llvm::StringRef> nearest);

} // namespace tranship::driver
