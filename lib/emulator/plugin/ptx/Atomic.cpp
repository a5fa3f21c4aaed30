// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atom and red. All are atomic among all threads of the machine.
#include "Memory.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace tranship::emulator::ptx {
namespace {

std::optional<AtomicRMWInst::BinOp> operationOf(StringRef name, const PtxType &type) {
  bool isSigned = type.isSigned();
  if (type.isReal())
    return name == "add" ? std::optional(AtomicRMWInst::FAdd) : std::nullopt;
  return StringSwitch<std::optional<AtomicRMWInst::BinOp>>(name)
      .Case("add", AtomicRMWInst::Add)
      .Case("and", AtomicRMWInst::And)
      .Case("or", AtomicRMWInst::Or)
      .Case("xor", AtomicRMWInst::Xor)
      .Case("exch", AtomicRMWInst::Xchg)
      .Case("inc", AtomicRMWInst::UIncWrap)
      .Case("dec", AtomicRMWInst::UDecWrap)
      .Case("min", isSigned ? AtomicRMWInst::Min : AtomicRMWInst::UMin)
      .Case("max", isSigned ? AtomicRMWInst::Max : AtomicRMWInst::UMax)
      .Default(std::nullopt);
}

} // namespace

bool lowerAtomic(Lowering &into, const Instruction &instruction) {
  StringRef name = instruction.words[0];
  if (name != "atom" && name != "red")
    return false;
  IRBuilder<> &build = into.builder();
  Words words(instruction.words);
  bool hasPolicy = takeCacheWords(words), isVolatile = false;
  std::optional<Space> space = takeSpace(words);
  takeOrdering(words, isVolatile);
  words.take("noftz");
  StringRef operation =
      words.takeOneOf({"add", "and", "or", "xor", "exch", "inc", "dec", "min", "max", "cas"});
  StringRef vector = words.takeOneOf({"v2", "v4", "v8"});
  std::optional<PtxType> type = words.takeType();
  ArrayRef<Operand> operands = instruction.operands;
  size_t first = name == "atom" ? 1 : 0, inputs = operation == "cas" ? 2 : 1;
  if (!space || !type || operation.empty() || !words.empty() || isVolatile ||
      operands.size() != first + 1 + inputs + hasPolicy)
    return false;
  constexpr AtomicOrdering ordering = AtomicOrdering::SequentiallyConsistent;
  Align alignment(type->size() / 8);
  Value *before = nullptr;
  Value *address = addressOf(into, operands[first], *space);
  if (!vector.empty()) { // one after the other
    const Operand &values = operands[first + 1];
    std::optional<AtomicRMWInst::BinOp> known = operationOf(operation, *type);
    if (name == "atom" || values.kind != Operand::Kind::Vector || !known || !type->isReal() ||
        values.parts.size() != size_t(vector[1] - '0'))
      return false;
    Type *element = type->element(into.context());
    if (type->count == 2)
      element = FixedVectorType::get(element, 2);
    for (size_t i = 0; i < values.parts.size(); ++i)
      build.CreateAtomicRMW(*known, build.CreateConstGEP1_64(element, address, i),
                            build.CreateBitCast(into.read(values.parts[i], type->size()), element),
                            alignment, ordering);
    return true;
  }
  Value *value = into.read(operands[first + 1], type->size());
  if (operation == "cas") {
    Value *next = into.read(operands[first + 2], type->size());
    before = build.CreateExtractValue(
        build.CreateAtomicCmpXchg(address, value, next, alignment, ordering, ordering), 0);
  } else {
    std::optional<AtomicRMWInst::BinOp> known = operationOf(operation, *type);
    if (!known)
      return false;
    if (type->isReal()) {
      Type *element = type->element(into.context());
      if (type->count == 2)
        element = FixedVectorType::get(element, 2);
      value = build.CreateBitCast(value, element);
    }
    before = build.CreateAtomicRMW(*known, address, value, alignment, ordering);
  }
  if (name == "atom")
    into.write(operands[0], build.CreateBitCast(before, build.getIntNTy(type->size())),
               type->isSigned());
  return true;
}

} // namespace tranship::emulator::ptx
