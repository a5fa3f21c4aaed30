// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipFFT: hipfft/hipfft.h.
#pragma once
#pragma GCC system_header
#define HIPFFT_H_

#include "hip_complex.h"
#include "hip_library_types.h"

#define TRANSHIP_FFT(name) hipfft##name
#define TRANSHIP_FFT_CONSTANT(name) HIPFFT_##name
#define TRANSHIP_FFT_DIRECTION(name) HIPFFT_##name
#include "fft.inc"
#undef TRANSHIP_FFT
#undef TRANSHIP_FFT_CONSTANT
#undef TRANSHIP_FFT_DIRECTION
