// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/LibraryHeaders.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

namespace tranship::frontend {
namespace {

class HeaderFile : public llvm::vfs::File {
public:
  HeaderFile(llvm::vfs::Status status, llvm::StringRef text)
      : status_(std::move(status)), text_(text) {}

  llvm::ErrorOr<llvm::vfs::Status> status() override { return status_; }
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> getBuffer(const llvm::Twine &name, int64_t,
                                                               bool, bool) override {
    return llvm::MemoryBuffer::getMemBuffer(text_, name.str());
  }
  std::error_code close() override { return {}; }

private:
  llvm::vfs::Status status_;
  llvm::StringRef text_;
};

class Overlay : public llvm::vfs::ProxyFileSystem {
public:
  Overlay(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, LibraryHeaders &headers)
      : ProxyFileSystem(std::move(files)), headers_(headers) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &path) override {
    if (const std::string *text = textOf(path))
      return statusOf(path, text->size(), llvm::sys::fs::file_type::regular_file);
    llvm::ErrorOr<llvm::vfs::Status> real = ProxyFileSystem::status(path);
    if (!real && !headers_.folderBehind(absolute(path)).empty())
      return statusOf(path, 0, llvm::sys::fs::file_type::directory_file);
    return real;
  }
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const llvm::Twine &path) override {
    if (const std::string *text = textOf(path))
      return std::make_unique<HeaderFile>(
          statusOf(path, text->size(), llvm::sys::fs::file_type::regular_file), *text);
    return ProxyFileSystem::openFileForRead(path);
  }

private:
  std::string absolute(const llvm::Twine &path) const {
    llvm::SmallString<256> result;
    path.toVector(result);
    (void)makeAbsolute(result);
    return std::string(result);
  }
  const std::string *textOf(const llvm::Twine &path) { return headers_.text(absolute(path)); }

  llvm::vfs::Status statusOf(const llvm::Twine &path, uint64_t size,
                             llvm::sys::fs::file_type type) const {
    // No device has this number, and the same path is always the same file.
    llvm::sys::fs::UniqueID id(UINT64_MAX, llvm::xxh3_64bits(absolute(path)));
    return {path, id, llvm::sys::TimePoint<>(), 0, 0, size, type, llvm::sys::fs::all_read};
  }

  LibraryHeaders &headers_;
};

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
withLibraryHeaders(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, LibraryHeaders &headers) {
  return llvm::makeIntrusiveRefCnt<Overlay>(std::move(files), headers);
}

} // namespace tranship::frontend
