// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuFFT: cufft.h.
#pragma once
#pragma GCC system_header
#define CUFFT_H_
#define _CUFFT_H_
#define CUFFTAPI

#include "complex.h"
#include "cuda_library_types.h"

#define TRANSHIP_FFT(name) cufft##name
#define TRANSHIP_FFT_CONSTANT(name) CUFFT_##name
#define TRANSHIP_FFT_DIRECTION(name) CUFFT_##name
#include "fft.inc"
#undef TRANSHIP_FFT
#undef TRANSHIP_FFT_CONSTANT
#undef TRANSHIP_FFT_DIRECTION
