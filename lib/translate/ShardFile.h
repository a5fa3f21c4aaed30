// What one shard of a run learnt (`--shard I/N --export-edits FILE`), for `tranship apply` to
// decide and write when all shards are together. Edits depend on what all units say of a file, so
// shards exchange that, and the result is the one of a single process.
#pragma once

#include "frontend/UnitFile.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tranship::translate {

/// Part `index` of `count`, from 1.
struct Shard {
  unsigned index = 1, count = 1;

  /// "2/8"; nothing for anything else.
  static std::optional<Shard> parse(llvm::StringRef text);
  bool has(size_t unit) const { return unit % count == index - 1; }
};

struct ShardFile {
  Shard shard;
  /// By which program, where and with which arguments the run was started.
  std::string version, directory;
  std::vector<std::string> arguments;
  /// Of everything that the units depend on: inputs, tables, commands.
  uint64_t fingerprint = 0;
  /// By their position among all units of the run.
  std::map<size_t, frontend::SerializedUnit> units;
};

std::string serializeShard(const ShardFile &file);
/// `name` is for errors.
llvm::Expected<ShardFile> deserializeShard(llvm::StringRef bytes, llvm::StringRef name);

/// All shards of one run as one, whatever their order. Errors: one is missing or there twice, or
/// they are of different runs.
llvm::Expected<ShardFile> joinShards(std::vector<std::pair<std::string, ShardFile>> named);

} // namespace tranship::translate
