// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The typical size of numbers that belong together.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <vector>

namespace tranship::verify {

/// The size that nine in ten of the different numbers do not exceed; 0: there are none but zeros.
/// What was not computed but only written there, such as what stands for "unreachable" or the bytes
/// of memory that nobody wrote, counts once however often it stands there, and some few numbers
/// that are far larger than all others not at all.
double typicalSize(std::vector<double> numbers);

/// A number of this size, with these bytes, may stand for none: it has nothing but equal bytes, as
/// fresh memory has, or is as large as numbers are, or is like 1000000, 999999 or 2^31.
bool isPlaceholder(double size, llvm::StringRef bytes);

/// Some of the indices from 0 to `count`: all, or else as many as can be looked at, evenly spaced.
std::vector<uint64_t> sampleOf(uint64_t count);

} // namespace tranship::verify
