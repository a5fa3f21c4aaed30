// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records what the preprocessor sees: includes, uses and definitions of macros, conditions, and skipped
// branches.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/Lex/Preprocessor.h"

#include <memory>

namespace tranship::frontend {

/// `isCudaHeader` returns whether a name in an include directive is a CUDA header.
std::unique_ptr<clang::PPCallbacks>
makePreprocessorRecorder(UnitRecorder &recorder, std::function<bool(llvm::StringRef)> isCudaHeader);

} // namespace tranship::frontend
