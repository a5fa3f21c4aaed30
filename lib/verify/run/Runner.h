// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a program is started: here, or by a command in front of it that starts it elsewhere.
#pragma once

#include "verify/backends/Backend.h"

#include <string>
#include <vector>

namespace tranship::verify {

/// The words in front of a program: "srun -p mi250", "ssh host 'cd {folder} && {command}'". Empty:
/// it runs here.
using Runner = std::vector<std::string>;

struct StartedCommand {
  Command arguments;
  /// "NAME=value", for the process that is started here.
  std::vector<std::string> environment;
};

/// `{command}` becomes the whole command in quotes for a shell, `{folder}` the folder, in quotes
/// too where `{command}` stands in the same word; a runner without `{command}` gets the command's
/// words behind its own. Programs that a runner starts get their environment by `env`, since few
/// runners hand theirs over.
StartedCommand startedBy(const Runner &runner, const Command &command,
                         const std::vector<std::string> &environment, llvm::StringRef folder);

/// A word as a POSIX shell takes it.
std::string shellQuoted(llvm::StringRef word);

} // namespace tranship::verify
