// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Integer arithmetic: sums with and without carry, products, quotients, dot products.
#include "InstructionWriter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

class ArithmeticWriter : InstructionWriter {
public:
  ArithmeticWriter(Lowering &into, const Instruction &instruction)
      : InstructionWriter(into, instruction) {}

  bool write() {
    if (name_ == "dp4a" || name_ == "dp2a")
      return dotProduct();
    std::optional<PtxType> type = words_.takeType();
    if (!type || type->isReal() || type->kind == PtxType::Kind::Predicate)
      return false;
    type_ = *type;
    if (type_.count == 2)
      return ofPairs();
    Value *result = nullptr;
    if (name_ == "add" || name_ == "sub" || name_ == "addc" || name_ == "subc")
      result = sum();
    else if (name_ == "mul" || name_ == "mad" || name_ == "madc")
      return product();
    else if (name_ == "mul24" || name_ == "mad24")
      result = product24();
    else
      result = simple();
    if (!result || !words_.empty())
      return false;
    into_.write(instruction_.operands[0], result, type_.isSigned());
    return true;
  }

private:
  size_t count() const { return instruction_.operands.size() - 1; }
  Value *operand(size_t i) { return into_.read(instruction_.operands[i], type_.bits); }
  Value *extended(Value *value, unsigned bits) {
    return build_.CreateIntCast(value, build_.getIntNTy(bits), type_.isSigned());
  }
  bool hasOperands(size_t number) const { return instruction_.operands.size() == number + 1; }

  Value *sum() {
    if (!hasOperands(2))
      return nullptr;
    bool isDifference = name_.starts_with("sub"), readsCarry = name_.ends_with("c");
    bool saturates = words_.take("sat"), writesCarry = words_.take("cc");
    Value *a = operand(1), *b = operand(2);
    if (saturates) {
      if (readsCarry || writesCarry || !type_.isSigned())
        return nullptr;
      return into_.binary(isDifference ? Intrinsic::ssub_sat : Intrinsic::sadd_sat, a, b);
    }
    return withCarry(a, b, isDifference, readsCarry, writesCarry);
  }

  Value *withCarry(Value *a, Value *b, bool isDifference, bool readsCarry, bool writesCarry) {
    auto step = [&](Value *x, Value *y) -> std::pair<Value *, Value *> {
      Value *result = isDifference ? build_.CreateSub(x, y) : build_.CreateAdd(x, y);
      return {result, build_.CreateICmpULT(isDifference ? x : result, isDifference ? y : x)};
    };
    auto [result, carry] = step(a, b);
    if (readsCarry) {
      auto [next, more] = step(result, build_.CreateZExt(into_.readCarry(), a->getType()));
      result = next;
      carry = build_.CreateOr(carry, more);
    }
    if (writesCarry)
      into_.writeCarry(carry);
    return result;
  }

  /// mul, mad and madc; `.wide` has a result of twice the size.
  bool product() {
    bool isSum = name_ != "mul";
    if (!hasOperands(isSum ? 3 : 2))
      return false;
    StringRef part = words_.takeOneOf({"lo", "hi", "wide"});
    bool saturates = words_.take("sat"), writesCarry = words_.take("cc");
    if (part.empty() || !words_.empty() || (saturates && (part != "hi" || !type_.isSigned())))
      return false;
    unsigned bits = type_.bits;
    Value *all = build_.CreateMul(extended(operand(1), 2 * bits), extended(operand(2), 2 * bits));
    Value *result = all;
    if (part != "wide") {
      result = part == "hi" ? build_.CreateLShr(all, bits) : all;
      result = build_.CreateTrunc(result, build_.getIntNTy(bits));
    }
    if (isSum) {
      Value *c = into_.read(instruction_.operands[3], part == "wide" ? 2 * bits : bits);
      if (saturates)
        result = into_.binary(Intrinsic::sadd_sat, result, c);
      else
        result = withCarry(result, c, false, name_ == "madc", writesCarry);
    }
    into_.write(instruction_.operands[0], result, type_.isSigned());
    return true;
  }

  /// Products of the lowest 24 bits: the low or the high 32 of 48 bits.
  Value *product24() {
    bool isSum = name_ == "mad24";
    StringRef part = words_.takeOneOf({"lo", "hi"});
    bool saturates = words_.take("sat");
    if (!hasOperands(isSum ? 3 : 2) || part.empty() || type_.bits != 32 ||
        (saturates && (part != "hi" || !type_.isSigned() || !isSum)))
      return nullptr;
    auto low24 = [&](Value *value) {
      return extended(build_.CreateTrunc(value, build_.getIntNTy(24)), 64);
    };
    Value *all = build_.CreateMul(low24(operand(1)), low24(operand(2)));
    Value *result =
        build_.CreateTrunc(part == "hi" ? build_.CreateLShr(all, 16) : all, build_.getInt32Ty());
    if (!isSum)
      return result;
    return saturates ? into_.binary(Intrinsic::sadd_sat, result, operand(3))
                     : build_.CreateAdd(result, operand(3));
  }

