// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A progress line on the terminal, rewritten in place.
#pragma once

#include "driver/Rooms.h"
#include "results/StopNote.h"
#include "translate/Translate.h"

#include <chrono>
#include <mutex>

namespace tranship::driver {

/// Draws the progress line on standard error during its lifetime. Draws nothing if `quiet`, or if
/// standard error is not a terminal; a run that a signal ends says how far it was in any case.
class ProgressLine {
public:
  explicit ProgressLine(bool quiet);
  /// Clears the line.
  ~ProgressLine();
  ProgressLine(const ProgressLine &) = delete;
  ProgressLine &operator=(const ProgressLine &) = delete;

  /// May be called from any thread, in any order.
  void update(const Progress &progress);

private:
  using Clock = std::chrono::steady_clock;

  const bool enabled_;
  StopNote stopNote_{"units were parsed; nothing was written", enabled_};
  std::mutex mutex_;
  Progress shown_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point lastDrawn_;
};

} // namespace tranship::driver
