// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Receives Clang's tree of a unit, and runs the recorders and the observer of the parse on it.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ASTConsumer.h"

#include <functional>
#include <memory>

namespace tranship::frontend {

/// Calls `isAbandoned` at the end of the unit. It returns whether the parse was stopped and will be
/// repeated.
std::unique_ptr<clang::ASTConsumer> makeUnitConsumer(UnitRecorder &recorder,
                                                     std::function<bool()> isAbandoned);

} // namespace tranship::frontend
