// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs that the runtime runs: the compiler, addr2line.
#pragma once

#include <string>
#include <vector>

namespace tranship::emulator {

struct SubprocessResult {
  bool started = false, timedOut = false;
  int exitCode = -1; ///< -1: ended by a signal, or not started
  std::string output;

  bool good() const { return started && !timedOut && exitCode == 0; }
};

/// Which of its streams is read; the other is discarded.
enum class Reads { Output, Errors };

/// Runs a command, without a shell, to its end or until the time is over. Keeps the first
/// `maxOutput` bytes of its output.
SubprocessResult runSubprocess(const std::vector<std::string> &command, Reads reads,
                               unsigned seconds);
inline constexpr size_t maxOutput = 1 << 20;

} // namespace tranship::emulator
