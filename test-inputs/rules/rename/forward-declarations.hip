// Headers that declare CUDA's vectors so that they need not include its headers.
#pragma once
template <typename T, unsigned n> struct HIP_vector_type; using double2 = HIP_vector_type<double, 2>;
template <typename T, unsigned n> struct HIP_vector_type; using float4 = HIP_vector_type<float, 4>;
void fill(struct HIP_vector_type<float, 4> *values, double2 *pairs, int n);
template <typename T, unsigned n> struct HIP_vector_type; using uint3 = HIP_vector_type<unsigned int, 3>; // as an index
struct Mesh {
  struct HIP_vector_type<float, 3> *points;
};

#include <hip/hip_runtime.h>
void fill(float4 *values, double2 *pairs, int n) { values[n].x = pairs[n].y; }
