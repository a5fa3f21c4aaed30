// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "project/IncludeGuess.h"

#include "source/IncludeDirectives.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

#include <set>

namespace tranship::project {

namespace path = llvm::sys::path;

namespace {

/// Length of the path that two files have in common: the nearer of two headers is meant.
size_t nearness(llvm::StringRef a, llvm::StringRef b) {
  size_t common = 0;
  while (common < a.size() && common < b.size() && a[common] == b[common])
    ++common;
  return a.take_front(common).count('/');
}

/// Whether a folder's name has a word for a system that HIP's compiler does not build for: `curl-for-windows`.
bool namesOtherSystem(llvm::StringRef folder) {
  static const llvm::StringSet<> systems{"android", "darwin", "ios",   "macos", "mingw",
                                         "msvc",    "osx",    "win32", "win64", "windows"};
  std::string lower = folder.lower();
  llvm::StringRef rest = lower;
  while (!(rest = rest.drop_until(llvm::isAlnum)).empty()) {
    if (systems.contains(rest.take_while(llvm::isAlnum)))
      return true;
    rest = rest.drop_while(llvm::isAlnum);
  }
  return false;
}

/// Whether a header is in a folder for another system, and the file that includes it is not: `compat/curl-for-windows`
/// has what a build here finds among the installed headers.
bool isForOtherSystem(llvm::StringRef header, llvm::StringRef file) {
  size_t common = 0;
  while (common < header.size() && common < file.size() && header[common] == file[common])
    ++common;
  size_t folder = header.take_front(common).rfind('/') + 1; // npos + 1 is 0
  llvm::SmallVector<llvm::StringRef> parts;
  path::parent_path(header)
      .drop_front(std::min(folder, path::parent_path(header).size()))
      .split(parts, '/');
  return llvm::any_of(parts, namesOtherSystem);
}

/// The nearest to `file` of all paths that end with the included name; the end if there is none.
template <typename Files, typename PathOf>
auto nearestOf(const Files &files, llvm::StringRef suffix, llvm::StringRef file, PathOf pathOf) {
  auto nearest = files.end();
  for (auto i = files.begin(); i != files.end(); ++i)
    if (pathOf(*i).ends_with(suffix) && !isForOtherSystem(pathOf(*i), file) &&
        (nearest == files.end() || nearness(file, pathOf(*i)) > nearness(file, pathOf(*nearest))))
      nearest = i;
  return nearest;
}

} // namespace

std::optional<std::string> nearestEndingWith(llvm::ArrayRef<std::string> paths,
                                             llvm::StringRef suffix, llvm::StringRef file) {
  auto nearest = nearestOf(paths, suffix, file, [](llvm::StringRef path) { return path; });
  return nearest == paths.end() ? std::nullopt : std::optional(*nearest);
}

IncludeResolver::Target IncludeResolver::resolve(const SourceFile &file,
                                                 llvm::StringRef name) const {
  llvm::SmallString<256> beside(path::parent_path(file.path()));
  path::append(beside, name);
  path::remove_dots(beside, /*remove_dot_dot=*/true);
  if (const InputFile *found = byPath(beside))
    return {found, std::nullopt};
  for (const std::string &folder : folders_)
    if (const InputFile *found = byPath(withoutDots(joinPath(folder, name))))
      return {found, folder};
  std::string suffix = ("/" + name).str();
  auto nearest =
      nearestOf(inputs_, suffix, file.path(),
                [](const InputFile &input) -> llvm::StringRef { return input.source->path(); });
  if (nearest == inputs_.end())
    return {};
  return {nearest, llvm::StringRef(nearest->source->path()).drop_back(suffix.size()).str()};
}

const InputFile *IncludeResolver::byPath(llvm::StringRef file) const {
  const InputFile *found = llvm::partition_point(
      inputs_, [&](const InputFile &input) { return input.source->path() < file; });
  return found != inputs_.end() && found->source->path() == file ? found : nullptr;
}

std::vector<std::string> guessIncludeFolders(const InputFile &unit,
                                             llvm::ArrayRef<InputFile> inputs,
                                             llvm::ArrayRef<std::string> others,
                                             llvm::function_ref<bool(llvm::StringRef)> isCuda) {
  IncludeResolver resolver(inputs);
  std::vector<std::string> folders;
  std::set<const InputFile *> seen = {&unit};
  std::vector<const InputFile *> queue = {&unit};
  while (!queue.empty()) {
    const SourceFile &file = *queue.back()->source;
    queue.pop_back();
    for (const IncludeDirective &directive : findIncludes(file).directives) {
      llvm::StringRef name = file.text(directive.name);
      auto [target, folder] = resolver.resolve(file, name);
      if (isCuda && isCuda(name) && (folder || !target || directive.angled))
        continue;
      if (!target) {
        std::string suffix = ("/" + name).str();
        if (std::optional<std::string> other = nearestEndingWith(others, suffix, file.path()))
          folder = llvm::StringRef(*other).drop_back(suffix.size()).str();
      }
      if (folder && !llvm::is_contained(folders, *folder))
        folders.push_back(std::move(*folder));
      if (target && seen.insert(target).second)
        queue.push_back(target);
    }
  }
  return folders;
}

} // namespace tranship::project
