// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the GPUs that the device code in a file is for.
#pragma once

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tranship::verify {

/// Each target once, sorted: "sm_90" and "compute_80" (code that the driver compiles) for NVIDIA,
/// "gfx90a" for AMD. The file is an executable or an object that contains device code, or a code
/// object; files of other kinds have no targets. Errors: the file is damaged.
llvm::Expected<std::vector<std::string>> deviceTargetsOf(const std::string &file);

} // namespace tranship::verify
