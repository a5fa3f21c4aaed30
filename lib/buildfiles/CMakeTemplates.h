// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inputs of `configure_file`: texts with references such as `@CUDAToolkit_VERSION@` that CMake replaces.
#pragma once

#include "buildfiles/CMakeText.h"

namespace tranship::buildfiles {

/// The names of the files that the commands of a CMake file configure.
std::set<std::string> configuredFiles(const CMakeFile &file);

/// Rewrites the references and the include directives. Other CUDA code in the text is reported.
TranslatedBuildFile rewriteTemplate(const BuildFile &file, const CMakeNames &names,
                                    CMakePackages &packages, const mapping::BuildTable &table,
                                    const BuildOptions &options);

} // namespace tranship::buildfiles
