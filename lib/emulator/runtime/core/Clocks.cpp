// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/Clocks.h"

#include "emulator/interface/Environment.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <sys/time.h>

namespace tranship::emulator {
namespace {

constexpr int64_t second = 1'000'000'000; // in nanoseconds

/// The time by which clocks are ahead at this reading. It is limited, as programs may sleep until a time that they computed.
int64_t lead() {
  static const int64_t step = [] {
    const char *value = std::getenv(clockStepVariable);
    return value ? std::strtoll(value, nullptr, 10) * 1000 : 0;
  }();
  if (!step)
    return 0;
  static std::atomic<int64_t> readings = 0;
  constexpr int64_t longest = 5 * second;
  return std::min(longest, step * ++readings);
}

template <typename Function> Function *next(const char *name) {
  return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

} // namespace

void linkClocks() {}

} // namespace tranship::emulator

// The C++ library reads its clocks with these functions, too.
extern "C" {

int clock_gettime(clockid_t clock, timespec *time) {
  static auto *const read = tranship::emulator::next<int(clockid_t, timespec *)>("clock_gettime");
  int result = read(clock, time);
  if (result == 0) {
    int64_t nanoseconds = time->tv_nsec + tranship::emulator::lead();
    time->tv_sec += nanoseconds / tranship::emulator::second;
    time->tv_nsec = nanoseconds % tranship::emulator::second;
  }
  return result;
}

int gettimeofday(timeval *__restrict time, void *__restrict) {
  timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  *time = {now.tv_sec, now.tv_nsec / 1000};
  return result;
}

int timespec_get(timespec *time, int base) {
  return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0;
}

clock_t clock() {
  timespec now;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now))
    return -1;
  return clock_t(now.tv_sec) * CLOCKS_PER_SEC + now.tv_nsec / (1'000'000'000 / CLOCKS_PER_SEC);
}
}
