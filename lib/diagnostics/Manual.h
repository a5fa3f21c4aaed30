// docs/diagnostics.md and the pages of the checks, which travel inside the program.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship {

/// What the manual says of a diagnostic: a section of docs/diagnostics.md or a page of docs/checks,
/// heading included; empty when it says nothing.
llvm::StringRef manualSection(llvm::StringRef id);

/// docs/diagnostics.md (generated at build time).
llvm::StringRef manualText();
/// docs/checks/*.md, one after the other (generated at build time).
llvm::StringRef checkPages();

} // namespace tranship
