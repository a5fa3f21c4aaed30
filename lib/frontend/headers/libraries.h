// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a header of one of CUDA's libraries stands for where the prelude has been read without them.
#pragma once
#pragma GCC system_header

#ifndef TRANSHIP_LIBRARIES_DECLARED
#undef TRANSHIP_RUNTIME_ALONE
#pragma clang force_cuda_host_device begin
#include "declarations.h"
#pragma clang force_cuda_host_device end
#endif
