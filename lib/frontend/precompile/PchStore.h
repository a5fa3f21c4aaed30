// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The one store of precompiled headers, for the original's parse and the port's. A header is used if the files in it are
// as they were when it was made; macros of a unit that occur in it must be part of its key (`macrosIn`).
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tranship::frontend {

/// What is known of the files in a precompiled header.
struct PchFacts {
  /// The files that it contains, as in ParsedUnit::filesRead, and the includes that were not found.
  std::vector<std::string> filesRead, filesMissing;
  /// Hashes of all identifiers in it, and of macros that it defines; sorted.
  std::vector<uint64_t> identifiers, macros;
  /// What else its maker wants to know of it, in a form of its own.
  std::string more;
  /// A fingerprint of the sizes and times of the files. The store sets it.
  uint64_t state = 0;

  bool mentions(llvm::StringRef identifier) const;

  template <typename A> friend void transfer(A &archive, PchFacts &value) {
    auto &[filesRead, filesMissing, identifiers, macros, more, state] = value;
    archive(filesRead, filesMissing, identifiers, macros, more, state);
  }
};

struct MadePch {
  std::unique_ptr<llvm::MemoryBuffer> bytes;
  PchFacts facts;
};

/// How to get a precompiled header.
struct PchRecipe {
  /// Everything that it depends on but the files in it: arguments, macros, texts.
  std::string key;
  /// What it is made from, in memory; clang wants to see this as well. It goes to `mount`.
  std::string text;
  /// Makes the files that a parse on it needs. What it gets lives as long as the Pch.
  std::function<llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>(llvm::StringRef bytes,
                                                                llvm::StringRef text)>
      mount;
  /// Nothing: clang cannot make it.
  std::function<std::optional<MadePch>()> make;
};

struct Pch {
  PchFacts facts;
  /// Any thread may use them.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files;
  // What `files` points into.
  std::unique_ptr<llvm::MemoryBuffer> holder;
  std::string text;
};

/// All functions are safe to call from several threads, and the folder may be shared by several processes.
class PchStore {
public:
  /// `folder`: where to keep the headers; if empty, they live in memory, for this run.
  explicit PchStore(std::string folder) : folder_(std::move(folder)) {}

  /// The header from this run, from disk, or made now. Null: clang cannot make it.
  const Pch *get(const PchRecipe &recipe);
  /// The same, but null if it would have to be made.
  const Pch *find(const PchRecipe &recipe);
  /// Makes a header again that clang refused. Null: it was made in this run, so it would be the same again.
  const Pch *replace(const PchRecipe &recipe, const Pch &refused);

  /// The facts of a header on disk, whether its files have changed or not.
  std::optional<PchFacts> factsOnDisk(llvm::StringRef key) const;
  const std::string &folder() const { return folder_; }

private:
  struct Entry {
    std::mutex mutex;
    bool lookedUp = false, made = false;
    std::unique_ptr<Pch> pch;
    std::vector<std::unique_ptr<Pch>> refused; // others may still use them
  };
  Entry &entry(llvm::StringRef key);
  std::unique_ptr<Pch> fromDisk(const PchRecipe &recipe) const;
  std::unique_ptr<Pch> make(const PchRecipe &recipe) const;

  std::string folder_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<Entry>, std::less<>> entries_;
};

/// Returns the header that `get` gives for those macros of a unit that occur in it. With these macros, it may mention more
/// of them. `macrosIn`: the unit's macros among these identifiers.
template <typename Get, typename MacrosIn> auto getWithMacros(Get get, MacrosIn macrosIn) {
  std::vector<std::string> macros;
  for (;;) {
    auto found = get(macros);
    std::vector<std::string> more = found ? macrosIn(*found) : macros;
    if (more.size() <= macros.size())
      return found;
    macros = std::move(more);
  }
}

/// A fingerprint of the sizes and times of files. Clang does not compare the headers of the system with what it precompiled.
uint64_t stateOf(llvm::ArrayRef<std::string> files);

} // namespace tranship::frontend
