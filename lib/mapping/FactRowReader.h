// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The strict reader of mappings/hip/*.yaml and mappings/cuda/*.yaml. Only the build and the tests use it.
#pragma once

#include "mapping/FactRow.h"

#include "llvm/Support/Error.h"

namespace tranship::mapping {

/// Appends the table in `text`. The error names the first problem with file and line.
llvm::Error readFactTable(llvm::StringRef text, llvm::StringRef fileName, FactPlatform platform,
                          FactTables &into);

/// Appends the table in a file of mappings/hip/ or mappings/cuda/.
llvm::Error readFactFile(llvm::StringRef path, FactTables &into);

} // namespace tranship::mapping
