// Buffer resources, whose bounds the GPU checks, and loads from global memory to LDS (gfx9 only).
#include <cmath>
#include <cstdio>

#include <hip/hip_runtime.h>

constexpr int kinds = 5, size = 512;

__device__ void count(int *wrong, int kind, bool right) {
  if (!right)
    atomicAdd(&wrong[kind], 1);
}

__device__ auto bufferOf(int *memory, int numbers) {
  return __builtin_amdgcn_make_buffer_rsrc(memory, 0, numbers * 4, 0x00027000);
}

// Reads behind the end of a buffer are 0, number by number.
__global__ void loads(int *wrong, int *in) {
  const int i = threadIdx.x, numbers = 62;
  auto buffer = bufferOf(in, numbers);
  auto expected = [&](int at) { return at < numbers ? at * 3 + 1 : 0; };
  count(wrong, 0, __builtin_amdgcn_raw_buffer_load_b32(buffer, 4 * i, 0, 0) == expected(i));
  count(wrong, 0, __builtin_amdgcn_raw_buffer_load_b32(buffer, 4 * i, 8, 0) == expected(i + 2));
  count(wrong, 0, __builtin_amdgcn_raw_buffer_load_b8(buffer, 4 * i, 0, 0) == (expected(i) & 255));
  count(wrong, 0, __builtin_amdgcn_raw_buffer_load_b16(buffer, 4 * i + 2, 0, 0) == 0);
  auto four = __builtin_amdgcn_raw_buffer_load_b128(buffer, 4 * i, 0, 0);
  for (int k = 0; k < 4; ++k)
    count(wrong, 0, four[k] == expected(i + k));
  auto three = __builtin_amdgcn_raw_buffer_load_b96(buffer, 4 * i, 4, 0);
  count(wrong, 0, three[2] == expected(i + 3));
  // Lanes may have different buffers.
  auto other = i % 2 ? buffer : bufferOf(in + 1, 2);
  const unsigned value = __builtin_amdgcn_raw_buffer_load_b32(other, 4 * (i % 5), 0, 0);
  count(wrong, 0, value == (i % 2 ? expected(i % 5) : i % 5 < 2 ? expected(i % 5 + 1) : 0));
}

__global__ void stores(int *out) {
  auto buffer = bufferOf(out, 60);
  const unsigned i = threadIdx.x;
  const unsigned two __attribute__((ext_vector_type(2))) = {i, i + 100};
  __builtin_amdgcn_raw_buffer_store_b64(two, buffer, 8 * i, 0, 0);
  __syncthreads();
  __builtin_amdgcn_raw_buffer_store_b8(7, buffer, 4 * i + 3, 0, 0);
}

__global__ void checkStores(int *wrong, const int *out) {
  for (int i = threadIdx.x; i < size; i += blockDim.x) {
    const int stored = i % 2 ? i / 2 + 100 : i / 2;
    count(wrong, 1, out[i] == (i < 60 ? stored | 7 << 24 : -1));
  }
}

__global__ void atomics(int *wrong, int *sums) {
  auto buffer = bufferOf(sums, 2);
  __builtin_amdgcn_raw_ptr_buffer_atomic_add_i32(2, buffer, threadIdx.x % 4 * 4, 0, 0);
  __syncthreads();
  count(wrong, 2, sums[threadIdx.x % 4] == (threadIdx.x % 4 < 2 ? int(blockDim.x) / 2 : -5));
}

__global__ void toLds(int *wrong, int *in) {
#if defined(__gfx90a__)
  __shared__ int words[256], bytes[64], parts[64];
  auto lds = [](int *p) { return (__attribute__((address_space(3))) int *)p; };
  auto global = [](int *p) { return (__attribute__((address_space(1))) int *)p; };
  const int i = threadIdx.x, wave = i / 64 * 64;
  // Each lane names where it reads; where it writes depends on its number.
  __builtin_amdgcn_global_load_lds(global(in + (i ^ 5)), lds(words + wave), 4, 0, 0);
  if (i < 64) {
    __builtin_amdgcn_global_load_lds(global(in + i), lds(bytes), 1, 0, 0);
    __builtin_amdgcn_raw_ptr_buffer_load_lds(bufferOf(in, 60), lds(parts), 4, 4 * i, 8, 0, 0);
  }
  __builtin_amdgcn_s_waitcnt(0);
  __syncthreads();
  const int other = blockDim.x - 1 - i;
  count(wrong, 3, words[other] == (other ^ 5) * 3 + 1);
  count(wrong, 3, bytes[other % 64] == ((other % 64 * 3 + 1) & 255));
  count(wrong, 3, parts[other % 64] == (other % 64 < 58 ? (other % 64 + 2) * 3 + 1 : 0));
#endif
}

__global__ void sums(int *wrong) {
  const int i = threadIdx.x;
#if defined(__gfx1100__)
  const __bf16 a __attribute__((ext_vector_type(2))) = {__bf16(1.5f), __bf16(float(i))};
  const __bf16 b __attribute__((ext_vector_type(2))) = {__bf16(2.0f), __bf16(-3.0f)};
  count(wrong, 4, __builtin_amdgcn_fdot2_f32_bf16(a, b, 0.25f, false) == 3.25f - 3.0f * float(a[1]));
  const _Float16 c __attribute__((ext_vector_type(2))) = {_Float16(1.5f), _Float16(i)};
  const _Float16 d __attribute__((ext_vector_type(2))) = {_Float16(2), _Float16(0.5f)};
  count(wrong, 4, __builtin_amdgcn_fdot2_f16_f16(c, d, _Float16(1)) == _Float16(4 + 0.5f * i));
#endif
}

int main() {
  int *wrong, *in, *out, *partial;
  (void)hipMallocManaged(&wrong, kinds * sizeof(int));
  (void)hipMallocManaged(&in, size * sizeof(int));
  (void)hipMallocManaged(&out, size * sizeof(int));
  (void)hipMallocManaged(&partial, 4 * sizeof(int));
  for (int i = 0; i < kinds; ++i)
    wrong[i] = 0;
  for (int i = 0; i < size; ++i) {
    in[i] = i * 3 + 1;
    out[i] = -1;
  }
  for (int i = 0; i < 4; ++i)
    partial[i] = i < 2 ? 0 : -5;
  loads<<<1, 128>>>(wrong, in);
  stores<<<1, 128>>>(out);
  checkStores<<<1, 128>>>(wrong, out);
  atomics<<<1, 128>>>(wrong, partial);
  toLds<<<1, 256>>>(wrong, in);
  sums<<<1, 64>>>(wrong);
  (void)hipDeviceSynchronize();
  const char *names[kinds] = {"loads", "stores", "atomics", "to LDS", "sums"};
  for (int i = 0; i < kinds; ++i)
    std::printf("%s: wrong %d\n", names[i], wrong[i]);
  (void)hipFree(wrong);
  (void)hipFree(in);
  (void)hipFree(out);
  (void)hipFree(partial);
  return 0;
}
