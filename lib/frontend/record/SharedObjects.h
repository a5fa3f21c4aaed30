// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds shared variables with constructors that do something. nvcc does not run them and warns; Clang rejects the variables.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/Basic/Diagnostic.h"

namespace tranship::frontend {

/// Records a variable whose constructor Clang does not accept in shared memory. Clang drops functions that use the variable,
/// so no walk sees it. False if the error is another one.
bool recordSharedObject(const clang::Diagnostic &diagnostic, UnitRecorder &recorder);

} // namespace tranship::frontend
