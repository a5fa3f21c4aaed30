// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The process between tranship and a program that it runs. It adopts orphaned children of the
// program and ends all of them when the program ends, exceeds a limit, or tranship dies.
#pragma once

#include "support/Process.h"

#include <sys/types.h>

namespace tranship {

/// Everything is prepared before the fork: after it, memory must not be allocated (another thread
/// of tranship may have held the allocator's lock).
struct SupervisedProgram {
  const char *program;
  char *const *arguments;
  char *const *environment;
  const char *folder;
  int stdinFile, stdoutFile, stderrFile;
  /// Absolute; ends with null.
  char *const *watchedFolders;
  ProcessLimits limits;
  pid_t tranship;
};

/// What a supervisor writes to its pipe.
struct SupervisorReport {
  /// 0, or why the program did not start.
  int startError = 0;
  ProcessResult result;
};

/// Runs in the process that was forked as the supervisor, with all signals blocked.
[[noreturn]] void supervise(const SupervisedProgram &program, int reportPipe);

} // namespace tranship
