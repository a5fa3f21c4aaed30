// Attention of one new token over a cache in pages, as servers of language models have it: groups of
// threads share a key, warps share a sequence, and long sequences are cut into partitions whose
// results another kernel joins.
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

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

#define WARP_SIZE 32
#define DIVIDE_ROUND_UP(a, b) (((a) + (b)-1) / (b))
#define SHFL_XOR_SYNC(var, mask) __shfl_xor_sync(uint32_t(-1), var, mask)
#define SHFL_SYNC(var, lane) __shfl_sync(uint32_t(-1), var, lane)

template <typename T, int N> struct Vec {};
template <> struct Vec<uint16_t, 2> { using Type = uint32_t; };
template <> struct Vec<uint16_t, 4> { using Type = uint2; };
template <> struct Vec<uint16_t, 8> { using Type = uint4; };

inline __device__ float2 half2_to_float2(uint32_t packed) {
  union {
    uint32_t bits;
    __half2 halves;
  } u;
  u.bits = packed;
  return __half22float2(u.halves);
}
inline __device__ float dot(uint32_t a, uint32_t b) {
  float2 x = half2_to_float2(a), y = half2_to_float2(b);
  return fmaf(x.x, y.x, x.y * y.y);
}
inline __device__ float dot(uint2 a, uint2 b) { return dot(a.x, b.x) + dot(a.y, b.y); }
inline __device__ float dot(uint4 a, uint4 b) {
  return dot(a.x, b.x) + dot(a.y, b.y) + dot(a.z, b.z) + dot(a.w, b.w);
}

/// The product of a query and a key that a group of threads shares.
template <int GROUP, typename V, int N>
inline __device__ float group_dot(const V (&q)[N], const V (&k)[N]) {
  float result = dot(q[0], k[0]);
#pragma unroll
  for (int i = 1; i < N; ++i)
    result += dot(q[i], k[i]);
#pragma unroll
  for (int mask = GROUP / 2; mask >= 1; mask /= 2)
    result += SHFL_XOR_SYNC(result, mask);
  return result;
}

template <int NUM_WARPS> inline __device__ float block_sum(float *red_smem, float sum) {
  int warp = threadIdx.x / WARP_SIZE;
  int lane = threadIdx.x % WARP_SIZE;
#pragma unroll
  for (int mask = WARP_SIZE / 2; mask >= 1; mask /= 2)
    sum += SHFL_XOR_SYNC(sum, mask);
  if (lane == 0)
    red_smem[warp] = sum;
  __syncthreads();
  if (lane < NUM_WARPS)
    sum = red_smem[lane];
#pragma unroll
  for (int mask = NUM_WARPS / 2; mask >= 1; mask /= 2)
    sum += SHFL_XOR_SYNC(sum, mask);
  return SHFL_SYNC(sum, 0);
}

