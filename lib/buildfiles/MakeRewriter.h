// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rewrites makefiles word by word: the compiler, its flags, libraries, folders of the toolkit, and
// names of sources. Names of variables stay.
#pragma once

#include "buildfiles/BuildFile.h"
#include "buildfiles/MakeVariables.h"

namespace tranship::buildfiles {

/// `texts`: the other makefiles whose variables have to do with those of this one.
TranslatedBuildFile rewriteMakefile(const BuildFile &file, const MakeTexts &texts,
                                    const BuildOptions &options);

} // namespace tranship::buildfiles
