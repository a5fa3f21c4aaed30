// Which files a run is about: walks folders, reads and lexes what it finds, and guesses include
// folders where no compile database tells them.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "frontend/CompileCommand.h"
#include "source/SourceFile.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <optional>
#include <vector>

namespace tranship {

enum class FileRole : uint8_t { CudaSource, CxxSource, Header };

struct InputFile {
  std::unique_ptr<SourceFile> source; // path() is absolute
  /// The folder that was given on the command line and holds it; for a file given itself, its
  /// folder.
  std::string root;
  FileRole role = FileRole::Header;
  std::string relativePath() const;
};

/// By the extension; nothing for files that hold no C++.
std::optional<FileRole> roleOf(llvm::StringRef path);

/// All source files under `paths` (files or folders), sorted by path. Errors: a path that does not
/// exist, a folder without sources, a file given itself that is binary or too large. A file of a
/// folder that cannot be read so is left out and told of in `skipped`. Links are not followed out
/// of a folder.
llvm::Expected<std::vector<InputFile>> readInputs(llvm::ArrayRef<std::string> paths,
                                                  std::vector<Diagnostic> *skipped = nullptr);

/// For each input that includes headers which are not beside it but somewhere in the tree: the
/// folders to search, so that
/// `#include "a/b.h"` finds them. Order: as the includes stand.
std::vector<std::string> guessIncludeFolders(const InputFile &unit,
                                             llvm::ArrayRef<InputFile> inputs);

/// Sizes above which a file is not source code that somebody wrote.
inline constexpr size_t maxFileSize = 32u << 20;

} // namespace tranship
