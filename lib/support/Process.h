// Runs programs that nobody vouches for: no shell, limits on all they may use, and nothing of them
// is left when the call returns, whatever they forked.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <chrono>
#include <string>
#include <vector>

namespace tranship {

/// 0: no limit, but for time.
struct ProcessLimits {
  std::chrono::milliseconds time = std::chrono::seconds(60);
  /// Of each captured stream.
  uint64_t outputBytes = 64u << 20;
  /// Private memory of each process (RLIMIT_DATA: GPU drivers reserve address space without end).
  uint64_t memoryBytes = 0;
  /// Of each file it writes.
  uint64_t fileBytes = 0;
  /// More than run now. The kernel does not hold root to it.
  uint64_t processes = 0;
};

struct ProcessCommand {
  /// The program, looked up in PATH when it has no slash, and its arguments.
  std::vector<std::string> arguments;
  /// Where it runs; empty: here.
  std::string folder;
  /// "NAME=value", over what tranship was started with.
  std::vector<std::string> environment;
  /// Empty: nothing to read.
  std::string stdinFile;
  /// Overwritten.
  std::string stdoutFile, stderrFile;
  ProcessLimits limits;
};

struct ProcessResult {
  enum class End : uint8_t { Exited, Signalled, TimedOut, TooMuchOutput };
  End end = End::Exited;
  /// The exit code, or the signal.
  int code = 0;
  std::chrono::milliseconds time{};
  /// Of the largest process.
  uint64_t peakBytes = 0;

  bool good() const { return end == End::Exited && code == 0; }
  /// "exit code 3", "killed by signal 11 (Segmentation fault)".
  std::string str() const;
};

/// Errors: the program cannot be started, the files cannot be written; interruptProcesses().
llvm::Expected<ProcessResult> runProcess(const ProcessCommand &command);

/// For a signal handler: ends what runs now, and starts nothing any more.
void interruptProcesses();

} // namespace tranship
