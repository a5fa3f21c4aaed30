// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs programs for tests: the real `tranship`, and tools that check what it wrote.
#pragma once

#include "support/TemporaryFolder.h"

#include <string>
#include <vector>

namespace tranship {

struct ProgramResult {
  int exitCode = -1;
  std::string out, err;
};

/// Runs a program with `directory` as working directory and no standard input.
ProgramResult runProgram(const std::string &directory, const std::string &program,
                         const std::vector<std::string> &arguments);

/// Runs the program under test in `folder`.
ProgramResult runTranship(const TemporaryFolder &folder, const std::vector<std::string> &arguments);

/// Whether the tool failed as it should: exit code 2, nothing on standard output, one line with the
/// reason.
bool isToolFailure(const ProgramResult &result);

} // namespace tranship
