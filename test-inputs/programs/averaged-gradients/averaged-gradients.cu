// Data-parallel training on all devices of the machine: each has a part of the samples and a copy of
// the model, and NCCL averages their gradients. Then other collectives, in groups and from threads.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <thread>
#include <vector>

#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <nccl.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)
#define CHECK_NCCL(call)                                                                           \
  do {                                                                                             \
    ncclResult_t result = (call);                                                                  \
    if (result != ncclSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, ncclGetErrorString(result));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int features = 8, samples = 960, threads = 96;

// The learning rate of each device's model, which is in memory of the device itself.
__constant__ float rate;
__device__ int stepsDone;

__global__ void gradient(const float *x, const float *y, const float *weights, float *sums,
                         int count) {
  __shared__ float parts[threads];
  int feature = blockIdx.x;
  float sum = 0;
  for (int i = threadIdx.x; i < count; i += blockDim.x) {
    float error = -y[i];
    for (int j = 0; j < features; ++j)
      error += weights[j] * x[i * features + j];
    sum += error * x[i * features + feature];
  }
  parts[threadIdx.x] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int i = 1; i < threads; ++i)
      sum += parts[i];
    sums[feature] = sum / count;
  }
}

__global__ void step(float *weights, const float *gradients) {
  int i = threadIdx.x;
  weights[i] -= rate * gradients[i];
  if (i == 0)
    ++stepsDone;
}

struct Rank {
  int device, count;
  cudaStream_t stream;
  ncclComm_t comm;
  float *x, *y, *weights, *gradients;
};

