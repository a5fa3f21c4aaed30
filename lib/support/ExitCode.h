// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exit codes of all commands that translate, check or verify.
#pragma once

namespace tranship {

enum ExitCode { NothingLeft = 0, WorkLeft = 1, ToolFailed = 2, NotParsed = 3 };

/// `tranship verify` skipped every backend.
inline constexpr int NothingVerified = 3;

} // namespace tranship
