// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Video instructions: arithmetic on bytes and halves, with a second operation on the result.
#include "InstructionWriter.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Intrinsics.h"

#include <utility>

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

class VideoWriter : InstructionWriter {
public:
  VideoWriter(Lowering &into, const Instruction &instruction)
      : InstructionWriter(into, instruction) {}

  bool write() {
    if (name_.starts_with("vset"))
      return compare();
    std::optional<PtxType> result = words_.takeType(), a = words_.takeType(), b = words_.takeType();
    if (!result || !a || !b)
      return false;
    result_ = *result;
    a_ = *a;
    b_ = *b;
    for (const PtxType &type : {result_, a_, b_})
      if (type.bits != 32 || type.isReal() || type.count != 1 || type.kind == PtxType::Kind::Bits)
        return false;
    if (name_.back() == '2' || name_.back() == '4')
      return ofLanes(name_.back() == '2' ? 16 : 8);
    return ofOne();
  }

private:
  bool hasOperands(size_t number) const { return instruction_.operands.size() == number + 1; }
  Type *wide() { return build_.getInt64Ty(); }
  Value *wideOperand(size_t i, const PtxType &type) {
    Operand operand = instruction_.operands[i];
    unsigned bits = std::exchange(operand.partBits, 0);
    Value *value = into_.read(operand, 32);
    if (bits)
      value =
          build_.CreateTrunc(build_.CreateLShr(value, operand.partShift), build_.getIntNTy(bits));
    return build_.CreateIntCast(value, wide(), type.isSigned());
  }

  /// Writes a result to its part of a register; the rest is that of the last source.
  void writePart(Value *value) {
    Operand target = instruction_.operands[0];
    unsigned bits = std::exchange(target.partBits, 0);
    uint32_t mask = bits == 8 ? 0xff : 0xffff;
    Value *rest = build_.CreateAnd(into_.read(instruction_.operands.back(), 32),
                                   into_.number(32, ~(mask << target.partShift)));
    value = build_.CreateShl(build_.CreateAnd(value, into_.number(32, mask)), target.partShift);
    into_.write(target, build_.CreateOr(rest, value));
  }

  static CmpInst::Predicate predicateNamed(StringRef name, bool isSigned) {
    return StringSwitch<CmpInst::Predicate>(name)
        .Case("eq", CmpInst::ICMP_EQ)
        .Case("ne", CmpInst::ICMP_NE)
        .Case("lt", isSigned ? CmpInst::ICMP_SLT : CmpInst::ICMP_ULT)
        .Case("le", isSigned ? CmpInst::ICMP_SLE : CmpInst::ICMP_ULE)
        .Case("gt", isSigned ? CmpInst::ICMP_SGT : CmpInst::ICMP_UGT)
        .Default(isSigned ? CmpInst::ICMP_SGE : CmpInst::ICMP_UGE);
  }

  /// "vset.s32.s32.lt d, a, b" and "vset4.u32.u32.eq d, a, b, c": 1 where it holds.
  bool compare() {
    std::optional<PtxType> a = words_.takeType(), b = words_.takeType();
    StringRef sign = words_.takeOneOf({"eq", "ne", "lt", "le", "gt", "ge"});
    bool isOne = name_ == "vset";
    if (!a || !b || a->bits != 32 || a->kind != b->kind || a->isReal() || sign.empty() ||
        !words_.empty() || !hasOperands(isOne ? 2 : 3))
      return false;
    CmpInst::Predicate predicate = predicateNamed(sign, a->isSigned());
    if (isOne) {
      into_.write(
          instruction_.operands[0],
          build_.CreateZExt(build_.CreateICmp(predicate, wideOperand(1, *a), wideOperand(2, *b)),
                            build_.getInt32Ty()));
      return true;
    }
    const unsigned bits = name_.back() == '2' ? 16 : 8;
    Value *result = into_.number(32, 0);
    for (unsigned at = 0; at < 32; at += bits) {
      auto piece = [&](size_t i) {
        return build_.CreateTrunc(build_.CreateLShr(into_.read(instruction_.operands[i], 32), at),
                                  build_.getIntNTy(bits));
      };
      Value *holds = build_.CreateICmp(predicate, piece(1), piece(2));
      result = build_.CreateOr(result,
                               build_.CreateShl(build_.CreateZExt(holds, build_.getInt32Ty()), at));
    }
    into_.write(instruction_.operands[0], result);
    return true;
  }

  /// What the first operation makes of two numbers, exactly.
  Value *first(StringRef name, Value *a, Value *b) {
    if (name == "vadd")
      return build_.CreateAdd(a, b);
    if (name == "vsub")
      return build_.CreateSub(a, b);
    if (name == "vmad")
      return build_.CreateMul(a, b);
    if (name == "vabsdiff")
      return build_.CreateIntrinsic(Intrinsic::abs, {wide()},
                                    {build_.CreateSub(a, b), build_.getFalse()});
    if (name == "vmin")
      return into_.binary(Intrinsic::smin, a, b);
    if (name == "vmax")
      return into_.binary(Intrinsic::smax, a, b);
    if (name == "vavrg") // rounds up
      return build_.CreateAShr(build_.CreateAdd(build_.CreateAdd(a, b), into_.number(64, 1)), 1);
    return nullptr;
  }

