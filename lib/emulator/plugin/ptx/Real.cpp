// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic on floating-point numbers.
#include "InstructionWriter.h"
#include "RealNumbers.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

class RealWriter : InstructionWriter {
public:
  RealWriter(Lowering &into, const Instruction &instruction)
      : InstructionWriter(into, instruction) {}

  bool write() {
    if (name_ == "testp")
      return test();
    for (StringRef word :
         {"ftz", "noftz", "sat", "relu", "NaN", "approx", "full", "xorsign", "abs"})
      if (words_.take(word))
        flags_.push_back(word);
    rounding_ = takeRounding(words_);
    std::optional<PtxType> type = words_.takeType();
    if (!type || !type->isReal())
      return false;
    type_ = *type;
    if (std::optional<PtxType> part = words_.takeType())
      return words_.empty() && mixed(*part);
    if (!words_.empty())
      return false;
    size_t inputs = StringSwitch<size_t>(name_)
                        .Cases({"add", "sub", "mul", "div", "min", "max", "copysign"}, 2)
                        .Cases({"fma", "mad"}, 3)
                        .Default(1);
    if ((name_ == "min" || name_ == "max") && type_.element(into_.context())->isFloatTy() &&
        instruction_.operands.size() == 4)
      inputs = 3;
    if (instruction_.operands.size() != inputs + 1)
      return false;
    if (type_.count == 1) {
      Value *result =
          ofElements([&](size_t i) { return into_.readReal(instruction_.operands[i], type_); });
      if (result)
        into_.writeReal(instruction_.operands[0], result);
      return result;
    }
    Value *both = into_.number(type_.size(), 0);
    Type *one = build_.getIntNTy(type_.bits), *pair = build_.getIntNTy(type_.size());
    for (unsigned at : {0u, type_.bits}) {
      Value *result = ofElements([&](size_t i) {
        Value *bits = into_.read(instruction_.operands[i], type_.size());
        bits = build_.CreateTrunc(build_.CreateLShr(bits, at), one);
        return build_.CreateBitCast(bits, type_.element(into_.context()));
      });
      if (!result)
        return false;
      Value *bits = build_.CreateZExt(build_.CreateBitCast(result, one), pair);
      both = build_.CreateOr(both, build_.CreateShl(bits, at));
    }
    into_.write(instruction_.operands[0], both);
    return true;
  }

private:
  /// `fma.rn.f32.f16 d, a, b, c`: the last operand is a float, and those before it are smaller.
  bool mixed(const PtxType &part) {
    const size_t count = instruction_.operands.size();
    const bool isSum = name_ == "add" || name_ == "sub";
    if (type_.count != 1 || type_.bits != 32 || !part.isReal() || part.bits != 16 ||
        part.count != 1 || has("ftz") || !(isSum ? count == 3 : name_ == "fma" && count == 4))
      return false;
    Value *result = ofElements([&](size_t i) {
      if (i + 1 == count)
        return into_.readReal(instruction_.operands[i], type_);
      return build_.CreateFPExt(into_.readReal(instruction_.operands[i], part),
                                build_.getFloatTy());
    });
    if (result)
      into_.writeReal(instruction_.operands[0], result);
    return result;
  }
  bool has(StringRef flag) const { return is_contained(flags_, flag); }
  Type *doubleType() { return build_.getDoubleTy(); }
  Value *wide(Value *value) { return build_.CreateFPExt(value, doubleType()); }
  Value *narrow(Value *value) {
    return build_.CreateFPTrunc(value, type_.element(into_.context()));
  }

  Value *ofElements(function_ref<Value *(size_t)> operand) {
    bool flushes = has("ftz");
    SmallVector<Value *, 3> in;
    for (size_t i = 1; i < instruction_.operands.size(); ++i) {
      Value *value = operand(i);
      in.push_back(flushes ? flushed(into_, value) : value);
    }
    Value *result = compute(in);
    if (!result)
      return nullptr;
    if (flushes)
      result = flushed(into_, result);
    if (has("sat"))
      result = clampedToOne(into_, result);
    return has("relu") ? withoutNegatives(into_, result) : result;
  }

