// SPDX-License-Identifier: 0BSD
// Asynchronous copies and pipelines of libcu++. AMD GPUs copy when the copy is issued.

//- helper: cuda-aligned-size
//- includes: hip/hip_runtime.h
//- cuda: cuda/barrier
namespace cuda {
// A number of bytes, with the alignment of both sides of a copy.
template <size_t alignment> struct aligned_size_t {
  static constexpr size_t align = alignment;
  size_t value;
  __host__ __device__ constexpr explicit aligned_size_t(size_t bytes) : value(bytes) {}
  __host__ __device__ constexpr operator size_t() const { return value; }
};
} // namespace cuda

//- helper: cuda-memcpy-async
//- requires: copy-words, cuda-aligned-size
//- cuda: cuda/pipeline
namespace cuda {
// Copy at once, by the threads of a group or by one thread. Who waits for the barrier or the
// pipeline that the copy belongs to waits for the copy, too: the threads that copied arrive there
// afterwards.
template <class Group, class T, class Synchronization>
__host__ __device__ inline void memcpy_async(const Group &group, T *to, const T *from,
                                             size_t bytes, Synchronization &) {
  tranship::copyWords<alignof(T)>(group, to, from, bytes);
}
template <class Group, class Synchronization>
__host__ __device__ inline void memcpy_async(const Group &group, void *to, const void *from,
                                             size_t bytes, Synchronization &) {
  tranship::copyBytes(group, to, from, bytes);
}
template <class Group, class T, size_t alignment, class Synchronization>
__host__ __device__ inline void memcpy_async(const Group &group, T *to, const T *from,
                                             aligned_size_t<alignment> bytes, Synchronization &) {
  tranship::copyWords<alignment>(group, to, from, bytes);
}
template <class T, class Size, class Synchronization>
__host__ __device__ inline void memcpy_async(T *to, const T *from, Size bytes,
                                             Synchronization &synchronization) {
  memcpy_async(tranship::OneThread(), to, from, bytes, synchronization);
}
template <class Size, class Synchronization>
__host__ __device__ inline void memcpy_async(void *to, const void *from, Size bytes,
                                             Synchronization &synchronization) {
  memcpy_async(tranship::OneThread(), to, from, bytes, synchronization);
}
} // namespace cuda

//- helper: cuda-pipeline
//- requires: cuda-barrier
//- cuda: cuda/pipeline
namespace cuda {
enum class pipeline_role { producer, consumer };

// What the threads of a pipeline share: a barrier for a stage that becomes full, and one for when
// it becomes empty again.
template <thread_scope scope = thread_scope_system, unsigned char stages = 1>
struct pipeline_shared_state {
  barrier<scope> full[stages], empty[stages];
  atomic<unsigned, scope> threads;
};

// Producers fill stages one after the other, and consumers empty them in the same order.
template <thread_scope scope = thread_scope_system> class pipeline {
public:
  template <unsigned char stages>
  __host__ __device__ explicit pipeline(pipeline_shared_state<scope, stages> &state)
      : full_(state.full), empty_(state.empty), threads_(&state.threads), stages_(stages) {}
  pipeline(const pipeline &) = delete;
  pipeline(pipeline &&) = default;

  __host__ __device__ void producer_acquire() {
    empty_[filled_ % stages_].waitFor(filled_ / stages_);
  }
  __host__ __device__ void producer_commit() { full_[filled_++ % stages_].arrive(); }
  __host__ __device__ void consumer_wait() {
    full_[emptied_ % stages_].waitFor(emptied_ / stages_ + 1);
  }
  __host__ __device__ void consumer_release() { empty_[emptied_++ % stages_].arrive(); }
  // Whether all other threads have left before.
  __host__ __device__ bool quit() { return threads_->fetch_sub(1) == 1; }

private:
  barrier<scope> *full_, *empty_;
  atomic<unsigned, scope> *threads_;
  unsigned stages_, filled_ = 0, emptied_ = 0;
};

// The pipeline of one thread has nothing to wait for.
template <> class pipeline<thread_scope_thread> {
public:
  pipeline() = default;
  pipeline(const pipeline &) = delete;
  pipeline(pipeline &&) = default;
  __host__ __device__ void producer_acquire() {}
  __host__ __device__ void producer_commit() {}
  __host__ __device__ void consumer_wait() {}
  __host__ __device__ void consumer_release() {}
  __host__ __device__ bool quit() { return true; }
};

__host__ __device__ inline pipeline<thread_scope_thread> make_pipeline() { return {}; }

// Each thread produces as well as consumes, unless producers are counted or have a role: then the
// first `producers` threads of the group produce, or those with that role.
template <class Group, thread_scope scope, unsigned char stages>
__host__ __device__ inline pipeline<scope> make_pipeline(const Group &group,
                                                         pipeline_shared_state<scope, stages> *state,
                                                         size_t producers, size_t consumers) {
  if (group.thread_rank() == 0) {
    for (unsigned stage = 0; stage < stages; ++stage) {
      init(&state->full[stage], static_cast<ptrdiff_t>(producers));
      init(&state->empty[stage], static_cast<ptrdiff_t>(consumers));
    }
    state->threads.store(static_cast<unsigned>(group.size()), memory_order_relaxed);
  }
  group.sync();
  return pipeline<scope>(*state);
}
template <class Group, thread_scope scope, unsigned char stages>
__host__ __device__ inline pipeline<scope>
make_pipeline(const Group &group, pipeline_shared_state<scope, stages> *state) {
  return make_pipeline(group, state, group.size(), group.size());
}
template <class Group, thread_scope scope, unsigned char stages>
__host__ __device__ inline pipeline<scope>
make_pipeline(const Group &group, pipeline_shared_state<scope, stages> *state, size_t producers) {
  return make_pipeline(group, state, producers, group.size() - producers);
}
template <class Group, thread_scope scope, unsigned char stages>
__host__ __device__ inline pipeline<scope> make_pipeline(const Group &group,
                                                         pipeline_shared_state<scope, stages> *state,
                                                         pipeline_role role) {
  if (group.thread_rank() == 0)
    state->threads.store(0, memory_order_relaxed);
  group.sync();
  if (role == pipeline_role::producer)
    state->threads.fetch_add(1, memory_order_relaxed);
  group.sync();
  const unsigned producers = state->threads.load(memory_order_relaxed);
  group.sync();
  return make_pipeline(group, state, producers);
}

template <unsigned char prior>
__host__ __device__ inline void
pipeline_consumer_wait_prior(pipeline<thread_scope_thread> &) {}
// The copies are done when this thread arrives at the barrier.
template <thread_scope scope>
__host__ __device__ inline void pipeline_producer_commit(pipeline<thread_scope_thread> &,
                                                         barrier<scope> &) {}
} // namespace cuda

//- helper: pipeline-memcpy
//- requires: copy-words
// Copies `bytes` bytes, of which the last `zeroes` become 0.
__device__ inline void transhipPipelineMemcpyAsync(void *to, const void *from, size_t bytes,
                                                   size_t zeroes = 0) {
  tranship::copyBytes(tranship::OneThread(), to, from, bytes - zeroes);
  for (size_t i = bytes - zeroes; i < bytes; ++i)
    static_cast<char *>(to)[i] = 0;
}
