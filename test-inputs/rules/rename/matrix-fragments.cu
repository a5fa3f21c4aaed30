// ARGS: --target=gfx1100
// WMMA becomes rocWMMA, also where the outer namespace is used.
#include <cuda_fp16.h>
#include <mma.h>

using namespace nvcuda;

__global__ void multiply(float *d, const half *a, const half *b, int ld) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
  wmma::fragment<nvcuda::wmma::matrix_b, 16, 16, 16, half, wmma::col_major> right;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
  wmma::fill_fragment(sum, 0.0f);
  wmma::load_matrix_sync(left, a, ld);
  wmma::load_matrix_sync(right, b, ld);
  wmma::mma_sync(sum, left, right, sum);
  wmma::store_matrix_sync(d, sum, ld, wmma::mem_row_major);
}
