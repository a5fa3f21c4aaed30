// What the environment of an emulated program asks for; read once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace tranship::emulator {

enum class Schedule { Ascending, Descending, Random, Lockstep };

struct Settings {
  unsigned warpWidth = 32;
  Schedule schedule = Schedule::Ascending;
  uint64_t seed = 1;
  unsigned workers = 1;
  unsigned multiprocessors = 16;
  size_t stackSize = 256 << 10;
  size_t memory = size_t(16) << 30; ///< of the device
};

const Settings &settings();
/// Ends the program if it is asked for what only one that was built with checks can do.
void requireChecksIfNeeded(bool checked);

} // namespace tranship::emulator
