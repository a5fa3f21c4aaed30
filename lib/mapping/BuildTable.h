// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the names in build files become: `mappings/build/*.yaml`, read strictly.
#pragma once

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace tranship::mapping {

enum class BuildRowKind : uint8_t {
  Library,     // `cublas`: the target CUDA::cublas, -lcublas, FindCUDA's variables
  Package,     // the name in find_package
  Variable,    // of CMake
  Property,    // of a target, a source file or a folder, in CMake
  Command,     // of CMake, in lower case
  Language,    // of CMake: `CUDA`
  Compiler,    // the value of CMAKE_<LANG>_COMPILER_ID
  Environment, // a variable of the environment
  Program,     // a program that builds run
  Advice,      // a word in a file that is changed by hand
};

/// What the value of a variable or property is.
enum class BuildValue : uint8_t {
  Any,
  Flags,
  FlagList,
  Architectures,
  Separable,
  Includes,
  Version,
  Libraries,
  Language,
  Standard,
  Target,      // of a command: it adds a target of CUDA code
  HostFlags,   // whether the GPU's compiler gets the flags of the host's
  LinkKeyword, // the keyword with which commands link libraries
  Toolkit      // of a package: it finds CUDA
};

struct BuildRow {
  BuildRowKind kind = BuildRowKind::Library;
  std::string cuda;
  /// The name in HIP; empty if there is none. For a variable that `value` replaces, the name where
  /// it is named and not read.
  std::string hip;
  /// A library: the headers whose users link it, of CUDA and of HIP, separated by spaces.
  std::string headers, hipHeaders;
  /// A library: the target to link.
  std::string target;
  /// The package that defines `target`; empty: none but HIP's own.
  std::string package;
  /// What a reference to the variable becomes; empty: a reference to `hip`.
  std::string value;
  BuildValue holds = BuildValue::Any;
  /// A list of flags: its name where it is not one of the settings of a folder.
  std::string list;
  /// Code for GPUs gets what this variable or property of host code holds: that of HIP for it. For a package, the language
  /// that it enables.
  std::string also;
  /// Why HIP has none, and what to do instead. `isDropped`: nothing has to be done.
  std::string why, instead;
  bool isDropped = false;
  /// Advice: the build system that it is for, and a word without which a file has to be for the advice
  /// to apply.
  std::string system, without;
  unsigned line = 0;

  bool hasCounterpart() const {
    return !hip.empty() || !target.empty() || !value.empty() || !also.empty() || isDropped;
  }
};

class BuildTable {
public:
  /// Adds the rows of a file. Errors name file and line.
  llvm::Error add(llvm::StringRef text, llvm::StringRef fileName);

  /// Null if there is no such row.
  const BuildRow *find(BuildRowKind kind, llvm::StringRef cuda) const;
  /// The name that replaces `cuda`; `cuda` itself if there is no such row.
  std::string renamed(BuildRowKind kind, llvm::StringRef cuda) const;
  /// Whether a package of CMake finds CUDA itself.
  bool findsToolkit(llvm::StringRef package) const;
  /// Whether it also makes CUDA a language, as FindCUDA does.
  bool enablesLanguage(llvm::StringRef package) const;
  /// The packages of CMake that find CUDA itself.
  std::vector<std::string> toolkitPackages() const;
  /// The row of a library by any name that linkers and CMake know it by: `cublas`, `cublas_static`.
  const BuildRow *findLibrary(llvm::StringRef name) const;
  /// The row of a library by its file, with or without a path: `libcudart.so.12`, `cudart64_12.dll`.
  const BuildRow *findLibraryFile(llvm::StringRef path) const;
  /// The names of the variables whose values are this.
  std::vector<std::string> variablesThatHold(BuildValue value) const;
  const std::vector<BuildRow> &rows() const { return rows_; }

  /// The table that is compiled into the program.
  static const BuildTable &builtin();

private:
  std::vector<BuildRow> rows_;
  /// By kind and name.
  llvm::StringMap<size_t> byName_;
};

/// The text of `mappings/build/*.yaml`, joined.
llvm::StringRef buildRowsText();

} // namespace tranship::mapping
