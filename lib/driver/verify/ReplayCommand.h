// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify replay`: runs single launches again with their recorded inputs.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"

#include "verify/backends/Machine.h"

#include "llvm/Support/Error.h"

#include <chrono>

namespace tranship::driver {

struct ReplayRequest {
  /// The folder that `--trace-kernels=FOLDER` wrote.
  std::string folder;
  /// The program whose two sides are built again. Empty path: run the recorded programs.
  VerifySource source;
  MachineOptions machine;
  bool checked = false, asJson = false, keep = false;
  std::chrono::milliseconds timeout = std::chrono::seconds(60);
  std::string workParent;
};

/// Returns the exit code, which is 1 if something differs.
llvm::Expected<int> replayCommand(const ReplayRequest &request);

} // namespace tranship::driver
