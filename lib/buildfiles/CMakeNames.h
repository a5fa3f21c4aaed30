// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the CMake files of a tree define: commands, targets, variables.
#pragma once

#include "buildfiles/CMakeModel.h"

#include "llvm/ADT/StringSet.h"

namespace tranship::buildfiles {

/// Where a command stores values: the arguments of `set(NAME value…)`, `list(APPEND NAME value…)`
/// and the like.
struct CMakeAssignment {
  size_t variable, valuesBegin, valuesEnd;
  bool isAppended = false;
};
std::optional<CMakeAssignment> assignmentOf(const CMakeCommand &command);

/// Whether the word of a command of FindCUDA names a configuration, whose flags follow.
bool isConfigurationWord(llvm::StringRef word);

/// "70", "sm_80", "75-real", "native", or a list of them.
bool isArchitectureList(llvm::StringRef text);

/// Whether the text of a CMake file names CUDA as a language, package, target, variable, compiler or
/// source: the port then needs a CMake that knows HIP.
bool buildsCuda(llvm::StringRef text);

class CMakeNames {
public:
  explicit CMakeNames(llvm::ArrayRef<const CMakeFile *> files);

  bool definesCommand(llvm::StringRef lowerName) const { return commands_.contains(lowerName); }
  bool definesTarget(llvm::StringRef name) const { return targets_.contains(name); }
  /// Whether some command adds the target as a library that is not built itself.
  bool isInterface(llvm::StringRef target) const { return interfaces_.contains(target); }
  bool definesVariable(llvm::StringRef name) const { return variables_.contains(name); }
  /// Whether some command sets the standard of code for GPUs.
  bool hasCudaStandard() const { return hasCudaStandard_; }
  /// Whether files in the folder or below build CUDA.
  bool buildsCudaIn(llvm::StringRef folder) const { return folders_.contains(folder); }
  /// Whether some `set` gives the variable literal architectures.
  bool setsArchitectures(llvm::StringRef name) const { return architectures_.contains(name); }
  /// The keyword that FindCUDA links with, such as PUBLIC; usually empty.
  llvm::StringRef linkKeyword() const { return linkKeyword_; }
  bool usesFindCuda() const { return usesFindCuda_; }
  /// Whether a command of FindCUDA adds the target: nvcc does not get its COMPILE_FLAGS.
  bool isFindCudas(llvm::StringRef target) const { return findCudaTargets_.contains(target); }
  /// Whether FindCUDA gives nvcc the flags of the host's compiler.
  bool passesHostFlags() const { return usesFindCuda_ && !keepsHostFlags_; }
  /// Whether a command looks for nvcc and stores its path in the variable.
  bool isCompiler(llvm::StringRef variable) const { return compilers_.contains(variable); }
  /// Whether a command gives ROCM_PATH, or a variable that becomes it, a value.
  bool definesRocmPath() const { return definesRocmPath_; }

private:
  void readCommand(const CMakeCommand &command);

  llvm::StringSet<> commands_, targets_, interfaces_, findCudaTargets_, variables_, architectures_,
      compilers_;
  /// Those with files that build CUDA in them or below.
  llvm::StringSet<> folders_;
  std::string linkKeyword_;
  bool hasCudaStandard_ = false, usesFindCuda_ = false, keepsHostFlags_ = false,
       definesRocmPath_ = false;
};

} // namespace tranship::buildfiles
