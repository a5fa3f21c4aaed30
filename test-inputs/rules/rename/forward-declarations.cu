// Headers that declare CUDA's vectors so that they need not include its headers.
#pragma once
struct double2;
struct float4;
void fill(struct float4 *values, double2 *pairs, int n);
struct uint3; // as an index
struct Mesh {
  struct float3 *points;
};

#include <cuda_runtime.h>
void fill(float4 *values, double2 *pairs, int n) { values[n].x = pairs[n].y; }
