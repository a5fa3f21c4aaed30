// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Build files in languages that tranship does not rewrite (Python, Meson, Bazel, scripts): the names of
// sources follow the port, and every line that builds CUDA code is reported with what to do.
#pragma once

#include "buildfiles/BuildFile.h"

namespace tranship::buildfiles {

TranslatedBuildFile reportByHand(const BuildFile &file, const BuildOptions &options);

} // namespace tranship::buildfiles
