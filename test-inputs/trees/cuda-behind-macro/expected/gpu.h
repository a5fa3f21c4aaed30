#pragma once

#ifdef SPECTRA_BUILDING_CUDA
#include <hip/hip_runtime.h>
#include <hipfft/hipfft.h>
#endif
