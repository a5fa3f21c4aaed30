// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lowers inline PTX of originals: statements of one integer instruction, or one that reads what the
// thread knows about itself. What it means is taken from PTX's description and not from the rules
// of the translation, since the one is to check the other.
#include "DevicePass.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace tranship::emulator {
namespace {

/// "bfe.u32 $0, $1, 8, 8;"
struct PtxInstruction {
  StringRef name;
  /// Between the name and the type.
  SmallVector<StringRef, 4> modifiers;
  StringRef type;
  SmallVector<StringRef, 6> operands;

  bool has(StringRef modifier) const { return is_contained(modifiers, modifier); }
};

bool isType(StringRef word) {
  unsigned bits = 0;
  return word.size() > 1 && StringRef("usb").contains(word[0]) &&
         !word.drop_front().getAsInteger(10, bits) && (bits == 32 || bits == 64);
}

std::optional<PtxInstruction> parse(StringRef text) {
  text = text.trim();
  text.consume_back(";");
  if (text.empty() || text.find_first_of("{};@\n") != StringRef::npos)
    return std::nullopt;
  size_t blank = text.find_first_of(" \t");
  if (blank == StringRef::npos)
    return std::nullopt;
  PtxInstruction instruction;
  SmallVector<StringRef, 6> words;
  text.take_front(blank).split(words, '.');
  instruction.name = words.front();
  for (StringRef word : drop_begin(words))
    if (isType(word) && instruction.type.empty())
      instruction.type = word;
    else
      instruction.modifiers.push_back(word);
  text.drop_front(blank).split(instruction.operands, ',');
  for (StringRef &operand : instruction.operands)
    operand = operand.trim();
  if (instruction.type.empty() || instruction.operands.front() != "$0")
    return std::nullopt;
  return instruction;
}

/// Writes what an instruction computes.
class PtxLowering {
public:
  PtxLowering(CallBase &call, const PtxInstruction &instruction)
      : call_(call), ptx_(instruction), builder_(&call),
        bits_(instruction.type.ends_with("64") ? 64 : 32),
        isSigned_(instruction.type.starts_with("s")) {}

  /// Nothing if this instruction is not known.
  Value *lower() {
    if (!call_.getType()->isIntegerTy())
      return nullptr;
    Value *result = compute();
    return result ? builder_.CreateZExtOrTrunc(result, call_.getType()) : nullptr;
  }

private:
  Type *type() { return builder_.getIntNTy(bits_); }
  Value *number(uint64_t value) { return ConstantInt::get(type(), value); }
  size_t count() const { return ptx_.operands.size() - 1; }

  unsigned placeOfResult() const {
    auto *code = cast<InlineAsm>(call_.getCalledOperand());
    unsigned place = 0;
    for (const InlineAsm::ConstraintInfo &constraint : code->ParseConstraints())
      if (constraint.Type == InlineAsm::isInput) {
        ++place;
        if (is_contained(constraint.Codes, "0"))
          return place;
      }
    return 0;
  }

  Value *operand(size_t index, unsigned bits) {
    StringRef text = ptx_.operands[index];
    unsigned place = 0;
    int64_t constant = 0;
    if (text.consume_front("$")) {
      // The result comes first. It is an argument, behind the others, only if it is read ("+r").
      if (text.getAsInteger(10, place))
        return nullptr;
      if (!place)
        place = placeOfResult();
      if (!place || place > call_.arg_size() ||
          !call_.getArgOperand(place - 1)->getType()->isIntegerTy())
        return nullptr;
      return builder_.CreateZExtOrTrunc(call_.getArgOperand(place - 1), builder_.getIntNTy(bits));
    }
    text.consume_back("U");
    return text.getAsInteger(0, constant)
               ? nullptr
               : ConstantInt::get(builder_.getIntNTy(bits), uint64_t(constant), true);
  }

  Value *unary(Intrinsic::ID intrinsic, Value *value, bool hasFlag = false) {
    if (hasFlag)
      return builder_.CreateIntrinsic(intrinsic, {value->getType()}, {value, builder_.getFalse()});
    return builder_.CreateUnaryIntrinsic(intrinsic, value);
  }
  Value *binary(Intrinsic::ID intrinsic, Value *a, Value *b) {
    return builder_.CreateBinaryIntrinsic(intrinsic, a, b);
  }
  Value *absoluteDifference(Value *a, Value *b, bool isSigned) {
    Value *greater = binary(isSigned ? Intrinsic::smax : Intrinsic::umax, a, b);
    Value *lesser = binary(isSigned ? Intrinsic::smin : Intrinsic::umin, a, b);
    return builder_.CreateSub(greater, lesser);
  }

