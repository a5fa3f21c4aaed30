// mappings/rules.schema.json, which travels inside the program.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship::mapping {

/// JSON schema of mapping files and config files (generated from the file at build time).
llvm::StringRef rulesSchema();

} // namespace tranship::mapping
