// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the program's exit code says, in all commands that translate or check.
#pragma once

#include "llvm/Config/llvm-config.h"

namespace tranship::driver {

enum ExitCode { NothingLeft = 0, WorkLeft = 1, ToolFailed = 2, NotParsed = 3 };

/// Of tranship and of the clang in it: what one program says of a unit, another need not
/// understand.
inline constexpr char fullVersion[] = TRANSHIP_VERSION " (clang " LLVM_VERSION_STRING ")";

} // namespace tranship::driver
