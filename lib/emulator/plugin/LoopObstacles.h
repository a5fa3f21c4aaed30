// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What keeps a kernel from running as work-item loops, so that it needs fibers.
#pragma once

#include "llvm/IR/Function.h"

#include <string>

namespace tranship::emulator {

/// Returns whether threads meet in a function of this name: in a barrier or a warp operation.
bool isMeeting(llvm::StringRef name);

/// Returns why a kernel's body, with its calls inlined, has to run on fibers; empty if it has not.
std::string obstacleToLoops(llvm::Function &body);

} // namespace tranship::emulator
