// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stops the parse of a unit at the first include of a large header from outside of the tree, so that
// it can start again with that header precompiled.
#pragma once

#include "frontend/precompile/LargeHeader.h"
#include "frontend/record/UnitRecorder.h"

namespace tranship::frontend {

/// `wanted` is set when the parse was stopped. `below`: the large header that the unit is parsed on.
std::unique_ptr<clang::PPCallbacks> makeLargeHeaderSeeker(clang::Preprocessor &preprocessor,
                                                          UnitRecorder &recorder,
                                                          LargeHeaderStore &largeHeaders,
                                                          const LargeHeader *below,
                                                          std::optional<WantedHeader> &wanted);

} // namespace tranship::frontend
