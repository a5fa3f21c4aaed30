// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The packages that the CMake files of a port use, and the files that have to find them.
#pragma once

#include "buildfiles/CMakeModel.h"
#include "mapping/BuildTable.h"

namespace tranship::buildfiles {

class CMakePackages {
public:
  /// `roots`: the folders of projects that no other project adds.
  CMakePackages(llvm::ArrayRef<const CMakeFile *> files, const std::set<std::string> &roots,
                const mapping::BuildTable &table);

  /// Notes that a file links a target of a package.
  void addUse(const std::string &file, llvm::StringRef package) {
    uses_[file].insert(package.str());
  }
  /// The packages that the `find_package` for CUDA in this file has to find: those that the file
  /// uses, and those of the files below it that do not look for CUDA themselves.
  std::set<std::string> packagesFor(const std::string &file) const;
  std::set<std::string> allPackages() const;
  /// Those that the file itself uses.
  std::set<std::string> of(const std::string &file) const;
  /// Whether some file links packages of HIP.
  bool areUsed() const { return !finders_.empty() || !uses_.empty(); }
  /// Whether a file that CMake reads before this one looks for CUDA: a file in a folder above it, or a
  /// module.
  bool isFoundFor(llvm::StringRef file) const;

private:
  bool isFoundBy(const std::string &user, const std::string &finder) const;
  /// Whether a project that CMake configures by itself is between the two.
  bool isOfOtherProject(llvm::StringRef user, llvm::StringRef finder) const;

  const std::set<std::string> &roots_;
  /// Files that look for CUDA.
  std::set<std::string> finders_;
  /// By file: the packages that it uses, and those that it finds by name.
  std::map<std::string, std::set<std::string>> uses_, found_;
};

} // namespace tranship::buildfiles
