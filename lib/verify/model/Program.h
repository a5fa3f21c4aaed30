// The two sides of a verification, as files: what translates one into the other is not known here.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace tranship::verify {

enum class Side : uint8_t { Original, Port };
/// "original", "port".
llvm::StringRef toString(Side side);

struct ProgramFile {
  /// From the program's folder.
  std::string path;
  std::string text;
  /// Compiled by itself; else included.
  bool isUnit = false;
};

/// A source that a run needs beside the program.
struct RuntimeSource {
  /// Where the run finds the source, or the module made from it; relative to the run's folder.
  std::string runPath;
  /// The source, relative to the program's folder.
  std::string source;
};

struct Program {
  Side side = Side::Original;
  /// Where the files lie, absolute; compilers run here.
  std::string folder;
  std::vector<ProgramFile> files;
  /// Folders to look for headers in last: those of the original that were not translated.
  std::vector<std::string> lastIncludeFolders;
  /// Flags that all compilers know.
  std::vector<std::string> flags;
  /// Kernels that the program loads, and sources that it compiles itself.
  std::vector<RuntimeSource> modules, runtimeSources;

  /// Paths of the units, from the folder.
  std::vector<std::string> units() const;
};

/// SHA-256, in hexadecimal digits.
std::string hashOf(llvm::StringRef bytes);
/// Of all files' paths and texts, whatever their order.
std::string hashOf(const Program &program);

} // namespace tranship::verify
