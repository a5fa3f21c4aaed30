// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ROCm's device libraries, also for GPUs that are newer than the libraries.
#pragma once

#include "verify/backends/Backend.h"

namespace tranship::verify {

struct DeviceLibraries {
  /// The folder to pass to clang.
  std::string folder;
  /// Commands that create the missing files of the folder.
  std::vector<Command> commands;
};

/// The machine's libraries if they support the GPU; otherwise links to them in `workFolder`, where
/// the commands add the missing part, which only contains the GPU's number.
llvm::Expected<DeviceLibraries> deviceLibrariesFor(const Machine &machine, llvm::StringRef gpu,
                                                   llvm::StringRef workFolder);

/// What the machine's headers need from clang on a side of the code whose wavefronts have `wave` lanes.
std::vector<std::string> headerFlags(const Machine &machine, unsigned wave);

/// What code for GPUs needs from clang besides, with the device libraries in `folder`.
std::vector<std::string> deviceFlags(const Machine &machine, llvm::StringRef folder);

} // namespace tranship::verify
