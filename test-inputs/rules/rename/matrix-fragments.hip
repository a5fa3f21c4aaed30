// ARGS: --target=gfx1100
// WMMA becomes rocWMMA, also where the outer namespace is used.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include <rocwmma/rocwmma.hpp>

using namespace rocwmma;

__global__ void multiply(float *d, const half *a, const half *b, int ld) {
  rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, half, rocwmma::row_major> left;
  rocwmma::fragment<rocwmma::matrix_b, 16, 16, 16, half, rocwmma::col_major> right;
  rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float> sum;
  rocwmma::fill_fragment(sum, 0.0f);
  rocwmma::load_matrix_sync(left, a, ld);
  rocwmma::load_matrix_sync(right, b, ld);
  rocwmma::mma_sync(sum, left, right, sum);
  rocwmma::store_matrix_sync(d, sum, ld, rocwmma::mem_row_major);
}
