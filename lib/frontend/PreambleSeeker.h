// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stops the parse of a unit at the first include of a large header from outside of the tree, so that
// it can start again with that header precompiled.
#pragma once

#include "frontend/Preamble.h"
#include "frontend/UnitRecorder.h"

namespace tranship::frontend {

/// `wanted` is set when the parse was stopped. `below`: the preamble that the unit is parsed on.
std::unique_ptr<clang::PPCallbacks> makePreambleSeeker(clang::Preprocessor &preprocessor,
                                                       UnitRecorder &recorder, Preambles &preambles,
                                                       const Preamble *below,
                                                       std::optional<WantedHeader> &wanted);

} // namespace tranship::frontend
