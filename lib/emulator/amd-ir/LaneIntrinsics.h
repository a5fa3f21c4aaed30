// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "WaveWriter.h"

namespace tranship::emulator {

/// Writes an AMD intrinsic that only computes. Returns null if it is not one of them.
llvm::Value *writeArithmetic(WaveWriter &writer, llvm::IntrinsicInst &call);

/// The same for arithmetic on the bytes of words.
llvm::Value *writeByteArithmetic(WaveWriter &writer, llvm::IntrinsicInst &call);

/// The same for conversions between floats and numbers of 8 bits.
llvm::Value *writeTinyConversion(WaveWriter &writer, llvm::IntrinsicInst &call);

/// The same for loads and atomics through buffer resources.
llvm::Value *writeBufferAccess(WaveWriter &writer, llvm::IntrinsicInst &call);
/// Writes a store to a buffer. Returns false if the call is something else.
bool writeBufferStore(WaveWriter &writer, llvm::IntrinsicInst &call);
/// Writes a load from global memory to LDS, for all lanes.
void writeLoadToLds(WaveWriter &writer, llvm::IntrinsicInst &call);

} // namespace tranship::emulator
