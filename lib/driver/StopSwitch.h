// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What --keep-going makes of a signal: the run ends early, but in order.
#pragma once

namespace tranship::driver {

/// As long as it lives, the first signal that would end the process only sets a flag. The second one ends it.
class StopSwitch {
public:
  StopSwitch();
  ~StopSwitch();
  StopSwitch(const StopSwitch &) = delete;

  /// May be called from any thread.
  static bool isThrown();
};

} // namespace tranship::driver
