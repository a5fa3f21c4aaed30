// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shared libraries that a program needs at run time.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <string>
#include <vector>

namespace tranship::verify {

struct SharedLibraries {
  /// Paths by name, "libcublas.so.13", without those of the system and the driver.
  std::map<std::string, std::string> found;
  /// Libraries that are too large, or that were not found; the other machine must have them and what they need.
  std::vector<std::string> left;
};

/// The libraries that an ELF file names, and those that these name, searched for in `folders`, in
/// the paths that the files name themselves, and in the system's library folders. Loads and runs
/// nothing. Files of other kinds need nothing.
llvm::Expected<SharedLibraries> sharedLibrariesOf(const std::string &file,
                                                  llvm::ArrayRef<std::string> folders,
                                                  uint64_t maxBytes = UINT64_MAX);

} // namespace tranship::verify
