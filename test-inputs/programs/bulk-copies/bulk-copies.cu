// Copies in bulk as kernels for newer GPUs write them: one wavefront copies tiles to shared memory and
// counts their bytes, another one waits for them, works, and gives the room back.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int role = 64, stages = 2, tile = 256, tiles = 7;

__device__ uint32_t sharedAddress(const void *p) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}
__device__ void init(uint64_t *barrier, uint32_t count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(sharedAddress(barrier)), "r"(count));
}
__device__ void arrive(uint64_t *barrier) {
  asm volatile("{ .reg .b64 state; mbarrier.arrive.shared::cta.b64 state, [%0]; }" ::"r"(
                   sharedAddress(barrier))
               : "memory");
}
__device__ void expect(uint64_t *barrier, uint32_t bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(sharedAddress(barrier)),
               "r"(bytes)
               : "memory");
}
__device__ void wait(uint64_t *barrier, uint32_t parity) {
  asm volatile("{\n"
               ".reg .pred P1;\n"
               "LAB_WAIT:\n"
               "mbarrier.try_wait.parity.shared::cta.b64 P1, [%0], %1;\n"
               "@P1 bra DONE;\n"
               "bra LAB_WAIT;\n"
               "DONE:\n"
               "}" ::"r"(sharedAddress(barrier)),
               "r"(parity)
               : "memory");
}
__device__ void load(void *to, const void *from, uint32_t bytes, uint64_t *barrier) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                   sharedAddress(to)),
               "l"(from), "r"(bytes), "r"(sharedAddress(barrier))
               : "memory");
}
__device__ void store(void *to, const void *from, uint32_t bytes) {
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(to),
               "r"(sharedAddress(from)), "r"(bytes)
               : "memory");
  asm volatile("cp.async.bulk.commit_group;");
  asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
}

__global__ void work(const unsigned *in, unsigned *out) {
  __shared__ alignas(128) unsigned data[stages][tile];
  __shared__ alignas(8) uint64_t full[stages], empty[stages];
  if (threadIdx.x == 0) {
    for (int i = 0; i < stages; ++i) {
      init(&full[i], 1);
      init(&empty[i], role);
    }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }
  __syncthreads();
  if (threadIdx.x < role) {
    if (threadIdx.x == 0)
      for (int i = 0; i < tiles; ++i) {
        const int stage = i % stages;
        wait(&empty[stage], (i / stages + 1) & 1);
        expect(&full[stage], sizeof(data[stage]));
        // The tile comes in two parts.
        load(&data[stage][0], in + i * tile, sizeof(data[stage]) / 4, &full[stage]);
        load(&data[stage][tile / 4], in + i * tile + tile / 4, sizeof(data[stage]) / 4 * 3, &full[stage]);
      }
  } else {
    for (int i = 0; i < tiles; ++i) {
      const int stage = i % stages, lane = threadIdx.x - role;
      wait(&full[stage], i / stages & 1);
      unsigned sum = 0;
      for (int j = lane; j < tile; j += role)
        sum += data[stage][j] * (j + 1);
      out[i * role + lane] = sum;
      arrive(&empty[stage]);
    }
  }
}

