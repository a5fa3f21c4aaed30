// SPDX-License-Identifier: 0BSD
// PTX's barriers in shared memory (mbarrier), and copies in bulk that arrive at them.

//- helper: mbarrier-word
//- requires: spin
namespace tranship {
// A barrier is a word whose layout PTX leaves open. From the lowest bit: 20 bits of arrivals that are
// missing, 20 of those that each phase expects, 22 of bytes that are missing (it may get more than it
// expects so far), and in the last bit the parity of the phase. Threads that wait for each other must
// not be lanes of one wavefront in different branches: these run one after the other.
template <class Change>
__device__ inline unsigned long long changeMbarrier(unsigned long long *word, Change change) {
  constexpr unsigned long long arrivals = 0xfffff, bytes = 0x3fffffull << 40;
  unsigned long long found = __hip_atomic_load(word, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  unsigned long long next;
  do {
    next = change(found);
    if ((next & (arrivals | bytes)) == 0) // the next phase begins
      next = (next ^ 1ull << 63) | (next >> 20 & arrivals);
  } while (!__hip_atomic_compare_exchange_weak(word, &found, next, __ATOMIC_ACQ_REL,
                                               __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP));
  joinLanes();
  return found;
}
// The word with so many more bytes that are missing.
__device__ inline unsigned long long withBytes(unsigned long long word, unsigned bytes) {
  constexpr unsigned long long mask = 0x3fffffull << 40;
  return (word & ~mask) | ((word + (static_cast<unsigned long long>(bytes) << 40)) & mask);
}
} // namespace tranship

//- helper: mbarrier-init
//- includes: hip/hip_runtime.h
namespace tranship {
__device__ inline void mbarrier_init(unsigned long long *word, unsigned count) {
  __hip_atomic_store(word, count | static_cast<unsigned long long>(count) << 20, __ATOMIC_RELAXED,
                     __HIP_MEMORY_SCOPE_WORKGROUP);
}
} // namespace tranship

//- helper: mbarrier-arrive
//- requires: mbarrier-word
namespace tranship {
// Expects `bytes` more, and arrives. Returns the state, by which a thread waits for the end of the phase.
__device__ inline unsigned long long mbarrier_arrive(unsigned long long *word, unsigned count = 1,
                                                     unsigned bytes = 0) {
  return changeMbarrier(word, [=](unsigned long long old) { return withBytes(old, bytes) - count; });
}
// From the next phase on, so many arrivals fewer are expected.
__device__ inline unsigned long long
mbarrier_arrive_drop(unsigned long long *word, unsigned count = 1, unsigned bytes = 0) {
  return changeMbarrier(word, [=](unsigned long long old) {
    return withBytes(old, bytes) - count - (static_cast<unsigned long long>(count) << 20);
  });
}
__device__ inline unsigned mbarrier_pending(unsigned long long state) { return state & 0xfffff; }
} // namespace tranship

//- helper: mbarrier-bytes
//- requires: mbarrier-word
namespace tranship {
__device__ inline void mbarrier_expect_tx(unsigned long long *word, unsigned bytes) {
  changeMbarrier(word, [=](unsigned long long old) { return withBytes(old, bytes); });
}
__device__ inline void mbarrier_complete_tx(unsigned long long *word, unsigned bytes) {
  changeMbarrier(word, [=](unsigned long long old) { return withBytes(old, -bytes); });
}
} // namespace tranship

//- helper: mbarrier-test
//- requires: spin
namespace tranship {
// Whether the phase of this parity has ended.
__device__ inline bool mbarrier_test_parity(unsigned long long *word, unsigned parity) {
  if (__hip_atomic_load(word, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP) >> 63 != (parity & 1))
    return true;
  pauseInLoop();
  return false;
}
// Whether the phase of this state, which mbarrier_arrive returned, has ended.
__device__ inline bool mbarrier_test(unsigned long long *word, unsigned long long state) {
  return mbarrier_test_parity(word, static_cast<unsigned>(state >> 63));
}
} // namespace tranship

//- helper: copy-bulk
//- includes: hip/hip_runtime.h
namespace tranship {
// Copies a multiple of 16 bytes at once. Both addresses are multiples of 16.
__device__ inline void copy_bulk(void *to, const void *from, unsigned size) {
  for (unsigned i = 0; i < size / 16; ++i)
    static_cast<uint4 *>(to)[i] = static_cast<const uint4 *>(from)[i];
}
} // namespace tranship

//- helper: copy-bulk-arriving
//- requires: copy-bulk, mbarrier-bytes
namespace tranship {
__device__ inline void copy_bulk(void *to, const void *from, unsigned size,
                                 unsigned long long *barrier) {
  copy_bulk(to, from, size);
  mbarrier_complete_tx(barrier, size);
}
} // namespace tranship

//- helper: add-bulk
//- includes: hip/hip_runtime.h
namespace tranship {
// Adds the numbers in `size` bytes to those in global memory.
template <class T> __device__ inline void add_bulk(T *to, const T *from, unsigned size) {
  for (unsigned i = 0; i < size / sizeof(T); ++i)
    atomicAdd(to + i, from[i]);
}
} // namespace tranship