  Value *lane() {
    return builder_.CreateCall(call_.getModule()->getOrInsertFunction(
        "tranship_lane", FunctionType::get(builder_.getInt32Ty(), false)));
  }

  Value *specialRegister(StringRef name) {
    if (name == "%laneid")
      return lane();
    if (!name.consume_front("%lanemask_"))
      return nullptr;
    // With warps of 64 lanes, these registers have the lower half.
    Value *own = builder_.CreateShl(builder_.getInt64(1),
                                    builder_.CreateZExt(lane(), builder_.getInt64Ty()));
    Value *below = builder_.CreateSub(own, builder_.getInt64(1));
    Value *upTo = builder_.CreateOr(below, own);
    return StringSwitch<Value *>(name)
        .Case("eq", own)
        .Case("lt", below)
        .Case("le", upTo)
        .Case("gt", builder_.CreateNot(upTo))
        .Case("ge", builder_.CreateNot(below))
        .Default(nullptr);
  }

  Value *compute() {
    if (ptx_.name == "mov" && count() == 1 && ptx_.modifiers.empty()) {
      if (ptx_.operands[1].starts_with("%"))
        return specialRegister(ptx_.operands[1]);
      return operand(1, bits_);
    }
    if (ptx_.name == "vabsdiff4")
      return absoluteDifferencesOfBytes();
    // Operands that say where, and how many bits, have 32 bits for instructions on 64, too.
    bool isPlace = ptx_.name == "shl" || ptx_.name == "shr" || ptx_.name == "bfe";
    bool isInsertion = ptx_.name == "bfi";
    SmallVector<Value *, 4> values;
    for (size_t i = 1; i <= count(); ++i) {
      bool isShort = (isPlace && i > 1) || (isInsertion && i > 2);
      Value *value = operand(i, isShort ? 32 : bits_);
      if (!value)
        return nullptr;
      values.push_back(value);
    }
    if (ptx_.modifiers.empty()) {
      if (count() == 1)
        return ofOne(values[0]);
      if (count() == 2)
        return ofTwo(values[0], values[1]);
      if (count() == 3 && ptx_.name == "bfe")
        return extract(values[0], values[1], values[2]);
      if (count() == 3 && ptx_.name == "sad")
        return builder_.CreateAdd(absoluteDifference(values[0], values[1], isSigned_), values[2]);
      if (count() == 3 && ptx_.name == "prmt" && bits_ == 32)
        return permute(values[0], values[1], values[2]);
      if (count() == 4 && ptx_.name == "bfi")
        return insert(values[0], values[1], values[2], values[3]);
      if (count() == 4 && ptx_.name == "lop3" && isa<ConstantInt>(values[3]))
        return byTable(values[0], values[1], values[2],
                       cast<ConstantInt>(values[3])->getZExtValue());
      return nullptr;
    }
    if (ptx_.modifiers.size() != 1)
      return nullptr;
    bool isProduct = ptx_.name == "mul" && count() == 2, isSum = ptx_.name == "mad" && count() == 3;
    if ((isProduct || isSum) && (ptx_.has("lo") || ptx_.has("hi"))) {
      Value *product = ptx_.has("lo") ? builder_.CreateMul(values[0], values[1])
                                      : highProduct(values[0], values[1]);
      return isSum ? builder_.CreateAdd(product, values[2]) : product;
    }
    if (ptx_.name == "bfind" && count() == 1 && ptx_.has("shiftamt"))
      return find(values[0], true);
    return nullptr;
  }

  Value *ofOne(Value *a) {
    if (ptx_.name == "not")
      return builder_.CreateNot(a);
    if (ptx_.name == "neg")
      return builder_.CreateNeg(a);
    if (ptx_.name == "abs")
      return unary(Intrinsic::abs, a, true);
    if (ptx_.name == "popc")
      return unary(Intrinsic::ctpop, a);
    if (ptx_.name == "clz")
      return unary(Intrinsic::ctlz, a, true);
    if (ptx_.name == "brev")
      return unary(Intrinsic::bitreverse, a);
    if (ptx_.name == "bfind")
      return find(a, false);
    return nullptr;
  }

