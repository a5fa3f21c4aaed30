// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The clang++ in tranship's packages, for the emulator: clang's driver, and the part of `clang -cc1` that
// `tranship verify` uses. It generates code only for this machine's processor.
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/CodeGen/CodeGenAction.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/TextDiagnosticBuffer.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"

/// Debian's libclangCodeGen.a expects Polly, whose passes this program never requests.
llvm::PassPluginLibraryInfo getPollyPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "Polly", LLVM_VERSION_STRING, [](llvm::PassBuilder &) {}};
}

namespace {

using Arguments = llvm::ArrayRef<const char *>;

/// Returns null for actions that this program does not need, such as clang's static analyzer.
std::unique_ptr<clang::FrontendAction> actionFor(clang::frontend::ActionKind kind) {
  switch (kind) {
  case clang::frontend::EmitObj:
    return std::make_unique<clang::EmitObjAction>();
  case clang::frontend::EmitAssembly:
    return std::make_unique<clang::EmitAssemblyAction>();
  case clang::frontend::EmitBC:
    return std::make_unique<clang::EmitBCAction>();
  case clang::frontend::EmitLLVM:
    return std::make_unique<clang::EmitLLVMAction>();
  case clang::frontend::GeneratePCH:
    return std::make_unique<clang::GeneratePCHAction>();
  case clang::frontend::ParseSyntaxOnly:
    return std::make_unique<clang::SyntaxOnlyAction>();
  case clang::frontend::PrintPreprocessedInput:
    return std::make_unique<clang::PrintPreprocessedAction>();
  default:
    return nullptr;
  }
}

/// Passes the arguments of `-mllvm` on.
void readBackendOptions(const std::vector<std::string> &options) {
  std::vector<const char *> words = {"clang (LLVM option parsing)"};
  for (const std::string &option : options)
    words.push_back(option.c_str());
  llvm::cl::ParseCommandLineOptions(static_cast<int>(words.size()), words.data());
}

/// Does the work of `clang -cc1`.
bool compile(Arguments arguments) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  clang::DiagnosticOptions options;
  clang::TextDiagnosticBuffer early;
  clang::DiagnosticsEngine diagnostics(clang::DiagnosticIDs::create(), options, &early,
                                       /*ShouldOwnClient=*/false);
  clang::CompilerInstance compiler;
  bool understood =
      clang::CompilerInvocation::CreateFromArgs(compiler.getInvocation(), arguments, diagnostics);
  compiler.createDiagnostics();
  early.FlushDiagnostics(compiler.getDiagnostics());
  if (!understood)
    return false;
  compiler.LoadRequestedPlugins();
  if (compiler.getDiagnostics().hasErrorOccurred())
    return false;
  const clang::FrontendOptions &frontend = compiler.getFrontendOpts();
  readBackendOptions(frontend.LLVMArgs);
  std::unique_ptr<clang::FrontendAction> action = actionFor(frontend.ProgramAction);
  if (!action) {
    llvm::errs() << "clang++: tranship's compiler cannot do this; use another clang\n";
    return false;
  }
  return compiler.ExecuteAction(*action);
}

/// Does the work of `clang++`: starts this program again for each file, and then the linker.
bool drive(const std::string &self, Arguments arguments) {
  clang::DiagnosticOptions options;
  clang::TextDiagnosticPrinter printer(llvm::errs(), options);
  clang::DiagnosticsEngine diagnostics(clang::DiagnosticIDs::create(), options, &printer,
                                       /*ShouldOwnClient=*/false);
  clang::driver::Driver driver(self, llvm::sys::getDefaultTargetTriple(), diagnostics);
  std::vector<const char *> words = {self.c_str(), "--driver-mode=g++"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::unique_ptr<clang::driver::Compilation> compilation(driver.BuildCompilation(words));
  if (!compilation || compilation->containsError())
    return false;
  llvm::SmallVector<std::pair<int, const clang::driver::Command *>, 4> failed;
  return driver.ExecuteCompilation(*compilation, failed) == 0;
}

} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  Arguments arguments(argv + 1, argv + argc);
  if (!arguments.empty() && arguments.front() == llvm::StringRef("-cc1"))
    return compile(arguments.drop_front()) ? 0 : 1;
  std::string self = llvm::sys::fs::getMainExecutable(argv[0], reinterpret_cast<void *>(&drive));
  return drive(self, arguments) ? 0 : 1;
}
