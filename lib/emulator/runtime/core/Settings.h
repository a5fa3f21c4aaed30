// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The settings that the environment of an emulated program makes, read once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace tranship::emulator {

enum class Schedule { Ascending, Descending, Random, Lockstep };

enum class Engine { Loops, Fibers };

/// Which textures HIP has.
enum class Textures { All, Linux, None };

struct Settings {
  unsigned warpWidth = 32;
  Schedule schedule = Schedule::Ascending;
  uint64_t seed = 1;
  Engine engine = Engine::Loops;
  std::string engineReport; ///< empty: none is wanted
  Textures textures = Textures::All;
  unsigned workers = 1;
  unsigned devices = 1;
  unsigned multiprocessors = 16;
  size_t stackSize = 256 << 10;
  size_t memory = 0; ///< bytes of the device
  bool zeroesNewMemory = false;
  /// The folder that launches are traced to; empty: they are not traced.
  std::string traceFolder;
  /// How many bytes are kept of one buffer, and of all buffers.
  size_t traceBuffer = 1 << 20, traceBytes = 64 << 20;
  /// The only launch that is traced, with all device memory; 0: all launches are traced.
  uint64_t traceLaunch = 0;
};

const Settings &settings();
/// Ends the program if its settings need a program that was built with checks.
void requireChecksIfNeeded(bool checked);

} // namespace tranship::emulator
