// Softmax as extensions of PyTorch have it: a warp for each short row, with a scale and a mask; a block
// for each long row, whose values are read four at a time; and the gradient of the first.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
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

constexpr int WARP_SIZE = 32;
#define FULL_MASK 0xffffffff

template <typename T> struct Add {
  __device__ __forceinline__ T operator()(T a, T b) const { return a + b; }
};
template <typename T> struct Max {
  __device__ __forceinline__ T operator()(T a, T b) const { return a < b ? b : a; }
};

// All lanes get the result, for several rows at once.
template <typename T, int ROWS, int WIDTH, template <typename> class Op>
__device__ __forceinline__ void warp_reduce(T *values) {
  Op<T> op;
#pragma unroll
  for (int offset = WIDTH / 2; offset > 0; offset /= 2) {
#pragma unroll
    for (int i = 0; i < ROWS; ++i)
      values[i] = op(values[i], __shfl_xor_sync(FULL_MASK, values[i], offset, WIDTH));
  }
}

template <typename Storage, typename Acc, int LOG2_ELEMENTS>
__global__ void masked_softmax_warp(Storage *__restrict__ dst, const Storage *__restrict__ src,
                                    const unsigned char *__restrict__ mask, Acc scale, int rows,
                                    int columns) {
  constexpr int next_power_of_two = 1 << LOG2_ELEMENTS;
  constexpr int width = next_power_of_two < WARP_SIZE ? next_power_of_two : WARP_SIZE;
  constexpr int iterations = next_power_of_two / width;
  constexpr int batch = next_power_of_two <= 128 ? 2 : 1;

  int first = (blockDim.y * blockIdx.x + threadIdx.y) * batch;
  int local = min(rows - first, batch);
  int lane = threadIdx.x;
  src += first * columns + lane;
  dst += first * columns + lane;
  mask += first * columns + lane;

  Acc elements[batch][iterations];
#pragma unroll
  for (int i = 0; i < batch; ++i) {
#pragma unroll
    for (int it = 0; it < iterations; ++it) {
      int column = lane + it * width;
      elements[i][it] = -std::numeric_limits<Acc>::infinity();
      if (i < local && column < columns) {
        int at = i * columns + it * width;
        elements[i][it] = mask[at] ? Acc(-10000.0f) : Acc(src[at]) * scale;
      }
    }
  }

  Acc max_value[batch], sum[batch] = {};
#pragma unroll
  for (int i = 0; i < batch; ++i) {
    max_value[i] = elements[i][0];
#pragma unroll
    for (int it = 1; it < iterations; ++it)
      max_value[i] = max_value[i] > elements[i][it] ? max_value[i] : elements[i][it];
  }
  warp_reduce<Acc, batch, width, Max>(max_value);
#pragma unroll
  for (int i = 0; i < batch; ++i) {
#pragma unroll
    for (int it = 0; it < iterations; ++it) {
      elements[i][it] = i < local ? expf(elements[i][it] - max_value[i]) : Acc(0);
      sum[i] += elements[i][it];
    }
  }
  warp_reduce<Acc, batch, width, Add>(sum);

#pragma unroll
  for (int i = 0; i < batch; ++i) {
    if (i >= local)
      break;
#pragma unroll
    for (int it = 0; it < iterations; ++it)
      if (lane + it * width < columns)
        dst[i * columns + it * width] = Storage(elements[i][it] / sum[i]);
  }
}

template <typename Storage, typename Acc, int LOG2_ELEMENTS>
__global__ void softmax_warp_backward(Acc *grad_in, const Acc *grad, const Storage *output,
                                      Acc scale, int rows, int columns) {
  constexpr int next_power_of_two = 1 << LOG2_ELEMENTS;
  constexpr int width = next_power_of_two < WARP_SIZE ? next_power_of_two : WARP_SIZE;
  constexpr int iterations = next_power_of_two / width;
  int row = blockDim.y * blockIdx.x + threadIdx.y;
  Acc products[iterations], out[iterations], sum[1] = {0};
#pragma unroll
  for (int it = 0; it < iterations; ++it) {
    int column = threadIdx.x + it * width;
    bool is_inside = row < rows && column < columns;
    out[it] = is_inside ? Acc(output[row * columns + column]) : Acc(0);
    products[it] = is_inside ? grad[row * columns + column] * out[it] : Acc(0);
    sum[0] += products[it];
  }
  warp_reduce<Acc, 1, width, Add>(sum);
#pragma unroll
  for (int it = 0; it < iterations; ++it) {
    int column = threadIdx.x + it * width;
    if (row < rows && column < columns)
      grad_in[row * columns + column] = scale * (products[it] - out[it] * sum[0]);
  }
}

