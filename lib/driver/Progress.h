// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One line on the terminal that tells how far a run is, rewritten in place.
#pragma once

#include "driver/Rooms.h"
#include "translate/Translate.h"

#include <chrono>
#include <mutex>

namespace tranship::driver {

/// Draws on standard error while it lives, if that is a terminal; otherwise, and if `quiet`, does
/// nothing.
class ProgressLine {
public:
  explicit ProgressLine(bool quiet);
  /// Leaves the terminal as it was.
  ~ProgressLine();
  ProgressLine(const ProgressLine &) = delete;
  ProgressLine &operator=(const ProgressLine &) = delete;

  /// For any thread, in any order.
  void update(const Progress &progress);

private:
  using Clock = std::chrono::steady_clock;

  const bool enabled_;
  std::mutex mutex_;
  Progress shown_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point lastDrawn_;
};

} // namespace tranship::driver
