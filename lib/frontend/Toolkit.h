// An installed CUDA toolkit.
#pragma once

#include "support/Version.h"

namespace tranship::frontend {

/// The version that the toolkit's own header tells (CUDA_VERSION in include/cuda.h); not known when
/// there is none.
Version toolkitVersion(llvm::StringRef folder);

} // namespace tranship::frontend
