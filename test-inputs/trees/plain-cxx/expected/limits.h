#pragma once
#include <hip/hip_runtime.h>
#include <limits>
#include <hip/hip_fp16.h>
#include "tranship_hip.h"

// Kernels and C++ sources read this.
template <class T> __host__ __device__ T largest() { return tranship::numeric_limits<T>::max(); }
template <class T> __host__ __device__ unsigned bits(T x) { return tranship::bit_cast<unsigned>(x); }
