// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Our own CUDA headers: a hand-written core, declarations generated from the tables, and a stub for
// each header that CUDA code includes. They live in memory, in a folder that exists on no disk.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace tranship::frontend {

struct EmbeddedHeader {
  llvm::StringRef name, text;
};

/// The files of lib/frontend/headers.
llvm::ArrayRef<EmbeddedHeader> embeddedHeaders();

/// Their folder: ours are in `core`, and the include files that CUDA code names are in `include`.
inline constexpr llvm::StringLiteral headerFolder = "/tranship-headers";

/// Stands for the text of an include file that we have nothing for: the library's own is read, if it
/// is installed.
inline constexpr llvm::StringLiteral noHeaderOfOurs = "-";

/// Returns the text of the include file `name` (`cub/cub.cuh`). It includes those of our headers
/// that lib/frontend/headers/includes.txt names, or none, if the prelude is enough.
std::string includeFileText(llvm::StringRef name);

} // namespace tranship::frontend
