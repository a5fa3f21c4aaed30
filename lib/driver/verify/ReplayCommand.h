// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify replay`: one launch again, with the inputs that were kept of it.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"

#include "verify/backends/Machine.h"

#include "llvm/Support/Error.h"

#include <chrono>

namespace tranship::driver {

struct ReplayRequest {
  /// What `--trace-kernels=FOLDER` left.
  std::string folder;
  /// Both sides are built again; an empty path: the programs that were kept.
  VerifySource source;
  MachineOptions machine;
  bool checked = false, asJson = false, keep = false;
  std::chrono::milliseconds timeout = std::chrono::seconds(60);
  std::string workParent;
};

/// The exit code: 1 when something differs.
llvm::Expected<int> replayCommand(const ReplayRequest &request);

} // namespace tranship::driver
