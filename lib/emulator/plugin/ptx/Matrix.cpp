// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrix products of a warp.
#include "MatrixLanes.h"

#include "emulator/interface/PtxRounding.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace tranship::emulator::ptx {

unsigned matrixNumberNamed(StringRef word) {
  return StringSwitch<unsigned>(word)
      .Case("f16", ptxMatrixHalf)
      .Case("bf16", ptxMatrixBrain)
      .Case("tf32", ptxMatrixTensor)
      .Case("e4m3", ptxMatrixE4m3)
      .Case("e5m2", ptxMatrixE5m2)
      .Case("e3m2", ptxMatrixE3m2)
      .Case("e2m3", ptxMatrixE2m3)
      .Case("e2m1", ptxMatrixE2m1)
      .Case("s8", ptxMatrixSigned8)
      .Case("u8", ptxMatrixUnsigned8)
      .Case("s4", ptxMatrixSigned4)
      .Case("u4", ptxMatrixUnsigned4)
      .Default(unknownNumber);
}

unsigned numbersPerWord(unsigned number) {
  switch (number) {
  case ptxMatrixHalf:
  case ptxMatrixBrain:
    return 2;
  case ptxMatrixTensor:
    return 1;
  case ptxMatrixE2m1:
  case ptxMatrixSigned4:
  case ptxMatrixUnsigned4:
    return 8;
  default:
    return 4;
  }
}

namespace {

/// The number in an operand of a product: in those of kinds of 8-bit numbers, each byte has one.
unsigned operandNumber(StringRef word, StringRef kind) {
  return word == "e2m1" && kind.ends_with("f8f6f4") ? unsigned(ptxMatrixByteE2m1)
                                                    : matrixNumberNamed(word);
}

class ProductWriter : MatrixLanes {
public:
  ProductWriter(Lowering &into, const Instruction &instruction) : MatrixLanes(into, instruction) {}

  bool write() {
    if (words_.has("m8n8k4") && words_.has("f16"))
      return multiplyQuads();
    if (words_.take("block_scale"))
      return multiplyBlocks();
    return words_.has("f64") ? multiplyDoubles() : multiply();
  }

private:
  /// Reads rows g and g + 8 of the first matrix, and columns 2t and 2t + 1 of the second.
  void readOperands(unsigned rows, unsigned blocks, ArrayRef<AllocaInst *> rowOf,
                    ArrayRef<AllocaInst *> columnOf) {
    for (unsigned block = 0; block < blocks; ++block) {
      Value *both = wide(word(part(1, block * rows)));
      if (rows == 2)
        both = build_.CreateOr(both, build_.CreateShl(wide(word(part(1, 2 * block + 1))), 32));
      for (unsigned i = 0; i < 4; ++i) {
        Value *lane = build_.CreateAdd(build_.CreateShl(group_, 2), into_.number(32, i));
        Value *found = fromLane(both, lane);
        store(rowOf[0], 4 * block + i, narrow(found));
        store(rowOf[1], 4 * block + i, narrow(build_.CreateLShr(found, 32)));
      }
    }
    Value *column = wide(word(part(2, 0)));
    if (blocks == 2)
      column = build_.CreateOr(column, build_.CreateShl(wide(word(part(2, 1))), 32));
    for (unsigned n = 0; n < 2; ++n)
      for (unsigned i = 0; i < 4; ++i) {
        // Column 2t + n is with the lanes of group 2t + n.
        Value *lane = build_.CreateAdd(build_.CreateShl(inGroup_, 3), into_.number(32, 4 * n + i));
        Value *found = fromLane(column, lane);
        store(columnOf[n], i, narrow(found));
        store(columnOf[n], 4 + i, narrow(build_.CreateLShr(found, 32)));
      }
  }

