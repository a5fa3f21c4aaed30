// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/DeviceVariables.h"

#include "core/Devices.h"
#include "emulator/interface/GeneratedCode.h"

#include <cstring>
#include <vector>

namespace tranship::emulator {

namespace {

struct VariableValues {
  char *address;
  std::vector<std::vector<char>> byDevice;
};

struct AllValues {
  std::mutex turn;
  std::mutex mutex; ///< of what follows
  std::vector<VariableValues> variables;
  int resident = 0; ///< the device whose values are at the addresses
};

AllValues &all() {
  static AllValues &instance = *new AllValues; // modules register before main
  return instance;
}

} // namespace

void keepInitialValues(const ModuleEntry &module) {
  if (deviceCount() < 2)
    return;
  std::lock_guard lock(all().mutex);
  for (uint64_t i = 0; i < module.variableCount; ++i) {
    const VariableEntry &entry = module.variables[i];
    if (entry.flags & managedVariable) // all devices and the host share it
      continue;
    char *address = static_cast<char *>(entry.address);
    std::vector<char> initial(address, address + entry.size);
    all().variables.push_back(
        {address, std::vector<std::vector<char>>(size_t(deviceCount()), initial)});
  }
}

DeviceTurn::DeviceTurn(int device) : lock_(all().turn) {
  if (all().resident == device)
    return;
  std::lock_guard lock(all().mutex);
  for (VariableValues &variable : all().variables) {
    std::vector<char> &old = variable.byDevice[size_t(all().resident)];
    std::memcpy(old.data(), variable.address, old.size());
    std::memcpy(variable.address, variable.byDevice[size_t(device)].data(), old.size());
  }
  all().resident = device;
}

} // namespace tranship::emulator
