#pragma once
#include <cuda/std/bit>
#include <cuda/std/limits>
#include <cuda_fp16.h>

// Kernels and C++ sources read this.
template <class T> __host__ __device__ T largest() { return cuda::std::numeric_limits<T>::max(); }
template <class T> __host__ __device__ unsigned bits(T x) { return cuda::std::bit_cast<unsigned>(x); }
