// Weights in 8 and 4 bits, as extensions of PyTorch read them: 4-bit codes by a tree of comparisons and
// the largest value of each block; 4-bit integers that a constant turns into halves without a
// conversion; rows quantised to 8 bits; and products of a matrix in 8 bits by packed dot products.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cub/block/block_load.cuh>
#include <cub/block/block_store.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

// Sixteen values, closer to each other around zero; bits of a code decide from the highest on.
__device__ __forceinline__ float dequantise_code(unsigned char code) {
  if ((code & 0b1000) == 8)
    if ((code & 0b0100) == 4)
      if ((code & 0b0010) == 2)
        return (code & 0b0001) == 1 ? 1.0f : 0.75f;
      else
        return (code & 0b0001) == 1 ? 0.5625f : 0.4375f;
    else if ((code & 0b0010) == 2)
      return (code & 0b0001) == 1 ? 0.34375f : 0.25f;
    else
      return (code & 0b0001) == 1 ? 0.15625f : 0.078125f;
  else if ((code & 0b0100) == 4)
    if ((code & 0b0010) == 2)
      return (code & 0b0001) == 1 ? 0.0f : -0.09375f;
    else
      return (code & 0b0001) == 1 ? -0.1875f : -0.28125f;
  else if ((code & 0b0010) == 2)
    return (code & 0b0001) == 1 ? -0.40625f : -0.53125f;
  else
    return (code & 0b0001) == 1 ? -0.6875f : -1.0f;
}

template <typename T, int TILE_SIZE, int THREADS, int NUM_PER_THREAD>
__global__ void dequantise_blockwise(const unsigned char *A, const float *absmax, T *out,
                                     const int blocksize, const int n) {
  const int n_load = gridDim.x * TILE_SIZE;
  int valid_load = 0, valid_store = 0;
  const int base_idx = blockIdx.x * TILE_SIZE;
  T vals[NUM_PER_THREAD * 2];
  unsigned char qvals[NUM_PER_THREAD];
  float local_abs_max = -__FLT_MAX__;
  typedef cub::BlockLoad<unsigned char, THREADS, NUM_PER_THREAD, cub::BLOCK_LOAD_WARP_TRANSPOSE>
      LoadChar;
  typedef cub::BlockStore<T, THREADS, NUM_PER_THREAD * 2, cub::BLOCK_STORE_WARP_TRANSPOSE> StoreT;
  __shared__ union {
    typename LoadChar::TempStorage load;
    typename StoreT::TempStorage store;
  } temporary;
  for (int i = base_idx; i < n_load; i += gridDim.x * TILE_SIZE) {
    valid_load = min(TILE_SIZE, (n + 1) / 2 - i);
    valid_store = min(TILE_SIZE * 2, n - i * 2);
    int last = (n - 1) / 2 / blocksize;
    local_abs_max = __ldg(&absmax[min((i + int(threadIdx.x) * NUM_PER_THREAD) / blocksize, last)]);
    __syncthreads();
    LoadChar(temporary.load).Load(&A[i], qvals, valid_load, 128);
#pragma unroll NUM_PER_THREAD
    for (int j = 0; j < NUM_PER_THREAD; j++) {
      vals[j * 2] = dequantise_code(qvals[j] >> 4) * local_abs_max;
      vals[j * 2 + 1] = dequantise_code(qvals[j] & 0x0F) * local_abs_max;
    }
    __syncthreads();
    StoreT(temporary.store).Store(&out[i * 2], vals, valid_store);
  }
}

// Eight integers of 4 bits become four pairs of halves: the bits are placed into the fraction of 1024 or
// 64, and that number is taken away again.
__device__ uint4 dequantise_s4_to_fp16x2(uint32_t const &source) {
  uint4 result;
  uint32_t *h = reinterpret_cast<uint32_t *>(&result);
  constexpr uint32_t bottom_mask = 0x000f000f, top_mask = 0x00f000f0;
  constexpr uint32_t magic = 0x64006400; // {1024, 1024}
  const uint32_t top_i4s = source >> 8;
  h[0] = (source & bottom_mask) | magic;
  h[1] = (source & top_mask) | magic;
  h[2] = (top_i4s & bottom_mask) | magic;
  h[3] = (top_i4s & top_mask) | magic;
  const __half2 offset = __float2half2_rn(1024.f), sixteenth = __float2half2_rn(1 / 16.f);
  const __half2 shift = __floats2half2_rn(-64.f, -64.f);
  __half2 *pairs = reinterpret_cast<__half2 *>(h);
  pairs[0] = __hsub2(pairs[0], offset);
  pairs[1] = __hfma2(pairs[1], sixteenth, shift);
  pairs[2] = __hsub2(pairs[2], offset);
  pairs[3] = __hfma2(pairs[3], sixteenth, shift);
  return result;
}

