// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the GPUs of this machine and their drivers without any software of ours: a rented machine
// has none.
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
  /// The target for code: "sm_90", "gfx90a"; empty: not known.
  std::string target;

  friend bool operator==(const Gpu &, const Gpu &) = default;
};

struct Gpus {
  std::vector<Gpu> gpus;
  /// "580.159.04"; empty: not known, or none.
  std::string nvidiaDriver, amdDriver;
  /// The version of the installed ROCm, for AMD's GPUs: "6.4.1"; empty: not known.
  std::string rocm;

  bool has(llvm::StringRef vendor) const;
};

/// Asks nvidia-smi if there is one, or else looks in /proc and /sys.
Gpus findGpus();

/// "name, driver, 9.0" for each line of nvidia-smi --query-gpu=name,driver_version,compute_cap.
void addNvidiaGpus(llvm::StringRef nvidiaSmi, Gpus &into);
/// Files "properties" of /sys/class/kfd/kfd/topology/nodes, one text.
void addAmdGpu(llvm::StringRef properties, Gpus &into);

/// The oldest driver that runs programs of a CUDA toolkit; nothing: any driver does.
std::optional<unsigned> oldestDriverFor(Version cuda);

} // namespace tranship::verify
