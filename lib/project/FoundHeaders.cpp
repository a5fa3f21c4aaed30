// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/FoundHeaders.h"

#include "source/IncludeDirectives.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::project {

/// The file that a compiler reads for this name. Empty: there is none.
static std::string foundHeader(llvm::StringRef name, bool isAngled, llvm::StringRef file,
                               llvm::ArrayRef<std::string> folders) {
  std::string beside = withoutDots(joinPath(llvm::sys::path::parent_path(file), name));
  if (!isAngled && llvm::sys::fs::is_regular_file(beside))
    return beside;
  for (const std::string &folder : folders)
    if (std::string path = withoutDots(joinPath(folder, name));
        llvm::sys::fs::is_regular_file(path))
      return path;
  return {};
}

llvm::Error addFoundHeaders(std::vector<InputFile> &inputs, const std::string &root,
                            llvm::ArrayRef<std::string> folders) {
  llvm::StringSet<> seen;
  std::vector<const SourceFile *> queue;
  for (const InputFile &input : inputs) {
    seen.insert(input.source->path());
    queue.push_back(input.source.get());
  }
  while (!queue.empty()) {
    const SourceFile &file = *queue.back();
    queue.pop_back();
    for (const IncludeDirective &directive : findIncludes(file).directives) {
      std::string path =
          foundHeader(file.text(directive.name), directive.angled, file.path(), folders);
      bool isHeader = roleOf(path).value_or(FileRole::Header) == FileRole::Header;
      // Links are not followed, as in walks.
      if (path.empty() || !isHeader || !relativeTo(root, path) ||
          llvm::sys::fs::is_symlink_file(path) || !seen.insert(path).second)
        continue;
      llvm::Expected<std::string> text = readRegularFile(path, maxSourceSize);
      if (!text)
        return text.takeError();
      llvm::Expected<InputFile> header = inputOf(path, std::move(*text), root);
      if (!header)
        return header.takeError();
      header->role = FileRole::Header;
      inputs.push_back(std::move(*header));
      queue.push_back(inputs.back().source.get());
    }
    file.forgetTokens();
  }
  return llvm::Error::success();
}

} // namespace tranship::project
