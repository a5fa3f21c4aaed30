// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Logic, shifts, and what finds, moves, inserts and extracts bits.
#include "InstructionWriter.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

class BitsWriter : InstructionWriter {
public:
  BitsWriter(Lowering &into, const Instruction &instruction)
      : InstructionWriter(into, instruction) {}

  bool write() {
    if (name_ == "lop3")
      return writeTable();
    if (name_ == "shf")
      return writeFunnel();
    if (name_ == "bmsk")
      return writeMask();
    std::optional<PtxType> type = words_.takeType();
    if (!type || type->isReal() || type->count != 1)
      return false;
    bits_ = type->bits;
    isSigned_ = type->isSigned();
    Value *result = compute();
    if (!result || !words_.empty())
      return false;
    into_.write(instruction_.operands[0], result, isSigned_);
    return true;
  }

private:
  bool hasOperands(size_t number) const { return instruction_.operands.size() == number + 1; }
  Value *operand(size_t i) {
    return bits_ == 1 ? into_.readPredicate(instruction_.operands[i])
                      : into_.read(instruction_.operands[i], bits_);
  }
  Value *amount(size_t i) { return into_.read(instruction_.operands[i], 32); }
  Value *constant(uint64_t value) { return into_.number(bits_, value); }
  Value *sized(Value *value) { return build_.CreateZExtOrTrunc(value, build_.getIntNTy(bits_)); }
  Value *counted(Intrinsic::ID of, Value *value) {
    if (of == Intrinsic::ctlz)
      return build_.CreateIntrinsic(of, {value->getType()}, {value, build_.getFalse()});
    return into_.unary(of, value);
  }

  Value *compute() {
    if (auto opcode = StringSwitch<unsigned>(name_)
                          .Case("and", llvm::Instruction::And)
                          .Case("or", llvm::Instruction::Or)
                          .Case("xor", llvm::Instruction::Xor)
                          .Default(0))
      return hasOperands(2)
                 ? build_.CreateBinOp(BinaryOperator::BinaryOps(opcode), operand(1), operand(2))
                 : nullptr;
    if (name_ == "bfe" && hasOperands(3))
      return extract(operand(1), amount(2), amount(3));
    if (name_ == "bfi" && hasOperands(4))
      return insert(operand(1), operand(2), amount(3), amount(4));
    if ((name_ == "shl" || name_ == "shr") && hasOperands(2))
      return shift(operand(1), amount(2), name_ == "shl");
    if (name_ == "prmt" && hasOperands(3) && bits_ == 32)
      return permute();
    if (name_ == "szext" && hasOperands(2) && bits_ == 32)
      return extend();
    if (name_ == "fns" && hasOperands(3) && bits_ == 32)
      return into_.callRuntime("tranship_ptxNthBit", build_.getInt32Ty(),
                               {operand(1), amount(2), amount(3)});
    if (!hasOperands(1))
      return nullptr;
    if (name_ == "not")
      return build_.CreateNot(operand(1));
    if (name_ == "cnot")
      return build_.CreateZExt(build_.CreateICmpEQ(operand(1), constant(0)),
                               build_.getIntNTy(bits_));
    if (name_ == "popc")
      return counted(Intrinsic::ctpop, operand(1));
    if (name_ == "clz")
      return counted(Intrinsic::ctlz, operand(1));
    if (name_ == "brev")
      return into_.unary(Intrinsic::bitreverse, operand(1));
    return name_ == "bfind" ? find(operand(1)) : nullptr;
  }

  /// The position of the highest bit that is not the sign's; all ones if there is none.
  Value *find(Value *a) {
    bool asShift = words_.take("shiftamt");
    if (isSigned_)
      a = build_.CreateXor(a, build_.CreateAShr(a, bits_ - 1));
    Value *zeros = counted(Intrinsic::ctlz, a);
    Value *position = asShift ? zeros : build_.CreateSub(constant(bits_ - 1), zeros);
    position = build_.CreateTrunc(position, build_.getInt32Ty());
    Value *isNone = build_.CreateICmpEQ(a, constant(0));
    isSigned_ = false; // the result has 32 bits
    return build_.CreateSelect(isNone, into_.number(32, ~0u), position);
  }

