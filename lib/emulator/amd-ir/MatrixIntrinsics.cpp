// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MatrixIntrinsics.h"

#include "WaveWriter.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

constexpr char mfmaPrefix[] = "llvm.amdgcn.mfma.", wmmaPrefix[] = "llvm.amdgcn.wmma.";

unsigned bitsOf(WaveNumber number) {
  switch (number) {
  case WaveNumber::Int4:
  case WaveNumber::UInt4:
    return 4;
  case WaveNumber::Int8:
  case WaveNumber::UInt8:
  case WaveNumber::Fp8:
  case WaveNumber::Bf8:
  case WaveNumber::Fp8Fnuz:
  case WaveNumber::Bf8Fnuz:
    return 8;
  case WaveNumber::Half:
  case WaveNumber::BrainFloat:
    return 16;
  case WaveNumber::Double:
    return 64;
  default:
    return 32;
  }
}

std::optional<WaveNumber> numberOf(StringRef name, bool isFnuz) {
  return StringSwitch<std::optional<WaveNumber>>(name)
      .Case("i8", WaveNumber::Int8)
      .Case("iu8", WaveNumber::UInt8)
      .Case("iu4", WaveNumber::UInt4)
      .Case("i32", WaveNumber::Int32)
      .Case("fp8", isFnuz ? WaveNumber::Fp8Fnuz : WaveNumber::Fp8)
      .Case("bf8", isFnuz ? WaveNumber::Bf8Fnuz : WaveNumber::Bf8)
      .Case("f16", WaveNumber::Half)
      .Case("bf16", WaveNumber::BrainFloat)
      .Case("f32", WaveNumber::Float)
      .Case("f64", WaveNumber::Double)
      .Default(std::nullopt);
}

/// Reads `32x32x8f16`, `16x16x32.fp8.bf8` or `16x16x4bf16.1k`.
bool readShape(StringRef text, bool isFnuz, WaveMatrix &matrix) {
  uint8_t *sizes[] = {&matrix.rows, &matrix.columns, &matrix.depth};
  for (uint8_t *size : sizes) {
    if (size != sizes[0] && !text.consume_front("x"))
      return false;
    if (text.consumeInteger(10, *size))
      return false;
  }
  text.consume_front(".");
  text.consume_back(".1k");
  text.consume_back(".tied");
  auto [first, second] = text.split('.');
  std::optional<WaveNumber> a = numberOf(first, isFnuz),
                            b = second.empty() ? a : numberOf(second, isFnuz);
  if (!a || !b)
    return false;
  matrix.a = *a;
  matrix.b = *b;
  return true;
}

uint64_t constantOf(const IntrinsicInst &call, unsigned i) {
  return cast<ConstantInt>(call.getArgOperand(i))->getZExtValue();
}

/// The operands are A, B and C, and the signs of A and B before them if there are such.
struct Operands {
  unsigned a = 0, b = 1, c = 2;
};
Operands operandsOf(const IntrinsicInst &call) {
  if (call.getArgOperand(0)->getType()->isIntegerTy(1))
    return {1, 3, 4};
  return {};
}

/// The name without the suffixes for overloaded types.
StringRef baseName(const IntrinsicInst &call) {
  return Intrinsic::getBaseName(call.getIntrinsicID());
}

bool completeMfma(const IntrinsicInst &call, WaveMatrix &matrix) {
  matrix.blocks = uint8_t(matrix.lanes * matrix.elements / (matrix.rows * matrix.depth));
  bool isDouble = matrix.result == WaveNumber::Double;
  matrix.rowGroup = isDouble ? 1 : 4;
  matrix.blocksFirst = isDouble;
  matrix.broadcast = uint8_t(constantOf(call, 3));
  matrix.source = uint8_t(constantOf(call, 4));
  matrix.permutation = uint8_t(constantOf(call, 5));
  // For doubles, gfx942 reads signs from the field.
  return !(isDouble && matrix.permutation != 0) && (1u << matrix.broadcast) <= matrix.blocks;
}

