// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches, the built-in variables, and the types that the facts about textures and surfaces use.
#if !__HIP_DEVICE_COMPILE__
#include <assert.h>
#endif
#if __HIP_CLANG_ONLY__
#ifndef __align__
#define __align__(x) __attribute__((aligned(x)))
#endif
#define CUDA_SUCCESS hipSuccess
#define TRANSHIP_BOUNDS1(threads) __attribute__((amdgpu_flat_work_group_size(1, threads)))
#define TRANSHIP_BOUNDS2(threads, blocks)                                                          \
  __attribute__((amdgpu_flat_work_group_size(1, threads), amdgpu_waves_per_eu(blocks)))
#define TRANSHIP_BOUNDS(one, two, which, ...) which
#define __launch_bounds__(...)                                                                     \
  TRANSHIP_BOUNDS(__VA_ARGS__, TRANSHIP_BOUNDS2, TRANSHIP_BOUNDS1, )(__VA_ARGS__)
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(X) X
typedef int hipLaunchParm;
#define hipLaunchKernelGGLInternal(kernel, blocks, threads, memory, stream, ...)                   \
  do {                                                                                             \
    kernel<<<(blocks), (threads), (memory), (stream)>>>(__VA_ARGS__);                              \
  } while (0)
#define hipLaunchKernelGGL(kernel, ...) hipLaunchKernelGGLInternal((kernel), __VA_ARGS__)

// Their components are properties, and they are not vectors.
#define TRANSHIP_COMPONENT(name)                                                                   \
  __declspec(property(get = get_##name)) unsigned int name;                                        \
  static __device__ __forceinline__ unsigned int get_##name() { return 0; }
#define TRANSHIP_BUILTIN(name)                                                                     \
  struct __hip_builtin_##name##_t {                                                                \
    TRANSHIP_COMPONENT(x)                                                                          \
    TRANSHIP_COMPONENT(y)                                                                          \
    TRANSHIP_COMPONENT(z)                                                                          \
    __device__ operator dim3() const { return dim3(x, y, z); }                                     \
  };                                                                                               \
  extern const __device__ __attribute__((weak)) __hip_builtin_##name##_t name;
TRANSHIP_BUILTIN(threadIdx)
TRANSHIP_BUILTIN(blockIdx)
TRANSHIP_BUILTIN(blockDim)
TRANSHIP_BUILTIN(gridDim)
#undef TRANSHIP_BUILTIN
#undef TRANSHIP_COMPONENT

#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z
#endif

// Which components a texture or surface may have.
template <typename T> struct __hip_is_tex_surf_scalar_channel_type {
  static constexpr bool value =
      std::is_same<T, char>::value || std::is_same<T, unsigned char>::value ||
      std::is_same<T, short>::value || std::is_same<T, unsigned short>::value ||
      std::is_same<T, int>::value || std::is_same<T, unsigned int>::value ||
      std::is_same<T, float>::value;
};
template <typename T>
struct __hip_is_tex_surf_channel_type : __hip_is_tex_surf_scalar_channel_type<T> {};
template <typename T, unsigned int rank>
struct __hip_is_tex_surf_channel_type<HIP_vector_type<T, rank>> {
  static constexpr bool value =
      __hip_is_tex_surf_scalar_channel_type<T>::value && (rank == 1 || rank == 2 || rank == 4);
};
template <typename T> struct __hip_is_tex_normalized_channel_type {
  static constexpr bool value =
      std::is_same<T, char>::value || std::is_same<T, unsigned char>::value ||
      std::is_same<T, short>::value || std::is_same<T, unsigned short>::value;
};
template <typename T, unsigned int rank>
struct __hip_is_tex_normalized_channel_type<HIP_vector_type<T, rank>> {
  static constexpr bool value =
      __hip_is_tex_normalized_channel_type<T>::value && (rank == 1 || rank == 2 || rank == 4);
};
#if TRANSHIP_HIP_VERSION < 60403
template <typename T> using __hip_is_tex_channel_type = __hip_is_tex_surf_channel_type<T>;
template <typename T> using __hip_is_itex_channel_type = __hip_is_tex_surf_channel_type<T>;
template <typename T> using __hip_is_isurf_channel_type = __hip_is_tex_surf_channel_type<T>;
#endif

// The result of a fetch from a texture reference, if its type and mode are allowed.
template <typename T, hipTextureReadMode mode> struct TranshipTexel {
  static_assert(mode == hipReadModeElementType ? __hip_is_tex_surf_channel_type<T>::value
                                               : __hip_is_tex_normalized_channel_type<T>::value,
                "a texture cannot have components of this type");
  using type = typename std::conditional<mode == hipReadModeElementType, T, float>::type;
  using gathered = HIP_vector_type<type, 4>;
};
template <typename T, unsigned int rank, hipTextureReadMode mode>
struct TranshipTexel<HIP_vector_type<T, rank>, mode> {
  static_assert(__hip_is_tex_surf_channel_type<HIP_vector_type<T, rank>>::value,
                "a texture cannot have vectors of this length");
  using component = typename TranshipTexel<T, mode>::type;
  using type = HIP_vector_type<component, rank>;
  using gathered = HIP_vector_type<component, 4>;
};
template <typename T, hipTextureReadMode mode>
using __hip_tex_ret_t = typename TranshipTexel<T, mode>::type;
template <typename T, hipTextureReadMode mode>
using __hip_tex2dgather_ret_t = typename TranshipTexel<T, mode>::gathered;