// Grid: heads, sequences, partitions.
template <int HEAD_SIZE, int BLOCK_SIZE, int NUM_THREADS, int PARTITION_SIZE>
__global__ void paged_attention(float *__restrict__ exp_sums, float *__restrict__ max_logits,
                                float *__restrict__ out, const uint16_t *__restrict__ q,
                                const uint16_t *__restrict__ k_cache,
                                const uint16_t *__restrict__ v_cache, int num_kv_heads, float scale,
                                const int *__restrict__ block_tables,
                                const int *__restrict__ seq_lens, int max_blocks_per_seq) {
  const int seq_idx = blockIdx.y, partition_idx = blockIdx.z, max_partitions = gridDim.z;
  const int seq_len = seq_lens[seq_idx];
  if (partition_idx * PARTITION_SIZE >= seq_len)
    return;
  const int num_seq_blocks = DIVIDE_ROUND_UP(seq_len, BLOCK_SIZE);
  constexpr int blocks_per_partition = PARTITION_SIZE / BLOCK_SIZE;
  const int start_block = partition_idx * blocks_per_partition;
  const int end_block = min(start_block + blocks_per_partition, num_seq_blocks);
  const int start_token = start_block * BLOCK_SIZE;
  const int num_tokens =
      min(start_token + (end_block - start_block) * BLOCK_SIZE, seq_len) - start_token;

  constexpr int THREAD_GROUP_SIZE = WARP_SIZE / BLOCK_SIZE > 1 ? WARP_SIZE / BLOCK_SIZE : 1;
  constexpr int NUM_TOKENS_PER_GROUP = DIVIDE_ROUND_UP(BLOCK_SIZE, WARP_SIZE);
  constexpr int NUM_WARPS = NUM_THREADS / WARP_SIZE;
  const int warp_idx = threadIdx.x / WARP_SIZE;
  const int lane = threadIdx.x % WARP_SIZE;
  const int head_idx = blockIdx.x, num_heads = gridDim.x;
  const int kv_head_idx = head_idx / (num_heads / num_kv_heads);

  // A group reads 16 bytes at a time.
  constexpr int VEC_SIZE = 16 / (THREAD_GROUP_SIZE * sizeof(uint16_t));
  using K_vec = typename Vec<uint16_t, VEC_SIZE>::Type;
  constexpr int NUM_VECS_PER_THREAD = HEAD_SIZE / THREAD_GROUP_SIZE / VEC_SIZE;
  const int group_idx = threadIdx.x / THREAD_GROUP_SIZE;
  const int group_offset = threadIdx.x % THREAD_GROUP_SIZE;
  constexpr int x = 16 / sizeof(uint16_t);

  const uint16_t *q_ptr = q + (seq_idx * num_heads + head_idx) * HEAD_SIZE;
  K_vec q_vecs[NUM_VECS_PER_THREAD];
#pragma unroll
  for (int i = 0; i < NUM_VECS_PER_THREAD; ++i)
    q_vecs[i] =
        *reinterpret_cast<const K_vec *>(q_ptr + (group_offset + i * THREAD_GROUP_SIZE) * VEC_SIZE);

  extern __shared__ char shared_mem[];
  float *logits = reinterpret_cast<float *>(shared_mem);
  __shared__ float red_smem[2 * NUM_WARPS];

  float qk_max = -FLT_MAX;
  const int *block_table = block_tables + seq_idx * max_blocks_per_seq;
  for (int block_idx = start_block + warp_idx; block_idx < end_block; block_idx += NUM_WARPS) {
    const int64_t physical_block = static_cast<int64_t>(block_table[block_idx]);
    for (int i = 0; i < NUM_TOKENS_PER_GROUP; ++i) {
      const int offset = (group_idx + i * WARP_SIZE) % BLOCK_SIZE;
      const int token_idx = block_idx * BLOCK_SIZE + offset;
      K_vec k_vecs[NUM_VECS_PER_THREAD];
#pragma unroll
      for (int j = 0; j < NUM_VECS_PER_THREAD; ++j) {
        const uint16_t *k_ptr =
            k_cache + (physical_block * num_kv_heads + kv_head_idx) * HEAD_SIZE * BLOCK_SIZE +
            offset * x;
        const int vec_idx = group_offset + j * THREAD_GROUP_SIZE;
        const int offset1 = (vec_idx * VEC_SIZE) / x, offset2 = (vec_idx * VEC_SIZE) % x;
        k_vecs[j] = *reinterpret_cast<const K_vec *>(k_ptr + offset1 * BLOCK_SIZE * x + offset2);
      }
      float qk = scale * group_dot<THREAD_GROUP_SIZE>(q_vecs, k_vecs);
      if (group_offset == 0) {
        const bool masked = token_idx >= seq_len;
        logits[token_idx - start_token] = masked ? 0.f : qk;
        qk_max = masked ? qk_max : fmaxf(qk_max, qk);
      }
    }
  }
#pragma unroll
  for (int mask = WARP_SIZE / 2; mask >= THREAD_GROUP_SIZE; mask /= 2)
    qk_max = fmaxf(qk_max, SHFL_XOR_SYNC(qk_max, mask));
  if (lane == 0)
    red_smem[warp_idx] = qk_max;
  __syncthreads();
  qk_max = lane < NUM_WARPS ? red_smem[lane] : -FLT_MAX;
#pragma unroll
  for (int mask = NUM_WARPS / 2; mask >= 1; mask /= 2)
    qk_max = fmaxf(qk_max, SHFL_XOR_SYNC(qk_max, mask));
  qk_max = SHFL_SYNC(qk_max, 0);

  float exp_sum = 0.f;
  for (int i = threadIdx.x; i < num_tokens; i += NUM_THREADS) {
    float val = __expf(logits[i] - qk_max);
    logits[i] = val;
    exp_sum += val;
  }
  exp_sum = block_sum<NUM_WARPS>(&red_smem[NUM_WARPS], exp_sum);
  const float inv_sum = __fdividef(1.f, exp_sum + 1e-6f);
  for (int i = threadIdx.x; i < num_tokens; i += NUM_THREADS)
    logits[i] *= inv_sum;
  __syncthreads();
  const int at = (seq_idx * num_heads + head_idx) * max_partitions + partition_idx;
  if (threadIdx.x == 0) {
    max_logits[at] = qk_max;
    exp_sums[at] = exp_sum;
  }

  constexpr int V_VEC_SIZE =
      16 / sizeof(uint16_t) < BLOCK_SIZE ? 16 / sizeof(uint16_t) : BLOCK_SIZE;
  constexpr int NUM_V_VECS_PER_ROW = BLOCK_SIZE / V_VEC_SIZE;
  constexpr int NUM_ROWS_PER_ITER = WARP_SIZE / NUM_V_VECS_PER_ROW;
  constexpr int NUM_ROWS_PER_THREAD = DIVIDE_ROUND_UP(HEAD_SIZE, NUM_ROWS_PER_ITER);
  float accs[NUM_ROWS_PER_THREAD] = {};
  for (int block_idx = start_block + warp_idx; block_idx < end_block; block_idx += NUM_WARPS) {
    const int64_t physical_block = static_cast<int64_t>(block_table[block_idx]);
    const int offset = (lane % NUM_V_VECS_PER_ROW) * V_VEC_SIZE;
    const int token_idx = block_idx * BLOCK_SIZE + offset;
    const uint16_t *v_ptr =
        v_cache + (physical_block * num_kv_heads + kv_head_idx) * HEAD_SIZE * BLOCK_SIZE;
#pragma unroll
    for (int i = 0; i < NUM_ROWS_PER_THREAD; ++i) {
      const int row_idx = lane / NUM_V_VECS_PER_ROW + i * NUM_ROWS_PER_ITER;
      if (row_idx < HEAD_SIZE) {
        uint4 v_vec = *reinterpret_cast<const uint4 *>(v_ptr + row_idx * BLOCK_SIZE + offset);
        const uint16_t *v_vec_ptr = reinterpret_cast<const uint16_t *>(&v_vec);
#pragma unroll
        for (int j = 0; j < V_VEC_SIZE; ++j)
          if (token_idx + j < seq_len)
            accs[i] +=
                logits[token_idx - start_token + j] * __half2float(__ushort_as_half(v_vec_ptr[j]));
      }
    }
  }
#pragma unroll
  for (int i = 0; i < NUM_ROWS_PER_THREAD; ++i) {
#pragma unroll
    for (int mask = NUM_V_VECS_PER_ROW / 2; mask >= 1; mask /= 2)
      accs[i] += SHFL_XOR_SYNC(accs[i], mask);
  }
  __syncthreads();

  // The upper half of the warps hands its sums to the lower half.
  float *out_smem = reinterpret_cast<float *>(shared_mem);
#pragma unroll
  for (int i = NUM_WARPS; i > 1; i /= 2) {
    int mid = i / 2;
    if (warp_idx >= mid && warp_idx < i) {
      float *dst = &out_smem[(warp_idx - mid) * HEAD_SIZE];
      for (int j = 0; j < NUM_ROWS_PER_THREAD; ++j) {
        const int row_idx = lane / NUM_V_VECS_PER_ROW + j * NUM_ROWS_PER_ITER;
        if (row_idx < HEAD_SIZE && lane % NUM_V_VECS_PER_ROW == 0)
          dst[row_idx] = accs[j];
      }
    }
    __syncthreads();
    if (warp_idx < mid) {
      const float *src = &out_smem[warp_idx * HEAD_SIZE];
      for (int j = 0; j < NUM_ROWS_PER_THREAD; ++j) {
        const int row_idx = lane / NUM_V_VECS_PER_ROW + j * NUM_ROWS_PER_ITER;
        if (row_idx < HEAD_SIZE && lane % NUM_V_VECS_PER_ROW == 0)
          accs[j] += src[row_idx];
      }
    }
    __syncthreads();
  }
  if (warp_idx == 0) {
    float *out_ptr = out + at * HEAD_SIZE;
    for (int i = 0; i < NUM_ROWS_PER_THREAD; ++i) {
      const int row_idx = lane / NUM_V_VECS_PER_ROW + i * NUM_ROWS_PER_ITER;
      if (row_idx < HEAD_SIZE && lane % NUM_V_VECS_PER_ROW == 0)
        out_ptr[row_idx] = accs[i];
    }
  }
}

