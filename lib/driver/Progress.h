// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A progress line on the terminal, rewritten in place; elsewhere, a plain line now and then.
#pragma once

#include "driver/Rooms.h"
#include "results/StopNote.h"
#include "translate/Translate.h"

#include <chrono>
#include <mutex>

namespace tranship::driver {

/// Draws the progress line on standard error during its lifetime. If standard error is not a terminal, it prints a
/// line after each `pause`, so that short runs print none. Draws nothing if `quiet`; a run that a signal ends says
/// how far it was in any case.
class ProgressLine {
public:
  explicit ProgressLine(bool quiet, std::chrono::milliseconds pause = std::chrono::seconds(15));
  /// Clears the line.
  ~ProgressLine();
  ProgressLine(const ProgressLine &) = delete;
  ProgressLine &operator=(const ProgressLine &) = delete;

  /// May be called from any thread, in any order.
  void update(const Progress &progress);

private:
  using Clock = std::chrono::steady_clock;

  enum class Form : uint8_t { None, Rewritten, Lines };

  const Form form_;
  const std::chrono::milliseconds pause_;
  StopNote stopNote_{"units were parsed; nothing was written", form_ == Form::Rewritten};
  std::mutex mutex_;
  Progress shown_;
  const Clock::time_point start_ = Clock::now();
  /// When the line was drawn last; the start for plain lines, nothing for those that are rewritten.
  Clock::time_point lastDrawn_;
};

} // namespace tranship::driver
