// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FlatSpace.h"
#include "WaveModule.h"

#include "emulator/interface/GeneratedCode.h"
#include "emulator/plugin/ModuleTables.h"
#include "emulator/plugin/Unit.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

class Registration {
public:
  Registration(Module &module, const FlatSpace &space)
      : module_(module), space_(space), writer_(module) {}

  GlobalVariable *entry(const std::vector<WaveKernel> &code, const WaveOptions &options,
                        std::optional<unsigned> width) {
    SmallVector<Constant *> kernels, variables;
    for (const WaveKernel &kernel : code)
      kernels.push_back(
          writer_.record({writer_.text(kernel.name), kernel.code, writer_.text(kernel.parameters),
                          writer_.number(kernel.lds), writer_.null(),
                          writer_.text("its code is that of a whole wave")}));
    for (auto &[from, variable] : space_.globals())
      if (variable->isExternallyInitialized() && !variable->isDeclaration()) {
        uint64_t flags = variable->isConstant() ? uint64_t(constantVariable) : 0;
        variable->setConstant(false); // the host writes it (hipMemcpyToSymbol)
        uint64_t size = module_.getDataLayout().getTypeAllocSize(variable->getValueType());
        variables.push_back(
            writer_.record({writer_.text(variable->getName()), variable, writer_.number(size),
                            writer_.number(flags), writer_.text("?")}));
      }
    Constant *offset = writer_.variable(writer_.number(0), "tranship.shared.offset");
    uint64_t flags = 0;
    if (width)
      flags = *width == 32 ? wave32Module : wave64Module;
    SmallVector<Constant *> globals;
    if (options.isChecked) {
      flags |= checkedModule;
      for (auto &[from, variable] : space_.globals())
        if (!variable->isDeclaration())
          globals.push_back(writer_.record({writer_.text(variable->getName()), variable,
                                            writer_.number(module_.getDataLayout().getTypeAllocSize(
                                                variable->getValueType()))}));
    }
    return writer_.variable(
        writer_.record({writer_.text(options.tag), writer_.table(kernels, "tranship.kernels"),
                        writer_.number(kernels.size()),
                        writer_.table(variables, "tranship.variables"),
                        writer_.number(variables.size()), writer_.number(space_.largestLds()),
                        offset, writer_.table(globals, "tranship.globals"),
                        writer_.number(globals.size()), writer_.number(flags)}),
        "tranship.module");
  }

private:
  Module &module_;
  const FlatSpace &space_;
  TableWriter writer_;
};

} // namespace

void registerWaveModule(Module &module, const FlatSpace &space,
                        const std::vector<WaveKernel> &kernels, const WaveOptions &options,
                        std::optional<unsigned> width) {
  registerAtStart(module, Registration(module, space).entry(kernels, options, width));
}

} // namespace tranship::emulator
