// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Large headers of libraries outside of the tree (PyTorch, Eigen, Boost), each precompiled on top of
// the prelude or of the last one, shared by all units that include the same ones first, and kept on
// disk from run to run.
#pragma once

#include "frontend/CompilerSetup.h"
#include "frontend/SeparablePart.h"

#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/StringSet.h"

namespace tranship::frontend {

/// A large header that a unit includes, and what its own code says before.
struct WantedHeader {
  /// As written between angle brackets, and where clang finds it.
  std::string spelled, path;
  /// What else is included right behind it.
  std::vector<std::string> further;
  /// The user's macros that are defined there: `NAME value`, by name.
  std::map<std::string, std::string> macros;
  /// All words in the user's code up to there.
  llvm::StringSet<> words;
  /// What may be left out of the header.
  const SeparablePart *part = nullptr;
};

/// What a unit that is parsed on a preamble does not read itself, but depends on.
struct PreambleFacts {
  /// Files that it contains, as in ParsedUnit::filesRead; includes that were not found.
  std::vector<std::string> filesRead, filesMissing;
  /// A fingerprint of the sizes and times of the files.
  uint64_t state = 0;
  /// It includes a header of CUDA's.
  bool includesCuda = false;
  /// Hashes of all identifiers in it, and of macros that it defines; sorted.
  std::vector<uint64_t> identifiers, macros;

  template <typename A> friend void transfer(A &archive, PreambleFacts &value) {
    auto &[filesRead, filesMissing, state, includesCuda, identifiers, macros] = value;
    archive(filesRead, filesMissing, state, includesCuda, identifiers, macros);
  }
};

struct Preamble {
  /// Where `files` holds the precompiled header.
  std::string path;
  /// What distinguishes it from others.
  std::string key;
  PreambleFacts facts;
  /// Null: the prelude.
  const Preamble *below = nullptr;
  /// It contains the prelude, and nothing is below.
  bool standsAlone = false;
  /// It lacks the declarations of CUDA's libraries (support/LibraryNames.h).
  bool lacksLibraries = false;
  /// A part of the header is left out, which units need that say one of its words; null: it is whole.
  const SeparablePart *leftOut = nullptr;
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files;
  // What `files` point into: what it was made from, and the result.
  std::string text;
  std::unique_ptr<llvm::MemoryBuffer> holder;
};

/// How the units are parsed that are to share preambles.
struct PreambleContext {
  const ParseOptions &options;
  /// Whether an include names a header of CUDA's.
  std::function<bool(llvm::StringRef)> isCudaHeader;
  /// Clang's arguments without those folders that only quoted includes of the unit look into.
  std::vector<std::string> arguments;
  std::vector<std::string> droppedFolders;
  /// The prelude's own precompiled header (empty: preambles contain the prelude's text), and what it is known by.
  std::string preludePath, preludeKey;
  std::string directory;
  /// Parts that nobody seems to need may be left out.
  bool mayLeaveOut = true;
  /// The unit's own text has a name of one of CUDA's libraries.
  bool saysLibrary = false;
};

/// Whether the layers below it, or itself, contain the prelude.
bool containsPrelude(const Preamble *preamble);

/// Returns the files that a unit is parsed on, with the layers below.
using MakeFiles = llvm::function_ref<llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem>()>;

class Preambles {
public:
  /// `cacheFolder`: where to keep them; if empty, they live in memory, for this run.
  explicit Preambles(std::string cacheFolder) : cacheFolder_(std::move(cacheFolder)) {}

  /// A preamble with `wanted` on top of `below` that shows a unit what it would see without it, or
  /// null. Safe to call from several threads.
  const Preamble *get(const WantedHeader &wanted, const Preamble *below,
                      const PreambleContext &context, MakeFiles files);

  /// To load a precompiled header takes as long as to parse this much text, roughly.
  static constexpr size_t minBytes = 1 << 20;
  /// Whether a file brings in at least `bytes` of text that the unit has not seen yet.
  bool hasTextBehind(clang::FileEntryRef file, size_t bytes, const Preamble *below,
                     clang::Preprocessor &preprocessor);

  /// What may be left out of a header. It lives as long as this.
  const SeparablePart &separablePart(clang::FileEntryRef file, clang::Preprocessor &preprocessor);

  /// The angled includes that stand right behind that of `header` in all inputs that have it: so all of them can share one
  /// preamble.
  const std::vector<std::string> &includesBehind(llvm::StringRef header,
                                                 const ParseOptions &options);

  /// Clang refused the preamble, since a layer below has changed: it is made again, once.
  void refused(const Preamble &preamble);

private:
  struct Entry {
    std::mutex mutex;
    bool tried = false, mayTakeFromDisk = true;
    std::unique_ptr<Preamble> made;
  };
  /// Whether the part that may be left out of a header is of no use to the inputs, as far as is known.
  bool leavesOut(const WantedHeader &wanted, const PreambleContext &context);
  const Preamble *layer(const WantedHeader &wanted, llvm::StringRef macros, const Preamble *below,
                        const PreambleContext &context, MakeFiles files);
  std::unique_ptr<Preamble> make(std::unique_ptr<Preamble> preamble, const WantedHeader &wanted,
                                 bool mayTakeFromDisk, const PreambleContext &context,
                                 llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files);

  std::string cacheFolder_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<Entry>> entries_;
  std::vector<std::unique_ptr<Preamble>> refused_; // others may still use them
  /// How much text a file brings in: the exact size, or a lower bound.
  struct TextBehind {
    size_t bytes = 0;
    bool isAll = false;
  };
  std::map<std::pair<const Preamble *, std::string>, TextBehind> textBehind_;
  /// By the path of the header, and where it looks for others.
  std::map<std::string, SeparablePart> parts_;
  std::map<const SeparablePart *, bool> neededByInputs_;
  std::map<std::string, std::vector<std::string>, std::less<>> includesBehind_;
};

} // namespace tranship::frontend