template <class T> T *onDevice(const std::vector<T> &values) {
  T *memory;
  CHECK(cudaMalloc(&memory, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(memory, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return memory;
}
template <class T> std::vector<T> onHost(const T *memory, size_t count) {
  std::vector<T> values(count);
  CHECK(cudaMemcpy(values.data(), memory, count * sizeof(T), cudaMemcpyDeviceToHost));
  return values;
}

void train(std::vector<Rank> &ranks) {
  int count = samples / int(ranks.size());
  for (Rank &rank : ranks) {
    CHECK(cudaSetDevice(rank.device));
    std::vector<float> x(count * features), y(count), none(features);
    for (int i = 0; i < count; ++i) {
      int sample = rank.device * count + i;
      for (int j = 0; j < features; ++j) {
        x[i * features + j] = float((sample * 7 + j * 13 + sample * j) % 17) / 8 - 1;
        y[i] += x[i * features + j] * (j - 3.5f);
      }
    }
    rank.count = count;
    rank.x = onDevice(x);
    rank.y = onDevice(y);
    rank.weights = onDevice(none);
    rank.gradients = onDevice(none);
    float slow = 0.25f;
    CHECK(cudaMemcpyToSymbol(rate, &slow, sizeof(slow)));
  }
  for (int i = 0; i < 300; ++i) {
    for (Rank &rank : ranks) {
      CHECK(cudaSetDevice(rank.device));
      gradient<<<features, threads, 0, rank.stream>>>(rank.x, rank.y, rank.weights, rank.gradients,
                                                      rank.count);
    }
    CHECK_NCCL(ncclGroupStart());
    for (Rank &rank : ranks)
      CHECK_NCCL(ncclAllReduce(rank.gradients, rank.gradients, features, ncclFloat, ncclAvg,
                               rank.comm, rank.stream));
    CHECK_NCCL(ncclGroupEnd());
    for (Rank &rank : ranks) {
      CHECK(cudaSetDevice(rank.device));
      step<<<1, features, 0, rank.stream>>>(rank.weights, rank.gradients);
    }
  }
  for (Rank &rank : ranks) {
    CHECK(cudaSetDevice(rank.device));
    CHECK(cudaStreamSynchronize(rank.stream));
    int steps;
    CHECK(cudaMemcpyFromSymbol(&steps, stepsDone, sizeof(steps)));
    std::vector<float> weights = onHost(rank.weights, features);
    std::printf("device %d: %d steps, weights", rank.device, steps);
    for (float weight : weights)
      std::printf(" %.3f", weight);
    std::printf("\n");
  }
}

// What each rank gets of integers that say who sent them.
void exchange(std::vector<Rank> &ranks) {
  int size = int(ranks.size());
  std::vector<std::vector<int *>> buffers(ranks.size());
  for (Rank &rank : ranks) {
    CHECK(cudaSetDevice(rank.device));
    for (int i = 0; i < 6; ++i) {
      std::vector<int> values(2 * size);
      for (int j = 0; j < 2 * size; ++j)
        values[j] = 100 * rank.device + j;
      buffers[rank.device].push_back(onDevice(values));
    }
  }
  CHECK_NCCL(ncclGroupStart());
  for (Rank &rank : ranks) {
    int me = rank.device;
    std::vector<int *> &b = buffers[me];
    CHECK_NCCL(ncclBroadcast(b[0], b[0], 2 * size, ncclInt, size - 1, rank.comm, rank.stream));
    CHECK_NCCL(ncclReduce(b[1], b[1], 2 * size, ncclInt, ncclMax, 0, rank.comm, rank.stream));
    // In place: each rank's part is where it belongs.
    CHECK_NCCL(ncclAllGather(b[2] + 2 * me, b[2], 2, ncclInt, rank.comm, rank.stream));
    CHECK_NCCL(ncclReduceScatter(b[3], b[3] + 2 * me, 2, ncclInt, ncclSum, rank.comm, rank.stream));
    // Around a ring.
    CHECK_NCCL(ncclSend(b[4], 2, ncclInt, (me + 1) % size, rank.comm, rank.stream));
    CHECK_NCCL(ncclRecv(b[5], 2, ncclInt, (me + size - 1) % size, rank.comm, rank.stream));
  }
  CHECK_NCCL(ncclGroupEnd());
  for (Rank &rank : ranks) {
    CHECK(cudaSetDevice(rank.device));
    CHECK(cudaStreamSynchronize(rank.stream));
    std::printf("rank %d:", rank.device);
    for (int *buffer : buffers[rank.device]) {
      std::vector<int> values = onHost(buffer, 2 * size);
      long sum = 0;
      for (size_t i = 0; i < values.size(); ++i)
        sum += long(i + 1) * values[i];
      std::printf(" %ld", sum);
      CHECK(cudaFree(buffer));
    }
    std::printf("\n");
  }
}

template <class T> void reduceAll(const char *name, std::vector<Rank> &ranks, ncclDataType_t type) {
  const ncclRedOp_t operations[] = {ncclSum, ncclProd, ncclMax, ncclMin, ncclAvg};
  std::vector<T *> inputs, outputs;
  for (Rank &rank : ranks) {
    CHECK(cudaSetDevice(rank.device));
    std::vector<T> values;
    for (int i = 0; i < 16; ++i)
      values.push_back(T(float((i * 5 + rank.device * 3) % 7 + 1)));
    inputs.push_back(onDevice(values));
    outputs.push_back(onDevice(std::vector<T>(16)));
  }
  std::printf("%s:", name);
  for (ncclRedOp_t operation : operations) {
    CHECK_NCCL(ncclGroupStart());
    for (size_t i = 0; i < ranks.size(); ++i)
      CHECK_NCCL(ncclAllReduce(inputs[i], outputs[i], 16, type, operation, ranks[i].comm,
                               ranks[i].stream));
    CHECK_NCCL(ncclGroupEnd());
    double sum = 0;
    for (T value : onHost(outputs.back(), 16))
      sum += double(float(value));
    std::printf(" %.3f", sum);
  }
  std::printf("\n");
  for (size_t i = 0; i < ranks.size(); ++i) {
    CHECK(cudaFree(inputs[i]));
    CHECK(cudaFree(outputs[i]));
  }
}

// A thread for each rank, which makes its own communicator, and one for every other rank.
void fromThreads(int size) {
  ncclUniqueId id;
  CHECK_NCCL(ncclGetUniqueId(&id));
  std::vector<double> sums(size), partSums(size);
  std::vector<std::thread> all;
  for (int me = 0; me < size; ++me)
    all.emplace_back([=, &sums, &partSums] {
      CHECK(cudaSetDevice(me));
      ncclComm_t comm, part;
      CHECK_NCCL(ncclCommInitRank(&comm, size, id, me));
      CHECK_NCCL(ncclCommSplit(comm, me % 2, -me, &part, nullptr));
      int count, rank, device;
      CHECK_NCCL(ncclCommCount(part, &count));
      CHECK_NCCL(ncclCommUserRank(part, &rank));
      CHECK_NCCL(ncclCommCuDevice(part, &device));
      double *value = onDevice(std::vector<double>{1.0 + me});
      double *sum = onDevice(std::vector<double>{0});
      ncclRedOp_t tenfold;
      double ten = 10;
      CHECK_NCCL(ncclRedOpCreatePreMulSum(&tenfold, &ten, ncclDouble, ncclScalarHostImmediate,
                                          comm));
      CHECK_NCCL(ncclAllReduce(value, sum, 1, ncclDouble, tenfold, comm, 0));
      CHECK(cudaStreamSynchronize(0));
      sums[me] = onHost(sum, 1)[0];
      CHECK_NCCL(ncclRedOpDestroy(tenfold, comm));
      CHECK_NCCL(ncclAllReduce(value, sum, 1, ncclDouble, ncclSum, part, 0));
      CHECK(cudaStreamSynchronize(0));
      partSums[me] = onHost(sum, 1)[0] + 100 * count + 1000 * rank + 10000 * device;
      CHECK_NCCL(ncclCommDestroy(part));
      CHECK_NCCL(ncclCommDestroy(comm));
      CHECK(cudaFree(value));
      CHECK(cudaFree(sum));
    });
  for (std::thread &thread : all)
    thread.join();
  for (int me = 0; me < size; ++me)
    std::printf("thread %d: %.0f, part %.0f\n", me, sums[me], partSums[me]);
}

int main() {
  int devices;
  CHECK(cudaGetDeviceCount(&devices));
  std::vector<Rank> ranks(devices);
  std::vector<ncclComm_t> comms(devices);
  CHECK_NCCL(ncclCommInitAll(comms.data(), devices, nullptr));
  for (int i = 0; i < devices; ++i) {
    ranks[i].device = i;
    ranks[i].comm = comms[i];
    CHECK(cudaSetDevice(i));
    CHECK(cudaStreamCreate(&ranks[i].stream));
  }
  train(ranks);
  exchange(ranks);
  reduceAll<int8_t>("int8", ranks, ncclInt8);
  reduceAll<uint8_t>("uint8", ranks, ncclUint8);
  reduceAll<int>("int32", ranks, ncclInt32);
  reduceAll<uint64_t>("uint64", ranks, ncclUint64);
  reduceAll<__half>("half", ranks, ncclHalf);
  reduceAll<float>("float", ranks, ncclFloat);
  reduceAll<double>("double", ranks, ncclDouble);
  for (Rank &rank : ranks) {
    CHECK(cudaSetDevice(rank.device));
    for (float *memory : {rank.x, rank.y, rank.weights, rank.gradients})
      CHECK(cudaFree(memory));
    CHECK(cudaStreamDestroy(rank.stream));
    ncclResult_t error;
    CHECK_NCCL(ncclCommGetAsyncError(rank.comm, &error));
    std::printf("rank %d: %s\n", rank.device, ncclGetErrorString(error));
    CHECK_NCCL(ncclCommFinalize(rank.comm));
    CHECK_NCCL(ncclCommDestroy(rank.comm));
  }
  fromThreads(devices);
  return 0;
}
