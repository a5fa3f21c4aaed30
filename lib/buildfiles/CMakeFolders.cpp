// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/CMakeFolders.h"

#include "support/Paths.h"
#include "support/TextFile.h"

#include "llvm/Support/Path.h"

namespace tranship::buildfiles {

namespace path = llvm::sys::path;

namespace {

/// Whether the arguments after this one are folders to copy.
bool beginsFolders(const CMakeCommand &command, llvm::StringRef argument) {
  std::string name = command.name.lower();
  return (name == "file" && (argument == "COPY" || argument == "INSTALL")) ||
         (name == "install" && argument == "DIRECTORY") || argument == "copy_directory";
}

bool endsFolders(llvm::StringRef argument) {
  return argument == "DESTINATION" || argument == "TYPE" || argument == "COMMAND";
}

void addPlaces(llvm::StringRef written, llvm::StringRef file, std::set<std::string> &folders) {
  size_t reference = written.rfind('}');
  bool isReference = reference != llvm::StringRef::npos;
  llvm::StringRef name = written.drop_front(isReference ? reference + 1 : 0);
  if (name.contains('$') || (!isReference && path::is_absolute(name)))
    return;
  name = name.trim('/');
  if (name.empty() || name == ".")
    return;
  for (llvm::StringRef folder = path::parent_path(file); folder.size() > 1;
       folder = path::parent_path(folder)) {
    folders.insert(withoutDots(joinPath(folder, name)));
    if (!isReference)
      break;
  }
}

} // namespace

std::set<std::string> copiedFolders(const CMakeFile &file) {
  std::set<std::string> folders;
  for (const CMakeCommand &command : file.parsed.commands) {
    bool areFolders = false;
    for (const CMakeArgument &argument : command.arguments) {
      if (beginsFolders(command, argument.text))
        areFolders = true;
      else if (endsFolders(argument.text))
        areFolders = false;
      else if (areFolders)
        addPlaces(argument.text, file.path, folders);
    }
  }
  return folders;
}

} // namespace tranship::buildfiles
