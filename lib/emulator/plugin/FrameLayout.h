// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads the `LoopFrame` (GeneratedCode.h) in generated code.
#pragma once

#include "KernelBody.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"

#include <cstddef>

namespace tranship::emulator {

enum class FrameField : unsigned {
  Slots = offsetof(LoopFrame, slots),
  Stride = offsetof(LoopFrame, stride),
  Privates = offsetof(LoopFrame, privates),
  Reached = offsetof(LoopFrame, reached),
  Values = offsetof(LoopFrame, values),
  Masks = offsetof(LoopFrame, masks),
  Results = offsetof(LoopFrame, results),
  Arguments = offsetof(LoopFrame, arguments),
};

inline llvm::Value *frameField(llvm::IRBuilder<> &builder, llvm::Function &function,
                               FrameField field) {
  llvm::Type *type = field == FrameField::Stride ? static_cast<llvm::Type *>(builder.getInt64Ty())
                                                 : builder.getPtrTy();
  return builder.CreateLoad(type, builder.CreateConstGEP1_64(builder.getInt8Ty(),
                                                             function.getArg(FrameParameter),
                                                             uint64_t(field)));
}

} // namespace tranship::emulator
