// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/Manifest.h"

#include "support/Paths.h"
#include "support/TextFile.h"
#include "verify/model/ManifestFlags.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::verify {

std::string OutputSpec::str() const {
  switch (kind) {
  case Kind::Stream:
    return name;
  case Kind::File:
    return "file " + name;
  case Kind::Buffer:
    return "buffer " + name;
  }
  return name;
}

Manifest Manifest::without(llvm::StringRef folder, std::vector<std::string> sources) {
  Manifest manifest;
  manifest.folder = folder.str();
  manifest.sources = std::move(sources);
  return manifest;
}

std::optional<std::string> pathProblem(llvm::StringRef path) {
  namespace paths = llvm::sys::path;
  if (path.empty())
    return "the path is empty";
  if (path.contains('\0') || path.contains('\n'))
    return "the path contains a line break or a null character";
  if (paths::is_absolute(path) || path.starts_with("~"))
    return fmt::format("`{}` is absolute; paths in a manifest are relative to its folder",
                       path.str());
  for (auto part = paths::begin(path); part != paths::end(path); ++part)
    if (*part == "..")
      return fmt::format("`{}` leads out of the manifest's folder", path.str());
  return std::nullopt;
}

bool staysInside(llvm::StringRef folder, llvm::StringRef relative) {
  namespace fs = llvm::sys::fs;
  llvm::SmallString<256> root, real;
  if (fs::real_path(folder, root) || fs::real_path(joinPath(folder, relative), real))
    return true;
  return isWithin(root, real);
}

llvm::Error checkLinks(const Manifest &manifest) {
  std::vector<std::string> paths;
  for (const std::vector<std::string> &list :
       {manifest.sources, manifest.port, manifest.runtimeSources, pathsOfFlags(manifest.flags),
        pathsOfFlags(manifest.portFlags)})
    llvm::append_range(paths, list);
  for (const auto &[place, source] : manifest.modules)
    paths.push_back(source);
  for (const auto &[backend, flags] : manifest.flagsFor)
    llvm::append_range(paths, pathsOfFlags(flags));
  for (const std::string &path : paths)
    if (!staysInside(manifest.folder, path))
      return llvm::createStringError(fmt::format(
          "{}: `{}` leads out of the manifest's folder through a link", manifest.file, path));
  return llvm::Error::success();
}

} // namespace tranship::verify