template <template <typename> class Reduction, typename T>
__device__ __forceinline__ T block_reduce(T *smem, T value, T identity) {
  __syncthreads();
  smem[threadIdx.x] = value;
  __syncthreads();
  Reduction<T> reduce;
  T warp_value = identity;
  // The threads of the first warp each take the values of one warp.
  unsigned warps = blockDim.x / WARP_SIZE;
  unsigned mask = (1ull << warps) - 1;
  if (threadIdx.x < WARP_SIZE) {
    int lane = threadIdx.x % WARP_SIZE;
    if (lane < warps) {
#pragma unroll
      for (int i = 0; i < WARP_SIZE; ++i)
        warp_value = reduce(warp_value, smem[lane * WARP_SIZE + i]);
      __syncwarp(mask);
      smem[lane] = warp_value;
    }
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    T all = identity;
    for (int i = 0; i < warps; ++i)
      all = reduce(all, smem[i]);
    smem[0] = all;
  }
  __syncthreads();
  return smem[0];
}

template <int ILP> struct alignas(sizeof(float) * ILP) Vector { float values[ILP]; };

// A block for each row; `IsLog` for its logarithm.
template <int ILP, bool IsLog>
__global__ void softmax_block(float *output, const float *input, int columns) {
  extern __shared__ unsigned char memory[];
  auto *smem = reinterpret_cast<float *>(memory);
  input += static_cast<int64_t>(blockIdx.x) * columns;
  output += static_cast<int64_t>(blockIdx.x) * columns;
  int last = columns % (ILP * blockDim.x);

  float thread_max = -std::numeric_limits<float>::max();
  int offset = threadIdx.x;
  for (; offset * ILP < columns - last; offset += blockDim.x) {
    auto vector = reinterpret_cast<const Vector<ILP> *>(input)[offset];
#pragma unroll
    for (int j = 0; j < ILP; ++j)
      thread_max = fmaxf(thread_max, vector.values[j]);
  }
  for (offset = columns - last + threadIdx.x; offset < columns; offset += blockDim.x)
    thread_max = fmaxf(thread_max, input[offset]);
  float row_max = block_reduce<Max>(smem, thread_max, -std::numeric_limits<float>::max());

  float thread_sum = 0;
  for (offset = threadIdx.x; offset < columns; offset += blockDim.x)
    thread_sum += std::exp(input[offset] - row_max);
  float row_sum = block_reduce<Add>(smem, thread_sum, 0.f);

  float log_sum = std::log(row_sum);
  for (offset = threadIdx.x; offset < columns; offset += blockDim.x)
    output[offset] =
        IsLog ? input[offset] - row_max - log_sum : __expf(input[offset] - row_max) / row_sum;
}

static int log2_ceil(int value) {
  int log2_value = 0;
  while ((1 << log2_value) < value)
    ++log2_value;
  return log2_value;
}

