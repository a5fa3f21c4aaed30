// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the HIP headers that a port is checked on.
#pragma once

#include "driver/Options.h"

namespace tranship::driver {

/// How to check the port. Nothing: no check was asked for, or none is possible and none was asked
/// for by name. Errors: `--rocm-path` names a folder without HIP headers.
llvm::Expected<std::optional<translate::PortCheckOptions>> portCheckOptions(const Options &options);

} // namespace tranship::driver