template <int HEAD_SIZE, int NUM_THREADS, int PARTITION_SIZE>
__global__ void reduce_partitions(__half *__restrict__ out, const float *__restrict__ exp_sums,
                                  const float *__restrict__ max_logits,
                                  const float *__restrict__ tmp_out,
                                  const int *__restrict__ seq_lens, int max_partitions) {
  const int num_heads = gridDim.x, head_idx = blockIdx.x, seq_idx = blockIdx.y;
  const int num_partitions = DIVIDE_ROUND_UP(seq_lens[seq_idx], PARTITION_SIZE);
  constexpr int NUM_WARPS = NUM_THREADS / WARP_SIZE;
  const int warp_idx = threadIdx.x / WARP_SIZE, lane = threadIdx.x % WARP_SIZE;
  extern __shared__ char shared_mem[];
  __shared__ float red_smem[2 * NUM_WARPS];
  float *shared_max = reinterpret_cast<float *>(shared_mem);
  float *shared_sums = reinterpret_cast<float *>(shared_mem + sizeof(float) * num_partitions);
  const int first = (seq_idx * num_heads + head_idx) * max_partitions;

  float max_logit = -FLT_MAX;
  for (int i = threadIdx.x; i < num_partitions; i += blockDim.x) {
    const float l = max_logits[first + i];
    shared_max[i] = l;
    max_logit = fmaxf(max_logit, l);
  }
  __syncthreads();
#pragma unroll
  for (int mask = WARP_SIZE / 2; mask >= 1; mask /= 2)
    max_logit = fmaxf(max_logit, SHFL_XOR_SYNC(max_logit, mask));
  if (lane == 0)
    red_smem[warp_idx] = max_logit;
  __syncthreads();
  max_logit = lane < NUM_WARPS ? red_smem[lane] : -FLT_MAX;
#pragma unroll
  for (int mask = NUM_WARPS / 2; mask >= 1; mask /= 2)
    max_logit = fmaxf(max_logit, SHFL_XOR_SYNC(max_logit, mask));
  max_logit = SHFL_SYNC(max_logit, 0);

  float global_sum = 0.0f;
  for (int i = threadIdx.x; i < num_partitions; i += blockDim.x) {
    float rescaled = exp_sums[first + i] * expf(shared_max[i] - max_logit);
    global_sum += rescaled;
    shared_sums[i] = rescaled;
  }
  __syncthreads();
  global_sum = block_sum<NUM_WARPS>(&red_smem[NUM_WARPS], global_sum);
  const float inv_global_sum = __fdividef(1.0f, global_sum + 1e-6f);
  for (int i = threadIdx.x; i < HEAD_SIZE; i += NUM_THREADS) {
    float acc = 0.0f;
    for (int j = 0; j < num_partitions; ++j)
      acc += tmp_out[(first + j) * HEAD_SIZE + i] * shared_sums[j] * inv_global_sum;
    out[(seq_idx * num_heads + head_idx) * HEAD_SIZE + i] = __float2half(acc);
  }
}

