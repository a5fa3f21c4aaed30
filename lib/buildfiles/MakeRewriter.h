// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rewrites makefiles word by word: the compiler, its flags, libraries, folders of the toolkit, and
// names of sources. Names of variables stay.
#pragma once

#include "buildfiles/BuildFile.h"

namespace tranship::buildfiles {

/// `related`: the texts that make reads with this one, so that their variables are the same. `called`: those
/// that recipes start make for, whose variables command lines can set.
TranslatedBuildFile rewriteMakefile(const BuildFile &file, llvm::ArrayRef<llvm::StringRef> related,
                                    llvm::ArrayRef<llvm::StringRef> called,
                                    const BuildOptions &options);

} // namespace tranship::buildfiles
