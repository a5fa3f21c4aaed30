// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random numbers in kernels. States are classes with private members.
#include <hip/hip_runtime.h>
#include <rocrand/rocrand.h>
#ifdef __cplusplus
// With the sizes and alignments of HIP 7.2.4.
#define TRANSHIP_STATE(name, part, count)                                                          \
  class rocrand_state_##name {                                                                     \
    part hidden[count];                                                                            \
  };
TRANSHIP_STATE(xorwow, unsigned long long, 5)
TRANSHIP_STATE(mrg31k3p, unsigned long long, 8)
TRANSHIP_STATE(mrg32k3a, unsigned long long, 5)
TRANSHIP_STATE(philox4x32_10, uint4, 4)
TRANSHIP_STATE(mtgp32, unsigned int, 1078)
TRANSHIP_STATE(sobol32, unsigned int, 34)
TRANSHIP_STATE(scrambled_sobol32, unsigned int, 35)
TRANSHIP_STATE(sobol64, unsigned long long, 66)
TRANSHIP_STATE(scrambled_sobol64, unsigned long long, 67)
TRANSHIP_STATE(lfsr113, unsigned long long, 8)
TRANSHIP_STATE(threefry2x32_20, unsigned long long, 8)
TRANSHIP_STATE(threefry2x64_20, unsigned long long, 8)
TRANSHIP_STATE(threefry4x32_20, unsigned long long, 8)
TRANSHIP_STATE(threefry4x64_20, unsigned long long, 8)
#undef TRANSHIP_STATE

// The library's own names, which are in the global namespace.
namespace detail {}
#define TRANSHIP_TABLE(name)                                                                       \
  static const __device__ unsigned int d_##name[1] = {};                                           \
  static const unsigned int h_##name[1] = {};
TRANSHIP_TABLE(A1)
TRANSHIP_TABLE(A1P76)
TRANSHIP_TABLE(A1P127)
TRANSHIP_TABLE(A2)
TRANSHIP_TABLE(A2P76)
TRANSHIP_TABLE(A2P127)
TRANSHIP_TABLE(xorwow_jump_matrices)
TRANSHIP_TABLE(xorwow_sequence_jump_matrices)
#undef TRANSHIP_TABLE

template <class State> struct TranshipRandom { using type = unsigned int; };
template <> struct TranshipRandom<rocrand_state_sobol64> { using type = unsigned long long; };
template <> struct TranshipRandom<rocrand_state_scrambled_sobol64> {
  using type = unsigned long long;
};
template <> struct TranshipRandom<rocrand_state_threefry2x64_20> {
  using type = unsigned long long;
};
template <> struct TranshipRandom<rocrand_state_threefry4x64_20> {
  using type = unsigned long long;
};

// hipRAND's device functions are the same with other names.
#define TRANSHIP_DISTRIBUTION(library, name, ...)                                                  \
  template <class State> __device__ float library##_##name(State *__VA_ARGS__);                    \
  template <class State> __device__ float2 library##_##name##2(State * __VA_ARGS__);               \
  template <class State> __device__ float4 library##_##name##4(State * __VA_ARGS__);               \
  template <class State> __device__ double library##_##name##_double(State *__VA_ARGS__);          \
  template <class State> __device__ double2 library##_##name##_double2(State *__VA_ARGS__);        \
  template <class State> __device__ double4 library##_##name##_double4(State *__VA_ARGS__);        \
  template <class State> __device__ double2 library##_##name##2_double(State * __VA_ARGS__);       \
  template <class State> __device__ double4 library##_##name##4_double(State * __VA_ARGS__);
#define TRANSHIP_RANDOM(library)                                                                   \
  template <class State>                                                                           \
  __device__ void library##_init(unsigned long long, unsigned long long, unsigned long long,       \
                                 State *);                                                         \
  template <class State>                                                                           \
  __device__ void library##_init(const unsigned int *, unsigned int, State *);                     \
  template <class State>                                                                           \
  __device__ void library##_init(const unsigned int *, unsigned int, unsigned int, State *);       \
  template <class State>                                                                           \
  __device__ void library##_init(const unsigned long long *, unsigned long long, State *);         \
  template <class State>                                                                           \
  __device__ void library##_init(const unsigned long long *, unsigned long long,                   \
                                 unsigned long long, State *);                                     \
  template <class State> __device__ typename TranshipRandom<State>::type library(State *);         \
  template <class State> __device__ uint4 library##4(State *);                                     \
  TRANSHIP_DISTRIBUTION(library, uniform, )                                                        \
  TRANSHIP_DISTRIBUTION(library, normal, )                                                         \
  TRANSHIP_DISTRIBUTION(library, log_normal, , double, double)                                     \
  template <class State> __device__ unsigned int library##_poisson(State *, double);               \
  template <class State> __device__ uint4 library##_poisson4(State *, double);                     \
  template <class State, class Distribution>                                                       \
  __device__ unsigned int library##_discrete(State *, Distribution);                               \
  template <class State, class Distribution>                                                       \
  __device__ uint4 library##_discrete4(State *, Distribution);
TRANSHIP_RANDOM(rocrand)

template <class State> __device__ void skipahead(unsigned long long, State *);
template <class State> __device__ void skipahead_sequence(unsigned long long, State *);
template <class State> __device__ void skipahead_subsequence(unsigned long long, State *);
#endif
