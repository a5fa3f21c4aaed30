// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Diagnostics on what kept clang from reading a unit: limits on time and memory, and includes of pipes and devices.
#pragma once

#include "frontend/evidence/ParsedUnit.h"
#include "frontend/precompile/CompilerSetup.h"

namespace tranship::frontend {

/// Says why a unit was not parsed to its end, at the macro if that is why.
Diagnostic unfinished(const CompileCommand &command, const ClangRun &run);

/// Says of includes that were not found what is at their place instead of a file. `files`: those of the parse.
void explainRefused(ParsedUnit &unit, llvm::vfs::OverlayFileSystem &files);

} // namespace tranship::frontend
