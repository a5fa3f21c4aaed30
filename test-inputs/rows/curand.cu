// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <curand.h>
#include <curand_kernel.h>
#include <curand_mtgp32_host.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline curandStatus_t use_0(curandGenerator_t * a0, curandRngType_t a1) { return curandCreateGenerator(a0, a1); }
inline curandStatus_t use_1(curandGenerator_t * a0, curandRngType_t a1) { return curandCreateGeneratorHost(a0, a1); }
inline curandStatus_t use_2(curandGenerator_t a0) { return curandDestroyGenerator(a0); }
inline curandStatus_t use_3(int * a0) { return curandGetVersion(a0); }
inline curandStatus_t use_4(libraryPropertyType a0, int * a1) { return curandGetProperty(a0, a1); }
inline curandStatus_t use_5(curandGenerator_t a0, cudaStream_t a1) { return curandSetStream(a0, a1); }
inline curandStatus_t use_6(curandGenerator_t a0, unsigned long long a1) { return curandSetPseudoRandomGeneratorSeed(a0, a1); }
inline curandStatus_t use_7(curandGenerator_t a0, unsigned long long a1) { return curandSetGeneratorOffset(a0, a1); }
inline curandStatus_t use_8(curandGenerator_t a0, curandOrdering_t a1) { return curandSetGeneratorOrdering(a0, a1); }
inline curandStatus_t use_9(curandGenerator_t a0, unsigned int a1) { return curandSetQuasiRandomGeneratorDimensions(a0, a1); }
inline curandStatus_t use_10(curandGenerator_t a0, unsigned int * a1, size_t a2) { return curandGenerate(a0, a1, a2); }
inline curandStatus_t use_11(curandGenerator_t a0, unsigned long long * a1, size_t a2) { return curandGenerateLongLong(a0, a1, a2); }
inline curandStatus_t use_12(curandGenerator_t a0, float * a1, size_t a2) { return curandGenerateUniform(a0, a1, a2); }
inline curandStatus_t use_13(curandGenerator_t a0, double * a1, size_t a2) { return curandGenerateUniformDouble(a0, a1, a2); }
inline curandStatus_t use_14(curandGenerator_t a0, float * a1, size_t a2, float a3, float a4) { return curandGenerateNormal(a0, a1, a2, a3, a4); }
inline curandStatus_t use_15(curandGenerator_t a0, double * a1, size_t a2, double a3, double a4) { return curandGenerateNormalDouble(a0, a1, a2, a3, a4); }
inline curandStatus_t use_16(curandGenerator_t a0, float * a1, size_t a2, float a3, float a4) { return curandGenerateLogNormal(a0, a1, a2, a3, a4); }
inline curandStatus_t use_17(curandGenerator_t a0, double * a1, size_t a2, double a3, double a4) { return curandGenerateLogNormalDouble(a0, a1, a2, a3, a4); }
inline curandStatus_t use_18(double a0, curandDiscreteDistribution_t * a1) { return curandCreatePoissonDistribution(a0, a1); }
inline curandStatus_t use_19(curandDiscreteDistribution_t a0) { return curandDestroyDistribution(a0); }
inline curandStatus_t use_20(curandGenerator_t a0, unsigned int * a1, size_t a2, double a3) { return curandGeneratePoisson(a0, a1, a2, a3); }
inline curandStatus_t use_21(curandGenerator_t a0, unsigned int * a1, size_t a2, double a3, curandMethod_t a4) { return curandGeneratePoissonMethod(a0, a1, a2, a3, a4); }
inline curandStatus_t use_22(curandGenerator_t a0, unsigned int * a1, size_t a2, unsigned int a3, double a4) { return curandGenerateBinomial(a0, a1, a2, a3, a4); }
inline curandStatus_t use_23(curandGenerator_t a0, unsigned int * a1, size_t a2, unsigned int a3, double a4, curandMethod_t a5) { return curandGenerateBinomialMethod(a0, a1, a2, a3, a4, a5); }
inline curandStatus_t use_24(curandGenerator_t a0) { return curandGenerateSeeds(a0); }
inline curandStatus_t use_25(curandDirectionVectors32_t * a0[], curandDirectionVectorSet_t a1) { return curandGetDirectionVectors32(a0, a1); }
inline curandStatus_t use_26(unsigned int ** a0) { return curandGetScrambleConstants32(a0); }
inline curandStatus_t use_27(curandDirectionVectors64_t * a0[], curandDirectionVectorSet_t a1) { return curandGetDirectionVectors64(a0, a1); }
inline curandStatus_t use_28(unsigned long long ** a0) { return curandGetScrambleConstants64(a0); }
__device__ inline unsigned int use_29(curandStateMtgp32_t * a0) { return curand(a0); }
__device__ inline unsigned int use_30(curandStateTest_t * a0) { return curand(a0); }
__device__ inline unsigned int use_31(curandStateXORWOW_t * a0) { return curand(a0); }
__device__ inline unsigned int use_32(curandStatePhilox4_32_10_t * a0) { return curand(a0); }
__device__ inline unsigned int use_33(curandStateMRG32k3a_t * a0) { return curand(a0); }
__device__ inline unsigned int use_34(curandStateSobol32_t * a0) { return curand(a0); }
__device__ inline unsigned int use_35(curandStateScrambledSobol32_t * a0) { return curand(a0); }
__device__ inline unsigned long long use_36(curandStateSobol64_t * a0) { return curand(a0); }
__device__ inline unsigned long long use_37(curandStateScrambledSobol64_t * a0) { return curand(a0); }
__device__ inline unsigned int use_38(curandStateMtgp32_t * a0, unsigned char a1, unsigned char a2) { return curand_mtgp32_specific(a0, a1, a2); }
__device__ inline float use_39(curandStateMtgp32_t * a0) { return curand_mtgp32_single(a0); }
__device__ inline float use_40(curandStateMtgp32_t * a0, unsigned char a1, unsigned char a2) { return curand_mtgp32_single_specific(a0, a1, a2); }
__device__ inline uint4 use_41(uint4 a0, uint2 a1) { return curand_Philox4x32_10(a0, a1); }
__device__ inline double use_42(double a0, double a1) { return curand_MRGmod(a0, a1); }
__device__ inline double use_43(double a0, double a1, double a2) { return curand_MRGmodMul(a0, a1, a2); }
__device__ inline void use_44(unsigned int a0[][3], unsigned int a1[][3], unsigned int a2[][3], double a3) { curand_MRGmatMul3x3(a0, a1, a2, a3); }
__device__ inline void use_45(unsigned int a0[][3], unsigned int a1[], double a2) { curand_MRGmatVecMul3x3(a0, a1, a2); }
__device__ inline void use_46(unsigned int a0[][3][3], unsigned int a1[][3], double a2, unsigned long long a3) { curand_MRGmatPow3x3(a0, a1, a2, a3); }
__device__ inline void use_47(unsigned long long a0, unsigned long long a1, unsigned long long a2, curandStateTest_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline void use_48(unsigned long long a0, unsigned long long a1, unsigned long long a2, curandStateXORWOW_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline void use_49(unsigned long long a0, unsigned long long a1, unsigned long long a2, curandStatePhilox4_32_10_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline void use_50(unsigned long long a0, unsigned long long a1, unsigned long long a2, curandStateMRG32k3a_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline void use_51(curandDirectionVectors32_t a0, unsigned int a1, curandStateSobol32_t * a2) { curand_init(a0, a1, a2); }
__device__ inline void use_52(curandDirectionVectors32_t a0, unsigned int a1, unsigned int a2, curandStateScrambledSobol32_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline void use_53(curandDirectionVectors64_t a0, unsigned long long a1, curandStateSobol64_t * a2) { curand_init(a0, a1, a2); }
__device__ inline void use_54(curandDirectionVectors64_t a0, unsigned long long a1, unsigned long long a2, curandStateScrambledSobol64_t * a3) { curand_init(a0, a1, a2, a3); }
__device__ inline uint4 use_55(curandStatePhilox4_32_10_t * a0) { return curand4(a0); }
__device__ inline double use_56(curandStateMRG32k3a_t * a0) { return curand_MRG32k3a(a0); }
__device__ inline float use_57(curandStateTest_t * a0) { return curand_uniform(a0); }
__device__ inline float use_58(curandStateXORWOW_t * a0) { return curand_uniform(a0); }
__device__ inline float use_59(curandStateMRG32k3a_t * a0) { return curand_uniform(a0); }
__device__ inline float use_60(curandStatePhilox4_32_10_t * a0) { return curand_uniform(a0); }
__device__ inline float use_61(curandStateMtgp32_t * a0) { return curand_uniform(a0); }
__device__ inline float use_62(curandStateSobol32_t * a0) { return curand_uniform(a0); }
__device__ inline float use_63(curandStateScrambledSobol32_t * a0) { return curand_uniform(a0); }
__device__ inline float use_64(curandStateSobol64_t * a0) { return curand_uniform(a0); }
__device__ inline float use_65(curandStateScrambledSobol64_t * a0) { return curand_uniform(a0); }
__device__ inline double use_66(curandStateTest_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_67(curandStateXORWOW_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_68(curandStateMRG32k3a_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_69(curandStateMtgp32_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_70(curandStatePhilox4_32_10_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_71(curandStateSobol32_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_72(curandStateScrambledSobol32_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_73(curandStateSobol64_t * a0) { return curand_uniform_double(a0); }
__device__ inline double use_74(curandStateScrambledSobol64_t * a0) { return curand_uniform_double(a0); }
__device__ inline double2 use_75(curandStatePhilox4_32_10_t * a0) { return curand_uniform2_double(a0); }
__device__ inline double4 use_76(curandStatePhilox4_32_10_t * a0) { return curand_uniform4_double(a0); }
__device__ inline float4 use_77(curandStatePhilox4_32_10_t * a0) { return curand_uniform4(a0); }
__device__ inline float use_78(curandStateXORWOW_t * a0) { return curand_normal(a0); }
__device__ inline float use_79(curandStatePhilox4_32_10_t * a0) { return curand_normal(a0); }
__device__ inline float use_80(curandStateMRG32k3a_t * a0) { return curand_normal(a0); }
__device__ inline float use_81(curandStateMtgp32_t * a0) { return curand_normal(a0); }
__device__ inline float use_82(curandStateSobol32_t * a0) { return curand_normal(a0); }
__device__ inline float use_83(curandStateScrambledSobol32_t * a0) { return curand_normal(a0); }
__device__ inline float use_84(curandStateSobol64_t * a0) { return curand_normal(a0); }
__device__ inline float use_85(curandStateScrambledSobol64_t * a0) { return curand_normal(a0); }
__device__ inline float2 use_86(curandStateXORWOW_t * a0) { return curand_normal2(a0); }
__device__ inline float2 use_87(curandStatePhilox4_32_10_t * a0) { return curand_normal2(a0); }
__device__ inline float2 use_88(curandStateMRG32k3a_t * a0) { return curand_normal2(a0); }
__device__ inline float4 use_89(curandStatePhilox4_32_10_t * a0) { return curand_normal4(a0); }
__device__ inline double use_90(curandStateXORWOW_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_91(curandStatePhilox4_32_10_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_92(curandStateMRG32k3a_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_93(curandStateMtgp32_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_94(curandStateSobol32_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_95(curandStateScrambledSobol32_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_96(curandStateSobol64_t * a0) { return curand_normal_double(a0); }
__device__ inline double use_97(curandStateScrambledSobol64_t * a0) { return curand_normal_double(a0); }
__device__ inline double2 use_98(curandStateXORWOW_t * a0) { return curand_normal2_double(a0); }
__device__ inline double2 use_99(curandStatePhilox4_32_10_t * a0) { return curand_normal2_double(a0); }
__device__ inline double2 use_100(curandStateMRG32k3a_t * a0) { return curand_normal2_double(a0); }
__device__ inline double4 use_101(curandStatePhilox4_32_10_t * a0) { return curand_normal4_double(a0); }
__device__ inline float use_102(curandStateXORWOW_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_103(curandStatePhilox4_32_10_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_104(curandStateMRG32k3a_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_105(curandStateMtgp32_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_106(curandStateSobol32_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_107(curandStateScrambledSobol32_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_108(curandStateSobol64_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float use_109(curandStateScrambledSobol64_t * a0, float a1, float a2) { return curand_log_normal(a0, a1, a2); }
__device__ inline float2 use_110(curandStateXORWOW_t * a0, float a1, float a2) { return curand_log_normal2(a0, a1, a2); }
__device__ inline float2 use_111(curandStatePhilox4_32_10_t * a0, float a1, float a2) { return curand_log_normal2(a0, a1, a2); }
__device__ inline float2 use_112(curandStateMRG32k3a_t * a0, float a1, float a2) { return curand_log_normal2(a0, a1, a2); }
__device__ inline float4 use_113(curandStatePhilox4_32_10_t * a0, float a1, float a2) { return curand_log_normal4(a0, a1, a2); }
__device__ inline double use_114(curandStateXORWOW_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_115(curandStatePhilox4_32_10_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_116(curandStateMRG32k3a_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_117(curandStateMtgp32_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_118(curandStateSobol32_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_119(curandStateScrambledSobol32_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_120(curandStateSobol64_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double use_121(curandStateScrambledSobol64_t * a0, double a1, double a2) { return curand_log_normal_double(a0, a1, a2); }
__device__ inline double2 use_122(curandStateXORWOW_t * a0, double a1, double a2) { return curand_log_normal2_double(a0, a1, a2); }
__device__ inline double2 use_123(curandStatePhilox4_32_10_t * a0, double a1, double a2) { return curand_log_normal2_double(a0, a1, a2); }
__device__ inline double2 use_124(curandStateMRG32k3a_t * a0, double a1, double a2) { return curand_log_normal2_double(a0, a1, a2); }
__device__ inline double4 use_125(curandStatePhilox4_32_10_t * a0, double a1, double a2) { return curand_log_normal4_double(a0, a1, a2); }
__device__ inline unsigned int use_126(curandStateXORWOW_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_127(curandStatePhilox4_32_10_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_128(curandStateMRG32k3a_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_129(curandStateMtgp32_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_130(curandStateSobol32_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_131(curandStateScrambledSobol32_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_132(curandStateSobol64_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline unsigned int use_133(curandStateScrambledSobol64_t * a0, double a1) { return curand_poisson(a0, a1); }
__device__ inline uint4 use_134(curandStatePhilox4_32_10_t * a0, double a1) { return curand_poisson4(a0, a1); }
__device__ inline unsigned int use_135(curandStateXORWOW_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_136(curandStatePhilox4_32_10_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_137(curandStateMRG32k3a_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_138(curandStateMtgp32_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_139(curandStateSobol32_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_140(curandStateScrambledSobol32_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_141(curandStateSobol64_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline unsigned int use_142(curandStateScrambledSobol64_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete(a0, a1); }
__device__ inline uint4 use_143(curandStatePhilox4_32_10_t * a0, curandDiscreteDistribution_t a1) { return curand_discrete4(a0, a1); }
__host__ inline curandStatus_t use_144(const mtgp32_params_fast_t a0[], mtgp32_kernel_params_t * a1) { return curandMakeMTGP32Constants(a0, a1); }
__host__ inline curandStatus_t use_145(curandStateMtgp32_t * a0, mtgp32_params_fast_t a1[], mtgp32_kernel_params_t * a2, int a3, unsigned long long a4) { return curandMakeMTGP32KernelState(a0, a1, a2, a3, a4); }
inline auto use_146 = CURAND_VER_MAJOR;
inline auto use_147 = CURAND_VER_MINOR;
inline auto use_148 = CURAND_VER_PATCH;
inline auto use_149 = CURAND_VER_BUILD;
inline auto use_150 = CURAND_VERSION;
inline auto use_151 = CURAND_NUM_MTGP32_PARAMS;
inline auto use_152 = CURAND_2POW32;
inline auto use_153 = CURAND_2POW32_DOUBLE;
inline auto use_154 = CURAND_2POW32_INV;
inline auto use_155 = CURAND_2POW32_INV_DOUBLE;
inline auto use_156 = CURAND_2POW53_INV_DOUBLE;
inline auto use_157 = CURAND_2POW32_INV_2PI;
inline auto use_158 = CURAND_2PI;
inline auto use_159 = CURAND_2POW53_INV_2PI_DOUBLE;
inline auto use_160 = CURAND_PI_DOUBLE;
inline auto use_161 = CURAND_2PI_DOUBLE;
inline auto use_162 = CURAND_SQRT2;
inline auto use_163 = CURAND_SQRT2_DOUBLE;
using use_164 = curandStatus;
using use_165 = enum curandStatus;
inline auto use_166 = CURAND_STATUS_SUCCESS;
inline auto use_167 = CURAND_STATUS_VERSION_MISMATCH;
inline auto use_168 = CURAND_STATUS_NOT_INITIALIZED;
inline auto use_169 = CURAND_STATUS_ALLOCATION_FAILED;
inline auto use_170 = CURAND_STATUS_TYPE_ERROR;
inline auto use_171 = CURAND_STATUS_OUT_OF_RANGE;
inline auto use_172 = CURAND_STATUS_LENGTH_NOT_MULTIPLE;
inline auto use_173 = CURAND_STATUS_DOUBLE_PRECISION_REQUIRED;
inline auto use_174 = CURAND_STATUS_LAUNCH_FAILURE;
inline auto use_175 = CURAND_STATUS_PREEXISTING_FAILURE;
inline auto use_176 = CURAND_STATUS_INITIALIZATION_FAILED;
inline auto use_177 = CURAND_STATUS_ARCH_MISMATCH;
inline auto use_178 = CURAND_STATUS_INTERNAL_ERROR;
using use_179 = curandStatus_t;
using use_180 = curandRngType;
using use_181 = enum curandRngType;
inline auto use_182 = CURAND_RNG_TEST;
inline auto use_183 = CURAND_RNG_PSEUDO_DEFAULT;
inline auto use_184 = CURAND_RNG_PSEUDO_XORWOW;
inline auto use_185 = CURAND_RNG_PSEUDO_MRG32K3A;
inline auto use_186 = CURAND_RNG_PSEUDO_MTGP32;
inline auto use_187 = CURAND_RNG_PSEUDO_MT19937;
inline auto use_188 = CURAND_RNG_PSEUDO_PHILOX4_32_10;
inline auto use_189 = CURAND_RNG_QUASI_DEFAULT;
inline auto use_190 = CURAND_RNG_QUASI_SOBOL32;
inline auto use_191 = CURAND_RNG_QUASI_SCRAMBLED_SOBOL32;
inline auto use_192 = CURAND_RNG_QUASI_SOBOL64;
inline auto use_193 = CURAND_RNG_QUASI_SCRAMBLED_SOBOL64;
using use_194 = curandRngType_t;
using use_195 = curandOrdering;
using use_196 = enum curandOrdering;
inline auto use_197 = CURAND_ORDERING_PSEUDO_BEST;
inline auto use_198 = CURAND_ORDERING_PSEUDO_DEFAULT;
inline auto use_199 = CURAND_ORDERING_PSEUDO_SEEDED;
inline auto use_200 = CURAND_ORDERING_PSEUDO_LEGACY;
inline auto use_201 = CURAND_ORDERING_PSEUDO_DYNAMIC;
inline auto use_202 = CURAND_ORDERING_QUASI_DEFAULT;
using use_203 = curandOrdering_t;
using use_204 = curandDirectionVectorSet;
using use_205 = enum curandDirectionVectorSet;
inline auto use_206 = CURAND_DIRECTION_VECTORS_32_JOEKUO6;
inline auto use_207 = CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6;
inline auto use_208 = CURAND_DIRECTION_VECTORS_64_JOEKUO6;
inline auto use_209 = CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6;
using use_210 = curandDirectionVectorSet_t;
using use_211 = curandDirectionVectors32_t;
using use_212 = curandDirectionVectors64_t;
using use_213 = curandGenerator_st;
using use_214 = struct curandGenerator_st;
using use_215 = curandGenerator_t;
using use_216 = curandDistribution_st;
using use_217 = curandDistribution_t;
using use_218 = curandDistributionShift_st;
using use_219 = struct curandDistributionShift_st;
using use_220 = curandDistributionShift_t;
using use_221 = curandDistributionM2Shift_st;
using use_222 = struct curandDistributionM2Shift_st;
using use_223 = curandDistributionM2Shift_t;
using use_224 = curandHistogramM2_st;
using use_225 = struct curandHistogramM2_st;
using use_226 = curandHistogramM2_t;
using use_227 = curandHistogramM2K_st;
using use_228 = curandHistogramM2K_t;
using use_229 = curandHistogramM2V_st;
using use_230 = curandHistogramM2V_t;
using use_231 = curandDiscreteDistribution_st;
using use_232 = struct curandDiscreteDistribution_st;
using use_233 = curandDiscreteDistribution_t;
using use_234 = curandMethod;
using use_235 = enum curandMethod;
inline auto use_236 = CURAND_CHOOSE_BEST;
inline auto use_237 = CURAND_ITR;
inline auto use_238 = CURAND_KNUTH;
inline auto use_239 = CURAND_HITR;
inline auto use_240 = CURAND_M1;
inline auto use_241 = CURAND_M2;
inline auto use_242 = CURAND_BINARY_SEARCH;
inline auto use_243 = CURAND_DISCRETE_GAUSS;
inline auto use_244 = CURAND_REJECTION;
inline auto use_245 = CURAND_DEVICE_API;
inline auto use_246 = CURAND_FAST_REJECTION;
inline auto use_247 = CURAND_3RD;
inline auto use_248 = CURAND_DEFINITION;
inline auto use_249 = CURAND_POISSON;
using use_250 = curandMethod_t;
using use_251 = curandStateMtgp32;
using use_252 = struct curandStateMtgp32;
using use_253 = curandStateMtgp32_t;
using use_254 = curandStatePhilox4_32_10;
using use_255 = struct curandStatePhilox4_32_10;
using use_256 = curandStatePhilox4_32_10_t;
using use_257 = curandStateXORWOW;
using use_258 = struct curandStateXORWOW;
using use_259 = curandStateXORWOW_t;
using use_260 = curandStateMRG32k3a;
using use_261 = struct curandStateMRG32k3a;
using use_262 = curandStateMRG32k3a_t;
using use_263 = curandStateSobol32;
using use_264 = struct curandStateSobol32;
using use_265 = curandStateSobol32_t;
using use_266 = curandStateScrambledSobol32;
using use_267 = struct curandStateScrambledSobol32;
using use_268 = curandStateScrambledSobol32_t;
using use_269 = curandStateSobol64;
using use_270 = struct curandStateSobol64;
using use_271 = curandStateSobol64_t;
using use_272 = curandStateScrambledSobol64;
using use_273 = struct curandStateScrambledSobol64;
using use_274 = curandStateScrambledSobol64_t;
using use_275 = curandState_t;
using use_276 = curandState;
inline void use_277(curandDiscreteDistribution_st &p) { (void)p.M2; }
inline void use_278(curandDiscreteDistribution_st &p) { (void)p.host_M2; }
inline void use_279(curandDiscreteDistribution_st &p) { (void)p.host_gen; }
inline void use_280(curandDiscreteDistribution_st &p) { (void)p.mean; }
inline void use_281(curandDiscreteDistribution_st &p) { (void)p.method; }
inline void use_282(curandDiscreteDistribution_st &p) { (void)p.self_host_ptr; }
inline void use_283(curandDiscreteDistribution_st &p) { (void)p.stddev; }
inline void use_284(curandStateMRG32k3a_t &p) { (void)p.boxmuller_extra; }
inline void use_285(curandStateMRG32k3a_t &p) { (void)p.boxmuller_extra_double; }
inline void use_286(curandStateMRG32k3a_t &p) { (void)p.boxmuller_flag; }
inline void use_287(curandStateMRG32k3a_t &p) { (void)p.boxmuller_flag_double; }
inline void use_288(curandStateMRG32k3a_t &p) { (void)p.s1; }
inline void use_289(curandStateMRG32k3a_t &p) { (void)p.s2; }
inline void use_290(curandStateMtgp32_t &p) { (void)p.k; }
inline void use_291(curandStateMtgp32_t &p) { (void)p.offset; }
inline void use_292(curandStateMtgp32_t &p) { (void)p.pIdx; }
inline void use_293(curandStateMtgp32_t &p) { (void)p.s; }
inline void use_294(curandStatePhilox4_32_10_t &p) { (void)p.STATE; }
inline void use_295(curandStatePhilox4_32_10_t &p) { (void)p.boxmuller_extra; }
inline void use_296(curandStatePhilox4_32_10_t &p) { (void)p.boxmuller_extra_double; }
inline void use_297(curandStatePhilox4_32_10_t &p) { (void)p.boxmuller_flag; }
inline void use_298(curandStatePhilox4_32_10_t &p) { (void)p.boxmuller_flag_double; }
inline void use_299(curandStatePhilox4_32_10_t &p) { (void)p.ctr; }
inline void use_300(curandStatePhilox4_32_10_t &p) { (void)p.key; }
inline void use_301(curandStatePhilox4_32_10_t &p) { (void)p.output; }
inline void use_302(curandStateScrambledSobol32_t &p) { (void)p.c; }
inline void use_303(curandStateScrambledSobol32_t &p) { (void)p.direction_vectors; }
inline void use_304(curandStateScrambledSobol32_t &p) { (void)p.i; }
inline void use_305(curandStateScrambledSobol32_t &p) { (void)p.x; }
inline void use_306(curandStateScrambledSobol64_t &p) { (void)p.c; }
inline void use_307(curandStateScrambledSobol64_t &p) { (void)p.direction_vectors; }
inline void use_308(curandStateScrambledSobol64_t &p) { (void)p.i; }
inline void use_309(curandStateScrambledSobol64_t &p) { (void)p.x; }
inline void use_310(curandStateSobol32_t &p) { (void)p.c; }
inline void use_311(curandStateSobol32_t &p) { (void)p.direction_vectors; }
inline void use_312(curandStateSobol32_t &p) { (void)p.i; }
inline void use_313(curandStateSobol32_t &p) { (void)p.x; }
inline void use_314(curandStateSobol64_t &p) { (void)p.c; }
inline void use_315(curandStateSobol64_t &p) { (void)p.direction_vectors; }
inline void use_316(curandStateSobol64_t &p) { (void)p.i; }
inline void use_317(curandStateSobol64_t &p) { (void)p.x; }
inline void use_318(curandStateXORWOW_t &p) { (void)p.boxmuller_extra; }
inline void use_319(curandStateXORWOW_t &p) { (void)p.boxmuller_extra_double; }
inline void use_320(curandStateXORWOW_t &p) { (void)p.boxmuller_flag; }
inline void use_321(curandStateXORWOW_t &p) { (void)p.boxmuller_flag_double; }
inline void use_322(curandStateXORWOW_t &p) { (void)p.d; }
inline void use_323(curandStateXORWOW_t &p) { (void)p.v; }
