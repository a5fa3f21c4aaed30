// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CMakePresets.json: variables of the cache and of the environment.
#pragma once

#include "buildfiles/BuildFile.h"

namespace tranship::buildfiles {

TranslatedBuildFile rewritePresets(const BuildFile &file, const BuildOptions &options);

} // namespace tranship::buildfiles
