// What lib/verify/backends/hip_on_nvidia has beyond names, for a compiler.
#include <cuda/functional>
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>

template <class T> __device__ T shuffled(T value) {
  value += __shfl(value, 3) + __shfl(value, 3, 16) + __shfl_up(value, 1, 32);
  return value + __shfl_down(value, 1) + __shfl_xor(value, 8, 32);
}

__global__ void use(float *f, double *d, int *out) {
  int all = 0;
  unsigned long long votes = __ballot(out[0]) | __match_any(out[1]) | __match_all(out[2], &all);
  out[0] = shuffled(out[1]) + __any(out[2]) + __all(out[3]) + __popcll(votes) + all + __lane_id();
  f[0] = __ocml_add_rtn_f32(f[1], f[2]) + __ocml_fma_rtz_f32(f[1], f[2], shuffled(f[3]));
  d[0] = __ocml_sub_rtp_f64(d[1], d[2]) * __ocml_mul_rte_f64(d[1], shuffled(d[2]));
}

__global__ void masks(unsigned long long *out, long long *sum, double *most) {
  unsigned long long mask = __activemask();
  out[0] = __ballot_sync(~0ull, out[1] > 0) + __ballot_sync(-1, 1) +
           __match_any_sync(mask, int(out[2])) + __shfl_sync(~0ull, out[3], 0) +
           __popcll(__ballot_sync(mask, 1));
  __syncwarp(mask);
  out[4] = __reduce_add_sync(~0ull, unsigned(out[5]));
  __hip_atomic_fetch_add(sum, -1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  __hip_atomic_fetch_add(most, 1, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_fetch_max(sum, 3, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_or(sum, 4, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  long long was = __hip_atomic_load(sum, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_compare_exchange_strong(sum, &was, 7, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                       __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_store(sum, __hip_atomic_exchange(sum, 2, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT),
                     __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  unsafeAtomicAdd(most, 2.0);
  out[6] = __builtin_popcount(unsigned(out[7])) + __builtin_popcountll(out[8]);
  __builtin_amdgcn_s_sleep(1);
  if (out[9])
    __builtin_trap();
  if (out[10])
    __builtin_debugtrap();
}

template <class T, int n> __global__ void fill(HIP_vector_type<T, 2> *to, T value) {
  HIP_DYNAMIC_SHARED(T, shared)
  shared[hipThreadIdx_x] = value;
  to[hipBlockIdx_x * n] = {shared[0], value};
}
__constant__ int constants[4];

hipError_t host(float2 *memory, hipStream_t stream, hipModule_t module, hipGraph_t graph) {
  hipLaunchKernelGGL(HIP_KERNEL_NAME(fill<float, 2>), dim3(2), dim3(32), 128, stream, memory, 1.0f);
  hipLaunchKernelGGL((fill<float, 2>), 2, 32, 0, 0, memory, 1.0f);
  int values[4] = {};
  hipMemcpyToSymbol(HIP_SYMBOL(constants), values, sizeof values);
  hipMemPrefetchAsync(memory, 64, 0, stream);
  hipMemAdvise(memory, 64, hipMemAdviseSetReadMostly, hipCpuDeviceId);
  // The driver API, with pointers.
  hipDeviceptr_t address;
  size_t bytes;
  hipModuleGetGlobal(&address, &bytes, module, "name");
  hipMemcpyHtoD(address, values, sizeof values);
  hipMemcpyDtoDAsync(memory, (char *)address + 4, 4, stream);
  hipMemsetD32((hipDeviceptr_t)memory, 0, 4);
  hip_Memcpy2D copy = {};
  copy.srcMemoryType = hipMemoryTypeHost;
  copy.dstDevice = memory;
  hipMemcpyParam2D(&copy);
  hipMemAllocationProp property = {};
  property.type = hipMemAllocationTypePinned;
  property.location.type = hipMemLocationTypeDevice;
  hipMemGenericAllocationHandle_t handle;
  hipMemCreate(&handle, 1 << 21, &property, 0);
  hipError_t (*load)(hipModule_t *, const char *) = hipModuleLoad; // a function like another
  hipCtx_t context;
  hipCtxCreate(&context, 0, 0);
  hipGraphNode_t from, to;
  hipGraphAddDependencies(graph, &from, &to, 1);
  hipGraphAddMemcpyNodeToSymbol(&to, graph, &from, 1, &constants, values, 4, 0,
                                hipMemcpyHostToDevice);
  size_t size;
  hipsparseScsr2gebsr_bufferSize(nullptr, HIPSPARSE_DIRECTION_ROW, 1, 1, nullptr, nullptr, nullptr,
                                 nullptr, 1, 1, &size);
  return load(&module, "file") == hipErrorFileNotFound ? hipSuccess : hipErrorUnknown;
}
