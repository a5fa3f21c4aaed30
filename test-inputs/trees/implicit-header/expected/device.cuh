// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
struct Buffer {
  float4 *data;
  __device__ float4 at(int i) const { return data[i + threadIdx.x]; }
};
