#include "verify/WorkFolder.h"

#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <sys/stat.h>

namespace tranship {

namespace fs = llvm::sys::fs;

namespace {

/// Programs may leave folders that nobody may write to.
void makeWritable(const std::string &folder) {
  std::error_code error;
  chmod(folder.c_str(), 0700);
  for (fs::directory_iterator i(folder, error, /*follow_symlinks=*/false), end; i != end && !error;
       i.increment(error))
    if (i->type() == fs::file_type::directory_file)
      makeWritable(i->path());
}

} // namespace

llvm::Expected<WorkFolder> WorkFolder::create(llvm::StringRef parent) {
  llvm::SmallString<256> folder(parent), path, real;
  if (folder.empty())
    llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, folder);
  if (std::error_code error = fs::make_absolute(folder))
    return llvm::createFileError(folder, error);
  if (std::error_code error = fs::create_directories(folder))
    return llvm::createFileError(folder, error);
  llvm::sys::path::append(folder, "tranship-verify");
  if (std::error_code error = fs::createUniqueDirectory(folder, path))
    return llvm::createFileError(folder, error);
  if (std::error_code error = fs::real_path(path, real))
    return llvm::createFileError(path, error);
  return WorkFolder(std::string(real));
}

WorkFolder::~WorkFolder() {
  if (path_.empty() || keep_)
    return;
  if (!fs::remove_directories(path_, /*IgnoreErrors=*/false))
    return;
  makeWritable(path_);
  (void)fs::remove_directories(path_); // what is left then is nobody's that we may remove
}

} // namespace tranship