  /// Amounts beyond the width shift all bits out.
  Value *shift(Value *a, Value *amount, bool isLeft) {
    Value *isBeyond = build_.CreateICmpUGE(amount, into_.number(32, bits_));
    Value *kept = build_.CreateSelect(isBeyond, constant(bits_ - 1), sized(amount));
    if (!isLeft && isSigned_)
      return build_.CreateAShr(a, kept);
    Value *shifted = isLeft ? build_.CreateShl(a, kept) : build_.CreateLShr(a, kept);
    return build_.CreateSelect(isBeyond, constant(0), shifted);
  }

  /// Positions and lengths: of the 32-bit instructions the lowest byte counts.
  Value *placeOf(Value *value) { return bits_ == 32 ? build_.CreateAnd(value, 0xff) : value; }

  /// The lowest `length` bits, which may be all of them.
  Value *lowBits(Value *length) {
    Value *ones = ConstantInt::getAllOnesValue(build_.getIntNTy(bits_));
    return build_.CreateNot(shift(ones, length, true));
  }

  Value *extract(Value *a, Value *place, Value *length) {
    place = placeOf(place);
    length = placeOf(length);
    Value *mask = lowBits(length);
    Value *field = build_.CreateAnd(shift(a, place, false), mask);
    if (!isSigned_)
      return field;
    // The field's last bit, at most the number's, is its sign.
    Value *top = into_.number(32, bits_ - 1);
    Value *last =
        build_.CreateSub(into_.binary(Intrinsic::uadd_sat, place, length), into_.number(32, 1));
    last = into_.binary(Intrinsic::umin, last, top);
    Value *sign = build_.CreateAnd(build_.CreateLShr(a, sized(last)), constant(1));
    Value *filled = build_.CreateOr(field, build_.CreateNot(mask));
    field = build_.CreateSelect(build_.CreateICmpNE(sign, constant(0)), filled, field);
    Value *isEmpty = build_.CreateICmpEQ(length, into_.number(32, 0));
    return build_.CreateSelect(isEmpty, constant(0), field);
  }

  Value *insert(Value *field, Value *base, Value *place, Value *length) {
    place = placeOf(place);
    Value *mask = shift(lowBits(placeOf(length)), place, true);
    return build_.CreateOr(build_.CreateAnd(base, build_.CreateNot(mask)),
                           build_.CreateAnd(shift(field, place, true), mask));
  }

  /// Byte `i` of the result is one of the eight bytes of `a` and `b`, or copies of its sign.
  Value *permute() {
    StringRef mode = words_.takeOneOf({"f4e", "b4e", "rc8", "ecl", "ecr", "rc16"});
    Value *a = operand(1), *b = operand(2), *selector = operand(3), *result = constant(0);
    Type *wide = build_.getInt64Ty();
    Value *bytes = build_.CreateOr(build_.CreateZExt(a, wide),
                                   build_.CreateShl(build_.CreateZExt(b, wide), 32));
    Value *low = build_.CreateAnd(selector, 3);
    for (unsigned i = 0; i < 4; ++i) {
      Value *digit = nullptr;
      if (mode.empty())
        digit = build_.CreateAnd(build_.CreateLShr(selector, 4 * i), 15);
      else if (mode == "f4e")
        digit = build_.CreateAdd(low, constant(i));
      else if (mode == "b4e")
        digit = build_.CreateAnd(build_.CreateSub(low, constant(i)), 7);
      else if (mode == "rc8")
        digit = low;
      else if (mode == "ecl")
        digit = into_.binary(Intrinsic::umax, low, constant(i));
      else if (mode == "ecr")
        digit = into_.binary(Intrinsic::umin, low, constant(i));
      else
        digit = build_.CreateOr(build_.CreateShl(build_.CreateAnd(selector, 1), 1), i & 1);
      Value *place = build_.CreateShl(build_.CreateAnd(digit, 7), 3);
      Value *byte = build_.CreateTrunc(build_.CreateLShr(bytes, build_.CreateZExt(place, wide)),
                                       build_.getInt8Ty());
      Value *asksForSign = build_.CreateICmpNE(build_.CreateAnd(digit, 8), constant(0));
      byte = build_.CreateSelect(asksForSign, build_.CreateAShr(byte, 7), byte);
      result = build_.CreateOr(result, build_.CreateShl(sized(byte), 8 * i));
    }
    return result;
  }

