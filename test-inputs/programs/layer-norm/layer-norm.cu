// Layer normalisation as in extensions of PyTorch: mean and variance by Welford's method in warps, then
// over the warps of a block; the gradients of the weights by a transpose in shared memory; and the
// root-mean-square form of language models, fused with the sum of the residual, in bfloat16.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cub/cub.cuh>
#include <cuda_bf16.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

template <typename T>
__device__ __forceinline__ T WARP_SHFL(T value, int srcLane, int width = warpSize,
                                       unsigned int mask = 0xffffffff) {
  return __shfl_sync(mask, value, srcLane, width);
}

template <typename U> __device__ void welford_online(U curr, U &mu, U &sigma2, U &count) {
  count = count + U(1);
  U delta = curr - mu;
  U next = mu + delta / count;
  mu = next;
  sigma2 = sigma2 + delta * (curr - next);
}

template <typename U>
__device__ void welford_combine(U muB, U sigma2B, U countB, U &mu, U &sigma2, U &count) {
  U delta = muB - mu, nA = count, nB = countB;
  count = count + countB;
  U nX = count;
  if (nX > U(0)) {
    nA = nA / nX;
    nB = nB / nX;
    mu = nA * mu + nB * muB;
    sigma2 = sigma2 + sigma2B + delta * delta * nA * nB * nX;
  } else {
    mu = U(0);
    sigma2 = U(0);
  }
}

// blockDim is (32, warps): all threads get the mean and the variance of one row.
template <typename T, typename U>
__device__ void welford_row(const T *__restrict__ values, int n2, int row, U &mu, U &sigma2,
                            U *buffer) {
  U count = U(0);
  mu = sigma2 = U(0);
  const int threads = blockDim.x * blockDim.y;
  const int thread = threadIdx.x + threadIdx.y * blockDim.x;
  const T *lvals = values + row * n2;
  int l = 4 * thread;
  for (; l + 3 < n2; l += 4 * threads)
    for (int k = 0; k < 4; ++k)
      welford_online(static_cast<U>(lvals[l + k]), mu, sigma2, count);
  for (; l < n2; ++l)
    welford_online(static_cast<U>(lvals[l]), mu, sigma2, count);
  for (int k = 0; k <= 4; ++k) {
    int srcLaneB = (threadIdx.x + (1 << k)) & 31;
    U muB = WARP_SHFL(mu, srcLaneB, 32);
    U countB = WARP_SHFL(count, srcLaneB, 32);
    U sigma2B = WARP_SHFL(sigma2, srcLaneB, 32);
    welford_combine(muB, sigma2B, countB, mu, sigma2, count);
  }
  // Then the warps by halves.
  if (blockDim.y > 1) {
    U *ubuf = buffer;
    U *ibuf = ubuf + blockDim.y;
    for (int offset = blockDim.y / 2; offset > 0; offset /= 2) {
      if (threadIdx.x == 0 && threadIdx.y >= offset && threadIdx.y < 2 * offset) {
        const int wrt_y = threadIdx.y - offset;
        ubuf[2 * wrt_y] = mu;
        ubuf[2 * wrt_y + 1] = sigma2;
        ibuf[wrt_y] = count;
      }
      __syncthreads();
      if (threadIdx.x == 0 && threadIdx.y < offset)
        welford_combine(ubuf[2 * threadIdx.y], ubuf[2 * threadIdx.y + 1], ibuf[threadIdx.y], mu,
                        sigma2, count);
      __syncthreads();
    }
    if (threadIdx.x == 0 && threadIdx.y == 0) {
      ubuf[0] = mu;
      ubuf[1] = sigma2;
    }
    __syncthreads();
    mu = ubuf[0];
    sigma2 = ubuf[1] / U(n2);
  } else {
    mu = WARP_SHFL(mu, 0, 32);
    sigma2 = WARP_SHFL(sigma2 / U(n2), 0, 32);
  }
}

