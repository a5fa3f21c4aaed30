// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Walks the AST of the user's code and records names, calls and launches as clang resolved them.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/ASTConsumer.h"

#include <memory>

namespace tranship::frontend {

std::unique_ptr<clang::ASTConsumer> makeNameRecorder(UnitRecorder &recorder);

} // namespace tranship::frontend