  Value *ofTwo(Value *a, Value *b) {
    if (ptx_.name == "shl" || ptx_.name == "shr")
      return shift(a, b);
    if (ptx_.name == "min")
      return binary(isSigned_ ? Intrinsic::smin : Intrinsic::umin, a, b);
    if (ptx_.name == "max")
      return binary(isSigned_ ? Intrinsic::smax : Intrinsic::umax, a, b);
    unsigned opcode = StringSwitch<unsigned>(ptx_.name)
                          .Case("add", Instruction::Add)
                          .Case("sub", Instruction::Sub)
                          .Case("and", Instruction::And)
                          .Case("or", Instruction::Or)
                          .Case("xor", Instruction::Xor)
                          .Default(0);
    return opcode ? builder_.CreateBinOp(Instruction::BinaryOps(opcode), a, b) : nullptr;
  }

  /// The position of the highest bit that is not the sign's; all ones if there is none.
  Value *find(Value *a, bool asShift) {
    if (isSigned_)
      a = builder_.CreateXor(a, builder_.CreateAShr(a, number(bits_ - 1)));
    Value *zeros = unary(Intrinsic::ctlz, a, true);
    Value *place = asShift ? zeros : builder_.CreateSub(number(bits_ - 1), zeros);
    Value *isNone = builder_.CreateICmpEQ(a, number(0));
    return builder_.CreateSelect(isNone, ConstantInt::getAllOnesValue(type()), place);
  }

  /// Amounts beyond the width shift all bits out.
  Value *shift(Value *a, Value *amount) {
    bool isLeft = ptx_.name == "shl";
    Value *wide = builder_.CreateZExtOrTrunc(amount, type());
    Value *isBeyond = builder_.CreateICmpUGE(amount, builder_.getInt32(bits_));
    Value *kept = builder_.CreateSelect(isBeyond, number(bits_ - 1), wide);
    if (!isLeft && isSigned_)
      return builder_.CreateAShr(a, kept);
    Value *shifted = isLeft ? builder_.CreateShl(a, kept) : builder_.CreateLShr(a, kept);
    return builder_.CreateSelect(isBeyond, number(0), shifted);
  }

  Value *lowByte(Value *value) { return builder_.CreateAnd(value, 0xff); }

  /// The lowest `count` bits, which may be all of them.
  Value *lowBits(Value *count) {
    Value *isAll = builder_.CreateICmpUGE(count, builder_.getInt32(bits_));
    Value *amount = builder_.CreateSelect(isAll, builder_.getInt32(0), count);
    Value *some = builder_.CreateSub(
        builder_.CreateShl(number(1), builder_.CreateZExtOrTrunc(amount, type())), number(1));
    return builder_.CreateSelect(isAll, ConstantInt::getAllOnesValue(type()), some);
  }

  Value *extract(Value *a, Value *place, Value *length) {
    place = lowByte(place);
    length = lowByte(length);
    Value *top = builder_.getInt32(bits_ - 1);
    auto shifted = [&](Value *amount) {
      Value *isBeyond = builder_.CreateICmpUGT(amount, top);
      Value *kept = builder_.CreateSelect(isBeyond, top, amount);
      Value *wide = builder_.CreateZExtOrTrunc(kept, type());
      if (isSigned_)
        return builder_.CreateAShr(a, wide);
      return builder_.CreateSelect(isBeyond, number(0), builder_.CreateLShr(a, wide));
    };
    Value *mask = lowBits(length);
    Value *bits = builder_.CreateAnd(shifted(place), mask);
    if (!isSigned_)
      return bits;
    // The field's last bit, at most the number's, is its sign.
    Value *end = builder_.CreateSub(builder_.CreateAdd(place, length), builder_.getInt32(1));
    Value *last = binary(Intrinsic::umin, end, top);
    Value *sign = builder_.CreateAnd(
        builder_.CreateLShr(a, builder_.CreateZExtOrTrunc(last, type())), number(1));
    Value *filled = builder_.CreateOr(bits, builder_.CreateNot(mask));
    Value *isNegative = builder_.CreateICmpEQ(sign, number(1));
    Value *field = builder_.CreateSelect(isNegative, filled, bits);
    Value *isEmpty = builder_.CreateICmpEQ(length, builder_.getInt32(0));
    return builder_.CreateSelect(isEmpty, number(0), field);
  }