  Value *simple() {
    bool isSigned = type_.isSigned();
    if (name_ == "min" || name_ == "max") {
      bool relu = words_.take("relu");
      if (!hasOperands(2) || (relu && !isSigned))
        return nullptr;
      return extremum(name_ == "min", relu, operand(1), operand(2));
    }
    if (name_ == "sad" && hasOperands(3)) {
      Value *a = operand(1), *b = operand(2);
      Value *difference =
          build_.CreateSub(into_.binary(isSigned ? Intrinsic::smax : Intrinsic::umax, a, b),
                           into_.binary(isSigned ? Intrinsic::smin : Intrinsic::umin, a, b));
      return build_.CreateAdd(difference, operand(3));
    }
    if ((name_ == "div" || name_ == "rem") && hasOperands(2))
      return quotient(operand(1), operand(2));
    if (name_ == "abs" && hasOperands(1) && isSigned)
      return build_.CreateIntrinsic(Intrinsic::abs, {build_.getIntNTy(type_.bits)},
                                    {operand(1), build_.getFalse()});
    if (name_ == "neg" && hasOperands(1))
      return build_.CreateNeg(operand(1));
    return nullptr;
  }

  Value *extremum(bool isMin, bool relu, Value *a, Value *b) {
    Intrinsic::ID of = type_.isSigned() ? (isMin ? Intrinsic::smin : Intrinsic::smax)
                                        : (isMin ? Intrinsic::umin : Intrinsic::umax);
    Value *result = into_.binary(of, a, b);
    return relu ? into_.binary(Intrinsic::smax, result, Constant::getNullValue(a->getType()))
                : result;
  }

  /// By zero, GPUs give all ones and the dividend.
  Value *quotient(Value *a, Value *b) {
    Type *type = a->getType();
    Value *zero = ConstantInt::get(type, 0), *ones = ConstantInt::getAllOnesValue(type);
    Value *isZero = build_.CreateICmpEQ(b, zero);
    Value *isUnsafe = isZero;
    if (type_.isSigned()) // what overflows is a negation
      isUnsafe = build_.CreateOr(isZero, build_.CreateICmpEQ(b, ones));
    Value *safe = build_.CreateSelect(isUnsafe, ConstantInt::get(type, 1), b);
    if (name_ == "div") {
      Value *result = type_.isSigned() ? build_.CreateSDiv(a, safe) : build_.CreateUDiv(a, safe);
      if (type_.isSigned())
        result = build_.CreateSelect(build_.CreateICmpEQ(b, ones), build_.CreateNeg(a), result);
      return build_.CreateSelect(isZero, ones, result);
    }
    Value *result = type_.isSigned() ? build_.CreateSRem(a, safe) : build_.CreateURem(a, safe);
    return build_.CreateSelect(isZero, a, result);
  }

  /// Two numbers of 16 bits.
  bool ofPairs() {
    bool relu = words_.take("relu");
    bool isExtremum = name_ == "min" || name_ == "max";
    if (!hasOperands(2) || !words_.empty() || (!isExtremum && (name_ != "add" || relu)) ||
        (relu && !type_.isSigned()))
      return false;
    Value *a = into_.read(instruction_.operands[1], 32);
    Value *b = into_.read(instruction_.operands[2], 32), *result = into_.number(32, 0);
    for (unsigned at : {0, 16}) {
      auto half = [&](Value *value) {
        return build_.CreateTrunc(build_.CreateLShr(value, at), build_.getInt16Ty());
      };
      Value *part = isExtremum ? extremum(name_ == "min", relu, half(a), half(b))
                               : build_.CreateAdd(half(a), half(b));
      part = build_.CreateZExt(part, build_.getInt32Ty());
      result = build_.CreateOr(result, build_.CreateShl(part, at));
    }
    into_.write(instruction_.operands[0], result);
    return true;
  }

  /// dp4a, and dp2a, which multiplies 16 bits of `a` with 8 of the lower or upper half of `b`.
  bool dotProduct() {
    bool isFour = name_ == "dp4a";
    StringRef half = isFour ? StringRef() : words_.takeOneOf({"lo", "hi"});
    std::optional<PtxType> a = words_.takeType(), b = words_.takeType();
    if (!a || !b || a->bits != 32 || b->bits != 32 || a->isReal() || b->isReal() ||
        !words_.empty() || !hasOperands(3) || (!isFour && half.empty()))
      return false;
    Value *x = into_.read(instruction_.operands[1], 32);
    Value *y = into_.read(instruction_.operands[2], 32);
    Value *result = into_.read(instruction_.operands[3], 32);
    auto piece = [&](Value *value, unsigned at, unsigned bits, bool isSigned) {
      value = build_.CreateTrunc(build_.CreateLShr(value, at), build_.getIntNTy(bits));
      return build_.CreateIntCast(value, build_.getInt32Ty(), isSigned);
    };
    unsigned start = half == "hi" ? 16 : 0, bits = isFour ? 8 : 16;
    for (unsigned i = 0; i < (isFour ? 4u : 2u); ++i)
      result =
          build_.CreateAdd(result, build_.CreateMul(piece(x, bits * i, bits, a->isSigned()),
                                                    piece(y, start + 8 * i, 8, b->isSigned())));
    into_.write(instruction_.operands[0], result);
    return true;
  }

  PtxType type_;
};

} // namespace

bool lowerArithmetic(Lowering &into, const Instruction &instruction) {
  constexpr StringLiteral names[] = {"add",  "sub",   "addc",  "subc", "mul",  "mad",
                                     "madc", "mul24", "mad24", "min",  "max",  "sad",
                                     "div",  "rem",   "abs",   "neg",  "dp4a", "dp2a"};
  return is_contained(names, instruction.words[0]) && instruction.operands.size() > 1 &&
         ArithmeticWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
