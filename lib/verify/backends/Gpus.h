// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the GPUs of this machine and their drivers without other software of tranship: a rented
// machine may not have any.
#pragma once

#include "support/Version.h"

#include <optional>
#include <string>
#include <vector>

namespace tranship::verify {

struct Gpu {
  /// "nvidia" or "amd".
  std::string vendor;
  /// "NVIDIA H100 80GB HBM3", "gfx90a".
  std::string name;
  /// The target for code: "sm_90", "gfx90a"; empty if unknown.
  std::string target;

  friend bool operator==(const Gpu &, const Gpu &) = default;
};

struct Gpus {
  std::vector<Gpu> gpus;
  /// "580.159.04"; empty if unknown, or if there is none.
  std::string nvidiaDriver, amdDriver;
  /// The version of the installed ROCm, for AMD GPUs: "6.4.1"; empty if unknown.
  std::string rocm;

  bool has(llvm::StringRef vendor) const;
};

/// Asks nvidia-smi if there is one, or else looks in /proc and /sys.
Gpus findGpus();

/// "name, driver, 9.0" for each line of nvidia-smi --query-gpu=name,driver_version,compute_cap.
void addNvidiaGpus(llvm::StringRef nvidiaSmi, Gpus &into);
/// The text of the "properties" files of /sys/class/kfd/kfd/topology/nodes.
void addAmdGpu(llvm::StringRef properties, Gpus &into);

/// The oldest driver that runs programs of a CUDA toolkit; nothing if any driver does.
std::optional<unsigned> oldestDriverFor(Version cuda);

} // namespace tranship::verify
