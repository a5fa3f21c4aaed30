// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/verify/VerifyInputs.h"

#include "driver/Output.h"
#include "driver/verify/VerifyTranslation.h"
#include "programs/ProgramSources.h"
#include "programs/SortedFlags.h"

#include "frontend/command/CompileCommand.h"
#include "support/FileWriting.h"
#include "support/Paths.h"
#include "support/TextFile.h"
#include "verify/backends/Backend.h"
#include "verify/backends/Build.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

namespace tranship::driver {
namespace {

namespace fs = llvm::sys::fs;
namespace paths = llvm::sys::path;

/// The path of an original source in the port: the name that tranship gives to it, or the same name.
llvm::Expected<std::string> counterpart(const Program &port, llvm::StringRef source) {
  for (const std::string &path : {outputName(source), source.str()})
    if (llvm::any_of(port.files, [&](const ProgramFile &file) { return file.path == path; }))
      return path;
  return llvm::createStringError(source + ": the port has no file of this name");
}

/// Sets the sources that both sides need at run time. The build does not compile them into the program.
llvm::Error addRuntimeSources(const Manifest &manifest, Program &original, Program &port) {
  std::vector<verify::RuntimeSource> modules, sources;
  for (const auto &[file, source] : manifest.modules)
    modules.push_back({file, withoutDots(source)});
  for (const std::string &path : manifest.runtimeSources)
    sources.push_back({path, withoutDots(path)});
  original.modules = port.modules = modules;
  original.runtimeSources = port.runtimeSources = sources;
  for (std::vector<verify::RuntimeSource> *list : {&port.modules, &port.runtimeSources})
    for (verify::RuntimeSource &entry : *list) {
      llvm::Expected<std::string> path = counterpart(port, entry.source);
      if (!path)
        return path.takeError();
      entry.source = *path;
    }
  for (Program *program : {&original, &port})
    for (const std::vector<verify::RuntimeSource> *list :
         {&program->modules, &program->runtimeSources})
      for (const verify::RuntimeSource &entry : *list)
        for (ProgramFile &file : program->files)
          if (file.path == entry.source)
            file.isUnit = false;
  return llvm::Error::success();
}

/// The absolute paths of `--port`.
std::vector<std::string> namedPort(const VerifySource &source) {
  std::vector<std::string> paths;
  for (const std::string &path : source.port)
    paths.push_back(withoutDots(absolutePath(path)));
  return paths;
}

llvm::Error takePort(const std::vector<std::string> &given, Program &port) {
  llvm::Expected<Program> read = readPort(given);
  if (!read)
    return read.takeError();
  port.folder = std::move(read->folder);
  port.files = std::move(read->files);
  return llvm::Error::success();
}

/// Folders of the original that may contain untranslated headers which the port includes.
std::vector<std::string> lastIncludeFolders(const Program &original,
                                            llvm::ArrayRef<std::string> flags) {
  std::vector<std::string> folders;
  auto add = [&](llvm::StringRef relative) {
    std::string folder = withoutDots(joinPath(original.folder, relative));
    if (!llvm::is_contained(folders, folder))
      folders.push_back(folder);
  };
  for (const ProgramFile &file : original.files)
    if (file.isUnit)
      add(paths::parent_path(file.path));
  for (size_t i = 0; i < flags.size(); ++i) {
    llvm::StringRef flag = flags[i];
    if (!flag.consume_front("-I"))
      continue;
    if (flag.empty() && i + 1 < flags.size())
      flag = flags[++i];
    if (paths::is_relative(flag))
      add(flag);
  }
  return folders;
}

/// Errors: no compiler knows the flag. Without this check, a misspelled flag would have no effect.
llvm::Error checkFlags(const std::vector<std::string> &given) {
  for (const std::string &unknown : readCommandLine(given, absolutePath(".")).unknownFlags)
    if (llvm::is_contained(given, unknown))
      return llvm::createStringError("neither nvcc nor clang has a flag `" + unknown +
                                     "`; check the spelling after `--`");
  return llvm::Error::success();
}

/// Both sides link the libraries in the folder of the original; the port is built elsewhere.
void findLibraries(std::vector<std::string> &flags, llvm::StringRef folder) {
  for (size_t i = 0; i < flags.size(); ++i) {
    llvm::StringRef path = flags[i];
    if (!path.consume_front("-L"))
      continue;
    bool isApart = path.empty() && i + 1 < flags.size();
    if (isApart)
      path = flags[++i];
    if (paths::is_relative(path))
      flags[i] = (isApart ? "" : "-L") + withoutDots(joinPath(folder, path));
  }
}

/// Folders above the program may contain headers of the original, too (`-I..`, `#include "program/a.h"`). Before these
/// folders, the port gets folders in which its own files take the place of the original ones.
llvm::Error addFoldersAbove(const Program &original, const std::string &workFolder, Program &port) {
  std::vector<std::string> flags;
  for (size_t i = 0; i < port.flags.size(); ++i) {
    bool hasFolder =
        (port.flags[i] == "-I" || port.flags[i] == "-isystem") && i + 1 < port.flags.size();
    std::optional<std::string> inside;
    if (hasFolder) {
      const std::string &folder = port.flags[i + 1];
      std::string real = realPath(folder), program = realPath(original.folder);
      if (std::optional<llvm::StringRef> path = relativeTo(folder, original.folder))
        inside = path->str();
      else if (std::optional<llvm::StringRef> path = relativeTo(real, program))
        inside = path->str();
    }
    if (inside && !inside->empty()) {
      std::string place = joinPath(workFolder, fmt::format("above/{}", i));
      std::string link = joinPath(place, *inside);
      std::error_code error = fs::create_directories(paths::parent_path(link));
      if (!error)
        error = fs::create_link(port.folder, link);
      if (error)
        return llvm::createFileError(link, error);
      llvm::append_range(flags, std::initializer_list<std::string>{"-I", place});
    }
    flags.push_back(port.flags[i]);
    if (hasFolder)
      flags.push_back(port.flags[++i]);
  }
  port.flags = std::move(flags);
  return llvm::Error::success();
}

/// Adds the flags of the command line to those of the manifest.
void addFlags(const VerifySource &source, VerifyInputs &into) {
  Manifest &manifest = into.manifest;
  SortedFlags given = sortFlags(source.flags, absolutePath("."), manifest.folder);
  for (const auto &backend : allBackends())
    if (auto flags = manifest.flagsFor.find(backend->properties().flagsOf.str());
        flags != manifest.flagsFor.end())
      manifest.flagsFor.try_emplace(backend->id().str(), flags->second);
  for (const auto &backend : allBackends())
    llvm::append_range(manifest.flagsFor[backend->id().str()],
                       backend->properties().flags == FlagDialect::Nvcc ? given.nvcc : given.clang);
  manifest.relocatable = given.relocatable.value_or(manifest.relocatable);
  findLibraries(manifest.flags, manifest.folder);
  findLibraries(manifest.portFlags, manifest.folder);
  for (auto &[backend, flags] : manifest.flagsFor)
    findLibraries(flags, manifest.folder);
  into.original.flags = manifest.flags;
  llvm::append_range(into.original.flags, given.common);
  into.port.flags = into.original.flags;
  llvm::append_range(into.port.flags, manifest.portFlags);
}

/// Writes the files that clang reads with a different text than nvcc to `workFolder`.
llvm::Error writeClangOverlay(const Translation &translation, const std::string &workFolder,
                              Program &original) {
  std::vector<ProgramFile> files;
  llvm::vfs::YAMLVFSWriter overlay;
  std::string folder = joinPath(workFolder, "clang");
  for (size_t i = 0; i < translation.files.size(); ++i)
    if (std::optional<std::string> text = textForClang(translation.files[i])) {
      const std::string &path = original.files[i].path;
      files.push_back({path, std::move(*text)});
      overlay.addFileMapping(joinPath(original.folder, path), joinPath(folder, path));
    }
  if (files.empty())
    return llvm::Error::success();
  overlay.setUseExternalNames(false);
  std::string listing;
  llvm::raw_string_ostream stream(listing);
  overlay.write(stream);
  original.clangOverlay = joinPath(workFolder, "clang-overlay.yaml");
  if (llvm::Error error = writeTextFile(original.clangOverlay, listing))
    return error;
  return writeProgram(files, folder);
}

/// Translates the sources, and writes the port below `workFolder`.
llvm::Error makePort(const VerifySource &source, std::vector<InputFile> inputs,
                     const std::string &workFolder, VerifyInputs &result) {
  Program &original = result.original, &port = result.port;
  std::vector<std::string> flags = original.flags;
  llvm::append_range(flags, sortFlags(source.flags, absolutePath("."), original.folder).clang);
  llvm::Expected<ProgramTranslation> translated =
      translateProgram(std::move(inputs), result.manifest, source, flags);
  if (!translated)
    return translated.takeError();
  const Translation &translation = translated->translation;
  result.settings = std::move(translated->settings);
  result.translatedFor = translated->hip;
  result.warnings = translation.count(Severity::Warning);
  result.errors = translated->errors(original.folder);
  result.headerOutside = translated->headerOutside();
  result.errorsLeftOut = translation.count(Severity::Error) - result.errors.size();
  if (llvm::Error error = writeClangOverlay(translation, workFolder, original))
    return error;
  port.folder = joinPath(workFolder, "port");
  for (size_t i = 0; i < translation.files.size(); ++i)
    port.files.push_back({outputName(translation.files[i], original.files[i].path),
                          translation.files[i].text().str(), original.files[i].isUnit});
  return writeProgram(port.files, port.folder);
}

} // namespace

llvm::Expected<VerifyInputs> readVerifyInputs(const VerifySource &source,
                                              const std::string &workFolder) {
  if (llvm::Error error = checkFlags(source.flags))
    return error;
  llvm::Expected<Manifest> manifest = manifestOf(source.path, source.manifestFile);
  if (!manifest)
    return manifest.takeError();
  llvm::Expected<std::vector<InputFile>> inputs =
      readSources(*manifest, sortFlags(source.flags, absolutePath("."), manifest->folder).common);
  if (!inputs)
    return inputs.takeError();
  VerifyInputs result;
  result.manifest = std::move(*manifest);
  addFlags(source, result);

  Program &original = result.original, &port = result.port;
  original.side = Side::Original;
  original.folder = result.manifest.folder;
  llvm::StringSet<> included = includedSources(*inputs);
  for (const InputFile &input : *inputs)
    original.files.push_back(
        {input.relativePath(), input.source->text().str(),
         input.role != FileRole::Header && !included.contains(input.source->path())});
  std::vector<std::string> existing = namedPort(source);
  if (existing.empty())
    for (const std::string &path : result.manifest.port)
      existing.push_back(withoutDots(joinPath(result.manifest.folder, path)));
  if (!existing.empty()) {
    if (llvm::Error error = takePort(existing, port))
      return error;
    result.portGiven = existing;
  } else if (llvm::Error error = makePort(source, std::move(*inputs), workFolder, result)) {
    return error;
  }
  port.side = Side::Port;
  if (llvm::Error error = addFoldersAbove(original, workFolder, port))
    return error;
  if (llvm::Error error = addRuntimeSources(result.manifest, original, port))
    return error;
  if (original.units().empty())
    return llvm::createStringError(source.path + ": nothing to compile");
  port.lastIncludeFolders = lastIncludeFolders(original, original.flags);
  return result;
}

llvm::Expected<VerifyInputs> keptInputs(const KeptProgram &kept, const VerifySource &source,
                                        const std::string &workFolder) {
  VerifyInputs result;
  result.original = kept.original;
  result.port = kept.port;
  result.original.folder = joinPath(workFolder, "kept/original");
  result.port.folder = joinPath(workFolder, "kept/port");
  std::vector<ProgramFile> files = kept.original.files;
  llvm::append_range(files, kept.inputs);
  if (llvm::Error error = writeProgram(files, result.original.folder))
    return error;
  if (std::vector<std::string> existing = namedPort(source); !existing.empty()) {
    if (llvm::Error error = takePort(existing, result.port))
      return error;
    result.portGiven = existing;
  } else {
    if (llvm::Error error = writeProgram(kept.port.files, result.port.folder))
      return error;
    result.errors = kept.translationErrors;
    result.headerOutside = kept.headerOutside;
  }
  if (kept.manifestText.empty()) {
    result.manifest = Manifest::without(result.original.folder, kept.sources);
  } else {
    llvm::Expected<Manifest> manifest = readManifest(
        kept.manifestText, joinPath(result.original.folder, manifestFileName), backendIds());
    if (!manifest)
      return manifest.takeError();
    result.manifest = std::move(*manifest);
  }
  addFlags(source, result);
  if (llvm::Error error = addRuntimeSources(result.manifest, result.original, result.port))
    return error;
  result.port.lastIncludeFolders = lastIncludeFolders(result.original, result.original.flags);
  return result;
}

} // namespace tranship::driver
