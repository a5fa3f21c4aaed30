// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship::project {

/// Whether a file that is called like a fragment of C++ is a makefile that others include: `Makefile.inc`, or
/// `settings.inc` with assignments as make writes them.
bool isFragmentOfMake(llvm::StringRef file);

} // namespace tranship::project
