// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/pack/GpuFit.h"

#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::verify {

std::string whyNoGpu(const Gpus &gpus, llvm::StringRef vendor, Version cuda) {
  if (vendor.empty())
    return {};
  bool isNvidia = vendor == "nvidia";
  if (!gpus.has(vendor))
    return isNvidia ? "no NVIDIA GPU (neither nvidia-smi nor /proc/driver/nvidia shows one)"
                    : "no AMD GPU (no /dev/kfd, or it shows none)";
  std::optional<unsigned> oldest = isNvidia ? oldestDriverFor(cuda) : std::nullopt;
  unsigned driver = 0;
  if (oldest && !llvm::StringRef(gpus.nvidiaDriver).split('.').first.getAsInteger(10, driver) &&
      driver < *oldest)
    return fmt::format("driver {} is too old for programs of CUDA {}.{}, which need {} or newer",
                       gpus.nvidiaDriver, cuda.major, cuda.minor, *oldest);
  return {};
}

/// Machine code runs on later GPUs of the same major version; code for the driver's compiler
/// ("compute_80") on all later ones. 90 is version 9.0.
static bool runsOnNvidia(llvm::StringRef target, unsigned gpu) {
  bool isPtx = target.consume_front("compute_");
  unsigned number = 0;
  if ((!isPtx && !target.consume_front("sm_")) || target.consumeInteger(10, number))
    return true; // an unknown kind of target
  return number <= gpu && (isPtx || number / 10 == gpu / 10);
}

std::string whyNotForGpus(llvm::ArrayRef<std::string> targets, const Gpus &gpus,
                          llvm::StringRef vendor) {
  if (targets.empty() || vendor.empty())
    return {};
  std::string names;
  for (const Gpu &gpu : gpus.gpus) {
    if (gpu.vendor != vendor)
      continue;
    unsigned number = 0;
    llvm::StringRef own = gpu.target;
    if (own.empty())
      return {};
    bool isNvidia = own.consume_front("sm_") && !own.getAsInteger(10, number);
    for (llvm::StringRef target : targets)
      if (isNvidia ? runsOnNvidia(target, number) : target == gpu.target)
        return {};
    names += (names.empty() ? "" : ", ") + gpu.target;
  }
  return fmt::format("it was built for {}, and the GPU here is {}", llvm::join(targets, ", "),
                     names);
}

} // namespace tranship::verify
