// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mappings/rules.schema.json, which is embedded in the program.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship::mapping {

/// The JSON schema of mapping files and config files.
llvm::StringRef rulesSchema();

} // namespace tranship::mapping
