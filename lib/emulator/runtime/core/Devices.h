// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The devices of a program: all alike, and as many as the environment says. All of them are this
// machine's processor, so their kernels run one after another.
#pragma once

namespace tranship::emulator {

int deviceCount();
inline bool isDevice(int device) { return device >= 0 && device < deviceCount(); }

/// The device that this thread of the host has chosen.
int currentDevice();
void setCurrentDevice(int device);

} // namespace tranship::emulator
