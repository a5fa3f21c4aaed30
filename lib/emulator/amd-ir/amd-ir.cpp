// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// amd-ir INPUT.bc OUTPUT.bc TAG: makes code for the host's processor of code for an AMD GPU.
#include "WaveModule.h"

#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;

int main(int count, char **arguments) {
  if (count != 4) {
    errs() << "usage: amd-ir INPUT OUTPUT TAG\n";
    return 2;
  }
  auto fail = [](const Twine &message) {
    WithColor::error(errs(), "amd-ir") << message << '\n';
    return 1;
  };
  LLVMContext context;
  SMDiagnostic problem;
  std::unique_ptr<Module> module = parseIRFile(arguments[1], problem, context);
  if (!module) {
    problem.print("amd-ir", errs());
    return 1;
  }
  if (Error error = tranship::emulator::makeWaveModule(*module, arguments[3]))
    return fail(toString(std::move(error)));
  std::error_code error;
  ToolOutputFile output(arguments[2], error, sys::fs::OF_None);
  if (error)
    return fail(Twine(arguments[2]) + ": " + error.message());
  if (StringRef(arguments[2]).ends_with(".ll"))
    module->print(output.os(), nullptr);
  else
    WriteBitcodeToFile(*module, output.os());
  output.keep();
  return 0;
}
