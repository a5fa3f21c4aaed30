// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify pack` builds programs for a machine with a GPU, and `tranship verify judge`
// compares the results of their runs there.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyOptions.h"

namespace tranship::driver {

llvm::Expected<int> packCommand(const VerifyOptions &options);
llvm::Expected<int> judgeCommand(const VerifyOptions &options);

} // namespace tranship::driver