  Value *insert(Value *field, Value *into, Value *place, Value *length) {
    place = lowByte(place);
    Value *isBeyond = builder_.CreateICmpUGE(place, builder_.getInt32(bits_));
    Value *kept = builder_.CreateZExtOrTrunc(
        builder_.CreateSelect(isBeyond, builder_.getInt32(0), place), type());
    Value *mask = builder_.CreateShl(lowBits(lowByte(length)), kept);
    Value *result = builder_.CreateOr(builder_.CreateAnd(into, builder_.CreateNot(mask)),
                                      builder_.CreateAnd(builder_.CreateShl(field, kept), mask));
    return builder_.CreateSelect(isBeyond, into, result);
  }

  Value *highProduct(Value *a, Value *b) {
    Type *wide = builder_.getIntNTy(2 * bits_);
    Value *product = builder_.CreateMul(builder_.CreateIntCast(a, wide, isSigned_),
                                        builder_.CreateIntCast(b, wide, isSigned_));
    return builder_.CreateTrunc(builder_.CreateLShr(product, bits_), type());
  }

  /// The bits of `table` say what each combination of bits becomes.
  Value *byTable(Value *a, Value *b, Value *c, uint64_t table) {
    Value *result = number(0);
    for (unsigned i = 0; i < 8; ++i) {
      if (!(table >> i & 1))
        continue;
      Value *all =
          builder_.CreateAnd(i & 4 ? a : builder_.CreateNot(a), i & 2 ? b : builder_.CreateNot(b));
      result =
          builder_.CreateOr(result, builder_.CreateAnd(all, i & 1 ? c : builder_.CreateNot(c)));
    }
    return result;
  }

  /// Each of the four digits of `selector` names one of eight bytes; its highest bit asks for the
  /// byte's sign.
  Value *permute(Value *a, Value *b, Value *selector) {
    Type *wide = builder_.getInt64Ty();
    Value *bytes = builder_.CreateOr(builder_.CreateZExt(a, wide),
                                     builder_.CreateShl(builder_.CreateZExt(b, wide), 32));
    Value *result = number(0);
    for (unsigned i = 0; i < 4; ++i) {
      Value *digit = builder_.CreateLShr(selector, 4 * i);
      Value *place = builder_.CreateShl(builder_.CreateAnd(digit, 7), 3);
      Value *moved = builder_.CreateLShr(bytes, builder_.CreateZExt(place, wide));
      Value *byte = builder_.CreateTrunc(moved, builder_.getInt8Ty());
      Value *sign = builder_.CreateAShr(byte, 7);
      Value *asksForSign = builder_.CreateICmpNE(builder_.CreateAnd(digit, 8), number(0));
      Value *taken = builder_.CreateSelect(asksForSign, sign, byte);
      result =
          builder_.CreateOr(result, builder_.CreateShl(builder_.CreateZExt(taken, type()), 8 * i));
    }
    return result;
  }

  /// `vabsdiff4.u32.u32.u32[.add] d, a, b, c`
  Value *absoluteDifferencesOfBytes() {
    bool isSum = ptx_.has("add");
    size_t others = ptx_.modifiers.size() - isSum;
    if (ptx_.type != "u32" || others != 2 || count() != 3 ||
        !all_of(ptx_.modifiers, [](StringRef m) { return m == "u32" || m == "add"; }))
      return nullptr;
    Value *a = operand(1, 32), *b = operand(2, 32), *c = operand(3, 32);
    if (!a || !b || !c)
      return nullptr;
    Value *result = isSum ? c : number(0);
    for (unsigned i = 0; i < 32; i += 8) {
      Value *difference = absoluteDifference(lowByte(builder_.CreateLShr(a, i)),
                                             lowByte(builder_.CreateLShr(b, i)), false);
      result = isSum ? builder_.CreateAdd(result, difference)
                     : builder_.CreateOr(result, builder_.CreateShl(difference, i));
    }
    return result;
  }

  CallBase &call_;
  const PtxInstruction &ptx_;
  IRBuilder<> builder_;
  unsigned bits_;
  bool isSigned_;
};

} // namespace

void lowerInlinePtx(Module &module) {
  std::vector<CallBase *> statements;
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &instruction : block)
        if (auto *call = dyn_cast<CallBase>(&instruction); call && call->isInlineAsm())
          statements.push_back(call);
  for (CallBase *call : statements) {
    std::string text = cast<InlineAsm>(call->getCalledOperand())->getAsmString().str();
    std::optional<PtxInstruction> instruction = parse(text);
    if (!instruction)
      continue;
    if (Value *result = PtxLowering(*call, *instruction).lower()) {
      call->replaceAllUsesWith(result);
      call->eraseFromParent();
    }
  }
}

} // namespace tranship::emulator
