// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "InlineAssembly.h"

#include "WaveChecks.h"

#include "emulator/interface/GeneratedCode.h"
#include "emulator/interface/Wave.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/InlineAsm.h"

#include <cstddef>
#include <optional>

using namespace llvm;

namespace tranship::emulator {

namespace {

/// One instruction: its name, its operands as numbers of arguments of the call, and an offset.
struct AssemblyInstruction {
  enum class Kind : uint8_t { Load, Store, Move, Barrier };
  Kind kind;
  bool isSigned = false; ///< of a load: the sign is extended
  bool isLds = false;
  unsigned bits = 0;
  SmallVector<unsigned, 3> operands;
  int64_t offset = 0;
};

/// How many bits the part of a name after the kind of memory loads, and whether it extends the sign.
std::pair<unsigned, bool> loadOf(StringRef suffix) {
  return StringSwitch<std::pair<unsigned, bool>>(suffix)
#define ASSEMBLY_LOAD(Suffix, Bits, IsSigned) .Case(Suffix, {Bits, IsSigned})
#include "AssemblyInstructions.def"
      .Default({0, false});
}

unsigned storeOf(StringRef suffix) {
  return StringSwitch<unsigned>(suffix)
#define ASSEMBLY_STORE(Suffix, Bits) .Case(Suffix, Bits)
#include "AssemblyInstructions.def"
      .Default(0);
}

bool onlyWaits(StringRef name) {
  return StringSwitch<bool>(name)
#define ASSEMBLY_WAIT(Prefix) .StartsWith(Prefix, true)
#include "AssemblyInstructions.def"
      .Default(false);
}

/// Reads the words that follow a name. Returns false if one is not known.
bool readOperands(StringRef text, AssemblyInstruction &instruction) {
  SmallVector<StringRef> words;
  SplitString(text, words, " \t,");
  for (StringRef word : words) {
    unsigned number;
    if (word.consume_front("$")) {
      if (word.getAsInteger(10, number))
        return false;
      instruction.operands.push_back(number);
    } else if (word.consume_front("offset:")) {
      if (word.getAsInteger(0, instruction.offset))
        return false;
    } else if (!StringSwitch<bool>(word)
                    .Cases({"off", "glc", "slc", "dlc", "sc0", "sc1", "nt"}, true)
                    .StartsWith("scope:", true)
                    .StartsWith("th:", true)
                    .Default(false))
      return false; // which caches keep the value makes no difference
  }
  return true;
}

/// Returns nothing if it is not known.
std::optional<AssemblyInstruction> readInstruction(StringRef name, StringRef operands) {
  using Kind = AssemblyInstruction::Kind;
  AssemblyInstruction result = {};
  StringRef suffix = name;
  result.isLds = suffix.consume_front("ds_");
  if (!result.isLds && !suffix.consume_front("flat_") && !suffix.consume_front("global_")) {
    result.kind = name == "s_barrier" ? Kind::Barrier : Kind::Move;
    if (name != "s_barrier" && name != "v_mov_b32" && name != "s_mov_b32")
      return std::nullopt;
  } else if (suffix.consume_front("load_") || (result.isLds && suffix.consume_front("read_"))) {
    result.kind = Kind::Load;
    std::tie(result.bits, result.isSigned) = loadOf(suffix);
  } else if (suffix.consume_front("store_") || (result.isLds && suffix.consume_front("write_"))) {
    result.kind = Kind::Store;
    result.bits = storeOf(suffix);
  }
  bool isMemory = result.kind != Kind::Barrier && result.kind != Kind::Move;
  if ((isMemory && result.bits == 0) || !readOperands(operands, result))
    return std::nullopt;
  // In global memory, an offset of 32 bits may precede the address.
  size_t count = result.operands.size(), expected = result.kind == Kind::Barrier ? 0 : 2;
  if (count != expected && !(count == 3 && name.starts_with("global_")))
    return std::nullopt;
  return result;
}

/// A call of inline assembly, with the values of its operands for one lane.
class AssemblyCall {
public:
  AssemblyCall(WaveWriter &writer, CallInst &call)
      : writer_(writer), call_(call), builder_(writer.builder()),
        code_(*cast<InlineAsm>(call.getCalledOperand())) {}

