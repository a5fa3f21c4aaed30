// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each device has __device__ and __constant__ variables of its own. Kernels know one address of each,
// so its contents change when another device has its turn.
#pragma once

#include <mutex>

namespace tranship::emulator {

struct ModuleEntry;

/// Remembers what the module's variables hold at first. A program with one device needs none of this.
void keepInitialValues(const ModuleEntry &module);

/// While it exists, no other device runs a kernel, and the variables hold what they do on this one.
class DeviceTurn {
public:
  explicit DeviceTurn(int device);

private:
  std::unique_lock<std::mutex> lock_;
};

} // namespace tranship::emulator
