// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/BuildFiles.h"

#include "buildfiles/BuildFile.h"
#include "buildfiles/CMakeFolders.h"
#include "buildfiles/MakeIncludes.h"
#include "buildfiles/TextEdits.h"
#include "driver/BesideTree.h"
#include "project/DeviceSources.h"
#include "support/TextFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <map>

namespace tranship::driver {
namespace {

/// The newest CUDA that the tables know.
constexpr Version newestCuda{13, 0, 0};

using DeviceSources = std::map<std::string, project::DeviceInclude>;

BuildOptions buildOptions(const Options &options, llvm::ArrayRef<InputFile> inputs,
                          const DeviceSources &deviceSources, bool renameUnits) {
  BuildOptions build;
  build.targets = options.translate.targets;
  build.cudaVersion =
      options.translate.cudaVersion.known() ? options.translate.cudaVersion : newestCuda;
  for (const InputFile &input : inputs)
    if (input.role == FileRole::CudaSource)
      (renameUnits ? build.renamed : build.kept).insert(input.source->path());
  for (const auto &[path, include] : deviceSources)
    build.deviceSources.insert(path);
  return build;
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

/// What a build file names: files, and folders that it copies.
void addNames(llvm::StringRef text, const std::string &path, llvm::StringSet<> &names,
              std::set<std::string> &folders) {
  addFileNames(text, names);
  if (buildSystemOf(path) == BuildSystem::CMake)
    folders.merge(copiedFolders(text, path));
}

Diagnostic unreadable(const std::string &path, llvm::Error error) {
  return {DiagnosticKind::BuildSyntax,
          path,
          0,
          0,
          "copied as it is: " + reasonOf(std::move(error), path),
          "change it by hand if it builds CUDA code"};
}

std::optional<BuildSystem> systemOf(const Options &options, const std::string &file) {
  if (options.includedMakefiles.contains(file))
    return BuildSystem::Make;
  return buildSystemOf(file);
}

std::optional<std::string> textOfBuildFile(const std::string &file) {
  llvm::Expected<std::string> text = readRegularFile(file, maxBuildFileSize);
  if (text)
    return std::move(*text);
  llvm::consumeError(text.takeError()); // reported when it is translated
  return std::nullopt;
}

/// Files that makefiles include are makefiles as well.
void findMakefiles(Options &options, llvm::ArrayRef<OtherFile> others) {
  std::set<std::string> makefiles, files;
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
      options.includedMakefiles.insert(makefile);
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

SourceMacros buildMacros(llvm::ArrayRef<std::string> buildFiles, llvm::ArrayRef<InputFile> inputs) {
  if (buildFiles.empty())
    return {};
  TreeFiles files;
  files.paths.insert(buildFiles.begin(), buildFiles.end());
  for (const InputFile &input : inputs)
    files.paths.insert(input.source->path());
  files.read = [&files](const std::string &path) -> std::optional<std::string> {
    if (!files.has(path))
      return std::nullopt;
    return textOfBuildFile(path);
  };
  return sourceMacros(buildFiles, files);
}

llvm::ArrayRef<OtherFile> selectBuildFiles(Options &options, std::vector<OtherFile> &others) {
  llvm::StringSet<> named;
  std::set<std::string> folders;
  findMakefiles(options, others);
  for (const OtherFile &other : others) {
    if (options.buildFiles == BuildFileMode::None || !systemOf(options, other.path))
      continue;
    if (llvm::Expected<std::string> text = readRegularFile(other.path, maxBuildFileSize))
      addNames(*text, other.path, named, folders);
    else
      llvm::consumeError(text.takeError()); // reported when it is translated
  }
  llvm::erase_if(others, [&](const OtherFile &other) {
    return options.buildFiles == BuildFileMode::None ||
           (!systemOf(options, other.path) &&
            !named.contains(llvm::sys::path::filename(other.path)) &&
            llvm::none_of(folders,
                          [&](const std::string &folder) { return isWithin(folder, other.path); }));
  });
  return others;
}

std::vector<OutputFile> translateBuild(Options &options, llvm::ArrayRef<InputFile> inputs,
                                       std::vector<OtherFile> files, bool renameUnits) {
  std::vector<OutputFile> results;
  std::vector<BuildFile> sources;
  std::vector<size_t> positions;
  std::vector<Diagnostic> &diagnostics = options.translate.diagnostics;
  for (OtherFile &file : files) {
    results.push_back({file, "", {}});
    std::optional<BuildSystem> system = systemOf(options, file.path);
    if (!system)
      continue; // copied
    ++options.buildFileCount;
    llvm::Expected<std::string> text = readRegularFile(file.path, maxBuildFileSize);
    if (!text) {
      diagnostics.push_back(unreadable(file.path, text.takeError()));
      continue;
    }
    if (options.buildFiles == BuildFileMode::Beside)
      *text = withoutHipBlock(*text);
    results.back().text = *text;
    positions.push_back(results.size() - 1);
    sources.push_back({file.path, *system, std::move(*text)});
  }
  DeviceSources deviceSources = project::deviceSources(inputs);
  if (llvm::none_of(sources,
                    [](const BuildFile &file) { return file.system == BuildSystem::CMake; }))
    reportDeviceSources(deviceSources, diagnostics);
  std::vector<TranslatedBuildFile> translated =
      translateBuildFiles(sources, buildOptions(options, inputs, deviceSources, renameUnits));
  for (size_t i = 0; i < translated.size(); ++i) {
    results[positions[i]].newText = std::move(translated[i].newText);
    llvm::append_range(diagnostics, std::move(translated[i].diagnostics));
  }
  options.changedBuildFiles =
      llvm::count_if(results, [](const OutputFile &file) { return file.newText.has_value(); });
  return results;
}

} // namespace tranship::driver
