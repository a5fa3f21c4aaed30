// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/PchStore.h"

#include "support/Archive.h"
#include "support/DiskCache.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

namespace tranship::frontend {
namespace {

std::string factsKey(llvm::StringRef key) { return (key + "|facts 2").str(); }

std::unique_ptr<Pch> mounted(const PchRecipe &recipe, std::unique_ptr<llvm::MemoryBuffer> holder,
                             llvm::StringRef bytes, PchFacts facts) {
  auto pch = std::make_unique<Pch>();
  pch->facts = std::move(facts);
  pch->holder = std::move(holder);
  pch->text = recipe.text;
  pch->files = recipe.mount(bytes, pch->text);
  return pch;
}

} // namespace

bool PchFacts::mentions(llvm::StringRef identifier) const {
  return llvm::binary_search(identifiers, llvm::xxh3_64bits(identifier));
}

PchStore::Entry &PchStore::entry(llvm::StringRef key) {
  std::lock_guard lock(mutex_);
  std::unique_ptr<Entry> &slot = entries_[key.str()];
  if (!slot)
    slot = std::make_unique<Entry>();
  return *slot;
}

std::optional<PchFacts> PchStore::factsOnDisk(llvm::StringRef key) const {
  std::optional<std::string> bytes;
  if (!folder_.empty())
    bytes = readCached(folder_, factsKey(key));
  if (!bytes)
    return std::nullopt;
  ArchiveReader reader(*bytes);
  PchFacts facts;
  reader(facts);
  return reader.failed() || !reader.atEnd() ? std::nullopt : std::optional(std::move(facts));
}

std::unique_ptr<Pch> PchStore::fromDisk(const PchRecipe &recipe) const {
  std::optional<PchFacts> facts = factsOnDisk(recipe.key);
  if (!facts || facts->state != stateOf(facts->filesRead))
    return nullptr;
  std::optional<CachedBlob> cached = openCached(folder_, recipe.key);
  if (!cached)
    return nullptr;
  return mounted(recipe, std::move(cached->file), cached->bytes, std::move(*facts));
}

std::unique_ptr<Pch> PchStore::make(const PchRecipe &recipe) const {
  std::optional<MadePch> made = recipe.make();
  if (!made)
    return nullptr;
  made->facts.state = stateOf(made->facts.filesRead);
  llvm::StringRef bytes = made->bytes->getBuffer();
  if (!folder_.empty()) {
    ArchiveWriter writer;
    writer(made->facts);
    writeCached(folder_, recipe.key, bytes);
    writeCached(folder_, factsKey(recipe.key), writer.take());
    // Mapped from the disk, it takes no memory of its own.
    if (std::optional<CachedBlob> cached = openCached(folder_, recipe.key))
      return mounted(recipe, std::move(cached->file), cached->bytes, std::move(made->facts));
  }
  return mounted(recipe, std::move(made->bytes), bytes, std::move(made->facts));
}

const Pch *PchStore::find(const PchRecipe &recipe) {
  Entry &known = entry(recipe.key);
  std::lock_guard lock(known.mutex);
  if (!known.pch && !known.lookedUp)
    known.pch = fromDisk(recipe);
  known.lookedUp = true;
  return known.pch.get();
}

const Pch *PchStore::get(const PchRecipe &recipe) {
  if (const Pch *found = find(recipe))
    return found;
  Entry &known = entry(recipe.key);
  std::lock_guard lock(known.mutex);
  if (!known.pch && !known.made) {
    known.made = true;
    known.pch = make(recipe);
  }
  return known.pch.get();
}

const Pch *PchStore::replace(const PchRecipe &recipe, const Pch &refused) {
  Entry &known = entry(recipe.key);
  std::lock_guard lock(known.mutex);
  if (known.pch.get() != &refused)
    return known.pch.get(); // another unit was first
  known.refused.push_back(std::move(known.pch));
  if (!known.made) {
    known.made = true;
    known.pch = make(recipe);
  }
  return known.pch.get();
}

uint64_t stateOf(llvm::ArrayRef<std::string> files) {
  std::string state;
  for (const std::string &file : files) {
    llvm::sys::fs::file_status status; // of none, when the file is gone: that differs as well
    (void)llvm::sys::fs::status(file, status);
    state += fmt::format("{} {}\n", status.getSize(),
                         status.getLastModificationTime().time_since_epoch().count());
  }
  return llvm::xxh3_64bits(state);
}

} // namespace tranship::frontend
