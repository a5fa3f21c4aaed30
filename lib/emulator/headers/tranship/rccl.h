// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RCCL: rccl/rccl.h.
#pragma once
#pragma GCC system_header
#define NCCL_H_
#define RCCL_BFLOAT16 1
#define RCCL_FLOAT8 1
#define RCCL_GATHER_SCATTER 1

#include "half.h"
#include "hip.h"

#define NCCL_ALL_TO_ALL AllToAll
#include "collectives.inc"
#undef NCCL_ALL_TO_ALL
