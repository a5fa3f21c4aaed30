// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/MakeFragments.h"

#include "support/TextFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::project {

namespace path = llvm::sys::path;

bool isFragmentOfMake(llvm::StringRef file) {
  if (path::extension(file) != ".inc")
    return false;
  llvm::StringRef name = path::stem(file);
  if (name.equals_insensitive("makefile") || name.equals_insensitive("make"))
    return true;
  llvm::Expected<std::string> text = readRegularFile(file.str(), maxSourceSize);
  if (!text) {
    llvm::consumeError(text.takeError()); // reported when it is read as a source
    return false;
  }
  for (llvm::StringRef line : llvm::split(llvm::StringRef(*text), '\n')) {
    llvm::StringRef rest = line.drop_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
    if (rest.size() == line.size() || line.rtrim().ends_with(";"))
      continue;
    rest = rest.ltrim(" \t");
    if (rest.starts_with(":=") || rest.starts_with("?="))
      return true;
  }
  return false;
}

} // namespace tranship::project
