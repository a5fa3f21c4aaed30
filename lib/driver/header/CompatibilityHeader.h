// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The texts of a header, and of the headers around it, that let CUDA sources compile as HIP.
#pragma once

#include "driver/header/CompatibilityNames.h"

namespace tranship::driver {

/// The name of the header with the names, unless the user chooses another one.
inline constexpr llvm::StringLiteral headerName = "cuda_to_hip.h";

/// A header for sources that include it instead of CUDA's headers.
std::string singleHeader(const CompatibilityNames &names);

/// The files of a folder for `-I`, by path: `cuda_to_hip.h`, and headers with the names of CUDA's
/// that include HIP's.
std::map<std::string, std::string> headerFolder(const CompatibilityNames &names);

} // namespace tranship::driver
