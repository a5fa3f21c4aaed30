// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps results for the units of a tree from the last run. A result is found again as long as
// everything that it was made from is the same, by content: every file that was read, and every
// include that was not found.
#pragma once

#include "frontend/command/CompileCommand.h"
#include "support/DiskCache.h"

#include "llvm/ADT/StringMap.h"

#include <chrono>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <set>

namespace tranship::frontend {

/// The files that a result was made from.
struct ContentInputs {
  /// Absolute paths.
  std::set<std::string> files;
  /// Paths at which there is no file.
  std::set<std::string> absent;
};

/// A fingerprint of a command, and of this program: another build may give other results.
uint64_t fingerprintOf(const CompileCommand &command, llvm::StringRef settings);

/// Returns the paths at which a new file would change what an include means: for each name, those
/// in the command's include folders and in `folders` where there is no file now.
std::set<std::string> absentCandidates(const CompileCommand &command, std::set<std::string> folders,
                                       const std::set<std::string> &names);

class ContentCache {
public:
  /// `folder`: where to keep the cache; if empty, nothing is ever found. `name`: distinguishes it
  /// from other caches.
  ContentCache(std::string folder, std::string name);

  /// Provides the content of a file that the run has in memory anyway.
  void haveContent(llvm::StringRef path, llvm::StringRef text);

  /// Returns the result if nothing has changed since. It lives as long as the cache.
  std::optional<llvm::StringRef> find(uint64_t key);
  /// May be called by several threads. From time to time, it saves what there is, so that a run that is stopped keeps
  /// most of its work.
  void add(uint64_t key, const ContentInputs &inputs, std::string result);
  /// Writes what this run found or added. To be called once, at the end.
  void save();

private:
  /// Indices into `paths`, which contains each file and each missing include once.
  struct Entry {
    std::vector<unsigned> files, missing;
    llvm::StringRef result;

    template <typename A> friend void transfer(A &archive, Entry &value) {
      auto &[files, missing, result] = value;
      archive(files, missing, result);
    }
  };
  struct Results {
    std::vector<std::string> paths;
    /// Hashes of the contents; 0 if there was no such file.
    std::vector<uint64_t> hashes;
    std::map<uint64_t, Entry> entries;

    template <typename A> friend void transfer(A &archive, Results &value) {
      auto &[paths, hashes, entries] = value;
      archive(paths, hashes, entries);
    }
  };

  /// Returns 0 if there is no such file.
  uint64_t hashOf(llvm::StringRef path);
  bool isAsBefore(unsigned path);
  unsigned indexOf(llvm::StringRef path);

  std::string folder_, name_;
  std::optional<CachedBlob> blob_; // what entries of `old_` point into
  Results old_, new_;
  std::map<std::string, unsigned, std::less<>> newPaths_;
  std::deque<std::string> results_; // what entries of `new_` point into
  llvm::StringMap<uint64_t> hashes_;
  bool changed_ = false;
  std::mutex mutex_;
  using Clock = std::chrono::steady_clock;
  Clock::time_point nextSave_ = Clock::now() + leastInterval;
  static constexpr std::chrono::seconds leastInterval{2};
};

} // namespace tranship::frontend