template <typename T> T *upload(const std::vector<T> &values) {
  T *data;
  CHECK(cudaMalloc(&data, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(data, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return data;
}

template <int HEAD_SIZE, int BLOCK_SIZE> int check(const std::vector<int> &seq_lens) {
  constexpr int threads = 128, partition = 64, num_heads = 4, kv_heads = 2, x = 8;
  int seqs = int(seq_lens.size()), longest = *std::max_element(seq_lens.begin(), seq_lens.end());
  int blocks_per_seq = DIVIDE_ROUND_UP(longest, BLOCK_SIZE), blocks = seqs * blocks_per_seq;
  int partitions = DIVIDE_ROUND_UP(longest, partition);
  // Pages of the sequences lie in any order. A page has [head][size / x][token][x] keys, and
  // [head][size][token] values.
  std::vector<int> tables(blocks);
  for (int i = 0; i < blocks; ++i)
    tables[i] = (i * 7 + 3) % blocks;
  if (blocks % 7 == 0) // 7 has no inverse
    for (int i = 0; i < blocks; ++i)
      tables[i] = blocks - 1 - i;
  std::vector<__half> queries(seqs * num_heads * HEAD_SIZE);
  std::vector<__half> keys(blocks * kv_heads * HEAD_SIZE * BLOCK_SIZE), values(keys.size());
  for (size_t i = 0; i < queries.size(); ++i)
    queries[i] = __float2half((int(i * 31 % 67) - 33) / 32.f);
  for (size_t i = 0; i < keys.size(); ++i) {
    keys[i] = __float2half((int(i * 17 % 83) - 41) / 40.f);
    values[i] = __float2half((int(i * 43 % 103) - 51) / 50.f);
  }
  __half *d_q = upload(queries), *d_k = upload(keys), *d_v = upload(values);
  __half *d_out = upload(queries);
  int *d_tables = upload(tables), *d_lens = upload(seq_lens);
  std::vector<float> zeros(seqs * num_heads * partitions * HEAD_SIZE);
  float *d_tmp = upload(zeros), *d_sums = upload(zeros), *d_max = upload(zeros);
  float scale = 1 / std::sqrt(float(HEAD_SIZE));
  int shared = std::max(partition * int(sizeof(float)),
                        threads / WARP_SIZE / 2 * HEAD_SIZE * int(sizeof(float)));
  auto kernel = paged_attention<HEAD_SIZE, BLOCK_SIZE, threads, partition>;
  CHECK(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, shared));
  kernel<<<dim3(num_heads, seqs, partitions), threads, shared>>>(
      d_sums, d_max, d_tmp, reinterpret_cast<uint16_t *>(d_q), reinterpret_cast<uint16_t *>(d_k),
      reinterpret_cast<uint16_t *>(d_v), kv_heads, scale, d_tables, d_lens, blocks_per_seq);
  CHECK(cudaGetLastError());
  reduce_partitions<HEAD_SIZE, threads, partition>
      <<<dim3(num_heads, seqs), threads, 2 * partitions * sizeof(float)>>>(
          d_out, d_sums, d_max, d_tmp, d_lens, partitions);
  CHECK(cudaGetLastError());
  std::vector<__half> output(queries.size());
  CHECK(cudaMemcpy(output.data(), d_out, output.size() * sizeof(__half), cudaMemcpyDeviceToHost));

  double worst = 0, checksum = 0;
  for (int s = 0; s < seqs; ++s) {
    for (int h = 0; h < num_heads; ++h) {
      int kv = h / (num_heads / kv_heads), n = seq_lens[s], q = (s * num_heads + h) * HEAD_SIZE;
      std::vector<double> weights(n), result(HEAD_SIZE);
      double largest = -DBL_MAX, sum = 0;
      auto page = [&](int t) {
        return (size_t(tables[s * blocks_per_seq + t / BLOCK_SIZE]) * kv_heads + kv) * HEAD_SIZE *
               BLOCK_SIZE;
      };
      for (int t = 0; t < n; ++t) {
        for (int d = 0; d < HEAD_SIZE; ++d)
          weights[t] +=
              double(__half2float(queries[q + d])) *
              __half2float(keys[page(t) + (d / x * BLOCK_SIZE + t % BLOCK_SIZE) * x + d % x]);
        largest = std::max(largest, weights[t] *= scale);
      }
      for (double &weight : weights)
        sum += weight = std::exp(weight - largest);
      for (int t = 0; t < n; ++t)
        for (int d = 0; d < HEAD_SIZE; ++d)
          result[d] +=
              weights[t] / sum * __half2float(values[page(t) + d * BLOCK_SIZE + t % BLOCK_SIZE]);
      for (int d = 0; d < HEAD_SIZE; ++d) {
        worst = std::max(worst, std::fabs(__half2float(output[q + d]) - result[d]));
        checksum += __half2float(output[q + d]) * (d % 13 - 5);
      }
    }
  }
  bool isRight = worst < 2e-3;
  std::printf("heads of %d, pages of %d: %.1f %s\n", HEAD_SIZE, BLOCK_SIZE, checksum,
              isRight ? "right" : "WRONG");
  for (void *data : {(void *)d_q, (void *)d_k, (void *)d_v, (void *)d_out, (void *)d_tables,
                     (void *)d_lens, (void *)d_tmp, (void *)d_sums, (void *)d_max})
    CHECK(cudaFree(data));
  return !isRight;
}

int main() {
  int wrong = check<64, 16>({1, 37, 200});
  wrong += check<32, 8>({64, 65});
  wrong += check<80, 32>({130});
  return wrong;
}
