// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Macros by which code knows its compiler, with their values under nvcc and in HIP.
#pragma once

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <array>
#include <cstdint>

namespace tranship {

/// The compilers of today, the oldest and the newest: GCC as nvcc's host compiler, then Clang as part of ROCm.
enum Compiler : uint8_t { OldGcc, NewGcc, OldClang, NewClang };
constexpr size_t compilers = 4;

/// A macro by which code knows its compiler, with its value in each of them; -1: it is not defined.
struct CompilerMacro {
  llvm::StringLiteral name;
  std::array<int64_t, compilers> values;
};
constexpr CompilerMacro compilerMacros[] = {
    {"__GNUC__", {9, 15, 4, 4}},
    {"__GNUG__", {9, 15, 4, 4}},
    {"__GNUC_MINOR__", {5, 2, 2, 2}},
    {"__GNUC_PATCHLEVEL__", {0, 0, 1, 1}},
    {"__CUDA__", {-1, -1, -1, -1}}, // Clang as a compiler of CUDA
    {"__NVCC__", {1, 1, 1, 1}},     // the port has `__HIPCC__` for it and the next one
    {"__CUDACC__", {1, 1, 1, 1}},
    {"__INTEL_COMPILER", {-1, -1, -1, -1}},
    {"_MSC_VER", {-1, -1, -1, -1}},
    {"__clang__", {-1, -1, 1, 1}},
    {"__clang_major__", {-1, -1, 17, 22}},
    {"__llvm__", {-1, -1, 1, 1}},
};

/// Null for other names.
inline const CompilerMacro *compilerMacro(llvm::StringRef name) {
  const auto *found =
      llvm::find_if(compilerMacros, [&](const CompilerMacro &one) { return one.name == name; });
  return found == std::end(compilerMacros) ? nullptr : found;
}

} // namespace tranship