// All threads arrive, and wait by the state or by parity. Threads drop out, and bytes are counted by hand.
__global__ void phases(unsigned *out) {
  __shared__ alignas(16) unsigned data[128];
  __shared__ alignas(8) uint64_t barrier;
  const uint32_t place = sharedAddress(&barrier);
  if (threadIdx.x == 0)
    init(&barrier, blockDim.x);
  __syncthreads();
  for (unsigned round = 0; round < 3; ++round) {
    data[threadIdx.x] = round * 1000 + threadIdx.x;
    uint64_t state;
    asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 %0, [%1];" : "=l"(state) : "r"(place) : "memory");
    uint32_t passed = 0;
    while (!passed)
      asm volatile("{ .reg .pred p; mbarrier.try_wait.acquire.cta.shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
                   : "=r"(passed) : "r"(place), "l"(state) : "memory");
    out[round * blockDim.x + threadIdx.x] = data[(threadIdx.x + 37) % blockDim.x];
    __syncthreads();
  }
  // The fourth phase ends when the bytes are there, and expects half of the threads no longer.
  if (threadIdx.x == 0)
    asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], 512;" ::"r"(place) : "memory");
  __syncthreads();
  if (threadIdx.x < 64)
    asm volatile("mbarrier.arrive.shared.b64 _, [%0];" ::"r"(place) : "memory");
  else
    asm volatile("mbarrier.arrive_drop.shared.b64 _, [%0];" ::"r"(place) : "memory");
  __syncthreads();
  uint32_t before = 0, after = 0;
  asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], 1; selp.b32 %0, 1, 0, p; }"
               : "=r"(before) : "r"(place) : "memory");
  __syncthreads();
  if (threadIdx.x == 0)
    asm volatile("mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64 [%0], 512;" ::"r"(place) : "memory");
  __syncthreads();
  asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], 1; selp.b32 %0, 1, 0, p; }"
               : "=r"(after) : "r"(place) : "memory");
  uint32_t pending = 0;
  if (threadIdx.x == 0) {
    uint64_t state;
    asm volatile("mbarrier.arrive.noComplete.shared.b64 %0, [%1], 3;" : "=l"(state) : "r"(place) : "memory");
    asm volatile("mbarrier.pending_count.b64 %0, %1;" : "=r"(pending) : "l"(state));
  }
  out[3 * blockDim.x + threadIdx.x] = before + 2 * after + 4 * pending;
  __syncthreads();
  data[threadIdx.x] ^= threadIdx.x << 16;
  __syncthreads();
  if (threadIdx.x == 0) {
    store(out + 4 * blockDim.x, data, sizeof(data));
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%0], [%1], %2;" ::"l"(out + 4 * blockDim.x),
                 "r"(sharedAddress(data)), "r"((uint32_t)sizeof(data) / 2)
                 : "memory");
    asm volatile("mbarrier.inval.shared.b64 [%0];" ::"r"(place));
  }
}

int main() {
  std::vector<unsigned> in(tiles * tile), out(tiles * role), seen(5 * 128);
  for (size_t i = 0; i < in.size(); ++i)
    in[i] = i * 2654435761u >> 7;
  unsigned *deviceIn, *deviceOut;
  CHECK(cudaMalloc(&deviceIn, in.size() * sizeof(unsigned)));
  CHECK(cudaMalloc(&deviceOut, 5 * 128 * sizeof(unsigned)));
  CHECK(cudaMemcpy(deviceIn, in.data(), in.size() * sizeof(unsigned), cudaMemcpyHostToDevice));
  work<<<1, 2 * role>>>(deviceIn, deviceOut);
  CHECK(cudaMemcpy(out.data(), deviceOut, out.size() * sizeof(unsigned), cudaMemcpyDeviceToHost));
  phases<<<1, 128>>>(deviceOut);
  CHECK(cudaMemcpy(seen.data(), deviceOut, seen.size() * sizeof(unsigned), cudaMemcpyDeviceToHost));
  bool isRight = true;
  unsigned total = 0;
  for (int i = 0; i < tiles; ++i)
    for (int lane = 0; lane < role; ++lane) {
      unsigned sum = 0;
      for (int j = lane; j < tile; j += role)
        sum += in[i * tile + j] * (j + 1);
      isRight &= sum == out[i * role + lane];
      total += sum;
    }
  for (unsigned i = 0; i < 128; ++i) {
    for (unsigned round = 0; round < 3; ++round)
      isRight &= seen[round * 128 + i] == round * 1000 + (i + 37) % 128;
    isRight &= seen[3 * 128 + i] == 2 + 4 * (i == 0 ? 64u : 0u);
    isRight &= seen[4 * 128 + i] == (2000 + i ^ i << 16) * (i < 64 ? 2 : 1);
  }
  std::printf("sum %u, %s\n", total, isRight ? "right" : "wrong");
  CHECK(cudaFree(deviceIn));
  CHECK(cudaFree(deviceOut));
  return isRight ? 0 : 1;
}
