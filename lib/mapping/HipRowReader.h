// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The strict reader of mappings/hip/*.yaml. Only the build and the tests use it.
#pragma once

#include "mapping/HipRow.h"

#include "llvm/Support/Error.h"

namespace tranship::mapping {

/// Appends the table in `text`. The error names the first problem with file and line.
llvm::Error readHipTable(llvm::StringRef text, llvm::StringRef fileName, HipTables &into);

} // namespace tranship::mapping
