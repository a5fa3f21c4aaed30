// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the files that a run is about: walks folders, and reads and lexes the sources in them.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "frontend/command/CompileCommand.h"
#include "source/SourceFile.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <optional>
#include <vector>

namespace tranship::project {

enum class FileRole : uint8_t { CudaSource, CxxSource, Header };

struct InputFile {
  std::unique_ptr<SourceFile> source; // path() is absolute
  /// The folder on the command line that contains it; if the file itself was given, its folder.
  std::string root;
  FileRole role = FileRole::Header;
  std::string relativePath() const;
};

/// The input that means standard input, and the name of its text, in the current folder.
inline constexpr llvm::StringLiteral standardInput = "-", standardInputName = "<stdin>";

/// Returns the role according to the extension; nothing for files that are not C++.
std::optional<FileRole> roleOf(llvm::StringRef path);

/// A pattern in a config file (`PathPatterns`), which applies below the folder of that file.
struct ExcludedPattern {
  std::string folder, pattern;

  friend bool operator==(const ExcludedPattern &, const ExcludedPattern &) = default;
};

/// Which files to take from folders.
struct InputOptions {
  /// The tree that paths are relative to; empty: each given folder, and the folder of each given
  /// file. Headers below it that the inputs include are inputs as well.
  std::string root;
  /// Where compilers look for headers, absolute. Of several with one name, those there are meant.
  std::vector<std::string> includeFolders;
  /// Headers are where a compiler finds them: beside the file that includes them, or in these
  /// folders. The rest of the root is not searched.
  bool asCompilersFind = false;
  /// Patterns of --exclude, relative to the root.
  std::vector<std::string> exclude;
  std::vector<ExcludedPattern> configExclude;
  bool takeThirdParty = false;
  /// Take `.hip` files as well: sources that are HIP already.
  bool takeHip = false;
  /// The text of the input `-`; nothing: `-` is a file like any other.
  std::optional<std::string> standardInput;
  /// The output folder. A walk leaves it out, since it contains results, not sources.
  std::string output;
};

/// A file or folder that a walk left out.
struct LeftOut {
  std::string path;
  std::string reason;
  /// The number of source files in it.
  size_t files = 0;
  std::vector<std::string> headers;
};

/// A file that is not a source, such as a build file.
struct OtherFile {
  /// Absolute.
  std::string path;
  /// The folder on the command line that contains it.
  std::string root;
};

struct InputReport {
  /// Reports files that could not be read and patterns that matched nothing.
  std::vector<Diagnostic> problems;
  std::vector<LeftOut> leftOut;
  /// The files of walked folders that are not sources and that no pattern excludes, by path.
  std::vector<OtherFile> otherFiles;
};

/// The name of the files that say what to leave out of their folders (`PathPatterns`).
inline constexpr llvm::StringLiteral ignoreFileName = ".transhipignore";

/// Returns all source files in `paths` (files or folders), and the files of these folders that they
/// include, whatever their names, sorted by path. Fails if a path does not exist, a folder contains
/// no sources, or a file that was given itself is binary or too large. Such files in folders are
/// left out and reported. Excluded files are left out too, unless they were given themselves. Links
/// are not followed.
llvm::Expected<std::vector<InputFile>> readInputs(llvm::ArrayRef<std::string> paths,
                                                  const InputOptions &options = {},
                                                  InputReport *report = nullptr);

/// Returns those of the files below `options.root` (absolute) that a walk over it would take.
llvm::Expected<std::vector<std::string>> takenFiles(std::vector<std::string> files,
                                                    const InputOptions &options);

/// Makes an input from a text that is not read from disk. Fails if it is binary or too large.
llvm::Expected<InputFile> inputOf(const std::string &file, std::string text, std::string root);

} // namespace tranship::project
