// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/BuildFiles.h"

#include "buildfiles/BuildFile.h"
#include "buildfiles/CMakeFolders.h"
#include "buildfiles/CMakeTemplates.h"
#include "buildfiles/ConfiguredHeaders.h"
#include "buildfiles/MakeIncludes.h"
#include "buildfiles/ProjectReports.h"
#include "buildfiles/SourceStandards.h"
#include "buildfiles/TextEdits.h"
#include "driver/BesideTree.h"
#include "project/DeviceSources.h"
#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <map>

namespace tranship::driver {
namespace {

using DeviceSources = std::map<std::string, project::DeviceInclude>;

BuildOptions buildOptions(const PortTarget &target, llvm::ArrayRef<InputFile> inputs,
                          const SourceGraph &graph, const DeviceSources &deviceSources,
                          bool renameUnits) {
  BuildOptions build;
  build.targets = target.gpus;
  build.cudaVersion = target.cudaOrUsual();
  for (const InputFile &input : inputs) {
    const std::string &path = input.source->path();
    if (input.role == FileRole::CudaSource)
      (graph.isHip(path) ? build.hipSources
       : renameUnits     ? build.renamed
                         : build.kept)
          .insert(path);
  }
  for (const auto &[path, include] : deviceSources)
    build.deviceSources.insert(path);
  return build;
}

/// Whether reports count the file as a build file.
bool isBuildFile(BuildSystem system) {
  return system != BuildSystem::CMakeTemplate && system != BuildSystem::Script;
}

/// The files of the tree that the port has, besides CUDA sources.
std::set<std::string> pathsOf(llvm::ArrayRef<InputFile> inputs, llvm::ArrayRef<TreeFile> files) {
  std::set<std::string> paths;
  for (const InputFile &input : inputs)
    if (input.role != FileRole::CudaSource)
      paths.insert(input.source->path());
  for (const TreeFile &file : files)
    paths.insert(file.file.path);
  return paths;
}

/// CMake can give a source another language; elsewhere, a person has to.
void reportDeviceSources(const DeviceSources &sources, std::vector<Diagnostic> &diagnostics) {
  for (const auto &[path, include] : sources)
    diagnostics.push_back(
        {DiagnosticKind::BuildFlags, path, include.line, include.column,
         "`" + include.header +
             "` leads to Thrust, CUB or cuRAND's device functions: g++ reads those of CUDA, but "
             "those of ROCm need a compiler of HIP",
         "compile this source with hipcc, or with clang++ -x hip"});
}

/// The names of files in the text of a build file, such as `config.h.in` and `VERSION`.
void addFileNames(llvm::StringRef text, llvm::StringSet<> &names) {
  auto isPart = [](char c) { return isNameCharacter(c) || c == '.' || c == '-' || c == '+'; };
  while (!text.empty()) {
    text = text.drop_until(isPart);
    llvm::StringRef name = text.take_while(isPart);
    text = text.drop_front(name.size());
    llvm::StringRef extension = llvm::sys::path::extension(name);
    bool isOutput =
        llvm::is_contained({".o", ".a", ".so", ".obj", ".lib", ".dll", ".exe"}, extension);
    bool isTitle = extension.empty() && name.size() > 2 &&
                   llvm::all_of(name, [](char c) { return llvm::isUpper(c) || c == '_'; });
    if (isTitle || (extension.size() > 1 && !isOutput))
      names.insert(name);
  }
}

Diagnostic unreadable(const std::string &path, llvm::Error error) {
  return {DiagnosticKind::BuildSyntax,
          path,
          0,
          0,
          "copied as it is: " + reasonOf(std::move(error), path),
          "change it by hand if it builds CUDA code"};
}

std::optional<std::string> textOfBuildFile(const std::string &file) {
  llvm::Expected<std::string> text = readRegularFile(file, maxBuildFileSize);
  if (text)
    return std::move(*text);
  llvm::consumeError(text.takeError()); // reported when it is translated
  return std::nullopt;
}

/// The files that makefiles include although their names do not say that they are makefiles.
std::set<std::string> includedMakefiles(llvm::ArrayRef<OtherFile> others) {
  std::set<std::string> makefiles, files, included;
  for (const OtherFile &other : others) {
    std::optional<BuildSystem> system = buildSystemOf(other.path);
    if (system == BuildSystem::Make)
      makefiles.insert(other.path);
    if (!system)
      files.insert(other.path);
  }
  addIncludedMakefiles(makefiles, files, textOfBuildFile);
  for (const std::string &makefile : makefiles)
    if (files.contains(makefile))
      included.insert(makefile);
  return included;
}

/// Adds the build files in a folder, without those in its subfolders.
void addBuildFilesIn(llvm::StringRef folder, std::set<std::string> &files) {
  std::error_code error;
  for (llvm::sys::fs::directory_iterator i(folder, error), end; i != end && !error;
       i.increment(error))
    if (buildSystemOf(i->path()) && i->type() == llvm::sys::fs::file_type::regular_file)
      files.insert(i->path());
}

} // namespace

std::vector<std::string> buildFilesAround(llvm::ArrayRef<InputFile> inputs,
                                          llvm::ArrayRef<OtherFile> others) {
  std::set<std::string> files;
  for (const OtherFile &other : others)
    if (buildSystemOf(other.path))
      files.insert(other.path);
  llvm::StringSet<> seen;
  for (const InputFile &input : inputs)
    // A walk has listed what is below the root.
    for (llvm::StringRef folder = others.empty()
                                      ? llvm::sys::path::parent_path(input.source->path())
                                      : llvm::StringRef(input.root);
         !folder.empty() && seen.insert(folder).second;
         folder = llvm::sys::path::parent_path(folder)) {
      addBuildFilesIn(folder, files);
      if (llvm::sys::fs::exists(folder + "/.git"))
        break;
    }
  return {files.begin(), files.end()};
}

BuildSettings readBuildSettings(llvm::ArrayRef<std::string> buildFiles,
                                llvm::ArrayRef<InputFile> inputs) {
  std::vector<std::string> sources;
  std::set<std::string> hostSources;
  const DeviceSources deviceSources = project::deviceSources(inputs);
  for (const InputFile &input : inputs) {
    sources.push_back(input.source->path());
    if (input.role == FileRole::CxxSource && !deviceSources.contains(sources.back()))
      hostSources.insert(sources.back());
  }
  TreeFiles files;
  files.paths.insert(buildFiles.begin(), buildFiles.end());
  files.paths.insert(sources.begin(), sources.end());
  std::set<std::string> folders;
  for (const std::string &file : buildFiles)
    folders.insert(llvm::sys::path::parent_path(file).str());
  files.read = [&](const std::string &path) -> std::optional<std::string> {
    bool isTemplate =
        !headerOfTemplate(path).empty() &&
        llvm::any_of(folders, [&](const std::string &folder) { return isWithin(folder, path); });
    if (!isTemplate && !files.has(path))
      return std::nullopt;
    return textOfBuildFile(path);
  };
  CMakeModel model(files);
  CMakePlatform platform = platformOfCuda(usualCuda);
  TargetSettings targets = targetSettings(buildFiles, model, platform);
  return {sourceStandards(buildFiles, sources, model, targets.standards, hostSources),
          std::move(targets.macros), configuredHeaders(buildFiles, model, platform)};
}

std::vector<TreeFile> selectBuildFiles(BuildFileMode mode, llvm::ArrayRef<OtherFile> others) {
  std::vector<TreeFile> selected;
  if (mode == BuildFileMode::None)
    return selected;
  std::set<std::string> makefiles = includedMakefiles(others), folders, templates;
  llvm::StringSet<> named;
  TreeFiles tree;
  tree.read = textOfBuildFile;
  CMakeModel model(tree);
  for (const OtherFile &other : others) {
    std::optional<BuildSystem> system =
        makefiles.contains(other.path) ? BuildSystem::Make : buildSystemOf(other.path);
    selected.push_back({other, system});
    if (!system)
      continue;
    if (buildSystemOf(other.path) != BuildSystem::CMake) {
      addFileNames(textOfBuildFile(other.path).value_or(""), named);
    } else if (const CMakeFile *file = model.file(other.path)) {
      addFileNames(file->text, named);
      folders.merge(copiedFolders(*file));
      templates.merge(buildfiles::configuredFiles(*file));
    }
  }
  for (TreeFile &tree : selected)
    if (!tree.system && templates.contains(llvm::sys::path::filename(tree.file.path).str()))
      tree.system = BuildSystem::CMakeTemplate;
  llvm::erase_if(selected, [&](const TreeFile &tree) {
    const std::string &path = tree.file.path;
    return !tree.system && !named.contains(llvm::sys::path::filename(path)) &&
           llvm::none_of(folders,
                         [&](const std::string &folder) { return isWithin(folder, path); });
  });
  return selected;
}

BuildResult translateBuild(BuildFileMode mode, const PortTarget &target,
                           llvm::ArrayRef<InputFile> inputs, const SourceGraph &graph,
                           llvm::ArrayRef<TreeFile> files, const Table &table, bool renameUnits) {
  BuildResult result;
  std::vector<BuildFile> sources;
  std::vector<size_t> positions;
  for (const TreeFile &tree : files) {
    result.files.push_back({tree.file, "", {}, tree.linkTo});
    if (!tree.system)
      continue; // copied
    result.buildFiles += isBuildFile(*tree.system);
    llvm::Expected<std::string> text = readRegularFile(tree.file.path, maxBuildFileSize);
    if (!text) {
      result.diagnostics.push_back(unreadable(tree.file.path, text.takeError()));
      continue;
    }
    if (mode == BuildFileMode::Beside)
      *text = withoutHipBlock(*text);
    result.files.back().text = *text;
    positions.push_back(result.files.size() - 1);
    sources.push_back({tree.file.path, *tree.system, std::move(*text)});
  }
  DeviceSources deviceSources = project::deviceSources(inputs);
  if (llvm::none_of(sources,
                    [](const BuildFile &file) { return file.system == BuildSystem::CMake; }))
    reportDeviceSources(deviceSources, result.diagnostics);
  BuildOptions options = buildOptions(target, inputs, graph, deviceSources, renameUnits);
  for (const TreeFile &tree : files) // build files have the name of a link in the original
    if (llvm::StringRef name = tree.file.path; !tree.linkTo.empty() && name.consume_back(".hip"))
      options.renamed.insert(name.str() + ".cu");
  std::vector<TranslatedBuildFile> translated = translateBuildFiles(sources, options);
  BuildCheck check = checkBuild(sources, translated, pathsOf(inputs, files), options);
  result.checked = check.files;
  result.differing = check.differing;
  std::vector<Diagnostic> reports = std::move(check.diagnostics);
  for (size_t i = 0; i < translated.size(); ++i) {
    result.files[positions[i]].newText = std::move(translated[i].newText);
    llvm::append_range(reports, std::move(translated[i].diagnostics));
  }
  llvm::append_range(result.diagnostics, oncePerProject(std::move(reports)));
  for (size_t i = 0; i < result.files.size(); ++i)
    result.changed += result.files[i].newText.has_value() && isBuildFile(*files[i].system);
  return result;
}

} // namespace tranship::driver
