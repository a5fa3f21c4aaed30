// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// NCCL: nccl.h.
#pragma once
#pragma GCC system_header
#define NCCL_H_

#include "bfloat16.h"
#include "cuda_spelling.h"
#include "half.h"

#define NCCL_ALL_TO_ALL AlltoAll
#include "collectives.inc"
#undef NCCL_ALL_TO_ALL
