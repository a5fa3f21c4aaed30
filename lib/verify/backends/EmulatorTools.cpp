// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/backends/EmulatorTools.h"

#include "support/ClangInstallation.h"
#include "verify/backends/Machine.h"

#include "llvm/Config/llvm-config.h"

#include <fmt/format.h>

namespace tranship::verify {

llvm::Expected<emulator::Tools> emulatorTools(const Machine &machine) {
  llvm::Expected<emulator::Tools> tools =
      emulator::findTools(machine.options.program, clangCompiler());
  const std::string &clang = machine.options.clang;
  if (!tools || clang.empty())
    return tools;
  if (!llvm::StringRef(versionLine(clang))
           .contains(fmt::format("clang version {}.", LLVM_VERSION_MAJOR)))
    return llvm::createStringError(fmt::format(
        "{} is not clang {}, which loads the emulator's plugin", clang, LLVM_VERSION_MAJOR));
  tools->clang = clang;
  return tools;
}

} // namespace tranship::verify
