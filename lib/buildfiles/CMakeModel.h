// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CMake files of a tree: their commands, and what a project of them builds. Everything that reads
// CMake asks this model: the rewriter, the lists of programs and of macros, and the search for the C++
// standard.
#pragma once

#include "buildfiles/BuildProgram.h"
#include "buildfiles/CMakeParser.h"
#include "buildfiles/CMakeValue.h"
#include "support/Version.h"

#include <map>
#include <memory>

namespace tranship::buildfiles {

struct CMakeFile {
  /// Absolute.
  std::string path, text;
  /// Points into `text`.
  CMakeCommands parsed;
};

/// Something that a command or a variable gives to a target.
struct CMakePart {
  enum class Kind : uint8_t {
    Source,   // absolute
    Folder,   // of headers: `-I` with an absolute path
    Macro,    // `-DNAME=value`
    Standard, // `-std=c++20`
    Option,   // of the compiler
    LinkOption,
    Library, // or a target
    Property // `NAME=value`
  };

  Kind kind;
  std::string text;
  CMakeOrigin origin;
};

struct CMakeTarget {
  std::string name;
  /// The file with the command that adds it, and the folder whose settings apply.
  std::string file, folder;
  bool isExecutable = false;
  /// Its sources use each other's device functions.
  bool isSeparable = false;
  /// A command of FindCUDA adds it: nvcc does not get its COMPILE_FLAGS.
  bool isFindCudas = false;
  std::vector<CMakePart> parts;
  std::vector<ProgramRun> runs;

  std::vector<std::string> sources() const { return textsOf({CMakePart::Kind::Source}); }
  /// For the compiler.
  std::vector<std::string> flags() const;
  /// Names of targets and libraries, and flags.
  std::vector<std::string> links() const;
  std::vector<std::string> textsOf(std::initializer_list<CMakePart::Kind> kinds) const;
};

/// A header that CMake makes.
struct ConfiguredHeader {
  /// The template; empty: there is none.
  std::string source;
  std::string text;
};
/// By path, as if each folder were built in its folder `build`.
using ConfiguredHeaders = std::map<std::string, ConfiguredHeader>;

/// What CMake would generate a build from.
struct CMakeProject {
  std::map<std::string, CMakeTarget> targets;
  /// The modules that custom commands of a file make for programs to load.
  std::map<std::string, std::vector<BuildModule>> modules;
  std::set<std::string> filesRead;
  /// Targets that others make, and other names of targets.
  std::set<std::string> importedTargets;
  /// The packages that it looks for.
  std::set<std::string> packages;
  /// Arguments that name files which CMakePlatform notes, as absolute paths.
  std::vector<CMakePart> notedFiles;
  /// Some target of FindCUDA has other flags than those that the lists of its folder have in the end.
  bool areFlagsOfTargets = false;
  /// See CMakePlatform::configuresHeaders.
  ConfiguredHeaders configured;
  /// "CMakeLists.txt:3: …", with absolute paths.
  std::vector<std::string> problems;

  /// Null: the project adds no such target.
  const CMakeTarget *find(const std::string &name) const {
    auto found = targets.find(name);
    return found == targets.end() ? nullptr : &found->second;
  }
};

/// What a build knows before it reads the project.
struct CMakePlatform {
  /// The language of GPU code, and the compiler for it.
  std::string language = "CUDA", compilerId = "NVIDIA", compiler = "nvcc";
  /// Other variables: names and values.
  std::vector<std::pair<std::string, std::string>> variables = {};
  /// The targets of packages that exist. Null: all that CUDA has.
  const std::set<std::string> *targets = nullptr;
  /// Takes what any configuration gives a target, and not only Release.
  bool takesAllConfigurations = false;
  /// Files whose names in commands are noted. Null: none.
  const std::set<std::string> *noted = nullptr;
  /// Makes the headers that the project configures. Options that switch CUDA on are on.
  bool configuresHeaders = false;
};

/// A build with this version of CUDA: variables hold it.
CMakePlatform platformOfCuda(const Version &version);

/// Which branches of conditions are evaluated.
enum class Branches : uint8_t {
  Required, // `find_package` finds nothing that the project can do without
  Optional, // it finds everything
  All       // each branch; a variable then has the values that all of them give it
};

class CMakeUses;

class CMakeModel {
public:
  explicit CMakeModel(const TreeFiles &files) : files_(files) {}

  const TreeFiles &files() const { return files_; }
  /// Reads the file when it is first asked for. Null: it is not in the tree or cannot be read.
  const CMakeFile *file(const std::string &path);
  /// Evaluates the project of a CMake file and the folders that it adds. `uses`, unless it is null,
  /// learns what its texts are for.
  CMakeProject evaluate(const std::string &path, Branches branches, CMakeUses *uses = nullptr,
                        const CMakePlatform &platform = {});

private:
  const TreeFiles &files_;
  std::map<std::string, std::unique_ptr<CMakeFile>> read_;
};

} // namespace tranship::buildfiles
