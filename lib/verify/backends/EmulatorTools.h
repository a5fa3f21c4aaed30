// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The emulator, for the backends that run programs on it.
#pragma once

#include "emulator/interface/EmulatorCompiler.h"
#include "verify/backends/Backend.h"

namespace tranship::verify {

/// Uses the clang that was named, if any. Only clang of the same version can load the plugin.
llvm::Expected<emulator::Tools> emulatorTools(const Machine &machine);

} // namespace tranship::verify
