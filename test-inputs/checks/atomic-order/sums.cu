__global__ void one(float *sum, const float *x) { atomicAdd(sum, x[threadIdx.x]); } // DIAG: atomic-order

__global__ void two(double *sum, const double *x) {
  atomicAdd(&sum[0], x[threadIdx.x]); // DIAG: atomic-order
  atomicAdd(&sum[1], x[threadIdx.x]); // said above
}

// Near misses: integers add up to the same in any order, and the largest is the largest.
__global__ void count(int *n) { atomicAdd(n, 1); }
__global__ void largest(int *m, int x) { atomicMax(m, x); }
__global__ void exchange(float *x, float y) { atomicExch(x, y); }

// Near misses: all threads add the same number.
__global__ void counts(float *n) { atomicAdd(n, 1.0f); }
template <typename T> __global__ void countsOf(T *n) { atomicAdd(n, (T)2); }
void count(double *n) { countsOf<<<1, 64>>>(n); }
