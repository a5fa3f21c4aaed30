// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What holds for every file of the repository.
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
  // Put together here, so that this file does not hold them.
  const std::string paths[] = {std::string("/") + "work/", std::string("/") + "root/"};
  for (const RepositoryFile &file : repositoryFiles())
    for (const std::string &path : paths) {
      INFO(file.path << " holds " << path);
      CHECK_FALSE(llvm::StringRef(file.text).contains(path));
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
