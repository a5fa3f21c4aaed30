// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Decides whether the programs of a pack can run on a machine's GPUs.
#pragma once

#include "verify/backends/Gpus.h"

#include "llvm/ADT/ArrayRef.h"

namespace tranship::verify {

/// Why programs for a vendor's GPUs cannot run here; empty if they can. `cuda`: the toolkit that
/// built programs for NVIDIA.
std::string whyNoGpu(const Gpus &gpus, llvm::StringRef vendor, Version cuda);

/// Why code for these targets runs on none of the vendor's GPUs; empty if it does, or if that is
/// unknown.
std::string whyNotForGpus(llvm::ArrayRef<std::string> targets, const Gpus &gpus,
                          llvm::StringRef vendor);

} // namespace tranship::verify
