// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exit codes of all commands that translate or check, and the version that results carry.
#pragma once

#include "llvm/Config/llvm-config.h"

namespace tranship::driver {

enum ExitCode { NothingLeft = 0, WorkLeft = 1, ToolFailed = 2, NotParsed = 3 };

/// The versions of tranship and of the clang in it. Another program may not understand what one
/// wrote about a unit.
inline constexpr char fullVersion[] = TRANSHIP_VERSION " (clang " LLVM_VERSION_STRING ")";

} // namespace tranship::driver
