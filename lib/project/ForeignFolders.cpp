// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/ForeignFolders.h"

#include "mapping/RoleNames.h"
#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::project {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

bool holds(llvm::StringRef folder, llvm::StringRef file) {
  llvm::SmallString<256> full(folder);
  path::append(full, file);
  return fs::exists(full);
}

bool isToolkit(llvm::StringRef folder) {
  return mapping::isToolkitFolder([&](llvm::StringRef header) { return holds(folder, header); }) ||
         mapping::isToolkitFolder(
             [&](llvm::StringRef header) { return holds(folder, ("include/" + header).str()); });
}

/// Libraries of templates that ROCm has its own forms of: many projects keep an old copy.
llvm::StringRef copiedLibrary(llvm::StringRef folder) {
  llvm::StringRef name = path::filename(folder);
  if (name == "cub" && holds(folder, "cub.cuh") && holds(folder, "device/device_reduce.cuh"))
    return "a copy of CUB";
  if (name == "thrust" && holds(folder, "device_vector.h") && holds(folder, "detail/config.h"))
    return "a copy of Thrust";
  return {};
}

bool isThirdPartyName(llvm::StringRef name) {
  return llvm::StringSwitch<bool>(name.lower())
      .Cases({"third_party", "third-party", "thirdparty", "3rdparty", "3rd_party", "3rd-party"},
             true)
      .Cases({"extern", "external", "externals", "vendor", "vendored", "deps", "submodules"}, true)
      .Default(false);
}

} // namespace

llvm::StringSet<> submodulesAround(llvm::StringRef folder) {
  llvm::StringSet<> submodules;
  for (; !folder.empty(); folder = path::parent_path(folder)) {
    llvm::SmallString<256> file(folder);
    path::append(file, ".gitmodules");
    std::string text = textOrNothing(std::string(file), maxSourceSize);
    // An INI file with lines `path = DIR`.
    for (auto [line, rest] = llvm::StringRef(text).split('\n'); !line.empty() || !rest.empty();
         std::tie(line, rest) = rest.split('\n')) {
      auto [key, value] = line.split('=');
      if (key.trim() != "path" || value.trim().empty())
        continue;
      llvm::SmallString<256> full(folder);
      path::append(full, value.trim());
      path::remove_dots(full, /*remove_dot_dot=*/true);
      submodules.insert(full);
    }
  }
  return submodules;
}

std::string whyForeign(const std::string &folder, const llvm::StringSet<> &submodules,
                       bool takeThirdParty) {
  llvm::StringRef name = path::filename(folder);
  if (name.starts_with("."))
    return "hidden";
  if (name == "CMakeFiles" || name == "_deps" || name.starts_with("cmake-build-") ||
      (holds(folder, "CMakeCache.txt") && !holds(folder, "CMakeLists.txt")))
    return "build output";
  if (name == "node_modules" || name == "site-packages" || name == "dist-packages" ||
      holds(folder, "pyvenv.cfg"))
    return "installed packages";
  if (isToolkit(folder))
    return "an installed CUDA toolkit";
  if (takeThirdParty)
    return {};
  if (isThirdPartyName(name))
    return "third-party code";
  if (llvm::StringRef library = copiedLibrary(folder); !library.empty())
    return library.str();
  if (submodules.contains(folder))
    return "a git submodule";
  return {};
}

} // namespace tranship::project
