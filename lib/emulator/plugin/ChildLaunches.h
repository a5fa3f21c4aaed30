// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "clang/AST/ASTConsumer.h"

#include <memory>

namespace clang {
class CompilerInstance;
}

namespace tranship::emulator {

/// Returns what must see declarations before the code generator does, so that clang accepts launches
/// from kernels without making relocatable code. What must follow the code generator adds itself.
std::unique_ptr<clang::ASTConsumer> beforeCodeGeneration(clang::CompilerInstance &compiler);

} // namespace tranship::emulator
