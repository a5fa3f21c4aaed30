// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CompileCommand → ParsedUnit: runs clang over one unit and records what it learns about the user's
// files.
#pragma once

#include "frontend/command/CompileCommand.h"
#include "frontend/evidence/ParsedUnit.h"
#include "frontend/record/ParseOptions.h"

#include "llvm/Support/Error.h"

namespace tranship::frontend {

/// Fails only if the main file cannot be read or clang cannot be set up; errors in the code are
/// part of the result. Safe to call from several threads at once.
llvm::Expected<ParsedUnit> parseUnit(const CompileCommand &command, const ParseOptions &options);

} // namespace tranship::frontend
