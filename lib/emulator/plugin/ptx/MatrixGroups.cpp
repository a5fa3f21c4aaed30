// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrix products of four warps (wgmma), whose operands are in shared memory: each warp computes 16 rows.
#include "MatrixLanes.h"
#include "Memory.h"

#include "emulator/interface/PtxRounding.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

class GroupWriter : MatrixLanes {
public:
  GroupWriter(Lowering &into, const Instruction &instruction) : MatrixLanes(into, instruction) {}

  /// wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 d, a, b, p, scaleA, scaleB, transposesA, transposesB
  bool write() {
    ArrayRef<std::string> words = instruction_.words;
    const bool saturates = words_.has("satfinite");
    if (!words_.has("mma_async"))
      return words_.has("fence") || words_.has("commit_group") || words_.has("wait_group");
    if (operands_.size() < 4)
      return false;
    sum_ = words[words.size() - 3];
    first_ = matrixNumberNamed(words[words.size() - 2]);
    second_ = matrixNumberNamed(words[words.size() - 1]);
    unsigned columns = 0;
    for (StringRef word : words)
      if (word.consume_front("m64n") && word.split('k').first.getAsInteger(10, columns))
        return false;
    const bool isInteger = sum_ == "s32", isHalf = sum_ == "f16";
    const size_t sums = columns / (isHalf ? 4 : 2);
    if (first_ == unknownNumber || second_ == unknownNumber || columns == 0 || columns % 8 != 0 ||
        size(0) != sums || !readConstants(isInteger))
      return false;
    kind_ = isHalf       ? ptxMatrixSumHalf
            : !isInteger ? ptxMatrixSumSingle
            : saturates  ? ptxMatrixSumSaturating
                         : ptxMatrixSumInteger;
    readRows();
    adds_ = operands_[3].kind == Operand::Kind::Integer
                ? static_cast<Value *>(build_.getInt1(operands_[3].bits != 0))
                : addsFrom(operands_[3]);
    SmallVector<Value *> results;
    for (unsigned tile = 0; tile < columns / 8; ++tile)
      multiplyTile(tile, isHalf, results);
    for (unsigned i = 0; i < sums; ++i)
      into_.write(part(0, i), results[i]);
    return true;
  }

private:
  /// The condition: a predicate, or a constant of the statement.
  Value *addsFrom(const Operand &operand) {
    if (ConstantInt *constant = into_.readConstant(operand))
      return build_.getInt1(!constant->isZero());
    return into_.readPredicate(operand);
  }

  /// The constants at the end: factors of the operands, and whether their columns are lines in memory.
  bool readConstants(bool isInteger) {
    const bool isSixteen = first_ == ptxMatrixHalf || first_ == ptxMatrixBrain;
    hasFragment_ = operands_[1].kind == Operand::Kind::Vector;
    const size_t factors = isInteger ? 0 : 2, flags = !isSixteen ? 0 : hasFragment_ ? 1 : 2;
    if (operands_.size() != 4 + factors + flags)
      return false;
    SmallVector<int64_t> values;
    for (const Operand &operand : operands_.drop_front(4)) {
      ConstantInt *constant = into_.readConstant(operand);
      if (!constant)
        return false;
      values.push_back(constant->getSExtValue());
    }
    if (factors > 0)
      isNegative_ = (values[0] < 0) != (values[1] < 0);
    if (flags > 0)
      isTransposed_[1] = values.back() != 0;
    if (flags == 2)
      isTransposed_[0] = values[2] != 0;
    return true;
  }

  /// 32 bytes of a row or column in shared memory.
  void readLine(unsigned side, Value *line, AllocaInst *to) {
    into_.callRuntime("tranship_ptxMatrixLine", build_.getVoidTy(),
                      {sharedBase(into_), into_.read(operands_[1 + side], 64), line,
                       into_.number(32, isTransposed_[side]), to});
  }

  void readRows() {
    if (hasFragment_) {
      for (unsigned half = 0; half < 2; ++half) {
        Value *both = wide(word(part(1, 2 * half)));
        both = build_.CreateOr(both, build_.CreateShl(wide(word(part(1, 2 * half + 1))), 32));
        for (unsigned i = 0; i < 4; ++i) {
          Value *lane = build_.CreateAdd(build_.CreateShl(group_, 2), into_.number(32, i));
          Value *found = fromLane(both, lane);
          store(rows_[0], 4 * half + i, narrow(found));
          store(rows_[1], 4 * half + i, narrow(build_.CreateLShr(found, 32)));
        }
      }
      return;
    }
    Value *warp = build_.CreateAnd(readSpecial(into_, "%warpid", 32), 3);
    Value *row = build_.CreateAdd(build_.CreateShl(warp, 4), group_);
    readLine(0, row, rows_[0]);
    readLine(0, build_.CreateAdd(row, into_.number(32, 8)), rows_[1]);
  }

  void multiplyTile(unsigned tile, bool isHalf, SmallVector<Value *> &results) {
    for (unsigned n = 0; n < 2; ++n)
      readLine(1, build_.CreateAdd(build_.CreateShl(inGroup_, 1), into_.number(32, 8 * tile + n)),
               columns_[n]);
    for (unsigned row = 0; row < 2; ++row) {
      Value *pair[2];
      for (unsigned n = 0; n < 2; ++n) {
        Value *start =
            isHalf
                ? build_.CreateAnd(build_.CreateLShr(word(part(0, 2 * tile + row)), 16 * n), 0xffff)
                : word(part(0, 4 * tile + 2 * row + n));
        start = build_.CreateSelect(adds_, start, into_.number(32, 0));
        pair[n] =
            into_.callRuntime("tranship_ptxMatrixElement", build_.getInt32Ty(),
                              {into_.number(32, first_), into_.number(32, second_),
                               into_.number(32, kind_ | (isNegative_ ? ptxMatrixSumNegative : 0)),
                               into_.number(32, 8), rows_[row], columns_[n], start});
      }
      if (isHalf) {
        results.push_back(build_.CreateOr(pair[0], build_.CreateShl(pair[1], 16)));
        continue;
      }
      results.append({pair[0], pair[1]});
    }
  }

  StringRef sum_;
  unsigned first_ = 0, second_ = 0, kind_ = 0;
  bool hasFragment_ = false, isNegative_ = false, isTransposed_[2] = {};
  Value *adds_ = nullptr;
  AllocaInst *rows_[2] = {newRow(), newRow()}, *columns_[2] = {newRow(), newRow()};
};

} // namespace

bool lowerMatrixGroup(Lowering &into, const Instruction &instruction) {
  return instruction.words[0] == "wgmma" && GroupWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
