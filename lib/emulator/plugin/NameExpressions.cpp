// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DevicePass.h"

#include "Unit.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace tranship::emulator {

void nameExpressions(Module &module) {
  SmallVector<GlobalVariable *> expressions;
  for (GlobalVariable &variable : module.globals())
    if (variable.getName().starts_with(expressionPrefix) && variable.hasInitializer())
      expressions.push_back(&variable);
  for (GlobalVariable *variable : expressions) {
    auto *target = dyn_cast<GlobalValue>(variable->getInitializer()->stripPointerCasts());
    std::string name = variable->getName().str();
    removeFromUsedLists(module, [&](Constant *used) { return used == variable; });
    variable->setName("");
    Constant *text =
        ConstantDataArray::getString(module.getContext(), target ? target->getName() : "");
    new GlobalVariable(module, text->getType(), true, GlobalValue::ExternalLinkage, text, name);
    variable->replaceAllUsesWith(PoisonValue::get(variable->getType()));
    variable->eraseFromParent();
  }
}

void exposeStaticVariables(Module &module) {
  for (const auto &[symbol, name] : currentUnit().staticVariables)
    if (GlobalVariable *variable = module.getGlobalVariable(symbol, /*AllowInternal=*/true);
        variable && !variable->isDeclaration() && !module.getNamedValue(name)) {
      variable->setName(name);
      variable->setLinkage(GlobalValue::ExternalLinkage);
      variable->setExternallyInitialized(true); // the host writes it
    }
}

} // namespace tranship::emulator
