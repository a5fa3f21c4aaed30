// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wraps <thrust/system/detail/sequential/sort.inl>, which uses a radix sort only in host code. It is
// much faster than a merge sort, in the emulator's kernels as well.
#pragma once
#pragma GCC system_header

#pragma push_macro("__CUDA_ARCH__")
#undef __CUDA_ARCH__
#include_next <thrust/system/detail/sequential/sort.inl>
#pragma pop_macro("__CUDA_ARCH__")