// Words of eight weights; a scale and a zero for each group of words. Weight i of a word is in its
// bits 16 * (i % 2) + 4 * (i / 2).
__global__ void dequantise_groups(__half *out, const uint32_t *weights, const __half *scales,
                                  const uint8_t *zeros, int words, int words_per_group) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= words)
    return;
  uint4 packed = dequantise_s4_to_fp16x2(weights[i]);
  __half2 *pairs = reinterpret_cast<__half2 *>(&packed);
  int group = i / words_per_group;
  __half2 scale = __half2half2(scales[group]);
  __half2 zero = __half2half2(__int2half_rn(zeros[group]));
#pragma unroll
  for (int j = 0; j < 4; ++j)
    pairs[j] = __hmul2(__hsub2(pairs[j], zero), scale);
  reinterpret_cast<uint4 *>(out)[i] = packed;
}

// A block for each row: its largest absolute value, and the row in 8 bits.
template <int THREADS>
__global__ void quantise_rows(const float *__restrict__ in, int8_t *__restrict__ out,
                              float *__restrict__ scales, int columns) {
  __shared__ float warps[THREADS / 32];
  __shared__ float row_absmax;
  const float4 *row = reinterpret_cast<const float4 *>(in + blockIdx.x * columns);
  float absmax = 0;
  for (int i = threadIdx.x; i < columns / 4; i += THREADS) {
    float4 v = __ldg(row + i);
    absmax = fmaxf(absmax, fmaxf(fmaxf(fabsf(v.x), fabsf(v.y)), fmaxf(fabsf(v.z), fabsf(v.w))));
  }
  for (int offset = 16; offset; offset >>= 1)
    absmax = fmaxf(absmax, __shfl_down_sync(0xffffffffu, absmax, offset));
  if ((threadIdx.x & 31) == 0)
    warps[threadIdx.x >> 5] = absmax;
  __syncthreads();
  if (threadIdx.x < 32) {
    absmax = threadIdx.x < THREADS / 32 ? warps[threadIdx.x] : 0;
    for (int offset = 16; offset; offset >>= 1)
      absmax = fmaxf(absmax, __shfl_down_sync(0xffffffffu, absmax, offset));
    if (threadIdx.x == 0) {
      row_absmax = absmax;
      scales[blockIdx.x] = absmax / 127.f;
    }
  }
  __syncthreads();
  const float factor = __fdividef(127.f, row_absmax);
  for (int i = threadIdx.x; i < columns / 4; i += THREADS) {
    float4 v = row[i];
    char4 q;
    q.x = static_cast<signed char>(__float2int_rn(v.x * factor));
    q.y = static_cast<signed char>(__float2int_rn(v.y * factor));
    q.z = static_cast<signed char>(__float2int_rn(v.z * factor));
    q.w = static_cast<signed char>(__float2int_rn(v.w * factor));
    reinterpret_cast<char4 *>(out + blockIdx.x * columns)[i] = q;
  }
}

