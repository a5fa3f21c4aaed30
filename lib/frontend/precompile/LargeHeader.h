// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Large headers of libraries outside of the tree (PyTorch, Eigen, Boost), each precompiled on top of
// the prelude or of the last one, shared by all units that include the same ones first.
#pragma once

#include "frontend/precompile/CompilerSetup.h"
#include "frontend/precompile/PchStore.h"

#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/StringSet.h"

namespace tranship::frontend {

/// A large header that a unit includes, and the unit's own code before it.
struct WantedHeader {
  /// As written between angle brackets, and where clang finds it.
  std::string spelled, path;
  /// The user's macros that are defined there: `NAME value`, by name.
  std::map<std::string, std::string> macros;
  /// All identifiers in the user's code up to there.
  llvm::StringSet<> words;
};

/// A large header, precompiled.
struct LargeHeader {
  /// What distinguishes it from others, and what it is made from.
  std::string key, text;
  /// The path of the header that it holds, and that of the precompiled header in its files.
  std::string header, path;
  const Pch *pch = nullptr;
  /// It includes a CUDA header.
  bool includesCuda = false;
  /// Null: the prelude.
  const LargeHeader *below = nullptr;
};

/// How the units are parsed that are to share large headers.
struct LargeHeaderContext {
  /// Whether an include names a CUDA header.
  std::function<bool(llvm::StringRef)> isCudaHeader;
  /// Clang's arguments without those folders that only quoted includes of the unit look into.
  std::vector<std::string> arguments;
  std::vector<std::string> droppedFolders;
  /// The prelude's own precompiled header, and what distinguishes it from others.
  std::string preludePath, preludeKey;
  std::string directory;
};

/// Returns the files that a unit is parsed on, with the layers below.
using MakeFiles = llvm::function_ref<llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem>()>;

class LargeHeaderStore {
public:
  explicit LargeHeaderStore(PchStore &store) : store_(store) {}

  /// A large header with `wanted` on top of `below` that shows a unit what it would see without it, or
  /// null. Safe to call from several threads.
  const LargeHeader *get(const WantedHeader &wanted, const LargeHeader *below,
                         const LargeHeaderContext &context, MakeFiles files);

  /// Makes a large header again that clang refused, for the units that come later.
  void replace(const LargeHeader &refused, const LargeHeaderContext &context, MakeFiles files);

  /// To load a precompiled header takes as long as to parse this much text, roughly.
  static constexpr size_t minBytes = 1 << 20;
  /// Whether a file and its includes have at least `bytes` of text that the unit has not seen yet.
  bool hasText(clang::FileEntryRef file, size_t bytes, const LargeHeader *below,
               clang::Preprocessor &preprocessor);

private:
  const LargeHeader *layer(const WantedHeader &wanted, llvm::ArrayRef<std::string> macros,
                           const LargeHeader *below, const LargeHeaderContext &context,
                           MakeFiles files);

  PchStore &store_;
  std::mutex mutex_;
  /// By the precompiled header, which is another one after it was replaced.
  std::map<const Pch *, std::unique_ptr<LargeHeader>> layers_;
  /// How much text a file and its includes have: the exact size, or a lower bound.
  struct TextSize {
    size_t bytes = 0;
    bool isAll = false;
  };
  std::map<std::pair<const LargeHeader *, std::string>, TextSize> textSizes_;
};

} // namespace tranship::frontend
