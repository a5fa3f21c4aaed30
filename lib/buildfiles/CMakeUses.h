// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the texts in CMake files are for: flags of nvcc, architectures, libraries, languages. Each value knows
// the places that it came from, so that the place where CMake reads it says what they hold.
#pragma once

#include "buildfiles/CMakeModel.h"
#include "mapping/BuildTable.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tranship::buildfiles {

class CMakeUses {
public:
  explicit CMakeUses(const mapping::BuildTable &table);

  /// Learns from a command whose arguments have these values.
  void read(const CMakeCommand &command, llvm::ArrayRef<CMakeValue> values);

  /// The same for a condition whose operands have these values.
  void readCondition(const CMakeCommand &command, llvm::ArrayRef<CMakeValue> operands);

  /// Any: nothing is known.
  mapping::BuildValue of(const CMakeArgument &argument) const;
  /// Whether an argument of the command names a folder with CUDA headers.
  bool namesFolders(const CMakeCommand &command) const { return commands_.contains(&command); }
  /// Whether it names the folder of the toolkit's libraries through a variable: `${CUDA_HOME}/lib64`.
  bool isLibraryFolder(const CMakeArgument &argument) const {
    return libraryFolders_.contains(&argument);
  }
  /// Whether the argument names a CUDA source through a variable.
  bool namesCudaSource(const CMakeArgument &argument) const {
    return cudaSources_.contains(&argument);
  }
  /// Whether the argument is `cu`, and becomes the end of a source's name through variables.
  bool isSourceExtension(const CMakeArgument &argument) const {
    return extensions_.contains(&argument);
  }
  /// Whether the argument adds a list to the flags, which a string cannot take as it is.
  bool isList(const CMakeArgument &argument) const { return lists_.contains(&argument); }
  /// Whether the argument names GPUs by numbers that commands compute, so that no text can name others instead.
  bool isComputed(const CMakeArgument &argument) const { return computed_.contains(&argument); }
  /// Whether a condition compares an operand that names GPUs with a number.
  bool comparesArchitectures(const CMakeArgument &argument) const;
  /// Whether a command makes this C++ source (an absolute path) one of CUDA. Projects with several programming models do so
  /// in one of them.
  bool becomesCuda(llvm::StringRef source) const;
  bool setsFlagLists() const { return setsFlagLists_; }
  /// Whether targets of one folder have different lists of flags.
  bool areFlagsOfTargets = false;
  /// The folders of projects that no other project adds.
  std::set<std::string> roots;
  /// Returns the text that the variable has for `read`.
  std::string addFolderVariable(const std::string &name);
  /// The variables whose values are folders with CUDA headers.
  llvm::ArrayRef<std::string> folderVariables() const { return folderVariables_; }

private:
  void mark(const CMakeValue &value, mapping::BuildValue use);
  void mark(const CMakeOrigin &origin, mapping::BuildValue use);
  void markCudaFlags(const CMakeValue &line);
  void markArchitectures(const CMakeArgument &argument, const CMakeValue &value);
  void readArchitectures(const CMakeArgument &argument, const CMakeValue &value);
  void markStandard(const CMakeValue &flags);
  void noteLanguage(llvm::ArrayRef<CMakeValue> values);

  const mapping::BuildTable &table_;
  std::vector<std::string> folderVariables_;
  std::map<const CMakeArgument *, mapping::BuildValue> arguments_;
  std::set<const CMakeArgument *> libraryFolders_, lists_, cudaSources_, extensions_, computed_;
  /// Names that commands get which store results in variables.
  std::set<std::string, std::less<>> results_;
  /// Where the operands of comparisons of numbers come from.
  std::map<const CMakeArgument *, std::set<const CMakeArgument *>> numbers_;
  bool setsFlagLists_ = false;
  std::set<std::string> becomeCuda_; // as written, without variables
  std::set<const CMakeCommand *> commands_;
};

/// Evaluates all branches of these files.
CMakeUses usesIn(llvm::ArrayRef<const CMakeFile *> files, CMakeModel &model,
                 const mapping::BuildTable &table);

} // namespace tranship::buildfiles
