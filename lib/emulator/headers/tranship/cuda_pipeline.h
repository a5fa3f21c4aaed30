// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <cuda/pipeline> of libcu++ and <cuda_pipeline.h>. Copies are done when they are issued.
#pragma once
#pragma GCC system_header

#include "cuda_barrier.h"
#include <cstdint>
#include <cstring>

#pragma clang force_cuda_host_device begin

namespace cuda {

template <::std::size_t alignment> struct aligned_size_t {
  static constexpr ::std::size_t align = alignment;
  ::std::size_t value;
  constexpr explicit aligned_size_t(::std::size_t bytes) : value(bytes) {}
  constexpr operator ::std::size_t() const { return value; }
};

// For one thread, and for a group that shares the work. Each call takes the place of a copy by
// hand; `synchronization` is a barrier or a pipeline.
template <class Synchronization>
void memcpy_async(void *to, const void *from, ::std::size_t bytes, Synchronization &) {
  __builtin_memcpy(to, from, bytes);
}
template <class Group, class Synchronization>
void memcpy_async(const Group &group, void *to, const void *from, ::std::size_t bytes,
                  Synchronization &) {
  // In words where both sides and the size allow it, to be quick.
  ::std::size_t misfit = (::std::size_t)to | (::std::size_t)from | bytes;
  if (misfit % 4 == 0)
    for (::std::size_t i = group.thread_rank(); i < bytes / 4; i += group.size())
      ((unsigned *)to)[i] = ((const unsigned *)from)[i];
  else
    for (::std::size_t i = group.thread_rank(); i < bytes; i += group.size())
      ((char *)to)[i] = ((const char *)from)[i];
}

enum class pipeline_role { producer, consumer };

template <thread_scope scope> struct TranshipStage {
  barrier<scope> produced, consumed;
};
template <thread_scope scope = thread_scope_system, ::std::uint8_t stages = 1>
class pipeline_shared_state {
public:
  pipeline_shared_state() = default;
  pipeline_shared_state(const pipeline_shared_state &) = delete;

  /// For make_pipeline.
  TranshipStage<scope> transhipStages[stages];
  atomic<unsigned, scope> transhipThreads;
};

template <thread_scope scope> class pipeline {
public:
  template <::std::uint8_t stages>
  explicit pipeline(pipeline_shared_state<scope, stages> *state)
      : stages_(state->transhipStages), count_(stages), threads_(&state->transhipThreads) {}
  pipeline(const pipeline &) = delete;
  pipeline(pipeline &&) = default;

  // Odd rounds through the stages wait for even phases and the other way round.
  void producer_acquire() { stages_[head_].consumed.wait_parity(!headIsOdd_); }
  void producer_commit() {
    (void)stages_[head_].produced.arrive();
    advance(head_, headIsOdd_);
  }
  void consumer_wait() { stages_[tail_].produced.wait_parity(tailIsOdd_); }
  void consumer_release() {
    (void)stages_[tail_].consumed.arrive();
    advance(tail_, tailIsOdd_);
  }
  bool quit() { return threads_->fetch_sub(1) == 1; }

private:
  void advance(unsigned &stage, bool &isOdd) {
    if (++stage == count_) {
      stage = 0;
      isOdd = !isOdd;
    }
  }

  TranshipStage<scope> *stages_;
  unsigned count_, head_ = 0, tail_ = 0;
  bool headIsOdd_ = false, tailIsOdd_ = false;
  atomic<unsigned, scope> *threads_;
};

/// Copies are complete at once, so the pipeline of one thread only has to exist.
template <> class pipeline<thread_scope_thread> {
public:
  pipeline(pipeline &&) = default;
  pipeline(const pipeline &) = delete;
  void producer_acquire() {}
  void producer_commit() {}
  void consumer_wait() {}
  void consumer_release() {}
  bool quit() { return true; }

private:
  pipeline() = default;
  friend pipeline make_pipeline();
};

inline pipeline<thread_scope_thread> make_pipeline() { return {}; }
template <class Group, thread_scope scope, ::std::uint8_t stages>
pipeline<scope> make_pipeline(const Group &group, pipeline_shared_state<scope, stages> *state,
                              ::std::size_t producers) {
  if (group.thread_rank() == 0) {
    for (auto &stage : state->transhipStages) {
      init(&stage.produced, producers);
      init(&stage.consumed, group.size() - producers);
    }
    state->transhipThreads = unsigned(group.size());
  }
  group.sync();
  return pipeline<scope>(state);
}
template <class Group, thread_scope scope, ::std::uint8_t stages>
pipeline<scope> make_pipeline(const Group &group, pipeline_shared_state<scope, stages> *state) {
  if (group.thread_rank() == 0) {
    for (auto &stage : state->transhipStages) {
      init(&stage.produced, group.size());
      init(&stage.consumed, group.size());
    }
    state->transhipThreads = unsigned(group.size());
  }
  group.sync();
  return pipeline<scope>(state);
}
template <class Group, thread_scope scope, ::std::uint8_t stages>
pipeline<scope> make_pipeline(const Group &group, pipeline_shared_state<scope, stages> *state,
                              pipeline_role role) {
  if (group.thread_rank() == 0)
    state->transhipThreads = 0;
  group.sync();
  if (role == pipeline_role::producer)
    state->transhipThreads.fetch_add(1);
  group.sync();
  unsigned producers = state->transhipThreads;
  group.sync();
  return make_pipeline(group, state, ::std::size_t(producers));
}

template <::std::uint8_t prior>
void pipeline_consumer_wait_prior(pipeline<thread_scope_thread> &) {}
template <thread_scope scope>
void pipeline_producer_commit(pipeline<thread_scope_thread> &, barrier<scope> &) {}

} // namespace cuda

inline void __pipeline_memcpy_async(void *to, const void *from, size_t bytes, size_t zeroes = 0) {
  __builtin_memcpy(to, from, bytes - zeroes);
  __builtin_memset((char *)to + (bytes - zeroes), 0, zeroes);
}
inline void __pipeline_commit() {}
inline void __pipeline_wait_prior(size_t) {}

#pragma clang force_cuda_host_device end
