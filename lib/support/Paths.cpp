// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/Paths.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship {

std::string absolutePath(llvm::StringRef path) {
  llvm::SmallString<256> result(path);
  (void)llvm::sys::fs::make_absolute(result); // fails only without a working directory
  llvm::sys::path::remove_dots(result, /*remove_dot_dot=*/true);
  while (result.size() > 1 && result.back() == '/')
    result.pop_back();
  return std::string(result);
}

std::string withoutDots(llvm::StringRef path) {
  llvm::SmallString<256> result(path);
  llvm::sys::path::remove_dots(result, /*remove_dot_dot=*/true);
  return std::string(result);
}

std::string realPath(llvm::StringRef path) {
  std::string real = existingRealPath(path);
  return real.empty() ? path.str() : real;
}

std::string existingRealPath(llvm::StringRef path) {
  llvm::SmallString<256> real;
  return llvm::sys::fs::real_path(path, real) ? std::string() : std::string(real);
}

std::optional<llvm::StringRef> relativeTo(llvm::StringRef folder, llvm::StringRef path) {
  if (folder.empty() || !path.consume_front(folder.rtrim('/')))
    return std::nullopt;
  if (!path.empty() && !path.consume_front("/"))
    return std::nullopt;
  return path;
}

bool isWithin(llvm::StringRef folder, llvm::StringRef path) {
  return relativeTo(folder, path).has_value();
}

std::string commonFolder(llvm::StringRef folder, llvm::StringRef path) {
  while (folder.size() > 1 && !isWithin(folder, path))
    folder = llvm::sys::path::parent_path(folder);
  return folder.str();
}

} // namespace tranship
