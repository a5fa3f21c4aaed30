#include <cuda_fp16.h>
#include <mma.h>

using namespace nvcuda;

// A tile that rocWMMA has, but of the wavefront's 64 lanes.
__global__ void square(__half *a, float *c) { // DIAG: wave-width
  wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> x; // DIAG: matrix-instructions
  wmma::load_matrix_sync(x, a, 16);
}

__global__ void flat(__half *a) { // DIAG: wave-width
  wmma::fragment<wmma::matrix_a, 32, 8, 16, __half, wmma::row_major> x; // DIAG: matrix-instructions
  wmma::load_matrix_sync(x, a, 16);
}

__global__ void doubles(double *a) { // DIAG: wave-width
  wmma::fragment<wmma::accumulator, 8, 8, 4, double> sum;
  wmma::fragment<wmma::matrix_a, 8, 8, 4, double, wmma::row_major> x[2]; // DIAG: matrix-instructions
  wmma::fill_fragment(sum, 0);
  wmma::load_matrix_sync(x[0], a, 16);
}

template <typename T> __device__ void load(T *a) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, T, wmma::row_major> x; // DIAG: matrix-instructions
  wmma::load_matrix_sync(x, a, 16);
}
__global__ void bytes(unsigned char *a) { load(a); } // DIAG: wave-width

// No fragment.
__global__ void plain(float *a) { a[threadIdx.x] = 0; }
