// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Included as <shapes.h>, from another folder that no command names.
#pragma once
struct Square {
  float side;
  __host__ __device__ float area() const { return side * side; }
};
