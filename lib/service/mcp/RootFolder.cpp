// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/mcp/RootFolder.h"

#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::service {

namespace paths = llvm::sys::path;

static llvm::Error outside(llvm::StringRef given) {
  return llvm::createStringError(given + ": is outside the root folder");
}

llvm::Expected<RootFolder> RootFolder::open(llvm::StringRef folder) {
  std::string real = existingRealPath(absolutePath(folder));
  if (real.empty() || !llvm::sys::fs::is_directory(real))
    return llvm::createStringError(folder + ": no such folder");
  return RootFolder(std::move(real));
}

llvm::Expected<std::string> RootFolder::spelled(llvm::StringRef given) const {
  if (llvm::is_contained(llvm::make_range(paths::begin(given), paths::end(given)), ".."))
    return llvm::createStringError(given + ": `..` is not accepted");
  return withoutDots(paths::is_absolute(given) ? given.str() : joinPath(path_, given));
}

llvm::Expected<std::string> RootFolder::existing(llvm::StringRef given) const {
  llvm::Expected<std::string> path = spelled(given);
  if (!path)
    return path.takeError();
  std::string real = existingRealPath(*path);
  // Outside, what exists is none of the client's business.
  if (!isWithin(path_, real.empty() ? *path : real))
    return outside(given);
  if (real.empty())
    return llvm::createStringError(given + ": no such file or folder");
  return real;
}

llvm::Expected<std::string> RootFolder::writable(llvm::StringRef given) const {
  llvm::Expected<std::string> path = spelled(given);
  if (!path)
    return path.takeError();
  llvm::StringRef present = *path;
  std::string real;
  while (!present.empty() && (real = existingRealPath(present)).empty())
    present = paths::parent_path(present);
  if (real.empty() || !isWithin(path_, real))
    return outside(given);
  // What follows does not exist, unless it begins with a link to nothing.
  llvm::StringRef rest = llvm::StringRef(*path).drop_front(present.size()).ltrim('/');
  if (rest.empty())
    return real;
  llvm::sys::fs::file_status status;
  if (!llvm::sys::fs::status(joinPath(real, rest.split('/').first), status, /*Follow=*/false))
    return outside(given);
  return joinPath(real, rest);
}

} // namespace tranship::service
