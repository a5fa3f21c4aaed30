// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/BuildCheck.h"

#include "buildfiles/CMakeCheck.h"
#include "buildfiles/MakeCheck.h"
#include "buildfiles/MakeIncludes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <map>

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

using Texts = std::map<std::string, const std::string *>;

TreeFiles treeOf(const Texts &texts, std::set<std::string> paths) {
  TreeFiles tree;
  tree.paths = std::move(paths);
  for (const auto &[path, text] : texts)
    tree.paths.insert(path);
  tree.read = [texts](const std::string &path) {
    auto text = texts.find(path);
    return text == texts.end() ? std::nullopt : std::optional(*text->second);
  };
  return tree;
}

BuildPair pairOf(llvm::ArrayRef<BuildFile> files, llvm::ArrayRef<TranslatedBuildFile> translated,
                 const std::set<std::string> &tree, const BuildOptions &options) {
  Texts before, after;
  for (size_t i = 0; i < files.size(); ++i) {
    before[files[i].path] = &files[i].text;
    after[files[i].path] = translated[i].newText ? &*translated[i].newText : &files[i].text;
  }
  std::set<std::string> original = tree, port = tree;
  for (const std::set<std::string> *sources :
       {&options.kept, &options.hipSources, &options.deviceSources})
    for (std::set<std::string> *paths : {&original, &port})
      paths->insert(sources->begin(), sources->end());
  for (const std::string &source : options.renamed) {
    original.insert(source);
    port.erase(source);
    port.insert(llvm::StringRef(source).drop_back(3).str() + ".hip");
  }
  return {treeOf(before, std::move(original)), treeOf(after, std::move(port))};
}

/// The makefiles that no other makefile includes.
std::vector<std::string> topMakefiles(llvm::ArrayRef<BuildFile> files) {
  std::set<std::string> makefiles, included;
  for (const BuildFile &file : files)
    if (file.system == BuildSystem::Make)
      makefiles.insert(file.path);
  for (const BuildFile &file : files)
    if (file.system == BuildSystem::Make)
      for (const std::string &name : includesOfMakefile(file.text))
        if (std::optional<std::string> found = findMakeInclude(name, file.path, makefiles))
          included.insert(*found);
  std::vector<std::string> top;
  for (const std::string &makefile : makefiles)
    if (!included.contains(makefile))
      top.push_back(makefile);
  return top;
}

/// Those in folders above come first: they may add the others.
std::vector<std::string> cmakeLists(llvm::ArrayRef<BuildFile> files) {
  std::vector<std::string> lists;
  for (const BuildFile &file : files)
    if (path::filename(file.path) == "CMakeLists.txt")
      lists.push_back(file.path);
  llvm::stable_sort(
      lists, [](llvm::StringRef a, llvm::StringRef b) { return a.count('/') < b.count('/'); });
  return lists;
}

} // namespace

BuildCheck checkBuild(llvm::ArrayRef<BuildFile> files,
                      llvm::ArrayRef<TranslatedBuildFile> translated,
                      const std::set<std::string> &tree, const BuildOptions &options) {
  BuildPair pair = pairOf(files, translated, tree, options);
  BuildDifferences differences(pair.original, translated);
  std::set<std::string> compared;
  for (const std::string &makefile : topMakefiles(files))
    compared.merge(checkMakefile(makefile, pair, options, differences));
  for (const std::string &file : cmakeLists(files))
    if (!compared.contains(file))
      compared.merge(checkCMake(file, pair, options, differences));
  BuildCheck check;
  check.files = compared.size();
  check.diagnostics = differences.take();
  std::set<std::string> differing;
  for (const Diagnostic &diagnostic : check.diagnostics)
    differing.insert(diagnostic.file);
  check.differing = differing.size();
  return check;
}

} // namespace tranship::buildfiles
