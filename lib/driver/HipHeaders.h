// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the HIP that is installed here, and the HIP headers that a port is checked on.
#pragma once

#include "driver/Rooms.h"
#include "mapping/PortTarget.h"
#include "translate/PortCheck.h"

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

/// The installed HIP, if its headers tell its version.
std::optional<InstalledHip> usableHip(const std::string &rocmPath);

/// `HIP 7.15 (ROCm 10.0)`, the newest in the tables, if an installed version is newer.
std::string endOfTables(Version installed);

/// How to check the port on the HIP below `rocmPath`, on one in the usual places, or else on tranship's own declarations.
/// Errors: `rocmPath` names a folder without HIP headers.
llvm::Expected<PortCheckOptions> portCheckOptions(const PortTarget &target,
                                                  const std::string &rocmPath,
                                                  const std::string &cacheFolder);

} // namespace tranship::driver
