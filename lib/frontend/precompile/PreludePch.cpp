// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/PreludePch.h"

#include "frontend/precompile/CompilerSetup.h"
#include "frontend/precompile/Precompile.h"
#include "frontend/toolkit/Headers.h"

#include "clang/Basic/Version.h"
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
  InputLister(const clang::SourceManager &sources, std::vector<std::string> &list)
      : sources_(sources), list_(list) {}

  void LexedFileChanged(clang::FileID file, LexedFileChangeReason reason,
                        clang::SrcMgr::CharacteristicKind, clang::FileID,
                        clang::SourceLocation) override {
    clang::OptionalFileEntryRef entry = sources_.getFileEntryRefForID(file);
    if (reason == LexedFileChangeReason::EnterFile && entry &&
        !entry->getName().starts_with(headerFolder))
      list_.push_back(entry->getName().str());
  }

private:
  const clang::SourceManager &sources_;
  std::vector<std::string> &list_;
};

/// One layer: our header `name`, on top of what `files` holds at `below` (empty: of nothing). Null
/// when clang cannot make it.
std::unique_ptr<llvm::MemoryBuffer>
precompileLayer(llvm::StringRef name, llvm::ArrayRef<std::string> arguments,
                llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, llvm::StringRef below,
                CompilerSetup &setup, std::vector<std::string> &inputs) {
  return precompile((headerFolder + "/core/" + name).str(), arguments, std::move(files), below,
                    setup, KeptBodies::TemplatesOnDemand, [&](clang::Preprocessor &preprocessor) {
                      return std::make_unique<InputLister>(preprocessor.getSourceManager(), inputs);
                    });
}

/// The length of the first layer comes first; each layer starts at a multiple of this.
constexpr size_t layerAlignment = 16;

/// Joins both layers into one blob: they fit only each other.
std::unique_ptr<llvm::MemoryBuffer> join(llvm::StringRef common, llvm::StringRef cuda) {
  std::string joined(layerAlignment, '\0');
  llvm::support::endian::write64le(joined.data(), common.size());
  joined += common;
  joined.resize(llvm::alignTo(joined.size(), layerAlignment));
  joined += cuda;
  return llvm::MemoryBuffer::getMemBufferCopy(joined);
}

/// The layers in a blob. Clang refuses a layer that is damaged.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> layersIn(llvm::StringRef bytes) {
  llvm::StringRef common, cuda;
  if (bytes.size() >= layerAlignment) {
    uint64_t length = llvm::support::endian::read64le(bytes.data());
    llvm::StringRef layers = bytes.drop_front(layerAlignment);
    common = layers.take_front(length);
    cuda = layers.drop_front(
        std::min(layers.size(), size_t(llvm::alignTo(common.size(), layerAlignment))));
  }
  return ownFiles({{precompiledPath(false).str(), common}, {precompiledPath(true).str(), cuda}});
}

std::optional<MadePch> build(llvm::StringRef standard, const ParseOptions &options) {
  CompilerSetup own;
  CompilerSetup &setup = options.setup ? *options.setup : own;
  auto files = setup.files(options, "/");
  std::vector<std::string> arguments = baseArguments(/*asCuda=*/true, standard, options);
  arguments.insert(arguments.end(), {"-isystem", headerFolder.str() + "/include"});
  MadePch made;
  std::unique_ptr<llvm::MemoryBuffer> common =
      precompileLayer("precompiled.h", arguments, files, "", setup, made.facts.filesRead);
  if (!common)
    return std::nullopt;
  llvm::StringRef path = precompiledPath(/*isCuda=*/false);
  files->pushOverlay(ownFiles({{path.str(), common->getBuffer()}}));
  std::unique_ptr<llvm::MemoryBuffer> cuda =
      precompileLayer("device.h", arguments, files, path, setup, made.facts.filesRead);
  if (!cuda)
    return std::nullopt;
  made.bytes = join(common->getBuffer(), cuda->getBuffer());
  return made;
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
  std::string key = clang::getClangFullVersion() + "|layers with templates|" + standard.str();
  for (const std::string &argument : baseArguments(/*asCuda=*/true, standard, options))
    key += "|" + argument;
  return key + "|" + headersDigest() + digestOf(options.declarations);
}

PreludePch::Standard &PreludePch::standardOf(llvm::StringRef standard,
                                             const ParseOptions &options) {
  Standard *known;
  {
    std::lock_guard lock(mutex_);
    std::unique_ptr<Standard> &slot = standards_[standard.str()];
    if (!slot)
      slot = std::make_unique<Standard>();
    known = slot.get();
  }
  std::call_once(known->identified, [&] {
    known->key = preludeCacheKey(standard, options);
    known->id = fmt::format("{:x}", llvm::xxh3_64bits(known->key));
  });
  return *known;
}

llvm::StringRef precompiledPath(bool isCuda) {
  return isCuda ? "/tranship-headers/cuda.pch" : "/tranship-headers/common.pch";
}

PchRecipe PreludePch::recipe(llvm::StringRef standard, const ParseOptions &options) {
  PchRecipe recipe;
  recipe.key = standardOf(standard, options).key;
  recipe.mount = [](llvm::StringRef bytes, llvm::StringRef) { return layersIn(bytes); };
  recipe.make = [standard = standard.str(), &options] { return build(standard, options); };
  return recipe;
}

const Pch *PreludePch::get(llvm::StringRef standard, const ParseOptions &options) {
  standardOf(standard, options).wasUsed = true;
  return store_.get(recipe(standard, options));
}

const Pch *PreludePch::replace(llvm::StringRef standard, const ParseOptions &options,
                               const Pch &refused) {
  return store_.replace(recipe(standard, options), refused);
}

std::string PreludePch::id(llvm::StringRef standard, const ParseOptions &options) {
  return standardOf(standard, options).id;
}

/// No value of a fingerprint, which is odd.
constexpr uint64_t stampOfNone = 2;

uint64_t PreludePch::stamp(llvm::StringRef standard, const ParseOptions &options) {
  if (store_.folder().empty())
    return 0;
  Standard &known = standardOf(standard, options);
  if (known.stamp)
    return known.stamp;
  std::optional<PchFacts> facts = store_.factsOnDisk(known.key);
  if (!facts)
    return known.wasUsed ? 0 : stampOfNone;
  return known.stamp = stateOf(facts->filesRead) | 1;
}

} // namespace tranship::frontend
