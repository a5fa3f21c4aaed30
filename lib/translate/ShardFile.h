// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The results of one shard of a run (`--shard I/N --export-edits FILE`). `tranship apply` joins all
// shards, decides and writes. Edits depend on what all units say about a file, so shards exchange
// that, and the result is the same as that of a single process.
#pragma once

#include "frontend/evidence/UnitFile.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tranship::translate {

/// Part `index` of `count`, counted from 1.
struct Shard {
  unsigned index = 1, count = 1;

  /// Parses "2/8"; returns nothing for anything else.
  static std::optional<Shard> parse(llvm::StringRef text);
  bool has(size_t unit) const { return unit % count == index - 1; }
};

struct ShardFile {
  Shard shard;
  /// The version of the program, the folder and the arguments that the run was started with.
  std::string version, directory;
  std::vector<std::string> arguments;
  /// A fingerprint of everything that the units depend on: inputs, tables, commands.
  uint64_t fingerprint = 0;
  /// The units by their position in the plan of the run.
  std::map<size_t, frontend::SerializedUnit> units;
};

std::string serializeShard(const ShardFile &file);
/// `name` is used in errors.
llvm::Expected<ShardFile> deserializeShard(llvm::StringRef bytes, llvm::StringRef name);

/// Joins all shards of one run, in any order. Fails if a shard is missing or duplicate, or if they
/// belong to different runs.
llvm::Expected<ShardFile> joinShards(std::vector<std::pair<std::string, ShardFile>> named);

} // namespace tranship::translate
