// HIP that NVIDIA's GPUs run, too: what nvcc alone compiles stays as it is.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#ifdef __CUDACC__
#include <math_constants.h>
#define INFINITY_OF(T) (T)(CUDART_INF_F)
#else
#include <limits>
#define INFINITY_OF(T) std::numeric_limits<T>::infinity()
#endif

void run(double *x) { hipMemset(x, int(INFINITY_OF(double)), sizeof *x); }
