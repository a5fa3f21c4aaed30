// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random numbers in kernels.
#pragma once
#pragma GCC system_header
#define CURAND_KERNEL_H_

#include "core.h"
#include "vector.h"

// Namespaces that rocRAND declares in the global namespace (record/TypeRecorder.cpp).
namespace tranship_hip_globals {
namespace detail {}
} // namespace tranship_hip_globals

#pragma clang force_cuda_host_device begin

// The members are declared, so that the tables can report that hipRAND hides them.
#define TRANSHIP_STATE(name, ...)                                                                  \
  struct curandState##name {                                                                       \
    __VA_ARGS__                                                                                    \
  };                                                                                               \
  using curandState##name##_t = curandState##name;
#define TRANSHIP_BOXMULLER                                                                         \
  int boxmuller_flag, boxmuller_flag_double;                                                       \
  float boxmuller_extra;                                                                           \
  double boxmuller_extra_double;
struct mtgp32_kernel_params {
  unsigned pos_tbl[200], param_tbl[200][16], temper_tbl[200][16], single_temper_tbl[200][16];
  unsigned sh1_tbl[200], sh2_tbl[200], mask[1];
};
TRANSHIP_STATE(XORWOW, unsigned d, v[5]; TRANSHIP_BOXMULLER)
TRANSHIP_STATE(MRG32k3a, unsigned s1[3], s2[3]; TRANSHIP_BOXMULLER)
TRANSHIP_STATE(Philox4_32_10, uint4 ctr, output; uint2 key; unsigned STATE; TRANSHIP_BOXMULLER)
TRANSHIP_STATE(Mtgp32, unsigned s[1024]; int offset, pIdx; mtgp32_kernel_params *k;)
TRANSHIP_STATE(Sobol32, unsigned i, x, c, direction_vectors[32];)
TRANSHIP_STATE(ScrambledSobol32, unsigned i, x, c, direction_vectors[32];)
TRANSHIP_STATE(Sobol64, unsigned long long i, x, c, direction_vectors[64];)
TRANSHIP_STATE(ScrambledSobol64, unsigned long long i, x, c, direction_vectors[64];)
#undef TRANSHIP_BOXMULLER
#undef TRANSHIP_STATE
struct curandStateTest {
  unsigned v;
};
using curandStateTest_t = curandStateTest;
using curandState = curandStateXORWOW;
using curandState_t = curandStateXORWOW;
struct mtgp32_params_fast;
using mtgp32_params_fast_t = mtgp32_params_fast;
using mtgp32_kernel_params_t = mtgp32_kernel_params;
extern mtgp32_params_fast mtgp32dc_params_fast_11213[];

// A state is any of the types above; `curand` returns 64 bits for the 64-bit generators.
template <class... Arguments> void curand_init(Arguments...);
template <class... Arguments> curandStatus_t curandMakeMTGP32Constants(Arguments...);
template <class... Arguments> curandStatus_t curandMakeMTGP32KernelState(Arguments...);
template <class State> void skipahead(unsigned long long, State *);
template <class State> void skipahead_sequence(unsigned long long, State *);
template <class State> void skipahead_subsequence(unsigned long long, State *);
template <class State> unsigned curand(State *);
template <int = 0> unsigned long long curand(curandStateSobol64 *);
template <int = 0> unsigned long long curand(curandStateScrambledSobol64 *);
template <class State> uint4 curand4(State *);
template <class State> unsigned curand_mtgp32_specific(State *, unsigned, unsigned);
template <class State> float curand_mtgp32_single(State *);

#define TRANSHIP_DISTRIBUTION(name, ...)                                                           \
  template <class State> float curand_##name(State *, ##__VA_ARGS__);                              \
  template <class State> float2 curand_##name##2(State *, ##__VA_ARGS__);                          \
  template <class State> float4 curand_##name##4(State *, ##__VA_ARGS__);                          \
  template <class State> double curand_##name##_double(State *, ##__VA_ARGS__);                    \
  template <class State> double2 curand_##name##2_double(State *, ##__VA_ARGS__);                  \
  template <class State> double4 curand_##name##4_double(State *, ##__VA_ARGS__);
TRANSHIP_DISTRIBUTION(uniform)
TRANSHIP_DISTRIBUTION(normal)
TRANSHIP_DISTRIBUTION(log_normal, double mean, double deviation)
#undef TRANSHIP_DISTRIBUTION
template <class State> unsigned curand_poisson(State *, double lambda);
template <class State> uint4 curand_poisson4(State *, double lambda);
template <class State, class Distribution> unsigned curand_discrete(State *, Distribution);
template <class State, class Distribution> uint4 curand_discrete4(State *, Distribution);

#pragma clang force_cuda_host_device end
