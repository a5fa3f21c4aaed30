// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs/ProgramSources.h"

#include "source/IncludeDirectives.h"
#include "source/SourceFile.h"
#include "support/Paths.h"
#include "support/TextFile.h"
#include "support/Yaml.h"
#include "verify/backends/Backend.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::programs {

using namespace frontend;
using namespace project;
using namespace verify;

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

/// The number of a program's files that are searched for includes.
constexpr size_t maxFilesRead = 1000;

bool needsTranslation(llvm::StringRef text) {
  return llvm::any_of(
      std::initializer_list<llvm::StringRef>{"cuda", "__device__", "__global__", ".cuh"},
      [&](llvm::StringRef word) { return text.contains(word); });
}

/// Reads a manifest whose paths start in `folder`.
static llvm::Expected<Manifest> readManifestFor(const std::string &file,
                                                const std::string &folder) {
  llvm::Expected<std::string> text = readRegularFile(file, maxYamlSize);
  if (!text)
    return text.takeError();
  llvm::Expected<Manifest> manifest = readManifest(*text, file, backendIds());
  if (!manifest)
    return manifest.takeError();
  manifest->folder = folder;
  if (llvm::Error error = checkLinks(*manifest))
    return error;
  return manifest;
}

/// The lowest folder that holds a program and those of the headers which it includes by their path
/// (`"../common/check.h"`) that use CUDA: they are part of the program, and of its port.
static std::string folderWithHeaders(std::string folder, std::vector<std::string> read) {
  for (size_t i = 0; i < read.size() && i < maxFilesRead; ++i) {
    llvm::Expected<std::string> text = readRegularFile(read[i], maxSourceSize);
    if (!text) {
      llvm::consumeError(text.takeError());
      continue;
    }
    if (needsTranslation(*text))
      folder = commonFolder(folder, read[i]);
    SourceFile file(read[i], std::move(*text));
    for (const IncludeDirective &directive : findIncludes(file).directives) {
      std::string header =
          withoutDots(joinPath(paths::parent_path(read[i]), file.text(directive.name)));
      if (!directive.angled && fs::is_regular_file(header) && !llvm::is_contained(read, header))
        read.push_back(header);
    }
  }
  return folder;
}

/// The sources and headers below a folder.
static std::vector<std::string> filesBelow(const std::string &folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::recursive_directory_iterator i(folder, error, /*follow_symlinks=*/false), end;
       i != end && !error && files.size() < maxFilesRead; i.increment(error))
    if (i->type() == fs::file_type::regular_file && roleOf(i->path()))
      files.push_back(i->path());
  return files;
}

/// A manifest for one source, or for all of a folder. Runs start there.
static Manifest defaultManifest(const std::string &program, bool isFolder) {
  std::string start = isFolder ? program : paths::parent_path(program).str();
  std::string folder =
      folderWithHeaders(start, isFolder ? filesBelow(program) : std::vector<std::string>{program});
  llvm::StringRef source = *relativeTo(folder, program);
  Manifest manifest = Manifest::without(folder, {source.empty() ? "." : source.str()});
  if (start != folder)
    manifest.workingFolder = relativeTo(folder, start)->str();
  return manifest;
}

llvm::Expected<Manifest> manifestOf(const std::string &given, const std::string &manifestFile) {
  std::string path = withoutDots(absolutePath(given));
  if (!fs::exists(path))
    return llvm::createStringError(given + ": no such file or folder");
  bool isFolder = fs::is_directory(path);
  if (!manifestFile.empty()) {
    if (!isFolder)
      return llvm::createStringError(given + ": --manifest takes a folder, where its paths start");
    return readManifestFor(absolutePath(manifestFile), path);
  }
  std::string file = isFolder ? joinPath(path, manifestFileName) : path;
  if (fs::exists(file) && paths::extension(file) == ".yaml")
    return readManifestFor(file, paths::parent_path(file).str());
  return defaultManifest(path, isFolder);
}

llvm::StringSet<> includedSources(llvm::ArrayRef<InputFile> inputs) {
  llvm::StringSet<> included;
  for (const InputFile &input : inputs)
    for (const IncludeDirective &directive : findIncludes(*input.source).directives)
      if (!directive.angled)
        included.insert(withoutDots(joinPath(paths::parent_path(input.source->path()),
                                             input.source->text(directive.name))));
  return included;
}

/// Where flags of the manifest, and of the command line, say that headers are.
static std::vector<std::string> includeFoldersOf(const Manifest &manifest,
                                                 llvm::ArrayRef<std::string> flags) {
  std::vector<std::string> folders;
  auto add = [&](llvm::ArrayRef<std::string> flags) {
    for (size_t i = 0; i < flags.size(); ++i) {
      llvm::StringRef folder = flags[i];
      if (!folder.consume_front("-I") &&
          !(folder == "-isystem" && folder.consume_front("-isystem")))
        continue;
      if (folder.empty() && i + 1 < flags.size())
        folder = flags[++i];
      std::string path = withoutDots(
          paths::is_absolute(folder) ? folder.str() : joinPath(manifest.folder, folder));
      if (!llvm::is_contained(folders, path))
        folders.push_back(std::move(path));
    }
  };
  add(manifest.flags);
  add(flags);
  for (const auto &[backend, only] : manifest.flagsFor)
    add(only);
  return folders;
}

