// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Lowering.h"

#include "emulator/plugin/Unit.h"

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace tranship::emulator::ptx {

Lowering::Lowering(CallBase &call, const Statement &statement, Value *carry)
    : call_(call), statement_(statement), carry_(carry), builder_(&call),
      isVolatile_(cast<InlineAsm>(call.getCalledOperand())->hasSideEffects()) {}

Value *Lowering::asInteger(Value *value) {
  Type *type = value->getType();
  if (type->isPointerTy())
    return builder_.CreatePtrToInt(value, builder_.getInt64Ty());
  if (type->isIntegerTy())
    return value;
  return builder_.CreateBitCast(value, builder_.getIntNTy(type->getPrimitiveSizeInBits()));
}

void Lowering::makeVariables() {
  BasicBlock &entry = call_.getFunction()->getEntryBlock();
  IRBuilder<> top(&entry, entry.getFirstInsertionPt());
  auto variableOf = [&](Type *type) { return top.CreateAlloca(type); };
  for (unsigned bits : statement_.registers)
    registers_.push_back(variableOf(builder_.getIntNTy(bits)));

  auto *code = cast<InlineAsm>(call_.getCalledOperand());
  SmallVector<Type *> results;
  if (auto *types = dyn_cast<StructType>(call_.getType()))
    results.assign(types->element_begin(), types->element_end());
  else if (!call_.getType()->isVoidTy())
    results.push_back(call_.getType());
  auto sizeOf = [&](Type *type) {
    return unsigned(call_.getDataLayout().getTypeSizeInBits(type).getFixedValue());
  };
  unsigned output = 0, argument = 0;
  for (const InlineAsm::ConstraintInfo &constraint : code->ParseConstraints()) {
    if (constraint.Type == InlineAsm::isOutput && !constraint.isIndirect) {
      if (output == results.size())
        return fail();
      unsigned bits = sizeOf(results[output++]);
      asmOperands_.push_back(variableOf(builder_.getIntNTy(bits)));
      inputs_.push_back(nullptr);
      builder_.CreateStore(number(bits, 0), asmOperands_.back());
    } else if (constraint.Type == InlineAsm::isInput && argument < call_.arg_size()) {
      Value *value = call_.getArgOperand(argument++);
      unsigned of = 0;
      // Operands that are read and written ("+r") are also inputs, after the others.
      if (constraint.Codes.size() == 1 && !StringRef(constraint.Codes[0]).getAsInteger(10, of) &&
          of < asmOperands_.size()) {
        auto *type = cast<IntegerType>(asmOperands_[of]->getAllocatedType());
        builder_.CreateStore(builder_.CreateZExtOrTrunc(asInteger(value), type), asmOperands_[of]);
      }
      Value *bits = asInteger(value);
      asmOperands_.push_back(variableOf(bits->getType()));
      inputs_.push_back(value);
      builder_.CreateStore(bits, asmOperands_.back());
    } else if (constraint.Type != InlineAsm::isClobber) {
      return fail();
    }
  }
}

AllocaInst *Lowering::variable(const Operand &operand) {
  auto &variables = operand.kind == Operand::Kind::Register ? registers_ : asmOperands_;
  if (operand.index < variables.size())
    return variables[operand.index];
  fail();
  return nullptr;
}

Value *Lowering::read(const Operand &operand, unsigned bits) {
  if (operand.partBits) // where instructions have none
    fail();
  Type *type = builder_.getIntNTy(bits);
  switch (operand.kind) {
  case Operand::Kind::AsmOperand:
  case Operand::Kind::Register:
    if (AllocaInst *from = variable(operand)) {
      Value *value = builder_.CreateLoad(from->getAllocatedType(), from);
      return builder_.CreateZExtOrTrunc(value, type);
    }
    break;
  case Operand::Kind::Integer:
    return ConstantInt::get(type, APInt(64, operand.bits).sextOrTrunc(bits));
  case Operand::Kind::Real: {
    if (operand.realBits == bits)
      return number(bits, operand.bits);
    APFloat value(APFloat::IEEEdouble(), APInt(64, operand.bits));
    if (operand.realBits == 32)
      break;
    bool isInexact = false;
    if (bits == 32)
      value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &isInexact);
    if (bits == 32 || bits == 64)
      return ConstantInt::get(type, value.bitcastToAPInt());
    break;
  }
  case Operand::Kind::Special:
    if (Value *value = readSpecial(*this, operand.name, bits))
      return builder_.CreateZExtOrTrunc(value, type);
    break;
  case Operand::Kind::Vector: {
    unsigned count = unsigned(operand.parts.size());
    if (!count || bits % count)
      break;
    Value *result = number(bits, 0);
    for (unsigned i = 0; i < count; ++i) {
      Value *part = builder_.CreateZExt(read(operand.parts[i], bits / count), type);
      result = builder_.CreateOr(result, builder_.CreateShl(part, i * (bits / count)));
    }
    return result;
  }
  default:
    break;
  }
  fail();
  return number(bits, 0);
}

