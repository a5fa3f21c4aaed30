// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

__device__ float average(float left, float middle, float right);
