// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records calls, launches, `asm` statements, and arithmetic on addresses.
#pragma once

#include "frontend/record/UnitRecorder.h"
#include "frontend/record/UnitWalk.h"

#include <memory>

namespace tranship::frontend {

std::unique_ptr<CodeObserver> makeCallRecorder(UnitRecorder &recorder,
                                               const clang::ASTContext &context,
                                               const CodeContext &around);

} // namespace tranship::frontend
