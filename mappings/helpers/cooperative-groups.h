// SPDX-License-Identifier: 0BSD
// Collective functions of cooperative groups that HIP lacks.

//- helper: cg-operators
//- includes: hip/hip_runtime.h
//- cuda: cooperative_groups/reduce.h
#if HIP_VERSION < 71300000 // HIP 7.13 has them
namespace cooperative_groups {
// The operators of reductions and scans; `less` and `greater` choose the minimum and the maximum.
template <class T> struct plus {
  __host__ __device__ T operator()(T a, T b) const { return a + b; }
};
template <class T> struct less {
  __host__ __device__ T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T> struct greater {
  __host__ __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class T> struct bit_and {
  __host__ __device__ T operator()(T a, T b) const { return a & b; }
};
template <class T> struct bit_or {
  __host__ __device__ T operator()(T a, T b) const { return a | b; }
};
template <class T> struct bit_xor {
  __host__ __device__ T operator()(T a, T b) const { return a ^ b; }
};
} // namespace cooperative_groups
#endif

//- helper: cg-exchange
//- includes: hip/hip_cooperative_groups.h
namespace tranship {
// Returns the value of the thread `rank` of the group. Shuffles move four bytes at a time, so T can
// be any type that may be copied byte by byte.
template <class Group, class T>
__device__ inline T exchange(const Group &group, T value, unsigned rank) {
  static_assert(__is_trivially_copyable(T), "threads can only exchange bytes");
  int words[(sizeof(T) + 3) / 4] = {};
  __builtin_memcpy(words, &value, sizeof(T));
  for (int &word : words)
    word = group.shfl(word, static_cast<int>(rank));
  __builtin_memcpy(&value, words, sizeof(T));
  return value;
}
} // namespace tranship

//- helper: cg-shuffle
//- includes: hip/hip_cooperative_groups.h, type_traits
namespace tranship {
// Shuffles in a tile or in coalesced threads for values of any type that may be copied byte by byte:
// HIP's groups shuffle numbers only. Other values are shuffled four bytes at a time.
template <class T, class Shuffle> __device__ inline T shuffleWords(const T &value, Shuffle shuffle) {
  static_assert(__is_trivially_copyable(T), "threads can only exchange bytes");
  int words[(sizeof(T) + 3) / 4] = {};
  __builtin_memcpy(words, &value, sizeof(T));
  for (int &word : words)
    word = shuffle(word);
  T result;
  __builtin_memcpy(&result, words, sizeof(T));
  return result;
}
template <class T>
using IfNumber = typename std::enable_if<std::is_arithmetic<T>::value, T>::type;
template <class T>
using IfNoNumber = typename std::enable_if<!std::is_arithmetic<T>::value, T>::type;

template <class Group, class T>
__device__ inline IfNumber<T> shfl(const Group &group, T value, int lane) {
  return group.shfl(value, lane);
}
template <class Group, class T>
__device__ inline IfNoNumber<T> shfl(const Group &group, T value, int lane) {
  return shuffleWords(value, [&](int word) { return group.shfl(word, lane); });
}
template <class Group, class T>
__device__ inline IfNumber<T> shfl_up(const Group &group, T value, unsigned delta) {
  return group.shfl_up(value, delta);
}
template <class Group, class T>
__device__ inline IfNoNumber<T> shfl_up(const Group &group, T value, unsigned delta) {
  return shuffleWords(value, [&](int word) { return group.shfl_up(word, delta); });
}
template <class Group, class T>
__device__ inline IfNumber<T> shfl_down(const Group &group, T value, unsigned delta) {
  return group.shfl_down(value, delta);
}
template <class Group, class T>
__device__ inline IfNoNumber<T> shfl_down(const Group &group, T value, unsigned delta) {
  return shuffleWords(value, [&](int word) { return group.shfl_down(word, delta); });
}
template <class Group, class T>
__device__ inline IfNumber<T> shfl_xor(const Group &group, T value, unsigned mask) {
  return group.shfl_xor(value, mask);
}
template <class Group, class T>
__device__ inline IfNoNumber<T> shfl_xor(const Group &group, T value, unsigned mask) {
  return shuffleWords(value, [&](int word) { return group.shfl_xor(word, mask); });
}
} // namespace tranship

//- helper: cg-reduce
//- requires: cg-exchange
//- cuda: cooperative_groups/reduce.h
#if HIP_VERSION < 71300000 // HIP 7.13 has it
namespace cooperative_groups {
// Combines the values of all threads of a tile or of coalesced threads. Each of them gets the
// result.
template <class Group, class T, class Operation>
__device__ inline T reduce(const Group &group, T value, Operation operation) {
  const unsigned size = group.size(), rank = group.thread_rank();
  unsigned step = 1;
  while (step * 2 < size)
    step *= 2;
  for (; step > 0; step /= 2) {
    const unsigned partner = rank ^ step;
    const T other = tranship::exchange(group, value, partner < size ? partner : rank);
    if (partner < size)
      value = operation(value, other);
  }
  // Unless the size is a power of two, only the first thread has combined all values.
  return size & (size - 1) ? tranship::exchange(group, value, 0) : value;
}
} // namespace cooperative_groups
#endif

//- helper: cg-inclusive-scan
//- requires: cg-exchange, cg-operators
//- cuda: cooperative_groups/scan.h
namespace cooperative_groups {
// Combines the values of the threads of a group up to and including this one.
template <class Group, class T, class Operation = plus<T>>
__device__ inline T inclusive_scan(const Group &group, T value, Operation operation = {}) {
  const unsigned size = group.size(), rank = group.thread_rank();
  for (unsigned step = 1; step < size; step *= 2) {
    const T before = tranship::exchange(group, value, rank >= step ? rank - step : rank);
    if (rank >= step)
      value = operation(before, value);
  }
  return value;
}
} // namespace cooperative_groups

//- helper: cg-exclusive-scan
//- requires: cg-inclusive-scan
//- cuda: cooperative_groups/scan.h
namespace cooperative_groups {
// Combines the values of the threads of a group before this one; the first thread gets T().
template <class Group, class T, class Operation = plus<T>>
__device__ inline T exclusive_scan(const Group &group, T value, Operation operation = {}) {
  const unsigned rank = group.thread_rank();
  const T result = inclusive_scan(group, value, operation);
  const T before = tranship::exchange(group, result, rank > 0 ? rank - 1 : 0);
  return rank > 0 ? before : T();
}
} // namespace cooperative_groups

//- helper: cg-invoke-one
//- includes: hip/hip_cooperative_groups.h
//- cuda: cooperative_groups.h
namespace cooperative_groups {
// Calls a function in one thread of the group, the first.
template <class Group, class Function, class... Arguments>
__device__ inline void invoke_one(const Group &group, Function &&function,
                                  Arguments &&...arguments) {
  if (group.thread_rank() == 0)
    function(static_cast<Arguments &&>(arguments)...);
}
} // namespace cooperative_groups

//- helper: cg-invoke-one-broadcast
//- requires: cg-exchange
//- cuda: cooperative_groups.h
namespace cooperative_groups {
// Calls a function in one thread of the group, and returns its result in all of them.
template <class Group, class Function, class... Arguments>
__device__ inline auto invoke_one_broadcast(const Group &group, Function &&function,
                                            Arguments &&...arguments)
    -> decltype(function(static_cast<Arguments &&>(arguments)...)) {
  decltype(function(static_cast<Arguments &&>(arguments)...)) result{};
  if (group.thread_rank() == 0)
    result = function(static_cast<Arguments &&>(arguments)...);
  return tranship::exchange(group, result, 0);
}
} // namespace cooperative_groups

//- helper: cg-labeled-partition
//- requires: cg-exchange
//- cuda: cooperative_groups.h
namespace cooperative_groups {
// Splits a tile or coalesced threads into groups of threads that have the same label.
template <class Group, class Label>
__device__ inline coalesced_group labeled_partition(const Group &group, Label label) {
  coalesced_group result = binary_partition(group, true);
  for (unsigned rank = 0; rank < group.size(); ++rank) {
    const bool isSame = tranship::exchange(group, label, rank) == label;
    const coalesced_group same = binary_partition(group, isSame);
    if (isSame)
      result = same;
  }
  return result;
}
} // namespace cooperative_groups

//- helper: copy-words
//- includes: hip/hip_runtime.h
namespace tranship {
struct OneThread {
  __host__ __device__ static constexpr unsigned thread_rank() { return 0; }
  __host__ __device__ static constexpr unsigned size() { return 1; }
};
// The threads of a group copy together, in words that are aligned on both sides.
template <size_t alignment, class Group>
__host__ __device__ inline void copyWords(const Group &group, void *to, const void *from,
                                          size_t bytes) {
  struct alignas(alignment < 16 ? alignment : 16) Word {
    unsigned char bytes[alignment < 16 ? alignment : 16];
  };
  for (size_t i = group.thread_rank(); i < bytes / sizeof(Word); i += group.size())
    static_cast<Word *>(to)[i] = static_cast<const Word *>(from)[i];
}
template <class Group>
__host__ __device__ inline void copyBytes(const Group &group, void *to, const void *from,
                                          size_t bytes) {
  const size_t alignment = reinterpret_cast<size_t>(to) | reinterpret_cast<size_t>(from) | bytes;
  if (alignment % 16 == 0)
    copyWords<16>(group, to, from, bytes);
  else if (alignment % 4 == 0)
    copyWords<4>(group, to, from, bytes);
  else
    copyWords<1>(group, to, from, bytes);
}
} // namespace tranship

//- helper: cg-memcpy
//- requires: copy-words
//- includes: hip/hip_cooperative_groups.h
//- cuda: cooperative_groups/memcpy_async.h
namespace cooperative_groups {
// The threads of the group copy together. AMD GPUs copy when this is called, and `wait` makes sure
// that all of them are done.
template <class Group>
__device__ inline void memcpy_async(const Group &group, void *to, const void *from, size_t bytes) {
  tranship::copyBytes(group, to, from, bytes);
}
// The same for numbers of elements: as many as both sides have.
template <class Group, class T>
__device__ inline void memcpy_async(const Group &group, T *to, size_t toCount, const T *from,
                                    size_t fromCount) {
  memcpy_async(group, to, from, sizeof(T) * (toCount < fromCount ? toCount : fromCount));
}
template <class Group> __device__ inline void wait(const Group &group) { group.sync(); }
template <unsigned stages, class Group> __device__ inline void wait_prior(const Group &group) {
  group.sync();
}
} // namespace cooperative_groups

//- helper: cg-split-barrier
//- includes: hip/hip_runtime.h
namespace tranship {
struct BarrierToken {};
// HIP's groups have one barrier, so the threads wait for each other in the second half.
template <class Group> __device__ inline BarrierToken barrier_arrive(const Group &) { return {}; }
template <class Group> __device__ inline void barrier_wait(const Group &group, BarrierToken = {}) {
  group.sync();
}
} // namespace tranship
