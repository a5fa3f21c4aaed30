// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify TREE`: all programs of a tree.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyOptions.h"
#include "programs/ProgramTree.h"

namespace tranship::driver {

/// Returns the programs if the command line names a tree, not one program: an option asks for it,
/// there are several names, or a folder without a manifest contains several programs.
llvm::Expected<std::optional<ProgramTree>> treeOf(const ParsedCommandLine &line,
                                                  const VerifyOptions &options);

/// Verifies all programs, or writes their manifests (--init). Returns the exit code.
llvm::Expected<int> treeCommand(const ParsedCommandLine &line, const VerifyOptions &options,
                                const ProgramTree &tree);

} // namespace tranship::driver
