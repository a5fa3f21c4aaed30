// Whether the programs of a pack can run on the GPUs of a machine.
#pragma once

#include "verify/backends/Gpus.h"

#include "llvm/ADT/ArrayRef.h"

namespace tranship::verify {

/// Why programs for that vendor's GPUs cannot run here; empty: they can. `cuda`: the toolkit that
/// built those for NVIDIA.
std::string whyNoGpu(const Gpus &gpus, llvm::StringRef vendor, Version cuda);

/// Why code for these targets runs on none of the vendor's GPUs; empty: it does, or that is not
/// known.
std::string whyNotForGpus(llvm::ArrayRef<std::string> targets, const Gpus &gpus,
                          llvm::StringRef vendor);

} // namespace tranship::verify
