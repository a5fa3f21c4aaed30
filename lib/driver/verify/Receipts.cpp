// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/Receipts.h"

#include "driver/Output.h"
#include "driver/verify/ReceiptAdditions.h"

#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::driver {

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

namespace {

/// No project has more receipts than this.
constexpr size_t mostReceipts = 10000;

llvm::Expected<std::vector<std::string>> filesBelow(const std::string &folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::recursive_directory_iterator i(folder, error, /*follow_symlinks=*/false), end;
       i != end && !error; i.increment(error))
    if (paths::extension(i->path()) == ".json" && i->type() == fs::file_type::regular_file)
      files.push_back(i->path());
  if (error)
    return llvm::createFileError(folder, error);
  if (files.empty())
    return llvm::createStringError(folder + ": no receipts (.json files) in this folder");
  llvm::sort(files);
  return files;
}

VerifiedProgram::State stateOf(const Receipt &receipt, const ReceiptCheck &check) {
  if (!check.stale.empty())
    return VerifiedProgram::State::Stale;
  if (!check.failures.empty())
    return VerifiedProgram::State::Failed;
  return receipt.compileOnly ? VerifiedProgram::State::CompiledOnly
                             : VerifiedProgram::State::Verified;
}

} // namespace

llvm::Expected<std::vector<NamedReceipt>> readReceipts(llvm::ArrayRef<std::string> given) {
  std::vector<std::string> files;
  for (const std::string &path : given) {
    std::string absolute = absolutePath(path);
    if (!fs::is_directory(absolute)) {
      files.push_back(std::move(absolute));
      continue;
    }
    llvm::Expected<std::vector<std::string>> below = filesBelow(absolute);
    if (!below)
      return below.takeError();
    llvm::append_range(files, *below);
  }
  if (files.size() > mostReceipts)
    return llvm::createStringError("more than " + std::to_string(mostReceipts) +
                                   " receipts; name fewer");
  std::vector<NamedReceipt> receipts;
  for (const std::string &file : files) {
    llvm::Expected<Receipt> receipt = readReceipt(file);
    if (!receipt)
      return receipt.takeError();
    receipts.push_back({file, std::move(*receipt)});
  }
  return receipts;
}

std::vector<VerifiedProgram> verifiedPrograms(llvm::ArrayRef<NamedReceipt> receipts,
                                              const Translation &translation) {
  std::map<std::string, const TranslatedFile *> byPath;
  if (!receipts.empty())
    for (const TranslatedFile &file : translation.files)
      byPath[realPath(file.input->source->path())] = &file;
  std::vector<VerifiedProgram> programs;
  for (const auto &[file, receipt] : receipts) {
    // Do not demand more of a receipt from --compile-only.
    ReceiptDemands demands;
    if (receipt.compileOnly)
      demands.proof = ReceiptProof::Compilation;
    ReceiptCheck check = checkReceipt(receipt, {}, demands);
    addNewFiles(receipt, {}, check);
    VerifiedProgram program;
    for (const auto &[path, hash] : receipt.original) {
      auto known = byPath.find(realPath(joinPath(receipt.folder, path)));
      if (known == byPath.end())
        continue;
      const std::string &name = known->second->input->source->path();
      program.files.push_back(name);
      // Another version of tranship, or other options, may produce a different translation.
      auto port = receipt.port.find(outputName(*known->second, path));
      if (receipt.portFolder.empty() && port != receipt.port.end() &&
          hash == hashOf(known->second->input->source->text()) &&
          port->second != hashOf(known->second->text()))
        check.stale.push_back(name + " is now translated differently");
    }
    program.state = stateOf(receipt, check);
    program.receipt = file;
    program.program = receipt.program;
    program.port = receipt.portFolder;
    program.time = receipt.time;
    program.outcomes = std::move(check.outcomes);
    program.problems = check.stale.empty() ? std::move(check.failures) : std::move(check.stale);
    program.tolerances = receipt.tolerances;
    programs.push_back(std::move(program));
  }
  return programs;
}

} // namespace tranship::driver
