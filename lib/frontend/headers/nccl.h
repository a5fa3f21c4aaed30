// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// NCCL: the macro that version tests use.
#pragma once
#pragma GCC system_header

#include "cuda_bf16.h"
#include "cuda_fp16.h"

#define NCCL_VERSION(major, minor, patch)                                                          \
  ((major) <= 2 && (minor) <= 8 ? (major)*1000 + (minor)*100 + (patch)                             \
                                : (major)*10000 + (minor)*100 + (patch))
