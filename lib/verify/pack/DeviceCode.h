// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which GPUs the device code in a file is for.
#pragma once

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tranship::verify {

/// Each once and sorted: "sm_90" and "compute_80" (code that the driver compiles) of NVIDIA,
/// "gfx90a" of AMD. The file is an executable or an object with device code in it, or a code
/// object; a file of another kind has none. Errors: it is damaged.
llvm::Expected<std::vector<std::string>> deviceTargetsOf(const std::string &file);

} // namespace tranship::verify
