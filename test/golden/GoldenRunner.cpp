// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares translations with their goldens, byte for byte, and their diagnostics with the `//
// DIAG:` marks, both ways.
//
//   golden-runner CASE...                       compare (also: translating a golden again changes
//   nothing) golden-runner --update CASE...              write the goldens golden-runner
//   --cuda-path DIR CASE...       compare what a parse on an installed toolkit gives golden-runner
//   --compile CLANG CASE...       the goldens compile as HIP for the host and for gfx90a
//
// Exit: 0 all is well, 1 something differs, 77 skipped.
#include "GoldenCase.h"

#include "source/UnifiedDiff.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::mapping;
using namespace tranship::project;
using namespace tranship::translate;

namespace {

struct Mode {
  bool update = false;
  std::string cudaPath;
  std::string compiler;
};

std::string goldenOf(const GoldenCase &golden, const TranslatedFile &translated) {
  const InputFile &file = *translated.input;
  if (!golden.isTree)
    return outputName(golden.input);
  llvm::SmallString<256> path(llvm::sys::path::parent_path(golden.input));
  llvm::sys::path::append(path, "expected", outputName(translated, file.relativePath()));
  return std::string(path);
}

bool write(const std::string &path, llvm::StringRef text) {
  llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path));
  std::error_code error;
  llvm::raw_fd_ostream(path, error) << text;
  if (error)
    llvm::errs() << path << ": " << error.message() << "\n";
  return !error;
}

bool compareText(const TranslatedFile &file, const std::string &golden) {
  auto expected = llvm::MemoryBuffer::getFile(golden);
  if (!expected) {
    llvm::errs() << golden << ": no golden yet; run scripts/update-goldens\n";
    return false;
  }
  if ((*expected)->getBuffer() == file.text())
    return true;
  llvm::errs() << unifiedDiff((*expected)->getBuffer(), file.text(), golden, "translation")
               << "If this is right, run scripts/update-goldens and read its diff.\n";
  return false;
}

bool compareDiagnostics(llvm::ArrayRef<InputFile> inputs, const Translation &translation) {
  std::set<std::string> announced = announcedDiagnostics(inputs);
  std::set<std::string> reported = reportedDiagnostics(translation);
  for (const std::string &missing : announced)
    if (!reported.contains(missing))
      llvm::errs() << missing << " is announced by a mark, but not reported\n";
  for (const Diagnostic &diagnostic : translation.diagnostics) {
    Translation one;
    one.diagnostics.push_back(diagnostic);
    std::string line = *reportedDiagnostics(one).begin();
    if (!announced.contains(line))
      llvm::errs() << line << " is reported, but not announced: " << diagnostic.message << "\n";
  }
  return announced == reported;
}

/// A translation translated again must stay as it is.
bool isIdempotent(const TranslatedFile &file, const std::string &golden, bool roc) {
  std::vector<InputFile> again;
  again.push_back({std::make_unique<SourceFile>(golden, file.text().str()),
                   llvm::sys::path::parent_path(golden).str(), file.input->role});
  Table table;
  if (roc)
    table.useRocLibraries();
  llvm::Expected<Translation> second = translateInputs(again, table, {});
  if (!second) {
    llvm::errs() << llvm::toString(second.takeError()) << "\n";
    return false;
  }
  if (second->files.front().text() == file.text())
    return true;
  llvm::errs() << unifiedDiff(file.text(), second->files.front().text(), golden,
                              "translated again");
  return false;
}

bool compile(const Mode &mode, const GoldenCase &golden, const std::string &file) {
  for (bool device : {false, true}) {
    std::vector<std::string> arguments = {
        mode.compiler, "-x", "hip", "-fsyntax-only", "-w", "-nogpulib", "-std=c++17",
        "--rocm-path=/usr",
        // Debian's HIP 5.2 predates the macro's removal from clang.
        "-D__AMDGCN_WAVEFRONT_SIZE=64"};
    if (device)
      arguments.insert(arguments.end(), {"--cuda-device-only", "--offload-arch=gfx90a"});
    else
      arguments.push_back("--cuda-host-only");
    arguments.insert(arguments.end(), golden.options.extraFlags.begin(),
                     golden.options.extraFlags.end());
    if (golden.isTree)
      arguments.push_back(
          ("-I" + llvm::sys::path::parent_path(golden.input) + "/expected/include").str());
    arguments.push_back(file);
    std::vector<llvm::StringRef> views(arguments.begin(), arguments.end());
    if (llvm::sys::ExecuteAndWait(mode.compiler, views) != 0) {
      llvm::errs() << file << " does not compile as HIP for the " << (device ? "device" : "host")
                   << "\n";
      return false;
    }
  }
  return true;
}

