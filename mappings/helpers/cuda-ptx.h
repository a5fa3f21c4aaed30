// SPDX-License-Identifier: 0BSD
// The functions of <cuda/ptx> whose instruction AMD GPUs have, in other words.

//- helper: cuda-namespace
namespace cuda {} // for `using namespace` and aliases

//- helper: cuda-ptx
namespace cuda::ptx {} // for `using namespace` and aliases

//- helper: cuda-ptx-words
//- includes: type_traits
//- cuda: cuda/ptx
namespace cuda::ptx {
enum class dot_sem { acq_rel, acquire, relaxed, release, sc, weak };
enum class dot_space { global, cluster, shared };
enum class dot_scope { cta, cluster, gpu, sys };
template <dot_sem sem> using sem_t = std::integral_constant<dot_sem, sem>;
template <dot_space space> using space_t = std::integral_constant<dot_space, space>;
template <dot_scope scope> using scope_t = std::integral_constant<dot_scope, scope>;
using sem_acq_rel_t = sem_t<dot_sem::acq_rel>;
using sem_acquire_t = sem_t<dot_sem::acquire>;
using sem_relaxed_t = sem_t<dot_sem::relaxed>;
using sem_release_t = sem_t<dot_sem::release>;
using sem_sc_t = sem_t<dot_sem::sc>;
using sem_weak_t = sem_t<dot_sem::weak>;
using space_global_t = space_t<dot_space::global>;
using space_cluster_t = space_t<dot_space::cluster>;
using space_shared_t = space_t<dot_space::shared>;
using scope_cta_t = scope_t<dot_scope::cta>;
using scope_cluster_t = scope_t<dot_scope::cluster>;
using scope_gpu_t = scope_t<dot_scope::gpu>;
using scope_sys_t = scope_t<dot_scope::sys>;
constexpr sem_acq_rel_t sem_acq_rel{};
constexpr sem_acquire_t sem_acquire{};
constexpr sem_relaxed_t sem_relaxed{};
constexpr sem_release_t sem_release{};
constexpr sem_sc_t sem_sc{};
constexpr sem_weak_t sem_weak{};
constexpr space_global_t space_global{};
constexpr space_cluster_t space_cluster{};
constexpr space_shared_t space_shared{};
constexpr scope_cta_t scope_cta{};
constexpr scope_cluster_t scope_cluster{};
constexpr scope_gpu_t scope_gpu{};
constexpr scope_sys_t scope_sys{};
} // namespace cuda::ptx

//- helper: cuda-ptx-fence
//- requires: cuda-ptx-words
//- includes: hip/hip_runtime.h
//- cuda: cuda/ptx
namespace cuda::ptx {
// Without clusters, a fence for a cluster is one for the GPU.
template <dot_sem sem, dot_scope scope>
__device__ inline void fence(sem_t<sem>, scope_t<scope>) {
  if (scope == dot_scope::cta)
    __threadfence_block();
  else if (scope == dot_scope::sys)
    __threadfence_system();
  else
    __threadfence();
}
} // namespace cuda::ptx

//- helper: cuda-ptx-proxy-fence
//- includes: hip/hip_runtime.h
//- cuda: cuda/ptx
namespace cuda::ptx {
// AMD GPUs reach memory in one way only, so there is nothing to order.
template <class... Words> __device__ inline void fence_proxy_alias(Words...) {}
template <class... Words> __device__ inline void fence_proxy_async(Words...) {}
template <class... Words>
__device__ inline void fence_proxy_async_generic_sync_restrict(Words...) {}
template <class... Words> __device__ inline void fence_proxy_tensormap_generic(Words...) {}
} // namespace cuda::ptx

//- helper: cuda-ptx-memory
//- requires: cuda-ptx-words
//- includes: hip/hip_runtime.h
//- cuda: cuda/ptx
namespace cuda::ptx {
template <class T> __device__ inline T ld(space_global_t, const T *address) { return *address; }
template <class T> __device__ inline T ld_nc(space_global_t, const T *address) { return *address; }
template <class T> __device__ inline void st(space_global_t, T *address, T value) {
  *address = value;
}
} // namespace cuda::ptx

//- helper: cuda-ptx-bits
//- includes: hip/hip_runtime.h, cstdint
//- cuda: cuda/ptx
namespace cuda::ptx {
// The highest bit that is set, or in a signed number, that differs from the sign; -1 without one.
__device__ inline std::uint32_t bfind(std::uint32_t x) { return 31 - __clz(x); }
__device__ inline std::uint32_t bfind(std::uint64_t x) { return 63 - __clzll(x); }
__device__ inline std::uint32_t bfind(std::int32_t x) { return 31 - __clz(x ^ x >> 31); }
__device__ inline std::uint32_t bfind(std::int64_t x) { return 63 - __clzll(x ^ x >> 63); }
// How far that bit is from the top.
__device__ inline std::uint32_t bfind_shiftamt(std::uint32_t x) { return x ? __clz(x) : -1; }
__device__ inline std::uint32_t bfind_shiftamt(std::uint64_t x) { return x ? __clzll(x) : -1; }
__device__ inline std::uint32_t bfind_shiftamt(std::int32_t x) {
  std::uint32_t bits = x ^ x >> 31;
  return bits ? __clz(bits) : -1;
}
__device__ inline std::uint32_t bfind_shiftamt(std::int64_t x) {
  std::uint64_t bits = x ^ x >> 63;
  return bits ? __clzll(bits) : -1;
}
// Shifts by more bits than a number has leave 0, or the sign.
template <class T> __device__ inline T shl(T x, std::uint32_t by) {
  return by < 8 * sizeof(T) ? static_cast<T>(x << by) : T(0);
}
template <class T> __device__ inline T shr(T x, std::uint32_t by) {
  constexpr std::uint32_t most = 8 * sizeof(T) - 1;
  return by <= most ? static_cast<T>(x >> by) : x < T(0) ? T(-1) : T(0);
}
} // namespace cuda::ptx
