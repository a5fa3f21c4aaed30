// A using-declaration of the user's makes no header of the file.
#include <hip/hip_runtime.h>
#include <cmath>

using std::exp;
using std::sqrt;

float grow(float x) { return exp(x) + sqrt(x); }
__global__ void k(float *p) { *p = 1; }
