// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reports on the build files of a project: what many of them share is reported once.
#pragma once

#include "diagnostics/Diagnostic.h"

namespace tranship::buildfiles {

/// Makes one of the diagnostics with the same cause in several files, or at several places of one: the first,
/// which counts the others and names some. Sorted.
std::vector<Diagnostic> oncePerProject(std::vector<Diagnostic> diagnostics);

} // namespace tranship::buildfiles