  /// Extends the lowest `b` bits.
  Value *extend() {
    bool wraps = words_.take("wrap"), clamps = words_.take("clamp");
    if (wraps == clamps)
      return nullptr;
    Value *length = wraps ? build_.CreateAnd(operand(2), 31) : operand(2);
    return extract(operand(1), constant(0), into_.binary(Intrinsic::umin, length, constant(32)));
  }

  /// bmsk: `b` ones from bit `a` on.
  bool writeMask() {
    bool wraps = words_.take("wrap"), clamps = words_.take("clamp");
    if (wraps == clamps || !words_.take("b32") || !words_.empty() || !hasOperands(2))
      return false;
    Value *a = operand(1), *b = operand(2);
    if (wraps) {
      a = build_.CreateAnd(a, 31);
      b = build_.CreateAnd(b, 31);
    }
    into_.write(instruction_.operands[0], shift(lowBits(b), a, true));
    return true;
  }

  /// shf: 32 of the 64 bits {b, a}, moved.
  bool writeFunnel() {
    bool isLeft = words_.take("l"), isRight = words_.take("r");
    bool wraps = words_.take("wrap"), clamps = words_.take("clamp");
    if (isLeft == isRight || wraps == clamps || !words_.take("b32") || !words_.empty() ||
        !hasOperands(3))
      return false;
    Type *wide = build_.getInt64Ty();
    Value *both = build_.CreateOr(build_.CreateZExt(operand(1), wide),
                                  build_.CreateShl(build_.CreateZExt(operand(2), wide), 32));
    Value *n = amount(3);
    n = wraps ? build_.CreateAnd(n, 31) : into_.binary(Intrinsic::umin, n, into_.number(32, 32));
    n = build_.CreateZExt(n, wide);
    Value *moved =
        isLeft ? build_.CreateLShr(build_.CreateShl(both, n), 32) : build_.CreateLShr(both, n);
    into_.write(instruction_.operands[0], build_.CreateTrunc(moved, build_.getInt32Ty()));
    return true;
  }

  /// lop3: bits of the last operand say what each combination of bits becomes. With a predicate:
  /// "lop3.or.b32 d|p, a, b, c, table, q".
  bool writeTable() {
    StringRef logic = words_.takeOneOf({"or", "and"});
    if (!words_.take("b32") || !words_.empty() || !hasOperands(logic.empty() ? 4 : 5))
      return false;
    ConstantInt *table = into_.readConstant(instruction_.operands[4]);
    if (!table)
      return false;
    Value *a = operand(1), *b = operand(2), *c = operand(3), *result = constant(0);
    auto bit = [&](Value *value, bool isSet) { return isSet ? value : build_.CreateNot(value); };
    for (unsigned i = 0; i < 8; ++i)
      if (table->getZExtValue() >> i & 1)
        result =
            build_.CreateOr(result, build_.CreateAnd(build_.CreateAnd(bit(a, i & 4), bit(b, i & 2)),
                                                     bit(c, i & 1)));
    if (logic.empty()) {
      into_.write(instruction_.operands[0], result);
      return true;
    }
    const Operand &to = instruction_.operands[0];
    if (to.kind != Operand::Kind::Pair)
      return false;
    Value *isAny = build_.CreateICmpNE(result, constant(0));
    Value *other = into_.readPredicate(instruction_.operands[5]);
    into_.write(to.parts[0], result);
    into_.write(to.parts[1],
                logic == "or" ? build_.CreateOr(isAny, other) : build_.CreateAnd(isAny, other));
    return true;
  }

  unsigned bits_ = 32;
  bool isSigned_ = false;
};

} // namespace

bool lowerBits(Lowering &into, const Instruction &instruction) {
  constexpr StringLiteral names[] = {"and",  "or",  "xor",  "not",   "cnot",  "lop3", "shl",
                                     "shr",  "shf", "bfe",  "bfi",   "bfind", "bmsk", "brev",
                                     "popc", "clz", "prmt", "szext", "fns"};
  return is_contained(names, instruction.words[0]) && instruction.operands.size() > 1 &&
         BitsWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
