// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A folder of files named by their SHA-256, so that each content is kept once and checked when it
// is read.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <string>
#include <vector>

namespace tranship::verify {

class FileStore {
public:
  enum class Form : uint8_t {
    Plain,
    /// The size in eight bytes (little-endian), then the content compressed with zlib.
    Compressed
  };

  FileStore(std::string folder, Form form) : folder_(std::move(folder)), form_(form) {}

  /// Stores bytes and returns their hash. Errors name the file.
  llvm::Expected<std::string> add(llvm::StringRef bytes);
  llvm::Expected<std::string> addFile(const std::string &path);

  /// Reads a content. Errors: it is missing, or differs from what was stored.
  llvm::Expected<std::string> read(const std::string &hash) const;

  /// The path of the file with a content.
  std::string pathOf(llvm::StringRef hash) const;
  /// The size on disk of what this object added.
  uint64_t addedBytes() const { return addedBytes_; }
  /// The number of contents that this object has added; the other function removes all but the first `count`.
  size_t addedCount() const { return order_.size(); }
  void removeAllAfter(size_t count);

private:
  std::string folder_;
  Form form_;
  /// Sizes by hash, and the hashes in the order in which they were added.
  std::map<std::string, uint64_t> added_;
  std::vector<std::string> order_;
  uint64_t addedBytes_ = 0;
};

/// Converts to and from FileStore::Form::Compressed. Errors: the bytes are malformed, or their
/// content is larger than `maxBytes`.
std::string compressed(llvm::StringRef bytes);
llvm::Expected<std::string> decompressed(llvm::StringRef bytes, uint64_t maxBytes);

} // namespace tranship::verify
