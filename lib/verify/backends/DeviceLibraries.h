// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ROCm's device libraries, for GPUs that are newer than they are.
#pragma once

#include "verify/backends/Backend.h"

namespace tranship::verify {

struct DeviceLibraries {
  /// The folder to pass to clang.
  std::string folder;
  /// Commands that make what is missing in it.
  std::vector<Command> commands;
};

/// The machine's libraries if they have a part for the GPU, else links to them in `workFolder`, to
/// which the commands add that part: all it holds is the GPU's number.
llvm::Expected<DeviceLibraries> deviceLibrariesFor(const Machine &machine, llvm::StringRef gpu,
                                                   llvm::StringRef workFolder);

} // namespace tranship::verify
