// TOOLKIT: no, its classes have constructors, for which clang wants plain memory
// Asynchronous copies of libcu++ copy at once; pipelines keep the order of stages.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

namespace cg = cooperative_groups;

template <int stages> __global__ void staged(float *out, const float *in, int n) {
  __shared__ float4 tiles[stages][64];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, stages> state;
  auto block = cg::this_thread_block();
  const auto role =
      threadIdx.x < 64 ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer;
  auto pipe = cuda::make_pipeline(block, &state, role);
  const auto *from = reinterpret_cast<const float4 *>(in);
  for (int i = 0; i < n; ++i) {
    if (role == cuda::pipeline_role::producer) {
      pipe.producer_acquire();
      cuda::memcpy_async(&tiles[i % stages][threadIdx.x], from + i * 64 + threadIdx.x,
                         cuda::aligned_size_t<16>(sizeof(float4)), pipe);
      pipe.producer_commit();
    } else {
      pipe.consumer_wait();
      out[i * 64 + threadIdx.x % 64] = tiles[i % stages][threadIdx.x % 64].x;
      pipe.consumer_release();
    }
  }
}
template __global__ void staged<3>(float *, const float *, int);

__global__ void alone(float *out, const float *in) {
  __shared__ float row[256];
  __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
  auto block = cg::this_thread_block();
  if (block.thread_rank() == 0)
    init(&barrier, block.size());
  block.sync();
  cuda::pipeline<cuda::thread_scope_thread> pipe = cuda::make_pipeline();
  pipe.producer_acquire();
  cuda::memcpy_async(&row[threadIdx.x], &in[threadIdx.x], sizeof(float), pipe);
  pipe.producer_commit();
  cuda::pipeline_consumer_wait_prior<0>(pipe);
  cuda::memcpy_async(block, row, in + blockIdx.x * 256, sizeof(float) * 256, barrier);
  barrier.arrive_and_wait();
  cuda::annotated_ptr<float, cuda::access_property::streaming> to(out);
  to[threadIdx.x] = row[threadIdx.x];
}

__global__ void primitives(float *out, const float *in) {
  __shared__ float row[256];
  transhipPipelineMemcpyAsync(&row[threadIdx.x], &in[threadIdx.x], sizeof(float));
  static_cast<void>(0);
  static_cast<void>(0);
  __syncthreads();
  out[threadIdx.x] = row[threadIdx.x ^ 1];
}
