// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/model/FileStore.h"

#include "support/FileWriting.h"
#include "support/TextFile.h"
#include "verify/model/Program.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"

namespace tranship::verify {
namespace {

/// The largest file that a pack may contain.
constexpr uint64_t maxContentBytes = uint64_t(4) << 30;

} // namespace

std::string compressed(llvm::StringRef bytes) {
  llvm::SmallVector<uint8_t, 0> buffer;
  llvm::compression::zlib::compress(llvm::arrayRefFromStringRef(bytes), buffer,
                                    llvm::compression::zlib::BestSizeCompression);
  std::string result(sizeof(uint64_t), '\0');
  llvm::support::endian::write64le(result.data(), bytes.size());
  return result + llvm::toStringRef(buffer).str();
}

llvm::Expected<std::string> decompressed(llvm::StringRef bytes, uint64_t maxBytes) {
  if (bytes.size() < sizeof(uint64_t))
    return llvm::createStringError("it is cut short");
  uint64_t size = llvm::support::endian::read64le(bytes.data());
  // zlib expands a byte to at most 1032 bytes, so a larger size is false.
  if (size > maxBytes || size / 1032 > bytes.size())
    return llvm::createStringError("it claims an impossible size");
  llvm::SmallVector<uint8_t, 0> buffer;
  if (llvm::Error error = llvm::compression::zlib::decompress(
          llvm::arrayRefFromStringRef(bytes.drop_front(sizeof(uint64_t))), buffer, size))
    return error;
  return llvm::toStringRef(buffer).str();
}

std::string FileStore::pathOf(llvm::StringRef hash) const {
  return joinPath(folder_, hash) + (form_ == Form::Compressed ? ".z" : "");
}

llvm::Expected<std::string> FileStore::add(llvm::StringRef bytes) {
  std::string hash = hashOf(bytes), path = pathOf(hash);
  if (added_.count(hash))
    return hash;
  std::string stored;
  if (form_ == Form::Compressed)
    bytes = stored = compressed(bytes);
  if (!llvm::sys::fs::exists(path))
    if (llvm::Error error = writeTextFile(path, bytes))
      return error;
  added_[hash] = bytes.size();
  order_.push_back(hash);
  addedBytes_ += bytes.size();
  return hash;
}

void FileStore::removeAllAfter(size_t count) {
  for (; order_.size() > count; order_.pop_back()) {
    addedBytes_ -= added_[order_.back()];
    added_.erase(order_.back());
    (void)llvm::sys::fs::remove(pathOf(order_.back()));
  }
}

llvm::Expected<std::string> FileStore::addFile(const std::string &path) {
  llvm::Expected<std::string> bytes = readTextFile(path);
  return bytes ? add(*bytes) : bytes.takeError();
}

llvm::Expected<std::string> FileStore::read(const std::string &hash) const {
  std::string path = pathOf(hash);
  llvm::Expected<std::string> bytes = readTextFile(path);
  if (bytes && form_ == Form::Compressed) {
    bytes = decompressed(*bytes, maxContentBytes);
    if (!bytes) {
      llvm::consumeError(bytes.takeError());
      return llvm::createStringError(path + ": is damaged");
    }
  }
  if (bytes && hashOf(*bytes) != hash)
    return llvm::createStringError(path + ": is not what was stored");
  return bytes;
}

} // namespace tranship::verify