/// The files that the inputs include by folders that flags name.
static llvm::StringSet<> includedByFlags(llvm::ArrayRef<InputFile> inputs,
                                         llvm::ArrayRef<std::string> folders) {
  llvm::StringSet<> included;
  for (const InputFile &input : inputs) {
    for (const IncludeDirective &directive : findIncludes(*input.source).directives)
      for (const std::string &folder : folders)
        included.insert(withoutDots(joinPath(folder, input.source->text(directive.name))));
    input.source->forgetTokens();
  }
  return included;
}

/// Sources that the program reads or compiles at run time, so they are not built into it.
static std::vector<std::string> runtimeSources(const Manifest &manifest) {
  std::vector<std::string> paths = manifest.runtimeSources;
  for (const auto &[file, source] : manifest.modules)
    paths.push_back(source);
  return paths;
}

llvm::Expected<std::vector<InputFile>> readSources(const Manifest &manifest,
                                                   llvm::ArrayRef<std::string> flags) {
  InputOptions options;
  options.root = manifest.folder;
  options.includeFolders = includeFoldersOf(manifest, flags);
  options.asCompilersFind = true;
  std::vector<std::string> given;
  for (const std::vector<std::string> &paths : {manifest.sources, runtimeSources(manifest)})
    for (const std::string &path : paths)
      given.push_back(joinPath(manifest.folder, path));
  for (;;) {
    llvm::Expected<std::vector<InputFile>> inputs = readInputs(given, options);
    if (!inputs)
      return inputs;
    // Headers were read already, but included sources were not.
    llvm::StringSet<> present;
    for (const InputFile &input : *inputs)
      present.insert(input.source->path());
    size_t before = given.size();
    for (const auto &entry : includedSources(*inputs)) {
      llvm::StringRef path = entry.getKey();
      std::optional<llvm::StringRef> relative = relativeTo(manifest.folder, path);
      if (roleOf(path) != std::nullopt && *roleOf(path) != FileRole::Header && relative &&
          fs::exists(path) && !present.contains(path) && staysInside(manifest.folder, *relative))
        given.push_back(path.str());
    }
    for (const auto &entry : includedByFlags(*inputs, options.includeFolders)) {
      llvm::StringRef path = entry.getKey();
      std::optional<llvm::StringRef> relative = relativeTo(manifest.folder, path);
      if (roleOf(path) && relative && fs::is_regular_file(path) && !present.contains(path) &&
          staysInside(manifest.folder, *relative))
        given.push_back(path.str());
    }
    if (given.size() == before)
      return inputs;
  }
}

llvm::Expected<Program> readPort(const std::vector<std::string> &given) {
  Program port;
  port.side = Side::Port;
  auto add = [&](const std::string &file) -> llvm::Error {
    llvm::StringRef extension = paths::extension(file);
    bool isHip = extension == ".hip";
    if (!isHip && !roleOf(file))
      return llvm::Error::success();
    llvm::Expected<std::string> text = readRegularFile(file, maxSourceSize);
    if (!text)
      return text.takeError();
    port.files.push_back({file, std::move(*text), isHip || *roleOf(file) != FileRole::Header});
    return llvm::Error::success();
  };
  for (const std::string &path : given) {
    if (!fs::is_directory(path)) {
      if (llvm::Error error = add(path))
        return error;
      port.folder = paths::parent_path(path).str();
      continue;
    }
    std::error_code error;
    for (fs::recursive_directory_iterator i(path, error, /*follow_symlinks=*/false), end;
         i != end && !error; i.increment(error))
      if (i->type() == fs::file_type::regular_file)
        if (llvm::Error failed = add(i->path()))
          return failed;
    if (error)
      return llvm::createFileError(path, error);
    port.folder = path;
  }
  // A port may keep the extension .cu, but its text must use names of HIP.
  auto has = [&](llvm::StringRef word) {
    return llvm::any_of(port.files, [&](const ProgramFile &file) {
      return llvm::StringRef(file.text).contains(word);
    });
  };
  bool hasCuda = llvm::any_of(port.files, [](const ProgramFile &file) {
    return llvm::StringRef(file.path).ends_with(".cu");
  });
  if (hasCuda && !has("hip") && !has("HIP") && has("cuda"))
    return llvm::createStringError(given.front() +
                                   ": is CUDA, not a HIP port; --port takes a HIP port");
  if (given.size() > 1 || port.units().empty())
    for (const std::string &path : given)
      while (!llvm::StringRef(path).starts_with(port.folder + "/") && port.folder.size() > 1)
        port.folder = paths::parent_path(port.folder).str();
  if (port.units().empty())
    return llvm::createStringError(given.front() + ": no source files in this port");
  for (ProgramFile &file : port.files) {
    llvm::StringRef relative = file.path;
    relative.consume_front(port.folder);
    file.path = relative.ltrim('/').str();
  }
  llvm::sort(port.files,
             [](const ProgramFile &a, const ProgramFile &b) { return a.path < b.path; });
  return port;
}

} // namespace tranship::programs
