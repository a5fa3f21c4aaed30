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

//- helper: change-word
//- includes: hip/hip_runtime.h
namespace tranship {
// Changes a word at once, in any memory. Returns what was there.
template <class Change>
__device__ inline unsigned changeWord(unsigned *place, int scope, Change change) {
  unsigned found = __hip_atomic_load(place, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM), expected;
  do {
    expected = found;
    found = scope == __HIP_MEMORY_SCOPE_SYSTEM ? atomicCAS_system(place, expected, change(expected))
                                               : atomicCAS(place, expected, change(expected));
  } while (found != expected);
  return found;
}
} // namespace tranship

//- helper: atomic-add-pair
//- requires: change-word
namespace tranship {
// Adds two 16-bit floats, which are in a word.
template <class Pair>
__device__ inline unsigned atomic_add_pair(unsigned *place, unsigned value, int scope) {
  return changeWord(place, scope, [=](unsigned word) {
    Pair sum, summand;
    __builtin_memcpy(&sum, &word, sizeof(word));
    __builtin_memcpy(&summand, &value, sizeof(value));
    sum = __hadd2(sum, summand);
    __builtin_memcpy(&word, &sum, sizeof(word));
    return word;
  });
}
} // namespace tranship

//- helper: atomic-add-half
//- requires: change-word
namespace tranship {
// Adds a 16-bit float, which is half of a word.
template <class Half>
__device__ inline unsigned short atomic_add_half(unsigned short *place, unsigned short value, int scope) {
  const auto address = reinterpret_cast<unsigned long long>(place);
  const unsigned shift = (address & 2) * 8;
  return changeWord(reinterpret_cast<unsigned *>(address & ~3ull), scope, [=](unsigned word) {
    const auto old = static_cast<unsigned short>(word >> shift);
    Half sum, summand;
    __builtin_memcpy(&sum, &old, sizeof(old));
    __builtin_memcpy(&summand, &value, sizeof(value));
    sum = __hadd(sum, summand);
    unsigned short bits;
    __builtin_memcpy(&bits, &sum, sizeof(bits));
    return (word & ~(0xffffu << shift)) | static_cast<unsigned>(bits) << shift;
  }) >> shift;
}
} // namespace tranship
