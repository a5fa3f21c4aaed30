// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cvt: conversions between integers and floating-point numbers of all sizes.
#include "InstructionWriter.h"
#include "RealNumbers.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

std::optional<PtxFormat> formatOf(const PtxType &type) {
  if (type.kind == PtxType::Kind::Brain)
    return ptxBrain;
  if (type.kind != PtxType::Kind::Real)
    return std::nullopt;
  return type.bits == 16 ? ptxHalf : type.bits == 32 ? ptxSingle : ptxDouble;
}

/// Two numbers of 8 or 4 bits.
std::optional<PtxFormat> tinyPair(StringRef word) {
  return StringSwitch<std::optional<PtxFormat>>(word)
      .Case("e4m3x2", ptxE4m3)
      .Case("e5m2x2", ptxE5m2)
      .Case("e2m1x2", ptxE2m1)
      .Default(std::nullopt);
}

unsigned bitsOf(PtxFormat tiny) { return tiny == ptxE2m1 ? 4 : 8; }

class ConversionWriter : InstructionWriter {
public:
  ConversionWriter(Lowering &into, const Instruction &instruction)
      : InstructionWriter(into, instruction) {}

  bool write() {
    if (words_.take("pack"))
      return pack();
    flushes_ = words_.take("ftz");
    saturates_ = words_.take("sat");
    if (words_.take("satfinite"))
      narrowing_ |= ptxFinite;
    if (words_.take("relu"))
      narrowing_ |= ptxRelu;
    if (words_.take("rs"))
      return roundRandomly();
    if (words_.take("rna"))
      rounding_ = ptxNearestAway;
    else
      rounding_ = takeRounding(words_);
    whole_ = words_.takeOneOf({"rni", "rzi", "rmi", "rpi"});
    if (words_.size() != 2)
      return false;
    StringRef to = words_.front();
    words_.take(to);
    StringRef from = words_.front();
    if (to == "ue8m0x2")
      return toScales(from);
    if (from == "ue8m0x2")
      return ofScales(to);
    if (std::optional<PtxFormat> format = tinyPair(to))
      return toTinyPair(*format, from);
    if (std::optional<PtxFormat> format = tinyPair(from))
      return ofTinyPair(*format, to);
    std::optional<PtxType> source = parseType(from), result = parseType(to);
    if (to == "tf32" && source && isSingle(*source) && operands_.size() == 2) {
      into_.write(operands_[0], narrowed(real(operands_[1], *source), ptxTensor));
      return true;
    }
    if (!source || !result)
      return false;
    if (result->count == 2)
      return toPair(*result, *source);
    if (operands_.size() != 2 || source->count != 1)
      return false;
    return result->isReal() ? toReal(*result, *source) : toInteger(*result, *source);
  }

private:
  static bool isSingle(const PtxType &type) {
    return type.kind == PtxType::Kind::Real && type.bits == 32 && type.count == 1;
  }

  /// The operand as a double, which all formats fit into.
  Value *real(const Operand &operand, const PtxType &type) {
    Value *value = into_.readReal(operand, type);
    if (flushes_ && type.bits == 32)
      value = flushed(into_, value);
    return build_.CreateFPExt(value, build_.getDoubleTy());
  }

  Value *wholeNumber(Value *value) {
    if (whole_.empty())
      return value;
    return into_.unary(StringSwitch<Intrinsic::ID>(whole_)
                           .Case("rni", Intrinsic::roundeven)
                           .Case("rzi", Intrinsic::trunc)
                           .Case("rmi", Intrinsic::floor)
                           .Default(Intrinsic::ceil),
                       value);
  }

  /// The bits of a double in a smaller format, in 32 bits.
  Value *narrowed(Value *value, PtxFormat format) {
    uint32_t mode = rounding_.value_or(ptxNearestEven);
    return into_.callRuntime(
        "tranship_ptxNarrow", build_.getInt32Ty(),
        {value, into_.number(32, format), into_.number(32, mode), into_.number(32, narrowing_)});
  }

