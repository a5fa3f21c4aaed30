// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
