// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Suggests corrections for misspelled words on the command line.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace tranship::driver {

/// The candidate with the closest spelling, if one is close enough to be meant.
std::optional<llvm::StringRef> nearestTo(llvm::StringRef word,
                                         llvm::ArrayRef<llvm::StringRef> candidates);

} // namespace tranship::driver