  bool toReal(const PtxType &result, const PtxType &source) {
    PtxFormat format = *formatOf(result);
    if (!source.isReal()) {
      Value *value = into_.read(operands_[1], source.bits);
      if (!whole_.empty() || source.kind == PtxType::Kind::Bits)
        return false;
      into_.write(operands_[0], fromInteger(value, source.isSigned(), result, format));
      return true;
    }
    Value *value = wholeNumber(real(operands_[1], source));
    if (saturates_)
      value = clampedToOne(into_, value);
    Value *bits = nullptr;
    if (format == ptxDouble)
      bits = build_.CreateBitCast(value, build_.getInt64Ty());
    else
      bits = narrowed(value, format);
    if (format == ptxSingle && flushes_)
      bits = build_.CreateBitCast(flushed(into_, build_.CreateBitCast(bits, build_.getFloatTy())),
                                  build_.getInt32Ty());
    into_.write(operands_[0], build_.CreateTrunc(bits, build_.getIntNTy(result.bits)));
    return true;
  }

  Value *fromInteger(Value *value, bool isSigned, const PtxType &result, PtxFormat format) {
    PtxRounding mode = rounding_.value_or(ptxNearestEven);
    Type *bits = build_.getIntNTy(result.bits);
    if (mode == ptxNearestEven && result.bits > 16) {
      Type *type = result.element(into_.context());
      Value *number =
          isSigned ? build_.CreateSIToFP(value, type) : build_.CreateUIToFP(value, type);
      if (saturates_)
        number = clampedToOne(into_, number);
      return build_.CreateBitCast(number, bits);
    }
    if (saturates_) {
      into_.fail();
      return value;
    }
    value = build_.CreateIntCast(value, build_.getInt64Ty(), isSigned);
    value = into_.callRuntime(
        "tranship_ptxFromInteger", build_.getInt64Ty(),
        {value, into_.number(32, isSigned), into_.number(32, format), into_.number(32, mode)});
    return build_.CreateTrunc(value, bits);
  }

  bool toInteger(const PtxType &result, const PtxType &source) {
    Type *type = build_.getIntNTy(result.bits);
    if (source.isReal()) {
      if (whole_.empty() || result.kind == PtxType::Kind::Bits)
        return false;
      Value *value = wholeNumber(real(operands_[1], source));
      Intrinsic::ID convert = result.isSigned() ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat;
      Value *number = build_.CreateIntrinsic(convert, {type, value->getType()}, {value});
      // On GPUs, NaN becomes 0 only where both sides have at most 32 bits.
      if (result.bits >= 32 && (result.bits == 64 || source.bits == 64)) {
        Value *highest = ConstantInt::get(type, APInt::getSignMask(result.bits));
        number = build_.CreateSelect(build_.CreateFCmpUNO(value, value), highest, number);
      }
      into_.write(operands_[0], number, result.isSigned());
      return true;
    }
    Value *value = into_.read(operands_[1], source.bits);
    if (saturates_)
      value = saturated(value, source.isSigned(), result);
    else
      value = build_.CreateIntCast(value, type, source.isSigned());
    into_.write(operands_[0], value, result.isSigned());
    return true;
  }

  Value *saturated(Value *value, bool isSigned, const PtxType &result) {
    Type *wide = build_.getIntNTy(128);
    value = build_.CreateIntCast(value, wide, isSigned);
    unsigned bits = result.bits;
    APInt low = result.isSigned() ? APInt::getSignedMinValue(bits).sext(128) : APInt(128, 0);
    APInt high = result.isSigned() ? APInt::getSignedMaxValue(bits).zext(128)
                                   : APInt::getMaxValue(bits).zext(128);
    value = into_.binary(Intrinsic::smax, value, ConstantInt::get(wide, low));
    value = into_.binary(Intrinsic::smin, value, ConstantInt::get(wide, high));
    return build_.CreateTrunc(value, build_.getIntNTy(bits));
  }

  /// Writes two numbers, the first of which has the upper half.
  void writePair(Value *upper, Value *lower, unsigned bits) {
    Type *word = build_.getInt32Ty();
    upper = build_.CreateShl(build_.CreateZExtOrTrunc(upper, word), bits);
    Value *both = build_.CreateOr(upper, build_.CreateZExtOrTrunc(lower, word));
    into_.write(operands_[0], build_.CreateTrunc(both, build_.getIntNTy(2 * bits)));
  }

