// What the units of a tree said in the last run, so that a unit of which nothing has changed need
// not be parsed again. Everything is checked by content: the unit's command, every file that it
// read, every include that it did not find.
#pragma once

#include "frontend/command/CompileCommand.h"
#include "support/DiskCache.h"

#include "llvm/ADT/StringMap.h"

#include <deque>
#include <map>
#include <optional>

namespace tranship::frontend {

/// What a unit's answer depends on besides files.
struct UnitKey {
  const CompileCommand *command;
  /// Of the tables and of the options that parses depend on.
  uint64_t settings = 0;
  /// See PrecompiledPrelude::stamp; 0: not known, and so nothing is to be found or kept.
  uint64_t prelude = 0;
};

class UnitCache {
public:
  /// `folder`: where it is kept; empty: nowhere, nothing is ever found. `tree`: what tells the runs
  /// over one tree from others.
  UnitCache(std::string folder, std::string tree);

  /// The content of a file that the run has in memory anyway.
  void haveContent(llvm::StringRef path, llvm::StringRef text);

  /// The serialized unit as it was, if everything is as it was then; valid as long as this is.
  std::optional<llvm::StringRef> find(const UnitKey &key);
  void add(const UnitKey &key, std::string unit);
  /// Writes what this run found or added; to be called once, at the end.
  void save();

private:
  /// Files and includes that were not found stand in `paths`, each once.
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
    /// Of the files' contents; 0: there was none.
    std::vector<uint64_t> hashes;
    std::map<uint64_t, Entry> units;

    template <typename A> friend void transfer(A &archive, Tree &value) {
      auto &[paths, hashes, units] = value;
      archive(paths, hashes, units);
    }
  };

  /// 0: there is no such file.
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
