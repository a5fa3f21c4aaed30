// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Overloads that only hand their arguments to another overload.
#pragma once

#include "source/SourceFile.h"

namespace tranship {

/// Whether the body of the function whose name is at `name` and whose text ends before `end` (offsets) only calls a
/// function with the same name, with its parameters in order, each of them as it is or converted to another type:
///
///     unsigned long atomicAdd(unsigned long *p, unsigned long v) {
///       return atomicAdd((unsigned long long *)p, static_cast<unsigned long long>(v));
///     }
bool onlyForwards(const SourceFile &file, unsigned name, unsigned end);

} // namespace tranship
