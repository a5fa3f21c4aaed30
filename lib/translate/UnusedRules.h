// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds rules of the user that match nothing: they may be misspelled.
#pragma once

#include "mapping/Table.h"
#include "project/Inputs.h"

namespace tranship::translate {

/// The user's rows whose names occur nowhere in the inputs, in file order. Names in comments and
/// strings count as well.
std::vector<mapping::Table::UserRow> unusedRules(const mapping::Table &table,
                                                 llvm::ArrayRef<project::InputFile> inputs);

} // namespace tranship::translate
