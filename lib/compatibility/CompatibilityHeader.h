// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The texts of the header that lets CUDA sources compile as HIP, and of the headers around it.
#pragma once

#include "compatibility/CompatibilityNames.h"

namespace tranship::compatibility {

/// The name of the header that defines the names, unless the user chooses another one.
inline constexpr llvm::StringLiteral headerName = "cuda_to_hip.h";

/// A header for sources that include it instead of the CUDA headers.
std::string singleHeader(const CompatibilityNames &names);

/// The files of a folder for `-I`, by path: `cuda_to_hip.h`, and headers that have the names of
/// CUDA headers and include HIP headers.
std::map<std::string, std::string> headerFolder(const CompatibilityNames &names);

} // namespace tranship::compatibility
