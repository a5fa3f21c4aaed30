// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <cuda/barrier>, <cuda/latch> and <cuda/semaphore> of libcu++. Waiting threads let others run
// whenever they have read an atomic often enough.
#pragma once
#pragma GCC system_header

#include "cuda_atomic.h"
#include <climits>

#pragma clang force_cuda_host_device begin

namespace tranship {
// Named as in the port: its name is part of the names of kernels, which are compared.
struct NoCompletion {
  void operator()() const {}
};
} // namespace tranship

namespace cuda {

/// One word holds the phase (high half) and how many arrivals the phase still expects (low half).
template <thread_scope scope = thread_scope_system, class Completion = tranship::NoCompletion>
class barrier {
public:
  class arrival_token {
    friend barrier;
    unsigned phase_;
    constexpr explicit arrival_token(unsigned phase) : phase_(phase) {}
  };

  barrier() = default;
  explicit barrier(::std::ptrdiff_t expected, Completion completion = {})
      : state_((unsigned long long)expected), expected_(unsigned(expected)),
        completion_(completion) {}
  barrier(const barrier &) = delete;
  barrier &operator=(const barrier &) = delete;
  friend void init(barrier *place, ::std::ptrdiff_t expected, Completion completion = {}) {
    ::new (place) barrier(expected, completion);
  }
  static constexpr ::std::ptrdiff_t max() { return INT_MAX; }

  arrival_token arrive(::std::ptrdiff_t count = 1) {
    unsigned long long before = state_.fetch_sub((unsigned long long)count);
    unsigned phase = unsigned(before >> 32);
    if (unsigned(before) == unsigned(count)) {
      completion_();
      state_.store((unsigned long long)(phase + 1) << 32 | expected_.load());
    }
    return arrival_token(phase);
  }
  void wait(arrival_token &&token) const {
    while (!hasEnded(token.phase_)) {
    }
  }
  bool try_wait(arrival_token &&token) const { return hasEnded(token.phase_); }
  bool try_wait(const arrival_token &token) const { return hasEnded(token.phase_); }
  void wait_parity(bool parity) const {
    while (!try_wait_parity(parity)) {
    }
  }
  bool try_wait_parity(bool parity) const { return (phase() & 1) != unsigned(parity); }
  void arrive_and_wait() { wait(arrive()); }
  void arrive_and_drop() {
    expected_.fetch_sub(1);
    (void)arrive();
  }

private:
  unsigned phase() const { return unsigned(state_.load() >> 32); }
  bool hasEnded(unsigned awaited) const { return phase() != awaited; }

  atomic<unsigned long long, scope> state_;
  atomic<unsigned, scope> expected_;
  Completion completion_;
};

template <thread_scope scope = thread_scope_system> class latch {
public:
  latch() = default;
  constexpr explicit latch(::std::ptrdiff_t count) : left_(count) {}
  latch(const latch &) = delete;
  latch &operator=(const latch &) = delete;
  static constexpr ::std::ptrdiff_t max() { return LONG_MAX; }
  void count_down(::std::ptrdiff_t by = 1) { left_.fetch_sub(by); }
  bool try_wait() const { return left_.load() == 0; }
  void wait() const {
    while (!try_wait()) {
    }
  }
  void arrive_and_wait(::std::ptrdiff_t by = 1) {
    count_down(by);
    wait();
  }

private:
  atomic<::std::ptrdiff_t, scope> left_;
};

template <thread_scope scope = thread_scope_system, ::std::ptrdiff_t most = INT_MAX>
class counting_semaphore {
public:
  counting_semaphore() = default;
  constexpr explicit counting_semaphore(::std::ptrdiff_t count) : left_(count) {}
  counting_semaphore(const counting_semaphore &) = delete;
  counting_semaphore &operator=(const counting_semaphore &) = delete;
  static constexpr ::std::ptrdiff_t max() { return most; }
  void release(::std::ptrdiff_t by = 1) { left_.fetch_add(by); }
  bool try_acquire() {
    ::std::ptrdiff_t left = left_.load();
    while (left > 0)
      if (left_.compare_exchange_strong(left, left - 1))
        return true;
    return false;
  }
  void acquire() {
    while (!try_acquire()) {
    }
  }

private:
  atomic<::std::ptrdiff_t, scope> left_;
};
template <thread_scope scope = thread_scope_system>
using binary_semaphore = counting_semaphore<scope, 1>;

namespace std {
template <class... Completion>
using barrier = cuda::barrier<thread_scope_system, Completion...>;
using latch = cuda::latch<thread_scope_system>;
template <::std::ptrdiff_t most = INT_MAX>
using counting_semaphore = cuda::counting_semaphore<thread_scope_system, most>;
using binary_semaphore = counting_semaphore<1>;
} // namespace std

} // namespace cuda

#pragma clang force_cuda_host_device end
