// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the preprocessor sees: includes, uses and definitions of macros, conditions, skipped
// branches.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/Lex/Preprocessor.h"

#include <memory>

namespace tranship::frontend {

/// `isCudaHeader` tells whether a name in an include directive is a header of CUDA.
std::unique_ptr<clang::PPCallbacks>
makePreprocessorRecorder(UnitRecorder &recorder, std::function<bool(llvm::StringRef)> isCudaHeader);

} // namespace tranship::frontend
