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
    /// zlib, behind the size in eight bytes, the lowest first.
    Compressed
  };

  FileStore(std::string folder, Form form) : folder_(std::move(folder)), form_(form) {}

  /// The hash under which the bytes are kept. Errors name the file.
  llvm::Expected<std::string> add(llvm::StringRef bytes);
  llvm::Expected<std::string> addFile(const std::string &path);

  /// Errors: it is not there, or not what was stored.
  llvm::Expected<std::string> read(const std::string &hash) const;

  /// The file that keeps a content.
  std::string pathOf(llvm::StringRef hash) const;
  /// Of what this object added, as it is stored.
  uint64_t addedBytes() const { return addedBytes_; }
  /// How many contents this object has added; and takes those away that came after so many.
  size_t addedCount() const { return order_.size(); }
  void removeAllAfter(size_t count);

private:
  std::string folder_;
  Form form_;
  /// Sizes by hash, and the hashes in the order in which they came.
  std::map<std::string, uint64_t> added_;
  std::vector<std::string> order_;
  uint64_t addedBytes_ = 0;
};

/// The form of FileStore::Form::Compressed. Errors: the bytes are not such a form, or say that they
/// become more than `maxBytes`.
std::string compressed(llvm::StringRef bytes);
llvm::Expected<std::string> decompressed(llvm::StringRef bytes, uint64_t maxBytes);

} // namespace tranship::verify
