// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify pack` and `tranship verify judge`: programs are built here, run where a GPU is,
// and compared here.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyOptions.h"

namespace tranship::driver {

llvm::Expected<int> packCommand(const VerifyOptions &options);
llvm::Expected<int> judgeCommand(const VerifyOptions &options);

} // namespace tranship::driver
