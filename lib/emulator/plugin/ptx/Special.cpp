// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Special registers: what a thread knows about itself.
#include "Lowering.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

/// One of the three numbers of `threadIdx` and the like.
Value *coordinate(Lowering &into, StringRef variable, unsigned index) {
  IRBuilder<> &build = into.builder();
  Type *word = build.getInt32Ty();
  Value *triple = into.threadVariable(variable, StructType::get(word, word, word));
  return build.CreateLoad(word, build.CreateConstInBoundsGEP1_64(word, triple, index));
}

Value *coordinate(Lowering &into, StringRef name) {
  auto [variable, axis] = name.split('.');
  StringRef symbol = StringSwitch<StringRef>(variable)
                         .Case("%tid", threadIndexSymbol)
                         .Case("%ntid", blockSizeSymbol)
                         .Case("%ctaid", "tranship_local_blockIdx")
                         .Case("%nctaid", "tranship_local_gridDim")
                         .Default("");
  if (symbol.empty() || axis.size() != 1 || axis[0] < 'x' || axis[0] > 'z')
    return nullptr;
  return coordinate(into, symbol, unsigned(axis[0] - 'x'));
}

/// The warp's number in its block.
Value *warpIndex(Lowering &into) {
  IRBuilder<> &build = into.builder();
  Value *rank = into.number(32, 0);
  for (unsigned axis : {2, 1, 0}) {
    rank = build.CreateMul(rank, coordinate(into, blockSizeSymbol, axis));
    rank = build.CreateAdd(rank, coordinate(into, threadIndexSymbol, axis));
  }
  Constant *size = into.module().getOrInsertGlobal(warpSizeSymbol, build.getInt32Ty());
  return build.CreateUDiv(rank, build.CreateLoad(build.getInt32Ty(), size));
}

} // namespace

Value *readSpecial(Lowering &into, StringRef name, unsigned bits) {
  IRBuilder<> &build = into.builder();
  if (name == "WARP_SZ")
    return into.number(32, 32);
  if (!name.starts_with("%"))
    return nullptr;
  if (Value *value = coordinate(into, name))
    return value;
  if (name == "%laneid")
    return into.lane();
  if (name == "%warpid")
    return warpIndex(into);
  if (name == "%clock" || name == "%clock64" || name == "%globaltimer" || name == "%globaltimer_lo")
    return into.callRuntime("tranship_clock", build.getInt64Ty(), {});
  if (name == "%clock_hi" || name == "%globaltimer_hi")
    return build.CreateLShr(into.callRuntime("tranship_clock", build.getInt64Ty(), {}), 32);
  if (!name.consume_front("%lanemask_"))
    return nullptr;
  // With warps of 64 lanes, these registers have the lower half.
  Type *wide = build.getInt64Ty();
  Value *own = build.CreateShl(into.number(64, 1), build.CreateZExt(into.lane(), wide));
  Value *below = build.CreateSub(own, into.number(64, 1));
  Value *upTo = build.CreateOr(below, own);
  return name == "eq"   ? own
         : name == "lt" ? below
         : name == "le" ? upTo
         : name == "gt" ? build.CreateNot(upTo)
         : name == "ge" ? build.CreateNot(below)
                        : nullptr;
}

} // namespace tranship::emulator::ptx
