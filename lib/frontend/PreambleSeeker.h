// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stops the parse of a unit at the first include of a large header from outside of the tree, so that
// it can start again with that header precompiled.
#pragma once

#include "frontend/Preamble.h"
#include "frontend/UnitRecorder.h"

namespace tranship::frontend {

/// Whether the text of a unit begins with the include of a header that is in a folder of a library, and of CUDA's headers, of which
/// `isCudaHeader` knows the names.
bool beginsWithLibrary(llvm::StringRef text,
                       llvm::function_ref<bool(llvm::StringRef)> isCudaHeader);

/// `wanted` is set when the parse was stopped. `below`: the preamble that the unit is parsed on. `onlyFirst`: the unit is parsed on
/// nothing, so the parse ends at the first header that is not CUDA's, large or not.
std::unique_ptr<clang::PPCallbacks>
makePreambleSeeker(clang::Preprocessor &preprocessor, UnitRecorder &recorder, Preambles &preambles,
                   const Preamble *below, std::optional<WantedHeader> &wanted, bool onlyFirst);

} // namespace tranship::frontend