Value *Lowering::readReal(const Operand &operand, const PtxType &type) {
  return builder_.CreateBitCast(read(operand, type.bits), type.element(context()));
}

Value *Lowering::readPredicate(const Operand &operand) {
  Value *value = nullptr;
  if (operand.kind == Operand::Kind::Special && (operand.name == "%pt" || operand.name == "%pf"))
    value = builder_.getInt1(operand.name == "%pt");
  else
    value = read(operand, 1);
  return operand.isNegated ? builder_.CreateNot(value) : value;
}

ConstantInt *Lowering::readConstant(const Operand &operand) {
  if (operand.kind == Operand::Kind::Integer)
    return builder_.getInt64(operand.bits);
  if (operand.kind == Operand::Kind::AsmOperand && operand.index < inputs_.size() &&
      inputs_[operand.index])
    return dyn_cast<ConstantInt>(inputs_[operand.index]);
  return nullptr;
}

void Lowering::write(const Operand &operand, Value *value, bool isSigned) {
  if (operand.kind == Operand::Kind::Sink)
    return;
  if (operand.partBits)
    return fail();
  if (operand.kind == Operand::Kind::Vector) {
    unsigned bits = value->getType()->getIntegerBitWidth();
    unsigned count = unsigned(operand.parts.size());
    if (!count || bits % count)
      return fail();
    for (unsigned i = 0; i < count; ++i)
      write(operand.parts[i], builder_.CreateTrunc(builder_.CreateLShr(value, i * (bits / count)),
                                                   builder_.getIntNTy(bits / count)));
    return;
  }
  if (operand.kind != Operand::Kind::AsmOperand && operand.kind != Operand::Kind::Register)
    return fail();
  if (operand.kind == Operand::Kind::AsmOperand &&
      (operand.index >= inputs_.size() || inputs_[operand.index]))
    return fail();
  if (AllocaInst *into = variable(operand)) {
    auto *type = cast<IntegerType>(into->getAllocatedType());
    builder_.CreateStore(builder_.CreateIntCast(value, type, isSigned), into);
  }
}

void Lowering::writeReal(const Operand &operand, Value *value) { write(operand, asInteger(value)); }

Value *Lowering::readCarry() {
  return builder_.CreateTrunc(builder_.CreateLoad(builder_.getInt8Ty(), carryAddress()),
                              builder_.getInt1Ty());
}

void Lowering::writeCarry(Value *carry) {
  builder_.CreateStore(builder_.CreateZExt(carry, builder_.getInt8Ty()), carryAddress());
}

Value *Lowering::carryAddress() {
  auto *variable = dyn_cast<GlobalVariable>(carry_);
  return variable ? builder_.CreateThreadLocalAddress(variable) : carry_;
}

Value *Lowering::callRuntime(StringRef name, Type *result, ArrayRef<Value *> arguments) {
  SmallVector<Type *> types;
  for (Value *argument : arguments)
    types.push_back(argument->getType());
  FunctionCallee callee =
      module().getOrInsertFunction(name, FunctionType::get(result, types, false));
  if (auto *function = dyn_cast<Function>(callee.getCallee());
      name.starts_with("tranship_ptx") && !name.contains("_ptxMatrix")) {
    function->setDoesNotAccessMemory();
    function->setDoesNotThrow();
    function->setWillReturn();
  }
  return builder_.CreateCall(callee, arguments);
}

Value *Lowering::lane() { return callRuntime("tranship_lane", builder_.getInt32Ty(), {}); }

Value *Lowering::threadVariable(StringRef name, Type *type) {
  GlobalVariable *variable = module().getGlobalVariable(name);
  if (!variable)
    variable = new GlobalVariable(module(), type, false, GlobalValue::ExternalLinkage, nullptr,
                                  name, nullptr, GlobalValue::InitialExecTLSModel);
  return builder_.CreateThreadLocalAddress(variable);
}

void Lowering::choose(Value *condition, function_ref<void()> then, function_ref<void()> otherwise) {
  auto block = [&] { return BasicBlock::Create(context(), "", call_.getFunction(), behind_); };
  BasicBlock *first = block(), *second = block(), *after = block();
  builder_.CreateCondBr(condition, first, second);
  builder_.SetInsertPoint(first);
  then();
  builder_.CreateBr(after);
  builder_.SetInsertPoint(second);
  otherwise();
  builder_.CreateBr(after);
  builder_.SetInsertPoint(after);
}

std::pair<Value *, Value *> Lowering::place() {
  const DILocation *location = call_.getDebugLoc();
  Value *line = builder_.getInt32(location ? location->getLine() : 0);
  if (!location)
    return {ConstantPointerNull::get(builder_.getPtrTy()), line};
  return {builder_.CreateGlobalString(location->getFilename(), "tranship.file"), line};
}

