// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/PrecompiledPrelude.h"

#include "frontend/CompilerSetup.h"
#include "frontend/Headers.h"
#include "frontend/Precompile.h"
#include "support/DiskCache.h"

#include "clang/Basic/Version.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

namespace tranship::frontend {
namespace {

/// Lists the files that go into it.
class InputLister : public clang::PPCallbacks {
public:
  InputLister(const clang::SourceManager &sources, std::string &list)
      : sources_(sources), list_(list) {}

  void LexedFileChanged(clang::FileID file, LexedFileChangeReason reason,
                        clang::SrcMgr::CharacteristicKind, clang::FileID,
                        clang::SourceLocation) override {
    clang::OptionalFileEntryRef entry = sources_.getFileEntryRefForID(file);
    if (reason == LexedFileChangeReason::EnterFile && entry &&
        !entry->getName().starts_with(headerFolder))
      list_ += (entry->getName() + "\n").str();
  }

private:
  const clang::SourceManager &sources_;
  std::string &list_;
};

/// Both layers and the files in them, one a line.
struct Precompiled {
  std::string bytes, inputs;
};

/// One layer: our header `name`, on top of what `files` holds at `below` (empty: of nothing). Null
/// when clang cannot make it.
std::unique_ptr<llvm::MemoryBuffer>
precompileLayer(llvm::StringRef name, llvm::ArrayRef<std::string> arguments,
                llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, llvm::StringRef below,
                CompilerSetup &setup, std::string &inputs) {
  return precompile((headerFolder + "/core/" + name).str(), arguments, std::move(files), below,
                    setup, KeptBodies::None, [&](clang::Preprocessor &preprocessor) {
                      return std::make_unique<InputLister>(preprocessor.getSourceManager(), inputs);
                    });
}

Precompiled build(llvm::StringRef standard, const ParseOptions &options) {
  CompilerSetup own;
  CompilerSetup &setup = options.setup ? *options.setup : own;
  auto files = setup.files(options, "/");
  std::vector<std::string> arguments = baseArguments(/*asCuda=*/true, standard, options);
  arguments.insert(arguments.end(), {"-isystem", headerFolder.str() + "/include"});
  Precompiled result;
  std::unique_ptr<llvm::MemoryBuffer> common =
      precompileLayer("precompiled.h", arguments, files, "", setup, result.inputs);
  if (!common)
    return {};
  llvm::StringRef path = precompiledPath(/*isCuda=*/false);
  files->pushOverlay(ownFiles({{path.str(), common->getBuffer()}}));
  std::unique_ptr<llvm::MemoryBuffer> cuda =
      precompileLayer("device.h", arguments, files, path, setup, result.inputs);
  if (cuda)
    result.bytes = PrecompiledHeader::join(common->getBuffer(), cuda->getBuffer());
  return result;
}

std::string inputsKey(llvm::StringRef key) { return (key + "|inputs").str(); }

PrecompiledHeader inMemory(const Precompiled &precompiled) {
  auto copy = llvm::MemoryBuffer::getMemBufferCopy(precompiled.bytes);
  llvm::StringRef bytes = copy->getBuffer();
  return PrecompiledHeader(std::move(copy), bytes);
}

void keep(llvm::StringRef folder, llvm::StringRef key, const Precompiled &precompiled) {
  if (folder.empty() || precompiled.bytes.empty())
    return;
  writeCached(folder, key, precompiled.bytes);
  writeCached(folder, inputsKey(key), precompiled.inputs);
}

} // namespace

static std::string digestOf(llvm::StringRef text) {
  llvm::XXH128_hash_t hash = llvm::xxh3_128bits(llvm::arrayRefFromStringRef(text));
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

/// Stands for the texts of our headers in keys.
static std::string headersDigest() {
  static const std::string digest = [] {
    std::string text;
    for (const EmbeddedHeader &header : embeddedHeaders())
      text += ("|" + header.name + "|" + header.text).str();
    return digestOf(text);
  }();
  return digest;
}

std::string preludeCacheKey(llvm::StringRef standard, const ParseOptions &options) {
  std::string key = clang::getClangFullVersion() + "|layers|" + standard.str();
  for (const std::string &argument : baseArguments(/*asCuda=*/true, standard, options))
    key += "|" + argument;
  return key + "|" + headersDigest() + digestOf(options.declarations);
}

PrecompiledPrelude::Entry &PrecompiledPrelude::entry(llvm::StringRef standard) {
  std::lock_guard lock(mutex_);
  std::unique_ptr<Entry> &slot = entries_[standard.str()];
  if (!slot)
    slot = std::make_unique<Entry>();
  return *slot;
}

llvm::StringRef precompiledPath(bool isCuda) {
  return isCuda ? "/tranship-headers/cuda.pch" : "/tranship-headers/common.pch";
}

/// No value of a fingerprint, which is odd.
constexpr uint64_t stampOfNone = 2;

/// In front of the layers stands the length of the first; each starts at a multiple of this.
constexpr size_t layerAlignment = 16;

std::string PrecompiledHeader::join(llvm::StringRef common, llvm::StringRef cuda) {
  std::string joined(layerAlignment, '\0');
  llvm::support::endian::write64le(joined.data(), common.size());
  joined += common;
  joined.resize(llvm::alignTo(joined.size(), layerAlignment));
  joined += cuda;
  return joined;
}

PrecompiledHeader::PrecompiledHeader(std::unique_ptr<llvm::MemoryBuffer> holder,
                                     llvm::StringRef bytes)
    : holder_(std::move(holder)) {
  if (bytes.empty())
    return;
  // What does not hold both is nothing that clang takes, and then made anew.
  llvm::StringRef common, cuda;
  if (bytes.size() >= layerAlignment) {
    uint64_t length = llvm::support::endian::read64le(bytes.data());
    llvm::StringRef layers = bytes.drop_front(layerAlignment);
    common = layers.take_front(length);
    cuda = layers.drop_front(
        std::min(layers.size(), size_t(llvm::alignTo(common.size(), layerAlignment))));
  }
  files_ = ownFiles({{precompiledPath(false).str(), common}, {precompiledPath(true).str(), cuda}});
}

const PrecompiledHeader *PrecompiledPrelude::get(llvm::StringRef standard,
                                                 const ParseOptions &options, bool mayBuild) {
  Entry &known = entry(standard);
  std::lock_guard lock(known.mutex);
  if (!known.lookedUp && !cacheFolder_.empty())
    if (std::optional<CachedBlob> cached =
            openCached(cacheFolder_, preludeCacheKey(standard, options)))
      known.first = PrecompiledHeader(std::move(cached->file), cached->bytes);
  known.lookedUp = true;
  if (!known.first.exists() && !known.built && mayBuild) {
    known.built = true;
    Precompiled made = build(standard, options);
    keep(cacheFolder_, preludeCacheKey(standard, options), made);
    known.first = inMemory(made);
  }
  return known.first.exists() ? &known.first : nullptr;
}

const PrecompiledHeader *PrecompiledPrelude::get(llvm::StringRef standard,
                                                 const ParseOptions &options) {
  return get(standard, options, /*mayBuild=*/true);
}

const PrecompiledHeader *PrecompiledPrelude::find(llvm::StringRef standard,
                                                  const ParseOptions &options) {
  return get(standard, options, /*mayBuild=*/false);
}

const PrecompiledHeader *PrecompiledPrelude::rebuild(llvm::StringRef standard,
                                                     const ParseOptions &options) {
  if (cacheFolder_.empty())
    return nullptr; // it was built a moment ago; once more would give the same
  Entry &known = entry(standard);
  std::call_once(known.rebuilt, [&] {
    Precompiled made = build(standard, options);
    keep(cacheFolder_, preludeCacheKey(standard, options), made);
    known.fresh = inMemory(made);
  });
  return known.fresh.exists() ? &known.fresh : nullptr;
}

std::string PrecompiledPrelude::id(llvm::StringRef standard, const ParseOptions &options) {
  Entry &known = entry(standard);
  std::call_once(known.identified, [&] {
    known.id = fmt::format("{:x}", llvm::xxh3_64bits(preludeCacheKey(standard, options)));
  });
  return known.id;
}

uint64_t PrecompiledPrelude::stamp(llvm::StringRef standard, const ParseOptions &options) {
  if (cacheFolder_.empty())
    return 0;
  Entry &known = entry(standard);
  if (known.stamp)
    return known.stamp;
  std::optional<std::string> inputs =
      readCached(cacheFolder_, inputsKey(preludeCacheKey(standard, options)));
  if (!inputs)
    return known.built || known.first.exists() ? 0 : stampOfNone;
  std::string state = *inputs;
  llvm::SmallVector<llvm::StringRef> files;
  llvm::StringRef(*inputs).split(files, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (llvm::StringRef file : files) {
    llvm::sys::fs::file_status status; // of none, when the file is gone: that differs as well
    (void)llvm::sys::fs::status(file, status);
    state += fmt::format("{} {}\n", status.getSize(),
                         status.getLastModificationTime().time_since_epoch().count());
  }
  return known.stamp = llvm::xxh3_64bits(state) | 1;
}

} // namespace tranship::frontend
