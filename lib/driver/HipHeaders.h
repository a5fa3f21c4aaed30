// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the HIP that is installed here, and the HIP headers that a port is checked on.
#pragma once

#include "driver/Options.h"

namespace tranship::driver {

struct InstalledHip {
  /// Where it was found: `/opt/rocm`.
  std::string root;
  std::string includeFolder;
  /// Major and minor; unknown if its headers do not say.
  Version version;
};

/// The HIP below `rocmPath`, or, if that is empty, below $ROCM_PATH or /opt/rocm.
std::optional<InstalledHip> findInstalledHip(const std::string &rocmPath);

/// Unless a HIP version was asked for, takes that of the installed HIP, and notes where it is.
void useInstalledHip(Options &options);

/// How to check the port. Nothing: no check was asked for, or none is possible and none was asked
/// for by name. Errors: `--rocm-path` names a folder without HIP headers.
llvm::Expected<std::optional<translate::PortCheckOptions>> portCheckOptions(const Options &options);

} // namespace tranship::driver
