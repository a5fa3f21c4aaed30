// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wraps <thrust/system/detail/sequential/sort.inl>, which sorts numbers by their digits on the host
// alone. That is much faster than merging, here in kernels too.
#pragma once
#pragma GCC system_header

#pragma push_macro("__CUDA_ARCH__")
#undef __CUDA_ARCH__
#include_next <thrust/system/detail/sequential/sort.inl>
#pragma pop_macro("__CUDA_ARCH__")