  void write() {
    if (!read())
      return;
    if (llvm::any_of(instructions_, isBarrier)) {
      for (size_t i = 0; i < instructions_.size(); ++i)
        writer_.callRuntime(waveBarrierFunction, builder_.getVoidTy(), {writer_.wave()});
      return;
    }
    if (instructions_.empty() && call_.getType()->isVoidTy())
      return;
    writer_.forLanes(writer_.lanes(), [&] {
      values_.assign(outputs_.size() + call_.arg_size(), nullptr);
      for (unsigned i = 0; i < call_.arg_size(); ++i)
        values_[outputs_.size() + i] = writer_.get(call_.getArgOperand(i));
      for (size_t i = 0; i < outputs_.size(); ++i)
        if (tied_[i] >= 0)
          values_[i] = values_[unsigned(tied_[i])];
      for (const AssemblyInstruction &instruction : instructions_)
        writeForLane(instruction);
      if (!call_.getType()->isVoidTy())
        writer_.setAt(call_, writer_.lane(), result());
    });
  }

private:
  static bool isBarrier(const AssemblyInstruction &instruction) {
    return instruction.kind == AssemblyInstruction::Kind::Barrier;
  }

  /// False: reported as unsupported, which ends the launch.
  bool read() {
    auto refuse = [&] {
      writer_.unsupported("inline assembly: " + StringRef(code_.getAsmString()).trim());
      return false;
    };
    if (auto *record = dyn_cast<StructType>(call_.getType()))
      outputs_.append(record->element_begin(), record->element_end());
    else if (!call_.getType()->isVoidTy())
      outputs_.push_back(call_.getType());
    tied_.assign(outputs_.size(), -1);
    std::vector<bool> isSet(outputs_.size());
    unsigned operand = 0;
    for (const InlineAsm::ConstraintInfo &constraint : code_.ParseConstraints()) {
      if (constraint.Type == InlineAsm::isClobber || constraint.Type == InlineAsm::isLabel)
        continue;
      unsigned output;
      if (constraint.isIndirect)
        return refuse();
      if (constraint.Type == InlineAsm::isInput && !constraint.Codes.empty() &&
          !StringRef(constraint.Codes[0]).getAsInteger(10, output) && output < outputs_.size()) {
        tied_[output] = int(operand);
        isSet[output] = true;
      }
      ++operand;
    }
    SmallVector<StringRef> lines;
    StringRef(code_.getAsmString()).split(lines, '\n');
    for (StringRef line : lines) {
      line = line.split(';').first.split("//").first.trim();
      StringRef name = line.take_front(line.find_first_of(" \t("));
      if (name.empty() || onlyWaits(name))
        continue;
      std::optional<AssemblyInstruction> instruction =
          readInstruction(name, line.substr(name.size()));
      if (!instruction || !fits(*instruction))
        return refuse();
      if (instruction->kind == AssemblyInstruction::Kind::Load ||
          instruction->kind == AssemblyInstruction::Kind::Move)
        isSet[instruction->operands[0]] = true;
      instructions_.push_back(std::move(*instruction));
    }
    // A text that does nothing and passes a value through hides it from the optimizer.
    if (instructions_.empty() && outputs_.size() == 1 && !isSet[0] && call_.arg_size() == 1 &&
        call_.getArgOperand(0)->getType() == call_.getType()) {
      tied_[0] = 1;
      isSet[0] = true;
    }
    bool mixes = llvm::any_of(instructions_, isBarrier) &&
                 !(llvm::all_of(instructions_, isBarrier) && outputs_.empty());
    return !mixes && llvm::all_of(isSet, [](bool set) { return set; }) ? true : refuse();
  }

  /// Whether the operands exist, and what is written is an output.
  bool fits(const AssemblyInstruction &instruction) const {
    bool writes = instruction.kind == AssemblyInstruction::Kind::Load ||
                  instruction.kind == AssemblyInstruction::Kind::Move;
    if (writes && instruction.operands[0] >= outputs_.size())
      return false;
    return llvm::all_of(instruction.operands, [&](unsigned operand) {
      return operand < outputs_.size() + call_.arg_size();
    });
  }

