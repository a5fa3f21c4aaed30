// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which commands of a build may run at the same time.
#pragma once

#include "verify/backends/Backend.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::verify {

/// For each command, the earlier ones that must end before it starts: those that write a file that
/// it names, or a file in a folder that it names. A command without `-o` may write anything: it
/// waits for all commands before it, and all commands after it wait for it.
std::vector<std::vector<size_t>> predecessorsOf(llvm::ArrayRef<Command> commands);

/// Calls `run` for each command, for up to `jobs` of them at the same time (0: as many as there are
/// processors). `run` returns whether the command succeeded. After a failure, the commands after
/// the failed one are not started. Returns the index of the first command that failed; if none
/// failed, the number of commands.
size_t runInOrder(llvm::ArrayRef<Command> commands, unsigned jobs,
                  llvm::function_ref<bool(size_t)> run);

} // namespace tranship::verify
