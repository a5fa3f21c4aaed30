// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/ShardFile.h"

#include "support/Archive.h"

#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

namespace tranship::frontend {

template <typename A> static void transfer(A &archive, SerializedUnit &value) {
  auto &[bytes, error] = value;
  archive(bytes, error);
}

} // namespace tranship::frontend

namespace tranship::translate {

constexpr llvm::StringLiteral heading = "tranship-edits 4\n";

template <typename A> static void transfer(A &archive, Shard &value) {
  auto &[index, count] = value;
  archive(index, count);
}

template <typename A> static void transfer(A &archive, ShardFile &value) {
  auto &[shard, version, directory, arguments, fingerprint, units] = value;
  archive(shard, version, directory, arguments, fingerprint, units);
}

std::optional<Shard> Shard::parse(llvm::StringRef text) {
  Shard shard;
  auto [index, count] = text.split('/');
  if (index.getAsInteger(10, shard.index) || count.getAsInteger(10, shard.count) ||
      shard.index < 1 || shard.index > shard.count)
    return std::nullopt;
  return shard;
}

std::string serializeShard(const ShardFile &file) {
  ArchiveWriter archive;
  archive(file);
  std::string bytes = archive.take();
  return fmt::format("{}{:016x}\n{}", heading.str(), llvm::xxh3_64bits(bytes), bytes);
}

llvm::Expected<ShardFile> deserializeShard(llvm::StringRef bytes, llvm::StringRef name) {
  if (!bytes.consume_front(heading))
    return llvm::createStringError(name +
                                   ": not written by --export-edits of this version of tranship");
  auto [sum, body] = bytes.split('\n');
  ArchiveReader archive(body);
  ShardFile file;
  archive(file);
  if (sum != fmt::format("{:016x}", llvm::xxh3_64bits(body)) || archive.failed() ||
      !archive.atEnd())
    return llvm::createStringError(name + ": damaged or incomplete; run this shard again");
  return file;
}

llvm::Expected<ShardFile> joinShards(std::vector<std::pair<std::string, ShardFile>> named) {
  if (named.empty())
    return llvm::createStringError("nothing to apply: name the files that --export-edits wrote");
  std::map<unsigned, std::string> seen;
  const std::string firstName = named.front().first;
  ShardFile all = std::move(named.front().second);
  seen[all.shard.index] = firstName;
  for (auto &[name, file] : llvm::drop_begin(named)) {
    if (file.shard.count != all.shard.count || file.version != all.version ||
        file.directory != all.directory || file.arguments != all.arguments)
      return llvm::createStringError(name + " and " + firstName + " belong to different runs");
    if (file.fingerprint != all.fingerprint)
      return llvm::createStringError("the sources, the rules or the compile database changed "
                                     "between the shards " +
                                     firstName + " and " + name + "; run them again");
    auto [known, isNew] = seen.try_emplace(file.shard.index, name);
    if (!isNew)
      return llvm::createStringError(known->second + " and " + name + " are the same shard " +
                                     llvm::Twine(file.shard.index) + "/" +
                                     llvm::Twine(file.shard.count));
    all.units.merge(file.units);
  }
  for (unsigned index = 1; index <= all.shard.count; ++index)
    if (!seen.contains(index))
      return llvm::createStringError("shard " + llvm::Twine(index) + "/" +
                                     llvm::Twine(all.shard.count) + " is missing");
  return all;
}

} // namespace tranship::translate
