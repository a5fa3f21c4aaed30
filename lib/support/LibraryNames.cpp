// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/LibraryNames.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {
namespace {

/// What the names begin with, in either case, perhaps behind underscores.
constexpr llvm::StringLiteral prefixes[] = {
    "cublas", "cudnn", "cufft", "cupti", "curand", "cusolver", "cusparse",   "cutensor", "nccl",
    "nvjit",  "nvml",  "nvrtc", "nvtx",  "nvvm",   "nvjpeg",   "nvtoolsext", "npp",
};

bool beginsWithPrefix(llvm::StringRef text) {
  return llvm::any_of(prefixes,
                      [&](llvm::StringRef prefix) { return text.starts_with_insensitive(prefix); });
}

} // namespace

bool isOfLibrary(llvm::StringRef name) { return beginsWithPrefix(name.ltrim('_')); }

bool saysLibrary(llvm::StringRef text) {
  // All of them begin with one of these.
  for (size_t at = text.find_first_of("cCnN"); at != llvm::StringRef::npos;
       at = text.find_first_of("cCnN", at + 1))
    if (beginsWithPrefix(text.drop_front(at)))
      return true;
  return false;
}

} // namespace tranship
