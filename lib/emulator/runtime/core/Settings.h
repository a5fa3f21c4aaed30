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
  /// Where launches are traced to; empty: they are not.
  std::string traceFolder;
  /// Bytes that are kept of a buffer, and in all.
  size_t traceBuffer = 1 << 20, traceBytes = 64 << 20;
  /// The one launch that is traced, with all of the device's memory; 0: all launches are.
  uint64_t traceLaunch = 0;
};

const Settings &settings();
/// Ends the program if it is asked for what only one that was built with checks can do.
void requireChecksIfNeeded(bool checked);

} // namespace tranship::emulator
