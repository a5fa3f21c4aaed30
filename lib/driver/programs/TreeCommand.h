// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify TREE`: all programs of a tree.
#pragma once

#include "driver/Rooms.h"
#include "driver/programs/ProgramTree.h"
#include "driver/verify/VerifyOptions.h"

namespace tranship::driver {

/// Returns the programs if the names on the command line stand for a tree, not for one program: an
/// option asks for it, there are several names, or a folder without a manifest has several
/// programs.
llvm::Expected<std::optional<ProgramTree>> treeOf(const ParsedCommandLine &line,
                                                  const VerifyOptions &options);

/// Verifies all programs, or writes their manifests (--init). Returns the exit code.
llvm::Expected<int> treeCommand(const ParsedCommandLine &line, const VerifyOptions &options,
                                const ProgramTree &tree);

} // namespace tranship::driver
