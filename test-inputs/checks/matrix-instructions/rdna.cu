// ARGS: --target=gfx1100
#include <cuda_fp16.h>
#include <mma.h>

using namespace nvcuda;

// 32 lanes, and a tile that rocWMMA has.
__global__ void square(__half *a) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> x;
  wmma::load_matrix_sync(x, a, 16);
}

__global__ void tf32(float *a) {
  wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> x; // DIAG: matrix-instructions
  wmma::load_matrix_sync(x, a, 16);
}
