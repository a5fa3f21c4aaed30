// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// docs/diagnostics.md and the pages of the checks, which are embedded in the program.
#pragma once

#include "diagnostics/Diagnostic.h"

namespace tranship {

/// The manual text about a diagnostic: a section of docs/diagnostics.md or a page of docs/checks,
/// including the heading; empty if there is none.
llvm::StringRef manualSection(llvm::StringRef id);

/// The first sentence of the section after the severity, on one line.
std::string summaryOf(DiagnosticKind kind);

/// docs/diagnostics.md (generated at build time).
llvm::StringRef manualText();
/// docs/checks/*.md, one after the other (generated at build time).
llvm::StringRef checkPages();

} // namespace tranship
