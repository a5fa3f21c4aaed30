// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shared libraries that a program needs where it runs.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <string>
#include <vector>

namespace tranship::verify {

struct SharedLibraries {
  /// Paths by name, "libcublas.so.13": neither the system's nor the driver's.
  std::map<std::string, std::string> found;
  /// Larger than asked for, or not found here: what these need in turn comes from where they are.
  std::vector<std::string> left;
};

/// What an ELF file asks for, and what that asks for, looked for in `folders`, in the paths that
/// the files name themselves and where the system keeps libraries. Nothing is loaded or run. A file
/// of another kind needs nothing.
llvm::Expected<SharedLibraries> sharedLibrariesOf(const std::string &file,
                                                  llvm::ArrayRef<std::string> folders,
                                                  uint64_t maxBytes = UINT64_MAX);

} // namespace tranship::verify
