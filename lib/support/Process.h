// Runs programs that nobody vouches for: no shell, limits on all they may use, and nothing of them
// is left when the call returns, whatever they forked.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <chrono>
#include <optional>
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
  /// Of each file it writes; and of all that it writes into ProcessCommand::watchedFolders, on
  /// disk.
  uint64_t fileBytes = 0, filesBytes = 0;
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
  /// Where `limits` on files hold, and what is told of them comes from.
  std::vector<std::string> watchedFolders;
  ProcessLimits limits;
};

struct ProcessResult {
  enum class End : uint8_t {
    Exited,
    Signalled,
    TimedOut,
    /// To a stream, to one file, to all of them: the last is what stopped the program, or would
    /// have if it had been seen in time.
    TooMuchOutput,
    FileTooLarge,
    FilesTooLarge,
    /// It has made folders that nobody can look into.
    FilesHidden,
    /// What was kept of its run is gone: its folder, or its captured output.
    FilesRemoved,
    Last = FilesRemoved
  };
  End end = End::Exited;
  /// The exit code, or the signal.
  int code = 0;
  std::chrono::milliseconds time{};
  /// Of the largest process.
  uint64_t peakBytes = 0;
  /// Of what was too much: the limit in bytes, and the stream or the largest file.
  uint64_t limit = 0;
  char where[128] = {};

  bool good() const { return end == End::Exited && code == 0; }
  /// "exit code 3", "killed by signal 11 (Segmentation fault)".
  std::string str() const;
};

/// Errors: the program cannot be started, the files cannot be written; interruptProcesses().
llvm::Expected<ProcessResult> runProcess(const ProcessCommand &command);

/// "64MB", as manifests write sizes; what is no whole number of kB is "100 bytes".
std::string sizeText(uint64_t bytes);
/// Of "64MB": a number from 1 to a million, and kB, MB or GB.
std::optional<uint64_t> parseSize(llvm::StringRef text);

/// For a signal handler: ends what runs now, and starts nothing any more.
void interruptProcesses();

} // namespace tranship
