// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs programs that are not trusted: without a shell, and with limits on all resources. When the call
// returns, all their processes have ended, whatever they forked.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace tranship {

/// Limits of a run. 0 means no limit, except for the time.
struct ProcessLimits {
  std::chrono::milliseconds time = std::chrono::seconds(60);
  /// The size of each captured stream.
  uint64_t outputBytes = 64u << 20;
  /// The private memory of each process (RLIMIT_DATA, because GPU drivers reserve huge address
  /// spaces).
  uint64_t memoryBytes = 0;
  /// The size of each file that it writes, and the size on disk of everything that it writes into
  /// ProcessCommand::watchedFolders.
  uint64_t fileBytes = 0, filesBytes = 0;
  /// The number of additional processes. The kernel does not apply this limit to root.
  uint64_t processes = 0;
};

struct ProcessCommand {
  /// The program, which is looked up in PATH if it has no slash, and its arguments.
  std::vector<std::string> arguments;
  /// The working directory; empty: the current one.
  std::string folder;
  /// "NAME=value" entries that override the environment of tranship.
  std::vector<std::string> environment;
  /// Empty: standard input is empty.
  std::string stdinFile;
  /// Both files are overwritten.
  std::string stdoutFile, stderrFile;
  /// The folders that the limits on files apply to.
  std::vector<std::string> watchedFolders;
  ProcessLimits limits;
};

struct ProcessResult {
  enum class End : uint8_t {
    Exited,
    Signalled,
    TimedOut,
    /// The program wrote too much to a stream, to one file, or to all files together. This stopped
    /// the program, or would have if we had noticed it in time.
    TooMuchOutput,
    FileTooLarge,
    FilesTooLarge,
    /// The program created folders that cannot be searched.
    FilesHidden,
    /// The program removed its working directory or its captured output.
    FilesRemoved,
    Last = FilesRemoved
  };
  End end = End::Exited;
  /// The exit code, or the signal.
  int code = 0;
  std::chrono::milliseconds time{};
  /// The peak memory of the largest process.
  uint64_t peakBytes = 0;
  /// If a limit was exceeded: the limit in bytes, and the stream or the largest file.
  uint64_t limit = 0;
  char where[128] = {};

  bool good() const { return end == End::Exited && code == 0; }
  /// "exit code 3", "killed by signal 11 (Segmentation fault)".
  std::string str() const;
};

/// Errors: the program cannot be started, the files cannot be written; interruptProcesses().
llvm::Expected<ProcessResult> runProcess(const ProcessCommand &command);

/// The path of a program that is in PATH; empty if there is none.
std::string programInPath(llvm::StringRef name);

/// "64MB", as in manifests; a size that is not a whole number of kB becomes "100 bytes".
std::string sizeText(uint64_t bytes);
/// Parses a size such as "64MB": a number from 1 to a million, and kB, MB or GB.
std::optional<uint64_t> parseSize(llvm::StringRef text);

/// For signal handlers: ends all running programs and prevents new ones from starting.
void interruptProcesses();

} // namespace tranship
