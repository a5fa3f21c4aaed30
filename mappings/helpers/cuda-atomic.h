// SPDX-License-Identifier: 0BSD
// Atomics of libcu++, with memory order and scope.

//- helper: spin
//- includes: hip/hip_runtime.h
namespace tranship {
// Lets other wavefronts run while this one waits in a loop.
__host__ __device__ inline void pauseInLoop() {
#if defined(__AMDGCN__) && defined(__HIP_DEVICE_COMPILE__)
  __builtin_amdgcn_s_sleep(1);
#endif
}
// Lanes that took different branches run on together from here, so that none of them waits for
// one that has not done its part yet.
__host__ __device__ inline void joinLanes() {
#if defined(__AMDGCN__) && defined(__HIP_DEVICE_COMPILE__)
  __builtin_amdgcn_wave_barrier();
#endif
}
} // namespace tranship

//- helper: cuda-scopes
//- includes: hip/hip_runtime.h, atomic
//- cuda: cuda/atomic
namespace cuda {
// With CUDA's numbers, which programs may print or pass on.
enum thread_scope {
  thread_scope_system = 0,
  thread_scope_device = 1,
  thread_scope_block = 2,
  thread_scope_thread = 10
};
using std::memory_order;
using std::memory_order_acq_rel;
using std::memory_order_acquire;
using std::memory_order_consume;
using std::memory_order_relaxed;
using std::memory_order_release;
using std::memory_order_seq_cst;
} // namespace cuda
namespace tranship {
// The number by which __hip_atomic functions know a scope.
__host__ __device__ constexpr int hipScope(cuda::thread_scope scope) {
  return scope == cuda::thread_scope_system   ? __HIP_MEMORY_SCOPE_SYSTEM
         : scope == cuda::thread_scope_device ? __HIP_MEMORY_SCOPE_AGENT
         : scope == cuda::thread_scope_block  ? __HIP_MEMORY_SCOPE_WORKGROUP
                                              : __HIP_MEMORY_SCOPE_SINGLETHREAD;
}
} // namespace tranship

