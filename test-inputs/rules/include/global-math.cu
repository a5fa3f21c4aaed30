// nvcc includes <math.h> by itself, and with it the names that <cmath> has in std only.
#include <cmath>
#include <cuda_runtime.h>

__global__ void onDevice(float *p) { p[0] = isnan(p[1]); }

bool isUsable(double x) { return !isnan(x) && isfinite(x); }