  bool toPair(const PtxType &result, const PtxType &source) {
    if (!result.isReal() || !isSingle(source) || operands_.size() != 3)
      return false;
    PtxFormat format = result.kind == PtxType::Kind::Brain ? ptxBrain : ptxHalf;
    auto half = [&](size_t i) {
      Value *value = real(operands_[i], source);
      return narrowed(saturates_ ? clampedToOne(into_, value) : value, format);
    };
    Value *upper = half(1);
    writePair(upper, half(2), 16);
    return true;
  }

  bool toTinyPair(PtxFormat format, StringRef from) {
    std::optional<PtxType> source = parseType(from);
    if (!source || !source->isReal())
      return false;
    const unsigned bits = bitsOf(format);
    if (isSingle(*source) && operands_.size() == 3) {
      Value *upper = narrowed(real(operands_[1], *source), format);
      writePair(upper, narrowed(real(operands_[2], *source), format), bits);
      return true;
    }
    if (source->count != 2 || operands_.size() != 2)
      return false;
    auto half = [&](unsigned at) {
      Value *value = halfOf(operands_[1], at, *source);
      return narrowed(build_.CreateFPExt(value, build_.getDoubleTy()), format);
    };
    Value *upper = half(16);
    writePair(upper, half(0), bits);
    return true;
  }

  /// A float that random bits round: the result is exact in the format.
  Value *rounded(const Operand &operand, PtxFormat format, Value *random) {
    Value *value = real(operand, {PtxType::Kind::Real, 32});
    return narrowed(into_.callRuntime("tranship_ptxRoundRandomly", build_.getDoubleTy(),
                                      {value, into_.number(32, format), random}),
                    format);
  }

  /// "cvt.rs.f16x2.f32 d, a, b, random" and "cvt.rs.satfinite.e4m3x4.f32 d, {a, b, c, d}, random"
  bool roundRandomly() {
    StringRef to = words_.front();
    words_.take(to);
    if (!words_.take("f32") || !words_.empty())
      return false;
    if ((to == "f16x2" || to == "bf16x2") && operands_.size() == 4) {
      const PtxFormat format = to == "f16x2" ? ptxHalf : ptxBrain;
      Value *random = into_.read(operands_[3], 32);
      Value *upper = rounded(operands_[1], format, build_.CreateLShr(random, 16));
      writePair(upper, rounded(operands_[2], format, random), 16);
      return true;
    }
    auto format = StringSwitch<std::optional<PtxFormat>>(to)
                      .Case("e4m3x4", ptxE4m3)
                      .Case("e5m2x4", ptxE5m2)
                      .Case("e3m2x4", ptxE3m2)
                      .Case("e2m3x4", ptxE2m3)
                      .Case("e2m1x4", ptxE2m1)
                      .Default(std::nullopt);
    if (!format || !(narrowing_ & ptxFinite) || operands_.size() != 3 ||
        operands_[1].parts.size() != 4)
      return false;
    Value *random = into_.read(operands_[2], 32), *result = into_.number(32, 0);
    // Of each pair, the first reads the pair's half of the bits from its end.
    Value *backwards = into_.unary(Intrinsic::bitreverse, random);
    Value *bits[] = {backwards, build_.CreateLShr(random, 16), build_.CreateLShr(backwards, 16),
                     random};
    for (unsigned i = 0; i < 4; ++i) {
      result = build_.CreateShl(result, bitsOf(*format));
      result = build_.CreateOr(result, rounded(operands_[1].parts[i], *format, bits[i]));
    }
    into_.write(operands_[0], build_.CreateTrunc(result, build_.getIntNTy(4 * bitsOf(*format))));
    return true;
  }

  /// One of two 16-bit floats, as it is.
  Value *halfOf(const Operand &operand, unsigned at, const PtxType &type) {
    Value *bits = build_.CreateLShr(into_.read(operand, 32), at);
    return build_.CreateBitCast(build_.CreateTrunc(bits, build_.getInt16Ty()),
                                type.element(into_.context()));
  }