  Value *compute(ArrayRef<Value *> in) {
    if (name_ == "abs")
      return into_.unary(Intrinsic::fabs, in[0]);
    if (name_ == "neg")
      return build_.CreateFNeg(in[0]);
    if (name_ == "copysign")
      return into_.binary(Intrinsic::copysign, in[1], in[0]);
    if (in.size() == 3 && has("abs"))
      return extremum(
          extremum(into_.unary(Intrinsic::fabs, in[0]), into_.unary(Intrinsic::fabs, in[1])),
          into_.unary(Intrinsic::fabs, in[2]));
    if (name_ == "min" || name_ == "max")
      return in.size() == 3 ? extremum(extremum(in[0], in[1]), in[2]) : extremum(in[0], in[1]);
    if (Value *result = approximation(in[0]))
      return result;
    std::optional<PtxOperation> operation = StringSwitch<std::optional<PtxOperation>>(name_)
                                                .Case("add", ptxAdd)
                                                .Case("sub", ptxSubtract)
                                                .Case("mul", ptxMultiply)
                                                .Cases({"fma", "mad"}, ptxFma)
                                                .Cases({"div", "rcp"}, ptxDivide)
                                                .Case("sqrt", ptxSqrt)
                                                .Default(std::nullopt);
    if (!operation)
      return nullptr;
    SmallVector<Value *, 3> values(in);
    if (name_ == "rcp")
      values = {ConstantFP::get(in[0]->getType(), 1), in[0]};
    return rounded(*operation, values);
  }

  /// NaN loses against a number, or with `.NaN` wins; -0 is less than 0.
  Value *extremum(Value *a, Value *b) {
    bool isMin = name_ == "min";
    Value *x = a, *y = b;
    if (has("xorsign")) {
      x = into_.unary(Intrinsic::fabs, a);
      y = into_.unary(Intrinsic::fabs, b);
    }
    Value *result = has("NaN")
                        ? into_.binary(isMin ? Intrinsic::minimum : Intrinsic::maximum, x, y)
                        : into_.binary(isMin ? Intrinsic::minimumnum : Intrinsic::maximumnum, x, y);
    if (!has("xorsign"))
      return result;
    Type *bits = build_.getIntNTy(type_.bits);
    Value *sign = build_.CreateXor(build_.CreateBitCast(a, bits), build_.CreateBitCast(b, bits));
    Value *signedResult =
        into_.binary(Intrinsic::copysign, result, build_.CreateBitCast(sign, a->getType()));
    return build_.CreateSelect(build_.CreateFCmpUNO(result, result), result, signedResult);
  }

  /// Functions that GPUs approximate; here they are as exact as the C library's.
  Value *approximation(Value *a) {
    if (auto function = StringSwitch<Intrinsic::ID>(name_)
                            .Case("sin", Intrinsic::sin)
                            .Case("cos", Intrinsic::cos)
                            .Case("lg2", Intrinsic::log2)
                            .Case("ex2", Intrinsic::exp2)
                            .Case("tanh", Intrinsic::tanh)
                            .Default(0)) {
      if (type_.bits == 16) // the C library has no such functions
        return narrow(into_.unary(function, wide(a)));
      return into_.unary(function, a);
    }
    if (name_ != "rsqrt")
      return nullptr;
    Value *root = into_.unary(Intrinsic::sqrt, wide(a));
    Value *result = build_.CreateFDiv(ConstantFP::get(doubleType(), 1), root);
    return type_.bits == 64 ? result : narrow(result);
  }

