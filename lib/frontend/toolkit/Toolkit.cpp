// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/toolkit/Toolkit.h"

#include "support/TextFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace tranship::frontend {

Version toolkitVersion(llvm::StringRef folder) {
  llvm::SmallString<256> path(folder);
  llvm::sys::path::append(path, "include", "cuda.h");
  std::string header = textOrNothing(std::string(path), maxSourceSize);
  for (llvm::StringRef text : llvm::split(header, '\n')) {
    unsigned number = 0;
    if (text.consume_front("#define CUDA_VERSION ") && !text.trim().getAsInteger(10, number))
      return {static_cast<uint16_t>(number / 1000), static_cast<uint16_t>(number % 1000 / 10), 0};
  }
  return {};
}

} // namespace tranship::frontend