template <typename U> struct SharedMemory;
template <> struct SharedMemory<float> {
  __device__ float *getPointer() {
    extern __shared__ float s_float[];
    return s_float;
  }
};

template <typename T, typename U>
__global__ void layer_norm(T *__restrict__ output, U *__restrict__ mean, U *__restrict__ invvar,
                           const T *__restrict__ values, int n1, int n2, U epsilon,
                           const T *__restrict__ gamma, const T *__restrict__ beta) {
  for (auto row = blockIdx.y; row < n1; row += gridDim.y) {
    SharedMemory<U> shared;
    U *buffer = shared.getPointer();
    U mu, sigma2;
    welford_row(values, n2, row, mu, sigma2, buffer);
    const U c_invvar = rsqrtf(sigma2 + epsilon);
    const int threads = blockDim.x * blockDim.y;
    const int thread = threadIdx.x + threadIdx.y * blockDim.x;
    for (int i = thread; i < n2; i += threads) {
      const U curr = static_cast<U>(values[row * n2 + i]);
      output[row * n2 + i] = gamma[i] * static_cast<T>(c_invvar * (curr - mu)) + beta[i];
    }
    if (threadIdx.x == 0 && threadIdx.y == 0) {
      mean[row] = mu;
      invvar[row] = c_invvar;
    }
    __syncthreads();
  }
}

// A block of 32 x 32 sums the columns of 32 rows at a time.
__global__ void weight_gradients(const float *grad, const float *values, const float *mean,
                                 const float *invvar, float *grad_gamma, float *grad_beta, int n1,
                                 int n2) {
  __shared__ float gamma_tile[32][33], beta_tile[32][33];
  int column = blockIdx.x * 32 + threadIdx.x;
  float sum_gamma = 0, sum_beta = 0;
  for (int row = threadIdx.y; row < n1; row += 32) {
    if (column < n2) {
      float g = grad[row * n2 + column];
      sum_gamma += g * (values[row * n2 + column] - mean[row]) * invvar[row];
      sum_beta += g;
    }
  }
  gamma_tile[threadIdx.y][threadIdx.x] = sum_gamma;
  beta_tile[threadIdx.y][threadIdx.x] = sum_beta;
  __syncthreads();
  sum_gamma = gamma_tile[threadIdx.x][threadIdx.y];
  sum_beta = beta_tile[threadIdx.x][threadIdx.y];
#pragma unroll
  for (int offset = 16; offset > 0; offset >>= 1) {
    sum_gamma += __shfl_down_sync(0xffffffff, sum_gamma, offset);
    sum_beta += __shfl_down_sync(0xffffffff, sum_beta, offset);
  }
  int result = blockIdx.x * 32 + threadIdx.y;
  if (threadIdx.x == 0 && result < n2) {
    grad_gamma[result] = sum_gamma;
    grad_beta[result] = sum_beta;
  }
}

template <int WIDTH> struct alignas(16) Packed {
  __nv_bfloat162 values[WIDTH / 2];
  __device__ Packed &operator+=(const Packed &other) {
#pragma unroll
    for (int i = 0; i < WIDTH / 2; ++i)
      values[i] = __hadd2(values[i], other.values[i]);
    return *this;
  }
  __device__ float sum_squares() const {
    float result = 0;
#pragma unroll
    for (int i = 0; i < WIDTH / 2; ++i) {
      float2 v = __bfloat1622float2(values[i]);
      result += v.x * v.x + v.y * v.y;
    }
    return result;
  }
  __device__ void scale(float factor, const Packed &weight) {
#pragma unroll
    for (int i = 0; i < WIDTH / 2; ++i) {
      float2 v = __bfloat1622float2(values[i]);
      values[i] = __hmul2(__floats2bfloat162_rn(v.x * factor, v.y * factor), weight.values[i]);
    }
  }
};

// As cub::Sum, which newer versions of CUB lack.
struct Sum {
  __device__ float operator()(float a, float b) const { return a + b; }
};

