// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Strings with names of CUDA enumerators that code compares with what a function returns that names them
// (`names` in the tables), and that the translation leaves: those in tables, constants and parts of names.
#pragma once

#include "checks/analysis/ErrorNames.h"

namespace tranship::checks {

void findComparedNames(UnitContext &unit, const ErrorNames &names);

} // namespace tranship::checks