/// Whether a thread that leaves the function has ended: only the kernel's wrapper calls it.
static bool isKernel(Function &function) {
  auto isWrapper = [](const Function &one) { return one.getName().starts_with(kernelPrefix); };
  if (!function.getReturnType()->isVoidTy())
    return false;
  return isWrapper(function) ||
         (!function.use_empty() && all_of(function.users(), [&](const User *user) {
           auto *call = dyn_cast<CallBase>(user);
           return call && call->getCalledOperand() == &function && isWrapper(*call->getFunction());
         }));
}

/// Jumps, and what ends the thread's work on the statement.
bool Lowering::lowerFlow(const Instruction &instruction) {
  if ((instruction.words[0] == "exit" || instruction.words[0] == "ret") &&
      instruction.operands.empty() && isKernel(*call_.getFunction())) {
    builder_.CreateRetVoid();
    builder_.SetInsertPoint(BasicBlock::Create(context(), "", call_.getFunction(), behind_));
    return true;
  }
  if (instruction.words[0] != "bra" || instruction.operands.size() != 1)
    return false;
  auto target = labels_.find(instruction.operands[0].name);
  if (target == labels_.end())
    return false;
  builder_.CreateBr(target->second);
  // Only a label leads to what follows.
  builder_.SetInsertPoint(BasicBlock::Create(context(), "", call_.getFunction(), behind_));
  return true;
}

std::optional<std::string> Lowering::lower() {
  if (!statement_.error.empty())
    return statement_.error;
  builder_.SetCurrentDebugLocation(call_.getDebugLoc());
  makeVariables();
  if (failed_)
    return statement_.instructions.front().code;
  BasicBlock *before = call_.getParent();
  behind_ = before->splitBasicBlock(&call_);
  before->getTerminator()->eraseFromParent();
  builder_.SetInsertPoint(before);
  builder_.SetCurrentDebugLocation(call_.getDebugLoc());
  Function *function = call_.getFunction();
  for (const Instruction &instruction : statement_.instructions)
    if (!instruction.label.empty())
      labels_[instruction.label] = BasicBlock::Create(context(), "", function, behind_);

  constexpr decltype(&lowerArithmetic) families[] = {
      lowerArithmetic,  lowerBits,        lowerVideo,        lowerSelection, lowerReal,
      lowerConversion,  lowerMemory,      lowerAtomic,       lowerWarp,      lowerMatrix,
      lowerMatrixTiles, lowerMatrixGroup, lowerMemoryBarrier};
  std::optional<std::string> unknown;
  for (const Instruction &instruction : statement_.instructions) {
    if (!instruction.label.empty()) {
      BasicBlock *block = labels_[instruction.label];
      builder_.CreateBr(block);
      builder_.SetInsertPoint(block);
      continue;
    }
    BasicBlock *skipped = nullptr;
    if (instruction.guard) {
      BasicBlock *guarded = BasicBlock::Create(context(), "", function, behind_);
      skipped = BasicBlock::Create(context(), "", function, behind_);
      builder_.CreateCondBr(readPredicate(*instruction.guard), guarded, skipped);
      builder_.SetInsertPoint(guarded);
    }
    bool isKnown = lowerFlow(instruction);
    for (auto *family : families)
      isKnown = isKnown || (!failed_ && family(*this, instruction));
    if (!isKnown || failed_)
      unknown = instruction.code;
    if (skipped) {
      builder_.CreateBr(skipped);
      builder_.SetInsertPoint(skipped);
    }
    if (unknown)
      break;
  }
  if (unknown)
    for (auto &label : labels_) // those that were not reached
      if (label.second->empty())
        IRBuilder<>(label.second).CreateBr(behind_);
  builder_.CreateBr(behind_);
  if (!unknown)
    replaceCall();
  return unknown;
}

void Lowering::replaceCall() {
  builder_.SetInsertPoint(&call_);
  auto *types = dyn_cast<StructType>(call_.getType());
  auto output = [&](unsigned index, Type *type) -> Value * {
    AllocaInst *from = asmOperands_[index];
    Value *value = builder_.CreateLoad(from->getAllocatedType(), from);
    return type->isPointerTy() ? builder_.CreateIntToPtr(value, type)
                               : builder_.CreateBitCast(value, type);
  };
  if (!call_.getType()->isVoidTy()) {
    Value *result = nullptr;
    if (types) {
      result = PoisonValue::get(types);
      for (unsigned i = 0; i < types->getNumElements(); ++i)
        result = builder_.CreateInsertValue(result, output(i, types->getElementType(i)), i);
    } else {
      result = output(0, call_.getType());
    }
    call_.replaceAllUsesWith(result);
  }
  call_.eraseFromParent();
}

bool needsCarryFromBefore(const Statement &statement) {
  for (const Instruction &instruction : statement.instructions) {
    if (instruction.words.empty())
      continue;
    StringRef name = instruction.words[0];
    if (name == "addc" || name == "subc" || name == "madc")
      return true;
    if (is_contained(instruction.words, "cc"))
      return false;
  }
  return false;
}

} // namespace tranship::emulator::ptx
