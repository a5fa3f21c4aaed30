// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Headers of a library that only its version for ROCm has, made in memory from those of the version for CUDA that is installed
// here, so that a port can be parsed with them.
#pragma once

#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <string>

namespace tranship::frontend {

/// Makes the headers. Safe to use from several threads.
class LibraryHeaders {
public:
  virtual ~LibraryHeaders() = default;

  /// The text of the header that the version for ROCm has at an absolute path, or null if the file there, or that there is none,
  /// is right. It lives as long as this.
  virtual const std::string *text(llvm::StringRef path) = 0;
  /// The folder that exists here in the place of a folder of the version for ROCm; empty if there is none.
  virtual std::string folderBehind(llvm::StringRef path) = 0;
  /// Whether a file belongs to the library, so that an error in it is not the user's.
  virtual bool isLibraryHeader(llvm::StringRef path) = 0;
  /// Whether an include, as written, is one of the large headers of the library that are worth precompiling.
  virtual bool isLarge(llvm::StringRef name) = 0;
  /// Whether the library's includes may find something in a folder of the user.
  virtual bool isShadowedBy(llvm::StringRef folder) = 0;
  /// Tells the headers from those that another build of this program would make.
  virtual std::string identity() = 0;
};

/// Lays the headers over `files`.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
withLibraryHeaders(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, LibraryHeaders &headers);

} // namespace tranship::frontend
