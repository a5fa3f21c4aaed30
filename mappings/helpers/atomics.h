// SPDX-License-Identifier: 0BSD
// Atomic functions that HIP lacks.

//- helper: atomic-inc-system
//- includes: hip/hip_runtime.h
namespace tranship {
// Counts up to a limit, and then begins at 0.
__device__ inline unsigned atomicInc_system(unsigned *address, unsigned limit) {
  unsigned old = __hip_atomic_load(address, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  while (!__hip_atomic_compare_exchange_strong(address, &old, old >= limit ? 0 : old + 1,
                                               __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                               __HIP_MEMORY_SCOPE_SYSTEM)) {
  }
  return old;
}
} // namespace tranship

//- helper: atomic-dec-system
//- includes: hip/hip_runtime.h
namespace tranship {
// Counts down to 0, and then begins at a limit; so do numbers above it.
__device__ inline unsigned atomicDec_system(unsigned *address, unsigned limit) {
  unsigned old = __hip_atomic_load(address, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  while (!__hip_atomic_compare_exchange_strong(
      address, &old, old == 0 || old > limit ? limit : old - 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
      __HIP_MEMORY_SCOPE_SYSTEM)) {
  }
  return old;
}
} // namespace tranship
