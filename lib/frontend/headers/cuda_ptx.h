// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// <cuda/ptx>: a function for each PTX instruction. Functions for newer GPUs, which have no counterpart,
// take arguments of any type.
#pragma once
#pragma GCC system_header

#include "libcudacxx.h"

#pragma clang force_cuda_host_device begin

namespace cuda {
namespace ptx {
#define TRANSHIP_WORDS(kind, ...)                                                                  \
  enum class dot_##kind { __VA_ARGS__ };                                                           \
  template <dot_##kind value> using kind##_t = ::std::integral_constant<dot_##kind, value>;
#define TRANSHIP_WORD(kind, name)                                                                  \
  using kind##_##name##_t = kind##_t<dot_##kind::name>;                                            \
  static constexpr kind##_##name##_t kind##_##name{};
TRANSHIP_WORDS(sem, acq_rel, acquire, relaxed, release, sc, weak)
TRANSHIP_WORD(sem, acq_rel)
TRANSHIP_WORD(sem, acquire)
TRANSHIP_WORD(sem, relaxed)
TRANSHIP_WORD(sem, release)
TRANSHIP_WORD(sem, sc)
TRANSHIP_WORD(sem, weak)
TRANSHIP_WORDS(space, global, cluster, shared)
TRANSHIP_WORD(space, global)
TRANSHIP_WORD(space, cluster)
TRANSHIP_WORD(space, shared)
TRANSHIP_WORDS(scope, cta, cluster, gpu, sys)
TRANSHIP_WORD(scope, cta)
TRANSHIP_WORD(scope, cluster)
TRANSHIP_WORD(scope, gpu)
TRANSHIP_WORD(scope, sys)
TRANSHIP_WORDS(op, add, dec, inc, max, min, and_op, or_op, xor_op, cas, exch)
TRANSHIP_WORD(op, add)
TRANSHIP_WORD(op, dec)
TRANSHIP_WORD(op, inc)
TRANSHIP_WORD(op, max)
TRANSHIP_WORD(op, min)
TRANSHIP_WORD(op, and_op)
TRANSHIP_WORD(op, or_op)
TRANSHIP_WORD(op, xor_op)
TRANSHIP_WORD(op, cas)
TRANSHIP_WORD(op, exch)
TRANSHIP_WORDS(cta_group, cta_group_1, cta_group_2)
static constexpr cta_group_t<dot_cta_group::cta_group_1> cta_group_1{};
static constexpr cta_group_t<dot_cta_group::cta_group_2> cta_group_2{};
TRANSHIP_WORDS(kind, f16, f8f6f4, i8, mxf4, mxf4nvf4, mxf8f6f4, tf32)
TRANSHIP_WORD(kind, f16)
TRANSHIP_WORD(kind, f8f6f4)
TRANSHIP_WORD(kind, i8)
TRANSHIP_WORD(kind, tf32)
template <int number> using n32_t = ::std::integral_constant<int, number>;
#undef TRANSHIP_WORDS
#undef TRANSHIP_WORD

// Registers.
#define TRANSHIP_REGISTERS(name)                                                                   \
  uint32_t get_sreg_##name##_x();                                                                  \
  uint32_t get_sreg_##name##_y();                                                                  \
  uint32_t get_sreg_##name##_z();
TRANSHIP_REGISTERS(tid)
TRANSHIP_REGISTERS(ntid)
TRANSHIP_REGISTERS(ctaid)
TRANSHIP_REGISTERS(nctaid)
TRANSHIP_REGISTERS(clusterid)
TRANSHIP_REGISTERS(nclusterid)
TRANSHIP_REGISTERS(cluster_ctaid)
TRANSHIP_REGISTERS(cluster_nctaid)
#undef TRANSHIP_REGISTERS
uint32_t get_sreg_laneid();
uint32_t get_sreg_warpid();
uint32_t get_sreg_nwarpid();
uint32_t get_sreg_smid();
uint32_t get_sreg_nsmid();
uint64_t get_sreg_gridid();
bool get_sreg_is_explicit_cluster();
uint32_t get_sreg_cluster_ctarank();
uint32_t get_sreg_cluster_nctarank();
uint32_t get_sreg_lanemask_eq();
uint32_t get_sreg_lanemask_le();
uint32_t get_sreg_lanemask_lt();
uint32_t get_sreg_lanemask_ge();
uint32_t get_sreg_lanemask_gt();
uint32_t get_sreg_clock();
uint32_t get_sreg_clock_hi();
uint64_t get_sreg_clock64();
uint64_t get_sreg_globaltimer();
uint32_t get_sreg_globaltimer_lo();
uint32_t get_sreg_globaltimer_hi();
uint32_t get_sreg_total_smem_size();
uint32_t get_sreg_aggr_smem_size();
uint32_t get_sreg_dynamic_smem_size();
uint64_t get_sreg_current_graph_exec();

// Bits.
template <class T> uint32_t bfind(T);
template <class T> uint32_t bfind_shiftamt(T);
uint32_t bmsk_clamp(uint32_t, uint32_t);
uint32_t bmsk_wrap(uint32_t, uint32_t);
template <class T> T shl(T, uint32_t);
template <class T> T shr(T, uint32_t);
template <class A, class B> uint32_t prmt(A, B, uint32_t);
template <class A, class B> uint32_t prmt_f4e(A, B, uint32_t);
template <class A, class B> uint32_t prmt_b4e(A, B, uint32_t);
template <class A> uint32_t prmt_rc8(A, uint32_t);
template <class A> uint32_t prmt_ecl(A, uint32_t);
template <class A> uint32_t prmt_ecr(A, uint32_t);
template <class A> uint32_t prmt_rc16(A, uint32_t);

// Lanes, memory and control.
template <class T> T shfl_sync_idx(T, uint32_t, uint32_t, uint32_t);
template <class T> T shfl_sync_idx(T, bool &, uint32_t, uint32_t, uint32_t);
template <class T> T shfl_sync_up(T, uint32_t, uint32_t, uint32_t);
template <class T> T shfl_sync_up(T, bool &, uint32_t, uint32_t, uint32_t);
template <class T> T shfl_sync_down(T, uint32_t, uint32_t, uint32_t);
template <class T> T shfl_sync_down(T, bool &, uint32_t, uint32_t, uint32_t);
template <class T> T shfl_sync_bfly(T, uint32_t, uint32_t, uint32_t);
template <class T> T shfl_sync_bfly(T, bool &, uint32_t, uint32_t, uint32_t);
#define TRANSHIP_LOAD(name) template <class T> T name(space_global_t, const T *);
#define TRANSHIP_LOADS(name)                                                                       \
  TRANSHIP_LOAD(name)                                                                              \
  TRANSHIP_LOAD(name##_L1_evict_last)                                                              \
  TRANSHIP_LOAD(name##_L1_evict_normal)                                                            \
  TRANSHIP_LOAD(name##_L1_evict_unchanged)                                                         \
  TRANSHIP_LOAD(name##_L1_evict_first)                                                             \
  TRANSHIP_LOAD(name##_L1_no_allocate)                                                             \
  TRANSHIP_LOAD(name##_L2_64B)                                                                     \
  TRANSHIP_LOAD(name##_L2_128B)                                                                    \
  TRANSHIP_LOAD(name##_L2_256B)
TRANSHIP_LOADS(ld)
TRANSHIP_LOADS(ld_nc)
#undef TRANSHIP_LOADS
#undef TRANSHIP_LOAD
template <class T> void st(space_global_t, T *, T);
template <class T> void st_L1_evict_last(space_global_t, T *, T);
template <class T> void st_L1_evict_normal(space_global_t, T *, T);
template <class T> void st_L1_evict_unchanged(space_global_t, T *, T);
template <class T> void st_L1_evict_first(space_global_t, T *, T);
template <class T> void st_L1_no_allocate(space_global_t, T *, T);
template <class Order, class Scope> void fence(Order, Scope);
void fence_proxy_alias();
void fence_proxy_async();
template <class Space> void fence_proxy_async(Space);
template <class... A> void fence_proxy_async_generic_sync_restrict(A...);
template <class... A> void fence_proxy_tensormap_generic(A...);
template <class... A> void fence_sync_restrict(A...);
template <class... A> void fence_mbarrier_init(A...);
void exit();
void trap();

// Instructions that AMD GPUs lack.
#define TRANSHIP_ANYTHING(result, name) template <class... A> result name(A &&...);
TRANSHIP_ANYTHING(void, barrier_cluster_arrive)
TRANSHIP_ANYTHING(void, barrier_cluster_wait)
TRANSHIP_ANYTHING(uint32_t, getctarank)
TRANSHIP_ANYTHING(void, clusterlaunchcontrol_try_cancel)
TRANSHIP_ANYTHING(void, clusterlaunchcontrol_try_cancel_multicast)
TRANSHIP_ANYTHING(bool, clusterlaunchcontrol_query_cancel_is_canceled)
TRANSHIP_ANYTHING(void, cp_async_bulk)
TRANSHIP_ANYTHING(void, cp_async_bulk_ignore_oob)
TRANSHIP_ANYTHING(void, cp_async_bulk_cp_mask)
TRANSHIP_ANYTHING(void, cp_async_bulk_tensor)
TRANSHIP_ANYTHING(void, cp_async_bulk_tensor_tile_gather4)
TRANSHIP_ANYTHING(void, cp_async_bulk_tensor_tile_scatter4)
TRANSHIP_ANYTHING(void, cp_async_bulk_commit_group)
TRANSHIP_ANYTHING(void, cp_async_bulk_wait_group)
TRANSHIP_ANYTHING(void, cp_async_bulk_wait_group_read)
TRANSHIP_ANYTHING(void, cp_async_mbarrier_arrive)
TRANSHIP_ANYTHING(void, cp_async_mbarrier_arrive_noinc)
TRANSHIP_ANYTHING(void, cp_reduce_async_bulk)
TRANSHIP_ANYTHING(void, cp_reduce_async_bulk_tensor)
TRANSHIP_ANYTHING(void, mbarrier_init)
TRANSHIP_ANYTHING(void, mbarrier_inval)
TRANSHIP_ANYTHING(uint64_t, mbarrier_arrive)
TRANSHIP_ANYTHING(uint64_t, mbarrier_arrive_no_complete)
TRANSHIP_ANYTHING(uint64_t, mbarrier_arrive_expect_tx)
TRANSHIP_ANYTHING(void, mbarrier_expect_tx)
TRANSHIP_ANYTHING(bool, mbarrier_test_wait)
TRANSHIP_ANYTHING(bool, mbarrier_test_wait_parity)
TRANSHIP_ANYTHING(bool, mbarrier_try_wait)
TRANSHIP_ANYTHING(bool, mbarrier_try_wait_parity)
TRANSHIP_ANYTHING(uint32_t, multimem_ld_reduce)
TRANSHIP_ANYTHING(void, multimem_red)
TRANSHIP_ANYTHING(void, multimem_st)
TRANSHIP_ANYTHING(void, red_async)
TRANSHIP_ANYTHING(void, st_async)
TRANSHIP_ANYTHING(void, st_bulk)
TRANSHIP_ANYTHING(void, tcgen05_alloc)
TRANSHIP_ANYTHING(void, tcgen05_dealloc)
TRANSHIP_ANYTHING(void, tcgen05_relinquish_alloc_permit)
TRANSHIP_ANYTHING(void, tcgen05_commit)
TRANSHIP_ANYTHING(void, tcgen05_commit_multicast)
TRANSHIP_ANYTHING(void, tcgen05_mma)
TRANSHIP_ANYTHING(void, tcgen05_wait_ld)
TRANSHIP_ANYTHING(void, tcgen05_wait_st)
TRANSHIP_ANYTHING(void, tcgen05_fence_before_thread_sync)
TRANSHIP_ANYTHING(void, tcgen05_fence_after_thread_sync)
TRANSHIP_ANYTHING(void, tcgen05_ld_32x32b)
TRANSHIP_ANYTHING(void, tcgen05_st_32x32b)
TRANSHIP_ANYTHING(void, tcgen05_cp_128x256b)
TRANSHIP_ANYTHING(void, tcgen05_shift_down)
TRANSHIP_ANYTHING(void, tensormap_replace_global_address)
TRANSHIP_ANYTHING(void, tensormap_replace_global_dim)
TRANSHIP_ANYTHING(void, tensormap_replace_global_size)
TRANSHIP_ANYTHING(void, tensormap_cp_fenceproxy)
#undef TRANSHIP_ANYTHING
} // namespace ptx
} // namespace cuda

#pragma clang force_cuda_host_device end
