// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps signals ignored that the parent process ignored (nohup, background jobs of scripts).
#pragma once

#include <csignal>
#include <vector>

namespace tranship {

/// LLVM handles these signals even if they are ignored: its handler removes unfinished output files
/// and raises the signal again. Since the signal is ignored, the run would continue without its
/// files.
class IgnoredSignals {
public:
  /// Remembers which signals are ignored, and blocks them. Construct it before LLVM registers its
  /// handlers.
  IgnoredSignals();
  /// Ignores the signals again. Call it after LLVM has registered its handlers.
  void restore() const;

private:
  std::vector<int> signals_;
  sigset_t mask_;
};

} // namespace tranship
