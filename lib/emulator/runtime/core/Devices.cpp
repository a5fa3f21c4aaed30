// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/Devices.h"

#include "core/Settings.h"

namespace tranship::emulator {

namespace {
thread_local int current = 0;
}

int deviceCount() { return int(settings().devices); }
int currentDevice() { return current; }
void setCurrentDevice(int device) { current = device; }

} // namespace tranship::emulator
