// Which allocations launches are handed, on both sides: two that hold the same can have changed
// places, and no content tells of it.
#pragma once

#include "verify/trace/KernelTrace.h"

#include <functional>

namespace tranship::verify {

/// Allocations by number, from 1, on both sides of something that is compared.
using AllocationPairs = std::vector<std::pair<uint64_t, uint64_t>>;

/// Whether two allocations are one, the original's and the port's.
using SameAllocation = std::function<bool(uint64_t original, uint64_t port)>;

/// Of the arguments of launches that belong together.
AllocationPairs allocationPairs(const KernelTrace &original, const KernelTrace &port);

/// The port allocates in another order: each allocation of one side goes with one of the other, and
/// does so more than once.
bool isRenaming(const AllocationPairs &pairs);

/// The first of the first `launches` launches whose pointers lead elsewhere, in one line; empty:
/// none. What one side has in another size is not compared: it allocates in another way.
std::string comparePointers(const KernelTrace &original, const KernelTrace &port, size_t launches,
                            const SameAllocation &isSame);

} // namespace tranship::verify
