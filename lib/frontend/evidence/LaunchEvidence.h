// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernel launches.
#pragma once

#include "frontend/evidence/Places.h"

namespace tranship::frontend {

/// One `<<<`.
struct LaunchEvidence {
  /// The launch is in code that runs on the device.
  bool onDevice = false;
};

template <typename A> void transfer(A &archive, LaunchEvidence &value) {
  auto &[onDevice] = value;
  archive(onDevice);
}

inline void merge(ByOffset<LaunchEvidence> &into, ByOffset<LaunchEvidence> &&from) {
  for (const auto &[offset, launch] : from)
    into[offset].onDevice |= launch.onDevice;
}

} // namespace tranship::frontend
