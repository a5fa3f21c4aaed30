#pragma once

#ifdef SPECTRA_BUILDING_CUDA
#include <cuda_runtime.h>
#include <cufft.h>
#endif
