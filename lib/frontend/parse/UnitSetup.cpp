// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/parse/UnitSetup.h"

#include "frontend/toolkit/Headers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::frontend {

namespace {

/// Whether the folder contains a file that is called like a CUDA header.
bool hasHeaderNamedAsCudas(llvm::StringRef folder, const ParseOptions &options) {
  return llvm::any_of(options.cudaHeaders, [&](const auto &header) {
    llvm::SmallString<256> file(folder);
    llvm::sys::path::append(file, header.first);
    return llvm::StringRef(header.first).find('/') == llvm::StringRef::npos &&
           llvm::sys::fs::exists(file);
  });
}

} // namespace

void keepUsersHeaders(clang::HeaderSearch &search, const CompileCommand &command) {
  // The folder of the unit is searched last (CompilerSetup::invocation).
  llvm::StringRef beside = llvm::sys::path::parent_path(command.file);
  std::vector<clang::OptionalDirectoryEntryRef> own = {
      search.getFileMgr().getOptionalDirectoryRef(beside.empty() ? "." : beside)};
  for (size_t i = 1; i < command.flags.size(); ++i)
    if (command.flags[i - 1] == "-iquote")
      own.push_back(search.getFileMgr().getOptionalDirectoryRef(command.flags[i]));
  for (clang::DirectoryLookup &folder : search.search_dir_range())
    if (clang::OptionalDirectoryEntryRef entry = folder.getDirRef();
        entry && folder.isNormalDir() &&
        llvm::any_of(own, [&](const clang::OptionalDirectoryEntryRef &users) {
          return users && &users->getDirEntry() == &entry->getDirEntry();
        }))
      folder = clang::DirectoryLookup(*entry, clang::SrcMgr::C_User, /*isFramework=*/false);
}

std::vector<std::string> unitArguments(const CompileCommand &command, const ParseOptions &options,
                                       const ParseBase &base) {
  std::vector<std::string> arguments = baseArguments(base.asCuda, command.standard(), options);
  auto add = [&](std::initializer_list<std::string> more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
  };
  // Before what the command includes by force, which may count on it.
  if (options.cudaPath.empty() && !command.isCuda)
    add({"-include", headerFolder.str() + "/core/cplusplus.h"});
  else if (options.cudaPath.empty() && !base.prelude)
    add({"-include", headerFolder.str() + "/core/device.h"});
  else if (!options.cudaPath.empty() && command.isCuda)
    add({"-include", headerFolder.str() + "/core/toolkit.h"});
  if (command.isC())
    add({"-Drestrict=__restrict"});
  // Whether the unit includes all that it needs decides whose error a missing name is.
  if (options.cudaPath.empty() && !command.isCuda && options.onlyProblems)
    add({"-DTRANSHIP_AS_CXX"});
  for (const std::string &flag : command.flags) {
    if (!llvm::StringRef(flag).starts_with("-std="))
      arguments.push_back(flag);
    // cplusplus.h undefines these macros again after the prelude, unless the build defines them itself.
    for (llvm::StringRef given : {"__NVCC__", "__CUDACC__"})
      if (llvm::StringRef(flag).split('=').first == given)
        arguments.push_back(("-DTRANSHIP_GIVEN" + given).str());
  }
  if (options.cudaPath.empty()) {
    add({"-isystem", headerFolder.str() + "/include"});
    // What compilers bring along and clang may lack, if it is nowhere else.
    add({"-idirafter", headerFolder.str() + "/core/fallback"});
  } else {
    if (command.isCuda)
      add({"--cuda-path=" + options.cudaPath});
    // nvcc adds its folder of C++ libraries by itself.
    add({"-isystem", options.cudaPath + "/include", "-isystem",
         options.cudaPath + "/include/cccl"});
  }
  return arguments;
}

const Pch *preludeOf(const CompileCommand &command, const ParseOptions &options) {
  return options.prelude && options.cudaPath.empty()
             ? options.prelude->get(command.standard(), options)
             : nullptr;
}

llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> unitFiles(CompilerSetup &setup,
                                                                 const CompileCommand &command,
                                                                 const ParseOptions &options,
                                                                 const ParseBase &base) {
  auto files = setup.files(options, command.directory);
  if (base.prelude)
    files->pushOverlay(base.prelude->files);
  for (const LargeHeader *layer = base.largeHeader; layer; layer = layer->below)
    files->pushOverlay(layer->pch->files);
  return files;
}

llvm::StringRef pchOf(const CompileCommand &command, const ParseBase &base) {
  if (base.largeHeader)
    return base.largeHeader->path;
  return base.prelude ? precompiledPath(command.isCuda) : "";
}

std::shared_ptr<clang::CompilerInvocation>
unitInvocation(CompilerSetup &setup, const CompileCommand &command, const ParseOptions &options,
               const ParseBase &base, llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
               clang::DiagnosticConsumer &diagnostics) {
  // Quoted includes look beside the file first anyway; angled ones are written for a build that
  // passes its folder.
  std::shared_ptr<clang::CompilerInvocation> invocation = setup.invocation(
      unitArguments(command, options, base), command.file, std::move(files), diagnostics);
  // But `<cuda.h>` does not mean a file of that name beside it.
  if (invocation && hasHeaderNamedAsCudas(llvm::sys::path::parent_path(command.file), options))
    invocation->getHeaderSearchOpts().UserEntries.pop_back();
  return invocation;
}

} // namespace tranship::frontend
