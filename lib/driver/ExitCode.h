// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exit codes of all commands that translate, check or verify.
#pragma once

#include "llvm/Config/llvm-config.h"

namespace tranship::driver {

enum ExitCode { NothingLeft = 0, WorkLeft = 1, ToolFailed = 2, NotParsed = 3 };

/// Of `tranship verify`: every backend was skipped.
inline constexpr int NothingVerified = 3;

/// The version of tranship and of the clang in it. Only a program with the same full version is
/// certain to understand what another one has written about a unit.
inline constexpr char fullVersion[] = TRANSHIP_VERSION " (clang " LLVM_VERSION_STRING ")";

} // namespace tranship::driver
