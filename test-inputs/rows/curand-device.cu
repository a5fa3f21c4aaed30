// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <curand_kernel.h>
#include <curand_mtgp32_host.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
__device__ inline unsigned int use_0(curandStateMtgp32_t * a0) { return curand(a0); }
__device__ inline unsigned int use_1(curandStateTest_t * a0) { return curand(a0); }
__device__ inline unsigned int use_2(curandStateXORWOW_t * a0) { return curand(a0); }
__device__ inline unsigned int use_3(curandStatePhilox4_32_10_t * a0) { return curand(a0); }
__device__ inline unsigned int use_4(curandStateMRG32k3a_t * a0) { return curand(a0); }
__device__ inline unsigned int use_5(curandStateSobol32_t * a0) { return curand(a0); }
__device__ inline unsigned int use_6(curandStateScrambledSobol32_t * a0) { return curand(a0); }
__device__ inline unsigned long long use_7(curandStateSobol64_t * a0) { return curand(a0); }
__device__ inline unsigned long long use_8(curandStateScrambledSobol64_t * a0) { return curand(a0); }
__device__ inline unsigned int use_9(curandStateMtgp32_t * a0, unsigned char a1, unsigned char a2) { return curand_mtgp32_specific(a0, a1, a2); }
__device__ inline float use_10(curandStateMtgp32_t * a0) { return curand_mtgp32_single(a0); }
__device__ inline float use_11(curandStateMtgp32_t * a0, unsigned char a1, unsigned char a2) { return curand_mtgp32_single_specific(a0, a1, a2); }
__device__ inline uint4 use_12(uint4 a0, uint2 a1) { return curand_Philox4x32_10(a0, a1); }
__device__ inline double use_13(double a0, double a1) { return curand_MRGmod(a0, a1); }
__device__ inline double use_14(double a0, double a1, double a2) { return curand_MRGmodMul(a0, a1, a2); }
__device__ inline void use_15(unsigned int a0[][3], unsigned int a1[][3], unsigned int a2[][3], double a3) { curand_MRGmatMul3x3(a0, a1, a2, a3); }
__device__ inline void use_16(unsigned int a0[][3], unsigned int a1[], double a2) { curand_MRGmatVecMul3x3(a0, a1, a2); }
__device__ inline void use_17(unsigned int a0[][3][3], unsigned int a1[][3], double a2, unsigned long long a3) { curand_MRGmatPow3x3(a0, a1, a2, a3); }
__device__ inline void use_18(unsigned long long a0, unsigned long long a1, unsigned long long a2, curandStateTest_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline void use_19(unsigned long long a0, unsigned long long a1, unsigned long long a2, curandStateXORWOW_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline void use_20(unsigned long long a0, unsigned long long a1, unsigned long long a2, curandStatePhilox4_32_10_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline void use_21(unsigned long long a0, unsigned long long a1, unsigned long long a2, curandStateMRG32k3a_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline void use_22(curandDirectionVectors32_t a0, unsigned int a1, curandStateSobol32_t * a2) { curand_init(a0, a1, a2); }
__device__ inline void use_23(curandDirectionVectors32_t a0, unsigned int a1, unsigned int a2, curandStateScrambledSobol32_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline void use_24(curandDirectionVectors64_t a0, unsigned long long a1, curandStateSobol64_t * a2) { curand_init(a0, a1, a2); }
__device__ inline void use_25(curandDirectionVectors64_t a0, unsigned long long a1, unsigned long long a2, curandStateScrambledSobol64_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline uint4 use_26(curandStatePhilox4_32_10_t * a0) { return curand4(a0); }
__device__ inline double use_27(curandStateMRG32k3a_t * a0) { return curand_MRG32k3a(a0); }
__device__ inline float use_28(curandStateTest_t * a0) { return curand_uniform(a0); }
__device__ inline float use_29(curandStateXORWOW_t * a0) { return curand_uniform(a0); }
__device__ inline float use_30(curandStateMRG32k3a_t * a0) { return curand_uniform(a0); }
__device__ inline float use_31(curandStatePhilox4_32_10_t * a0) { return curand_uniform(a0); }
__device__ inline float use_32(curandStateMtgp32_t * a0) { return curand_uniform(a0); }
__device__ inline float use_33(curandStateSobol32_t * a0) { return curand_uniform(a0); }
__device__ inline float use_34(curandStateScrambledSobol32_t * a0) { return curand_uniform(a0); }
__device__ inline float use_35(curandStateSobol64_t * a0) { return curand_uniform(a0); }
__device__ inline float use_36(curandStateScrambledSobol64_t * a0) { return curand_uniform(a0); }
__device__ inline double use_37(curandStateTest_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_38(curandStateXORWOW_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_39(curandStateMRG32k3a_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_40(curandStateMtgp32_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_41(curandStatePhilox4_32_10_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_42(curandStateSobol32_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_43(curandStateScrambledSobol32_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_44(curandStateSobol64_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_45(curandStateScrambledSobol64_t * a0) { return curand_uniform_double(a0); }
__device__ inline double2 use_46(curandStatePhilox4_32_10_t * a0) { return curand_uniform2_double(a0); }
__device__ inline double4 use_47(curandStatePhilox4_32_10_t * a0) { return curand_uniform4_double(a0); }
__device__ inline float4 use_48(curandStatePhilox4_32_10_t * a0) { return curand_uniform4(a0); }
__device__ inline float use_49(curandStateXORWOW_t * a0) { return curand_normal(a0); }
__device__ inline float use_50(curandStatePhilox4_32_10_t * a0) { return curand_normal(a0); }
__device__ inline float use_51(curandStateMRG32k3a_t * a0) { return curand_normal(a0); }
__device__ inline float use_52(curandStateMtgp32_t * a0) { return curand_normal(a0); }
__device__ inline float use_53(curandStateSobol32_t * a0) { return curand_normal(a0); }
__device__ inline float use_54(curandStateScrambledSobol32_t * a0) { return curand_normal(a0); }
__device__ inline float use_55(curandStateSobol64_t * a0) { return curand_normal(a0); }
__device__ inline float use_56(curandStateScrambledSobol64_t * a0) { return curand_normal(a0); }
__device__ inline float2 use_57(curandStateXORWOW_t * a0) { return curand_normal2(a0); }
__device__ inline float2 use_58(curandStatePhilox4_32_10_t * a0) { return curand_normal2(a0); }
__device__ inline float2 use_59(curandStateMRG32k3a_t * a0) { return curand_normal2(a0); }
__device__ inline float4 use_60(curandStatePhilox4_32_10_t * a0) { return curand_normal4(a0); }
__device__ inline double use_61(curandStateXORWOW_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_62(curandStatePhilox4_32_10_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_63(curandStateMRG32k3a_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_64(curandStateMtgp32_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_65(curandStateSobol32_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_66(curandStateScrambledSobol32_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_67(curandStateSobol64_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_68(curandStateScrambledSobol64_t * a0) { return curand_normal_double(a0); }
__device__ inline double2 use_69(curandStateXORWOW_t * a0) { return curand_normal2_double(a0); }
__device__ inline double2 use_70(curandStatePhilox4_32_10_t * a0) { return curand_normal2_double(a0); }
__device__ inline double2 use_71(curandStateMRG32k3a_t * a0) { return curand_normal2_double(a0); }
__device__ inline double4 use_72(curandStatePhilox4_32_10_t * a0) { return curand_normal4_double(a0); }
__device__ inline float use_73(curandStateXORWOW_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_74(curandStatePhilox4_32_10_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_75(curandStateMRG32k3a_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_76(curandStateMtgp32_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_77(curandStateSobol32_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_78(curandStateScrambledSobol32_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_79(curandStateSobol64_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_80(curandStateScrambledSobol64_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float2 use_81(curandStateXORWOW_t * a0, float a1, float a2) { return curand_log_normal2(a0, a1, a2); }
__device__ inline float2 use_82(curandStatePhilox4_32_10_t * a0, float a1, float a2) { return curand_log_normal2(a0, a1, a2); }
__device__ inline float2 use_83(curandStateMRG32k3a_t * a0, float a1, float a2) { return curand_log_normal2(a0, a1, a2); }
__device__ inline float4 use_84(curandStatePhilox4_32_10_t * a0, float a1, float a2) { return curand_log_normal4(a0, a1, a2); }
__device__ inline double use_85(curandStateXORWOW_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_86(curandStatePhilox4_32_10_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_87(curandStateMRG32k3a_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_88(curandStateMtgp32_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_89(curandStateSobol32_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_90(curandStateScrambledSobol32_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_91(curandStateSobol64_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_92(curandStateScrambledSobol64_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double2 use_93(curandStateXORWOW_t * a0, double a1, double a2) { return curand_log_normal2_double(a0, a1, a2); }
__device__ inline double2 use_94(curandStatePhilox4_32_10_t * a0, double a1, double a2) { return curand_log_normal2_double(a0, a1, a2); }
__device__ inline double2 use_95(curandStateMRG32k3a_t * a0, double a1, double a2) { return curand_log_normal2_double(a0, a1, a2); }
__device__ inline double4 use_96(curandStatePhilox4_32_10_t * a0, double a1, double a2) { return curand_log_normal4_double(a0, a1, a2); }
__device__ inline unsigned int use_97(curandStateXORWOW_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_98(curandStatePhilox4_32_10_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_99(curandStateMRG32k3a_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_100(curandStateMtgp32_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_101(curandStateSobol32_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_102(curandStateScrambledSobol32_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_103(curandStateSobol64_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_104(curandStateScrambledSobol64_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline uint4 use_105(curandStatePhilox4_32_10_t * a0, double a1) { return curand_poisson4(a0, a1); }
__device__ inline unsigned int use_106(curandStateXORWOW_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_107(curandStatePhilox4_32_10_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_108(curandStateMRG32k3a_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_109(curandStateMtgp32_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_110(curandStateSobol32_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_111(curandStateScrambledSobol32_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_112(curandStateSobol64_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_113(curandStateScrambledSobol64_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline uint4 use_114(curandStatePhilox4_32_10_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete4(a0, a1); }
__host__ inline curandStatus_t use_115(const mtgp32_params_fast_t a0[], mtgp32_kernel_params_t * a1) { return curandMakeMTGP32Constants(a0, a1); }
__host__ inline curandStatus_t use_116(curandStateMtgp32_t * a0, mtgp32_params_fast_t a1[], mtgp32_kernel_params_t * a2, int a3, unsigned long long a4) { return curandMakeMTGP32KernelState(a0, a1, a2, a3, a4); }
inline auto use_117 = CURAND_NUM_MTGP32_PARAMS;
inline auto use_118 = CURAND_2POW32;
inline auto use_119 = CURAND_2POW32_DOUBLE;
inline auto use_120 = CURAND_2POW32_INV;
inline auto use_121 = CURAND_2POW32_INV_DOUBLE;
inline auto use_122 = CURAND_2POW53_INV_DOUBLE;
inline auto use_123 = CURAND_2POW32_INV_2PI;
inline auto use_124 = CURAND_2PI;
inline auto use_125 = CURAND_2POW53_INV_2PI_DOUBLE;
inline auto use_126 = CURAND_PI_DOUBLE;
inline auto use_127 = CURAND_2PI_DOUBLE;
inline auto use_128 = CURAND_SQRT2;
inline auto use_129 = CURAND_SQRT2_DOUBLE;
using use_130 = curandStateMtgp32;
using use_131 = struct curandStateMtgp32;
using use_132 = curandStateMtgp32_t;
using use_133 = curandStatePhilox4_32_10;
using use_134 = struct curandStatePhilox4_32_10;
using use_135 = curandStatePhilox4_32_10_t;
using use_136 = curandStateXORWOW;
using use_137 = struct curandStateXORWOW;
using use_138 = curandStateXORWOW_t;
using use_139 = curandStateMRG32k3a;
using use_140 = struct curandStateMRG32k3a;
using use_141 = curandStateMRG32k3a_t;
using use_142 = curandStateSobol32;
using use_143 = struct curandStateSobol32;
using use_144 = curandStateSobol32_t;
using use_145 = curandStateScrambledSobol32;
using use_146 = struct curandStateScrambledSobol32;
using use_147 = curandStateScrambledSobol32_t;
using use_148 = curandStateSobol64;
using use_149 = struct curandStateSobol64;
using use_150 = curandStateSobol64_t;
using use_151 = curandStateScrambledSobol64;
using use_152 = struct curandStateScrambledSobol64;
using use_153 = curandStateScrambledSobol64_t;
using use_154 = curandState_t;
using use_155 = curandState;
inline void use_156(curandStateMRG32k3a_t &p) { (void)p.boxmuller_extra; }
inline void use_157(curandStateMRG32k3a_t &p) { (void)p.boxmuller_extra_double; }
inline void use_158(curandStateMRG32k3a_t &p) { (void)p.boxmuller_flag; }
inline void use_159(curandStateMRG32k3a_t &p) { (void)p.boxmuller_flag_double; }
inline void use_160(curandStateMRG32k3a_t &p) { (void)p.s1; }
inline void use_161(curandStateMRG32k3a_t &p) { (void)p.s2; }
inline void use_162(curandStateMtgp32_t &p) { (void)p.k; }
inline void use_163(curandStateMtgp32_t &p) { (void)p.offset; }
inline void use_164(curandStateMtgp32_t &p) { (void)p.pIdx; }
inline void use_165(curandStateMtgp32_t &p) { (void)p.s; }
inline void use_166(curandStatePhilox4_32_10_t &p) { (void)p.STATE; }
inline void use_167(curandStatePhilox4_32_10_t &p) { (void)p.boxmuller_extra; }
inline void use_168(curandStatePhilox4_32_10_t &p) { (void)p.boxmuller_extra_double; }
inline void use_169(curandStatePhilox4_32_10_t &p) { (void)p.boxmuller_flag; }
inline void use_170(curandStatePhilox4_32_10_t &p) { (void)p.boxmuller_flag_double; }
inline void use_171(curandStatePhilox4_32_10_t &p) { (void)p.ctr; }
inline void use_172(curandStatePhilox4_32_10_t &p) { (void)p.key; }
inline void use_173(curandStatePhilox4_32_10_t &p) { (void)p.output; }
inline void use_174(curandStateScrambledSobol32_t &p) { (void)p.c; }
inline void use_175(curandStateScrambledSobol32_t &p) { (void)p.direction_vectors; }
inline void use_176(curandStateScrambledSobol32_t &p) { (void)p.i; }
inline void use_177(curandStateScrambledSobol32_t &p) { (void)p.x; }
inline void use_178(curandStateScrambledSobol64_t &p) { (void)p.c; }
inline void use_179(curandStateScrambledSobol64_t &p) { (void)p.direction_vectors; }
inline void use_180(curandStateScrambledSobol64_t &p) { (void)p.i; }
inline void use_181(curandStateScrambledSobol64_t &p) { (void)p.x; }
inline void use_182(curandStateSobol32_t &p) { (void)p.c; }
inline void use_183(curandStateSobol32_t &p) { (void)p.direction_vectors; }
inline void use_184(curandStateSobol32_t &p) { (void)p.i; }
inline void use_185(curandStateSobol32_t &p) { (void)p.x; }
inline void use_186(curandStateSobol64_t &p) { (void)p.c; }
inline void use_187(curandStateSobol64_t &p) { (void)p.direction_vectors; }
inline void use_188(curandStateSobol64_t &p) { (void)p.i; }
inline void use_189(curandStateSobol64_t &p) { (void)p.x; }
inline void use_190(curandStateXORWOW_t &p) { (void)p.boxmuller_extra; }
inline void use_191(curandStateXORWOW_t &p) { (void)p.boxmuller_extra_double; }
inline void use_192(curandStateXORWOW_t &p) { (void)p.boxmuller_flag; }
inline void use_193(curandStateXORWOW_t &p) { (void)p.boxmuller_flag_double; }
inline void use_194(curandStateXORWOW_t &p) { (void)p.d; }
inline void use_195(curandStateXORWOW_t &p) { (void)p.v; }
