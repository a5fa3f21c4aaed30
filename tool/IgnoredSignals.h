// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Signals that this process was started to ignore (by nohup, or as a script's background job).
#pragma once

#include <csignal>
#include <vector>

namespace tranship {

/// LLVM takes these signals over without asking: its handler removes the files that are being
/// written and raises the signal again, which then is ignored, and the run goes on without them.
class IgnoredSignals {
public:
  /// Before LLVM registers its handlers: remembers what is ignored, and holds it back meanwhile.
  IgnoredSignals();
  /// After that: ignores it again.
  void restore() const;

private:
  std::vector<int> signals_;
  sigset_t mask_;
};

} // namespace tranship
