// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/StopSwitch.h"

#include <array>
#include <atomic>
#include <csignal>

namespace tranship::driver {
namespace {

constexpr std::array signals = {SIGHUP, SIGINT, SIGTERM};

std::atomic<bool> thrown = false;
std::array<struct sigaction, signals.size()> before;

void restore() {
  for (size_t i = 0; i < signals.size(); ++i)
    sigaction(signals[i], &before[i], nullptr);
}

void stop(int) {
  thrown = true;
  restore();
}

} // namespace

StopSwitch::StopSwitch() {
  thrown = false;
  for (size_t i = 0; i < signals.size(); ++i) {
    sigaction(signals[i], nullptr, &before[i]);
    if (before[i].sa_handler == SIG_IGN)
      continue;
    struct sigaction action {};
    action.sa_handler = stop;
    action.sa_flags = SA_ONSTACK | SA_RESTART;
    sigaction(signals[i], &action, nullptr);
  }
}

StopSwitch::~StopSwitch() {
  if (!thrown)
    restore();
}

bool StopSwitch::isThrown() { return thrown; }

} // namespace tranship::driver
