// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The language of a source file, by its name.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship {

/// Whether compilers take the file for C, not C++. In a build, the command decides too (CompileCommand::isC).
inline bool isCFile(llvm::StringRef path) { return path.ends_with(".c"); }

/// Whether a unit is C: as CUDA, everything is C++.
inline bool isCUnit(llvm::StringRef path, bool isCuda) { return !isCuda && isCFile(path); }

} // namespace tranship