// A warp for each row of the matrix.
__global__ void multiply_int8(const int8_t *matrix, const float *row_scales, const int8_t *vector,
                              const float *vector_scale, float *out, int rows, int columns) {
  typedef cub::WarpReduce<int> WarpReduce;
  __shared__ typename WarpReduce::TempStorage temporary[4];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32, row = blockIdx.x * 4 + warp;
  if (row >= rows)
    return;
  const int *words = reinterpret_cast<const int *>(matrix + row * columns);
  const int *others = reinterpret_cast<const int *>(vector);
  int sum = 0;
  for (int i = lane; i < columns / 4; i += 32)
    sum = __dp4a(words[i], others[i], sum);
  sum = WarpReduce(temporary[warp]).Sum(sum);
  if (lane == 0)
    out[row] = sum * row_scales[row] * *vector_scale;
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

static const float codes[16] = {-1.0f,     -0.6875f, -0.53125f, -0.40625f, -0.28125f, -0.1875f,
                                -0.09375f, 0.0f,     0.078125f, 0.15625f,  0.25f,     0.34375f,
                                0.4375f,   0.5625f,  0.75f,     1.0f};

static float toFloat(float value) { return value; }
static float toFloat(__half value) { return __half2float(value); }

template <typename T> int check_codes(const char *name, int n, int blocksize) {
  std::vector<unsigned char> packed((n + 1) / 2);
  std::vector<float> absmax((n + blocksize - 1) / blocksize);
  for (size_t i = 0; i < packed.size(); ++i)
    packed[i] = i * 89 % 251;
  for (size_t i = 0; i < absmax.size(); ++i)
    absmax[i] = 0.5f + i % 7 / 4.f;
  unsigned char *d_packed = upload(packed);
  float *d_absmax = upload(absmax);
  T *d_out = upload(std::vector<T>(n));
  constexpr int tile = 512;
  dequantise_blockwise<T, tile, 64, 8>
      <<<(n + tile * 2 - 1) / (tile * 2), 64>>>(d_packed, d_absmax, d_out, blocksize / 2, n);
  CHECK(cudaGetLastError());
  std::vector<T> out = download(d_out, n);
  int wrong = 0;
  double checksum = 0;
  for (int i = 0; i < n; ++i) {
    int code = i % 2 ? packed[i / 2] & 15 : packed[i / 2] >> 4;
    wrong += toFloat(out[i]) != toFloat(T(codes[code] * absmax[i / blocksize]));
    checksum += toFloat(out[i]) * (i % 9);
  }
  std::printf("4-bit codes as %s: %.4f, wrong %d of %d\n", name, checksum, wrong, n);
  CHECK(cudaFree(d_packed));
  CHECK(cudaFree(d_absmax));
  CHECK(cudaFree(d_out));
  return wrong != 0;
}

int check_groups(int words, int words_per_group) {
  std::vector<uint32_t> weights(words);
  int groups = (words + words_per_group - 1) / words_per_group;
  std::vector<__half> scales(groups);
  std::vector<uint8_t> zeros(groups);
  for (int i = 0; i < words; ++i)
    weights[i] = i * 2654435761u;
  for (int i = 0; i < groups; ++i) {
    scales[i] = __float2half(0.125f * (1 + i % 4));
    zeros[i] = i % 16;
  }
  uint32_t *d_weights = upload(weights);
  __half *d_scales = upload(scales), *d_out = upload(std::vector<__half>(words * 8));
  uint8_t *d_zeros = upload(zeros);
  dequantise_groups<<<(words + 127) / 128, 128>>>(d_out, d_weights, d_scales, d_zeros, words,
                                                  words_per_group);
  CHECK(cudaGetLastError());
  std::vector<__half> out = download(d_out, words * 8);
  int wrong = 0;
  double checksum = 0;
  for (int i = 0; i < words * 8; ++i) {
    int word = i / 8, which = i % 8, group = word / words_per_group;
    int value = weights[word] >> (16 * (which % 2) + 4 * (which / 2)) & 15;
    wrong += __half2float(out[i]) != (value - zeros[group]) * __half2float(scales[group]);
    checksum += __half2float(out[i]) * (i % 5);
  }
  std::printf("4-bit integers: %.3f, wrong %d of %d\n", checksum, wrong, words * 8);
  for (void *data : {(void *)d_weights, (void *)d_scales, (void *)d_out, (void *)d_zeros})
    CHECK(cudaFree(data));
  return wrong != 0;
}

int check_int8(int rows, int columns) {
  std::vector<float> matrix(rows * columns), vector(columns);
  for (int i = 0; i < rows * columns; ++i)
    matrix[i] = (i * 71 % 193 - 96) / 32.f;
  for (int i = 0; i < columns; ++i)
    vector[i] = (i * 19 % 89 - 44) / 64.f;
  float *d_matrix = upload(matrix), *d_vector = upload(vector);
  int8_t *q_matrix = upload(std::vector<int8_t>(matrix.size())),
         *q_vector = upload(std::vector<int8_t>(columns));
  float *d_scales = upload(std::vector<float>(rows)), *d_scale = upload(std::vector<float>(1));
  float *d_out = upload(std::vector<float>(rows));
  quantise_rows<128><<<rows, 128>>>(d_matrix, q_matrix, d_scales, columns);
  quantise_rows<128><<<1, 128>>>(d_vector, q_vector, d_scale, columns);
  multiply_int8<<<(rows + 3) / 4, 128>>>(q_matrix, d_scales, q_vector, d_scale, d_out, rows,
                                         columns);
  CHECK(cudaGetLastError());
  std::vector<float> out = download(d_out, rows), scales = download(d_scales, rows);
  std::vector<int8_t> quantised = download(q_matrix, matrix.size());
  int wrong = 0;
  double checksum = 0;
  for (int r = 0; r < rows; ++r) {
    double right = 0;
    for (int c = 0; c < columns; ++c) {
      int i = r * columns + c;
      right += double(matrix[i]) * vector[c];
      wrong += std::fabs(quantised[i] * scales[r] - matrix[i]) > scales[r] * 0.51f;
    }
    wrong += std::fabs(out[r] - right) > 0.02 * columns * scales[r];
    checksum += out[r];
  }
  std::printf("8 bits, %d x %d: %.2f, wrong %d\n", rows, columns, checksum, wrong);
  for (void *data : {(void *)d_matrix, (void *)d_vector, (void *)q_matrix, (void *)q_vector,
                     (void *)d_scales, (void *)d_scale, (void *)d_out})
    CHECK(cudaFree(data));
  return wrong != 0;
}

int main() {
  int wrong = check_codes<float>("float", 5000, 64);
  wrong += check_codes<__half>("half", 2047, 128);
  wrong += check_groups(1000, 16);
  wrong += check_int8(10, 516);
  return wrong;
}