  /// Saturates a result to this many bits of its type.
  Value *saturated(Value *value, unsigned bits) {
    int64_t low = result_.isSigned() ? -(int64_t(1) << (bits - 1)) : 0;
    int64_t high = (int64_t(1) << (result_.isSigned() ? bits - 1 : bits)) - 1;
    value = into_.binary(Intrinsic::smax, value, into_.number(64, uint64_t(low)));
    return into_.binary(Intrinsic::smin, value, into_.number(64, uint64_t(high)));
  }

  Value *shifted(bool isLeft) {
    bool wraps = words_.take("wrap"), clamps = words_.take("clamp");
    if (wraps == clamps)
      return nullptr;
    Value *a = wideOperand(1, a_), *n = into_.read(instruction_.operands[2], 32);
    n = wraps ? build_.CreateAnd(n, 31) : into_.binary(Intrinsic::umin, n, into_.number(32, 32));
    n = build_.CreateZExt(n, wide());
    return isLeft ? build_.CreateShl(a, n) : build_.CreateAShr(a, n);
  }

  bool ofOne() {
    bool saturates = words_.take("sat");
    Value *value = nullptr;
    if (name_ == "vshl" || name_ == "vshr")
      value = b_.isSigned() ? nullptr : shifted(name_ == "vshl");
    else if (name_ != "vavrg")
      value = first(name_, wideOperand(1, a_), wideOperand(2, b_));
    const unsigned partBits = instruction_.operands[0].partBits;
    StringRef second = words_.takeOneOf({"add", "min", "max"});
    bool hasThird = partBits || name_ == "vmad" || !second.empty();
    if (!value || !words_.empty() || !hasOperands(hasThird ? 3 : 2) ||
        (partBits && (name_ == "vmad" || !second.empty())))
      return false;
    if (name_ == "vmad")
      value = build_.CreateAdd(value, wideOperand(3, result_));
    if (saturates)
      value = saturated(value, partBits ? partBits : 32);
    if (partBits) {
      writePart(build_.CreateTrunc(value, build_.getInt32Ty()));
      return true;
    }
    value = build_.CreateTrunc(value, build_.getInt32Ty());
    if (!second.empty()) {
      Value *c = into_.read(instruction_.operands[3], 32);
      bool isSigned = result_.isSigned();
      if (second == "add")
        value = build_.CreateAdd(value, c);
      else if (second == "min")
        value = into_.binary(isSigned ? Intrinsic::smin : Intrinsic::umin, value, c);
      else
        value = into_.binary(isSigned ? Intrinsic::smax : Intrinsic::umax, value, c);
    }
    into_.write(instruction_.operands[0], value);
    return true;
  }

  /// Two or four numbers at once: "vadd4.u32.u32.u32 d, a, b, c". With `.add`, the results' sum and
  /// `c`.
  bool ofLanes(unsigned bits) {
    bool saturates = words_.take("sat"), adds = words_.take("add");
    if (!words_.empty() || !hasOperands(3))
      return false;
    Value *a = into_.read(instruction_.operands[1], 32);
    Value *b = into_.read(instruction_.operands[2], 32);
    Value *c = into_.read(instruction_.operands[3], 32);
    Value *result = adds ? c : into_.number(32, 0);
    for (unsigned at = 0; at < 32; at += bits) {
      auto piece = [&](Value *value, const PtxType &type) {
        value = build_.CreateTrunc(build_.CreateLShr(value, at), build_.getIntNTy(bits));
        return build_.CreateIntCast(value, wide(), type.isSigned());
      };
      Value *value = first(name_.drop_back(), piece(a, a_), piece(b, b_));
      if (!value)
        return false;
      if (saturates)
        value = saturated(value, bits);
      if (adds) {
        result = build_.CreateAdd(result, build_.CreateTrunc(value, build_.getInt32Ty()));
      } else {
        value = build_.CreateZExt(build_.CreateTrunc(value, build_.getIntNTy(bits)),
                                  build_.getInt32Ty());
        result = build_.CreateOr(result, build_.CreateShl(value, at));
      }
    }
    into_.write(instruction_.operands[0], result);
    return true;
  }

  PtxType result_, a_, b_;
};

} // namespace

bool lowerVideo(Lowering &into, const Instruction &instruction) {
  constexpr StringLiteral names[] = {"vadd",  "vsub", "vabsdiff", "vmin", "vmax",
                                     "vavrg", "vshl", "vshr",     "vset", "vmad"};
  StringRef name = instruction.words[0];
  StringRef plain = name.ends_with("2") || name.ends_with("4") ? name.drop_back() : name;
  return is_contained(names, plain) && instruction.operands.size() > 2 &&
         VideoWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
