// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code that reads its own source, or looks for `.cu` in the name of its file: the port has another text, and `.hip` files.
//   std::ifstream(__FILE__)
//   strcmp(strrchr(__FILE__, '.'), ".cu")
// Messages with the name of the file are fine.
#pragma once

#include "checks/analysis/UnitContext.h"

namespace tranship::checks {

void findFileTexts(UnitContext &unit);

} // namespace tranship::checks
