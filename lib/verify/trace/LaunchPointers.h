// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares which allocations launches use. If two allocations with equal contents are swapped,
// comparing contents does not find it.
#pragma once

#include "verify/trace/KernelTrace.h"

#include <functional>

namespace tranship::verify {

/// Pairs of allocations, by number from 1, that the two sides use at the same place.
using AllocationPairs = std::vector<std::pair<uint64_t, uint64_t>>;

/// Whether an allocation of the original corresponds to one of the port.
using SameAllocation = std::function<bool(uint64_t original, uint64_t port)>;

/// The pairs in the arguments of corresponding launches.
AllocationPairs allocationPairs(const KernelTrace &original, const KernelTrace &port);

/// Whether the port only allocates in another order: each allocation of one side corresponds to one
/// of the other, more than once.
bool isRenaming(const AllocationPairs &pairs);

/// " (main.cu:12)": where the host launches the kernel; empty if that is not known.
std::string placeOf(const emulator::TracedLaunch &launch);

/// Returns a line about the first of the first `launches` launches whose pointers point to
/// different allocations; empty if there is none. Does not compare allocations whose sizes differ.
std::string comparePointers(const KernelTrace &original, const KernelTrace &port, size_t launches,
                            const SameAllocation &isSame);

} // namespace tranship::verify
