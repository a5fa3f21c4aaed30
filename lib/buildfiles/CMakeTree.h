// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all CMake files of a tree say together: which variables hold flags, architectures or
// libraries, what the project defines itself, and which packages its folders use.
#pragma once

#include "buildfiles/BuildFile.h"
#include "buildfiles/CMakeParser.h"
#include "mapping/BuildTable.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <map>
#include <set>

namespace tranship::buildfiles {

struct CMakeSource {
  /// Absolute.
  std::string path;
  llvm::StringRef text;
  CMakeCommands parsed;
};

/// Where a command stores values: the arguments of `set(NAME value…)`, `list(APPEND NAME value…)`
/// and the like.
struct CMakeAssignment {
  size_t variable, valuesBegin, valuesEnd;
  bool isAppended = false;
};
std::optional<CMakeAssignment> assignmentOf(const CMakeCommand &command);

/// The names in `${…}` of a text.
std::vector<llvm::StringRef> referencesIn(llvm::StringRef text);

/// "70", "sm_80", "75-real", "native", or a list of them.
bool isArchitectureList(llvm::StringRef text);

/// Whether the text names CUDA's language, packages, targets, variables or compiler.
bool mentionsCuda(llvm::StringRef text);

class CMakeTree {
public:
  CMakeTree(llvm::ArrayRef<CMakeSource> sources, const mapping::BuildTable &table);

  /// What a variable holds, according to the table or to where its value goes.
  mapping::BuildValue valueOf(llvm::StringRef variable) const;
  bool definesCommand(llvm::StringRef lowerName) const { return commands_.contains(lowerName); }
  bool definesTarget(llvm::StringRef name) const { return targets_.contains(name); }
  bool definesVariable(llvm::StringRef name) const { return variables_.contains(name); }
  /// Whether some `set` gives the variable literal architectures.
  bool setsArchitectures(llvm::StringRef name) const { return architectures_.contains(name); }
  /// The keyword that FindCUDA links with, such as PUBLIC; usually empty.
  llvm::StringRef linkKeyword() const { return linkKeyword_; }
  bool usesFindCuda() const { return usesFindCuda_; }

  /// Notes that a file links a target of a package.
  void addUse(const std::string &path, llvm::StringRef package) {
    uses_[path].insert(package.str());
  }
  /// The packages that the `find_package` for CUDA in this file has to find: those that the file
  /// uses, and those of the files below it that find nothing themselves.
  std::set<std::string> packagesFor(const std::string &path) const;
  std::set<std::string> allPackages() const;
  /// Those that the file itself uses.
  std::set<std::string> packagesOf(const std::string &path) const {
    auto used = uses_.find(path);
    return used == uses_.end() ? std::set<std::string>() : used->second;
  }
  /// Whether some file links HIP's packages.
  bool usesPackages() const { return !finders_.empty() || !uses_.empty(); }
  /// Whether a file that CMake reads before this one looks for CUDA: one in a folder above it, or a
  /// module.
  bool isFoundFor(llvm::StringRef path) const;

private:
  void readCommand(const CMakeSource &source, const CMakeCommand &command);
  void flow(llvm::ArrayRef<CMakeSource> sources);
  bool flowThrough(const CMakeCommand &command);
  bool mark(llvm::StringRef variable, mapping::BuildValue value);
  bool isFoundBy(const std::string &user, const std::string &finder) const;

  const mapping::BuildTable &table_;
  llvm::StringMap<mapping::BuildValue> values_;
  llvm::StringSet<> commands_, targets_, variables_, architectures_;
  std::string linkKeyword_;
  bool usesFindCuda_ = false;
  /// Files that look for CUDA, and packages used, by file.
  std::set<std::string> finders_;
  std::map<std::string, std::set<std::string>> uses_;
  /// Packages that a file finds by name.
  std::map<std::string, std::set<std::string>> found_;
};

} // namespace tranship::buildfiles
