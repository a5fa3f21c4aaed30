// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses a unit of the translated tree as HIP, in memory, and collects clang's errors.
#pragma once

#include "frontend/command/CompileCommand.h"
#include "frontend/evidence/MeaningEvidence.h"
#include "frontend/port/LibraryHeaders.h"
#include "frontend/port/OperatorFacts.h"
#include "frontend/port/PortHeaders.h"
#include "frontend/precompile/CompilerSetup.h"
#include "frontend/precompile/ContentCache.h"
#include "frontend/toolkit/HipHeaders.h"

#include <functional>
#include <map>
#include <set>

namespace tranship::frontend {

/// An offset in the translated text of one of the user's files.
struct PortPlace {
  std::string file = {};
  unsigned offset = 0;

  friend auto operator<=>(const PortPlace &, const PortPlace &) = default;
};

/// One error that clang reports, at the place where a reader of the port would look for it.
struct PortError {
  /// The user's file that it is in, or that leads to it by an include or an instantiation.
  std::string file = {};
  /// In the file's translated text.
  unsigned offset = 0;
  std::string message = {};
  /// The include that was not found, as written; empty for other errors.
  std::string missingHeader = {};
  /// If a macro of the user expands there: where its body has the text. Empty otherwise.
  std::string macroFile = {};
  unsigned macroOffset = 0;
  /// The header of a library that it is in, if it is in none of the user's files.
  std::string libraryHeader = {};
  /// Only an include in the user's code leads to that header.
  bool isHeadersOwn = false;
  /// Places in the user's code that instantiate or call what it is in, innermost first.
  std::vector<PortPlace> uses = {};

  friend auto operator<=>(const PortError &, const PortError &) = default;
};

/// What a parse of one unit for one side found.
struct PortUnit {
  /// In the order of the parse.
  std::vector<PortError> errors;
  /// Absolute paths of the files that it read, without HIP's headers and those of the system.
  std::set<std::string> filesRead;
  /// Includes in these files, as written.
  std::set<std::string> includes;
  /// Clang crashed or took too long: nothing is known of this unit.
  bool isUnknown = false;
  /// For another GPU, all this may be different.
  bool dependsOnTarget = true;
  /// What the code of the user's files means (`MeaningOfFiles`), as bytes; empty if it has errors.
  std::string meaning;
};

/// What a unit's result depends on, besides HIP's headers and the system's.
ContentInputs inputsOf(const CompileCommand &command, const PortUnit &unit);

/// The facts about the user's files, by path in the port.
MeaningOfFiles meaningOf(const PortUnit &unit);

std::string serializePortUnit(const PortUnit &unit);
/// Nothing if the bytes are damaged.
std::optional<PortUnit> deserializePortUnit(llvm::StringRef bytes);

/// What all units of a run are parsed with.
struct PortOptions {
  /// The folder of HIP's headers (`hip/hip_runtime.h`), or empty: our own ones are used.
  std::string includeFolder;
  /// Our own HIP headers, and the version that they are to declare.
  std::vector<HipIncludeFile> ownHeaders;
  unsigned ownVersion = 0;
  /// What the compiler gets besides the flags of the commands.
  std::vector<std::string> flags;
  /// Further ones, in which `$wave` stands for the lanes of a wavefront.
  std::vector<std::string> waveFlags;
  /// Where to keep precompiled headers; empty: nowhere.
  std::string cacheFolder;
  /// How many units there are. To precompile a header takes as long as to read it a few times.
  size_t units = 0;
  /// The translated texts, by the absolute paths that they have in the port.
  std::map<std::string, std::string> texts;
  /// Whether a file is the user's, so that errors can be shown there.
  std::function<bool(llvm::StringRef path)> isUserFile;
  /// Whether such a file is in a folder, or in one below it.
  std::function<bool(llvm::StringRef folder)> holdsUserFiles;
  /// Whether an include names a CUDA header. One that another library on this machine provides
  /// under the same name would not be found elsewhere.
  std::function<bool(llvm::StringRef name)> isCudaHeader;
  /// May be empty: no operator does.
  AnswersOtherwise answersOtherwise = {};
  /// Whether a unit that lacks this header cannot be judged. May be empty.
  std::function<bool(llvm::StringRef name)> cannotDoWithout = {};
  /// Headers of a library's version for ROCm; null: there are none. Must outlive the parser.
  LibraryHeaders *libraryHeaders = nullptr;
  /// The large headers of that library that the user's files include, as written.
  std::vector<std::string> largeHeaders = {};

  /// Whether a file is one of HIP's headers.
  bool isHipHeader(llvm::StringRef path) const;
};

/// Sets up what the parses of a run share. Must outlive them; safe to use from several threads.
class PortParser {
public:
  explicit PortParser(PortOptions options);

  /// `command.file` is the file's path in the port; its language is HIP instead of CUDA. `target`:
  /// the GPU to compile for, or empty for the host. Fails if clang cannot be set up.
  llvm::Expected<PortUnit> parse(const CompileCommand &command, llvm::StringRef target);

  /// A fingerprint of HIP's headers.
  uint64_t stamp() const;

  /// Whether a file is one of HIP's headers.
  bool isHipHeader(llvm::StringRef path) const { return options_.isHipHeader(path); }

private:
  struct Attempt {
    PortUnit unit;
    /// Clang got as far as to read the unit.
    bool started = false;
    /// The unit uses something that only the precompiled header shows it.
    bool sawHidden = false;
    /// The unit includes a large header, so it was not parsed.
    bool wantsLarge = false;
    std::string setupError;
  };
  Attempt attempt(const CompileCommand &command, llvm::StringRef target, const PortHeaders *headers,
                  bool mayWantLarge = false);
  Attempt attemptOnPch(const CompileCommand &command, llvm::StringRef target);
  Attempt attemptOnLarge(const CompileCommand &command, llvm::StringRef target);
  llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files(llvm::StringRef directory) const;

  PortOptions options_;
  CompilerSetup setup_;
  PortHeaderStore headers_;
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files_;
};

} // namespace tranship::frontend
