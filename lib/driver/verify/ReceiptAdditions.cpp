// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/ReceiptAdditions.h"

#include "driver/Output.h"
#include "driver/verify/VerifyTranslation.h"
#include "programs/ProgramSources.h"

#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::driver {
namespace {

namespace paths = llvm::sys::path;

/// Whether a path stays in its folder. The paths in a receipt are not trusted.
bool staysBelow(llvm::StringRef path) {
  return !paths::is_absolute(path) && !llvm::is_contained(llvm::split(path, '/'), "..");
}

std::string resolved(const std::string &folder, const std::string &path) {
  return path == "." ? folder : joinPath(folder, path);
}

/// Lists the new files. Errors: the program cannot be read.
llvm::Expected<std::vector<std::string>> newFiles(const Receipt &receipt,
                                                  const std::string &folder) {
  std::vector<std::string> found;
  auto addUnlessKnown = [&](const std::map<std::string, std::string> &known,
                            const std::string &base, const std::string &path) {
    if (!known.count(path))
      found.push_back(joinPath(base, path) + " is new");
  };
  llvm::Expected<Manifest> manifest = manifestOf(resolved(folder, receipt.source));
  if (!manifest)
    return manifest.takeError();
  if (!manifest->file.empty())
    addUnlessKnown(receipt.original, manifest->folder, paths::filename(manifest->file).str());
  llvm::Expected<std::vector<InputFile>> inputs = readSources(*manifest);
  if (!inputs)
    return inputs.takeError();
  for (const InputFile &input : *inputs)
    addUnlessKnown(receipt.original, manifest->folder, input.relativePath());

  if (receipt.portFolder.empty()) {
    llvm::Expected<std::vector<std::string>> settings = settingsFiles(manifest->folder);
    if (!settings)
      return settings.takeError();
    for (const std::string &file : *settings) {
      // The tree may have moved since the receipt was written.
      std::optional<llvm::StringRef> rest = relativeTo(folder, file);
      std::string before = rest ? joinPath(receipt.folder, *rest) : file;
      if (!receipt.outside.count(realPath(file)) && !receipt.outside.count(before))
        found.push_back(file + " is new");
    }
    return found;
  }
  std::vector<std::string> given;
  for (const std::string &path : receipt.portSources)
    given.push_back(resolved(receipt.portFolder, path));
  if (given.empty())
    return found;
  llvm::Expected<Program> port = readPort(given);
  if (!port)
    return port.takeError();
  for (const ProgramFile &file : port->files)
    addUnlessKnown(receipt.port, port->folder, file.path);
  return found;
}

} // namespace

void addNewFiles(const Receipt &receipt, const std::string &folder, ReceiptCheck &check) {
  if (!check.stale.empty() || receipt.source.empty() || receipt.original.empty() ||
      !staysBelow(receipt.source) || !llvm::all_of(receipt.portSources, staysBelow))
    return;
  llvm::Expected<std::vector<std::string>> found =
      newFiles(receipt, folder.empty() ? receipt.folder : folder);
  if (found)
    check.stale = std::move(*found);
  else
    check.stale = {"cannot be verified again: " + llvm::toString(found.takeError())};
}

} // namespace tranship::driver
