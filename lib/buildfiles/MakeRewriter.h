// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rewrites makefiles word by word: the compiler, its flags, libraries, folders of the toolkit, and
// names of sources. Names of variables stay.
#pragma once

#include "buildfiles/BuildFile.h"

namespace tranship::buildfiles {

TranslatedBuildFile rewriteMakefile(const BuildFile &file, const BuildOptions &options);

} // namespace tranship::buildfiles
