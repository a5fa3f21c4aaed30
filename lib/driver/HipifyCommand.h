// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship hipify`, and the program under the names hipify-perl and hipify-clang.
#pragma once

#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Whether the program was called by a name of HIPIFY. `program` is argv[0].
bool isNamedAsHipify(llvm::StringRef program);

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> hipifyCommand(const ParsedCommandLine &line, llvm::StringRef program);

} // namespace tranship::driver
