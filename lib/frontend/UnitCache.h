// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps the results for the units of a tree from the last run, so that units without changes need
// not be parsed again. Everything is compared by content: the unit's command, every file that it
// read, and every include that it did not find.
#pragma once

#include "frontend/command/CompileCommand.h"
#include "support/DiskCache.h"

#include "llvm/ADT/StringMap.h"

#include <deque>
#include <map>
#include <optional>

namespace tranship::frontend {

/// What the result for a unit depends on in addition to files.
struct UnitKey {
  const CompileCommand *command;
  /// A fingerprint of the tables and options that parses depend on.
  uint64_t settings = 0;
  /// See PrecompiledPrelude::stamp. 0 means unknown: then nothing is found or kept.
  uint64_t prelude = 0;
};

class UnitCache {
public:
  /// `folder`: where to keep the cache; if empty, nothing is ever found. `tree`: distinguishes the
  /// runs over one tree from others.
  UnitCache(std::string folder, std::string tree);

  /// Provides the content of a file that the run has in memory anyway.
  void haveContent(llvm::StringRef path, llvm::StringRef text);

  /// Returns the serialized unit if nothing has changed since. It lives as long as the cache.
  std::optional<llvm::StringRef> find(const UnitKey &key);
  void add(const UnitKey &key, std::string unit);
  /// Writes what this run found or added. Must be called once, at the end.
  void save();

private:
  /// Indices into `paths`, which contains each file and each missing include once.
  struct Entry {
    std::vector<unsigned> files, missing;
    llvm::StringRef unit;

    template <typename A> friend void transfer(A &archive, Entry &value) {
      auto &[files, missing, unit] = value;
      archive(files, missing, unit);
    }
  };
  struct Tree {
    std::vector<std::string> paths;
    /// Hashes of the contents; 0 if there was no such file.
    std::vector<uint64_t> hashes;
    std::map<uint64_t, Entry> units;

    template <typename A> friend void transfer(A &archive, Tree &value) {
      auto &[paths, hashes, units] = value;
      archive(paths, hashes, units);
    }
  };

  /// Returns 0 if there is no such file.
  uint64_t hashOf(llvm::StringRef path);
  bool isAsBefore(unsigned path);
  unsigned indexOf(llvm::StringRef path);

  std::string folder_, tree_;
  std::optional<CachedBlob> blob_; // what entries of `old_` point into
  Tree old_, new_;
  std::map<std::string, unsigned, std::less<>> newPaths_;
  std::deque<std::string> units_; // what entries of `new_` point into
  llvm::StringMap<uint64_t> hashes_;
  bool changed_ = false;
};

} // namespace tranship::frontend
