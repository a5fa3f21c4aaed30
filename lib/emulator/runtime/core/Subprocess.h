// Other programs that the runtime runs: the compiler, addr2line.
#pragma once

#include <string>
#include <vector>

namespace tranship::emulator {

struct SubprocessResult {
  bool started = false, timedOut = false;
  int exitCode = -1; ///< -1: it ended by a signal, or never began
  std::string output;

  bool good() const { return started && !timedOut && exitCode == 0; }
};

/// Which of its streams are read; what comes on the other one is lost.
enum class Reads { Output, Errors };

/// Runs a command, without a shell, to its end or for so many seconds. Of its output the first
/// `mostOutput` bytes are kept.
SubprocessResult runSubprocess(const std::vector<std::string> &command, Reads reads,
                               unsigned seconds);
inline constexpr size_t maxOutput = 1 << 20;

} // namespace tranship::emulator
