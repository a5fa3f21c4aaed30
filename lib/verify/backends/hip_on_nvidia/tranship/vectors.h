// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's vector types are templates: HIP_vector_type<float, 4> is float4.
#pragma once

#ifndef __CUDACC_RTC__
#include <vector_types.h>
#endif

namespace tranship {
template <class Element, unsigned count> struct Vector;
#define TRANSHIP_VECTORS(Element, name)                                                            \
  template <> struct Vector<Element, 1> { using Type = name##1; };                                 \
  template <> struct Vector<Element, 2> { using Type = name##2; };                                 \
  template <> struct Vector<Element, 3> { using Type = name##3; };
TRANSHIP_VECTORS(char, char)
TRANSHIP_VECTORS(unsigned char, uchar)
TRANSHIP_VECTORS(short, short)
TRANSHIP_VECTORS(unsigned short, ushort)
TRANSHIP_VECTORS(int, int)
TRANSHIP_VECTORS(unsigned, uint)
TRANSHIP_VECTORS(long, long)
TRANSHIP_VECTORS(unsigned long, ulong)
TRANSHIP_VECTORS(long long, longlong)
TRANSHIP_VECTORS(unsigned long long, ulonglong)
TRANSHIP_VECTORS(float, float)
TRANSHIP_VECTORS(double, double)
#undef TRANSHIP_VECTORS
// These need a separate macro: some toolkits name vectors of four that take 32 bytes differently.
#define TRANSHIP_VECTOR(Element, name)                                                             \
  template <> struct Vector<Element, 4> { using Type = name##4; };
TRANSHIP_VECTOR(char, char)
TRANSHIP_VECTOR(unsigned char, uchar)
TRANSHIP_VECTOR(short, short)
TRANSHIP_VECTOR(unsigned short, ushort)
TRANSHIP_VECTOR(int, int)
TRANSHIP_VECTOR(unsigned, uint)
TRANSHIP_VECTOR(float, float)
#undef TRANSHIP_VECTOR
} // namespace tranship

template <class Element, unsigned count>
using HIP_vector_type = typename tranship::Vector<Element, count>::Type;
