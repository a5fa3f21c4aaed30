// docs/diagnostics.md and the pages of the checks, which travel inside the program.
#pragma once

#include "diagnostics/Diagnostic.h"

namespace tranship {

/// What the manual says of a diagnostic: a section of docs/diagnostics.md or a page of docs/checks,
/// heading included; empty when it says nothing.
llvm::StringRef manualSection(llvm::StringRef id);

/// The first sentence of it, less what stands before (severity), on one line.
std::string summaryOf(DiagnosticKind kind);

/// docs/diagnostics.md (generated at build time).
llvm::StringRef manualText();
/// docs/checks/*.md, one after the other (generated at build time).
llvm::StringRef checkPages();

} // namespace tranship
