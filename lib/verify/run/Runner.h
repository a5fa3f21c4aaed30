// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a program is started: directly, or by a command that starts it elsewhere.
#pragma once

#include "verify/backends/Backend.h"

#include <string>
#include <vector>

namespace tranship::verify {

/// The words before the command of a program: "srun -p mi250", "ssh host 'cd {folder} &&
/// {command}'"; empty to run it here.
using Runner = std::vector<std::string>;

struct StartedCommand {
  Command arguments;
  /// "NAME=value", for the process that starts on this machine.
  std::vector<std::string> environment;
};

/// Replaces `{command}` by the whole command in quotes for a shell, and `{folder}` by the folder,
/// in quotes too if the same word contains `{command}`; without `{command}`, the words of the
/// command follow those of the runner. Programs that a runner starts get their environment from
/// `env`, since few runners pass theirs on.
StartedCommand startedBy(const Runner &runner, const Command &command,
                         const std::vector<std::string> &environment, llvm::StringRef folder);

/// A word quoted for a POSIX shell.
std::string shellQuoted(llvm::StringRef word);

} // namespace tranship::verify
