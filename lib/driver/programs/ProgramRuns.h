// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifies the programs of a tree, each in a process of its own: one that crashes or exhausts the
// memory does not end the others.
#pragma once

#include "driver/programs/ProgramResult.h"
#include "driver/programs/ProgramTree.h"
#include "driver/verify/VerifyOptions.h"

namespace tranship::driver {

struct ProgramRunsRequest {
  const ProgramTree *tree = nullptr;
  const VerifyOptions *options = nullptr;
  /// The options and flags that hold for each program, as words for its command line; the flags
  /// follow `--`.
  std::vector<std::string> optionWords, flags;
  /// Where they may write.
  std::string workFolder;
};

/// Returns a result for each program, in their order. Errors: the user's interrupt.
llvm::Expected<std::vector<ProgramResult>> verifyPrograms(const ProgramRunsRequest &request);

} // namespace tranship::driver
