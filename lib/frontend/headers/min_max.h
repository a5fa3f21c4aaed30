// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA's minimum and maximum. The including header sets the execution spaces.
#pragma once
#pragma GCC system_header

#define TRANSHIP_MIN_MAX(R, A, B)                                                                  \
  R min(A, B) noexcept;                                                                            \
  R max(A, B) noexcept;
#define TRANSHIP_MIN_MAX_MIXED(U, S)                                                               \
  TRANSHIP_MIN_MAX(S, S, S)                                                                        \
  TRANSHIP_MIN_MAX(U, U, U) TRANSHIP_MIN_MAX(U, U, S) TRANSHIP_MIN_MAX(U, S, U)
TRANSHIP_MIN_MAX_MIXED(unsigned, int)
TRANSHIP_MIN_MAX_MIXED(unsigned long, long)
TRANSHIP_MIN_MAX_MIXED(unsigned long long, long long)
TRANSHIP_MIN_MAX_MIXED(double, float)

#define TRANSHIP_INTEGER_MIN_MAX(prefix, T)                                                        \
  T prefix##min(T, T) noexcept;                                                                    \
  T prefix##max(T, T) noexcept;
TRANSHIP_INTEGER_MIN_MAX(u, unsigned)
TRANSHIP_INTEGER_MIN_MAX(ll, long long)
TRANSHIP_INTEGER_MIN_MAX(ull, unsigned long long)
