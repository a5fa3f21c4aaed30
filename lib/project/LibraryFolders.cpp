// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/LibraryFolders.h"

#include "mapping/RoleNames.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::project {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

LibraryFolders::LibraryFolders(std::vector<std::string> headers,
                               std::function<bool(llvm::StringRef)> holdsInputs,
                               bool parsesOnToolkit)
    : holdsInputs_(std::move(holdsInputs)), parsesOnToolkit_(parsesOnToolkit) {
  for (std::string &header : headers)
    headers_[llvm::StringRef(header).split('/').first].push_back(std::move(header));
}

bool LibraryFolders::has(llvm::StringRef folder, llvm::StringRef header) const {
  llvm::SmallString<256> file(folder);
  path::append(file, header);
  return fs::exists(file) && !holdsInputs_(file);
}

bool LibraryFolders::holdsHeaders(llvm::StringRef folder) const {
  std::error_code error; // a folder that does not exist has no headers
  for (fs::directory_iterator i(folder, error), end; i != end && !error; i.increment(error)) {
    auto named = headers_.find(path::filename(i->path()));
    if (named != headers_.end() &&
        llvm::any_of(named->second, [&](llvm::StringRef header) { return has(folder, header); }))
      return true;
  }
  return false;
}

bool LibraryFolders::isInstalled(llvm::StringRef folder) const {
  // A project may be there as well: `/opt/project/include` is not installed if `/opt/project` holds inputs.
  for (llvm::StringRef at = folder; !at.empty(); at = path::parent_path(at)) {
    llvm::StringRef name = path::filename(at);
    if (at == "/usr" || at == "/opt" || at == "/nix/store" || name == "site-packages" ||
        name == "dist-packages")
      return at != folder;
    if (holdsInputs_(at))
      return false;
    if (fs::exists(at + "/conda-meta"))
      return true;
  }
  return false;
}

LibraryFolders::Kind LibraryFolders::kindOf(const std::string &folder) {
  auto [known, isNew] = known_.try_emplace(folder, Kind::Other);
  auto holds = [&](llvm::StringRef header) { return has(folder, header); };
  if (isNew && mapping::isToolkitFolder(holds))
    known->second = Kind::Toolkit;
  else if (isNew && holdsHeaders(folder))
    known->second = Kind::Library;
  return known->second;
}

void LibraryFolders::arrange(std::vector<std::string> &flags, llvm::StringRef directory) {
  std::vector<std::string> arranged, own;
  for (size_t i = 0; i < flags.size(); ++i) {
    llvm::StringRef flag = flags[i];
    arranged.push_back(flag.str());
    if (flag.starts_with("-std=") || i + 1 == flags.size())
      continue; // one word, everything else has two
    arranged.push_back(flags[++i]);
    if (flag != "-I" && flag != "-isystem" && flag != "-iquote" && flag != "-idirafter")
      continue;
    llvm::SmallString<256> folder(flags[i]);
    path::make_absolute(directory, folder);
    path::remove_dots(folder, /*remove_dot_dot=*/true);
    Kind kind = kindOf(std::string(folder));
    if (kind == Kind::Toolkit && !parsesOnToolkit_)
      arranged.resize(arranged.size() - 2);
    else if (kind != Kind::Other)
      arranged[arranged.size() - 2] = parsesOnToolkit_ ? "-isystem" : "-idirafter";
    else if (flag == "-isystem" && holdsInputs_(folder)) {
      own.insert(own.end(), {"-I", flags[i]});
      arranged.resize(arranged.size() - 2);
    } else if ((flag == "-I" || flag == "-iquote") && isInstalled(folder))
      arranged[arranged.size() - 2] = "-isystem"; // clang takes the first of several
  }
  arranged.insert(arranged.end(), own.begin(), own.end());
  flags = std::move(arranged);
}

} // namespace tranship::project
