// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/Settings.h"

#include "core/Clocks.h"

#include "emulator/interface/Environment.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

#include <sys/resource.h>
#include <unistd.h>

namespace tranship::emulator {

namespace {

[[noreturn]] void refuse(const char *name, const char *value, const char *expected) {
  std::fprintf(stderr, "%ssettings: %s=%s: %s\n", reportPrefix, name, value, expected);
  std::_Exit(2);
}

/// Reads a whole number of at least `least`; `number` stays the same if the variable is not set.
void readNumber(const char *name, uint64_t least, auto &number) {
  const char *value = std::getenv(name);
  if (!value || !*value)
    return;
  char *end;
  unsigned long long read = std::strtoull(value, &end, 10);
  if (*end || read < least || *value == '-')
    refuse(name, value, "expected a whole number");
  number = read;
}

/// A program may fill nearly all memory that the device has, so that is not more than three quarters
/// of what the process may use: whole GiB.
size_t defaultMemory() {
  uint64_t usable = uint64_t(sysconf(_SC_PHYS_PAGES)) * uint64_t(sysconf(_SC_PAGESIZE));
  rlimit limit;
  if (!getrlimit(RLIMIT_DATA, &limit) && limit.rlim_cur != RLIM_INFINITY)
    usable = std::min<uint64_t>(usable, limit.rlim_cur);
  return std::clamp<uint64_t>(usable / 4 * 3 >> 30, 1, 16) << 30;
}

Settings read() {
  Settings result;
  linkClocks();
  uint64_t clockStep = 0; // which the clocks read themselves, perhaps before this
  readNumber(clockStepVariable, 0, clockStep);
  result.memory = defaultMemory();
  readNumber(warpWidthVariable, 1, result.warpWidth);
  if (result.warpWidth != 32 && result.warpWidth != 64)
    refuse(warpWidthVariable, std::getenv(warpWidthVariable), "expected 32 or 64");
  result.workers = std::thread::hardware_concurrency();
  if (result.workers == 0)
    result.workers = 1;
  readNumber(threadsVariable, 1, result.workers);
  readNumber(devicesVariable, 1, result.devices);
  constexpr unsigned maxDevices = 64;
  if (result.devices > maxDevices)
    refuse(devicesVariable, std::getenv(devicesVariable), "expected 1 to 64");
  readNumber(multiprocessorsVariable, 1, result.multiprocessors);
  readNumber(stackSizeVariable, 16 << 10, result.stackSize);
  readNumber(memoryVariable, 1 << 20, result.memory);
  if (const char *folder = std::getenv(traceVariable))
    result.traceFolder = folder;
  readNumber(traceBufferVariable, 0, result.traceBuffer);
  readNumber(traceBytesVariable, 0, result.traceBytes);
  readNumber(traceLaunchVariable, 1, result.traceLaunch);

  const char *engine = std::getenv(engineVariable);
  if (engine && !std::strcmp(engine, "fibers"))
    result.engine = Engine::Fibers;
  else if (engine && *engine && std::strcmp(engine, "loops"))
    refuse(engineVariable, engine, "expected loops or fibers");
  if (const char *file = std::getenv(engineReportVariable))
    result.engineReport = file;

  const char *newMemory = std::getenv(newMemoryVariable);
  result.zeroesNewMemory = newMemory && !std::strcmp(newMemory, "zero");
  if (newMemory && *newMemory && !result.zeroesNewMemory && std::strcmp(newMemory, "poison"))
    refuse(newMemoryVariable, newMemory, "expected poison or zero");

  const char *textures = std::getenv(texturesVariable);
  if (textures && !std::strcmp(textures, "linux"))
    result.textures = Textures::Linux;
  else if (textures && !std::strcmp(textures, "none"))
    result.textures = Textures::None;
  else if (textures && *textures && std::strcmp(textures, "all"))
    refuse(texturesVariable, textures, "expected all, linux or none");

  const char *schedule = std::getenv(scheduleVariable);
  if (!schedule || !*schedule || !std::strcmp(schedule, "ascending"))
    return result;
  if (!std::strcmp(schedule, "descending"))
    result.schedule = Schedule::Descending;
  else if (!std::strcmp(schedule, "lockstep"))
    result.schedule = Schedule::Lockstep;
  else if (!std::strncmp(schedule, "random", 6) && (schedule[6] == 0 || schedule[6] == ':')) {
    result.schedule = Schedule::Random;
    if (schedule[6])
      result.seed = std::strtoull(schedule + 7, nullptr, 10);
  } else
    refuse(scheduleVariable, schedule, "expected ascending, descending, random[:SEED] or lockstep");
  return result;
}

} // namespace

const Settings &settings() {
  static const Settings instance = read();
  return instance;
}

void requireChecksIfNeeded(bool checked) {
  if (!checked && settings().schedule == Schedule::Lockstep)
    refuse(scheduleVariable, "lockstep", "needs a program built with checks");
}

} // namespace tranship::emulator