  /// mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 d, a, b, c
  bool multiply() {
    words_.take("sync");
    words_.take("aligned");
    bool isRowByColumn = words_.take("row") && words_.take("col");
    bool saturates = words_.take("satfinite");
    StringRef kindName = words_.takeOneOf({"kind::f8f6f4"});
    if (!isRowByColumn || words_.size() != 5 || operands_.size() != 4)
      return false;
    StringRef shape = words_.front(),
              resultType = instruction_.words[instruction_.words.size() - 4],
              sumType = instruction_.words.back();
    unsigned first = operandNumber(instruction_.words[instruction_.words.size() - 3], kindName);
    unsigned second = operandNumber(instruction_.words[instruction_.words.size() - 2], kindName);
    if (first == unknownNumber || second == unknownNumber ||
        numbersPerWord(first) != numbersPerWord(second))
      return false;
    unsigned rows = shape.consume_front("m16n8k")  ? 2
                    : shape.consume_front("m8n8k") ? 1
                                                   : 0,
             depth = 0;
    if (rows == 0 || shape.getAsInteger(10, depth))
      return false;
    const unsigned words = depth / numbersPerWord(first), blocks = words / 4;
    bool isInteger = first >= ptxMatrixSigned8;
    bool isKnown = (blocks == 1 || blocks == 2) && words == 4 * blocks && resultType == sumType &&
                   resultType == (isInteger ? "s32" : sumType) &&
                   (isInteger || sumType == "f32" || sumType == "f16") &&
                   !(first == ptxMatrixHalf && rows == 1 && depth == 4);
    bool isHalf = sumType == "f16";
    const unsigned sums = rows * (isHalf ? 1 : 2);
    if (!isKnown || size(0) != sums || size(1) != rows * blocks || size(2) != blocks ||
        size(3) != sums)
      return false;
    const unsigned kind = isHalf       ? ptxMatrixSumHalf
                          : !isInteger ? ptxMatrixSumSingle
                          : saturates  ? ptxMatrixSumSaturating
                                       : ptxMatrixSumInteger;
    AllocaInst *rowOf[2] = {newRow(), newRow()}, *columnOf[2] = {newRow(), newRow()};
    readOperands(rows, blocks, rowOf, columnOf);
    SmallVector<Value *> results;
    for (unsigned row = 0; row < rows; ++row)
      for (unsigned n = 0; n < 2; ++n) {
        Value *start = isHalf
                           ? build_.CreateAnd(build_.CreateLShr(word(part(3, row)), 16 * n), 0xffff)
                           : word(part(3, 2 * row + n));
        results.push_back(into_.callRuntime("tranship_ptxMatrixElement", build_.getInt32Ty(),
                                            {into_.number(32, first), into_.number(32, second),
                                             into_.number(32, kind), into_.number(32, words),
                                             rowOf[row], columnOf[n], start}));
      }
    for (unsigned i = 0; i < sums; ++i)
      into_.write(part(0, i),
                  isHalf ? build_.CreateOr(results[2 * i], build_.CreateShl(results[2 * i + 1], 16))
                         : results[i]);
    return true;
  }

  /// The scales of a row or column: a word of the lane, from a byte of it.
  Value *scalesOf(unsigned operand, unsigned byteOperand, Value *lane) {
    Value *byte = build_.CreateAnd(into_.read(part(byteOperand, 0), 32), 3);
    Value *own = build_.CreateLShr(word(part(operand, 0)), build_.CreateShl(byte, 3));
    return narrow(fromLane(wide(own), lane));
  }

