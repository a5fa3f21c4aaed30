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

//- helper: named-barrier
//- requires: spin
namespace tranship {
#if defined(__AMDGCN__) && defined(__HIP_DEVICE_COMPILE__)
// PTX's numbered barriers are words in shared memory, which contains anything when a block begins. So the
// upper 40 bits say whose a word is: mixed from the launch and the block. Another word is a barrier at which
// no thread has arrived yet. Below are 8 bits with the number of the phase, and 16 with the threads that have
// arrived. Threads that wait for each other must not be lanes of one wavefront in different branches: these
// run one after the other.
__device__ inline unsigned long long namedBarrierOwner() {
  // The packet of the launch, with the addresses of its arguments and of its signal.
  const auto *packet = (const unsigned long long *)__builtin_amdgcn_dispatch_ptr();
  const unsigned long long parts[] = {reinterpret_cast<unsigned long long>(packet), packet[5], packet[7]};
  unsigned long long mixed = blockIdx.x + gridDim.x * (blockIdx.y + 0ull + gridDim.y * blockIdx.z);
  for (unsigned long long part : parts) {
    mixed = ((mixed ^ part) + 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9;
    mixed ^= mixed >> 29;
  }
  return mixed & ~0xffffffull;
}
__device__ inline unsigned long long *namedBarrier(unsigned number) {
  __shared__ unsigned long long words[16];
  return words + number % 16;
}
// Arrives for the lanes that are here, and returns the number of the phase.
__device__ __attribute__((noinline, disable_sanitizer_instrumentation)) inline unsigned
named_barrier_arrive(unsigned number, unsigned threads) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  joinLanes();
  unsigned phase = 0;
  for (bool isMissing = true; isMissing;) {
    const unsigned one = __builtin_amdgcn_readfirstlane(number);
    if (number != one)
      continue; // in another round
    const unsigned long long lanes = __ballot(true);
    if (__lane_id() == __builtin_ctzll(lanes)) {
      const unsigned long long owner = namedBarrierOwner();
      unsigned long long *word = namedBarrier(one);
      unsigned long long found = __hip_atomic_load(word, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
      unsigned long long next;
      do {
        const unsigned long long state = (found ^ owner) >> 24 ? 0 : found & 0xffffff;
        const unsigned long long arrived = state + __builtin_popcountll(lanes);
        phase = static_cast<unsigned>(state >> 16);
        next = owner | ((arrived & 0xffff) < threads ? arrived : (phase + 1 & 0xff) << 16);
      } while (!__hip_atomic_compare_exchange_weak(word, &found, next, __ATOMIC_ACQ_REL,
                                                   __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP));
    }
    phase = __builtin_amdgcn_readfirstlane(phase);
    isMissing = false;
  }
  return phase;
}
__device__ inline void named_barrier_sync(unsigned number, unsigned threads) {
  const unsigned phase = named_barrier_arrive(number, threads);
  joinLanes();
  while ((__hip_atomic_load(namedBarrier(number), __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP) >> 16 & 0xff) == phase)
    pauseInLoop();
}
#else // NVIDIA GPUs have them
__device__ inline void named_barrier_arrive(unsigned number, unsigned threads) {
  asm volatile("barrier.arrive %0, %1;" ::"r"(number), "r"(threads) : "memory");
}
__device__ inline void named_barrier_sync(unsigned number, unsigned threads) {
  asm volatile("barrier.sync %0, %1;" ::"r"(number), "r"(threads) : "memory");
}
#endif
} // namespace tranship
