// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuFFT: cufft.h.
#pragma once
#pragma GCC system_header
#define CUFFT_H_
#define _CUFFT_H_
#define CUFFTAPI

#include "complex.h"
#include "cuda_library_types.h"

#define FFT(name) cufft##name
#define FFT_CONSTANT(name) CUFFT_##name
#define FFT_DIRECTION(name) CUFFT_##name
#include "fft.inc"
#undef FFT
#undef FFT_CONSTANT
#undef FFT_DIRECTION
