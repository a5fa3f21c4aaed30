// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The two sides of a verification, as files. This code does not know how one is translated into the
// other.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::verify {

enum class Side : uint8_t { Original, Port };
/// "original", "port".
llvm::StringRef toString(Side side);

struct ProgramFile {
  /// The path from the program's folder.
  std::string path;
  std::string text;
  /// The file is compiled by itself; otherwise it is included.
  bool isUnit = false;
};

/// A source that a run needs in addition to the program.
struct RuntimeSource {
  /// Where the run finds the source, or the module made from it; relative to the run's folder.
  std::string runPath;
  /// The source, relative to the program's folder.
  std::string source;
};

struct Program {
  Side side = Side::Original;
  /// The folder with the files (absolute). Compilers run here.
  std::string folder;
  std::vector<ProgramFile> files;
  /// Folders that compilers search last for headers: those with untranslated headers of the
  /// original.
  std::vector<std::string> lastIncludeFolders;
  /// A virtual file system for clang with files that it must read with a different text than nvcc; empty
  /// if there are none.
  std::string clangOverlay;
  /// Flags for all compilers.
  std::vector<std::string> flags;
  /// Kernels that the program loads, and sources that it compiles at run time.
  std::vector<RuntimeSource> modules, runtimeSources;

  /// The paths of the units, from the folder.
  std::vector<std::string> units() const;
};

/// The SHA-256 in hexadecimal digits.
std::string hashOf(llvm::StringRef bytes);
/// A hash of the paths and texts of all files, independent of their order.
std::string hashOf(const Program &program);

} // namespace tranship::verify
