// `min` and `max` in code for the host: HIP's headers have those of two ints.
#include <cuda_runtime.h>
#include <algorithm>

#define LARGER(a, b) max(a, b)

float tolerance(float x) { return max(x, 1e-3f); }
double mixed(float x, double y) { return min(x, y); }
size_t blocks(size_t n) { return min((n + 255) / 256, (size_t)65535); }
unsigned counts(unsigned a, int b) { return max(a, b) + umax(a, 1u) + LARGER(a, 2u); }
long long wide(long long a) { return llmin(a, 1ll); }
template <typename T> T clamp(T value, T low, T high) { return min(max(value, low), high); }
__host__ __device__ float both(float a, float b) { return max(a, b); }
double of(int n) { return clamp(0.5 * n, 0.25, 1.0) + clamp(n, 1, 3); }

int ints(int a, int b) { return min(a, b) + std::max(a, b); } // HIP has this one
__global__ void k(float *x) { x[0] = max(x[1], both(x[2], x[3])); }