// residual += input; input = residual / rms(residual) * weight
template <int WIDTH>
__global__ void fused_add_rms_norm(__nv_bfloat16 *input, __nv_bfloat16 *residual,
                                   const __nv_bfloat16 *weight, float epsilon, int hidden_size) {
  const int vectors = hidden_size / WIDTH;
  __shared__ float s_variance;
  float variance = 0.0f;
  auto *input_v = reinterpret_cast<Packed<WIDTH> *>(input);
  auto *residual_v = reinterpret_cast<Packed<WIDTH> *>(residual);
  auto *weight_v = reinterpret_cast<const Packed<WIDTH> *>(weight);
  for (int idx = threadIdx.x; idx < vectors; idx += blockDim.x) {
    int id = blockIdx.x * vectors + idx;
    Packed<WIDTH> temp = input_v[id];
    temp += residual_v[id];
    variance += temp.sum_squares();
    residual_v[id] = temp;
  }
  using BlockReduce = cub::BlockReduce<float, 128>;
  __shared__ typename BlockReduce::TempStorage reduceStore;
  variance = BlockReduce(reduceStore).Reduce(variance, Sum{}, blockDim.x);
  if (threadIdx.x == 0)
    s_variance = rsqrtf(variance / hidden_size + epsilon);
  __syncthreads();
  for (int idx = threadIdx.x; idx < vectors; idx += blockDim.x) {
    int id = blockIdx.x * vectors + idx;
    Packed<WIDTH> temp = residual_v[id];
    temp.scale(s_variance, weight_v[idx]);
    input_v[id] = temp;
  }
}

