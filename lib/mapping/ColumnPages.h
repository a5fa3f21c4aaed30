// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pages that describe the columns of the tables: mappings/README.md for people,
// mappings/rules.schema.json for editors. What they say of columns is generated from Columns.def.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace tranship::mapping {

/// The page with its generated part replaced; an error if the page has no place for it.
llvm::Expected<std::string> updateColumnTable(llvm::StringRef readme);
llvm::Expected<std::string> updateColumnSchema(llvm::StringRef schema);

} // namespace tranship::mapping
