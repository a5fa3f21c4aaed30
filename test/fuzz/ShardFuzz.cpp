// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The reader of exported shards takes any bytes: a reason to refuse them, or what writes them
// again.
#include "frontend/evidence/UnitFile.h"
#include "translate/ShardFile.h"

#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

#include <cstdlib>

using namespace tranship;
using namespace tranship::frontend;
using namespace tranship::translate;

namespace {

void check(bool holds) {
  if (!holds)
    std::abort();
}

void readShard(llvm::StringRef bytes) {
  llvm::Expected<ShardFile> file = deserializeShard(bytes, "f.edits");
  if (!file) {
    check(llvm::StringRef(llvm::toString(file.takeError())).starts_with("f.edits: "));
    return;
  }
  std::string written = serializeShard(*file);
  check(serializeShard(llvm::cantFail(deserializeShard(written, "g.edits"))) == written);
  for (const auto &[position, unit] : file->units)
    if (std::optional<ParsedUnit> parsed = deserializeUnit(unit.bytes))
      check(serializeUnit(*deserializeUnit(serializeUnit(*parsed))) == serializeUnit(*parsed));
  llvm::consumeError(joinShards({{"f.edits", *file}, {"g.edits", std::move(*file)}}).takeError());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef bytes(reinterpret_cast<const char *>(data), size);
  readShard(bytes);
  // No fuzzer guesses the checksum.
  readShard(fmt::format("{}{:016x}\n{}", serializeShard({}).substr(0, 17), llvm::xxh3_64bits(bytes),
                        bytes.str()));
  // Nor the place of a unit among the shards.
  if (std::optional<ParsedUnit> unit = deserializeUnit(bytes))
    check(serializeUnit(*deserializeUnit(serializeUnit(*unit))) == serializeUnit(*unit));
  return 0;
}