template <typename Storage>
void dispatch(Storage *dst, const Storage *src, const unsigned char *mask, float *grad_in,
              const float *grad, int rows, int columns) {
  int log2_elements = log2_ceil(columns);
  int next_power_of_two = 1 << log2_elements;
  int width = next_power_of_two < WARP_SIZE ? next_power_of_two : WARP_SIZE;
  int batch = next_power_of_two <= 128 ? 2 : 1;
  int warps = 128 / width;
  dim3 threads(width, warps, 1);
  int forward = (rows + warps * batch - 1) / (warps * batch), backward = (rows + warps - 1) / warps;
#define CASE(LOG2)                                                                                 \
  case LOG2:                                                                                       \
    masked_softmax_warp<Storage, float, LOG2>                                                      \
        <<<forward, threads>>>(dst, src, mask, 0.5f, rows, columns);                               \
    CHECK(cudaGetLastError());                                                                     \
    softmax_warp_backward<Storage, float, LOG2>                                                    \
        <<<backward, threads>>>(grad_in, grad, dst, 0.5f, rows, columns);                          \
    break
  switch (log2_elements) {
    CASE(3);
    CASE(5);
    CASE(6);
    CASE(8);
  default:
    std::printf("no kernel for %d columns\n", columns);
    std::exit(1);
  }
#undef CASE
  CHECK(cudaGetLastError());
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

static std::vector<double> expected_row(const float *row, int columns) {
  double largest = row[0], sum = 0;
  for (int i = 1; i < columns; ++i)
    largest = std::fmax(largest, row[i]);
  std::vector<double> result(columns);
  for (int i = 0; i < columns; ++i)
    sum += result[i] = std::exp(row[i] - largest);
  for (double &value : result)
    value /= sum;
  return result;
}

template <typename Storage> int check_warps(const char *name, int rows, int columns, double limit) {
  std::vector<Storage> input(rows * columns);
  std::vector<unsigned char> mask(rows * columns);
  std::vector<float> grad(rows * columns), seen(rows * columns);
  for (int i = 0; i < rows * columns; ++i) {
    input[i] = Storage((i * 37 % 101 - 50) / 16.f);
    mask[i] = i % 7 == 3;
    grad[i] = (i * 29 % 53 - 26) / 32.f;
    seen[i] = mask[i] ? -10000.f : float(input[i]) * 0.5f;
  }
  Storage *src = upload(input), *dst = upload(std::vector<Storage>(rows * columns));
  unsigned char *masked = upload(mask);
  float *grads = upload(grad), *grad_in = upload(std::vector<float>(rows * columns));
  dispatch(dst, src, masked, grad_in, grads, rows, columns);
  std::vector<Storage> output = download(dst, input.size());
  std::vector<float> back = download(grad_in, input.size());
  double worst = 0, worst_back = 0, checksum = 0;
  for (int r = 0; r < rows; ++r) {
    std::vector<double> right = expected_row(&seen[r * columns], columns);
    double sum = 0;
    for (int c = 0; c < columns; ++c)
      sum += grad[r * columns + c] * right[c];
    for (int c = 0; c < columns; ++c) {
      int i = r * columns + c;
      worst = std::fmax(worst, std::fabs(float(output[i]) - right[c]));
      worst_back = std::fmax(worst_back, std::fabs(back[i] - 0.5 * right[c] * (grad[i] - sum)));
      checksum += float(output[i]) * (c + 1);
    }
  }
  bool isRight = worst < limit && worst_back < limit;
  std::printf("%s %d x %d: %.3f %s\n", name, rows, columns, checksum, isRight ? "right" : "WRONG");
  for (void *data : {(void *)src, (void *)dst, (void *)masked, (void *)grads, (void *)grad_in})
    CHECK(cudaFree(data));
  return !isRight;
}

int check_blocks(int rows, int columns) {
  std::vector<float> input(rows * columns);
  for (int i = 0; i < rows * columns; ++i)
    input[i] = (i * 53 % 199 - 99) / 24.f;
  float *src = upload(input), *dst = upload(input), *logs = upload(input);
  constexpr int threads = 256;
  softmax_block<4, false><<<rows, threads, threads * sizeof(float)>>>(dst, src, columns);
  softmax_block<4, true><<<rows, threads, threads * sizeof(float)>>>(logs, src, columns);
  CHECK(cudaGetLastError());
  std::vector<float> output = download(dst, input.size()),
                     log_output = download(logs, input.size());
  double worst = 0, checksum = 0;
  for (int r = 0; r < rows; ++r) {
    std::vector<double> right = expected_row(&input[r * columns], columns);
    for (int c = 0; c < columns; ++c) {
      int i = r * columns + c;
      worst = std::fmax(worst, std::fabs(output[i] - right[c]));
      worst = std::fmax(worst, std::fabs(log_output[i] - std::log(right[c])) / 16);
      checksum += log_output[i];
    }
  }
  bool isRight = worst < 1e-5;
  std::printf("block %d x %d: %.2f %s\n", rows, columns, checksum, isRight ? "right" : "WRONG");
  for (float *data : {src, dst, logs})
    CHECK(cudaFree(data));
  return !isRight;
}

int main() {
  int wrong = 0;
  for (int columns : {7, 32, 49, 200})
    wrong += check_warps<float>("float", 37, columns, 1e-6);
  wrong += check_warps<__half>("half", 21, 64, 1e-3);
  wrong += check_blocks(3, 1023);
  wrong += check_blocks(2, 2048);
  return wrong;
}
