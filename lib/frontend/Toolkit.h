// An installed CUDA toolkit.
#pragma once

#include "support/Version.h"

namespace tranship {

/// The version that the toolkit's own header tells (CUDA_VERSION in include/cuda.h); not known when
/// there is none.
Version toolkitVersion(llvm::StringRef folder);

/// It holds the include files of a toolkit: a build that passes it with -I means the toolkit, not
/// headers of its own.
bool isToolkitIncludeFolder(llvm::StringRef folder);

} // namespace tranship
