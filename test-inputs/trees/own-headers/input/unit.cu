// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A file of the tree that is called like a header of CUDA's is not meant, unless it is beside.
#include <cuda.h>
#include "nccl.h"
#include <cublas_v2.h>
CUresult start() { return cuInit(NCCL); }
