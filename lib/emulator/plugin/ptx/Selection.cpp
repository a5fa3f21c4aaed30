// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies, comparisons and choices.
#include "InstructionWriter.h"
#include "RealNumbers.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

CmpInst::Predicate comparison(StringRef name, const PtxType &type) {
  if (type.isReal())
    return StringSwitch<CmpInst::Predicate>(name)
        .Case("eq", CmpInst::FCMP_OEQ)
        .Case("ne", CmpInst::FCMP_ONE)
        .Case("lt", CmpInst::FCMP_OLT)
        .Case("le", CmpInst::FCMP_OLE)
        .Case("gt", CmpInst::FCMP_OGT)
        .Case("ge", CmpInst::FCMP_OGE)
        .Case("equ", CmpInst::FCMP_UEQ)
        .Case("neu", CmpInst::FCMP_UNE)
        .Case("ltu", CmpInst::FCMP_ULT)
        .Case("leu", CmpInst::FCMP_ULE)
        .Case("gtu", CmpInst::FCMP_UGT)
        .Case("geu", CmpInst::FCMP_UGE)
        .Case("num", CmpInst::FCMP_ORD)
        .Case("nan", CmpInst::FCMP_UNO)
        .Default(CmpInst::BAD_FCMP_PREDICATE);
  bool isSigned = type.isSigned();
  return StringSwitch<CmpInst::Predicate>(name)
      .Case("eq", CmpInst::ICMP_EQ)
      .Case("ne", CmpInst::ICMP_NE)
      .Case("lt", isSigned ? CmpInst::ICMP_SLT : CmpInst::ICMP_ULT)
      .Case("le", isSigned ? CmpInst::ICMP_SLE : CmpInst::ICMP_ULE)
      .Case("gt", isSigned ? CmpInst::ICMP_SGT : CmpInst::ICMP_UGT)
      .Case("ge", isSigned ? CmpInst::ICMP_SGE : CmpInst::ICMP_UGE)
      .Case("lo", CmpInst::ICMP_ULT)
      .Case("ls", CmpInst::ICMP_ULE)
      .Case("hi", CmpInst::ICMP_UGT)
      .Case("hs", CmpInst::ICMP_UGE)
      .Default(CmpInst::BAD_ICMP_PREDICATE);
}

class SelectionWriter : InstructionWriter {
public:
  SelectionWriter(Lowering &into, const Instruction &instruction)
      : InstructionWriter(into, instruction) {}

  bool write() {
    StringRef name = instruction_.words[0];
    if (name == "mov")
      return copy();
    if (name == "setp")
      return setPredicate();
    if (name == "set")
      return setNumber();
    return name == "selp" ? select() : selectBySign();
  }

private:
  bool copy() {
    std::optional<PtxType> type = words_.takeType();
    if (!type || !words_.empty() || operands_.size() != 2)
      return false;
    if (type->kind == PtxType::Kind::Predicate)
      into_.write(operands_[0], into_.readPredicate(operands_[1]));
    else
      into_.write(operands_[0], into_.read(operands_[1], type->size()), type->isSigned());
    return true;
  }

  /// The comparison that the words say, of operands 1 and 2; null if it is not known.
  Value *compare(const PtxType &type, StringRef name, bool flushes) {
    CmpInst::Predicate predicate = comparison(name, type);
    if (predicate == CmpInst::BAD_FCMP_PREDICATE || predicate == CmpInst::BAD_ICMP_PREDICATE ||
        type.count != 1)
      return nullptr;
    auto side = [&](unsigned i) -> Value * {
      if (!type.isReal())
        return into_.read(operands_[i], type.bits);
      Value *value = into_.readReal(operands_[i], type);
      return flushes ? flushed(into_, value) : value;
    };
    Value *a = side(1), *b = side(2);
    return build_.CreateCmp(predicate, a, b);
  }

  Value *combined(StringRef logic, Value *a, Value *b) {
    return logic == "and"  ? build_.CreateAnd(a, b)
           : logic == "or" ? build_.CreateOr(a, b)
                           : build_.CreateXor(a, b);
  }

  /// "setp.lt.and.s32 p|q, a, b, c": q takes the comparison's opposite.
  bool setPredicate() {
    if (words_.empty())
      return false;
    StringRef name = words_.front();
    words_.take(name);
    StringRef logic = words_.takeOneOf({"and", "or", "xor"});
    bool flushes = words_.take("ftz");
    std::optional<PtxType> type = words_.takeType();
    if (!type || !words_.empty() || operands_.size() != (logic.empty() ? 3 : 4))
      return false;
    Value *result = compare(*type, name, flushes);
    if (!result)
      return false;
    Value *opposite = build_.CreateNot(result);
    if (!logic.empty()) {
      Value *other = into_.readPredicate(operands_[3]);
      result = combined(logic, result, other);
      opposite = combined(logic, opposite, other);
    }
    bool isPair = operands_[0].kind == Operand::Kind::Pair;
    into_.write(isPair ? operands_[0].parts[0] : operands_[0], result);
    if (isPair)
      into_.write(operands_[0].parts[1], opposite);
    return true;
  }

