// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakePackages.h"

#include "support/Paths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

CMakePackages::CMakePackages(llvm::ArrayRef<const CMakeFile *> files,
                             const std::set<std::string> &roots, const mapping::BuildTable &table)
    : roots_(roots) {
  for (const CMakeFile *file : files)
    for (const CMakeCommand &command : file->parsed.commands) {
      std::string name = command.name.lower();
      if (command.arguments.empty() || (name != "find_package" && name != "find_dependency"))
        continue;
      llvm::StringRef package = command.arguments[0].text;
      if (name == "find_package" && table.findsToolkit(package))
        finders_.insert(file->path);
      if (const mapping::BuildRow *row = table.find(mapping::BuildRowKind::Package, package))
        found_[file->path].insert(row->hip);
    }
}

bool CMakePackages::isFoundBy(const std::string &user, const std::string &finder) const {
  if (user == finder)
    return true;
  if (finders_.contains(user))
    return false;
  // The nearest finder above; if there is none, those nearest to the root.
  std::string best;
  for (const std::string &other : finders_)
    if (isWithin(path::parent_path(other), user) && other.size() > best.size())
      best = other;
  if (!best.empty())
    return path::parent_path(best) == path::parent_path(finder);
  auto depth = [](llvm::StringRef file) { return file.count('/'); };
  return llvm::all_of(finders_,
                      [&](const std::string &other) { return depth(other) >= depth(finder); });
}

bool CMakePackages::isOfOtherProject(llvm::StringRef user, llvm::StringRef finder) const {
  return llvm::any_of(roots_, [&](const std::string &root) {
    return isWithin(root, user) && !isWithin(root, finder);
  });
}

bool CMakePackages::isFoundFor(llvm::StringRef file) const {
  bool isModule = path::filename(file) != "CMakeLists.txt";
  return llvm::any_of(finders_, [&](llvm::StringRef finder) {
    return isModule || path::filename(finder) != "CMakeLists.txt" ||
           (isWithin(path::parent_path(finder), file) && !isOfOtherProject(file, finder));
  });
}

std::set<std::string> CMakePackages::allPackages() const {
  std::set<std::string> packages;
  for (const auto &[user, used] : uses_)
    packages.insert(used.begin(), used.end());
  return packages;
}

std::set<std::string> CMakePackages::packagesFor(const std::string &file) const {
  std::set<std::string> packages;
  for (const auto &[user, used] : uses_)
    if (isFoundBy(user, file) && isFoundFor(user)) // other files look for CUDA themselves
      packages.insert(used.begin(), used.end());
  if (auto found = found_.find(file); found != found_.end())
    for (const std::string &package : found->second)
      packages.erase(package);
  return packages;
}

std::set<std::string> CMakePackages::of(const std::string &file) const {
  auto used = uses_.find(file);
  return used == uses_.end() ? std::set<std::string>() : used->second;
}

} // namespace tranship::buildfiles
