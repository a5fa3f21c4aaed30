// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "checks/analysis/MovedEnumerators.h"

namespace tranship::checks {

/// Reports code that reads the bytes of an object that has others in HIP:
///   memcmp(&a, &b, sizeof a), hash((const char *)&a)    a record that gets padding, because a handle in it grows
///   memcpy(words, &a, sizeof words), (int *)&a          such a record as something else
///   *(int *)&op, file.write((char *)&op, sizeof op)     the number of an enumerator
void findReadBytes(UnitContext &unit, MovedEnumerators &enums);

} // namespace tranship::checks
