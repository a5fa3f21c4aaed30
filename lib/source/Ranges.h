// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sets of bytes of one file, as ranges that are in order and do not overlap.
#pragma once

#include "source/SourceFile.h"

#include "llvm/ADT/ArrayRef.h"

namespace tranship {

/// The bytes that are in both sets.
std::vector<Range> intersection(llvm::ArrayRef<Range> a, llvm::ArrayRef<Range> b);

/// The bytes of `a` that are not in `b`.
std::vector<Range> difference(llvm::ArrayRef<Range> a, llvm::ArrayRef<Range> b);

} // namespace tranship
