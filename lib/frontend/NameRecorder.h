// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Walks the AST of the user's code and records names, calls and launches as clang resolved them.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/ASTConsumer.h"

#include <memory>

namespace tranship::frontend {

/// `isAbandoned`: asked at the end, whether the parse was stopped and will be repeated.
std::unique_ptr<clang::ASTConsumer> makeNameRecorder(UnitRecorder &recorder,
                                                     std::function<bool()> isAbandoned);

} // namespace tranship::frontend
