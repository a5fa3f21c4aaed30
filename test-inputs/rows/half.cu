// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_fp4.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
__host__ __device__ inline __half use_0(const double a0) { return __double2half(a0); }
__host__ __device__ inline __half use_1(const float a0) { return __float2half(a0); }
__host__ __device__ inline __half use_2(const float a0) { return __float2half_rn(a0); }
__host__ __device__ inline __half use_3(const float a0) { return __float2half_rz(a0); }
__host__ __device__ inline __half use_4(const float a0) { return __float2half_rd(a0); }
__host__ __device__ inline __half use_5(const float a0) { return __float2half_ru(a0); }
__host__ __device__ inline float use_6(const __half a0) { return __half2float(a0); }
__host__ __device__ inline __half2 use_7(const float a0) { return __float2half2_rn(a0); }
__host__ __device__ inline __half2 use_8(const float a0, const float a1) { return __floats2half2_rn(a0, a1); }
__host__ __device__ inline float use_9(const __half2 a0) { return __low2float(a0); }
__host__ __device__ inline float use_10(const __nv_bfloat162 a0) { return __low2float(a0); }
__host__ __device__ inline float use_11(const __half2 a0) { return __high2float(a0); }
__host__ __device__ inline float use_12(const __nv_bfloat162 a0) { return __high2float(a0); }
__host__ __device__ inline signed char use_13(const __half a0) { return __half2char_rz(a0); }
__host__ __device__ inline unsigned char use_14(const __half a0) { return __half2uchar_rz(a0); }
__host__ __device__ inline short use_15(const __half a0) { return __half2short_rz(a0); }
__host__ __device__ inline unsigned short use_16(const __half a0) { return __half2ushort_rz(a0); }
__host__ __device__ inline int use_17(const __half a0) { return __half2int_rz(a0); }
__host__ __device__ inline unsigned int use_18(const __half a0) { return __half2uint_rz(a0); }
__host__ __device__ inline long long use_19(const __half a0) { return __half2ll_rz(a0); }
__host__ __device__ inline unsigned long long use_20(const __half a0) { return __half2ull_rz(a0); }
__host__ __device__ inline __half2 use_21(const __half a0, const __half a1) { return make_half2(a0, a1); }
__host__ __device__ inline __half2 use_22(const float2 a0) { return __float22half2_rn(a0); }
__host__ __device__ inline float2 use_23(const __half2 a0) { return __half22float2(a0); }
__device__ inline int use_24(const __half a0) { return __half2int_rn(a0); }
__device__ inline int use_25(const __half a0) { return __half2int_rd(a0); }
__device__ inline int use_26(const __half a0) { return __half2int_ru(a0); }
__host__ __device__ inline __half use_27(const int a0) { return __int2half_rn(a0); }
__host__ __device__ inline __half use_28(const int a0) { return __int2half_rz(a0); }
__host__ __device__ inline __half use_29(const int a0) { return __int2half_rd(a0); }
__host__ __device__ inline __half use_30(const int a0) { return __int2half_ru(a0); }
__device__ inline short use_31(const __half a0) { return __half2short_rn(a0); }
__device__ inline short use_32(const __half a0) { return __half2short_rd(a0); }
__device__ inline short use_33(const __half a0) { return __half2short_ru(a0); }
__host__ __device__ inline __half use_34(const short a0) { return __short2half_rn(a0); }
__host__ __device__ inline __half use_35(const short a0) { return __short2half_rz(a0); }
__host__ __device__ inline __half use_36(const short a0) { return __short2half_rd(a0); }
__host__ __device__ inline __half use_37(const short a0) { return __short2half_ru(a0); }
__device__ inline unsigned int use_38(const __half a0) { return __half2uint_rn(a0); }
__device__ inline unsigned int use_39(const __half a0) { return __half2uint_rd(a0); }
__device__ inline unsigned int use_40(const __half a0) { return __half2uint_ru(a0); }
__host__ __device__ inline __half use_41(const unsigned int a0) { return __uint2half_rn(a0); }
__host__ __device__ inline __half use_42(const unsigned int a0) { return __uint2half_rz(a0); }
__host__ __device__ inline __half use_43(const unsigned int a0) { return __uint2half_rd(a0); }
__host__ __device__ inline __half use_44(const unsigned int a0) { return __uint2half_ru(a0); }
__device__ inline unsigned short use_45(const __half a0) { return __half2ushort_rn(a0); }
__device__ inline unsigned short use_46(const __half a0) { return __half2ushort_rd(a0); }
__device__ inline unsigned short use_47(const __half a0) { return __half2ushort_ru(a0); }
__host__ __device__ inline __half use_48(const unsigned short a0) { return __ushort2half_rn(a0); }
__host__ __device__ inline __half use_49(const unsigned short a0) { return __ushort2half_rz(a0); }
__host__ __device__ inline __half use_50(const unsigned short a0) { return __ushort2half_rd(a0); }
__host__ __device__ inline __half use_51(const unsigned short a0) { return __ushort2half_ru(a0); }
__device__ inline unsigned long long use_52(const __half a0) { return __half2ull_rn(a0); }
__device__ inline unsigned long long use_53(const __half a0) { return __half2ull_rd(a0); }
__device__ inline unsigned long long use_54(const __half a0) { return __half2ull_ru(a0); }
__host__ __device__ inline __half use_55(const unsigned long long a0) { return __ull2half_rn(a0); }
__host__ __device__ inline __half use_56(const unsigned long long a0) { return __ull2half_rz(a0); }
__host__ __device__ inline __half use_57(const unsigned long long a0) { return __ull2half_rd(a0); }
__host__ __device__ inline __half use_58(const unsigned long long a0) { return __ull2half_ru(a0); }
__device__ inline long long use_59(const __half a0) { return __half2ll_rn(a0); }
__device__ inline long long use_60(const __half a0) { return __half2ll_rd(a0); }
__device__ inline long long use_61(const __half a0) { return __half2ll_ru(a0); }
__host__ __device__ inline __half use_62(const long long a0) { return __ll2half_rn(a0); }
__host__ __device__ inline __half use_63(const long long a0) { return __ll2half_rz(a0); }
__host__ __device__ inline __half use_64(const long long a0) { return __ll2half_rd(a0); }
__host__ __device__ inline __half use_65(const long long a0) { return __ll2half_ru(a0); }
__device__ inline __half use_66(const __half a0) { return htrunc(a0); }
__device__ inline __nv_bfloat16 use_67(const __nv_bfloat16 a0) { return htrunc(a0); }
__device__ inline __half use_68(const __half a0) { return hceil(a0); }
__device__ inline __nv_bfloat16 use_69(const __nv_bfloat16 a0) { return hceil(a0); }
__device__ inline __half use_70(const __half a0) { return hfloor(a0); }
__device__ inline __nv_bfloat16 use_71(const __nv_bfloat16 a0) { return hfloor(a0); }
__device__ inline __half use_72(const __half a0) { return hrint(a0); }
__device__ inline __nv_bfloat16 use_73(const __nv_bfloat16 a0) { return hrint(a0); }
__device__ inline __half2 use_74(const __half2 a0) { return h2trunc(a0); }
__device__ inline __nv_bfloat162 use_75(const __nv_bfloat162 a0) { return h2trunc(a0); }
__device__ inline __half2 use_76(const __half2 a0) { return h2ceil(a0); }
__device__ inline __nv_bfloat162 use_77(const __nv_bfloat162 a0) { return h2ceil(a0); }
__device__ inline __half2 use_78(const __half2 a0) { return h2floor(a0); }
__device__ inline __nv_bfloat162 use_79(const __nv_bfloat162 a0) { return h2floor(a0); }
__device__ inline __half2 use_80(const __half2 a0) { return h2rint(a0); }
__device__ inline __nv_bfloat162 use_81(const __nv_bfloat162 a0) { return h2rint(a0); }
__host__ __device__ inline __half2 use_82(const __half a0) { return __half2half2(a0); }
__host__ __device__ inline __half2 use_83(const __half2 a0) { return __lowhigh2highlow(a0); }
__host__ __device__ inline __nv_bfloat162 use_84(const __nv_bfloat162 a0) { return __lowhigh2highlow(a0); }
__host__ __device__ inline __half2 use_85(const __half2 a0, const __half2 a1) { return __lows2half2(a0, a1); }
__host__ __device__ inline __half2 use_86(const __half2 a0, const __half2 a1) { return __highs2half2(a0, a1); }
__host__ __device__ inline __half use_87(const __half2 a0) { return __high2half(a0); }
__host__ __device__ inline __half use_88(const __half2 a0) { return __low2half(a0); }
__host__ __device__ inline int use_89(const __half a0) { return __hisinf(a0); }
__host__ __device__ inline int use_90(const __nv_bfloat16 a0) { return __hisinf(a0); }
__host__ __device__ inline __half2 use_91(const __half a0, const __half a1) { return __halves2half2(a0, a1); }
__host__ __device__ inline __half2 use_92(const __half2 a0) { return __low2half2(a0); }
__host__ __device__ inline __half2 use_93(const __half2 a0) { return __high2half2(a0); }
__host__ __device__ inline short use_94(const __half a0) { return __half_as_short(a0); }
__host__ __device__ inline unsigned short use_95(const __half a0) { return __half_as_ushort(a0); }
__host__ __device__ inline __half use_96(const short a0) { return __short_as_half(a0); }
__host__ __device__ inline __half use_97(const unsigned short a0) { return __ushort_as_half(a0); }
__host__ __device__ inline __half use_98(const __half a0, const __half a1) { return __hmax(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_99(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hmax(a0, a1); }
__host__ __device__ inline __half use_100(const __half a0, const __half a1) { return __hmin(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_101(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hmin(a0, a1); }
__host__ __device__ inline __half2 use_102(const __half2 a0, const __half2 a1) { return __hmax2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_103(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hmax2(a0, a1); }
__host__ __device__ inline __half2 use_104(const __half2 a0, const __half2 a1) { return __hmin2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_105(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hmin2(a0, a1); }
__device__ inline __half2 use_106(const unsigned int a0, const __half2 a1, const int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline __half2 use_107(const unsigned int a0, const __half2 a1, const int a2, const int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline __half use_108(const unsigned int a0, const __half a1, const int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline __half use_109(const unsigned int a0, const __half a1, const int a2, const int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline __nv_bfloat162 use_110(const unsigned int a0, const __nv_bfloat162 a1, const int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline __nv_bfloat162 use_111(const unsigned int a0, const __nv_bfloat162 a1, const int a2, const int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline __nv_bfloat16 use_112(const unsigned int a0, const __nv_bfloat16 a1, const int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline __nv_bfloat16 use_113(const unsigned int a0, const __nv_bfloat16 a1, const int a2, const int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline __half2 use_114(const unsigned int a0, const __half2 a1, const unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline __half2 use_115(const unsigned int a0, const __half2 a1, const unsigned int a2, const int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline __half use_116(const unsigned int a0, const __half a1, const unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline __half use_117(const unsigned int a0, const __half a1, const unsigned int a2, const int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline __nv_bfloat162 use_118(const unsigned int a0, const __nv_bfloat162 a1, const unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline __nv_bfloat162 use_119(const unsigned int a0, const __nv_bfloat162 a1, const unsigned int a2, const int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline __nv_bfloat16 use_120(const unsigned int a0, const __nv_bfloat16 a1, const unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline __nv_bfloat16 use_121(const unsigned int a0, const __nv_bfloat16 a1, const unsigned int a2, const int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline __half2 use_122(const unsigned int a0, const __half2 a1, const unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline __half2 use_123(const unsigned int a0, const __half2 a1, const unsigned int a2, const int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline __half use_124(const unsigned int a0, const __half a1, const unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline __half use_125(const unsigned int a0, const __half a1, const unsigned int a2, const int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline __nv_bfloat162 use_126(const unsigned int a0, const __nv_bfloat162 a1, const unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline __nv_bfloat162 use_127(const unsigned int a0, const __nv_bfloat162 a1, const unsigned int a2, const int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline __nv_bfloat16 use_128(const unsigned int a0, const __nv_bfloat16 a1, const unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline __nv_bfloat16 use_129(const unsigned int a0, const __nv_bfloat16 a1, const unsigned int a2, const int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline __half2 use_130(const unsigned int a0, const __half2 a1, const int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline __half2 use_131(const unsigned int a0, const __half2 a1, const int a2, const int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline __half use_132(const unsigned int a0, const __half a1, const int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline __half use_133(const unsigned int a0, const __half a1, const int a2, const int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline __nv_bfloat162 use_134(const unsigned int a0, const __nv_bfloat162 a1, const int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline __nv_bfloat162 use_135(const unsigned int a0, const __nv_bfloat162 a1, const int a2, const int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline __nv_bfloat16 use_136(const unsigned int a0, const __nv_bfloat16 a1, const int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline __nv_bfloat16 use_137(const unsigned int a0, const __nv_bfloat16 a1, const int a2, const int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline __half2 use_138(const __half2 *const a0) { return __ldg(a0); }
__device__ inline __half use_139(const __half *const a0) { return __ldg(a0); }
__device__ inline __nv_bfloat162 use_140(const __nv_bfloat162 *const a0) { return __ldg(a0); }
__device__ inline __nv_bfloat16 use_141(const __nv_bfloat16 *const a0) { return __ldg(a0); }
__device__ inline __half2 use_142(const __half2 *const a0) { return __ldcg(a0); }
__device__ inline __half use_143(const __half *const a0) { return __ldcg(a0); }
__device__ inline __nv_bfloat162 use_144(const __nv_bfloat162 *const a0) { return __ldcg(a0); }
__device__ inline __nv_bfloat16 use_145(const __nv_bfloat16 *const a0) { return __ldcg(a0); }
__device__ inline __half2 use_146(const __half2 *const a0) { return __ldca(a0); }
__device__ inline __half use_147(const __half *const a0) { return __ldca(a0); }
__device__ inline __nv_bfloat162 use_148(const __nv_bfloat162 *const a0) { return __ldca(a0); }
__device__ inline __nv_bfloat16 use_149(const __nv_bfloat16 *const a0) { return __ldca(a0); }
__device__ inline __half2 use_150(const __half2 *const a0) { return __ldcs(a0); }
__device__ inline __half use_151(const __half *const a0) { return __ldcs(a0); }
__device__ inline __nv_bfloat162 use_152(const __nv_bfloat162 *const a0) { return __ldcs(a0); }
__device__ inline __nv_bfloat16 use_153(const __nv_bfloat16 *const a0) { return __ldcs(a0); }
__device__ inline __half2 use_154(const __half2 *const a0) { return __ldlu(a0); }
__device__ inline __half use_155(const __half *const a0) { return __ldlu(a0); }
__device__ inline __nv_bfloat162 use_156(const __nv_bfloat162 *const a0) { return __ldlu(a0); }
__device__ inline __nv_bfloat16 use_157(const __nv_bfloat16 *const a0) { return __ldlu(a0); }
__device__ inline __half2 use_158(const __half2 *const a0) { return __ldcv(a0); }
__device__ inline __half use_159(const __half *const a0) { return __ldcv(a0); }
__device__ inline __nv_bfloat162 use_160(const __nv_bfloat162 *const a0) { return __ldcv(a0); }
__device__ inline __nv_bfloat16 use_161(const __nv_bfloat16 *const a0) { return __ldcv(a0); }
__device__ inline void use_162(__half2 *const a0, const __half2 a1) { __stwb(a0, a1); }
__device__ inline void use_163(__half *const a0, const __half a1) { __stwb(a0, a1); }
__device__ inline void use_164(__nv_bfloat162 *const a0, const __nv_bfloat162 a1) { __stwb(a0, a1); }
__device__ inline void use_165(__nv_bfloat16 *const a0, const __nv_bfloat16 a1) { __stwb(a0, a1); }
__device__ inline void use_166(__half2 *const a0, const __half2 a1) { __stcg(a0, a1); }
__device__ inline void use_167(__half *const a0, const __half a1) { __stcg(a0, a1); }
__device__ inline void use_168(__nv_bfloat162 *const a0, const __nv_bfloat162 a1) { __stcg(a0, a1); }
__device__ inline void use_169(__nv_bfloat16 *const a0, const __nv_bfloat16 a1) { __stcg(a0, a1); }
__device__ inline void use_170(__half2 *const a0, const __half2 a1) { __stcs(a0, a1); }
__device__ inline void use_171(__half *const a0, const __half a1) { __stcs(a0, a1); }
__device__ inline void use_172(__nv_bfloat162 *const a0, const __nv_bfloat162 a1) { __stcs(a0, a1); }
__device__ inline void use_173(__nv_bfloat16 *const a0, const __nv_bfloat16 a1) { __stcs(a0, a1); }
__device__ inline void use_174(__half2 *const a0, const __half2 a1) { __stwt(a0, a1); }
__device__ inline void use_175(__half *const a0, const __half a1) { __stwt(a0, a1); }
__device__ inline void use_176(__nv_bfloat162 *const a0, const __nv_bfloat162 a1) { __stwt(a0, a1); }
__device__ inline void use_177(__nv_bfloat16 *const a0, const __nv_bfloat16 a1) { __stwt(a0, a1); }
__host__ __device__ inline __half2 use_178(const __half2 a0, const __half2 a1) { return __heq2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_179(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __heq2(a0, a1); }
__host__ __device__ inline __half2 use_180(const __half2 a0, const __half2 a1) { return __hne2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_181(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hne2(a0, a1); }
__host__ __device__ inline __half2 use_182(const __half2 a0, const __half2 a1) { return __hle2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_183(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hle2(a0, a1); }
__host__ __device__ inline __half2 use_184(const __half2 a0, const __half2 a1) { return __hge2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_185(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hge2(a0, a1); }
__host__ __device__ inline __half2 use_186(const __half2 a0, const __half2 a1) { return __hlt2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_187(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hlt2(a0, a1); }
__host__ __device__ inline __half2 use_188(const __half2 a0, const __half2 a1) { return __hgt2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_189(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hgt2(a0, a1); }
__host__ __device__ inline __half2 use_190(const __half2 a0, const __half2 a1) { return __hequ2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_191(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hequ2(a0, a1); }
__host__ __device__ inline __half2 use_192(const __half2 a0, const __half2 a1) { return __hneu2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_193(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hneu2(a0, a1); }
__host__ __device__ inline __half2 use_194(const __half2 a0, const __half2 a1) { return __hleu2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_195(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hleu2(a0, a1); }
__host__ __device__ inline __half2 use_196(const __half2 a0, const __half2 a1) { return __hgeu2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_197(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hgeu2(a0, a1); }
__host__ __device__ inline __half2 use_198(const __half2 a0, const __half2 a1) { return __hltu2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_199(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hltu2(a0, a1); }
__host__ __device__ inline __half2 use_200(const __half2 a0, const __half2 a1) { return __hgtu2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_201(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hgtu2(a0, a1); }
__host__ __device__ inline unsigned int use_202(const __half2 a0, const __half2 a1) { return __heq2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_203(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __heq2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_204(const __half2 a0, const __half2 a1) { return __hne2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_205(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hne2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_206(const __half2 a0, const __half2 a1) { return __hle2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_207(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hle2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_208(const __half2 a0, const __half2 a1) { return __hge2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_209(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hge2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_210(const __half2 a0, const __half2 a1) { return __hlt2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_211(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hlt2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_212(const __half2 a0, const __half2 a1) { return __hgt2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_213(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hgt2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_214(const __half2 a0, const __half2 a1) { return __hequ2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_215(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hequ2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_216(const __half2 a0, const __half2 a1) { return __hneu2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_217(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hneu2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_218(const __half2 a0, const __half2 a1) { return __hleu2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_219(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hleu2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_220(const __half2 a0, const __half2 a1) { return __hgeu2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_221(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hgeu2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_222(const __half2 a0, const __half2 a1) { return __hltu2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_223(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hltu2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_224(const __half2 a0, const __half2 a1) { return __hgtu2_mask(a0, a1); }
__host__ __device__ inline unsigned int use_225(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hgtu2_mask(a0, a1); }
__host__ __device__ inline __half2 use_226(const __half2 a0) { return __hisnan2(a0); }
__host__ __device__ inline __nv_bfloat162 use_227(const __nv_bfloat162 a0) { return __hisnan2(a0); }
__host__ __device__ inline __half2 use_228(const __half2 a0, const __half2 a1) { return __hadd2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_229(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hadd2(a0, a1); }
__host__ __device__ inline __half2 use_230(const __half2 a0, const __half2 a1) { return __hsub2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_231(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hsub2(a0, a1); }
__host__ __device__ inline __half2 use_232(const __half2 a0, const __half2 a1) { return __hmul2(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_233(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hmul2(a0, a1); }
__host__ __device__ inline __half2 use_234(const __half2 a0, const __half2 a1) { return __hadd2_rn(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_235(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hadd2_rn(a0, a1); }
__host__ __device__ inline __half2 use_236(const __half2 a0, const __half2 a1) { return __hsub2_rn(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_237(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hsub2_rn(a0, a1); }
__host__ __device__ inline __half2 use_238(const __half2 a0, const __half2 a1) { return __hmul2_rn(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_239(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hmul2_rn(a0, a1); }
__host__ __device__ inline __half2 use_240(const __half2 a0, const __half2 a1) { return __h2div(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_241(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __h2div(a0, a1); }
__host__ __device__ inline __half2 use_242(const __half2 a0) { return __habs2(a0); }
__host__ __device__ inline __nv_bfloat162 use_243(const __nv_bfloat162 a0) { return __habs2(a0); }
__host__ __device__ inline __half2 use_244(const __half2 a0, const __half2 a1) { return __hadd2_sat(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_245(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hadd2_sat(a0, a1); }
__host__ __device__ inline __half2 use_246(const __half2 a0, const __half2 a1) { return __hsub2_sat(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_247(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hsub2_sat(a0, a1); }
__host__ __device__ inline __half2 use_248(const __half2 a0, const __half2 a1) { return __hmul2_sat(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_249(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hmul2_sat(a0, a1); }
__device__ inline __half2 use_250(const __half2 a0, const __half2 a1, const __half2 a2) { return __hfma2(a0, a1, a2); }
__device__ inline __nv_bfloat162 use_251(const __nv_bfloat162 a0, const __nv_bfloat162 a1, const __nv_bfloat162 a2) { return __hfma2(a0, a1, a2); }
__device__ inline __half2 use_252(const __half2 a0, const __half2 a1, const __half2 a2) { return __hfma2_sat(a0, a1, a2); }
__device__ inline __nv_bfloat162 use_253(const __nv_bfloat162 a0, const __nv_bfloat162 a1, const __nv_bfloat162 a2) { return __hfma2_sat(a0, a1, a2); }
__host__ __device__ inline __half2 use_254(const __half2 a0) { return __hneg2(a0); }
__host__ __device__ inline __nv_bfloat162 use_255(const __nv_bfloat162 a0) { return __hneg2(a0); }
__host__ __device__ inline __half use_256(const __half a0) { return __habs(a0); }
__host__ __device__ inline __nv_bfloat16 use_257(const __nv_bfloat16 a0) { return __habs(a0); }
__host__ __device__ inline __half use_258(const __half a0, const __half a1) { return __hadd(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_259(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hadd(a0, a1); }
__host__ __device__ inline __half use_260(const __half a0, const __half a1) { return __hsub(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_261(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hsub(a0, a1); }
__host__ __device__ inline __half use_262(const __half a0, const __half a1) { return __hmul(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_263(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hmul(a0, a1); }
__host__ __device__ inline __half use_264(const __half a0, const __half a1) { return __hadd_rn(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_265(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hadd_rn(a0, a1); }
__host__ __device__ inline __half use_266(const __half a0, const __half a1) { return __hsub_rn(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_267(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hsub_rn(a0, a1); }
__host__ __device__ inline __half use_268(const __half a0, const __half a1) { return __hmul_rn(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_269(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hmul_rn(a0, a1); }
__host__ __device__ inline __half use_270(const __half a0, const __half a1) { return __hdiv(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_271(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hdiv(a0, a1); }
__host__ __device__ inline __half use_272(const __half a0, const __half a1) { return __hadd_sat(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_273(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hadd_sat(a0, a1); }
__host__ __device__ inline __half use_274(const __half a0, const __half a1) { return __hsub_sat(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_275(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hsub_sat(a0, a1); }
__host__ __device__ inline __half use_276(const __half a0, const __half a1) { return __hmul_sat(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_277(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hmul_sat(a0, a1); }
__device__ inline __half use_278(const __half a0, const __half a1, const __half a2) { return __hfma(a0, a1, a2); }
__device__ inline __nv_bfloat16 use_279(const __nv_bfloat16 a0, const __nv_bfloat16 a1, const __nv_bfloat16 a2) { return __hfma(a0, a1, a2); }
__device__ inline __half use_280(const __half a0, const __half a1, const __half a2) { return __hfma_sat(a0, a1, a2); }
__device__ inline __nv_bfloat16 use_281(const __nv_bfloat16 a0, const __nv_bfloat16 a1, const __nv_bfloat16 a2) { return __hfma_sat(a0, a1, a2); }
__host__ __device__ inline __half use_282(const __half a0) { return __hneg(a0); }
__host__ __device__ inline __nv_bfloat16 use_283(const __nv_bfloat16 a0) { return __hneg(a0); }
__host__ __device__ inline bool use_284(const __half2 a0, const __half2 a1) { return __hbeq2(a0, a1); }
__host__ __device__ inline bool use_285(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hbeq2(a0, a1); }
__host__ __device__ inline bool use_286(const __half2 a0, const __half2 a1) { return __hbne2(a0, a1); }
__host__ __device__ inline bool use_287(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hbne2(a0, a1); }
__host__ __device__ inline bool use_288(const __half2 a0, const __half2 a1) { return __hble2(a0, a1); }
__host__ __device__ inline bool use_289(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hble2(a0, a1); }
__host__ __device__ inline bool use_290(const __half2 a0, const __half2 a1) { return __hbge2(a0, a1); }
__host__ __device__ inline bool use_291(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hbge2(a0, a1); }
__host__ __device__ inline bool use_292(const __half2 a0, const __half2 a1) { return __hblt2(a0, a1); }
__host__ __device__ inline bool use_293(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hblt2(a0, a1); }
__host__ __device__ inline bool use_294(const __half2 a0, const __half2 a1) { return __hbgt2(a0, a1); }
__host__ __device__ inline bool use_295(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hbgt2(a0, a1); }
__host__ __device__ inline bool use_296(const __half2 a0, const __half2 a1) { return __hbequ2(a0, a1); }
__host__ __device__ inline bool use_297(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hbequ2(a0, a1); }
__host__ __device__ inline bool use_298(const __half2 a0, const __half2 a1) { return __hbneu2(a0, a1); }
__host__ __device__ inline bool use_299(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hbneu2(a0, a1); }
__host__ __device__ inline bool use_300(const __half2 a0, const __half2 a1) { return __hbleu2(a0, a1); }
__host__ __device__ inline bool use_301(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hbleu2(a0, a1); }
__host__ __device__ inline bool use_302(const __half2 a0, const __half2 a1) { return __hbgeu2(a0, a1); }
__host__ __device__ inline bool use_303(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hbgeu2(a0, a1); }
__host__ __device__ inline bool use_304(const __half2 a0, const __half2 a1) { return __hbltu2(a0, a1); }
__host__ __device__ inline bool use_305(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hbltu2(a0, a1); }
__host__ __device__ inline bool use_306(const __half2 a0, const __half2 a1) { return __hbgtu2(a0, a1); }
__host__ __device__ inline bool use_307(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hbgtu2(a0, a1); }
__host__ __device__ inline bool use_308(const __half a0, const __half a1) { return __heq(a0, a1); }
__host__ __device__ inline bool use_309(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __heq(a0, a1); }
__host__ __device__ inline bool use_310(const __half a0, const __half a1) { return __hne(a0, a1); }
__host__ __device__ inline bool use_311(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hne(a0, a1); }
__host__ __device__ inline bool use_312(const __half a0, const __half a1) { return __hle(a0, a1); }
__host__ __device__ inline bool use_313(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hle(a0, a1); }
__host__ __device__ inline bool use_314(const __half a0, const __half a1) { return __hge(a0, a1); }
__host__ __device__ inline bool use_315(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hge(a0, a1); }
__host__ __device__ inline bool use_316(const __half a0, const __half a1) { return __hlt(a0, a1); }
__host__ __device__ inline bool use_317(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hlt(a0, a1); }
__host__ __device__ inline bool use_318(const __half a0, const __half a1) { return __hgt(a0, a1); }
__host__ __device__ inline bool use_319(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hgt(a0, a1); }
__host__ __device__ inline bool use_320(const __half a0, const __half a1) { return __hequ(a0, a1); }
__host__ __device__ inline bool use_321(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hequ(a0, a1); }
__host__ __device__ inline bool use_322(const __half a0, const __half a1) { return __hneu(a0, a1); }
__host__ __device__ inline bool use_323(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hneu(a0, a1); }
__host__ __device__ inline bool use_324(const __half a0, const __half a1) { return __hleu(a0, a1); }
__host__ __device__ inline bool use_325(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hleu(a0, a1); }
__host__ __device__ inline bool use_326(const __half a0, const __half a1) { return __hgeu(a0, a1); }
__host__ __device__ inline bool use_327(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hgeu(a0, a1); }
__host__ __device__ inline bool use_328(const __half a0, const __half a1) { return __hltu(a0, a1); }
__host__ __device__ inline bool use_329(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hltu(a0, a1); }
__host__ __device__ inline bool use_330(const __half a0, const __half a1) { return __hgtu(a0, a1); }
__host__ __device__ inline bool use_331(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hgtu(a0, a1); }
__host__ __device__ inline bool use_332(const __half a0) { return __hisnan(a0); }
__host__ __device__ inline bool use_333(const __nv_bfloat16 a0) { return __hisnan(a0); }
__host__ __device__ inline __half use_334(const __half a0, const __half a1) { return __hmax_nan(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_335(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hmax_nan(a0, a1); }
__host__ __device__ inline __half use_336(const __half a0, const __half a1) { return __hmin_nan(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_337(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __hmin_nan(a0, a1); }
__device__ inline __half use_338(const __half a0, const __half a1, const __half a2) { return __hfma_relu(a0, a1, a2); }
__device__ inline __nv_bfloat16 use_339(const __nv_bfloat16 a0, const __nv_bfloat16 a1, const __nv_bfloat16 a2) { return __hfma_relu(a0, a1, a2); }
__host__ __device__ inline __half2 use_340(const __half2 a0, const __half2 a1) { return __hmax2_nan(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_341(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hmax2_nan(a0, a1); }
__host__ __device__ inline __half2 use_342(const __half2 a0, const __half2 a1) { return __hmin2_nan(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_343(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __hmin2_nan(a0, a1); }
__device__ inline __half2 use_344(const __half2 a0, const __half2 a1, const __half2 a2) { return __hfma2_relu(a0, a1, a2); }
__device__ inline __nv_bfloat162 use_345(const __nv_bfloat162 a0, const __nv_bfloat162 a1, const __nv_bfloat162 a2) { return __hfma2_relu(a0, a1, a2); }
__device__ inline __half2 use_346(const __half2 a0, const __half2 a1, const __half2 a2) { return __hcmadd(a0, a1, a2); }
__device__ inline __nv_bfloat162 use_347(const __nv_bfloat162 a0, const __nv_bfloat162 a1, const __nv_bfloat162 a2) { return __hcmadd(a0, a1, a2); }
__device__ inline __half use_348(const __half a0) { return hsqrt(a0); }
__device__ inline __nv_bfloat16 use_349(const __nv_bfloat16 a0) { return hsqrt(a0); }
__device__ inline __half use_350(const __half a0) { return hrsqrt(a0); }
__device__ inline __nv_bfloat16 use_351(const __nv_bfloat16 a0) { return hrsqrt(a0); }
__device__ inline __half use_352(const __half a0) { return hrcp(a0); }
__device__ inline __nv_bfloat16 use_353(const __nv_bfloat16 a0) { return hrcp(a0); }
__device__ inline __half use_354(const __half a0) { return hlog(a0); }
__device__ inline __nv_bfloat16 use_355(const __nv_bfloat16 a0) { return hlog(a0); }
__device__ inline __half use_356(const __half a0) { return hlog2(a0); }
__device__ inline __nv_bfloat16 use_357(const __nv_bfloat16 a0) { return hlog2(a0); }
__device__ inline __half use_358(const __half a0) { return hlog10(a0); }
__device__ inline __nv_bfloat16 use_359(const __nv_bfloat16 a0) { return hlog10(a0); }
__device__ inline __half use_360(const __half a0) { return hexp(a0); }
__device__ inline __nv_bfloat16 use_361(const __nv_bfloat16 a0) { return hexp(a0); }
__device__ inline __half use_362(const __half a0) { return htanh_approx(a0); }
__device__ inline __nv_bfloat16 use_363(const __nv_bfloat16 a0) { return htanh_approx(a0); }
__device__ inline __half2 use_364(const __half2 a0) { return h2tanh_approx(a0); }
__device__ inline __nv_bfloat162 use_365(const __nv_bfloat162 a0) { return h2tanh_approx(a0); }
__device__ inline __half use_366(const __half a0) { return htanh(a0); }
__device__ inline __nv_bfloat16 use_367(const __nv_bfloat16 a0) { return htanh(a0); }
__device__ inline __half2 use_368(const __half2 a0) { return h2tanh(a0); }
__device__ inline __nv_bfloat162 use_369(const __nv_bfloat162 a0) { return h2tanh(a0); }
__device__ inline __half use_370(const __half a0) { return hexp2(a0); }
__device__ inline __nv_bfloat16 use_371(const __nv_bfloat16 a0) { return hexp2(a0); }
__device__ inline __half use_372(const __half a0) { return hexp10(a0); }
__device__ inline __nv_bfloat16 use_373(const __nv_bfloat16 a0) { return hexp10(a0); }
__device__ inline __half use_374(const __half a0) { return hcos(a0); }
__device__ inline __nv_bfloat16 use_375(const __nv_bfloat16 a0) { return hcos(a0); }
__device__ inline __half use_376(const __half a0) { return hsin(a0); }
__device__ inline __nv_bfloat16 use_377(const __nv_bfloat16 a0) { return hsin(a0); }
__device__ inline __half2 use_378(const __half2 a0) { return h2sqrt(a0); }
__device__ inline __nv_bfloat162 use_379(const __nv_bfloat162 a0) { return h2sqrt(a0); }
__device__ inline __half2 use_380(const __half2 a0) { return h2rsqrt(a0); }
__device__ inline __nv_bfloat162 use_381(const __nv_bfloat162 a0) { return h2rsqrt(a0); }
__device__ inline __half2 use_382(const __half2 a0) { return h2rcp(a0); }
__device__ inline __nv_bfloat162 use_383(const __nv_bfloat162 a0) { return h2rcp(a0); }
__device__ inline __half2 use_384(const __half2 a0) { return h2log(a0); }
__device__ inline __nv_bfloat162 use_385(const __nv_bfloat162 a0) { return h2log(a0); }
__device__ inline __half2 use_386(const __half2 a0) { return h2log2(a0); }
__device__ inline __nv_bfloat162 use_387(const __nv_bfloat162 a0) { return h2log2(a0); }
__device__ inline __half2 use_388(const __half2 a0) { return h2log10(a0); }
__device__ inline __nv_bfloat162 use_389(const __nv_bfloat162 a0) { return h2log10(a0); }
__device__ inline __half2 use_390(const __half2 a0) { return h2exp(a0); }
__device__ inline __nv_bfloat162 use_391(const __nv_bfloat162 a0) { return h2exp(a0); }
__device__ inline __half2 use_392(const __half2 a0) { return h2exp2(a0); }
__device__ inline __nv_bfloat162 use_393(const __nv_bfloat162 a0) { return h2exp2(a0); }
__device__ inline __half2 use_394(const __half2 a0) { return h2exp10(a0); }
__device__ inline __nv_bfloat162 use_395(const __nv_bfloat162 a0) { return h2exp10(a0); }
__device__ inline __half2 use_396(const __half2 a0) { return h2cos(a0); }
__device__ inline __nv_bfloat162 use_397(const __nv_bfloat162 a0) { return h2cos(a0); }
__device__ inline __half2 use_398(const __half2 a0) { return h2sin(a0); }
__device__ inline __nv_bfloat162 use_399(const __nv_bfloat162 a0) { return h2sin(a0); }
__device__ inline __half2 use_400(__half2 *const a0, const __half2 a1) { return atomicAdd(a0, a1); }
__device__ inline __half use_401(__half *const a0, const __half a1) { return atomicAdd(a0, a1); }
__device__ inline __nv_bfloat162 use_402(__nv_bfloat162 *const a0, const __nv_bfloat162 a1) { return atomicAdd(a0, a1); }
__device__ inline __nv_bfloat16 use_403(__nv_bfloat16 *const a0, const __nv_bfloat16 a1) { return atomicAdd(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_404(const double a0) { return __double2bfloat16(a0); }
__host__ __device__ inline __nv_bfloat16 use_405(const float a0) { return __float2bfloat16(a0); }
__host__ __device__ inline __nv_bfloat16 use_406(const float a0) { return __float2bfloat16_rn(a0); }
__host__ __device__ inline __nv_bfloat16 use_407(const float a0) { return __float2bfloat16_rz(a0); }
__host__ __device__ inline __nv_bfloat16 use_408(const float a0) { return __float2bfloat16_rd(a0); }
__host__ __device__ inline __nv_bfloat16 use_409(const float a0) { return __float2bfloat16_ru(a0); }
__host__ __device__ inline float use_410(const __nv_bfloat16 a0) { return __bfloat162float(a0); }
__host__ __device__ inline __nv_bfloat162 use_411(const float a0) { return __float2bfloat162_rn(a0); }
__host__ __device__ inline __nv_bfloat162 use_412(const float a0, const float a1) { return __floats2bfloat162_rn(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_413(const float2 a0) { return __float22bfloat162_rn(a0); }
__host__ __device__ inline float2 use_414(const __nv_bfloat162 a0) { return __bfloat1622float2(a0); }
__host__ __device__ inline signed char use_415(const __nv_bfloat16 a0) { return __bfloat162char_rz(a0); }
__host__ __device__ inline unsigned char use_416(const __nv_bfloat16 a0) { return __bfloat162uchar_rz(a0); }
__device__ inline int use_417(const __nv_bfloat16 a0) { return __bfloat162int_rn(a0); }
__host__ __device__ inline int use_418(const __nv_bfloat16 a0) { return __bfloat162int_rz(a0); }
__device__ inline int use_419(const __nv_bfloat16 a0) { return __bfloat162int_rd(a0); }
__device__ inline int use_420(const __nv_bfloat16 a0) { return __bfloat162int_ru(a0); }
__host__ __device__ inline __nv_bfloat16 use_421(const int a0) { return __int2bfloat16_rn(a0); }
__device__ inline __nv_bfloat16 use_422(const int a0) { return __int2bfloat16_rz(a0); }
__device__ inline __nv_bfloat16 use_423(const int a0) { return __int2bfloat16_rd(a0); }
__device__ inline __nv_bfloat16 use_424(const int a0) { return __int2bfloat16_ru(a0); }
__device__ inline short use_425(const __nv_bfloat16 a0) { return __bfloat162short_rn(a0); }
__host__ __device__ inline short use_426(const __nv_bfloat16 a0) { return __bfloat162short_rz(a0); }
__device__ inline short use_427(const __nv_bfloat16 a0) { return __bfloat162short_rd(a0); }
__device__ inline short use_428(const __nv_bfloat16 a0) { return __bfloat162short_ru(a0); }
__host__ __device__ inline __nv_bfloat16 use_429(const short a0) { return __short2bfloat16_rn(a0); }
__device__ inline __nv_bfloat16 use_430(const short a0) { return __short2bfloat16_rz(a0); }
__device__ inline __nv_bfloat16 use_431(const short a0) { return __short2bfloat16_rd(a0); }
__device__ inline __nv_bfloat16 use_432(const short a0) { return __short2bfloat16_ru(a0); }
__device__ inline unsigned int use_433(const __nv_bfloat16 a0) { return __bfloat162uint_rn(a0); }
__host__ __device__ inline unsigned int use_434(const __nv_bfloat16 a0) { return __bfloat162uint_rz(a0); }
__device__ inline unsigned int use_435(const __nv_bfloat16 a0) { return __bfloat162uint_rd(a0); }
__device__ inline unsigned int use_436(const __nv_bfloat16 a0) { return __bfloat162uint_ru(a0); }
__host__ __device__ inline __nv_bfloat16 use_437(const unsigned int a0) { return __uint2bfloat16_rn(a0); }
__device__ inline __nv_bfloat16 use_438(const unsigned int a0) { return __uint2bfloat16_rz(a0); }
__device__ inline __nv_bfloat16 use_439(const unsigned int a0) { return __uint2bfloat16_rd(a0); }
__device__ inline __nv_bfloat16 use_440(const unsigned int a0) { return __uint2bfloat16_ru(a0); }
__device__ inline unsigned short use_441(const __nv_bfloat16 a0) { return __bfloat162ushort_rn(a0); }
__host__ __device__ inline unsigned short use_442(const __nv_bfloat16 a0) { return __bfloat162ushort_rz(a0); }
__device__ inline unsigned short use_443(const __nv_bfloat16 a0) { return __bfloat162ushort_rd(a0); }
__device__ inline unsigned short use_444(const __nv_bfloat16 a0) { return __bfloat162ushort_ru(a0); }
__host__ __device__ inline __nv_bfloat16 use_445(const unsigned short a0) { return __ushort2bfloat16_rn(a0); }
__device__ inline __nv_bfloat16 use_446(const unsigned short a0) { return __ushort2bfloat16_rz(a0); }
__device__ inline __nv_bfloat16 use_447(const unsigned short a0) { return __ushort2bfloat16_rd(a0); }
__device__ inline __nv_bfloat16 use_448(const unsigned short a0) { return __ushort2bfloat16_ru(a0); }
__device__ inline unsigned long long use_449(const __nv_bfloat16 a0) { return __bfloat162ull_rn(a0); }
__host__ __device__ inline unsigned long long use_450(const __nv_bfloat16 a0) { return __bfloat162ull_rz(a0); }
__host__ __device__ inline __nv_bfloat162 use_451(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return make_bfloat162(a0, a1); }
__device__ inline unsigned long long use_452(const __nv_bfloat16 a0) { return __bfloat162ull_rd(a0); }
__device__ inline unsigned long long use_453(const __nv_bfloat16 a0) { return __bfloat162ull_ru(a0); }
__host__ __device__ inline __nv_bfloat16 use_454(const unsigned long long a0) { return __ull2bfloat16_rn(a0); }
__device__ inline __nv_bfloat16 use_455(const unsigned long long a0) { return __ull2bfloat16_rz(a0); }
__device__ inline __nv_bfloat16 use_456(const unsigned long long a0) { return __ull2bfloat16_rd(a0); }
__device__ inline __nv_bfloat16 use_457(const unsigned long long a0) { return __ull2bfloat16_ru(a0); }
__device__ inline long long use_458(const __nv_bfloat16 a0) { return __bfloat162ll_rn(a0); }
__host__ __device__ inline long long use_459(const __nv_bfloat16 a0) { return __bfloat162ll_rz(a0); }
__device__ inline long long use_460(const __nv_bfloat16 a0) { return __bfloat162ll_rd(a0); }
__device__ inline long long use_461(const __nv_bfloat16 a0) { return __bfloat162ll_ru(a0); }
__host__ __device__ inline __nv_bfloat16 use_462(const long long a0) { return __ll2bfloat16_rn(a0); }
__device__ inline __nv_bfloat16 use_463(const long long a0) { return __ll2bfloat16_rz(a0); }
__device__ inline __nv_bfloat16 use_464(const long long a0) { return __ll2bfloat16_rd(a0); }
__device__ inline __nv_bfloat16 use_465(const long long a0) { return __ll2bfloat16_ru(a0); }
__host__ __device__ inline __nv_bfloat162 use_466(const __nv_bfloat16 a0) { return __bfloat162bfloat162(a0); }
__host__ __device__ inline __nv_bfloat162 use_467(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __lows2bfloat162(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_468(const __nv_bfloat162 a0, const __nv_bfloat162 a1) { return __highs2bfloat162(a0, a1); }
__host__ __device__ inline __nv_bfloat16 use_469(const __nv_bfloat162 a0) { return __high2bfloat16(a0); }
__host__ __device__ inline __nv_bfloat16 use_470(const __nv_bfloat162 a0) { return __low2bfloat16(a0); }
__host__ __device__ inline __nv_bfloat162 use_471(const __nv_bfloat16 a0, const __nv_bfloat16 a1) { return __halves2bfloat162(a0, a1); }
__host__ __device__ inline __nv_bfloat162 use_472(const __nv_bfloat162 a0) { return __low2bfloat162(a0); }
__host__ __device__ inline __nv_bfloat162 use_473(const __nv_bfloat162 a0) { return __high2bfloat162(a0); }
__host__ __device__ inline short use_474(const __nv_bfloat16 a0) { return __bfloat16_as_short(a0); }
__host__ __device__ inline unsigned short use_475(const __nv_bfloat16 a0) { return __bfloat16_as_ushort(a0); }
__host__ __device__ inline __nv_bfloat16 use_476(const short a0) { return __short_as_bfloat16(a0); }
__host__ __device__ inline __nv_bfloat16 use_477(const unsigned short a0) { return __ushort_as_bfloat16(a0); }
__host__ __device__ inline __nv_fp8_storage_t use_478(const double a0, const __nv_saturation_t a1, const __nv_fp8_interpretation_t a2) { return __nv_cvt_double_to_fp8(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_479(const double2 a0, const __nv_saturation_t a1, const __nv_fp8_interpretation_t a2) { return __nv_cvt_double2_to_fp8x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp8_storage_t use_480(const float a0, const __nv_saturation_t a1, const __nv_fp8_interpretation_t a2) { return __nv_cvt_float_to_fp8(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_481(const float2 a0, const __nv_saturation_t a1, const __nv_fp8_interpretation_t a2) { return __nv_cvt_float2_to_fp8x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp8_storage_t use_482(const __half_raw a0, const __nv_saturation_t a1, const __nv_fp8_interpretation_t a2) { return __nv_cvt_halfraw_to_fp8(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_483(const __half2_raw a0, const __nv_saturation_t a1, const __nv_fp8_interpretation_t a2) { return __nv_cvt_halfraw2_to_fp8x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp8_storage_t use_484(const __nv_bfloat16_raw a0, const __nv_saturation_t a1, const __nv_fp8_interpretation_t a2) { return __nv_cvt_bfloat16raw_to_fp8(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_485(const __nv_bfloat162_raw a0, const __nv_saturation_t a1, const __nv_fp8_interpretation_t a2) { return __nv_cvt_bfloat16raw2_to_fp8x2(a0, a1, a2); }
__host__ __device__ inline __half_raw use_486(const __nv_fp8_storage_t a0, const __nv_fp8_interpretation_t a1) { return __nv_cvt_fp8_to_halfraw(a0, a1); }
__host__ __device__ inline __nv_bfloat16_raw use_487(const __nv_fp8_storage_t a0, const __nv_fp8_interpretation_t a1) { return __nv_cvt_fp8_to_bf16raw(a0, a1); }
__host__ __device__ inline __half2_raw use_488(const __nv_fp8x2_storage_t a0, const __nv_fp8_interpretation_t a1) { return __nv_cvt_fp8x2_to_halfraw2(a0, a1); }
__host__ __device__ inline __nv_bfloat162_raw use_489(const __nv_fp8x2_storage_t a0, const __nv_fp8_interpretation_t a1) { return __nv_cvt_fp8x2_to_bf162raw(a0, a1); }
__host__ __device__ inline __nv_fp8_storage_t use_490(const __nv_bfloat16_raw a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_bfloat16raw_to_e8m0(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_491(const __nv_bfloat162_raw a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_bfloat162raw_to_e8m0x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp8_storage_t use_492(const float a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_float_to_e8m0(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_493(const float2 a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_float2_to_e8m0x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp8_storage_t use_494(const double a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_double_to_e8m0(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_495(const double2 a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_double2_to_e8m0x2(a0, a1, a2); }
__host__ __device__ inline __nv_bfloat16_raw use_496(const __nv_fp8_storage_t a0) { return __nv_cvt_e8m0_to_bf16raw(a0); }
__host__ __device__ inline __nv_bfloat162_raw use_497(const __nv_fp8x2_storage_t a0) { return __nv_cvt_e8m0x2_to_bf162raw(a0); }
__host__ __device__ inline __nv_fp8_storage_t use_498(const __half_raw a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_halfraw_to_ue5m3(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_499(const __half2_raw a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_half2raw_to_ue5m3x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp8_storage_t use_500(const __nv_bfloat16_raw a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_bfloat16raw_to_ue5m3(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_501(const __nv_bfloat162_raw a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_bfloat162raw_to_ue5m3x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp8_storage_t use_502(const float a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_float_to_ue5m3(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_503(const float2 a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_float2_to_ue5m3x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp8_storage_t use_504(const double a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_double_to_ue5m3(a0, a1, a2); }
__host__ __device__ inline __nv_fp8x2_storage_t use_505(const double2 a0, const __nv_saturation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_double2_to_ue5m3x2(a0, a1, a2); }
__host__ __device__ inline __nv_bfloat16_raw use_506(const __nv_fp8_storage_t a0) { return __nv_cvt_ue5m3_to_bf16raw(a0); }
__host__ __device__ inline __nv_bfloat162_raw use_507(const __nv_fp8x2_storage_t a0) { return __nv_cvt_ue5m3x2_to_bf162raw(a0); }
__host__ __device__ inline __half_raw use_508(const __nv_fp8_storage_t a0) { return __nv_cvt_ue5m3_to_halfraw(a0); }
__host__ __device__ inline __half2_raw use_509(const __nv_fp8x2_storage_t a0) { return __nv_cvt_ue5m3x2_to_halfraw2(a0); }
__host__ __device__ inline __nv_fp4_storage_t use_510(const double a0, const __nv_fp4_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_double_to_fp4(a0, a1, a2); }
__host__ __device__ inline __nv_fp4x2_storage_t use_511(const double2 a0, const __nv_fp4_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_double2_to_fp4x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp4_storage_t use_512(const float a0, const __nv_fp4_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_float_to_fp4(a0, a1, a2); }
__host__ __device__ inline __nv_fp4x2_storage_t use_513(const float2 a0, const __nv_fp4_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_float2_to_fp4x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp4_storage_t use_514(const __half_raw a0, const __nv_fp4_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_halfraw_to_fp4(a0, a1, a2); }
__host__ __device__ inline __nv_fp4x2_storage_t use_515(const __half2_raw a0, const __nv_fp4_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_halfraw2_to_fp4x2(a0, a1, a2); }
__host__ __device__ inline __nv_fp4_storage_t use_516(const __nv_bfloat16_raw a0, const __nv_fp4_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_bfloat16raw_to_fp4(a0, a1, a2); }
__host__ __device__ inline __nv_fp4x2_storage_t use_517(const __nv_bfloat162_raw a0, const __nv_fp4_interpretation_t a1, const enum cudaRoundMode a2) { return __nv_cvt_bfloat16raw2_to_fp4x2(a0, a1, a2); }
__host__ __device__ inline __half_raw use_518(const __nv_fp4_storage_t a0, const __nv_fp4_interpretation_t a1) { return __nv_cvt_fp4_to_halfraw(a0, a1); }
__host__ __device__ inline __nv_bfloat16_raw use_519(const __nv_fp4_storage_t a0, const __nv_fp4_interpretation_t a1) { return __nv_cvt_fp4_to_bf16raw(a0, a1); }
__host__ __device__ inline __half2_raw use_520(const __nv_fp4x2_storage_t a0, const __nv_fp4_interpretation_t a1) { return __nv_cvt_fp4x2_to_halfraw2(a0, a1); }
__host__ __device__ inline __nv_bfloat162_raw use_521(const __nv_fp4x2_storage_t a0, const __nv_fp4_interpretation_t a1) { return __nv_cvt_fp4x2_to_bf162raw(a0, a1); }
inline auto use_522 = CUDART_INF_FP16;
inline auto use_523 = CUDART_NAN_FP16;
inline auto use_524 = CUDART_MIN_DENORM_FP16;
inline auto use_525 = CUDART_MAX_NORMAL_FP16;
inline auto use_526 = CUDART_NEG_ZERO_FP16;
inline auto use_527 = CUDART_ZERO_FP16;
inline auto use_528 = CUDART_ONE_FP16;
inline auto use_529 = CUDART_INF_BF16;
inline auto use_530 = CUDART_NAN_BF16;
inline auto use_531 = CUDART_MIN_DENORM_BF16;
inline auto use_532 = CUDART_MAX_NORMAL_BF16;
inline auto use_533 = CUDART_NEG_ZERO_BF16;
inline auto use_534 = CUDART_ZERO_BF16;
inline auto use_535 = CUDART_ONE_BF16;
using use_536 = __half;
using use_537 = struct __half;
using use_538 = __half2;
using use_539 = struct __half2;
using use_540 = __half_raw;
using use_541 = __half2_raw;
using use_542 = __nv_bfloat16;
using use_543 = struct __nv_bfloat16;
using use_544 = half;
using use_545 = half2;
using use_546 = __nv_half;
using use_547 = __nv_half2;
using use_548 = __nv_half_raw;
using use_549 = __nv_half2_raw;
using use_550 = nv_half;
using use_551 = nv_half2;
using use_552 = __nv_bfloat162;
using use_553 = struct __nv_bfloat162;
using use_554 = __nv_bfloat16_raw;
using use_555 = __nv_bfloat162_raw;
using use_556 = nv_bfloat16;
using use_557 = nv_bfloat162;
using use_558 = __nv_fp8_storage_t;
using use_559 = __nv_fp8x2_storage_t;
using use_560 = __nv_fp8x4_storage_t;
using use_561 = __nv_saturation_t;
using use_562 = enum __nv_saturation_t;
inline auto use_563 = __NV_NOSAT;
inline auto use_564 = __NV_SATFINITE;
using use_565 = __nv_fp8_interpretation_t;
using use_566 = enum __nv_fp8_interpretation_t;
inline auto use_567 = __NV_E4M3;
inline auto use_568 = __NV_E5M2;
using use_569 = __nv_fp8_e5m2;
using use_570 = struct __nv_fp8_e5m2;
using use_571 = __nv_fp8x2_e5m2;
using use_572 = struct __nv_fp8x2_e5m2;
using use_573 = __nv_fp8x4_e5m2;
using use_574 = struct __nv_fp8x4_e5m2;
using use_575 = __nv_fp8_e4m3;
using use_576 = struct __nv_fp8_e4m3;
using use_577 = __nv_fp8x2_e4m3;
using use_578 = struct __nv_fp8x2_e4m3;
using use_579 = __nv_fp8x4_e4m3;
using use_580 = struct __nv_fp8x4_e4m3;
using use_581 = __nv_fp8_e8m0;
using use_582 = struct __nv_fp8_e8m0;
using use_583 = __nv_fp8x2_e8m0;
using use_584 = struct __nv_fp8x2_e8m0;
using use_585 = __nv_fp8x4_e8m0;
using use_586 = struct __nv_fp8x4_e8m0;
using use_587 = __nv_fp8_ue5m3;
using use_588 = struct __nv_fp8_ue5m3;
using use_589 = __nv_fp8x2_ue5m3;
using use_590 = struct __nv_fp8x2_ue5m3;
using use_591 = __nv_fp8x4_ue5m3;
using use_592 = struct __nv_fp8x4_ue5m3;
using use_593 = __nv_fp4_storage_t;
using use_594 = __nv_fp4x2_storage_t;
using use_595 = __nv_fp4x4_storage_t;
using use_596 = __nv_fp4_interpretation_t;
using use_597 = enum __nv_fp4_interpretation_t;
inline auto use_598 = __NV_E2M1;
using use_599 = __nv_fp4_e2m1;
using use_600 = struct __nv_fp4_e2m1;
using use_601 = __nv_fp4x2_e2m1;
using use_602 = struct __nv_fp4x2_e2m1;
using use_603 = __nv_fp4x4_e2m1;
using use_604 = struct __nv_fp4x4_e2m1;
inline void use_605(half2 &p) { (void)p.x; }
inline void use_606(half2 &p) { (void)p.y; }
inline void use_607(__half2_raw &p) { (void)p.x; }
inline void use_608(__half2_raw &p) { (void)p.y; }
inline void use_609(__half_raw &p) { (void)p.x; }
inline void use_610(nv_bfloat162 &p) { (void)p.x; }
inline void use_611(nv_bfloat162 &p) { (void)p.y; }
inline void use_612(__nv_bfloat162_raw &p) { (void)p.x; }
inline void use_613(__nv_bfloat162_raw &p) { (void)p.y; }
inline void use_614(__nv_bfloat16_raw &p) { (void)p.x; }
