// What the hosts of two programs ask of the API, call by call.
#pragma once

#include "verify/trace/KernelTrace.h"

namespace tranship::verify {

/// Where the port calls something else than the original, in one line each, the likeliest cause of
/// a difference first. Functions are the same whoever's prefix they have; addresses count by the
/// allocation that they lie in, by its number, unless the port allocates in another order and that
/// is all. So do pointers that the first `launches` launches are handed. Bounded.
std::vector<std::string> compareCalls(const KernelTrace &original, const KernelTrace &port,
                                      size_t launches = SIZE_MAX);

/// Names without what says whose they are: `cudaTextureObject_t`, `hipTextureObject_t`.
std::string neutralName(llvm::StringRef name);

} // namespace tranship::verify
