// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the names of a library become visible everywhere.
#pragma once

#include "rules/FileView.h"

namespace tranship::rules {

/// The beginning of the first line with `using namespace cub;`, or with another namespace of the CUDA
/// libraries, outside of braces and conditions. Headers of HIP belong before it: the library's HIP namespace
/// has other names than CUDA's (`hipcub::internal`), which would be ambiguous with the headers' own.
std::optional<unsigned> firstUsingDirective(const FileView &view);

} // namespace tranship::rules
