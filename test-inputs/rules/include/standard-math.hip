// Neither device code nor qualified names need <math.h>.
#include <cmath>
#include <hip/hip_runtime.h>

__global__ void onDevice(float *p) { p[0] = isnan(p[1]); }

bool isUsable(double x) { return !std::isnan(x) && std::isfinite(x); }