  /// mma.sync.aligned.kind::mxf4nvf4.block_scale.scale_vec::4X.m16n8k64.row.col.f32.e2m1.e2m1.f32.ue4m3
  /// d, a, b, c, {scales}, {byte, thread}, {scales}, {byte, thread}
  bool multiplyBlocks() {
    words_.take("sync");
    words_.take("aligned");
    const bool isRowByColumn = words_.take("row") && words_.take("col");
    StringRef kind = words_.takeOneOf({"kind::mxf4", "kind::mxf4nvf4", "kind::mxf8f6f4"});
    StringRef vector = words_.takeOneOf({"scale_vec::1X", "scale_vec::2X", "scale_vec::4X"});
    if (!isRowByColumn || kind.empty() || words_.size() != 6 || operands_.size() != 8)
      return false;
    const bool isPacked = kind != "kind::mxf8f6f4";
    StringRef shape = words_.front(), scale = instruction_.words.back();
    const unsigned first = operandNumber(instruction_.words[instruction_.words.size() - 4], kind),
                   second = operandNumber(instruction_.words[instruction_.words.size() - 3], kind);
    const unsigned count = vector.empty() ? isPacked ? 2 : 1 : unsigned(vector[11] - '0');
    const bool isKnown = shape == (isPacked ? "m16n8k64" : "m16n8k32") && first != unknownNumber &&
                         second != unknownNumber && numbersPerWord(first) == (isPacked ? 8 : 4) &&
                         numbersPerWord(second) == numbersPerWord(first) &&
                         (scale == "ue8m0" || (scale == "ue4m3" && count == 4)) &&
                         (count == 1) == !isPacked;
    if (!isKnown || size(0) != 4 || size(1) != 4 || size(2) != 2 || size(3) != 4 || size(5) != 2 ||
        size(7) != 2)
      return false;
    AllocaInst *rowOf[2] = {newRow(), newRow()}, *columnOf[2] = {newRow(), newRow()};
    readOperands(2, 2, rowOf, columnOf);
    Value *scales[2][2];
    Value *pair = build_.CreateShl(into_.read(part(5, 1), 32), 1);
    for (unsigned i = 0; i < 2; ++i) {
      // Lanes 0 and 1 of four, or 2 and 3, have those of rows g and g + 8.
      Value *inFour = build_.CreateAdd(pair, into_.number(32, i));
      scales[0][i] = scalesOf(4, 5, build_.CreateAdd(build_.CreateShl(group_, 2), inFour));
      Value *column = build_.CreateAdd(build_.CreateShl(inGroup_, 1), into_.number(32, i));
      scales[1][i] =
          scalesOf(6, 7, build_.CreateAdd(build_.CreateShl(column, 2), into_.read(part(7, 1), 32)));
    }
    SmallVector<Value *> results;
    for (unsigned i = 0; i < 4; ++i)
      results.push_back(into_.callRuntime(
          "tranship_ptxMatrixScaled", build_.getInt32Ty(),
          {into_.number(32, first), into_.number(32, second),
           into_.number(32, scale == "ue8m0" ? ptxMatrixScaleE8m0 : ptxMatrixScaleE4m3),
           into_.number(32, count), into_.number(32, 8), rowOf[i / 2], columnOf[i % 2],
           scales[0][i / 2], scales[1][i % 2], word(part(3, i))}));
    for (unsigned i = 0; i < 4; ++i)
      into_.write(part(0, i), results[i]);
    return true;
  }

  /// mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 d, a, b, c
  bool multiplyDoubles() {
    words_.take("sync");
    words_.take("aligned");
    const bool isRowByColumn = words_.take("row") && words_.take("col");
    StringRef shape = words_.takeOneOf({"m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"});
    words_.takeIf([](StringRef word) { return word == "f64"; });
    if (!isRowByColumn || shape.empty() || !words_.empty() || operands_.size() != 4)
      return false;
    const unsigned rows = shape.starts_with("m16") ? 2 : 1, blocks = shape.ends_with("k4")   ? 1
                                                                     : shape.ends_with("k8") ? 2
                                                                                             : 4;
    if (size(0) != 2 * rows || size(1) != rows * blocks || size(2) != blocks || size(3) != 2 * rows)
      return false;
    SmallVector<Value *> sums;
    for (unsigned i = 0; i < 2 * rows; ++i)
      sums.push_back(real(into_.read(part(3, i), 64)));
    for (unsigned k = 0; k < 4 * blocks; ++k) {
      Value *row[2] = {}, *column[2] = {};
      for (unsigned i = 0; i < rows; ++i)
        row[i] =
            real(fromLane(into_.read(part(1, k / 4 * rows + i), 64),
                          build_.CreateAdd(build_.CreateShl(group_, 2), into_.number(32, k % 4))));
      for (unsigned n = 0; n < 2; ++n)
        column[n] = real(fromLane(
            into_.read(part(2, k / 4), 64),
            build_.CreateAdd(build_.CreateShl(inGroup_, 3), into_.number(32, 4 * n + k % 4))));
      for (unsigned i = 0; i < 2 * rows; ++i)
        sums[i] = build_.CreateIntrinsic(Intrinsic::fma, {build_.getDoubleTy()},
                                         {row[i / 2], column[i % 2], sums[i]});
    }
    for (unsigned i = 0; i < 2 * rows; ++i)
      into_.writeReal(part(0, i), sums[i]);
    return true;
  }