template <typename T> T *upload(const std::vector<T> &values) {
  T *data;
  CHECK(cudaMalloc(&data, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(data, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return data;
}

template <typename T> std::vector<T> download(const T *data, size_t count) {
  std::vector<T> values(count);
  CHECK(cudaMemcpy(values.data(), data, count * sizeof(T), cudaMemcpyDeviceToHost));
  return values;
}

int check_layer_norm(int n1, int n2, int warps) {
  std::vector<float> values(n1 * n2), gamma(n2), beta(n2), grad(n1 * n2);
  for (int i = 0; i < n1 * n2; ++i) {
    values[i] = (i * 41 % 127 - 60) / 16.f + 3;
    grad[i] = (i * 23 % 61 - 30) / 64.f;
  }
  for (int i = 0; i < n2; ++i) {
    gamma[i] = 1 + i % 5 / 8.f;
    beta[i] = i % 3 / 4.f - 0.25f;
  }
  float *d_values = upload(values), *d_gamma = upload(gamma), *d_beta = upload(beta);
  float *d_grad = upload(grad), *d_output = upload(values);
  float *d_mean = upload(std::vector<float>(n1)), *d_invvar = upload(std::vector<float>(n1));
  float *d_grad_gamma = upload(gamma), *d_grad_beta = upload(beta);
  dim3 threads(32, warps, 1), blocks(1, n1 < 5 ? n1 : 5, 1);
  int shared = warps > 1 ? warps * sizeof(float) + (warps / 2) * sizeof(float) * 2 : 0;
  layer_norm<float, float><<<blocks, threads, shared>>>(d_output, d_mean, d_invvar, d_values, n1,
                                                        n2, 1e-5f, d_gamma, d_beta);
  CHECK(cudaGetLastError());
  weight_gradients<<<(n2 + 31) / 32, dim3(32, 32)>>>(d_grad, d_values, d_mean, d_invvar,
                                                     d_grad_gamma, d_grad_beta, n1, n2);
  CHECK(cudaGetLastError());
  std::vector<float> output = download(d_output, values.size());
  std::vector<float> grad_gamma = download(d_grad_gamma, n2), grad_beta = download(d_grad_beta, n2);
  std::vector<double> right_gamma(n2), right_beta(n2);
  double worst = 0, checksum = 0;
  for (int r = 0; r < n1; ++r) {
    double mean = 0, variance = 0;
    for (int c = 0; c < n2; ++c)
      mean += values[r * n2 + c] / n2;
    for (int c = 0; c < n2; ++c)
      variance += (values[r * n2 + c] - mean) * (values[r * n2 + c] - mean) / n2;
    for (int c = 0; c < n2; ++c) {
      int i = r * n2 + c;
      double normal = (values[i] - mean) / std::sqrt(variance + 1e-5);
      worst = std::fmax(worst, std::fabs(output[i] - (normal * gamma[c] + beta[c])));
      right_gamma[c] += grad[i] * normal;
      right_beta[c] += grad[i];
      checksum += output[i] * (c % 11);
    }
  }
  for (int c = 0; c < n2; ++c) {
    worst = std::fmax(worst, std::fabs(grad_gamma[c] - right_gamma[c]));
    worst = std::fmax(worst, std::fabs(grad_beta[c] - right_beta[c]));
  }
  bool isRight = worst < 1e-4;
  std::printf("layer norm %d x %d: %.2f %s\n", n1, n2, checksum, isRight ? "right" : "WRONG");
  for (float *data :
       {d_values, d_gamma, d_beta, d_grad, d_output, d_mean, d_invvar, d_grad_gamma, d_grad_beta})
    CHECK(cudaFree(data));
  return !isRight;
}

int check_rms_norm(int rows, int hidden_size) {
  std::vector<__nv_bfloat16> input(rows * hidden_size), residual(rows * hidden_size);
  std::vector<__nv_bfloat16> weight(hidden_size);
  for (int i = 0; i < rows * hidden_size; ++i) {
    input[i] = __float2bfloat16((i * 13 % 97 - 48) / 32.f);
    residual[i] = __float2bfloat16((i * 7 % 31 - 15) / 8.f);
  }
  for (int i = 0; i < hidden_size; ++i)
    weight[i] = __float2bfloat16(0.5f + i % 9 / 8.f);
  __nv_bfloat16 *d_input = upload(input), *d_residual = upload(residual),
                *d_weight = upload(weight);
  fused_add_rms_norm<8><<<rows, 128>>>(d_input, d_residual, d_weight, 1e-6f, hidden_size);
  CHECK(cudaGetLastError());
  std::vector<__nv_bfloat16> output = download(d_input, input.size());
  std::vector<__nv_bfloat16> sums = download(d_residual, input.size());
  int wrong = 0;
  double checksum = 0;
  for (int r = 0; r < rows; ++r) {
    double squares = 0;
    for (int c = 0; c < hidden_size; ++c) {
      int i = r * hidden_size + c;
      float sum = __bfloat162float(input[i]) + __bfloat162float(residual[i]);
      wrong += __bfloat162float(sums[i]) != __bfloat162float(__float2bfloat16(sum));
      squares += __bfloat162float(sums[i]) * __bfloat162float(sums[i]);
    }
    for (int c = 0; c < hidden_size; ++c) {
      int i = r * hidden_size + c;
      double right = __bfloat162float(sums[i]) / std::sqrt(squares / hidden_size + 1e-6) *
                     __bfloat162float(weight[c]);
      double got = __bfloat162float(output[i]);
      wrong += std::fabs(got - right) > std::fabs(right) / 64 + 1e-6;
      checksum += got * (c % 7);
    }
  }
  std::printf("rms norm %d x %d: %.1f %s\n", rows, hidden_size, checksum,
              wrong ? "WRONG" : "right");
  for (__nv_bfloat16 *data : {d_input, d_residual, d_weight})
    CHECK(cudaFree(data));
  return wrong != 0;
}

int main() {
  int wrong = check_layer_norm(7, 130, 4);
  wrong += check_layer_norm(40, 61, 1);
  wrong += check_layer_norm(3, 1025, 8);
  wrong += check_rms_norm(5, 512);
  wrong += check_rms_norm(2, 2048);
  return wrong;
}
