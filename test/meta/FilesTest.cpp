// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rules for every file of the repository.
#include "support/Repository.h"
#include "support/Test.h"

using namespace tranship;

TEST_CASE("Source files stay small", "[meta]") {
  for (llvm::StringRef folder : {"lib", "tool", "test"})
    for (const RepositoryFile &file : repositoryFiles(folder)) {
      size_t lines = llvm::StringRef(file.text).count('\n');
      INFO(file.path << " has " << lines << " lines");
      CHECK(lines <= 500);
    }
}

TEST_CASE("No path of a developer's machine is written down", "[meta]") {
  // Split up, so that this file does not contain them.
  const std::string paths[] = {std::string("/") + "work/", std::string("/") + "root/"};
  for (const RepositoryFile &file : repositoryFiles())
    for (const std::string &path : paths) {
      INFO(file.path << " holds " << path);
      CHECK_FALSE(llvm::StringRef(file.text).contains(path));
    }
}

TEST_CASE("Files are read, written and parsed, and git is run, in one place each", "[meta]") {
  // The emulator runs in users' programs, and the generators run in the build.
  struct Place {
    llvm::StringRef words, file;
  };
  constexpr Place places[] = {
      {"MemoryBuffer::getFile", ""},
      {"MemoryBuffer::getSTDIN", ""},
      {"MemoryBuffer::getOpenFile", "lib/support/TextFile.cpp"},
      {"std::ifstream in", ""},
      {"fs::copy_file", ""},
      {"TempFile::create", "lib/support/FileWriting.cpp"},
      {"raw_fd_ostream stream(", "lib/support/FileWriting.cpp lib/support/StreamFile.cpp"},
      {"json::parse", "lib/support/Json.cpp"},
      {"getRealFileSystem", ""},
      {"createPhysicalFileSystem", "lib/support/RegularFiles.cpp"},
      {"ExecuteAndWait", "lib/support/GitProcess.cpp"},
      {"createTemporaryFile",
       "lib/verify/backends/ToolOutput.cpp"}, // reads what a program of verify prints
  };
  for (const RepositoryFile &file : repositoryFiles("lib"))
    for (const Place &place : places) {
      llvm::StringRef path = file.path;
      if (path.starts_with("lib/emulator/") || place.file.contains(path))
        continue;
      INFO(file.path << " uses " << place.words.str());
      CHECK_FALSE(llvm::StringRef(file.text).contains(place.words));
    }
}

TEST_CASE("Headers can be included twice", "[meta]") {
  for (llvm::StringRef folder : {"lib", "tool", "test"})
    for (const RepositoryFile &file : repositoryFiles(folder)) {
      llvm::StringRef path = file.path;
      if (!path.ends_with(".h") || path.starts_with("lib/frontend/headers/") ||
          path.starts_with("lib/frontend/hip-headers/")) // hipIncludeFiles adds it
        continue;
      INFO(file.path);
      CHECK(llvm::StringRef(file.text).contains("#pragma once\n"));
    }
}