bool run(const Mode &mode, const std::string &path) {
  llvm::Expected<GoldenCase> golden = GoldenCase::read(path);
  if (!golden) {
    llvm::errs() << llvm::toString(golden.takeError()) << "\n";
    return false;
  }
  golden->options.cudaPath = mode.cudaPath;
  llvm::Expected<std::vector<InputFile>> inputs = readInputs({golden->input});
  if (!inputs) {
    llvm::errs() << llvm::toString(inputs.takeError()) << "\n";
    return false;
  }
  if (golden->onlyChecks && (!mode.compiler.empty() || !mode.cudaPath.empty()))
    return true; // there is no output, and what a toolkit's headers diagnose is theirs
  if (!golden->fitsToolkit && !mode.cudaPath.empty())
    return true;
  if (!mode.compiler.empty()) {
    bool good = true;
    for (const InputFile &input : *inputs) {
      TranslatedFile file;
      file.input = &input;
      // Some keep their names.
      file.keepsName = !llvm::sys::fs::exists(goldenOf(*golden, file));
      if (golden->compiles && input.role == FileRole::CudaSource)
        good &= compile(mode, *golden, goldenOf(*golden, file));
    }
    return good;
  }
  Table table;
  if (golden->roc)
    table.useRocLibraries();
  llvm::Expected<Translation> translation = translateInputs(*inputs, table, golden->options);
  if (!translation) {
    llvm::errs() << llvm::toString(translation.takeError()) << "\n";
    return false;
  }
  if (golden->onlyChecks) {
    llvm::erase_if(translation->diagnostics,
                   [](const Diagnostic &diagnostic) { return !isCheck(diagnostic.kind); });
    return compareDiagnostics(*inputs, *translation);
  }
  // What checks only remark is a matter of their own cases.
  llvm::erase_if(translation->diagnostics, [](const Diagnostic &diagnostic) {
    return isCheck(diagnostic.kind) && severityOf(diagnostic.kind) == Severity::Note;
  });
  bool good = true;
  for (const TranslatedFile &file : translation->files) {
    std::string goldenPath = goldenOf(*golden, file);
    if (mode.update)
      good &= write(goldenPath, file.text());
    else
      good &= compareText(file, goldenPath);
    if (mode.cudaPath.empty() && !golden->options.keepChevrons && !golden->isTree)
      good &= isIdempotent(file, goldenPath, golden->roc);
  }
  // What a toolkit's headers diagnose is theirs; the edits must be the same.
  if (mode.cudaPath.empty())
    good &= compareDiagnostics(*inputs, *translation);
  return good;
}

} // namespace

int main(int argc, char **argv) {
  Mode mode;
  std::vector<std::string> cases;
  for (int i = 1; i < argc; ++i) {
    llvm::StringRef argument = argv[i];
    if (argument == "--update")
      mode.update = true;
    else if (argument == "--cuda-path" && i + 1 < argc)
      mode.cudaPath = argv[++i];
    else if (argument == "--compile" && i + 1 < argc)
      mode.compiler = argv[++i];
    else
      cases.push_back(argument.str());
  }
  if (!mode.cudaPath.empty() && !llvm::sys::fs::exists(mode.cudaPath + "/include/cuda_runtime.h")) {
    llvm::outs() << "skipped: no CUDA toolkit in " << mode.cudaPath << "\n";
    return 77;
  }
  if (!mode.compiler.empty() && (!llvm::sys::fs::exists(mode.compiler) ||
                                 !llvm::sys::fs::exists("/usr/include/hip/hip_runtime.h"))) {
    llvm::outs() << "skipped: no " << mode.compiler << " or no HIP headers in /usr/include/hip\n";
    return 77;
  }
  size_t failed = llvm::count_if(cases, [&](const std::string &path) { return !run(mode, path); });
  llvm::outs() << cases.size() - failed << " of " << cases.size() << " goldens hold\n";
  return failed || cases.empty() ? 1 : 0;
}
