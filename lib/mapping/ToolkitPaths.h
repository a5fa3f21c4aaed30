// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Paths of headers in an installed toolkit, as some editors and scripts write them into includes.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship::mapping {

/// Returns an absolute path without the folder of headers that it begins with: `cuda.h` for
/// `/usr/local/cuda/include/cuda.h`. Other paths stay as they are.
llvm::StringRef withoutToolkitFolder(llvm::StringRef path);

} // namespace tranship::mapping
