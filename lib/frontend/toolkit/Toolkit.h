// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An installed CUDA toolkit.
#pragma once

#include "support/Version.h"

namespace tranship::frontend {

/// Reads the version from the toolkit's header (CUDA_VERSION in include/cuda.h). It is unknown if
/// there is no such header.
Version toolkitVersion(llvm::StringRef folder);

} // namespace tranship::frontend
