// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the threads of a warp or block do together.
#include "InstructionWriter.h"

#include "emulator/headers/tranship/operations.h"
#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

class WarpWriter : InstructionWriter {
public:
  WarpWriter(Lowering &into, const Instruction &instruction)
      : InstructionWriter(into, instruction) {}

  bool write() {
    if (name_ == "shfl")
      return shuffle();
    if (name_ == "vote")
      return vote();
    if (name_ == "match")
      return match();
    if (name_ == "redux")
      return reduce();
    if (name_ == "elect")
      return elect();
    if (name_ == "bar" || name_ == "barrier")
      return barrier();
    if (name_ == "activemask" && words_.take("b32") && words_.empty() && operands_.size() == 1) {
      writeWord(operands_[0], warp(transhipActiveMask, nullptr, zero(), build_.getInt32(0)));
      return true;
    }
    if (name_ == "nanosleep") {
      into_.callRuntime("tranship_yield", build_.getVoidTy(), {});
      return true;
    }
    if (name_ == "trap" && operands_.empty()) {
      auto [file, line] = into_.place();
      into_.callRuntime("tranship_trap", build_.getVoidTy(), {file, line});
      return true;
    }
    return false;
  }

private:
  Value *zero() { return into_.number(64, 0); }
  Value *word(const Operand &operand) { return into_.read(operand, 32); }
  Value *wide(Value *value) { return build_.CreateZExt(value, build_.getInt64Ty()); }
  void writeWord(const Operand &operand, Value *value) {
    into_.write(operand, build_.CreateTrunc(value, build_.getInt32Ty()));
  }

  /// Meets the lanes of `mask`, or if it is null, those that are there.
  Value *warp(TranshipWarpOperation operation, Value *mask, Value *value, Value *argument) {
    auto [file, line] = into_.place();
    return into_.callRuntime(warpFunction, build_.getInt64Ty(),
                             {into_.number(32, operation),
                              into_.number(32, mask ? transhipMask32 : transhipNoMask),
                              mask ? wide(mask) : zero(), value, argument, file, line});
  }

  /// "shfl.sync.up.b32 d|p, a, b, c, mask": c has the section's last lane, and which bits of the
  /// lane's number name the section.
  bool shuffle() {
    bool isSync = words_.take("sync");
    StringRef mode = words_.takeOneOf({"up", "down", "bfly", "idx"});
    if (mode.empty() || !words_.take("b32") || !words_.empty() ||
        operands_.size() != (isSync ? 5 : 4))
      return false;
    bool isPair = operands_[0].kind == Operand::Kind::Pair;
    Value *a = word(operands_[1]), *b = word(operands_[2]), *c = word(operands_[3]);
    Value *lane = into_.lane();
    Value *upper = build_.CreateAnd(lane, ~31u);
    Value *own = build_.CreateAnd(lane, 31);
    Value *clamp = build_.CreateAnd(c, 31);
    Value *segment = build_.CreateAnd(build_.CreateLShr(c, 8), 31);
    Value *inside = build_.CreateNot(segment);
    Value *first = build_.CreateAnd(own, segment);
    Value *last = build_.CreateOr(first, build_.CreateAnd(clamp, inside));
    Value *step = build_.CreateAnd(b, 31);
    Value *source = nullptr;
    if (mode == "up")
      source = build_.CreateSub(own, step);
    else if (mode == "down")
      source = build_.CreateAdd(own, step);
    else if (mode == "bfly")
      source = build_.CreateXor(own, step);
    else
      source = build_.CreateOr(first, build_.CreateAnd(step, inside));
    Value *isInside =
        mode == "up" ? build_.CreateICmpSGE(source, last) : build_.CreateICmpSLE(source, last);
    source = build_.CreateOr(upper, build_.CreateSelect(isInside, source, own));
    Value *result = warp(transhipShuffle, isSync ? word(operands_[4]) : nullptr, wide(a), source);
    writeWord(isPair ? operands_[0].parts[0] : operands_[0], result);
    if (isPair)
      into_.write(operands_[0].parts[1], isInside);
    return true;
  }

  bool vote() {
    bool isSync = words_.take("sync");
    StringRef mode = words_.takeOneOf({"all", "any", "uni", "ballot"});
    bool isBallot = mode == "ballot";
    if (mode.empty() || !words_.take(isBallot ? "b32" : "pred") || !words_.empty() ||
        operands_.size() != (isSync ? 3 : 2))
      return false;
    Value *predicate = into_.readPredicate(operands_[1]);
    Value *mask = isSync ? word(operands_[2]) : nullptr;
    if (mode == "all")
      predicate = build_.CreateNot(predicate);
    Value *result = warp(mode == "uni" ? transhipMatchAll : transhipBallot, mask, wide(predicate),
                         build_.getInt32(0));
    if (isBallot)
      writeWord(operands_[0], result);
    else
      into_.write(
          operands_[0],
          build_.CreateICmp(mode == "all" ? CmpInst::ICMP_EQ : CmpInst::ICMP_NE, result, zero()));
    return true;
  }

  /// match.sync: the lanes that have the same value.
  bool match() {
    bool isAny = words_.take("any"), isAll = words_.take("all");
    if (isAny == isAll || !words_.take("sync"))
      return false;
    std::optional<PtxType> type = words_.takeType();
    if (!type || type->isReal() || !words_.empty() || operands_.size() != 3)
      return false;
    bool isPair = operands_[0].kind == Operand::Kind::Pair;
    if (isPair && isAny)
      return false;
    Value *value = build_.CreateZExt(into_.read(operands_[1], type->bits), build_.getInt64Ty());
    Value *result = warp(isAny ? transhipMatchAny : transhipMatchAll, word(operands_[2]), value,
                         build_.getInt32(0));
    writeWord(isPair ? operands_[0].parts[0] : operands_[0], result);
    if (isPair)
      into_.write(operands_[0].parts[1], build_.CreateICmpNE(result, zero()));
    return true;
  }

