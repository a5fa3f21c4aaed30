// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RealNumbers.h"

#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace tranship::emulator::ptx {

Value *flushed(Lowering &into, Value *value) {
  IRBuilder<> &build = into.builder();
  Type *type = value->getType();
  Constant *least = ConstantFP::get(type, APFloat::getSmallestNormalized(type->getFltSemantics()));
  Value *isTiny = build.CreateFCmpOLT(into.unary(Intrinsic::fabs, value), least);
  Value *zero = into.binary(Intrinsic::copysign, ConstantFP::get(type, 0), value);
  return build.CreateSelect(isTiny, zero, value);
}

Value *clampedToOne(Lowering &into, Value *value) {
  IRBuilder<> &build = into.builder();
  Constant *zero = ConstantFP::get(value->getType(), 0),
           *one = ConstantFP::get(value->getType(), 1);
  Value *isPositive = build.CreateFCmpOGT(value, zero);
  Value *isBelow = build.CreateFCmpOLT(value, one);
  return build.CreateSelect(isPositive, build.CreateSelect(isBelow, value, one), zero);
}

Value *withoutNegatives(Lowering &into, Value *value) {
  IRBuilder<> &build = into.builder();
  Constant *zero = ConstantFP::get(value->getType(), 0);
  Value *isKept = build.CreateFCmpUGT(value, zero); // also a NaN
  return build.CreateSelect(isKept, value, zero);
}

std::optional<PtxRounding> takeRounding(Words &words) {
  if (words.take("rn"))
    return ptxNearestEven;
  if (words.take("rz"))
    return ptxTowardZero;
  if (words.take("rm"))
    return ptxDown;
  if (words.take("rp"))
    return ptxUp;
  return std::nullopt;
}

} // namespace tranship::emulator::ptx
