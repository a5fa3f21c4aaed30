// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces the inline PTX of originals by what it computes.
#include "Lowering.h"

#include "emulator/interface/GeneratedCode.h"
#include "emulator/plugin/DevicePass.h"

#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace tranship::emulator {
namespace {

struct AsmCall {
  CallBase *call;
  ptx::Statement statement;
};

/// The carry flag of a thread. Only where one statement reads what another has left, it outlives a
/// function.
class CarryFlag {
public:
  CarryFlag(Module &module, bool isShared) {
    if (isShared)
      variable_ = new GlobalVariable(module, Type::getInt8Ty(module.getContext()), false,
                                     GlobalValue::ExternalLinkage, nullptr, ptxCarrySymbol, nullptr,
                                     GlobalValue::InitialExecTLSModel);
  }

  Value *in(Function &function) {
    if (variable_)
      return variable_;
    Value *&own = own_[&function];
    if (!own) {
      BasicBlock &entry = function.getEntryBlock();
      IRBuilder<> builder(&entry, entry.getFirstInsertionPt());
      own = builder.CreateAlloca(builder.getInt8Ty());
    }
    return own;
  }

private:
  GlobalVariable *variable_ = nullptr;
  DenseMap<Function *, Value *> own_;
};

/// Leaves the statement to the assembler, which reports it if the code is needed.
void refuse(CallBase &call, StringRef what) {
  auto *code = cast<InlineAsm>(call.getCalledOperand());
  std::string text = ".error \"";
  text += lacksPtx;
  text += "'";
  for (char c : what.substr(0, what.find('\n')))
    text += c == '"' || c == '\\' || c == '$' ? '.' : c;
  text += "'\"";
  call.setCalledOperand(InlineAsm::get(code->getFunctionType(), text, code->getConstraintString(),
                                       code->hasSideEffects()));
}

} // namespace

void lowerInlinePtx(Module &module) {
  std::vector<AsmCall> calls;
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &instruction : block)
        if (auto *call = dyn_cast<CallBase>(&instruction); call && call->isInlineAsm()) {
          auto *code = cast<InlineAsm>(call->getCalledOperand());
          ptx::Statement statement = ptx::parseStatement(code->getAsmString());
          // Without instructions it is for the compiler: `asm volatile("" ::: "memory")`.
          if (!statement.instructions.empty() || !statement.error.empty())
            calls.push_back({call, std::move(statement)});
        }
  CarryFlag carry(module, any_of(calls, [](const AsmCall &each) {
                    return ptx::needsCarryFromBefore(each.statement);
                  }));
  for (AsmCall &each : calls)
    if (std::optional<std::string> unknown =
            ptx::Lowering(*each.call, each.statement, carry.in(*each.call->getFunction())).lower())
      refuse(*each.call, *unknown);
}

} // namespace tranship::emulator
