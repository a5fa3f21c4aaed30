// What every CUDA unit is parsed on, in place of a toolkit: the language by hand, the C APIs from the mapping tables.
// Included before the first line of a unit. The template libraries are not here: their include files are real, see README.md.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"
#include "device_math.h"
#include "warp.h"
#include "atomic.h"

// Generated from mappings/*.yaml. Host-device because code for both sides calls some of it (cudaDeviceSynchronize, cudaMalloc).
#pragma clang force_cuda_host_device begin
#include "declarations.h"
#pragma clang force_cuda_host_device end

#include "texture.h"
