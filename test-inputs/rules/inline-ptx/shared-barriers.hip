// Barriers in shared memory, and copies in bulk that arrive at them.
#include <cstdint>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ void begin(uint32_t barrier, uint64_t *generic, int count) {
  tranship::mbarrier_init((unsigned long long *)(__attribute__((address_space(3))) void *)barrier, count);
  tranship::mbarrier_init((unsigned long long *)generic, 1);
  __threadfence_block();
  /* the barrier is a word in memory */
}
__device__ void meet(int number, uint32_t &count) {
  __syncthreads();
  count = __syncthreads_count(count > 7u);
}
__global__ void __launch_bounds__(128) whole(int *out) {
  out[threadIdx.x] = 1;
  __syncthreads();
  out[127 - threadIdx.x] += 1;
  __syncthreads();
}
__device__ uint64_t arrive(uint32_t barrier, uint32_t bytes) {
  uint64_t state;
  state = tranship::mbarrier_arrive((unsigned long long *)(__attribute__((address_space(3))) void *)barrier);
  tranship::mbarrier_arrive((unsigned long long *)(__attribute__((address_space(3))) void *)barrier);
  state = tranship::mbarrier_arrive((unsigned long long *)(__attribute__((address_space(3))) void *)barrier, 2);
  tranship::mbarrier_arrive((unsigned long long *)(__attribute__((address_space(3))) void *)barrier, 1, bytes);
  tranship::mbarrier_arrive((unsigned long long *)(__attribute__((address_space(3))) void *)barrier, 1, bytes);
  tranship::mbarrier_arrive_drop((unsigned long long *)(__attribute__((address_space(3))) void *)barrier);
  tranship::mbarrier_expect_tx((unsigned long long *)(__attribute__((address_space(3))) void *)barrier, bytes);
  tranship::mbarrier_complete_tx((unsigned long long *)(__attribute__((address_space(3))) void *)barrier, bytes);
  tranship::mbarrier_arrive((unsigned long long *)(__attribute__((address_space(3))) void *)barrier);
  /* copies are complete at once */
  return state;
}
__device__ bool wait(uint32_t barrier, uint64_t *generic, uint32_t parity, uint64_t state) {
  {
    bool P1;
    do {
      P1 = tranship::mbarrier_test_parity((unsigned long long *)(__attribute__((address_space(3))) void *)barrier, parity);
    } while (!P1);
  }
  {
    bool P1;
    do {
      P1 = tranship::mbarrier_test((unsigned long long *)(__attribute__((address_space(3))) void *)barrier, state);
    } while (!P1);
  }
  uint32_t passed, count;
  {
    bool p = tranship::mbarrier_test_parity((unsigned long long *)generic, parity);
    passed = p ? 1 : 0;
  }
  count = tranship::mbarrier_pending(state);
  return passed && count;
}
__device__ void copy(uint32_t to, const void *from, void *back, uint32_t bytes, uint32_t barrier, uint64_t policy) {
  tranship::copy_bulk((void *)(__attribute__((address_space(3))) void *)to, (const void *)from, bytes, (unsigned long long *)(__attribute__((address_space(3))) void *)barrier);
  tranship::copy_bulk((void *)(__attribute__((address_space(3))) void *)to, (const void *)from, bytes, (unsigned long long *)(__attribute__((address_space(3))) void *)barrier);
  tranship::copy_bulk((void *)back, (const void *)(__attribute__((address_space(3))) void *)to, bytes);
  tranship::add_bulk((float *)back, (const float *)(__attribute__((address_space(3))) void *)to, bytes);
  /* copies are complete at once */
  /* copies are complete at once */
  /* copies are complete at once */
  /* a prefetch, which has no counterpart */
}
__device__ uint32_t primitives(uint64_t *barrier, bool odd) {
  tranship::mbarrier_init(reinterpret_cast<unsigned long long *>(barrier), 64);
  uint64_t token = tranship::mbarrier_arrive(reinterpret_cast<unsigned long long *>(barrier));
  while (!tranship::mbarrier_test(reinterpret_cast<unsigned long long *>(barrier), token) && !tranship::mbarrier_test_parity(reinterpret_cast<unsigned long long *>(barrier), odd))
    ;
  tranship::mbarrier_arrive_drop(reinterpret_cast<unsigned long long *>(barrier));
  static_cast<void>(barrier);
  return tranship::mbarrier_pending(token) + unsigned(0xfffff);
}
