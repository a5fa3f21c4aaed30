// The CUDA headers that we bring along: a hand-written core, declarations generated from the tables, and a stub for each
// header that CUDA code includes. They live in memory, in a folder that no disk has.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tranship {

struct EmbeddedHeader {
  llvm::StringRef name, text;
};

/// The files of lib/frontend/headers.
llvm::ArrayRef<EmbeddedHeader> embeddedHeaders();

/// Where they seem to lie.
inline constexpr llvm::StringLiteral headerFolder = "/tranship-headers";

} // namespace tranship
