// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "IgnoredSignals.h"

namespace tranship {

IgnoredSignals::IgnoredSignals() {
  sigset_t held;
  sigemptyset(&held);
  for (int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
    struct sigaction action;
    if (sigaction(signal, nullptr, &action) || action.sa_handler != SIG_IGN)
      continue;
    signals_.push_back(signal);
    sigaddset(&held, signal);
  }
  pthread_sigmask(SIG_BLOCK, &held, &mask_);
}

void IgnoredSignals::restore() const {
  for (int signal : signals_)
    std::signal(signal, SIG_IGN); // also discards a pending signal
  pthread_sigmask(SIG_SETMASK, &mask_, nullptr);
}

} // namespace tranship