//- helper: cuda-atomic
//- requires: cuda-scopes, spin
//- includes: cstddef, type_traits
//- cuda: cuda/atomic
namespace cuda {
// What atomic and atomic_ref have in common. Self::place() is where the number is.
template <class Self, class T, thread_scope scope> class atomic_operations {
  // What is added: the number of elements if T is a pointer.
  using Difference = std::conditional_t<std::is_pointer_v<T>, std::ptrdiff_t, T>;

public:
  using value_type = T;
  static constexpr bool is_always_lock_free = sizeof(T) <= 8;
  __host__ __device__ bool is_lock_free() const volatile { return is_always_lock_free; }
  __host__ __device__ T load(memory_order order = memory_order_seq_cst) const volatile {
    return __hip_atomic_load(place(), static_cast<int>(order), tranship::hipScope(scope));
  }
  __host__ __device__ void store(T value, memory_order order = memory_order_seq_cst) const volatile {
    return __hip_atomic_store(place(), value, static_cast<int>(order), tranship::hipScope(scope));
  }
  __host__ __device__ T exchange(T value, memory_order order = memory_order_seq_cst) const volatile {
    return __hip_atomic_exchange(place(), value, static_cast<int>(order), tranship::hipScope(scope));
  }
  __host__ __device__ bool compare_exchange_strong(T &expected, T value, memory_order success,
                                                   memory_order failure) const volatile {
    return __hip_atomic_compare_exchange_strong(
        place(), &expected, value, static_cast<int>(success), static_cast<int>(failure), tranship::hipScope(scope));
  }
  __host__ __device__ bool
  compare_exchange_strong(T &expected, T value, memory_order order = memory_order_seq_cst) const volatile {
    return compare_exchange_strong(expected, value, order, afterFailure(order));
  }
  __host__ __device__ bool compare_exchange_weak(T &expected, T value, memory_order success,
                                                 memory_order failure) const volatile {
    return __hip_atomic_compare_exchange_weak(place(), &expected, value, static_cast<int>(success),
                                              static_cast<int>(failure), tranship::hipScope(scope));
  }
  __host__ __device__ bool compare_exchange_weak(T &expected, T value,
                                                 memory_order order = memory_order_seq_cst) const volatile {
    return compare_exchange_weak(expected, value, order, afterFailure(order));
  }
  __host__ __device__ T fetch_add(Difference value,
                                  memory_order order = memory_order_seq_cst) const volatile {
    if constexpr (std::is_pointer_v<T>) // the built-in function would add bytes
      value *= sizeof(*T());
    return __hip_atomic_fetch_add(place(), value, static_cast<int>(order), tranship::hipScope(scope));
  }
  __host__ __device__ T fetch_and(T value, memory_order order = memory_order_seq_cst) const volatile {
    return __hip_atomic_fetch_and(place(), value, static_cast<int>(order), tranship::hipScope(scope));
  }
  __host__ __device__ T fetch_or(T value, memory_order order = memory_order_seq_cst) const volatile {
    return __hip_atomic_fetch_or(place(), value, static_cast<int>(order), tranship::hipScope(scope));
  }
  __host__ __device__ T fetch_xor(T value, memory_order order = memory_order_seq_cst) const volatile {
    return __hip_atomic_fetch_xor(place(), value, static_cast<int>(order), tranship::hipScope(scope));
  }
  __host__ __device__ T fetch_min(T value, memory_order order = memory_order_seq_cst) const volatile {
    return __hip_atomic_fetch_min(place(), value, static_cast<int>(order), tranship::hipScope(scope));
  }
  __host__ __device__ T fetch_max(T value, memory_order order = memory_order_seq_cst) const volatile {
    return __hip_atomic_fetch_max(place(), value, static_cast<int>(order), tranship::hipScope(scope));
  }
  __host__ __device__ T fetch_sub(Difference value,
                                  memory_order order = memory_order_seq_cst) const volatile {
    return fetch_add(static_cast<Difference>(-value), order);
  }
  // Waits until the number is another one.
  __host__ __device__ void wait(T old, memory_order order = memory_order_seq_cst) const volatile {
    while (load(order) == old)
      tranship::pauseInLoop();
  }
  __host__ __device__ void notify_one() const volatile {}
  __host__ __device__ void notify_all() const volatile {}
  __host__ __device__ operator T() const volatile { return load(); }
  __host__ __device__ T operator++() const volatile { return fetch_add(1) + 1; }
  __host__ __device__ T operator++(int) const volatile { return fetch_add(1); }
  __host__ __device__ T operator--() const volatile { return fetch_sub(1) - 1; }
  __host__ __device__ T operator--(int) const volatile { return fetch_sub(1); }
  __host__ __device__ T operator+=(Difference value) const volatile { return fetch_add(value) + value; }
  __host__ __device__ T operator-=(Difference value) const volatile { return fetch_sub(value) - value; }
  __host__ __device__ T operator&=(T value) const volatile { return fetch_and(value) & value; }
  __host__ __device__ T operator|=(T value) const volatile { return fetch_or(value) | value; }
  __host__ __device__ T operator^=(T value) const volatile { return fetch_xor(value) ^ value; }

private:
  // A comparison that fails stores nothing.
  __host__ __device__ static memory_order afterFailure(memory_order order) {
    return order == memory_order_acq_rel   ? memory_order_acquire
           : order == memory_order_release ? memory_order_relaxed
                                           : order;
  }
  __host__ __device__ T *place() const volatile { return static_cast<const volatile Self *>(this)->place(); }
};

// A number that the threads in a scope access atomically.
template <class T, thread_scope scope = thread_scope_system>
class atomic : public atomic_operations<atomic<T, scope>, T, scope> {
public:
  atomic() = default;
  __host__ __device__ constexpr atomic(T value) : value_(value) {}
  atomic(const atomic &) = delete;
  atomic &operator=(const atomic &) = delete;
  __host__ __device__ T operator=(T value) { return this->store(value), value; }
  __host__ __device__ T operator=(T value) volatile { return this->store(value), value; }
  __host__ __device__ T *place() const volatile { return const_cast<T *>(&value_); }

private:
  mutable T value_;
};

// Access to a number that is somewhere else.
template <class T, thread_scope scope = thread_scope_system>
class atomic_ref : public atomic_operations<atomic_ref<T, scope>, T, scope> {
public:
  __host__ __device__ explicit atomic_ref(T &value) : value_(&value) {}
  __host__ __device__ T operator=(T value) const volatile { return this->store(value), value; }
  __host__ __device__ T *place() const volatile { return value_; }

private:
  T *value_;
};
} // namespace cuda

//- helper: cuda-std-atomic-flag
//- requires: cuda-atomic
namespace tranship {
// cuda::std::atomic_flag
class atomic_flag {
public:
  atomic_flag() = default;
  __host__ __device__ constexpr atomic_flag(bool set) : value_(set) {}
  atomic_flag(const atomic_flag &) = delete;
  __host__ __device__ bool test(std::memory_order order = std::memory_order_seq_cst) const {
    return value_.load(order);
  }
  __host__ __device__ bool test_and_set(std::memory_order order = std::memory_order_seq_cst) {
    return value_.exchange(1, order);
  }
  __host__ __device__ void clear(std::memory_order order = std::memory_order_seq_cst) {
    value_.store(0, order);
  }
  __host__ __device__ void wait(bool old,
                                std::memory_order order = std::memory_order_seq_cst) const {
    value_.wait(old, order);
  }
  __host__ __device__ void notify_one() {}
  __host__ __device__ void notify_all() {}

private:
  cuda::atomic<int> value_;
};
} // namespace tranship

//- helper: cuda-fence
//- requires: cuda-scopes
//- cuda: cuda/atomic
namespace cuda {
__device__ inline void atomic_thread_fence(memory_order order,
                                           thread_scope scope = thread_scope_system) {
  if (order == memory_order_relaxed || scope == thread_scope_thread)
    return;
  if (scope == thread_scope_system)
    __threadfence_system();
  else if (scope == thread_scope_device)
    __threadfence();
  else
    __threadfence_block();
}
// Keeps only the compiler from moving accesses.
__host__ __device__ inline void atomic_signal_fence(memory_order order) {
  if (order != memory_order_relaxed)
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}
} // namespace cuda