  /// mma.sync.aligned.m8n8k4.col.row.f32.f16.f16.f32 d, a, b, c: four products at once, each by lanes 4p
  /// to 4p + 3 and 4p + 16 to 4p + 19.
  bool multiplyQuads() {
    ArrayRef<std::string> words = instruction_.words;
    const size_t layouts = words.size() - 6;
    StringRef sumType = words.back();
    const bool isWide = sumType == "f32";
    if (words.size() < 7 || words[words.size() - 4] != sumType || (!isWide && sumType != "f16") ||
        operands_.size() != 4 || size(0) != (isWide ? 8 : 4) || size(1) != 2 || size(2) != 2 ||
        size(3) != size(0))
      return false;
    // A lane has a line of four k, or one k of four lines.
    const bool hasLine[2] = {words[layouts] == "row", words[layouts + 1] == "col"};
    Value *lane = build_.CreateAnd(into_.lane(), 31), *quads = build_.CreateAnd(lane, 12);
    Value *both[2];
    for (unsigned side = 0; side < 2; ++side)
      both[side] = build_.CreateOr(wide(word(part(side + 1, 0))),
                                   build_.CreateShl(wide(word(part(side + 1, 1))), 32));
    auto readLine = [&](unsigned side, Value *line, AllocaInst *to) {
      Value *upper = build_.CreateAdd(quads, build_.CreateShl(build_.CreateAnd(line, 4), 2));
      Value *inFour = build_.CreateAnd(line, 3), *found = into_.number(64, 0);
      if (hasLine[side])
        found = fromLane(both[side], build_.CreateAdd(upper, inFour));
      for (unsigned k = 0; k < 4 && !hasLine[side]; ++k) {
        Value *column = fromLane(both[side], build_.CreateAdd(upper, into_.number(32, k)));
        Value *element = build_.CreateLShr(column, wide(build_.CreateShl(inFour, 4)));
        element = build_.CreateAnd(element, 0xffff);
        found = build_.CreateOr(found, build_.CreateShl(element, 16 * k));
      }
      store(to, 0, narrow(found));
      store(to, 1, narrow(build_.CreateLShr(found, 32)));
    };
    AllocaInst *row = newRow(), *column = newRow();
    SmallVector<Value *> results;
    for (unsigned i = 0; i < 8; ++i) {
      Value *rowNumber = isWide
                             ? build_.CreateAdd(build_.CreateAnd(lane, 1), into_.number(32, i & 2))
                             : build_.CreateAnd(lane, 3);
      rowNumber = build_.CreateAdd(rowNumber, build_.CreateLShr(build_.CreateAnd(lane, 16), 2));
      Value *columnNumber =
          isWide ? build_.CreateAdd(build_.CreateAnd(lane, 2), into_.number(32, (i & 4) + (i & 1)))
                 : into_.number(32, i);
      readLine(0, rowNumber, row);
      readLine(1, columnNumber, column);
      Value *start =
          isWide ? word(part(3, i))
                 : build_.CreateAnd(build_.CreateLShr(word(part(3, i / 2)), i % 2 * 16), 0xffff);
      results.push_back(
          into_.callRuntime("tranship_ptxMatrixElement", build_.getInt32Ty(),
                            {into_.number(32, ptxMatrixHalf), into_.number(32, ptxMatrixHalf),
                             into_.number(32, isWide ? ptxMatrixSumSingle : ptxMatrixSumHalf),
                             into_.number(32, 2), row, column, start}));
    }
    for (unsigned i = 0; i < size(0); ++i)
      into_.write(part(0, i), isWide ? results[i]
                                     : build_.CreateOr(results[2 * i],
                                                       build_.CreateShl(results[2 * i + 1], 16)));
    return true;
  }
  Value *real(Value *bits) { return build_.CreateBitCast(bits, build_.getDoubleTy()); }
};

} // namespace

bool lowerMatrix(Lowering &into, const Instruction &instruction) {
  return instruction.words[0] == "mma" && ProductWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
