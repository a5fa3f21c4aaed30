// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/StandardInput.h"

#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <unistd.h>

namespace tranship::driver {

bool readsStandardInput(llvm::ArrayRef<std::string> inputs) {
  return llvm::is_contained(inputs, standardInput);
}

llvm::Expected<std::optional<StandardInputText>>
readStandardInput(llvm::ArrayRef<std::string> inputs) {
  if (!readsStandardInput(inputs))
    return std::nullopt;
  llvm::Expected<std::string> text = readStream(STDIN_FILENO, "standard input", maxSourceSize);
  if (!text)
    return text.takeError();
  llvm::SmallString<256> path;
  if (std::error_code error = llvm::sys::fs::current_path(path))
    return llvm::createFileError("the current folder", error);
  llvm::sys::path::append(path, standardInputName);
  return StandardInputText{std::string(path), std::move(*text)};
}

llvm::Error checkOutputOfStandardInput(llvm::ArrayRef<std::string> inputs,
                                       const std::string &output,
                                       const InputOptions &inputOptions) {
  bool isFolder = inputs.size() > 1 || !inputOptions.root.empty() ||
                  llvm::StringRef(output).ends_with("/") || llvm::sys::fs::is_directory(output);
  if (!readsStandardInput(inputs) || output.empty() || !isFolder)
    return llvm::Error::success();
  return llvm::createStringError(
      "-o cannot be a folder for standard input, which has no file name; name a file, or leave "
      "out -o to print the result");
}

} // namespace tranship::driver
