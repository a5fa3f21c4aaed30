// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A file in memory that passes text to a program, or its output back. It disappears when the process is killed.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace tranship {

class StreamFile {
public:
  StreamFile() = default;
  ~StreamFile();
  StreamFile(const StreamFile &) = delete;

  llvm::Error create(llvm::StringRef text = {});

  /// Valid in this process and those that it starts.
  llvm::StringRef path() const { return path_; }
  /// Empty if the file is unreadable.
  std::string read() const;

private:
  int descriptor_ = -1;
  std::string path_;
};

} // namespace tranship
