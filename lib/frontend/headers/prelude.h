// What every CUDA unit is parsed on, in place of a toolkit: the language by hand, the C APIs from
// the mapping tables. Included before the first line of a unit. The template libraries are not
// here: includes.txt tells which header an include of theirs stands for.
#pragma once
#pragma GCC system_header

#include "atomic.h"
#include "core.h"
#include "device_math.h"
#include "vector.h"
#include "warp.h"

// Generated from mappings/*.yaml. Host-device because code for both sides calls some of it
// (cudaDeviceSynchronize, cudaMalloc).
#pragma clang force_cuda_host_device begin
#include "declarations.h"
#pragma clang force_cuda_host_device end

#include "texture.h"