bool completeWmma(const IntrinsicInst &call, WaveMatrix &matrix) {
  // A lane has a whole row on gfx11, and half of one on gfx12. In 64 lanes, gfx12 has other layouts.
  bool isWhole = matrix.elements == matrix.depth;
  if (!isWhole && (matrix.elements * 2 != matrix.depth || matrix.lanes != 32))
    return false;
  if (isWhole && matrix.depth != 16)
    return false;
  matrix.blocks = 1;
  matrix.rowGroup = isWhole ? 1 : 8;
  bool isShort = matrix.result == WaveNumber::Half || matrix.result == WaveNumber::BrainFloat;
  if (isShort && isWhole) {
    matrix.stride = 2;
    matrix.upperHalf = uint8_t(constantOf(call, 3));
  }
  if (matrix.result == WaveNumber::Int32) {
    auto number = [&](unsigned sign) {
      bool isSigned = constantOf(call, sign) != 0;
      if (bitsOf(matrix.a) == 4)
        return isSigned ? WaveNumber::Int4 : WaveNumber::UInt4;
      return isSigned ? WaveNumber::Int8 : WaveNumber::UInt8;
    };
    matrix.a = number(0);
    matrix.b = number(2);
    matrix.clamps = uint8_t(constantOf(call, 5));
  }
  return true;
}

} // namespace

bool isMatrixIntrinsic(const IntrinsicInst &call) {
  StringRef name = baseName(call);
  return name.starts_with(mfmaPrefix) || name.starts_with(wmmaPrefix);
}

std::optional<WaveMatrix> matrixOf(const IntrinsicInst &call, unsigned lanes) {
  StringRef name = baseName(call);
  bool isMfma = name.consume_front(mfmaPrefix);
  if (!isMfma && !name.consume_front(wmmaPrefix))
    return std::nullopt;
  StringRef processor = call.getFunction()->getFnAttribute("target-cpu").getValueAsString();
  bool isFnuz = processor.starts_with("gfx94");
  auto [result, shape] = name.split('.');
  WaveMatrix matrix = {};
  matrix.lanes = uint8_t(lanes);
  matrix.stride = 1;
  std::optional<WaveNumber> resultNumber = numberOf(result, isFnuz);
  if (!resultNumber || !readShape(shape, isFnuz, matrix))
    return std::nullopt;
  matrix.result = *resultNumber;
  Type *type = call.getArgOperand(operandsOf(call).a)->getType();
  matrix.elements = uint8_t(type->getPrimitiveSizeInBits() / bitsOf(matrix.a));
  if (!(isMfma ? completeMfma : completeWmma)(call, matrix))
    return std::nullopt;
  return matrix;
}

void writeMatrix(WaveWriter &writer, IntrinsicInst &call) {
  IRBuilder<> &builder = writer.builder();
  std::optional<WaveMatrix> matrix = matrixOf(call, writer.width());
  if (!matrix) {
    writer.unsupported(call.getCalledFunction()->getName());
    writer.setForAll(call, Constant::getNullValue(call.getType()));
    return;
  }
  auto arrayOf = [&](Type *type) {
    return writer.local(ArrayType::get(type, writer.width()), "matrix");
  };
  auto [a, b, c] = operandsOf(call);
  // The instruction reads and writes the registers of all lanes, also of those that do not execute
  // it. Compilers let all lanes take part.
  SmallVector<Value *> arguments;
  StringRef bytes(reinterpret_cast<const char *>(&*matrix), sizeof *matrix);
  arguments.push_back(builder.CreateGlobalString(bytes, "matrix", 0, nullptr, /*AddNull=*/false));
  for (unsigned i : {a, b, c})
    arguments.push_back(arrayOf(call.getArgOperand(i)->getType()));
  AllocaInst *result = arrayOf(call.getType());
  arguments.push_back(result);
  auto elementOf = [&](Value *array, Type *type) {
    return builder.CreateInBoundsGEP(type, array, {writer.lane()});
  };
  uint64_t all = writer.width() == 64 ? ~uint64_t(0) : (uint64_t(1) << writer.width()) - 1;
  writer.forLanes(builder.getInt64(all), [&] {
    unsigned next = 1;
    for (unsigned i : {a, b, c}) {
      Value *value = writer.get(call.getArgOperand(i));
      builder.CreateStore(value, elementOf(arguments[next++], value->getType()));
    }
  });
  writer.callRuntime(waveMatrixFunction, builder.getVoidTy(), arguments);
  writer.forLanes(writer.lanes(), [&] {
    Type *type = call.getType();
    writer.setAt(call, writer.lane(), builder.CreateLoad(type, elementOf(result, type)));
  });
}

} // namespace tranship::emulator
