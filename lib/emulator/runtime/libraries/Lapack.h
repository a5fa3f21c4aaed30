// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A LAPACK for the CPU, which is loaded when it is first needed. Its functions use work memory of
// their own, so programs need none.
#pragma once

#include "core/SharedLibrary.h"
#include "libraries/Blas.h"

#include <algorithm>
#include <vector>

namespace tranship::emulator {

/// Returns any library that is called liblapack.so.3.
const SharedLibrary &lapack();

/// Calls a function of LAPACK. Fortran takes all arguments by pointer, and the lengths of strings
/// at the end.
template <class... Arguments> void callLapack(const char *name, Arguments *...arguments) {
  auto *function = lapack().function<void(Arguments * ..., size_t, size_t)>(name);
  function(arguments..., 1, 1);
}
#define LAPACK(name, ...) callLapack(name "_", __VA_ARGS__)

inline int sizeFrom(float value) { return int(value); }
inline int sizeFrom(double value) { return int(value); }
inline int sizeFrom(float2 value) { return int(value.x); }
inline int sizeFrom(double2 value) { return int(value.x); }

/// Calls `with` with work memory and its size, after a first call that asks for the size.
template <class T, class With> void withMemory(With with) {
  T wanted{};
  int size = -1;
  with(&wanted, &size);
  size = std::max(sizeFrom(wanted), 1);
  std::vector<T> memory(size);
  with(memory.data(), &size);
}

} // namespace tranship::emulator