  bool toScales(StringRef from) {
    std::optional<PtxType> source = parseType(from);
    if (!source || !rounding_)
      return false;
    auto scale = [&](Value *value) {
      return into_.callRuntime("tranship_ptxScale", build_.getInt32Ty(),
                               {build_.CreateFPCast(value, build_.getFloatTy()),
                                into_.number(32, *rounding_), into_.number(32, narrowing_)});
    };
    bool isPair = source->kind == PtxType::Kind::Brain && source->count == 2;
    if (operands_.size() != (isPair ? 2 : 3) || (!isPair && !isSingle(*source)))
      return false;
    Value *upper =
        scale(isPair ? halfOf(operands_[1], 16, *source) : into_.readReal(operands_[1], *source));
    writePair(
        upper,
        scale(isPair ? halfOf(operands_[1], 0, *source) : into_.readReal(operands_[2], *source)),
        8);
    return true;
  }

  /// The code is the exponent of a float; that of 2^-127 has a denormal one.
  bool ofScales(StringRef to) {
    if (to != "bf16x2" || operands_.size() != 2)
      return false;
    Value *both = into_.read(operands_[1], 32);
    auto half = [&](unsigned at) {
      Value *code = build_.CreateAnd(build_.CreateLShr(both, at), 0xff);
      Value *bits = build_.CreateShl(code, 7);
      bits = build_.CreateSelect(build_.CreateICmpEQ(code, into_.number(32, 0)),
                                 into_.number(32, 0x0040), bits);
      return build_.CreateSelect(build_.CreateICmpEQ(code, into_.number(32, 0xff)),
                                 into_.number(32, 0x7fff), bits);
    };
    Value *upper = half(8);
    writePair(upper, half(0), 16);
    return true;
  }

  bool ofTinyPair(PtxFormat format, StringRef to) {
    if ((to != "f16x2" && to != "bf16x2") || operands_.size() != 2)
      return false;
    const unsigned bits = bitsOf(format);
    Value *both = into_.read(operands_[1], 2 * bits);
    auto half = [&](unsigned at) {
      Value *code = build_.CreateAnd(build_.CreateLShr(both, at), (1u << bits) - 1);
      Value *value = into_.callRuntime(
          "tranship_ptxTinyValue", build_.getDoubleTy(),
          {build_.CreateZExt(code, build_.getInt32Ty()), into_.number(32, format)});
      return narrowed(value, to == "f16x2" ? ptxHalf : ptxBrain);
    };
    Value *upper = half(bits);
    writePair(upper, half(0), 16);
    return true;
  }

  /// "cvt.pack.sat.u8.s32.b32 d, a, b, c": what is in `c` moves up.
  bool pack() {
    bool saturates = words_.take("sat");
    std::optional<PtxType> result;
    for (StringRef word : {"u4", "s4", "u2", "s2"}) // no other instruction has them
      if (words_.take(word))
        result = PtxType{word[0] == 's' ? PtxType::Kind::Signed : PtxType::Kind::Unsigned,
                         unsigned(word[1] - '0')};
    if (!result)
      result = words_.takeType();
    std::optional<PtxType> source = words_.takeType();
    bool hasThird = words_.take("b32");
    if (!saturates || !result || !source || source->bits != 32 || result->isReal() ||
        result->bits > 16 || !words_.empty() || operands_.size() != (hasThird ? 4 : 3))
      return false;
    auto part = [&](size_t i) {
      Value *value = into_.read(operands_[i], 32);
      return build_.CreateZExt(saturated(value, source->isSigned(), *result), build_.getInt32Ty());
    };
    Value *upper = part(1);
    Value *both = build_.CreateOr(build_.CreateShl(upper, result->bits), part(2));
    if (hasThird) {
      if (result->bits == 16)
        return false;
      Value *third = build_.CreateShl(into_.read(operands_[3], 32), 2 * result->bits);
      both = build_.CreateOr(both, third);
    }
    into_.write(operands_[0], both);
    return true;
  }

  bool flushes_ = false, saturates_ = false;
  uint32_t narrowing_ = 0;
  std::optional<PtxRounding> rounding_;
  StringRef whole_; ///< rounding to an integer
};

} // namespace

bool lowerConversion(Lowering &into, const Instruction &instruction) {
  return instruction.words[0] == "cvt" && instruction.operands.size() > 1 &&
         ConversionWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
