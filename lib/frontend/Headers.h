// The CUDA headers that we bring along: a hand-written core, declarations generated from the
// tables, and a stub for each header that CUDA code includes. They live in memory, in a folder that
// no disk has.
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

/// Where they seem to lie: ours in `core`, the include files that CUDA code names in `include`.
inline constexpr llvm::StringLiteral headerFolder = "/tranship-headers";

/// Text of the include file `name` (`cub/cub.cuh`): includes those of ours that
/// lib/frontend/headers/includes.txt names. Empty for all others, as the prelude covers them.
std::string includeFileText(llvm::StringRef name);

} // namespace tranship::frontend
