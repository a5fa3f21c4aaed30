// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every unit is parsed on, in place of a toolkit: the language by hand, the C APIs from the
// mapping tables. Included before the first line of a unit, by device.h or cplusplus.h. The template
// libraries are not here: includes.txt tells which header an include of theirs stands for.
#pragma once
#pragma GCC system_header

#include "core.h"
#include "vector.h"

// Generated from mappings/*.yaml. Host-device because code for both sides calls some of it
// (cudaDeviceSynchronize, cudaMalloc).
#pragma clang force_cuda_host_device begin
#include "declarations.h"
#pragma clang force_cuda_host_device end

// Overloads and templates, which the tables do not tell.
template <class T> cudaChannelFormatDesc cudaCreateChannelDesc();
cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind);
