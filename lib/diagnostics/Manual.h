// docs/diagnostics.md, which travels inside the program.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship {

/// The page's section on a diagnostic, heading included; empty when it has none.
llvm::StringRef manualSection(llvm::StringRef id);

/// The whole page (generated from docs/diagnostics.md at build time).
llvm::StringRef manualText();

} // namespace tranship
