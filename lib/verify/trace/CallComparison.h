// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares the API calls of two programs.
#pragma once

#include "verify/trace/KernelTrace.h"

namespace tranship::verify {

/// Returns a line for each place where the port makes different calls than the original, at most a
/// few; the most likely cause of a difference comes first. Compares names without the vendor's
/// prefix. Compares addresses, and the pointer arguments of the first `launches` launches, by the
/// number of their allocation, unless the port only allocates in another order.
std::vector<std::string> compareCalls(const KernelTrace &original, const KernelTrace &port,
                                      size_t launches = SIZE_MAX);

/// Returns a line for each wait of the original that the port lacks, and for each call and launch that uses another
/// stream, at most a few. Programs that run one call after another compute the same all the same.
std::vector<std::string> orderChanges(const KernelTrace &original, const KernelTrace &port);

/// Names without the vendor's prefix: `cudaTextureObject_t` and `hipTextureObject_t` are equal.
std::string neutralName(llvm::StringRef name);

} // namespace tranship::verify