  bool reduce() {
    if (!words_.take("sync"))
      return false;
    StringRef operation = words_.takeOneOf({"add", "min", "max", "and", "or", "xor"});
    bool isAbsolute = words_.take("abs"), propagates = words_.take("NaN");
    std::optional<PtxType> type = words_.takeType();
    if (type && type->kind == PtxType::Kind::Real && type->bits == 32 && words_.empty() &&
        operands_.size() == 3 && (operation == "min" || operation == "max"))
      return reduceFloats(operation == "min", isAbsolute, propagates);
    if (isAbsolute || propagates || operation.empty() || !type || type->isReal() ||
        type->bits != 32 || !words_.empty() || operands_.size() != 3)
      return false;
    bool isSigned = type->isSigned();
    auto code = StringSwitch<TranshipWarpOperation>(operation)
                    .Case("add", transhipReduceAdd)
                    .Case("and", transhipReduceAnd)
                    .Case("or", transhipReduceOr)
                    .Case("xor", transhipReduceXor)
                    .Case("min", isSigned ? transhipReduceMinSigned : transhipReduceMinUnsigned)
                    .Default(isSigned ? transhipReduceMaxSigned : transhipReduceMaxUnsigned);
    Value *value = build_.CreateIntCast(word(operands_[1]), build_.getInt64Ty(), isSigned);
    writeWord(operands_[0], warp(code, word(operands_[2]), value, build_.getInt32(0)));
    return true;
  }

  /// Floats are compared as integers of the same order. NaN comes last, or with `.NaN` first.
  bool reduceFloats(bool isMin, bool isAbsolute, bool propagates) {
    Value *bits = word(operands_[1]);
    if (isAbsolute)
      bits = build_.CreateAnd(bits, 0x7fffffff);
    auto ordered = [&](Value *number) {
      Value *isNegative = build_.CreateICmpSLT(number, into_.number(32, 0));
      return build_.CreateSelect(isNegative, build_.CreateXor(number, 0x7fffffff), number);
    };
    Value *nan = into_.number(32, isMin == propagates ? 0x80000000 : 0x7fffffff);
    Value *isNan =
        build_.CreateICmpUGT(build_.CreateAnd(bits, 0x7fffffff), into_.number(32, 0x7f800000));
    Value *key = build_.CreateSelect(isNan, nan, ordered(bits));
    Value *result = build_.CreateTrunc(
        warp(isMin ? transhipReduceMinSigned : transhipReduceMaxSigned, word(operands_[2]),
             build_.CreateSExt(key, build_.getInt64Ty()), build_.getInt32(0)),
        build_.getInt32Ty());
    into_.write(operands_[0], build_.CreateSelect(build_.CreateICmpEQ(result, nan),
                                                  into_.number(32, 0x7fffffff), ordered(result)));
    return true;
  }

  /// elect.sync: one of the lanes of the mask, here the first.
  bool elect() {
    if (!words_.take("sync") || !words_.empty() || operands_.size() != 2 ||
        operands_[0].kind != Operand::Kind::Pair)
      return false;
    Value *mask = word(operands_[1]);
    warp(transhipSyncWarp, mask, zero(), build_.getInt32(0));
    Value *first = build_.CreateBinaryIntrinsic(Intrinsic::cttz, mask, build_.getFalse());
    into_.write(operands_[0].parts[0], first);
    into_.write(operands_[0].parts[1],
                build_.CreateICmpEQ(build_.CreateAnd(into_.lane(), 31), first));
    return true;
  }

  /// Barriers of the whole block, or of some of its threads.
  bool barrier() {
    if (words_.take("warp")) {
      if (!words_.take("sync") || !words_.empty() || operands_.size() != 1)
        return false;
      warp(transhipSyncWarp, word(operands_[0]), zero(), build_.getInt32(0));
      return true;
    }
    words_.take("cta");
    words_.take("aligned");
    auto meet = [&](unsigned operation, Value *value) {
      auto [file, line] = into_.place();
      return into_.callRuntime(barrierFunction, build_.getInt32Ty(),
                               {into_.number(32, operation), value, file, line});
    };
    bool arrives = words_.take("arrive");
    if (arrives || words_.has("sync")) {
      words_.take("sync");
      if (!words_.empty() || operands_.empty() || operands_.size() > 2 ||
          operands_.size() < 1u + arrives)
        return false;
      if (operands_.size() == 2) {
        auto [file, line] = into_.place();
        into_.callRuntime(
            "tranship_namedBarrier", build_.getVoidTy(),
            {word(operands_[0]), word(operands_[1]), into_.number(32, !arrives), file, line});
        return true;
      }
      meet(transhipBarrier, into_.number(32, 0));
      return true;
    }
    if (!words_.take("red") || operands_.size() != 3)
      return false;
    StringRef operation = words_.takeOneOf({"popc", "and", "or"});
    bool isCount = operation == "popc";
    if (operation.empty() || !words_.take(isCount ? "u32" : "pred") || !words_.empty())
      return false;
    Value *predicate = build_.CreateZExt(into_.readPredicate(operands_[2]), build_.getInt32Ty());
    Value *result = meet(isCount              ? transhipBarrierCount
                         : operation == "and" ? transhipBarrierAnd
                                              : transhipBarrierOr,
                         predicate);
    into_.write(operands_[0], isCount ? result : build_.CreateICmpNE(result, into_.number(32, 0)));
    return true;
  }
};

} // namespace

bool lowerWarp(Lowering &into, const Instruction &instruction) {
  return WarpWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
