// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A temporary file that carries text to a program, or its output back.
#pragma once

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileUtilities.h"

#include <string>

namespace tranship {

/// The destructor removes the file.
class StreamFile {
public:
  llvm::Error create(llvm::StringRef text = {});

  llvm::StringRef path() const { return path_; }
  /// Empty if the file is unreadable.
  std::string read() const;

private:
  llvm::SmallString<128> path_;
  llvm::FileRemover remover_;
};

} // namespace tranship
