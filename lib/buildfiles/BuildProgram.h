// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The programs that build files make and run, as far as the text of the files shows. Nothing is
// executed: trees are not trusted.
#pragma once

#include "buildfiles/ShellWords.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tranship::buildfiles {

/// The files of a tree. Build files can refer to no others.
struct TreeFiles {
  /// Absolute.
  std::set<std::string> paths;
  /// The text of one of them; nothing if it cannot be read.
  std::function<std::optional<std::string>(const std::string &)> read;

  bool has(const std::string &path) const { return paths.count(path) != 0; }
  /// The files that a pattern such as `src/*.cu` matches; `*` does not match `/`, except that
  /// `isRecursive` also looks in all folders below that of the pattern.
  std::vector<std::string> matching(llvm::StringRef pattern, llvm::StringRef folder,
                                    bool isRecursive = false) const;
};

/// One run of a program.
struct ProgramRun {
  std::vector<std::string> arguments;
  /// "NAME=value".
  std::vector<std::string> environment;
  /// As written; empty: none.
  std::string stdinFile;
  /// Where it is started; absolute.
  std::string folder;

  friend bool operator==(const ProgramRun &, const ProgramRun &) = default;
};

struct StartedProgram {
  /// Of the executable; absolute.
  std::string path;
  ProgramRun run;
};

/// The programs that commands start by a path, if they need no shell for it. `folder`: where the first command starts.
std::vector<StartedProgram> programsStartedBy(llvm::ArrayRef<ShellCommand> commands,
                                              std::string folder);

/// The programs that a script for the shell starts. `folder`: where it is.
std::vector<StartedProgram> programsStartedByScript(llvm::StringRef text,
                                                    const std::string &folder);

/// A file with kernels that a build makes for a program to load.
struct BuildModule {
  /// "kernels.fatbin"; ".ptx" and ".cubin" too.
  std::string name;
  /// Absolute.
  std::string source;

  friend bool operator==(const BuildModule &, const BuildModule &) = default;
};

/// The module that a compiler command makes, such as `nvcc -fatbin -o kernels.fatbin kernels.cu`.
/// `made`: what is known to be its output; empty: what `-o` names. `folder`: where paths start.
std::optional<BuildModule> moduleOf(llvm::ArrayRef<std::string> command, llvm::StringRef made,
                                    llvm::StringRef folder, const TreeFiles &files);

struct BuildProgram {
  /// The name of the target or executable.
  std::string name;
  /// Absolute; `folder` is where relative paths in `flags` start.
  std::string buildFile, folder;
  /// Absolute.
  std::vector<std::string> sources;
  /// For any of the compilers that the build file calls; each separate argument is an element.
  std::vector<std::string> flags;
  /// Empty: the build file does not run it.
  std::vector<ProgramRun> runs;
  /// Modules that its build file makes as well.
  std::vector<BuildModule> modules;
};

/// Adds the flags of a command line that `flags` lacks, with their values. Leaves out inputs, outputs and
/// flags about dependency files.
void addCompilerFlags(llvm::ArrayRef<std::string> words, std::vector<std::string> &flags);

/// Whether the path is a C, C++ or CUDA source.
bool isSourceName(llvm::StringRef path);

/// The programs of a makefile.
std::vector<BuildProgram> programsOfMakefile(const std::string &path, const TreeFiles &files);

struct CMakePrograms {
  std::vector<BuildProgram> programs;
  /// The files that were read.
  std::set<std::string> files;
  /// What is wrong with a file: "CMakeLists.txt:3: …", with absolute paths.
  std::vector<std::string> problems;
};

/// The programs of a CMake file and of the folders that it adds.
CMakePrograms programsOfCMake(const std::string &path, const TreeFiles &files);

} // namespace tranship::buildfiles
