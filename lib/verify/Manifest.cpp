#include "verify/Manifest.h"

#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship {

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
    return "an empty path";
  if (path.contains('\0') || path.contains('\n'))
    return "a path with a character that no path should have";
  if (paths::is_absolute(path) || path.starts_with("~"))
    return fmt::format("`{}` is absolute; paths in a manifest start at its folder", path.str());
  for (auto part = paths::begin(path); part != paths::end(path); ++part)
    if (*part == "..")
      return fmt::format("`{}` leads out of the manifest's folder", path.str());
  return std::nullopt;
}

} // namespace tranship