  Value *rounded(PtxOperation operation, ArrayRef<Value *> in) {
    if (type_.bits == 16)
      return rounding_.value_or(ptxNearestEven) == ptxNearestEven ? ofHalves(operation, in)
                                                                  : nullptr;
    PtxRounding mode = rounding_.value_or(ptxNearestEven);
    Value *result = mode == ptxNearestEven ? nearest(operation, in) : directed(operation, mode, in);
    // With `.ftz`, a product is 0 if it is subnormal before it is rounded.
    if (has("ftz") && type_.bits == 32 && operation == ptxMultiply) {
      Value *exact = build_.CreateFMul(wide(in[0]), wide(in[1]));
      Constant *least = ConstantFP::get(
          doubleType(), APFloat::getSmallestNormalized(APFloat::IEEEsingle()).convertToDouble());
      Value *isTiny = build_.CreateFCmpOLT(into_.unary(Intrinsic::fabs, exact), least);
      Value *zero =
          into_.binary(Intrinsic::copysign, ConstantFP::get(result->getType(), 0), result);
      result = build_.CreateSelect(isTiny, zero, result);
    }
    return result;
  }

  Value *nearest(PtxOperation operation, ArrayRef<Value *> in) {
    switch (operation) {
    case ptxAdd:
      return build_.CreateFAdd(in[0], in[1]);
    case ptxSubtract:
      return build_.CreateFSub(in[0], in[1]);
    case ptxMultiply:
      return build_.CreateFMul(in[0], in[1]);
    case ptxFma:
      return build_.CreateIntrinsic(Intrinsic::fma, {in[0]->getType()}, in);
    case ptxDivide:
      return build_.CreateFDiv(in[0], in[1]);
    case ptxSqrt:
      return into_.unary(Intrinsic::sqrt, in[0]);
    }
    return nullptr;
  }

  Value *directed(PtxOperation operation, PtxRounding mode, ArrayRef<Value *> in) {
    Type *type = in[0]->getType();
    SmallVector<Value *, 5> arguments = {into_.number(32, operation), into_.number(32, mode)};
    for (size_t i = 0; i < 3; ++i)
      arguments.push_back(i < in.size() ? in[i] : ConstantFP::get(type, 0));
    return into_.callRuntime(type_.bits == 32 ? "tranship_ptxFloat" : "tranship_ptxDouble", type,
                             arguments);
  }

  /// A double has enough bits that the second rounding does no harm; only a sum with a product
  /// has to be rounded to odd first.
  Value *ofHalves(PtxOperation operation, ArrayRef<Value *> in) {
    if (operation == ptxFma) {
      Value *product = build_.CreateFMul(wide(in[0]), wide(in[1]));
      return narrow(into_.callRuntime("tranship_ptxOddSum", doubleType(), {product, wide(in[2])}));
    }
    SmallVector<Value *, 3> values;
    for (Value *value : in)
      values.push_back(wide(value));
    return narrow(nearest(operation, values));
  }

  bool test() {
    StringRef what =
        words_.takeOneOf({"finite", "infinite", "number", "notanumber", "normal", "subnormal"});
    std::optional<PtxType> type = words_.takeType();
    if (what.empty() || !type || !type->isReal() || type->count != 1 || !words_.empty() ||
        instruction_.operands.size() != 2)
      return false;
    Value *value = into_.readReal(instruction_.operands[1], *type);
    unsigned classes = StringSwitch<unsigned>(what)
                           .Case("finite", fcFinite)
                           .Case("infinite", fcInf)
                           .Case("number", fcFinite | fcInf)
                           .Case("notanumber", fcNan)
                           .Case("normal", fcNormal | fcZero) // GPUs count zero
                           .Default(fcSubnormal);
    into_.write(instruction_.operands[0], build_.createIsFPClass(value, classes));
    return true;
  }

  PtxType type_;
  SmallVector<StringRef> flags_;
  std::optional<PtxRounding> rounding_;
};

} // namespace

bool lowerReal(Lowering &into, const Instruction &instruction) {
  constexpr StringLiteral names[] = {"add",  "sub",   "mul", "fma", "mad",  "div",  "rcp",
                                     "sqrt", "rsqrt", "min", "max", "abs",  "neg",  "copysign",
                                     "sin",  "cos",   "lg2", "ex2", "tanh", "testp"};
  return is_contained(names, instruction.words[0]) && instruction.operands.size() > 1 &&
         RealWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
