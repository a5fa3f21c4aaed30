// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship header FILE...`: a header with which CUDA sources compile as HIP, for projects that keep
// CUDA as their only source.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> headerCommand(const ParsedCommandLine &line);

} // namespace tranship::driver
