// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <cuda/ptx>: the functions for instructions of PTX that the emulator knows.
#pragma once
#pragma GCC system_header

#include "cuda_atomic.h"

#include <cstdint>
#include <type_traits>

namespace cuda {
namespace ptx {
enum class dot_sem { acq_rel, acquire, relaxed, release, sc, weak };
enum class dot_space { global, cluster, shared };
enum class dot_scope { cta, cluster, gpu, sys };
template <dot_sem value> using sem_t = ::std::integral_constant<dot_sem, value>;
template <dot_space value> using space_t = ::std::integral_constant<dot_space, value>;
template <dot_scope value> using scope_t = ::std::integral_constant<dot_scope, value>;
#define TRANSHIP_WORD(kind, name)                                                                  \
  using kind##_##name##_t = kind##_t<dot_##kind::name>;                                            \
  constexpr kind##_##name##_t kind##_##name{};
TRANSHIP_WORD(sem, acq_rel)
TRANSHIP_WORD(sem, acquire)
TRANSHIP_WORD(sem, relaxed)
TRANSHIP_WORD(sem, release)
TRANSHIP_WORD(sem, sc)
TRANSHIP_WORD(sem, weak)
TRANSHIP_WORD(space, global)
TRANSHIP_WORD(space, cluster)
TRANSHIP_WORD(space, shared)
TRANSHIP_WORD(scope, cta)
TRANSHIP_WORD(scope, cluster)
TRANSHIP_WORD(scope, gpu)
TRANSHIP_WORD(scope, sys)
#undef TRANSHIP_WORD

#ifdef TRANSHIP_GPU

#define TRANSHIP_REGISTER(type, bits, constraint, name, ptx)                                       \
  __device__ inline type get_sreg_##name() {                                                       \
    type value;                                                                                    \
    asm volatile("mov." bits " %0, %%" ptx ";" : constraint(value));                               \
    return value;                                                                                  \
  }
#define TRANSHIP_REGISTERS(name)                                                                   \
  TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", name##_x, #name ".x")                            \
  TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", name##_y, #name ".y")                            \
  TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", name##_z, #name ".z")
TRANSHIP_REGISTERS(tid)
TRANSHIP_REGISTERS(ntid)
TRANSHIP_REGISTERS(ctaid)
TRANSHIP_REGISTERS(nctaid)
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", laneid, "laneid")
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", lanemask_eq, "lanemask_eq")
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", lanemask_le, "lanemask_le")
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", lanemask_lt, "lanemask_lt")
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", lanemask_ge, "lanemask_ge")
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", lanemask_gt, "lanemask_gt")
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", smid, "smid")
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", clock, "clock")
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", clock_hi, "clock_hi")
TRANSHIP_REGISTER(::std::uint64_t, "u64", "=l", clock64, "clock64")
TRANSHIP_REGISTER(::std::uint64_t, "u64", "=l", globaltimer, "globaltimer")
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", globaltimer_lo, "globaltimer_lo")
TRANSHIP_REGISTER(::std::uint32_t, "u32", "=r", globaltimer_hi, "globaltimer_hi")
#undef TRANSHIP_REGISTERS
#undef TRANSHIP_REGISTER

#define TRANSHIP_BFIND(type, bits, constraint)                                                     \
  __device__ inline ::std::uint32_t bfind(type x) {                                                \
    ::std::uint32_t result;                                                                        \
    asm("bfind." bits " %0, %1;" : "=r"(result) : constraint(x));                                  \
    return result;                                                                                 \
  }                                                                                                \
  __device__ inline ::std::uint32_t bfind_shiftamt(type x) {                                       \
    ::std::uint32_t result;                                                                        \
    asm("bfind.shiftamt." bits " %0, %1;" : "=r"(result) : constraint(x));                         \
    return result;                                                                                 \
  }
TRANSHIP_BFIND(::std::uint32_t, "u32", "r")
TRANSHIP_BFIND(::std::uint64_t, "u64", "l")
TRANSHIP_BFIND(::std::int32_t, "s32", "r")
TRANSHIP_BFIND(::std::int64_t, "s64", "l")
#undef TRANSHIP_BFIND
#define TRANSHIP_SHIFT(name, type, bits, constraint)                                               \
  __device__ inline type name(type x, ::std::uint32_t by) {                                        \
    type result;                                                                                   \
    asm(#name "." bits " %0, %1, %2;" : "=" constraint(result) : constraint(x), "r"(by));          \
    return result;                                                                                 \
  }
TRANSHIP_SHIFT(shl, ::std::uint32_t, "b32", "r")
TRANSHIP_SHIFT(shl, ::std::uint64_t, "b64", "l")
TRANSHIP_SHIFT(shl, ::std::int32_t, "b32", "r")
TRANSHIP_SHIFT(shl, ::std::int64_t, "b64", "l")
TRANSHIP_SHIFT(shr, ::std::uint32_t, "u32", "r")
TRANSHIP_SHIFT(shr, ::std::uint64_t, "u64", "l")
TRANSHIP_SHIFT(shr, ::std::int32_t, "s32", "r")
TRANSHIP_SHIFT(shr, ::std::int64_t, "s64", "l")
#undef TRANSHIP_SHIFT
// The plugin reads constraints where they are written.
#define TRANSHIP_SHIFT(name, type, bits)                                                           \
  __device__ inline type name(type x, ::std::uint32_t by) {                                        \
    type result;                                                                                   \
    asm(#name "." bits " %0, %1, %2;" : "=h"(result) : "h"(x), "r"(by));                           \
    return result;                                                                                 \
  }
TRANSHIP_SHIFT(shl, ::std::uint16_t, "b16")
TRANSHIP_SHIFT(shl, ::std::int16_t, "b16")
TRANSHIP_SHIFT(shr, ::std::uint16_t, "u16")
TRANSHIP_SHIFT(shr, ::std::int16_t, "s16")
#undef TRANSHIP_SHIFT
#define TRANSHIP_PERMUTE(name, mode)                                                               \
  __device__ inline ::std::uint32_t name(::std::uint32_t a, ::std::uint32_t b,                     \
                                         ::std::uint32_t selector) {                               \
    ::std::uint32_t result;                                                                        \
    asm("prmt.b32" mode " %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(selector));        \
    return result;                                                                                 \
  }
TRANSHIP_PERMUTE(prmt, "")
TRANSHIP_PERMUTE(prmt_f4e, ".f4e")
#undef TRANSHIP_PERMUTE
#define TRANSHIP_PERMUTE(name, mode)                                                               \
  __device__ inline ::std::uint32_t name(::std::uint32_t a, ::std::uint32_t selector) {            \
    ::std::uint32_t result;                                                                        \
    asm("prmt.b32" mode " %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(0), "r"(selector));        \
    return result;                                                                                 \
  }
TRANSHIP_PERMUTE(prmt_rc8, ".rc8")
TRANSHIP_PERMUTE(prmt_rc16, ".rc16")
#undef TRANSHIP_PERMUTE

#define TRANSHIP_SHUFFLE(mode)                                                                     \
  template <class T>                                                                               \
  __device__ inline T shfl_sync_##mode(T value, ::std::uint32_t by, ::std::uint32_t range,         \
                                       ::std::uint32_t lanes) {                                    \
    static_assert(sizeof(T) == 4);                                                                 \
    ::std::uint32_t result;                                                                        \
    asm volatile("shfl.sync." #mode ".b32 %0, %1, %2, %3, %4;"                                     \
                 : "=r"(result)                                                                    \
                 : "r"(__builtin_bit_cast(::std::uint32_t, value)), "r"(by), "r"(range),           \
                   "r"(lanes));                                                                    \
    return __builtin_bit_cast(T, result);                                                          \
  }                                                                                                \
  template <class T>                                                                               \
  __device__ inline T shfl_sync_##mode(T value, bool &isInRange, ::std::uint32_t by,               \
                                       ::std::uint32_t range, ::std::uint32_t lanes) {             \
    ::std::uint32_t result, predicate;                                                             \
    asm volatile("{ .reg .pred p; shfl.sync." #mode ".b32 %0|p, %2, %3, %4, %5; "                  \
                 "selp.u32 %1, 1, 0, p; }"                                                         \
                 : "=r"(result), "=r"(predicate)                                                   \
                 : "r"(__builtin_bit_cast(::std::uint32_t, value)), "r"(by), "r"(range),           \
                   "r"(lanes));                                                                    \
    isInRange = predicate;                                                                         \
    return __builtin_bit_cast(T, result);                                                          \
  }
TRANSHIP_SHUFFLE(idx)
TRANSHIP_SHUFFLE(up)
TRANSHIP_SHUFFLE(down)
TRANSHIP_SHUFFLE(bfly)
#undef TRANSHIP_SHUFFLE

template <dot_sem sem, dot_scope scope> __device__ inline void fence(sem_t<sem>, scope_t<scope>) {
  scope == dot_scope::sys   ? __threadfence_system()
  : scope == dot_scope::cta ? __threadfence_block()
                            : __threadfence();
}
__device__ inline void fence_proxy_alias() {}
__device__ inline void fence_proxy_async() {}
template <class Space> __device__ inline void fence_proxy_async(Space) {}
#define TRANSHIP_LOAD(name)                                                                        \
  template <class T> __device__ inline T name(space_global_t, const T *place) { return *place; }
#define TRANSHIP_STORE(name)                                                                       \
  template <class T> __device__ inline void name(space_global_t, T *place, T value) {              \
    *place = value;                                                                                \
  }
TRANSHIP_LOAD(ld)
TRANSHIP_LOAD(ld_L1_evict_last)
TRANSHIP_LOAD(ld_L1_no_allocate)
TRANSHIP_LOAD(ld_nc)
TRANSHIP_LOAD(ld_nc_L1_no_allocate)
TRANSHIP_STORE(st)
TRANSHIP_STORE(st_L1_evict_last)
TRANSHIP_STORE(st_L1_no_allocate)
#undef TRANSHIP_LOAD
#undef TRANSHIP_STORE
__device__ inline void trap() { __trap(); }

#endif
} // namespace ptx
} // namespace cuda
