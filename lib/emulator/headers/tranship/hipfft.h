// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipFFT: hipfft/hipfft.h.
#pragma once
#pragma GCC system_header
#define HIPFFT_H_

#include "hip_complex.h"
#include "hip_library_types.h"

#define FFT(name) hipfft##name
#define FFT_CONSTANT(name) HIPFFT_##name
#define FFT_DIRECTION(name) HIPFFT_##name
#include "fft.inc"
#undef FFT
#undef FFT_CONSTANT
#undef FFT_DIRECTION
