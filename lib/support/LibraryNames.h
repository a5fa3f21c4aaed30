// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The names of those of CUDA's libraries that have many of them. They are declared apart from the runtime and the driver, since most units
// use none.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship {

/// Whether it is the name of something in one of the libraries, or of a header.
bool isOfLibrary(llvm::StringRef name);

/// Whether a text has such a name, or what could be the first part of one, somewhere.
bool saysLibrary(llvm::StringRef text);

} // namespace tranship
