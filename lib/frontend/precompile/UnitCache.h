// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps what parses found in the units of a tree, so that units without changes need not be parsed
// again.
#pragma once

#include "frontend/precompile/ContentCache.h"

namespace tranship::frontend {

/// What the result for a unit depends on, besides files.
struct UnitKey {
  const CompileCommand *command;
  /// A fingerprint of the tables and options that parses depend on.
  uint64_t settings = 0;
  /// See PreludePch::stamp. 0 means unknown: then nothing is found or kept.
  uint64_t prelude = 0;
};

class UnitCache {
public:
  /// `folder`: where to keep the cache; if empty, nothing is ever found. `tree`: distinguishes the
  /// runs over one tree from others.
  UnitCache(std::string folder, std::string tree) : content_(std::move(folder), "units|" + tree) {}

  /// Provides the content of a file that the run has in memory anyway.
  void haveContent(llvm::StringRef path, llvm::StringRef text) { content_.haveContent(path, text); }

  /// Returns the serialized unit if nothing has changed since. It lives as long as the cache.
  std::optional<llvm::StringRef> find(const UnitKey &key);
  /// May be called by several threads.
  void add(const UnitKey &key, std::string unit);
  /// As in ContentCache.
  void save() { content_.save(); }

private:
  ContentCache content_;
};

} // namespace tranship::frontend
