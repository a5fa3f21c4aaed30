// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Splits a line for the shell into commands, as far as they are plain words. Nothing is executed.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::buildfiles {

struct ShellCommand {
  std::vector<std::string> words;
  /// Variables before the command: "NAME=value".
  std::vector<std::string> environment;
  /// What `<` names; empty: nothing.
  std::string stdinFile;
  /// It needs a shell: variables, substitutions, patterns, input from another command.
  bool needsShell = false;
};

/// Splits at `;`, `&&`, `||`, `|` and `&`. Leaves out redirections of output.
std::vector<ShellCommand> shellCommands(llvm::StringRef text);

} // namespace tranship::buildfiles
