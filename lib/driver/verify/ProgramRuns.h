// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifies the programs of a tree, each in a process of its own, so that one that crashes or
// exhausts the memory does not end the others.
#pragma once

#include "driver/verify/VerifyOptions.h"
#include "programs/ProgramResult.h"
#include "programs/ProgramTree.h"

namespace tranship::driver {

struct ProgramRunsRequest {
  const ProgramTree *tree = nullptr;
  const VerifyOptions *options = nullptr;
  /// The options and flags for every program, as words for its command line; the flags follow `--`.
  std::vector<std::string> optionWords, flags;
  /// The folder for their files.
  std::string workFolder;
};

/// Returns a result for each program, in the same order; fewer if the user interrupted the run.
std::vector<ProgramResult> verifyPrograms(const ProgramRunsRequest &request);

} // namespace tranship::driver
