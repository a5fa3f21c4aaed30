// Which files a run is about: walks folders, reads and lexes what it finds.
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
  /// The folder that was given on the command line and holds it; for a file given itself, its
  /// folder.
  std::string root;
  FileRole role = FileRole::Header;
  std::string relativePath() const;
};

/// The input that stands for standard input, and the name of its text, in the current folder.
inline constexpr llvm::StringLiteral standardInput = "-", standardInputName = "<stdin>";

/// By the extension; nothing for files that hold no C++.
std::optional<FileRole> roleOf(llvm::StringRef path);

/// A pattern of a config file (`PathPatterns`), about what lies below the folder of that file.
struct ExcludedPattern {
  std::string folder, pattern;

  friend bool operator==(const ExcludedPattern &, const ExcludedPattern &) = default;
};

/// What to take of the folders that are given.
struct InputOptions {
  /// The tree that paths are relative to; empty: each folder that was given is one, and the folder
  /// of each file. Headers below it that the inputs include are inputs as well.
  std::string root;
  /// Patterns of --exclude, from the root.
  std::vector<std::string> exclude;
  std::vector<ExcludedPattern> configExclude;
  bool takeThirdParty = false;
  /// The text that the input `-` stands for; nothing: `-` is a file like any other.
  std::optional<std::string> standardInput;
  /// Where the result goes. A walk leaves that folder out: it would take results for sources.
  std::string output;
};

/// What a walk passed over.
struct LeftOut {
  std::string path; // of a file or a folder
  std::string reason;
  /// Source files there.
  size_t files = 0;
  std::vector<std::string> headers;
};

struct InputReport {
  /// Files that could not be read, patterns that nothing matched.
  std::vector<Diagnostic> problems;
  std::vector<LeftOut> leftOut;
};

/// The file of each folder that says what to leave out (`PathPatterns`).
inline constexpr llvm::StringLiteral ignoreFileName = ".transhipignore";

/// All source files under `paths` (files or folders), and files of these folders that they include
/// whatever they are called, sorted by path. Errors: a path that does not
/// exist, a folder without sources, a file given itself that is binary or too large. A file of a
/// folder that cannot be read so is left out and told of. What is excluded is left out as well;
/// what is given itself never is. Links are not followed out of a folder.
llvm::Expected<std::vector<InputFile>> readInputs(llvm::ArrayRef<std::string> paths,
                                                  const InputOptions &options = {},
                                                  InputReport *report = nullptr);

/// Of files below `options.root` (absolute, as they are), those that a walk over it would take.
llvm::Expected<std::vector<std::string>> takenFiles(std::vector<std::string> files,
                                                    const InputOptions &options);

/// A file whose text is not read from disk. Errors: it is binary or too large.
llvm::Expected<InputFile> inputOf(const std::string &file, std::string text, std::string root);

/// Sizes above which a file is not source code that somebody wrote.
inline constexpr size_t maxFileSize = 32u << 20;

} // namespace tranship::project
