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

//- helper: word-access
//- includes: hip/hip_runtime.h, cstdint, type_traits
namespace tranship {
// Loads and stores of any type in the words that it is aligned to, each of which other threads see at
// once: `__ldcg` and its relatives in templates.
template <class T>
using AccessWord =
    std::conditional_t<alignof(T) % 8 == 0, std::uint64_t,
                       std::conditional_t<alignof(T) % 4 == 0, std::uint32_t,
                                          std::conditional_t<alignof(T) % 2 == 0, std::uint16_t,
                                                             std::uint8_t>>>;
template <int scope, class T> __device__ inline T loadWords(const T *from) {
  using Word = AccessWord<T>;
  T result;
  for (unsigned i = 0; i < sizeof(T) / sizeof(Word); ++i) {
    Word word = __hip_atomic_load(reinterpret_cast<const Word *>(from) + i, __ATOMIC_RELAXED, scope);
    __builtin_memcpy(reinterpret_cast<char *>(&result) + i * sizeof(Word), &word, sizeof(Word));
  }
  return result;
}
template <int scope, class T>
__device__ inline void storeWords(T *to, std::common_type_t<T> value) {
  using Word = AccessWord<T>;
  for (unsigned i = 0; i < sizeof(T) / sizeof(Word); ++i) {
    Word word;
    __builtin_memcpy(&word, reinterpret_cast<const char *>(&value) + i * sizeof(Word), sizeof(Word));
    __hip_atomic_store(reinterpret_cast<Word *>(to) + i, word, __ATOMIC_RELAXED, scope);
  }
}
} // namespace tranship

//- helper: atomic-add
//- includes: hip/hip_runtime.h, type_traits
namespace tranship {
// In code for several types: HIP's function for numbers, and the one for half, bfloat16 and their pairs.
template <class To, class From> __device__ inline To atomicAdd(To *to, From value) {
  if constexpr (std::is_arithmetic_v<To>)
    return ::atomicAdd(to, static_cast<To>(value));
  else
    return unsafeAtomicAdd(to, value);
}
} // namespace tranship