  void writeForLane(const AssemblyInstruction &instruction) {
    switch (instruction.kind) {
    case AssemblyInstruction::Kind::Load: {
      unsigned output = instruction.operands[0];
      Value *value = builder_.CreateAlignedLoad(memoryType(instruction.bits),
                                                address(instruction, 1, nullptr), Align(1),
                                                /*isVolatile=*/true);
      if (instruction.bits < 32)
        value = instruction.isSigned ? builder_.CreateSExt(value, builder_.getInt32Ty())
                                     : builder_.CreateZExt(value, builder_.getInt32Ty());
      values_[output] = converted(value, outputs_[output]);
      break;
    }
    case AssemblyInstruction::Kind::Store: {
      Value *value = converted(values_[instruction.operands[1]], memoryType(instruction.bits));
      builder_.CreateAlignedStore(value, address(instruction, 0, value), Align(1),
                                  /*isVolatile=*/true);
      break;
    }
    case AssemblyInstruction::Kind::Move: {
      unsigned output = instruction.operands[0];
      values_[output] = converted(values_[instruction.operands[1]], outputs_[output]);
      break;
    }
    case AssemblyInstruction::Kind::Barrier:
      break;
    }
  }

  /// A load or store of a vector is one access of the processor; one of an integer of 128 bits
  /// would be two.
  Type *memoryType(unsigned bits) {
    return bits > 64 ? static_cast<Type *>(FixedVectorType::get(builder_.getInt32Ty(), bits / 32))
                     : builder_.getIntNTy(bits);
  }

  /// A third operand is the base in a scalar register; the first one is an offset then. `stored`:
  /// null for a load.
  Value *address(const AssemblyInstruction &instruction, unsigned first, Value *stored) {
    Value *base = values_[instruction.operands[first]];
    Value *offset = builder_.getInt64(uint64_t(instruction.offset));
    if (instruction.operands.size() == 3) {
      offset = builder_.CreateAdd(offset, builder_.CreateZExtOrTrunc(base, builder_.getInt64Ty()));
      base = values_[instruction.operands[2]];
    }
    if (base->getType()->isIntegerTy()) {
      if (instruction.isLds) {
        offset = builder_.CreateAdd(offset, builder_.CreateZExt(base, builder_.getInt64Ty()));
        base = writer_.waveField(offsetof(Wave, lds), builder_.getPtrTy());
      } else
        base = builder_.CreateIntToPtr(base, builder_.getPtrTy());
    }
    Value *result = builder_.CreatePtrAdd(base, offset);
    if (WaveChecks *checks = writer_.checks())
      result = checks->access(writer_, call_, PoisonValue::get(builder_.getPtrTy()), result,
                              instruction.bits / 8, stored,
                              (stored ? writeAccess : readAccess) | volatileAccess);
    return result;
  }

  /// The same bits as another type; excess ones are cut off, and missing ones are 0.
  Value *converted(Value *value, Type *type) {
    const DataLayout &layout = call_.getModule()->getDataLayout();
    type = writer_.space().type(type);
    auto numberOf = [&](Type *of) {
      unsigned bits = of->isPointerTy() ? 64 : unsigned(layout.getTypeSizeInBits(of));
      return builder_.getIntNTy(bits);
    };
    Type *from = value->getType();
    value = from->isPointerTy() ? builder_.CreatePtrToInt(value, builder_.getInt64Ty())
                                : builder_.CreateBitCast(value, numberOf(from));
    value = builder_.CreateZExtOrTrunc(value, numberOf(type));
    return type->isPointerTy() ? builder_.CreateIntToPtr(value, type)
                               : builder_.CreateBitCast(value, type);
  }

  Value *result() {
    if (!call_.getType()->isStructTy())
      return values_[0];
    Value *record = PoisonValue::get(writer_.space().type(call_.getType()));
    for (unsigned i = 0; i < outputs_.size(); ++i)
      record = builder_.CreateInsertValue(record, values_[i], i);
    return record;
  }

  WaveWriter &writer_;
  CallInst &call_;
  IRBuilder<> &builder_;
  InlineAsm &code_;
  SmallVector<Type *> outputs_;
  std::vector<int> tied_; ///< for each output, the operand that it begins with, or -1
  std::vector<AssemblyInstruction> instructions_;
  SmallVector<Value *> values_; ///< of the operands, outputs first
};

} // namespace

void writeInlineAssembly(WaveWriter &writer, CallInst &call) { AssemblyCall(writer, call).write(); }

} // namespace tranship::emulator
