// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// amd-ir INPUT.bc TAG -o OUTPUT.bc [checked] [library=FOLDER]...: makes code for the host's processor of
// code for an AMD GPU. Reports of checks name lines of files that are not below such a folder.
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
  tranship::emulator::WaveOptions options;
  bool isUnderstood = count >= 5 && StringRef(arguments[3]) == "-o";
  for (int i = 5; i < count; ++i) {
    StringRef word = arguments[i];
    if (word == "checked")
      options.isChecked = true;
    else if (word.consume_front("library="))
      options.libraryFolders.push_back(word.str());
    else
      isUnderstood = false;
  }
  if (!isUnderstood) {
    errs() << "usage: amd-ir INPUT TAG -o OUTPUT [checked] [library=FOLDER]...\n";
    return 2;
  }
  options.tag = arguments[2];
  const char *file = arguments[4];
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
  if (Error error = tranship::emulator::makeWaveModule(*module, options))
    return fail(toString(std::move(error)));
  std::error_code error;
  ToolOutputFile output(file, error, sys::fs::OF_None);
  if (error)
    return fail(Twine(file) + ": " + error.message());
  if (StringRef(file).ends_with(".ll"))
    module->print(output.os(), nullptr);
  else
    WriteBitcodeToFile(*module, output.os());
  output.keep();
  return 0;
}
