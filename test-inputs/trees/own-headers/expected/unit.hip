// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A file of the tree that is called like a header of CUDA's is not meant, unless it is beside.
#include <hip/hip_runtime.h>
#include "nccl.h"
#include <hipblas/hipblas.h>
hipError_t start() { return hipInit(NCCL); }