  /// set: all ones, or 1.0, where a comparison holds.
  bool setNumber() {
    if (words_.empty())
      return false;
    StringRef name = words_.front();
    words_.take(name);
    StringRef logic = words_.takeOneOf({"and", "or", "xor"});
    bool flushes = words_.take("ftz");
    std::optional<PtxType> result = words_.takeType(), type = words_.takeType();
    if (!result || !type || !words_.empty() || result->count > type->count ||
        operands_.size() != (logic.empty() ? 3 : 4))
      return false;
    if (type->count == 2)
      return (result->isReal() ? result->count == 2 && result->kind == type->kind
                               : result->bits == 32) &&
             logic.empty() && setHalves(*type, name, flushes, result->isReal());
    Value *holds = compare(*type, name, flushes);
    if (!holds)
      return false;
    if (!logic.empty())
      holds = combined(logic, holds, into_.readPredicate(operands_[3]));
    if (result->isReal())
      into_.writeReal(operands_[0], build_.CreateUIToFP(holds, result->element(into_.context())));
    else
      into_.write(operands_[0], build_.CreateSExt(holds, build_.getIntNTy(result->bits)));
    return true;
  }

  /// "set.lt.u32.f16x2 d, a, b": all ones, or 1.0, in the half of the result where it holds.
  bool setHalves(const PtxType &type, StringRef name, bool flushes, bool isReal) {
    CmpInst::Predicate predicate = comparison(name, type);
    if (predicate == CmpInst::BAD_FCMP_PREDICATE)
      return false;
    Value *both = into_.number(32, 0);
    for (unsigned at : {0, 16}) {
      auto side = [&](unsigned i) {
        Value *bits = build_.CreateLShr(into_.read(operands_[i], 32), at);
        Value *half = build_.CreateBitCast(build_.CreateTrunc(bits, build_.getInt16Ty()),
                                           type.element(into_.context()));
        return flushes ? flushed(into_, half) : half;
      };
      Value *a = side(1), *b = side(2);
      Value *holds = build_.CreateCmp(predicate, a, b);
      Value *ones = isReal ? build_.CreateBitCast(build_.CreateUIToFP(holds, a->getType()),
                                                  build_.getInt16Ty())
                           : build_.CreateSExt(holds, build_.getInt16Ty());
      both =
          build_.CreateOr(both, build_.CreateShl(build_.CreateZExt(ones, build_.getInt32Ty()), at));
    }
    into_.write(operands_[0], both);
    return true;
  }

  bool select() {
    std::optional<PtxType> type = words_.takeType();
    if (!type || !words_.empty() || operands_.size() != 4)
      return false;
    Value *a = into_.read(operands_[1], type->size()), *b = into_.read(operands_[2], type->size());
    into_.write(operands_[0], build_.CreateSelect(into_.readPredicate(operands_[3]), a, b),
                type->isSigned());
    return true;
  }

  /// slct: `a` if `c` is not negative.
  bool selectBySign() {
    bool flushes = words_.take("ftz");
    std::optional<PtxType> type = words_.takeType(), by = words_.takeType();
    if (!type || !by || !words_.empty() || operands_.size() != 4 || by->bits != 32)
      return false;
    Value *a = into_.read(operands_[1], type->bits), *b = into_.read(operands_[2], type->bits);
    Value *isFirst = nullptr;
    if (by->isReal()) {
      Value *c = into_.readReal(operands_[3], *by);
      c = flushes ? flushed(into_, c) : c;
      isFirst = build_.CreateFCmpOGE(c, ConstantFP::get(c->getType(), 0));
    } else {
      isFirst = build_.CreateICmpSGE(into_.read(operands_[3], 32), into_.number(32, 0));
    }
    into_.write(operands_[0], build_.CreateSelect(isFirst, a, b), type->isSigned());
    return true;
  }
};

} // namespace

bool lowerSelection(Lowering &into, const Instruction &instruction) {
  constexpr StringLiteral names[] = {"mov", "setp", "set", "selp", "slct"};
  return is_contained(names, instruction.words[0]) && !instruction.operands.empty() &&
         SelectionWriter(into, instruction).write();
}

} // namespace tranship::emulator::ptx
