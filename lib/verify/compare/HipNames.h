// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of enumerators that programs print, such as those of errors.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship::verify {

/// The text with HIP's names for the enumerators of CUDA in it: `cudaSuccess` becomes `hipSuccess`.
std::string withHipNames(llvm::StringRef text);

} // namespace tranship::verify
