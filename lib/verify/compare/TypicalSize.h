// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The typical size of numbers that belong together.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <vector>

namespace tranship::verify {

/// The size that nine in ten of the different numbers do not exceed; 0 if there are only zeros. A
/// value that was only written there and not computed, such as a marker for "unreachable" or the
/// bytes of uninitialized memory, counts once however often it occurs. A few numbers that are far
/// larger than all others do not count.
double typicalSize(std::vector<double> numbers);

/// Whether a number of this size, with these bytes, may be a placeholder for "no value": all its bytes are equal, as in
/// fresh memory, or it is as large as numbers can be, or it is like 1000000, 999999 or 2^31.
bool isPlaceholder(double size, llvm::StringRef bytes);

/// Some of the indices from 0 to `count`: all of them, or up to a maximum number, evenly spaced.
std::vector<uint64_t> sampleOf(uint64_t count);

} // namespace tranship::verify
