// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hiprand/hiprand.h>
#include <rocrand/rocrand_kernel.h>
#ifdef __cplusplus
// They are different types, including hiprandState and hiprandStateXORWOW.
#define TRANSHIP_STATE(name, roc)                                                                  \
  struct hiprandState##name : public rocrand_state_##roc {                                         \
    typedef rocrand_state_##roc base;                                                              \
  };                                                                                               \
  typedef struct hiprandState##name hiprandState##name##_t;
TRANSHIP_STATE(, xorwow)
TRANSHIP_STATE(XORWOW, xorwow)
TRANSHIP_STATE(MRG32k3a, mrg32k3a)
TRANSHIP_STATE(Philox4_32_10, philox4x32_10)
TRANSHIP_STATE(Mtgp32, mtgp32)
TRANSHIP_STATE(Sobol32, sobol32)
TRANSHIP_STATE(ScrambledSobol32, scrambled_sobol32)
TRANSHIP_STATE(Sobol64, sobol64)
TRANSHIP_STATE(ScrambledSobol64, scrambled_sobol64)
#undef TRANSHIP_STATE
namespace rocrand_device {
struct mtgp32_params {
  unsigned int pos_tbl[1];
};
} // namespace rocrand_device
typedef rocrand_device::mtgp32_params mtgp32_kernel_params_t;
typedef struct mtgp32_params_fast mtgp32_params_fast_t;
typedef hiprandStateXORWOW_t hipRandState_t;
template <> struct TranshipRandom<hiprandStateSobol64> : TranshipRandom<rocrand_state_sobol64> {};
template <>
struct TranshipRandom<hiprandStateScrambledSobol64>
    : TranshipRandom<rocrand_state_scrambled_sobol64> {};
TRANSHIP_RANDOM(hiprand)
template <class... A> hiprandStatus_t hiprandMakeMTGP32Constants(A...);
template <class... A> hiprandStatus_t hiprandMakeMTGP32KernelState(A...);
#endif
