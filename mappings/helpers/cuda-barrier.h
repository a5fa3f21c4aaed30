// SPDX-License-Identifier: 0BSD
// Barriers, latches and semaphores of libcu++.

//- helper: cuda-barrier
//- requires: cuda-atomic
//- includes: new
//- cuda: cuda/barrier
namespace tranship {
struct NoCompletion {
  __host__ __device__ void operator()() const {}
};
} // namespace tranship
namespace cuda {
// Threads arrive, and wait until the last one has. Threads that wait for each other must not be
// lanes of one wavefront in different branches: these run one after the other.
template <thread_scope scope = thread_scope_system, class Completion = tranship::NoCompletion>
class barrier {
public:
  using arrival_token = unsigned; // the number of the phase

  barrier() = default;
  __host__ __device__ explicit barrier(ptrdiff_t expected, Completion completion = {})
      : pending_(static_cast<int>(expected)), expected_(static_cast<int>(expected)), phase_(0),
        completion_(completion) {}
  barrier(const barrier &) = delete;
  barrier &operator=(const barrier &) = delete;
  __host__ __device__ friend void init(barrier *place, ptrdiff_t expected,
                                       Completion completion = {}) {
    new (place) barrier(expected, completion);
  }
  __host__ __device__ static constexpr ptrdiff_t max() { return 0x7fffffff; }

  __host__ __device__ arrival_token arrive(ptrdiff_t count = 1) {
    const int arrived = static_cast<int>(count);
    const unsigned phase = phase_.load(memory_order_relaxed);
    if (pending_.fetch_add(-arrived, memory_order_acq_rel) == arrived) {
      completion_();
      pending_.store(expected_.load(memory_order_relaxed), memory_order_relaxed);
      phase_.store(phase + 1, memory_order_release);
    }
    tranship::joinLanes();
    return phase;
  }
  __host__ __device__ void wait(arrival_token phase) const { waitFor(phase + 1); }
  __host__ __device__ bool try_wait(arrival_token phase) const { return hasBegun(phase + 1); }
  // Odd and even phases take turns.
  __host__ __device__ bool try_wait_parity(bool parity) const {
    return (phase_.load(memory_order_acquire) & 1) != parity;
  }
  __host__ __device__ void wait_parity(bool parity) const {
    while (!try_wait_parity(parity))
      tranship::pauseInLoop();
  }
  __host__ __device__ void arrive_and_wait() { wait(arrive()); }
  __host__ __device__ void arrive_and_drop() {
    expected_.fetch_add(-1, memory_order_relaxed);
    arrive();
  }

private:
  template <thread_scope> friend class pipeline;

  __host__ __device__ bool hasBegun(unsigned phase) const {
    return static_cast<int>(phase_.load(memory_order_acquire) - phase) >= 0;
  }
  __host__ __device__ void waitFor(unsigned phase) const {
    while (!hasBegun(phase))
      tranship::pauseInLoop();
  }

  atomic<int, scope> pending_, expected_;
  atomic<unsigned, scope> phase_;
  Completion completion_;
};
} // namespace cuda

//- helper: cuda-latch
//- requires: cuda-atomic
//- cuda: cuda/latch
namespace cuda {
// Counts down once; threads wait for zero.
template <thread_scope scope = thread_scope_system> class latch {
public:
  latch() = default;
  __host__ __device__ constexpr explicit latch(ptrdiff_t count) : count_(count) {}
  latch(const latch &) = delete;
  latch &operator=(const latch &) = delete;
  __host__ __device__ static constexpr ptrdiff_t max() { return static_cast<ptrdiff_t>(~size_t(0) >> 1); }

  __host__ __device__ void count_down(ptrdiff_t by = 1) {
    count_.fetch_sub(by, memory_order_release);
    tranship::joinLanes();
  }
  __host__ __device__ bool try_wait() const { return count_.load(memory_order_acquire) == 0; }
  __host__ __device__ void wait() const {
    while (!try_wait())
      tranship::pauseInLoop();
  }
  __host__ __device__ void arrive_and_wait(ptrdiff_t by = 1) {
    count_down(by);
    wait();
  }

private:
  atomic<ptrdiff_t, scope> count_;
};
} // namespace cuda

//- helper: cuda-semaphore
//- requires: cuda-atomic
//- cuda: cuda/semaphore
namespace cuda {
// Lets so many threads pass as were released. A thread that releases it for another lane of its
// wavefront must not need that lane's branch to end first.
template <thread_scope scope = thread_scope_system, ptrdiff_t most = 0x7fffffff>
class counting_semaphore {
public:
  counting_semaphore() = default;
  __host__ __device__ constexpr explicit counting_semaphore(ptrdiff_t count) : count_(count) {}
  counting_semaphore(const counting_semaphore &) = delete;
  counting_semaphore &operator=(const counting_semaphore &) = delete;
  __host__ __device__ static constexpr ptrdiff_t max() { return most; }

  __host__ __device__ void release(ptrdiff_t by = 1) {
    count_.fetch_add(by, memory_order_release);
    tranship::joinLanes();
  }
  __host__ __device__ bool try_acquire() {
    ptrdiff_t count = count_.load(memory_order_relaxed);
    while (count > 0)
      if (count_.compare_exchange_weak(count, count - 1, memory_order_acquire))
        return true;
    return false;
  }
  __host__ __device__ void acquire() {
    while (!try_acquire())
      tranship::pauseInLoop();
  }

private:
  atomic<ptrdiff_t, scope> count_;
};
template <thread_scope scope = thread_scope_system>
using binary_semaphore = counting_semaphore<scope, 1>;
} // namespace cuda

//- helper: cuda-std-barrier
//- requires: cuda-barrier
namespace tranship {
// cuda::std::barrier
template <class... Completion>
using barrier = cuda::barrier<cuda::thread_scope_system, Completion...>;
} // namespace tranship

//- helper: cuda-std-latch
//- requires: cuda-latch
namespace tranship {
using latch = cuda::latch<>; // cuda::std::latch
} // namespace tranship

//- helper: cuda-std-semaphore
//- requires: cuda-semaphore
namespace tranship {
// cuda::std::counting_semaphore and cuda::std::binary_semaphore
template <ptrdiff_t most = 0x7fffffff>
using counting_semaphore = cuda::counting_semaphore<cuda::thread_scope_system, most>;
using binary_semaphore = counting_semaphore<1>;
} // namespace tranship
