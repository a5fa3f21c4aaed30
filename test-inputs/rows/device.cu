// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cuda_runtime.h>
#include <cuda_awbarrier_primitives.h>
#include <cuda_pipeline_primitives.h>
#include <math_constants.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
__host__ __device__ inline int use_0(int a0) { return abs(a0); }
__host__ __device__ inline long use_1(long a0) { return labs(a0); }
__host__ __device__ inline long long use_2(long long a0) { return llabs(a0); }
__host__ __device__ inline double use_3(double a0) { return fabs(a0); }
__host__ __device__ inline float use_4(float a0) { return fabsf(a0); }
__host__ __device__ inline int use_5(const int a0, const int a1) { return min(a0, a1); }
__host__ __device__ inline unsigned int use_6(const unsigned int a0, const unsigned int a1) { return min(a0, a1); }
__host__ __device__ inline unsigned int use_7(const int a0, const unsigned int a1) { return min(a0, a1); }
__host__ __device__ inline unsigned int use_8(const unsigned int a0, const int a1) { return min(a0, a1); }
__host__ __device__ inline long use_9(const long a0, const long a1) { return min(a0, a1); }
__host__ __device__ inline unsigned long use_10(const unsigned long a0, const unsigned long a1) { return min(a0, a1); }
__host__ __device__ inline unsigned long use_11(const long a0, const unsigned long a1) { return min(a0, a1); }
__host__ __device__ inline unsigned long use_12(const unsigned long a0, const long a1) { return min(a0, a1); }
__host__ __device__ inline long long use_13(const long long a0, const long long a1) { return min(a0, a1); }
__host__ __device__ inline unsigned long long use_14(const unsigned long long a0, const unsigned long long a1) { return min(a0, a1); }
__host__ __device__ inline unsigned long long use_15(const long long a0, const unsigned long long a1) { return min(a0, a1); }
__host__ __device__ inline unsigned long long use_16(const unsigned long long a0, const long long a1) { return min(a0, a1); }
__host__ __device__ inline float use_17(const float a0, const float a1) { return min(a0, a1); }
__host__ __device__ inline double use_18(const double a0, const double a1) { return min(a0, a1); }
__host__ __device__ inline double use_19(const float a0, const double a1) { return min(a0, a1); }
__host__ __device__ inline double use_20(const double a0, const float a1) { return min(a0, a1); }
__host__ __device__ inline unsigned int use_21(const unsigned int a0, const unsigned int a1) { return umin(a0, a1); }
__host__ __device__ inline long long use_22(const long long a0, const long long a1) { return llmin(a0, a1); }
__host__ __device__ inline unsigned long long use_23(const unsigned long long a0, const unsigned long long a1) { return ullmin(a0, a1); }
__host__ __device__ inline float use_24(float a0, float a1) { return fminf(a0, a1); }
__host__ __device__ inline double use_25(double a0, double a1) { return fmin(a0, a1); }
__host__ __device__ inline int use_26(const int a0, const int a1) { return max(a0, a1); }
__host__ __device__ inline unsigned int use_27(const unsigned int a0, const unsigned int a1) { return max(a0, a1); }
__host__ __device__ inline unsigned int use_28(const int a0, const unsigned int a1) { return max(a0, a1); }
__host__ __device__ inline unsigned int use_29(const unsigned int a0, const int a1) { return max(a0, a1); }
__host__ __device__ inline long use_30(const long a0, const long a1) { return max(a0, a1); }
__host__ __device__ inline unsigned long use_31(const unsigned long a0, const unsigned long a1) { return max(a0, a1); }
__host__ __device__ inline unsigned long use_32(const long a0, const unsigned long a1) { return max(a0, a1); }
__host__ __device__ inline unsigned long use_33(const unsigned long a0, const long a1) { return max(a0, a1); }
__host__ __device__ inline long long use_34(const long long a0, const long long a1) { return max(a0, a1); }
__host__ __device__ inline unsigned long long use_35(const unsigned long long a0, const unsigned long long a1) { return max(a0, a1); }
__host__ __device__ inline unsigned long long use_36(const long long a0, const unsigned long long a1) { return max(a0, a1); }
__host__ __device__ inline unsigned long long use_37(const unsigned long long a0, const long long a1) { return max(a0, a1); }
__host__ __device__ inline float use_38(const float a0, const float a1) { return max(a0, a1); }
__host__ __device__ inline double use_39(const double a0, const double a1) { return max(a0, a1); }
__host__ __device__ inline double use_40(const float a0, const double a1) { return max(a0, a1); }
__host__ __device__ inline double use_41(const double a0, const float a1) { return max(a0, a1); }
__host__ __device__ inline unsigned int use_42(const unsigned int a0, const unsigned int a1) { return umax(a0, a1); }
__host__ __device__ inline long long use_43(const long long a0, const long long a1) { return llmax(a0, a1); }
__host__ __device__ inline unsigned long long use_44(const unsigned long long a0, const unsigned long long a1) { return ullmax(a0, a1); }
__host__ __device__ inline float use_45(float a0, float a1) { return fmaxf(a0, a1); }
__host__ __device__ inline double use_46(double a0, double a1) { return fmax(a0, a1); }
__host__ __device__ inline double use_47(double a0) { return sin(a0); }
__host__ __device__ inline double use_48(double a0) { return cos(a0); }
__host__ __device__ inline void use_49(double a0, double * a1, double * a2) { sincos(a0, a1, a2); }
__host__ __device__ inline void use_50(const float a0, float *const a1, float *const a2) { sincos(a0, a1, a2); }
__host__ __device__ inline void use_51(float a0, float * a1, float * a2) { sincosf(a0, a1, a2); }
__host__ __device__ inline double use_52(double a0) { return tan(a0); }
__host__ __device__ inline double use_53(double a0) { return sqrt(a0); }
__host__ __device__ inline double use_54(double a0) { return rsqrt(a0); }
__host__ __device__ inline float use_55(const float a0) { return rsqrt(a0); }
__host__ __device__ inline float use_56(float a0) { return rsqrtf(a0); }
__host__ __device__ inline double use_57(double a0) { return log2(a0); }
__host__ __device__ inline double use_58(double a0) { return exp2(a0); }
__host__ __device__ inline float use_59(float a0) { return exp2f(a0); }
__host__ __device__ inline double use_60(double a0) { return exp10(a0); }
__host__ __device__ inline float use_61(const float a0) { return exp10(a0); }
__host__ __device__ inline float use_62(float a0) { return exp10f(a0); }
__host__ __device__ inline double use_63(double a0) { return expm1(a0); }
__host__ __device__ inline float use_64(float a0) { return expm1f(a0); }
__host__ __device__ inline float use_65(float a0) { return log2f(a0); }
__host__ __device__ inline double use_66(double a0) { return log10(a0); }
__host__ __device__ inline double use_67(double a0) { return log(a0); }
__host__ __device__ inline double use_68(double a0) { return log1p(a0); }
__host__ __device__ inline float use_69(float a0) { return log1pf(a0); }
__host__ __device__ inline double use_70(double a0) { return floor(a0); }
__host__ __device__ inline double use_71(double a0) { return exp(a0); }
__host__ __device__ inline double use_72(double a0) { return cosh(a0); }
__host__ __device__ inline double use_73(double a0) { return sinh(a0); }
__host__ __device__ inline double use_74(double a0) { return tanh(a0); }
__host__ __device__ inline double use_75(double a0) { return acosh(a0); }
__host__ __device__ inline float use_76(float a0) { return acoshf(a0); }
__host__ __device__ inline double use_77(double a0) { return asinh(a0); }
__host__ __device__ inline float use_78(float a0) { return asinhf(a0); }
__host__ __device__ inline double use_79(double a0) { return atanh(a0); }
__host__ __device__ inline float use_80(float a0) { return atanhf(a0); }
__host__ __device__ inline double use_81(double a0, int a1) { return ldexp(a0, a1); }
__host__ __device__ inline float use_82(float a0, int a1) { return ldexpf(a0, a1); }
__host__ __device__ inline double use_83(double a0) { return logb(a0); }
__host__ __device__ inline float use_84(float a0) { return logbf(a0); }
__host__ __device__ inline int use_85(double a0) { return ilogb(a0); }
__host__ __device__ inline int use_86(float a0) { return ilogbf(a0); }
__host__ __device__ inline double use_87(double a0, int a1) { return scalbn(a0, a1); }
__host__ __device__ inline float use_88(float a0, int a1) { return scalbnf(a0, a1); }
__host__ __device__ inline double use_89(double a0, long a1) { return scalbln(a0, a1); }
__host__ __device__ inline float use_90(float a0, long a1) { return scalblnf(a0, a1); }
__host__ __device__ inline double use_91(double a0, int * a1) { return frexp(a0, a1); }
__host__ __device__ inline float use_92(float a0, int * a1) { return frexpf(a0, a1); }
__host__ __device__ inline double use_93(double a0) { return round(a0); }
__host__ __device__ inline float use_94(float a0) { return roundf(a0); }
__host__ __device__ inline long use_95(double a0) { return lround(a0); }
__host__ __device__ inline long use_96(float a0) { return lroundf(a0); }
__host__ __device__ inline long long use_97(double a0) { return llround(a0); }
__host__ __device__ inline long long use_98(float a0) { return llroundf(a0); }
__host__ __device__ inline double use_99(double a0) { return rint(a0); }
__host__ __device__ inline float use_100(float a0) { return rintf(a0); }
__host__ __device__ inline long use_101(double a0) { return lrint(a0); }
__host__ __device__ inline long use_102(float a0) { return lrintf(a0); }
__host__ __device__ inline long long use_103(double a0) { return llrint(a0); }
__host__ __device__ inline long long use_104(float a0) { return llrintf(a0); }
__host__ __device__ inline double use_105(double a0) { return nearbyint(a0); }
__host__ __device__ inline float use_106(float a0) { return nearbyintf(a0); }
__host__ __device__ inline double use_107(double a0) { return ceil(a0); }
__host__ __device__ inline double use_108(double a0) { return trunc(a0); }
__host__ __device__ inline float use_109(float a0) { return truncf(a0); }
__host__ __device__ inline double use_110(double a0, double a1) { return fdim(a0, a1); }
__host__ __device__ inline float use_111(float a0, float a1) { return fdimf(a0, a1); }
__host__ __device__ inline double use_112(double a0, double a1) { return atan2(a0, a1); }
__host__ __device__ inline double use_113(double a0) { return atan(a0); }
__host__ __device__ inline double use_114(double a0) { return acos(a0); }
__host__ __device__ inline double use_115(double a0) { return asin(a0); }
__host__ __device__ inline double use_116(double a0, double a1) { return hypot(a0, a1); }
__device__ inline double use_117(double a0, double a1) { return rhypot(a0, a1); }
__host__ __device__ inline float use_118(float a0, float a1) { return hypotf(a0, a1); }
__device__ inline float use_119(float a0, float a1) { return rhypotf(a0, a1); }
__device__ inline double use_120(double a0, double a1, double a2) { return norm3d(a0, a1, a2); }
__device__ inline double use_121(double a0, double a1, double a2) { return rnorm3d(a0, a1, a2); }
__device__ inline double use_122(double a0, double a1, double a2, double a3) { return norm4d(a0, a1, a2, a3); }
__device__ inline double use_123(double a0, double a1, double a2, double a3) { return rnorm4d(a0, a1, a2, a3); }
__device__ inline double use_124(int a0, const double * a1) { return norm(a0, a1); }
__device__ inline double use_125(int a0, const double * a1) { return rnorm(a0, a1); }
__device__ inline float use_126(int a0, const float * a1) { return rnormf(a0, a1); }
__device__ inline float use_127(int a0, const float * a1) { return normf(a0, a1); }
__device__ inline float use_128(float a0, float a1, float a2) { return norm3df(a0, a1, a2); }
__device__ inline float use_129(float a0, float a1, float a2) { return rnorm3df(a0, a1, a2); }
__device__ inline float use_130(float a0, float a1, float a2, float a3) { return norm4df(a0, a1, a2, a3); }
__device__ inline float use_131(float a0, float a1, float a2, float a3) { return rnorm4df(a0, a1, a2, a3); }
__host__ __device__ inline double use_132(double a0) { return cbrt(a0); }
__host__ __device__ inline float use_133(float a0) { return cbrtf(a0); }
__host__ __device__ inline double use_134(double a0) { return rcbrt(a0); }
__host__ __device__ inline float use_135(const float a0) { return rcbrt(a0); }
__host__ __device__ inline float use_136(float a0) { return rcbrtf(a0); }
__host__ __device__ inline double use_137(double a0) { return sinpi(a0); }
__host__ __device__ inline float use_138(const float a0) { return sinpi(a0); }
__host__ __device__ inline float use_139(float a0) { return sinpif(a0); }
__host__ __device__ inline double use_140(double a0) { return cospi(a0); }
__host__ __device__ inline float use_141(const float a0) { return cospi(a0); }
__host__ __device__ inline float use_142(float a0) { return cospif(a0); }
__host__ __device__ inline void use_143(double a0, double * a1, double * a2) { sincospi(a0, a1, a2); }
__host__ __device__ inline void use_144(const float a0, float *const a1, float *const a2) { sincospi(a0, a1, a2); }
__host__ __device__ inline void use_145(float a0, float * a1, float * a2) { sincospif(a0, a1, a2); }
__host__ __device__ inline double use_146(double a0, double a1) { return pow(a0, a1); }
__host__ __device__ inline double use_147(double a0, double * a1) { return modf(a0, a1); }
__host__ __device__ inline double use_148(double a0, double a1) { return fmod(a0, a1); }
__host__ __device__ inline double use_149(double a0, double a1) { return remainder(a0, a1); }
__host__ __device__ inline float use_150(float a0, float a1) { return remainderf(a0, a1); }
__host__ __device__ inline double use_151(double a0, double a1, int * a2) { return remquo(a0, a1, a2); }
__host__ __device__ inline float use_152(float a0, float a1, int * a2) { return remquof(a0, a1, a2); }
__host__ __device__ inline double use_153(double a0) { return j0(a0); }
__host__ __device__ inline float use_154(const float a0) { return j0(a0); }
__host__ __device__ inline float use_155(float a0) { return j0f(a0); }
__host__ __device__ inline double use_156(double a0) { return j1(a0); }
__host__ __device__ inline float use_157(const float a0) { return j1(a0); }
__host__ __device__ inline float use_158(float a0) { return j1f(a0); }
__host__ __device__ inline double use_159(int a0, double a1) { return jn(a0, a1); }
__host__ __device__ inline float use_160(const int a0, const float a1) { return jn(a0, a1); }
__host__ __device__ inline float use_161(int a0, float a1) { return jnf(a0, a1); }
__host__ __device__ inline double use_162(double a0) { return y0(a0); }
__host__ __device__ inline float use_163(const float a0) { return y0(a0); }
__host__ __device__ inline float use_164(float a0) { return y0f(a0); }
__host__ __device__ inline double use_165(double a0) { return y1(a0); }
__host__ __device__ inline float use_166(const float a0) { return y1(a0); }
__host__ __device__ inline float use_167(float a0) { return y1f(a0); }
__host__ __device__ inline double use_168(int a0, double a1) { return yn(a0, a1); }
__host__ __device__ inline float use_169(const int a0, const float a1) { return yn(a0, a1); }
__host__ __device__ inline float use_170(int a0, float a1) { return ynf(a0, a1); }
__device__ inline double use_171(double a0) { return cyl_bessel_i0(a0); }
__device__ inline float use_172(const float a0) { return cyl_bessel_i0(a0); }
__device__ inline float use_173(float a0) { return cyl_bessel_i0f(a0); }
__device__ inline double use_174(double a0) { return cyl_bessel_i1(a0); }
__device__ inline float use_175(const float a0) { return cyl_bessel_i1(a0); }
__device__ inline float use_176(float a0) { return cyl_bessel_i1f(a0); }
__host__ __device__ inline double use_177(double a0) { return erf(a0); }
__host__ __device__ inline float use_178(float a0) { return erff(a0); }
__host__ __device__ inline double use_179(double a0) { return erfinv(a0); }
__host__ __device__ inline float use_180(const float a0) { return erfinv(a0); }
__host__ __device__ inline float use_181(float a0) { return erfinvf(a0); }
__host__ __device__ inline double use_182(double a0) { return erfc(a0); }
__host__ __device__ inline float use_183(float a0) { return erfcf(a0); }
__host__ __device__ inline double use_184(double a0) { return lgamma(a0); }
__host__ __device__ inline double use_185(double a0) { return erfcinv(a0); }
__host__ __device__ inline float use_186(const float a0) { return erfcinv(a0); }
__host__ __device__ inline float use_187(float a0) { return erfcinvf(a0); }
__host__ __device__ inline double use_188(double a0) { return normcdfinv(a0); }
__host__ __device__ inline float use_189(const float a0) { return normcdfinv(a0); }
__host__ __device__ inline float use_190(float a0) { return normcdfinvf(a0); }
__host__ __device__ inline double use_191(double a0) { return normcdf(a0); }
__host__ __device__ inline float use_192(const float a0) { return normcdf(a0); }
__host__ __device__ inline float use_193(float a0) { return normcdff(a0); }
__host__ __device__ inline double use_194(double a0) { return erfcx(a0); }
__host__ __device__ inline float use_195(const float a0) { return erfcx(a0); }
__host__ __device__ inline float use_196(float a0) { return erfcxf(a0); }
__host__ __device__ inline float use_197(float a0) { return lgammaf(a0); }
__host__ __device__ inline double use_198(double a0) { return tgamma(a0); }
__host__ __device__ inline float use_199(float a0) { return tgammaf(a0); }
__host__ __device__ inline double use_200(double a0, double a1) { return copysign(a0, a1); }
__host__ __device__ inline double use_201(const double a0, const float a1) { return copysign(a0, a1); }
__host__ __device__ inline double use_202(const float a0, const double a1) { return copysign(a0, a1); }
__host__ __device__ inline float use_203(float a0, float a1) { return copysignf(a0, a1); }
__host__ __device__ inline double use_204(double a0, double a1) { return nextafter(a0, a1); }
__host__ __device__ inline float use_205(float a0, float a1) { return nextafterf(a0, a1); }
__host__ __device__ inline double use_206(const char * a0) { return nan(a0); }
__host__ __device__ inline float use_207(const char * a0) { return nanf(a0); }
__host__ __device__ inline int use_208(float a0) { return __isinff(a0); }
__host__ __device__ inline int use_209(float a0) { return __isnanf(a0); }
__host__ __device__ inline int use_210(double a0) { return __finite(a0); }
__host__ __device__ inline int use_211(float a0) { return __finitef(a0); }
__host__ __device__ inline int use_212(double a0) { return __signbit(a0); }
__host__ __device__ inline int use_213(double a0) { return __isnan(a0); }
__host__ __device__ inline int use_214(double a0) { return __isinf(a0); }
__host__ __device__ inline int use_215(float a0) { return __signbitf(a0); }
__host__ __device__ inline double use_216(double a0, double a1, double a2) { return fma(a0, a1, a2); }
__device__ inline double use_217(double a0, double a1, double a2, enum cudaRoundMode a3) { return fma(a0, a1, a2, a3); }
__host__ __device__ inline float use_218(float a0, float a1, float a2) { return fmaf(a0, a1, a2); }
__host__ __device__ inline int use_219(long double a0) { return __signbitl(a0); }
__host__ __device__ inline int use_220(long double a0) { return __finitel(a0); }
__host__ __device__ inline int use_221(long double a0) { return __isinfl(a0); }
__host__ __device__ inline int use_222(long double a0) { return __isnanl(a0); }
__host__ __device__ inline float use_223(float a0) { return acosf(a0); }
__host__ __device__ inline float use_224(float a0) { return asinf(a0); }
__host__ __device__ inline float use_225(float a0) { return atanf(a0); }
__host__ __device__ inline float use_226(float a0, float a1) { return atan2f(a0, a1); }
__host__ __device__ inline float use_227(float a0) { return cosf(a0); }
__host__ __device__ inline float use_228(float a0) { return sinf(a0); }
__host__ __device__ inline float use_229(float a0) { return tanf(a0); }
__host__ __device__ inline float use_230(float a0) { return coshf(a0); }
__host__ __device__ inline float use_231(float a0) { return sinhf(a0); }
__host__ __device__ inline float use_232(float a0) { return tanhf(a0); }
__host__ __device__ inline float use_233(float a0) { return logf(a0); }
__host__ __device__ inline float use_234(float a0) { return expf(a0); }
__host__ __device__ inline float use_235(float a0) { return log10f(a0); }
__host__ __device__ inline float use_236(float a0, float * a1) { return modff(a0, a1); }
__host__ __device__ inline float use_237(float a0, float a1) { return powf(a0, a1); }
__host__ __device__ inline float use_238(float a0) { return sqrtf(a0); }
__host__ __device__ inline float use_239(float a0) { return ceilf(a0); }
__host__ __device__ inline float use_240(float a0) { return floorf(a0); }
__host__ __device__ inline float use_241(float a0, float a1) { return fmodf(a0, a1); }
__device__ inline int use_242(int a0, int a1) { return __mulhi(a0, a1); }
__device__ inline unsigned int use_243(unsigned int a0, unsigned int a1) { return __umulhi(a0, a1); }
__device__ inline long long use_244(long long a0, long long a1) { return __mul64hi(a0, a1); }
__device__ inline unsigned long long use_245(unsigned long long a0, unsigned long long a1) { return __umul64hi(a0, a1); }
__device__ inline float use_246(int a0) { return __int_as_float(a0); }
__device__ inline int use_247(float a0) { return __float_as_int(a0); }
__device__ inline float use_248(unsigned int a0) { return __uint_as_float(a0); }
__device__ inline unsigned int use_249(float a0) { return __float_as_uint(a0); }
__device__ inline void use_250() { __syncthreads(); }
__device__ inline void use_251(int a0) { __prof_trigger(a0); }
__device__ inline void use_252() { __threadfence(); }
__device__ inline void use_253() { __threadfence_block(); }
__device__ inline void use_254() { __brkpt(); }
__device__ inline float use_255(float a0) { return __saturatef(a0); }
__device__ inline unsigned int use_256(int a0, int a1, unsigned int a2) { return __sad(a0, a1, a2); }
__device__ inline unsigned int use_257(unsigned int a0, unsigned int a1, unsigned int a2) { return __usad(a0, a1, a2); }
__device__ inline int use_258(int a0, int a1) { return __mul24(a0, a1); }
__device__ inline unsigned int use_259(unsigned int a0, unsigned int a1) { return __umul24(a0, a1); }
__device__ inline float use_260(float a0, float a1) { return fdividef(a0, a1); }
__device__ inline float use_261(float a0, float a1) { return __fdividef(a0, a1); }
__device__ inline double use_262(double a0, double a1) { return fdivide(a0, a1); }
__device__ inline float use_263(float a0) { return __sinf(a0); }
__device__ inline float use_264(float a0) { return __cosf(a0); }
__device__ inline float use_265(float a0) { return __tanf(a0); }
__device__ inline float use_266(float a0) { return __tanhf(a0); }
__device__ inline void use_267(float a0, float * a1, float * a2) { __sincosf(a0, a1, a2); }
__device__ inline float use_268(float a0) { return __sin2pif(a0); }
__device__ inline float use_269(float a0) { return __cos2pif(a0); }
__device__ inline void use_270(float a0, float * a1, float * a2) { __sincos2pif(a0, a1, a2); }
__device__ inline float use_271(float a0) { return __expf(a0); }
__device__ inline float use_272(float a0) { return __exp10f(a0); }
__device__ inline float use_273(float a0) { return __log2f(a0); }
__device__ inline float use_274(float a0) { return __log10f(a0); }
__device__ inline float use_275(float a0) { return __logf(a0); }
__device__ inline float use_276(float a0, float a1) { return __powf(a0, a1); }
__device__ inline int use_277(float a0) { return __float2int_rn(a0); }
__device__ inline int use_278(float a0) { return __float2int_rz(a0); }
__device__ inline int use_279(float a0) { return __float2int_ru(a0); }
__device__ inline int use_280(float a0) { return __float2int_rd(a0); }
__device__ inline unsigned int use_281(float a0) { return __float2uint_rn(a0); }
__device__ inline unsigned int use_282(float a0) { return __float2uint_rz(a0); }
__device__ inline unsigned int use_283(float a0) { return __float2uint_ru(a0); }
__device__ inline unsigned int use_284(float a0) { return __float2uint_rd(a0); }
__device__ inline float use_285(int a0) { return __int2float_rn(a0); }
__device__ inline float use_286(int a0) { return __int2float_rz(a0); }
__device__ inline float use_287(int a0) { return __int2float_ru(a0); }
__device__ inline float use_288(int a0) { return __int2float_rd(a0); }
__device__ inline float use_289(unsigned int a0) { return __uint2float_rn(a0); }
__device__ inline float use_290(unsigned int a0) { return __uint2float_rz(a0); }
__device__ inline float use_291(unsigned int a0) { return __uint2float_ru(a0); }
__device__ inline float use_292(unsigned int a0) { return __uint2float_rd(a0); }
__device__ inline long long use_293(float a0) { return __float2ll_rn(a0); }
__device__ inline long long use_294(float a0) { return __float2ll_rz(a0); }
__device__ inline long long use_295(float a0) { return __float2ll_ru(a0); }
__device__ inline long long use_296(float a0) { return __float2ll_rd(a0); }
__device__ inline unsigned long long use_297(float a0) { return __float2ull_rn(a0); }
__device__ inline unsigned long long use_298(float a0) { return __float2ull_rz(a0); }
__device__ inline unsigned long long use_299(float a0) { return __float2ull_ru(a0); }
__device__ inline unsigned long long use_300(float a0) { return __float2ull_rd(a0); }
__device__ inline float use_301(long long a0) { return __ll2float_rn(a0); }
__device__ inline float use_302(long long a0) { return __ll2float_rz(a0); }
__device__ inline float use_303(long long a0) { return __ll2float_ru(a0); }
__device__ inline float use_304(long long a0) { return __ll2float_rd(a0); }
__device__ inline float use_305(unsigned long long a0) { return __ull2float_rn(a0); }
__device__ inline float use_306(unsigned long long a0) { return __ull2float_rz(a0); }
__device__ inline float use_307(unsigned long long a0) { return __ull2float_ru(a0); }
__device__ inline float use_308(unsigned long long a0) { return __ull2float_rd(a0); }
__device__ inline float use_309(float a0, float a1) { return __fadd_rn(a0, a1); }
__device__ inline float use_310(float a0, float a1) { return __fadd_rz(a0, a1); }
__device__ inline float use_311(float a0, float a1) { return __fadd_ru(a0, a1); }
__device__ inline float use_312(float a0, float a1) { return __fadd_rd(a0, a1); }
__device__ inline float use_313(float a0, float a1) { return __fsub_rn(a0, a1); }
__device__ inline float use_314(float a0, float a1) { return __fsub_rz(a0, a1); }
__device__ inline float use_315(float a0, float a1) { return __fsub_ru(a0, a1); }
__device__ inline float use_316(float a0, float a1) { return __fsub_rd(a0, a1); }
__device__ inline float use_317(float a0, float a1) { return __fmul_rn(a0, a1); }
__device__ inline float use_318(float a0, float a1) { return __fmul_rz(a0, a1); }
__device__ inline float use_319(float a0, float a1) { return __fmul_ru(a0, a1); }
__device__ inline float use_320(float a0, float a1) { return __fmul_rd(a0, a1); }
__device__ inline float use_321(float a0, float a1, float a2) { return __fmaf_rn(a0, a1, a2); }
__device__ inline float use_322(float a0, float a1, float a2) { return __fmaf_rz(a0, a1, a2); }
__device__ inline float use_323(float a0, float a1, float a2) { return __fmaf_ru(a0, a1, a2); }
__device__ inline float use_324(float a0, float a1, float a2) { return __fmaf_rd(a0, a1, a2); }
__device__ inline float use_325(float a0) { return __frcp_rn(a0); }
__device__ inline float use_326(float a0) { return __frcp_rz(a0); }
__device__ inline float use_327(float a0) { return __frcp_ru(a0); }
__device__ inline float use_328(float a0) { return __frcp_rd(a0); }
__device__ inline float use_329(float a0) { return __fsqrt_rn(a0); }
__device__ inline float use_330(float a0) { return __fsqrt_rz(a0); }
__device__ inline float use_331(float a0) { return __fsqrt_ru(a0); }
__device__ inline float use_332(float a0) { return __fsqrt_rd(a0); }
__device__ inline float use_333(float a0) { return __frsqrt_rn(a0); }
__device__ inline float use_334(float a0, float a1) { return __fdiv_rn(a0, a1); }
__device__ inline float use_335(float a0, float a1) { return __fdiv_rz(a0, a1); }
__device__ inline float use_336(float a0, float a1) { return __fdiv_ru(a0, a1); }
__device__ inline float use_337(float a0, float a1) { return __fdiv_rd(a0, a1); }
__device__ inline int use_338(int a0) { return __clz(a0); }
__device__ inline int use_339(int a0) { return __ffs(a0); }
__device__ inline int use_340(unsigned int a0) { return __popc(a0); }
__device__ inline unsigned int use_341(unsigned int a0) { return __brev(a0); }
__device__ inline int use_342(long long a0) { return __clzll(a0); }
__device__ inline int use_343(long long a0) { return __ffsll(a0); }
__device__ inline int use_344(unsigned long long a0) { return __popcll(a0); }
__device__ inline unsigned long long use_345(unsigned long long a0) { return __brevll(a0); }
__device__ inline unsigned int use_346(unsigned int a0, unsigned int a1, unsigned int a2) { return __byte_perm(a0, a1, a2); }
__device__ inline int use_347(int a0, int a1) { return __hadd(a0, a1); }
__device__ inline int use_348(int a0, int a1) { return __rhadd(a0, a1); }
__device__ inline unsigned int use_349(unsigned int a0, unsigned int a1) { return __uhadd(a0, a1); }
__device__ inline unsigned int use_350(unsigned int a0, unsigned int a1) { return __urhadd(a0, a1); }
__device__ inline int use_351(double a0) { return __double2int_rz(a0); }
__device__ inline unsigned int use_352(double a0) { return __double2uint_rz(a0); }
__device__ inline long long use_353(double a0) { return __double2ll_rz(a0); }
__device__ inline unsigned long long use_354(double a0) { return __double2ull_rz(a0); }
__device__ inline unsigned int use_355() { return __pm0(); }
__device__ inline unsigned int use_356() { return __pm1(); }
__device__ inline unsigned int use_357() { return __pm2(); }
__device__ inline unsigned int use_358() { return __pm3(); }
__device__ inline unsigned int use_359(unsigned int a0) { return __vabs2(a0); }
__device__ inline unsigned int use_360(unsigned int a0) { return __vabsss2(a0); }
__device__ inline unsigned int use_361(unsigned int a0, unsigned int a1) { return __vadd2(a0, a1); }
__device__ inline unsigned int use_362(unsigned int a0, unsigned int a1) { return __vaddss2(a0, a1); }
__device__ inline unsigned int use_363(unsigned int a0, unsigned int a1) { return __vaddus2(a0, a1); }
__device__ inline unsigned int use_364(unsigned int a0, unsigned int a1) { return __vavgs2(a0, a1); }
__device__ inline unsigned int use_365(unsigned int a0, unsigned int a1) { return __vavgu2(a0, a1); }
__device__ inline unsigned int use_366(unsigned int a0, unsigned int a1) { return __vhaddu2(a0, a1); }
__device__ inline unsigned int use_367(unsigned int a0, unsigned int a1) { return __vcmpeq2(a0, a1); }
__device__ inline unsigned int use_368(unsigned int a0, unsigned int a1) { return __vcmpges2(a0, a1); }
__device__ inline unsigned int use_369(unsigned int a0, unsigned int a1) { return __vcmpgeu2(a0, a1); }
__device__ inline unsigned int use_370(unsigned int a0, unsigned int a1) { return __vcmpgts2(a0, a1); }
__device__ inline unsigned int use_371(unsigned int a0, unsigned int a1) { return __vcmpgtu2(a0, a1); }
__device__ inline unsigned int use_372(unsigned int a0, unsigned int a1) { return __vcmples2(a0, a1); }
__device__ inline unsigned int use_373(unsigned int a0, unsigned int a1) { return __vcmpleu2(a0, a1); }
__device__ inline unsigned int use_374(unsigned int a0, unsigned int a1) { return __vcmplts2(a0, a1); }
__device__ inline unsigned int use_375(unsigned int a0, unsigned int a1) { return __vcmpltu2(a0, a1); }
__device__ inline unsigned int use_376(unsigned int a0, unsigned int a1) { return __vcmpne2(a0, a1); }
__device__ inline unsigned int use_377(unsigned int a0, unsigned int a1) { return __vabsdiffu2(a0, a1); }
__device__ inline unsigned int use_378(unsigned int a0, unsigned int a1) { return __vmaxs2(a0, a1); }
__device__ inline unsigned int use_379(unsigned int a0, unsigned int a1) { return __vmaxu2(a0, a1); }
__device__ inline unsigned int use_380(unsigned int a0, unsigned int a1) { return __vmins2(a0, a1); }
__device__ inline unsigned int use_381(unsigned int a0, unsigned int a1) { return __vminu2(a0, a1); }
__device__ inline unsigned int use_382(unsigned int a0, unsigned int a1) { return __vseteq2(a0, a1); }
__device__ inline unsigned int use_383(unsigned int a0, unsigned int a1) { return __vsetges2(a0, a1); }
__device__ inline unsigned int use_384(unsigned int a0, unsigned int a1) { return __vsetgeu2(a0, a1); }
__device__ inline unsigned int use_385(unsigned int a0, unsigned int a1) { return __vsetgts2(a0, a1); }
__device__ inline unsigned int use_386(unsigned int a0, unsigned int a1) { return __vsetgtu2(a0, a1); }
__device__ inline unsigned int use_387(unsigned int a0, unsigned int a1) { return __vsetles2(a0, a1); }
__device__ inline unsigned int use_388(unsigned int a0, unsigned int a1) { return __vsetleu2(a0, a1); }
__device__ inline unsigned int use_389(unsigned int a0, unsigned int a1) { return __vsetlts2(a0, a1); }
__device__ inline unsigned int use_390(unsigned int a0, unsigned int a1) { return __vsetltu2(a0, a1); }
__device__ inline unsigned int use_391(unsigned int a0, unsigned int a1) { return __vsetne2(a0, a1); }
__device__ inline unsigned int use_392(unsigned int a0, unsigned int a1) { return __vsadu2(a0, a1); }
__device__ inline unsigned int use_393(unsigned int a0, unsigned int a1) { return __vsub2(a0, a1); }
__device__ inline unsigned int use_394(unsigned int a0, unsigned int a1) { return __vsubss2(a0, a1); }
__device__ inline unsigned int use_395(unsigned int a0, unsigned int a1) { return __vsubus2(a0, a1); }
__device__ inline unsigned int use_396(unsigned int a0) { return __vneg2(a0); }
__device__ inline unsigned int use_397(unsigned int a0) { return __vnegss2(a0); }
__device__ inline unsigned int use_398(unsigned int a0, unsigned int a1) { return __vabsdiffs2(a0, a1); }
__device__ inline unsigned int use_399(unsigned int a0, unsigned int a1) { return __vsads2(a0, a1); }
__device__ inline unsigned int use_400(unsigned int a0) { return __vabs4(a0); }
__device__ inline unsigned int use_401(unsigned int a0) { return __vabsss4(a0); }
__device__ inline unsigned int use_402(unsigned int a0, unsigned int a1) { return __vadd4(a0, a1); }
__device__ inline unsigned int use_403(unsigned int a0, unsigned int a1) { return __vaddss4(a0, a1); }
__device__ inline unsigned int use_404(unsigned int a0, unsigned int a1) { return __vaddus4(a0, a1); }
__device__ inline unsigned int use_405(unsigned int a0, unsigned int a1) { return __vavgs4(a0, a1); }
__device__ inline unsigned int use_406(unsigned int a0, unsigned int a1) { return __vavgu4(a0, a1); }
__device__ inline unsigned int use_407(unsigned int a0, unsigned int a1) { return __vhaddu4(a0, a1); }
__device__ inline unsigned int use_408(unsigned int a0, unsigned int a1) { return __vcmpeq4(a0, a1); }
__device__ inline unsigned int use_409(unsigned int a0, unsigned int a1) { return __vcmpges4(a0, a1); }
__device__ inline unsigned int use_410(unsigned int a0, unsigned int a1) { return __vcmpgeu4(a0, a1); }
__device__ inline unsigned int use_411(unsigned int a0, unsigned int a1) { return __vcmpgts4(a0, a1); }
__device__ inline unsigned int use_412(unsigned int a0, unsigned int a1) { return __vcmpgtu4(a0, a1); }
__device__ inline unsigned int use_413(unsigned int a0, unsigned int a1) { return __vcmples4(a0, a1); }
__device__ inline unsigned int use_414(unsigned int a0, unsigned int a1) { return __vcmpleu4(a0, a1); }
__device__ inline unsigned int use_415(unsigned int a0, unsigned int a1) { return __vcmplts4(a0, a1); }
__device__ inline unsigned int use_416(unsigned int a0, unsigned int a1) { return __vcmpltu4(a0, a1); }
__device__ inline unsigned int use_417(unsigned int a0, unsigned int a1) { return __vcmpne4(a0, a1); }
__device__ inline unsigned int use_418(unsigned int a0, unsigned int a1) { return __vabsdiffu4(a0, a1); }
__device__ inline unsigned int use_419(unsigned int a0, unsigned int a1) { return __vmaxs4(a0, a1); }
__device__ inline unsigned int use_420(unsigned int a0, unsigned int a1) { return __vmaxu4(a0, a1); }
__device__ inline unsigned int use_421(unsigned int a0, unsigned int a1) { return __vmins4(a0, a1); }
__device__ inline unsigned int use_422(unsigned int a0, unsigned int a1) { return __vminu4(a0, a1); }
__device__ inline unsigned int use_423(unsigned int a0, unsigned int a1) { return __vseteq4(a0, a1); }
__device__ inline unsigned int use_424(unsigned int a0, unsigned int a1) { return __vsetles4(a0, a1); }
__device__ inline unsigned int use_425(unsigned int a0, unsigned int a1) { return __vsetleu4(a0, a1); }
__device__ inline unsigned int use_426(unsigned int a0, unsigned int a1) { return __vsetlts4(a0, a1); }
__device__ inline unsigned int use_427(unsigned int a0, unsigned int a1) { return __vsetltu4(a0, a1); }
__device__ inline unsigned int use_428(unsigned int a0, unsigned int a1) { return __vsetges4(a0, a1); }
__device__ inline unsigned int use_429(unsigned int a0, unsigned int a1) { return __vsetgeu4(a0, a1); }
__device__ inline unsigned int use_430(unsigned int a0, unsigned int a1) { return __vsetgts4(a0, a1); }
__device__ inline unsigned int use_431(unsigned int a0, unsigned int a1) { return __vsetgtu4(a0, a1); }
__device__ inline unsigned int use_432(unsigned int a0, unsigned int a1) { return __vsetne4(a0, a1); }
__device__ inline unsigned int use_433(unsigned int a0, unsigned int a1) { return __vsadu4(a0, a1); }
__device__ inline unsigned int use_434(unsigned int a0, unsigned int a1) { return __vsub4(a0, a1); }
__device__ inline unsigned int use_435(unsigned int a0, unsigned int a1) { return __vsubss4(a0, a1); }
__device__ inline unsigned int use_436(unsigned int a0, unsigned int a1) { return __vsubus4(a0, a1); }
__device__ inline unsigned int use_437(unsigned int a0) { return __vneg4(a0); }
__device__ inline unsigned int use_438(unsigned int a0) { return __vnegss4(a0); }
__device__ inline unsigned int use_439(unsigned int a0, unsigned int a1) { return __vabsdiffs4(a0, a1); }
__device__ inline unsigned int use_440(unsigned int a0, unsigned int a1) { return __vsads4(a0, a1); }
__host__ __device__ inline int use_441(const int a0, const int a1) { return __vimax_s32_relu(a0, a1); }
__host__ __device__ inline unsigned int use_442(const unsigned int a0, const unsigned int a1) { return __vimax_s16x2_relu(a0, a1); }
__host__ __device__ inline int use_443(const int a0, const int a1) { return __vimin_s32_relu(a0, a1); }
__host__ __device__ inline unsigned int use_444(const unsigned int a0, const unsigned int a1) { return __vimin_s16x2_relu(a0, a1); }
__host__ __device__ inline int use_445(const int a0, const int a1, const int a2) { return __vimax3_s32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_446(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __vimax3_s16x2(a0, a1, a2); }
__host__ __device__ inline unsigned int use_447(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __vimax3_u32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_448(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __vimax3_u16x2(a0, a1, a2); }
__host__ __device__ inline int use_449(const int a0, const int a1, const int a2) { return __vimin3_s32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_450(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __vimin3_s16x2(a0, a1, a2); }
__host__ __device__ inline unsigned int use_451(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __vimin3_u32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_452(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __vimin3_u16x2(a0, a1, a2); }
__host__ __device__ inline int use_453(const int a0, const int a1, const int a2) { return __vimax3_s32_relu(a0, a1, a2); }
__host__ __device__ inline unsigned int use_454(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __vimax3_s16x2_relu(a0, a1, a2); }
__host__ __device__ inline int use_455(const int a0, const int a1, const int a2) { return __vimin3_s32_relu(a0, a1, a2); }
__host__ __device__ inline unsigned int use_456(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __vimin3_s16x2_relu(a0, a1, a2); }
__host__ __device__ inline int use_457(const int a0, const int a1, const int a2) { return __viaddmax_s32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_458(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __viaddmax_s16x2(a0, a1, a2); }
__host__ __device__ inline unsigned int use_459(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __viaddmax_u32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_460(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __viaddmax_u16x2(a0, a1, a2); }
__host__ __device__ inline int use_461(const int a0, const int a1, const int a2) { return __viaddmin_s32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_462(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __viaddmin_s16x2(a0, a1, a2); }
__host__ __device__ inline unsigned int use_463(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __viaddmin_u32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_464(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __viaddmin_u16x2(a0, a1, a2); }
__host__ __device__ inline int use_465(const int a0, const int a1, const int a2) { return __viaddmax_s32_relu(a0, a1, a2); }
__host__ __device__ inline unsigned int use_466(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __viaddmax_s16x2_relu(a0, a1, a2); }
__host__ __device__ inline int use_467(const int a0, const int a1, const int a2) { return __viaddmin_s32_relu(a0, a1, a2); }
__host__ __device__ inline unsigned int use_468(const unsigned int a0, const unsigned int a1, const unsigned int a2) { return __viaddmin_s16x2_relu(a0, a1, a2); }
__host__ __device__ inline int use_469(const int a0, const int a1, bool *const a2) { return __vibmax_s32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_470(const unsigned int a0, const unsigned int a1, bool *const a2) { return __vibmax_u32(a0, a1, a2); }
__host__ __device__ inline int use_471(const int a0, const int a1, bool *const a2) { return __vibmin_s32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_472(const unsigned int a0, const unsigned int a1, bool *const a2) { return __vibmin_u32(a0, a1, a2); }
__host__ __device__ inline unsigned int use_473(const unsigned int a0, const unsigned int a1, bool *const a2, bool *const a3) { return __vibmax_s16x2(a0, a1, a2, a3); }
__host__ __device__ inline unsigned int use_474(const unsigned int a0, const unsigned int a1, bool *const a2, bool *const a3) { return __vibmax_u16x2(a0, a1, a2, a3); }
__host__ __device__ inline unsigned int use_475(const unsigned int a0, const unsigned int a1, bool *const a2, bool *const a3) { return __vibmin_s16x2(a0, a1, a2, a3); }
__host__ __device__ inline unsigned int use_476(const unsigned int a0, const unsigned int a1, bool *const a2, bool *const a3) { return __vibmin_u16x2(a0, a1, a2, a3); }
__device__ inline int use_477(int * a0, int a1) { return atomicAdd(a0, a1); }
__device__ inline unsigned int use_478(unsigned int * a0, unsigned int a1) { return atomicAdd(a0, a1); }
__device__ inline unsigned long long use_479(unsigned long long * a0, unsigned long long a1) { return atomicAdd(a0, a1); }
__device__ inline float use_480(float * a0, float a1) { return atomicAdd(a0, a1); }
__device__ inline double use_481(double * a0, double a1) { return atomicAdd(a0, a1); }
__device__ inline float2 use_482(float2 * a0, float2 a1) { return atomicAdd(a0, a1); }
__device__ inline float4 use_483(float4 * a0, float4 a1) { return atomicAdd(a0, a1); }
__device__ inline int use_484(int * a0, int a1) { return atomicSub(a0, a1); }
__device__ inline unsigned int use_485(unsigned int * a0, unsigned int a1) { return atomicSub(a0, a1); }
__device__ inline int use_486(int * a0, int a1) { return atomicExch(a0, a1); }
__device__ inline unsigned int use_487(unsigned int * a0, unsigned int a1) { return atomicExch(a0, a1); }
__device__ inline float use_488(float * a0, float a1) { return atomicExch(a0, a1); }
__device__ inline unsigned long long use_489(unsigned long long * a0, unsigned long long a1) { return atomicExch(a0, a1); }
__device__ inline auto use_490(float * a0, float a1) { return atomicExch(a0, a1); }
__device__ inline auto use_491(int * a0, int a1) { return atomicExch(a0, a1); }
__device__ inline auto use_492(float4 * a0, float4 a1) { return atomicExch(a0, a1); }
__device__ inline int use_493(int * a0, int a1) { return atomicMin(a0, a1); }
__device__ inline unsigned int use_494(unsigned int * a0, unsigned int a1) { return atomicMin(a0, a1); }
__device__ inline long long use_495(long long * a0, long long a1) { return atomicMin(a0, a1); }
__device__ inline unsigned long long use_496(unsigned long long * a0, unsigned long long a1) { return atomicMin(a0, a1); }
__device__ inline int use_497(int * a0, int a1) { return atomicMax(a0, a1); }
__device__ inline unsigned int use_498(unsigned int * a0, unsigned int a1) { return atomicMax(a0, a1); }
__device__ inline long long use_499(long long * a0, long long a1) { return atomicMax(a0, a1); }
__device__ inline unsigned long long use_500(unsigned long long * a0, unsigned long long a1) { return atomicMax(a0, a1); }
__device__ inline unsigned int use_501(unsigned int * a0, unsigned int a1) { return atomicInc(a0, a1); }
__device__ inline unsigned int use_502(unsigned int * a0, unsigned int a1) { return atomicDec(a0, a1); }
__device__ inline int use_503(int * a0, int a1) { return atomicAnd(a0, a1); }
__device__ inline unsigned int use_504(unsigned int * a0, unsigned int a1) { return atomicAnd(a0, a1); }
__device__ inline long long use_505(long long * a0, long long a1) { return atomicAnd(a0, a1); }
__device__ inline unsigned long long use_506(unsigned long long * a0, unsigned long long a1) { return atomicAnd(a0, a1); }
__device__ inline int use_507(int * a0, int a1) { return atomicOr(a0, a1); }
__device__ inline unsigned int use_508(unsigned int * a0, unsigned int a1) { return atomicOr(a0, a1); }
__device__ inline long long use_509(long long * a0, long long a1) { return atomicOr(a0, a1); }
__device__ inline unsigned long long use_510(unsigned long long * a0, unsigned long long a1) { return atomicOr(a0, a1); }
__device__ inline int use_511(int * a0, int a1) { return atomicXor(a0, a1); }
__device__ inline unsigned int use_512(unsigned int * a0, unsigned int a1) { return atomicXor(a0, a1); }
__device__ inline long long use_513(long long * a0, long long a1) { return atomicXor(a0, a1); }
__device__ inline unsigned long long use_514(unsigned long long * a0, unsigned long long a1) { return atomicXor(a0, a1); }
__device__ inline int use_515(int * a0, int a1, int a2) { return atomicCAS(a0, a1, a2); }
__device__ inline unsigned int use_516(unsigned int * a0, unsigned int a1, unsigned int a2) { return atomicCAS(a0, a1, a2); }
__device__ inline unsigned long long use_517(unsigned long long * a0, unsigned long long a1, unsigned long long a2) { return atomicCAS(a0, a1, a2); }
__device__ inline unsigned short use_518(unsigned short * a0, unsigned short a1, unsigned short a2) { return atomicCAS(a0, a1, a2); }
__device__ inline auto use_519(int * a0, int a1, int a2) { return atomicCAS(a0, a1, a2); }
__device__ inline auto use_520(float4 * a0, float4 a1, float4 a2) { return atomicCAS(a0, a1, a2); }
__device__ inline int use_521(int a0) { return __any(a0); }
__device__ inline int use_522(int a0) { return __all(a0); }
__device__ inline long long use_523(double a0) { return __double_as_longlong(a0); }
__device__ inline double use_524(long long a0) { return __longlong_as_double(a0); }
__device__ inline double use_525(double a0, double a1, double a2) { return __fma_rn(a0, a1, a2); }
__device__ inline double use_526(double a0, double a1, double a2) { return __fma_rz(a0, a1, a2); }
__device__ inline double use_527(double a0, double a1, double a2) { return __fma_ru(a0, a1, a2); }
__device__ inline double use_528(double a0, double a1, double a2) { return __fma_rd(a0, a1, a2); }
__device__ inline double use_529(double a0, double a1) { return __dadd_rn(a0, a1); }
__device__ inline double use_530(double a0, double a1) { return __dadd_rz(a0, a1); }
__device__ inline double use_531(double a0, double a1) { return __dadd_ru(a0, a1); }
__device__ inline double use_532(double a0, double a1) { return __dadd_rd(a0, a1); }
__device__ inline double use_533(double a0, double a1) { return __dsub_rn(a0, a1); }
__device__ inline double use_534(double a0, double a1) { return __dsub_rz(a0, a1); }
__device__ inline double use_535(double a0, double a1) { return __dsub_ru(a0, a1); }
__device__ inline double use_536(double a0, double a1) { return __dsub_rd(a0, a1); }
__device__ inline double use_537(double a0, double a1) { return __dmul_rn(a0, a1); }
__device__ inline double use_538(double a0, double a1) { return __dmul_rz(a0, a1); }
__device__ inline double use_539(double a0, double a1) { return __dmul_ru(a0, a1); }
__device__ inline double use_540(double a0, double a1) { return __dmul_rd(a0, a1); }
__device__ inline float use_541(double a0) { return __double2float_rn(a0); }
__device__ inline float use_542(double a0) { return __double2float_rz(a0); }
__device__ inline float use_543(double a0) { return __double2float_ru(a0); }
__device__ inline float use_544(double a0) { return __double2float_rd(a0); }
__device__ inline int use_545(double a0) { return __double2int_rn(a0); }
__device__ inline int use_546(double a0) { return __double2int_ru(a0); }
__device__ inline int use_547(double a0) { return __double2int_rd(a0); }
__device__ inline unsigned int use_548(double a0) { return __double2uint_rn(a0); }
__device__ inline unsigned int use_549(double a0) { return __double2uint_ru(a0); }
__device__ inline unsigned int use_550(double a0) { return __double2uint_rd(a0); }
__device__ inline long long use_551(double a0) { return __double2ll_rn(a0); }
__device__ inline long long use_552(double a0) { return __double2ll_ru(a0); }
__device__ inline long long use_553(double a0) { return __double2ll_rd(a0); }
__device__ inline unsigned long long use_554(double a0) { return __double2ull_rn(a0); }
__device__ inline unsigned long long use_555(double a0) { return __double2ull_ru(a0); }
__device__ inline unsigned long long use_556(double a0) { return __double2ull_rd(a0); }
__device__ inline double use_557(int a0) { return __int2double_rn(a0); }
__device__ inline double use_558(unsigned int a0) { return __uint2double_rn(a0); }
__device__ inline double use_559(long long a0) { return __ll2double_rn(a0); }
__device__ inline double use_560(long long a0) { return __ll2double_rz(a0); }
__device__ inline double use_561(long long a0) { return __ll2double_ru(a0); }
__device__ inline double use_562(long long a0) { return __ll2double_rd(a0); }
__device__ inline double use_563(unsigned long long a0) { return __ull2double_rn(a0); }
__device__ inline double use_564(unsigned long long a0) { return __ull2double_rz(a0); }
__device__ inline double use_565(unsigned long long a0) { return __ull2double_ru(a0); }
__device__ inline double use_566(unsigned long long a0) { return __ull2double_rd(a0); }
__device__ inline int use_567(double a0) { return __double2hiint(a0); }
__device__ inline int use_568(double a0) { return __double2loint(a0); }
__device__ inline double use_569(int a0, int a1) { return __hiloint2double(a0, a1); }
__device__ inline int use_570(int * a0, int a1) { return atomicAdd_block(a0, a1); }
__device__ inline unsigned int use_571(unsigned int * a0, unsigned int a1) { return atomicAdd_block(a0, a1); }
__device__ inline unsigned long long use_572(unsigned long long * a0, unsigned long long a1) { return atomicAdd_block(a0, a1); }
__device__ inline float use_573(float * a0, float a1) { return atomicAdd_block(a0, a1); }
__device__ inline double use_574(double * a0, double a1) { return atomicAdd_block(a0, a1); }
__device__ inline float2 use_575(float2 * a0, float2 a1) { return atomicAdd_block(a0, a1); }
__device__ inline float4 use_576(float4 * a0, float4 a1) { return atomicAdd_block(a0, a1); }
__device__ inline int use_577(int * a0, int a1) { return atomicAdd_system(a0, a1); }
__device__ inline unsigned int use_578(unsigned int * a0, unsigned int a1) { return atomicAdd_system(a0, a1); }
__device__ inline unsigned long long use_579(unsigned long long * a0, unsigned long long a1) { return atomicAdd_system(a0, a1); }
__device__ inline float use_580(float * a0, float a1) { return atomicAdd_system(a0, a1); }
__device__ inline double use_581(double * a0, double a1) { return atomicAdd_system(a0, a1); }
__device__ inline float2 use_582(float2 * a0, float2 a1) { return atomicAdd_system(a0, a1); }
__device__ inline float4 use_583(float4 * a0, float4 a1) { return atomicAdd_system(a0, a1); }
__device__ inline int use_584(int * a0, int a1) { return atomicSub_block(a0, a1); }
__device__ inline unsigned int use_585(unsigned int * a0, unsigned int a1) { return atomicSub_block(a0, a1); }
__device__ inline int use_586(int * a0, int a1) { return atomicSub_system(a0, a1); }
__device__ inline unsigned int use_587(unsigned int * a0, unsigned int a1) { return atomicSub_system(a0, a1); }
__device__ inline int use_588(int * a0, int a1) { return atomicExch_block(a0, a1); }
__device__ inline unsigned int use_589(unsigned int * a0, unsigned int a1) { return atomicExch_block(a0, a1); }
__device__ inline unsigned long long use_590(unsigned long long * a0, unsigned long long a1) { return atomicExch_block(a0, a1); }
__device__ inline float use_591(float * a0, float a1) { return atomicExch_block(a0, a1); }
__device__ inline auto use_592(float * a0, float a1) { return atomicExch_block(a0, a1); }
__device__ inline auto use_593(int * a0, int a1) { return atomicExch_block(a0, a1); }
__device__ inline auto use_594(float4 * a0, float4 a1) { return atomicExch_block(a0, a1); }
__device__ inline int use_595(int * a0, int a1) { return atomicExch_system(a0, a1); }
__device__ inline unsigned int use_596(unsigned int * a0, unsigned int a1) { return atomicExch_system(a0, a1); }
__device__ inline unsigned long long use_597(unsigned long long * a0, unsigned long long a1) { return atomicExch_system(a0, a1); }
__device__ inline float use_598(float * a0, float a1) { return atomicExch_system(a0, a1); }
__device__ inline auto use_599(float * a0, float a1) { return atomicExch_system(a0, a1); }
__device__ inline auto use_600(int * a0, int a1) { return atomicExch_system(a0, a1); }
__device__ inline auto use_601(float4 * a0, float4 a1) { return atomicExch_system(a0, a1); }
__device__ inline int use_602(int * a0, int a1) { return atomicMin_block(a0, a1); }
__device__ inline long long use_603(long long * a0, long long a1) { return atomicMin_block(a0, a1); }
__device__ inline unsigned int use_604(unsigned int * a0, unsigned int a1) { return atomicMin_block(a0, a1); }
__device__ inline unsigned long long use_605(unsigned long long * a0, unsigned long long a1) { return atomicMin_block(a0, a1); }
__device__ inline int use_606(int * a0, int a1) { return atomicMin_system(a0, a1); }
__device__ inline long long use_607(long long * a0, long long a1) { return atomicMin_system(a0, a1); }
__device__ inline unsigned int use_608(unsigned int * a0, unsigned int a1) { return atomicMin_system(a0, a1); }
__device__ inline unsigned long long use_609(unsigned long long * a0, unsigned long long a1) { return atomicMin_system(a0, a1); }
__device__ inline int use_610(int * a0, int a1) { return atomicMax_block(a0, a1); }
__device__ inline long long use_611(long long * a0, long long a1) { return atomicMax_block(a0, a1); }
__device__ inline unsigned int use_612(unsigned int * a0, unsigned int a1) { return atomicMax_block(a0, a1); }
__device__ inline unsigned long long use_613(unsigned long long * a0, unsigned long long a1) { return atomicMax_block(a0, a1); }
__device__ inline int use_614(int * a0, int a1) { return atomicMax_system(a0, a1); }
__device__ inline long long use_615(long long * a0, long long a1) { return atomicMax_system(a0, a1); }
__device__ inline unsigned int use_616(unsigned int * a0, unsigned int a1) { return atomicMax_system(a0, a1); }
__device__ inline unsigned long long use_617(unsigned long long * a0, unsigned long long a1) { return atomicMax_system(a0, a1); }
__device__ inline unsigned int use_618(unsigned int * a0, unsigned int a1) { return atomicInc_block(a0, a1); }
__device__ inline unsigned int use_619(unsigned int * a0, unsigned int a1) { return atomicInc_system(a0, a1); }
__device__ inline unsigned int use_620(unsigned int * a0, unsigned int a1) { return atomicDec_block(a0, a1); }
__device__ inline unsigned int use_621(unsigned int * a0, unsigned int a1) { return atomicDec_system(a0, a1); }
__device__ inline int use_622(int * a0, int a1, int a2) { return atomicCAS_block(a0, a1, a2); }
__device__ inline unsigned int use_623(unsigned int * a0, unsigned int a1, unsigned int a2) { return atomicCAS_block(a0, a1, a2); }
__device__ inline unsigned long long use_624(unsigned long long * a0, unsigned long long a1, unsigned long long a2) { return atomicCAS_block(a0, a1, a2); }
__device__ inline auto use_625(int * a0, int a1, int a2) { return atomicCAS_block(a0, a1, a2); }
__device__ inline auto use_626(float4 * a0, float4 a1, float4 a2) { return atomicCAS_block(a0, a1, a2); }
__device__ inline int use_627(int * a0, int a1, int a2) { return atomicCAS_system(a0, a1, a2); }
__device__ inline unsigned int use_628(unsigned int * a0, unsigned int a1, unsigned int a2) { return atomicCAS_system(a0, a1, a2); }
__device__ inline unsigned long long use_629(unsigned long long * a0, unsigned long long a1, unsigned long long a2) { return atomicCAS_system(a0, a1, a2); }
__device__ inline auto use_630(int * a0, int a1, int a2) { return atomicCAS_system(a0, a1, a2); }
__device__ inline auto use_631(float4 * a0, float4 a1, float4 a2) { return atomicCAS_system(a0, a1, a2); }
__device__ inline int use_632(int * a0, int a1) { return atomicAnd_block(a0, a1); }
__device__ inline long long use_633(long long * a0, long long a1) { return atomicAnd_block(a0, a1); }
__device__ inline unsigned int use_634(unsigned int * a0, unsigned int a1) { return atomicAnd_block(a0, a1); }
__device__ inline unsigned long long use_635(unsigned long long * a0, unsigned long long a1) { return atomicAnd_block(a0, a1); }
__device__ inline int use_636(int * a0, int a1) { return atomicAnd_system(a0, a1); }
__device__ inline long long use_637(long long * a0, long long a1) { return atomicAnd_system(a0, a1); }
__device__ inline unsigned int use_638(unsigned int * a0, unsigned int a1) { return atomicAnd_system(a0, a1); }
__device__ inline unsigned long long use_639(unsigned long long * a0, unsigned long long a1) { return atomicAnd_system(a0, a1); }
__device__ inline int use_640(int * a0, int a1) { return atomicOr_block(a0, a1); }
__device__ inline long long use_641(long long * a0, long long a1) { return atomicOr_block(a0, a1); }
__device__ inline unsigned int use_642(unsigned int * a0, unsigned int a1) { return atomicOr_block(a0, a1); }
__device__ inline unsigned long long use_643(unsigned long long * a0, unsigned long long a1) { return atomicOr_block(a0, a1); }
__device__ inline int use_644(int * a0, int a1) { return atomicOr_system(a0, a1); }
__device__ inline long long use_645(long long * a0, long long a1) { return atomicOr_system(a0, a1); }
__device__ inline unsigned int use_646(unsigned int * a0, unsigned int a1) { return atomicOr_system(a0, a1); }
__device__ inline unsigned long long use_647(unsigned long long * a0, unsigned long long a1) { return atomicOr_system(a0, a1); }
__device__ inline int use_648(int * a0, int a1) { return atomicXor_block(a0, a1); }
__device__ inline long long use_649(long long * a0, long long a1) { return atomicXor_block(a0, a1); }
__device__ inline unsigned int use_650(unsigned int * a0, unsigned int a1) { return atomicXor_block(a0, a1); }
__device__ inline unsigned long long use_651(unsigned long long * a0, unsigned long long a1) { return atomicXor_block(a0, a1); }
__device__ inline int use_652(int * a0, int a1) { return atomicXor_system(a0, a1); }
__device__ inline long long use_653(long long * a0, long long a1) { return atomicXor_system(a0, a1); }
__device__ inline unsigned int use_654(unsigned int * a0, unsigned int a1) { return atomicXor_system(a0, a1); }
__device__ inline unsigned long long use_655(unsigned long long * a0, unsigned long long a1) { return atomicXor_system(a0, a1); }
__device__ inline void use_656() { __threadfence_system(); }
__device__ inline double use_657(double a0, double a1) { return __ddiv_rn(a0, a1); }
__device__ inline double use_658(double a0, double a1) { return __ddiv_rz(a0, a1); }
__device__ inline double use_659(double a0, double a1) { return __ddiv_ru(a0, a1); }
__device__ inline double use_660(double a0, double a1) { return __ddiv_rd(a0, a1); }
__device__ inline double use_661(double a0) { return __drcp_rn(a0); }
__device__ inline double use_662(double a0) { return __drcp_rz(a0); }
__device__ inline double use_663(double a0) { return __drcp_ru(a0); }
__device__ inline double use_664(double a0) { return __drcp_rd(a0); }
__device__ inline double use_665(double a0) { return __dsqrt_rn(a0); }
__device__ inline double use_666(double a0) { return __dsqrt_rz(a0); }
__device__ inline double use_667(double a0) { return __dsqrt_ru(a0); }
__device__ inline double use_668(double a0) { return __dsqrt_rd(a0); }
__device__ inline unsigned int use_669(int a0) { return __ballot(a0); }
__device__ inline int use_670(int a0) { return __syncthreads_count(a0); }
__device__ inline int use_671(int a0) { return __syncthreads_and(a0); }
__device__ inline int use_672(int a0) { return __syncthreads_or(a0); }
__device__ inline long long use_673() { return clock64(); }
__device__ inline float use_674(float a0, float a1, float a2) { return __fmaf_ieee_rn(a0, a1, a2); }
__device__ inline float use_675(float a0, float a1, float a2) { return __fmaf_ieee_rd(a0, a1, a2); }
__device__ inline float use_676(float a0, float a1, float a2) { return __fmaf_ieee_ru(a0, a1, a2); }
__device__ inline float use_677(float a0, float a1, float a2) { return __fmaf_ieee_rz(a0, a1, a2); }
__device__ inline unsigned int use_678(const void * a0) { return __isGlobal(a0); }
__device__ inline unsigned int use_679(const void * a0) { return __isShared(a0); }
__device__ inline unsigned int use_680(const void * a0) { return __isConstant(a0); }
__device__ inline unsigned int use_681(const void * a0) { return __isLocal(a0); }
__device__ inline unsigned int use_682(const void * a0) { return __isGridConstant(a0); }
__device__ inline size_t use_683(const void * a0) { return __cvta_generic_to_global(a0); }
__device__ inline size_t use_684(const void * a0) { return __cvta_generic_to_shared(a0); }
__device__ inline size_t use_685(const void * a0) { return __cvta_generic_to_constant(a0); }
__device__ inline size_t use_686(const void * a0) { return __cvta_generic_to_local(a0); }
__device__ inline size_t use_687(const void * a0) { return __cvta_generic_to_grid_constant(a0); }
__device__ inline void * use_688(size_t a0) { return __cvta_global_to_generic(a0); }
__device__ inline void * use_689(size_t a0) { return __cvta_shared_to_generic(a0); }
__device__ inline void * use_690(size_t a0) { return __cvta_constant_to_generic(a0); }
__device__ inline void * use_691(size_t a0) { return __cvta_local_to_generic(a0); }
__device__ inline void * use_692(size_t a0) { return __cvta_grid_constant_to_generic(a0); }
__host__ __device__ inline unsigned short use_693(unsigned short a0) { return __nv_bswap16(a0); }
__host__ __device__ inline unsigned int use_694(unsigned int a0) { return __nv_bswap32(a0); }
__host__ __device__ inline unsigned long long use_695(unsigned long long a0) { return __nv_bswap64(a0); }
__device__ inline unsigned int use_696(unsigned int a0, unsigned int a1, int a2) { return __fns(a0, a1, a2); }
__device__ inline void use_697(unsigned int a0) { __barrier_sync(a0); }
__device__ inline void use_698(unsigned int a0, unsigned int a1) { __barrier_sync_count(a0, a1); }
__device__ inline void use_699() { __syncwarp(); }
__device__ inline void use_700(unsigned int a0) { __syncwarp(a0); }
__device__ inline int use_701(unsigned int a0, int a1) { return __all_sync(a0, a1); }
__device__ inline int use_702(unsigned int a0, int a1) { return __any_sync(a0, a1); }
__device__ inline int use_703(unsigned int a0, int a1) { return __uni_sync(a0, a1); }
__device__ inline unsigned int use_704(unsigned int a0, int a1) { return __ballot_sync(a0, a1); }
__device__ inline unsigned int use_705() { return __activemask(); }
__device__ inline int use_706(unsigned int a0, int a1, int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline int use_707(unsigned int a0, int a1, int a2, int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline unsigned int use_708(unsigned int a0, unsigned int a1, int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline unsigned int use_709(unsigned int a0, unsigned int a1, int a2, int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline float use_710(unsigned int a0, float a1, int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline float use_711(unsigned int a0, float a1, int a2, int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline long long use_712(unsigned int a0, long long a1, int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline long long use_713(unsigned int a0, long long a1, int a2, int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline unsigned long long use_714(unsigned int a0, unsigned long long a1, int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline unsigned long long use_715(unsigned int a0, unsigned long long a1, int a2, int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline double use_716(unsigned int a0, double a1, int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline double use_717(unsigned int a0, double a1, int a2, int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline long use_718(unsigned int a0, long a1, int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline long use_719(unsigned int a0, long a1, int a2, int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline unsigned long use_720(unsigned int a0, unsigned long a1, int a2) { return __shfl_sync(a0, a1, a2); }
__device__ inline unsigned long use_721(unsigned int a0, unsigned long a1, int a2, int a3) { return __shfl_sync(a0, a1, a2, a3); }
__device__ inline int use_722(unsigned int a0, int a1, unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline int use_723(unsigned int a0, int a1, unsigned int a2, int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline unsigned int use_724(unsigned int a0, unsigned int a1, unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline unsigned int use_725(unsigned int a0, unsigned int a1, unsigned int a2, int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline float use_726(unsigned int a0, float a1, unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline float use_727(unsigned int a0, float a1, unsigned int a2, int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline long long use_728(unsigned int a0, long long a1, unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline long long use_729(unsigned int a0, long long a1, unsigned int a2, int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline unsigned long long use_730(unsigned int a0, unsigned long long a1, unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline unsigned long long use_731(unsigned int a0, unsigned long long a1, unsigned int a2, int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline double use_732(unsigned int a0, double a1, unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline double use_733(unsigned int a0, double a1, unsigned int a2, int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline long use_734(unsigned int a0, long a1, unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline long use_735(unsigned int a0, long a1, unsigned int a2, int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline unsigned long use_736(unsigned int a0, unsigned long a1, unsigned int a2) { return __shfl_up_sync(a0, a1, a2); }
__device__ inline unsigned long use_737(unsigned int a0, unsigned long a1, unsigned int a2, int a3) { return __shfl_up_sync(a0, a1, a2, a3); }
__device__ inline int use_738(unsigned int a0, int a1, unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline int use_739(unsigned int a0, int a1, unsigned int a2, int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline unsigned int use_740(unsigned int a0, unsigned int a1, unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline unsigned int use_741(unsigned int a0, unsigned int a1, unsigned int a2, int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline float use_742(unsigned int a0, float a1, unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline float use_743(unsigned int a0, float a1, unsigned int a2, int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline long long use_744(unsigned int a0, long long a1, unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline long long use_745(unsigned int a0, long long a1, unsigned int a2, int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline unsigned long long use_746(unsigned int a0, unsigned long long a1, unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline unsigned long long use_747(unsigned int a0, unsigned long long a1, unsigned int a2, int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline double use_748(unsigned int a0, double a1, unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline double use_749(unsigned int a0, double a1, unsigned int a2, int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline long use_750(unsigned int a0, long a1, unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline long use_751(unsigned int a0, long a1, unsigned int a2, int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline unsigned long use_752(unsigned int a0, unsigned long a1, unsigned int a2) { return __shfl_down_sync(a0, a1, a2); }
__device__ inline unsigned long use_753(unsigned int a0, unsigned long a1, unsigned int a2, int a3) { return __shfl_down_sync(a0, a1, a2, a3); }
__device__ inline int use_754(unsigned int a0, int a1, int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline int use_755(unsigned int a0, int a1, int a2, int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline unsigned int use_756(unsigned int a0, unsigned int a1, int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline unsigned int use_757(unsigned int a0, unsigned int a1, int a2, int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline float use_758(unsigned int a0, float a1, int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline float use_759(unsigned int a0, float a1, int a2, int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline long long use_760(unsigned int a0, long long a1, int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline long long use_761(unsigned int a0, long long a1, int a2, int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline unsigned long long use_762(unsigned int a0, unsigned long long a1, int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline unsigned long long use_763(unsigned int a0, unsigned long long a1, int a2, int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline double use_764(unsigned int a0, double a1, int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline double use_765(unsigned int a0, double a1, int a2, int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline long use_766(unsigned int a0, long a1, int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline long use_767(unsigned int a0, long a1, int a2, int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline unsigned long use_768(unsigned int a0, unsigned long a1, int a2) { return __shfl_xor_sync(a0, a1, a2); }
__device__ inline unsigned long use_769(unsigned int a0, unsigned long a1, int a2, int a3) { return __shfl_xor_sync(a0, a1, a2, a3); }
__device__ inline long use_770(const long * a0) { return __ldg(a0); }
__device__ inline unsigned long use_771(const unsigned long * a0) { return __ldg(a0); }
__device__ inline char use_772(const char * a0) { return __ldg(a0); }
__device__ inline signed char use_773(const signed char * a0) { return __ldg(a0); }
__device__ inline short use_774(const short * a0) { return __ldg(a0); }
__device__ inline int use_775(const int * a0) { return __ldg(a0); }
__device__ inline long long use_776(const long long * a0) { return __ldg(a0); }
__device__ inline char2 use_777(const char2 * a0) { return __ldg(a0); }
__device__ inline char4 use_778(const char4 * a0) { return __ldg(a0); }
__device__ inline short2 use_779(const short2 * a0) { return __ldg(a0); }
__device__ inline short4 use_780(const short4 * a0) { return __ldg(a0); }
__device__ inline int2 use_781(const int2 * a0) { return __ldg(a0); }
__device__ inline int4 use_782(const int4 * a0) { return __ldg(a0); }
__device__ inline longlong2 use_783(const longlong2 * a0) { return __ldg(a0); }
__device__ inline unsigned char use_784(const unsigned char * a0) { return __ldg(a0); }
__device__ inline unsigned short use_785(const unsigned short * a0) { return __ldg(a0); }
__device__ inline unsigned int use_786(const unsigned int * a0) { return __ldg(a0); }
__device__ inline unsigned long long use_787(const unsigned long long * a0) { return __ldg(a0); }
__device__ inline uchar2 use_788(const uchar2 * a0) { return __ldg(a0); }
__device__ inline uchar4 use_789(const uchar4 * a0) { return __ldg(a0); }
__device__ inline ushort2 use_790(const ushort2 * a0) { return __ldg(a0); }
__device__ inline ushort4 use_791(const ushort4 * a0) { return __ldg(a0); }
__device__ inline uint2 use_792(const uint2 * a0) { return __ldg(a0); }
__device__ inline uint4 use_793(const uint4 * a0) { return __ldg(a0); }
__device__ inline ulonglong2 use_794(const ulonglong2 * a0) { return __ldg(a0); }
__device__ inline float use_795(const float * a0) { return __ldg(a0); }
__device__ inline double use_796(const double * a0) { return __ldg(a0); }
__device__ inline float2 use_797(const float2 * a0) { return __ldg(a0); }
__device__ inline float4 use_798(const float4 * a0) { return __ldg(a0); }
__device__ inline double2 use_799(const double2 * a0) { return __ldg(a0); }
__device__ inline long use_800(const long * a0) { return __ldcg(a0); }
__device__ inline unsigned long use_801(const unsigned long * a0) { return __ldcg(a0); }
__device__ inline char use_802(const char * a0) { return __ldcg(a0); }
__device__ inline signed char use_803(const signed char * a0) { return __ldcg(a0); }
__device__ inline short use_804(const short * a0) { return __ldcg(a0); }
__device__ inline int use_805(const int * a0) { return __ldcg(a0); }
__device__ inline long long use_806(const long long * a0) { return __ldcg(a0); }
__device__ inline char2 use_807(const char2 * a0) { return __ldcg(a0); }
__device__ inline char4 use_808(const char4 * a0) { return __ldcg(a0); }
__device__ inline short2 use_809(const short2 * a0) { return __ldcg(a0); }
__device__ inline short4 use_810(const short4 * a0) { return __ldcg(a0); }
__device__ inline int2 use_811(const int2 * a0) { return __ldcg(a0); }
__device__ inline int4 use_812(const int4 * a0) { return __ldcg(a0); }
__device__ inline longlong2 use_813(const longlong2 * a0) { return __ldcg(a0); }
__device__ inline unsigned char use_814(const unsigned char * a0) { return __ldcg(a0); }
__device__ inline unsigned short use_815(const unsigned short * a0) { return __ldcg(a0); }
__device__ inline unsigned int use_816(const unsigned int * a0) { return __ldcg(a0); }
__device__ inline unsigned long long use_817(const unsigned long long * a0) { return __ldcg(a0); }
__device__ inline uchar2 use_818(const uchar2 * a0) { return __ldcg(a0); }
__device__ inline uchar4 use_819(const uchar4 * a0) { return __ldcg(a0); }
__device__ inline ushort2 use_820(const ushort2 * a0) { return __ldcg(a0); }
__device__ inline ushort4 use_821(const ushort4 * a0) { return __ldcg(a0); }
__device__ inline uint2 use_822(const uint2 * a0) { return __ldcg(a0); }
__device__ inline uint4 use_823(const uint4 * a0) { return __ldcg(a0); }
__device__ inline ulonglong2 use_824(const ulonglong2 * a0) { return __ldcg(a0); }
__device__ inline float use_825(const float * a0) { return __ldcg(a0); }
__device__ inline double use_826(const double * a0) { return __ldcg(a0); }
__device__ inline float2 use_827(const float2 * a0) { return __ldcg(a0); }
__device__ inline float4 use_828(const float4 * a0) { return __ldcg(a0); }
__device__ inline double2 use_829(const double2 * a0) { return __ldcg(a0); }
__device__ inline long use_830(const long * a0) { return __ldca(a0); }
__device__ inline unsigned long use_831(const unsigned long * a0) { return __ldca(a0); }
__device__ inline char use_832(const char * a0) { return __ldca(a0); }
__device__ inline signed char use_833(const signed char * a0) { return __ldca(a0); }
__device__ inline short use_834(const short * a0) { return __ldca(a0); }
__device__ inline int use_835(const int * a0) { return __ldca(a0); }
__device__ inline long long use_836(const long long * a0) { return __ldca(a0); }
__device__ inline char2 use_837(const char2 * a0) { return __ldca(a0); }
__device__ inline char4 use_838(const char4 * a0) { return __ldca(a0); }
__device__ inline short2 use_839(const short2 * a0) { return __ldca(a0); }
__device__ inline short4 use_840(const short4 * a0) { return __ldca(a0); }
__device__ inline int2 use_841(const int2 * a0) { return __ldca(a0); }
__device__ inline int4 use_842(const int4 * a0) { return __ldca(a0); }
__device__ inline longlong2 use_843(const longlong2 * a0) { return __ldca(a0); }
__device__ inline unsigned char use_844(const unsigned char * a0) { return __ldca(a0); }
__device__ inline unsigned short use_845(const unsigned short * a0) { return __ldca(a0); }
__device__ inline unsigned int use_846(const unsigned int * a0) { return __ldca(a0); }
__device__ inline unsigned long long use_847(const unsigned long long * a0) { return __ldca(a0); }
__device__ inline uchar2 use_848(const uchar2 * a0) { return __ldca(a0); }
__device__ inline uchar4 use_849(const uchar4 * a0) { return __ldca(a0); }
__device__ inline ushort2 use_850(const ushort2 * a0) { return __ldca(a0); }
__device__ inline ushort4 use_851(const ushort4 * a0) { return __ldca(a0); }
__device__ inline uint2 use_852(const uint2 * a0) { return __ldca(a0); }
__device__ inline uint4 use_853(const uint4 * a0) { return __ldca(a0); }
__device__ inline ulonglong2 use_854(const ulonglong2 * a0) { return __ldca(a0); }
__device__ inline float use_855(const float * a0) { return __ldca(a0); }
__device__ inline double use_856(const double * a0) { return __ldca(a0); }
__device__ inline float2 use_857(const float2 * a0) { return __ldca(a0); }
__device__ inline float4 use_858(const float4 * a0) { return __ldca(a0); }
__device__ inline double2 use_859(const double2 * a0) { return __ldca(a0); }
__device__ inline long use_860(const long * a0) { return __ldcs(a0); }
__device__ inline unsigned long use_861(const unsigned long * a0) { return __ldcs(a0); }
__device__ inline char use_862(const char * a0) { return __ldcs(a0); }
__device__ inline signed char use_863(const signed char * a0) { return __ldcs(a0); }
__device__ inline short use_864(const short * a0) { return __ldcs(a0); }
__device__ inline int use_865(const int * a0) { return __ldcs(a0); }
__device__ inline long long use_866(const long long * a0) { return __ldcs(a0); }
__device__ inline char2 use_867(const char2 * a0) { return __ldcs(a0); }
__device__ inline char4 use_868(const char4 * a0) { return __ldcs(a0); }
__device__ inline short2 use_869(const short2 * a0) { return __ldcs(a0); }
__device__ inline short4 use_870(const short4 * a0) { return __ldcs(a0); }
__device__ inline int2 use_871(const int2 * a0) { return __ldcs(a0); }
__device__ inline int4 use_872(const int4 * a0) { return __ldcs(a0); }
__device__ inline longlong2 use_873(const longlong2 * a0) { return __ldcs(a0); }
__device__ inline unsigned char use_874(const unsigned char * a0) { return __ldcs(a0); }
__device__ inline unsigned short use_875(const unsigned short * a0) { return __ldcs(a0); }
__device__ inline unsigned int use_876(const unsigned int * a0) { return __ldcs(a0); }
__device__ inline unsigned long long use_877(const unsigned long long * a0) { return __ldcs(a0); }
__device__ inline uchar2 use_878(const uchar2 * a0) { return __ldcs(a0); }
__device__ inline uchar4 use_879(const uchar4 * a0) { return __ldcs(a0); }
__device__ inline ushort2 use_880(const ushort2 * a0) { return __ldcs(a0); }
__device__ inline ushort4 use_881(const ushort4 * a0) { return __ldcs(a0); }
__device__ inline uint2 use_882(const uint2 * a0) { return __ldcs(a0); }
__device__ inline uint4 use_883(const uint4 * a0) { return __ldcs(a0); }
__device__ inline ulonglong2 use_884(const ulonglong2 * a0) { return __ldcs(a0); }
__device__ inline float use_885(const float * a0) { return __ldcs(a0); }
__device__ inline double use_886(const double * a0) { return __ldcs(a0); }
__device__ inline float2 use_887(const float2 * a0) { return __ldcs(a0); }
__device__ inline float4 use_888(const float4 * a0) { return __ldcs(a0); }
__device__ inline double2 use_889(const double2 * a0) { return __ldcs(a0); }
__device__ inline long use_890(const long * a0) { return __ldlu(a0); }
__device__ inline unsigned long use_891(const unsigned long * a0) { return __ldlu(a0); }
__device__ inline char use_892(const char * a0) { return __ldlu(a0); }
__device__ inline signed char use_893(const signed char * a0) { return __ldlu(a0); }
__device__ inline short use_894(const short * a0) { return __ldlu(a0); }
__device__ inline int use_895(const int * a0) { return __ldlu(a0); }
__device__ inline long long use_896(const long long * a0) { return __ldlu(a0); }
__device__ inline char2 use_897(const char2 * a0) { return __ldlu(a0); }
__device__ inline char4 use_898(const char4 * a0) { return __ldlu(a0); }
__device__ inline short2 use_899(const short2 * a0) { return __ldlu(a0); }
__device__ inline short4 use_900(const short4 * a0) { return __ldlu(a0); }
__device__ inline int2 use_901(const int2 * a0) { return __ldlu(a0); }
__device__ inline int4 use_902(const int4 * a0) { return __ldlu(a0); }
__device__ inline longlong2 use_903(const longlong2 * a0) { return __ldlu(a0); }
__device__ inline unsigned char use_904(const unsigned char * a0) { return __ldlu(a0); }
__device__ inline unsigned short use_905(const unsigned short * a0) { return __ldlu(a0); }
__device__ inline unsigned int use_906(const unsigned int * a0) { return __ldlu(a0); }
__device__ inline unsigned long long use_907(const unsigned long long * a0) { return __ldlu(a0); }
__device__ inline uchar2 use_908(const uchar2 * a0) { return __ldlu(a0); }
__device__ inline uchar4 use_909(const uchar4 * a0) { return __ldlu(a0); }
__device__ inline ushort2 use_910(const ushort2 * a0) { return __ldlu(a0); }
__device__ inline ushort4 use_911(const ushort4 * a0) { return __ldlu(a0); }
__device__ inline uint2 use_912(const uint2 * a0) { return __ldlu(a0); }
__device__ inline uint4 use_913(const uint4 * a0) { return __ldlu(a0); }
__device__ inline ulonglong2 use_914(const ulonglong2 * a0) { return __ldlu(a0); }
__device__ inline float use_915(const float * a0) { return __ldlu(a0); }
__device__ inline double use_916(const double * a0) { return __ldlu(a0); }
__device__ inline float2 use_917(const float2 * a0) { return __ldlu(a0); }
__device__ inline float4 use_918(const float4 * a0) { return __ldlu(a0); }
__device__ inline double2 use_919(const double2 * a0) { return __ldlu(a0); }
__device__ inline long use_920(const long * a0) { return __ldcv(a0); }
__device__ inline unsigned long use_921(const unsigned long * a0) { return __ldcv(a0); }
__device__ inline char use_922(const char * a0) { return __ldcv(a0); }
__device__ inline signed char use_923(const signed char * a0) { return __ldcv(a0); }
__device__ inline short use_924(const short * a0) { return __ldcv(a0); }
__device__ inline int use_925(const int * a0) { return __ldcv(a0); }
__device__ inline long long use_926(const long long * a0) { return __ldcv(a0); }
__device__ inline char2 use_927(const char2 * a0) { return __ldcv(a0); }
__device__ inline char4 use_928(const char4 * a0) { return __ldcv(a0); }
__device__ inline short2 use_929(const short2 * a0) { return __ldcv(a0); }
__device__ inline short4 use_930(const short4 * a0) { return __ldcv(a0); }
__device__ inline int2 use_931(const int2 * a0) { return __ldcv(a0); }
__device__ inline int4 use_932(const int4 * a0) { return __ldcv(a0); }
__device__ inline longlong2 use_933(const longlong2 * a0) { return __ldcv(a0); }
__device__ inline unsigned char use_934(const unsigned char * a0) { return __ldcv(a0); }
__device__ inline unsigned short use_935(const unsigned short * a0) { return __ldcv(a0); }
__device__ inline unsigned int use_936(const unsigned int * a0) { return __ldcv(a0); }
__device__ inline unsigned long long use_937(const unsigned long long * a0) { return __ldcv(a0); }
__device__ inline uchar2 use_938(const uchar2 * a0) { return __ldcv(a0); }
__device__ inline uchar4 use_939(const uchar4 * a0) { return __ldcv(a0); }
__device__ inline ushort2 use_940(const ushort2 * a0) { return __ldcv(a0); }
__device__ inline ushort4 use_941(const ushort4 * a0) { return __ldcv(a0); }
__device__ inline uint2 use_942(const uint2 * a0) { return __ldcv(a0); }
__device__ inline uint4 use_943(const uint4 * a0) { return __ldcv(a0); }
__device__ inline ulonglong2 use_944(const ulonglong2 * a0) { return __ldcv(a0); }
__device__ inline float use_945(const float * a0) { return __ldcv(a0); }
__device__ inline double use_946(const double * a0) { return __ldcv(a0); }
__device__ inline float2 use_947(const float2 * a0) { return __ldcv(a0); }
__device__ inline float4 use_948(const float4 * a0) { return __ldcv(a0); }
__device__ inline double2 use_949(const double2 * a0) { return __ldcv(a0); }
__device__ inline void use_950(long * a0, long a1) { __stwb(a0, a1); }
__device__ inline void use_951(unsigned long * a0, unsigned long a1) { __stwb(a0, a1); }
__device__ inline void use_952(char * a0, char a1) { __stwb(a0, a1); }
__device__ inline void use_953(signed char * a0, signed char a1) { __stwb(a0, a1); }
__device__ inline void use_954(short * a0, short a1) { __stwb(a0, a1); }
__device__ inline void use_955(int * a0, int a1) { __stwb(a0, a1); }
__device__ inline void use_956(long long * a0, long long a1) { __stwb(a0, a1); }
__device__ inline void use_957(char2 * a0, char2 a1) { __stwb(a0, a1); }
__device__ inline void use_958(char4 * a0, char4 a1) { __stwb(a0, a1); }
__device__ inline void use_959(short2 * a0, short2 a1) { __stwb(a0, a1); }
__device__ inline void use_960(short4 * a0, short4 a1) { __stwb(a0, a1); }
__device__ inline void use_961(int2 * a0, int2 a1) { __stwb(a0, a1); }
__device__ inline void use_962(int4 * a0, int4 a1) { __stwb(a0, a1); }
__device__ inline void use_963(longlong2 * a0, longlong2 a1) { __stwb(a0, a1); }
__device__ inline void use_964(unsigned char * a0, unsigned char a1) { __stwb(a0, a1); }
__device__ inline void use_965(unsigned short * a0, unsigned short a1) { __stwb(a0, a1); }
__device__ inline void use_966(unsigned int * a0, unsigned int a1) { __stwb(a0, a1); }
__device__ inline void use_967(unsigned long long * a0, unsigned long long a1) { __stwb(a0, a1); }
__device__ inline void use_968(uchar2 * a0, uchar2 a1) { __stwb(a0, a1); }
__device__ inline void use_969(uchar4 * a0, uchar4 a1) { __stwb(a0, a1); }
__device__ inline void use_970(ushort2 * a0, ushort2 a1) { __stwb(a0, a1); }
__device__ inline void use_971(ushort4 * a0, ushort4 a1) { __stwb(a0, a1); }
__device__ inline void use_972(uint2 * a0, uint2 a1) { __stwb(a0, a1); }
__device__ inline void use_973(uint4 * a0, uint4 a1) { __stwb(a0, a1); }
__device__ inline void use_974(ulonglong2 * a0, ulonglong2 a1) { __stwb(a0, a1); }
__device__ inline void use_975(float * a0, float a1) { __stwb(a0, a1); }
__device__ inline void use_976(double * a0, double a1) { __stwb(a0, a1); }
__device__ inline void use_977(float2 * a0, float2 a1) { __stwb(a0, a1); }
__device__ inline void use_978(float4 * a0, float4 a1) { __stwb(a0, a1); }
__device__ inline void use_979(double2 * a0, double2 a1) { __stwb(a0, a1); }
__device__ inline void use_980(long * a0, long a1) { __stcg(a0, a1); }
__device__ inline void use_981(unsigned long * a0, unsigned long a1) { __stcg(a0, a1); }
__device__ inline void use_982(char * a0, char a1) { __stcg(a0, a1); }
__device__ inline void use_983(signed char * a0, signed char a1) { __stcg(a0, a1); }
__device__ inline void use_984(short * a0, short a1) { __stcg(a0, a1); }
__device__ inline void use_985(int * a0, int a1) { __stcg(a0, a1); }
__device__ inline void use_986(long long * a0, long long a1) { __stcg(a0, a1); }
__device__ inline void use_987(char2 * a0, char2 a1) { __stcg(a0, a1); }
__device__ inline void use_988(char4 * a0, char4 a1) { __stcg(a0, a1); }
__device__ inline void use_989(short2 * a0, short2 a1) { __stcg(a0, a1); }
__device__ inline void use_990(short4 * a0, short4 a1) { __stcg(a0, a1); }
__device__ inline void use_991(int2 * a0, int2 a1) { __stcg(a0, a1); }
__device__ inline void use_992(int4 * a0, int4 a1) { __stcg(a0, a1); }
__device__ inline void use_993(longlong2 * a0, longlong2 a1) { __stcg(a0, a1); }
__device__ inline void use_994(unsigned char * a0, unsigned char a1) { __stcg(a0, a1); }
__device__ inline void use_995(unsigned short * a0, unsigned short a1) { __stcg(a0, a1); }
__device__ inline void use_996(unsigned int * a0, unsigned int a1) { __stcg(a0, a1); }
__device__ inline void use_997(unsigned long long * a0, unsigned long long a1) { __stcg(a0, a1); }
__device__ inline void use_998(uchar2 * a0, uchar2 a1) { __stcg(a0, a1); }
__device__ inline void use_999(uchar4 * a0, uchar4 a1) { __stcg(a0, a1); }
__device__ inline void use_1000(ushort2 * a0, ushort2 a1) { __stcg(a0, a1); }
__device__ inline void use_1001(ushort4 * a0, ushort4 a1) { __stcg(a0, a1); }
__device__ inline void use_1002(uint2 * a0, uint2 a1) { __stcg(a0, a1); }
__device__ inline void use_1003(uint4 * a0, uint4 a1) { __stcg(a0, a1); }
__device__ inline void use_1004(ulonglong2 * a0, ulonglong2 a1) { __stcg(a0, a1); }
__device__ inline void use_1005(float * a0, float a1) { __stcg(a0, a1); }
__device__ inline void use_1006(double * a0, double a1) { __stcg(a0, a1); }
__device__ inline void use_1007(float2 * a0, float2 a1) { __stcg(a0, a1); }
__device__ inline void use_1008(float4 * a0, float4 a1) { __stcg(a0, a1); }
__device__ inline void use_1009(double2 * a0, double2 a1) { __stcg(a0, a1); }
__device__ inline void use_1010(long * a0, long a1) { __stcs(a0, a1); }
__device__ inline void use_1011(unsigned long * a0, unsigned long a1) { __stcs(a0, a1); }
__device__ inline void use_1012(char * a0, char a1) { __stcs(a0, a1); }
__device__ inline void use_1013(signed char * a0, signed char a1) { __stcs(a0, a1); }
__device__ inline void use_1014(short * a0, short a1) { __stcs(a0, a1); }
__device__ inline void use_1015(int * a0, int a1) { __stcs(a0, a1); }
__device__ inline void use_1016(long long * a0, long long a1) { __stcs(a0, a1); }
__device__ inline void use_1017(char2 * a0, char2 a1) { __stcs(a0, a1); }
__device__ inline void use_1018(char4 * a0, char4 a1) { __stcs(a0, a1); }
__device__ inline void use_1019(short2 * a0, short2 a1) { __stcs(a0, a1); }
__device__ inline void use_1020(short4 * a0, short4 a1) { __stcs(a0, a1); }
__device__ inline void use_1021(int2 * a0, int2 a1) { __stcs(a0, a1); }
__device__ inline void use_1022(int4 * a0, int4 a1) { __stcs(a0, a1); }
__device__ inline void use_1023(longlong2 * a0, longlong2 a1) { __stcs(a0, a1); }
__device__ inline void use_1024(unsigned char * a0, unsigned char a1) { __stcs(a0, a1); }
__device__ inline void use_1025(unsigned short * a0, unsigned short a1) { __stcs(a0, a1); }
__device__ inline void use_1026(unsigned int * a0, unsigned int a1) { __stcs(a0, a1); }
__device__ inline void use_1027(unsigned long long * a0, unsigned long long a1) { __stcs(a0, a1); }
__device__ inline void use_1028(uchar2 * a0, uchar2 a1) { __stcs(a0, a1); }
__device__ inline void use_1029(uchar4 * a0, uchar4 a1) { __stcs(a0, a1); }
__device__ inline void use_1030(ushort2 * a0, ushort2 a1) { __stcs(a0, a1); }
__device__ inline void use_1031(ushort4 * a0, ushort4 a1) { __stcs(a0, a1); }
__device__ inline void use_1032(uint2 * a0, uint2 a1) { __stcs(a0, a1); }
__device__ inline void use_1033(uint4 * a0, uint4 a1) { __stcs(a0, a1); }
__device__ inline void use_1034(ulonglong2 * a0, ulonglong2 a1) { __stcs(a0, a1); }
__device__ inline void use_1035(float * a0, float a1) { __stcs(a0, a1); }
__device__ inline void use_1036(double * a0, double a1) { __stcs(a0, a1); }
__device__ inline void use_1037(float2 * a0, float2 a1) { __stcs(a0, a1); }
__device__ inline void use_1038(float4 * a0, float4 a1) { __stcs(a0, a1); }
__device__ inline void use_1039(double2 * a0, double2 a1) { __stcs(a0, a1); }
__device__ inline void use_1040(long * a0, long a1) { __stwt(a0, a1); }
__device__ inline void use_1041(unsigned long * a0, unsigned long a1) { __stwt(a0, a1); }
__device__ inline void use_1042(char * a0, char a1) { __stwt(a0, a1); }
__device__ inline void use_1043(signed char * a0, signed char a1) { __stwt(a0, a1); }
__device__ inline void use_1044(short * a0, short a1) { __stwt(a0, a1); }
__device__ inline void use_1045(int * a0, int a1) { __stwt(a0, a1); }
__device__ inline void use_1046(long long * a0, long long a1) { __stwt(a0, a1); }
__device__ inline void use_1047(char2 * a0, char2 a1) { __stwt(a0, a1); }
__device__ inline void use_1048(char4 * a0, char4 a1) { __stwt(a0, a1); }
__device__ inline void use_1049(short2 * a0, short2 a1) { __stwt(a0, a1); }
__device__ inline void use_1050(short4 * a0, short4 a1) { __stwt(a0, a1); }
__device__ inline void use_1051(int2 * a0, int2 a1) { __stwt(a0, a1); }
__device__ inline void use_1052(int4 * a0, int4 a1) { __stwt(a0, a1); }
__device__ inline void use_1053(longlong2 * a0, longlong2 a1) { __stwt(a0, a1); }
__device__ inline void use_1054(unsigned char * a0, unsigned char a1) { __stwt(a0, a1); }
__device__ inline void use_1055(unsigned short * a0, unsigned short a1) { __stwt(a0, a1); }
__device__ inline void use_1056(unsigned int * a0, unsigned int a1) { __stwt(a0, a1); }
__device__ inline void use_1057(unsigned long long * a0, unsigned long long a1) { __stwt(a0, a1); }
__device__ inline void use_1058(uchar2 * a0, uchar2 a1) { __stwt(a0, a1); }
__device__ inline void use_1059(uchar4 * a0, uchar4 a1) { __stwt(a0, a1); }
__device__ inline void use_1060(ushort2 * a0, ushort2 a1) { __stwt(a0, a1); }
__device__ inline void use_1061(ushort4 * a0, ushort4 a1) { __stwt(a0, a1); }
__device__ inline void use_1062(uint2 * a0, uint2 a1) { __stwt(a0, a1); }
__device__ inline void use_1063(uint4 * a0, uint4 a1) { __stwt(a0, a1); }
__device__ inline void use_1064(ulonglong2 * a0, ulonglong2 a1) { __stwt(a0, a1); }
__device__ inline void use_1065(float * a0, float a1) { __stwt(a0, a1); }
__device__ inline void use_1066(double * a0, double a1) { __stwt(a0, a1); }
__device__ inline void use_1067(float2 * a0, float2 a1) { __stwt(a0, a1); }
__device__ inline void use_1068(float4 * a0, float4 a1) { __stwt(a0, a1); }
__device__ inline void use_1069(double2 * a0, double2 a1) { __stwt(a0, a1); }
__device__ inline unsigned int use_1070(unsigned int a0, unsigned int a1, unsigned int a2) { return __funnelshift_l(a0, a1, a2); }
__device__ inline unsigned int use_1071(unsigned int a0, unsigned int a1, unsigned int a2) { return __funnelshift_lc(a0, a1, a2); }
__device__ inline unsigned int use_1072(unsigned int a0, unsigned int a1, unsigned int a2) { return __funnelshift_r(a0, a1, a2); }
__device__ inline unsigned int use_1073(unsigned int a0, unsigned int a1, unsigned int a2) { return __funnelshift_rc(a0, a1, a2); }
__device__ inline int use_1074(int a0, int a1, int a2) { return __dp2a_lo(a0, a1, a2); }
__device__ inline unsigned int use_1075(unsigned int a0, unsigned int a1, unsigned int a2) { return __dp2a_lo(a0, a1, a2); }
__device__ inline int use_1076(short2 a0, char4 a1, int a2) { return __dp2a_lo(a0, a1, a2); }
__device__ inline unsigned int use_1077(ushort2 a0, uchar4 a1, unsigned int a2) { return __dp2a_lo(a0, a1, a2); }
__device__ inline int use_1078(int a0, int a1, int a2) { return __dp2a_hi(a0, a1, a2); }
__device__ inline unsigned int use_1079(unsigned int a0, unsigned int a1, unsigned int a2) { return __dp2a_hi(a0, a1, a2); }
__device__ inline int use_1080(short2 a0, char4 a1, int a2) { return __dp2a_hi(a0, a1, a2); }
__device__ inline unsigned int use_1081(ushort2 a0, uchar4 a1, unsigned int a2) { return __dp2a_hi(a0, a1, a2); }
__device__ inline int use_1082(int a0, int a1, int a2) { return __dp4a(a0, a1, a2); }
__device__ inline unsigned int use_1083(unsigned int a0, unsigned int a1, unsigned int a2) { return __dp4a(a0, a1, a2); }
__device__ inline int use_1084(char4 a0, char4 a1, int a2) { return __dp4a(a0, a1, a2); }
__device__ inline unsigned int use_1085(uchar4 a0, uchar4 a1, unsigned int a2) { return __dp4a(a0, a1, a2); }
__device__ inline unsigned int use_1086(unsigned int a0, unsigned int a1) { return __match_any_sync(a0, a1); }
__device__ inline unsigned int use_1087(unsigned int a0, int a1) { return __match_any_sync(a0, a1); }
__device__ inline unsigned int use_1088(unsigned int a0, unsigned long a1) { return __match_any_sync(a0, a1); }
__device__ inline unsigned int use_1089(unsigned int a0, long a1) { return __match_any_sync(a0, a1); }
__device__ inline unsigned int use_1090(unsigned int a0, unsigned long long a1) { return __match_any_sync(a0, a1); }
__device__ inline unsigned int use_1091(unsigned int a0, long long a1) { return __match_any_sync(a0, a1); }
__device__ inline unsigned int use_1092(unsigned int a0, float a1) { return __match_any_sync(a0, a1); }
__device__ inline unsigned int use_1093(unsigned int a0, double a1) { return __match_any_sync(a0, a1); }
__device__ inline unsigned int use_1094(unsigned int a0, unsigned int a1, int * a2) { return __match_all_sync(a0, a1, a2); }
__device__ inline unsigned int use_1095(unsigned int a0, int a1, int * a2) { return __match_all_sync(a0, a1, a2); }
__device__ inline unsigned int use_1096(unsigned int a0, unsigned long a1, int * a2) { return __match_all_sync(a0, a1, a2); }
__device__ inline unsigned int use_1097(unsigned int a0, long a1, int * a2) { return __match_all_sync(a0, a1, a2); }
__device__ inline unsigned int use_1098(unsigned int a0, unsigned long long a1, int * a2) { return __match_all_sync(a0, a1, a2); }
__device__ inline unsigned int use_1099(unsigned int a0, long long a1, int * a2) { return __match_all_sync(a0, a1, a2); }
__device__ inline unsigned int use_1100(unsigned int a0, float a1, int * a2) { return __match_all_sync(a0, a1, a2); }
__device__ inline unsigned int use_1101(unsigned int a0, double a1, int * a2) { return __match_all_sync(a0, a1, a2); }
__device__ inline void use_1102(unsigned int a0) { __nanosleep(a0); }
__device__ inline unsigned int use_1103(unsigned int a0, unsigned int a1) { return __reduce_add_sync(a0, a1); }
__device__ inline int use_1104(unsigned int a0, int a1) { return __reduce_add_sync(a0, a1); }
__device__ inline unsigned int use_1105(unsigned int a0, unsigned int a1) { return __reduce_min_sync(a0, a1); }
__device__ inline int use_1106(unsigned int a0, int a1) { return __reduce_min_sync(a0, a1); }
__device__ inline unsigned int use_1107(unsigned int a0, unsigned int a1) { return __reduce_max_sync(a0, a1); }
__device__ inline int use_1108(unsigned int a0, int a1) { return __reduce_max_sync(a0, a1); }
__device__ inline unsigned int use_1109(unsigned int a0, unsigned int a1) { return __reduce_and_sync(a0, a1); }
__device__ inline unsigned int use_1110(unsigned int a0, unsigned int a1) { return __reduce_or_sync(a0, a1); }
__device__ inline unsigned int use_1111(unsigned int a0, unsigned int a1) { return __reduce_xor_sync(a0, a1); }
__device__ inline unsigned int use_1112(const void * a0) { return __isCtaShared(a0); }
__device__ inline unsigned int use_1113(const void * a0) { return __isClusterShared(a0); }
__device__ inline void * use_1114(const void * a0, unsigned int a1) { return __cluster_map_shared_rank(a0, a1); }
__device__ inline unsigned int use_1115(const void * a0) { return __cluster_query_shared_rank(a0); }
__device__ inline uint2 use_1116(const void * a0, unsigned int a1) { return __cluster_map_shared_multicast(a0, a1); }
__device__ inline unsigned int use_1117() { return __clusterDimIsSpecified(); }
__device__ inline dim3 use_1118() { return __clusterDim(); }
__device__ inline dim3 use_1119() { return __clusterRelativeBlockIdx(); }
__device__ inline dim3 use_1120() { return __clusterGridDimInClusters(); }
__device__ inline dim3 use_1121() { return __clusterIdx(); }
__device__ inline unsigned int use_1122() { return __clusterRelativeBlockRank(); }
__device__ inline unsigned int use_1123() { return __clusterSizeInBlocks(); }
__device__ inline void use_1124() { __cluster_barrier_arrive(); }
__device__ inline void use_1125() { __cluster_barrier_arrive_relaxed(); }
__device__ inline void use_1126() { __cluster_barrier_wait(); }
__device__ inline void use_1127() { __threadfence_cluster(); }
__device__ inline void use_1128(void * a0, void * a1, void * a2, void * a3) { __u128AtomicCAS(a0, a1, a2, a3); }
__device__ inline void use_1129(void * a0, void * a1, void * a2, void * a3) { __u128AtomicCAS_block(a0, a1, a2, a3); }
__device__ inline void use_1130(void * a0, void * a1, void * a2, void * a3) { __u128AtomicCAS_system(a0, a1, a2, a3); }
__device__ inline void use_1131(void * a0, void * a1, void * a2) { __u128AtomicExch(a0, a1, a2); }
__device__ inline void use_1132(void * a0, void * a1, void * a2) { __u128AtomicExch_block(a0, a1, a2); }
__device__ inline void use_1133(void * a0, void * a1, void * a2) { __u128AtomicExch_system(a0, a1, a2); }
__device__ inline float2 use_1134(float2 a0, float2 a1, float2 a2) { return __ffma2_rn(a0, a1, a2); }
__device__ inline float2 use_1135(float2 a0, float2 a1, float2 a2) { return __ffma2_rz(a0, a1, a2); }
__device__ inline float2 use_1136(float2 a0, float2 a1, float2 a2) { return __ffma2_rd(a0, a1, a2); }
__device__ inline float2 use_1137(float2 a0, float2 a1, float2 a2) { return __ffma2_ru(a0, a1, a2); }
__device__ inline float2 use_1138(float2 a0, float2 a1) { return __fadd2_rn(a0, a1); }
__device__ inline float2 use_1139(float2 a0, float2 a1) { return __fadd2_rz(a0, a1); }
__device__ inline float2 use_1140(float2 a0, float2 a1) { return __fadd2_rd(a0, a1); }
__device__ inline float2 use_1141(float2 a0, float2 a1) { return __fadd2_ru(a0, a1); }
__device__ inline float2 use_1142(float2 a0, float2 a1) { return __fmul2_rn(a0, a1); }
__device__ inline float2 use_1143(float2 a0, float2 a1) { return __fmul2_rz(a0, a1); }
__device__ inline float2 use_1144(float2 a0, float2 a1) { return __fmul2_rd(a0, a1); }
__device__ inline float2 use_1145(float2 a0, float2 a1) { return __fmul2_ru(a0, a1); }
__device__ inline auto use_1146(float * a0, cudaTextureObject_t a1, float a2, float a3, int a4) { return tex2Dgather(a0, a1, a2, a3, a4); }
__device__ inline auto use_1147(int * a0, cudaTextureObject_t a1, float a2, float a3, int a4) { return tex2Dgather(a0, a1, a2, a3, a4); }
__device__ inline auto use_1148(uchar4 * a0, cudaTextureObject_t a1, float a2, float a3, int a4) { return tex2Dgather(a0, a1, a2, a3, a4); }
__device__ inline auto use_1149(float4 * a0, cudaTextureObject_t a1, float a2, float a3, int a4) { return tex2Dgather(a0, a1, a2, a3, a4); }
__device__ inline float use_1150(cudaTextureObject_t a0, float a1, float a2, int a3) { return tex2Dgather<float>(a0, a1, a2, a3); }
__device__ inline int use_1151(cudaTextureObject_t a0, float a1, float a2, int a3) { return tex2Dgather<int>(a0, a1, a2, a3); }
__device__ inline uchar4 use_1152(cudaTextureObject_t a0, float a1, float a2, int a3) { return tex2Dgather<uchar4>(a0, a1, a2, a3); }
__device__ inline float4 use_1153(cudaTextureObject_t a0, float a1, float a2, int a3) { return tex2Dgather<float4>(a0, a1, a2, a3); }
__device__ inline auto use_1154(float * a0, cudaTextureObject_t a1, float a2, float a3, bool * a4, int a5) { return tex2Dgather(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1155(int * a0, cudaTextureObject_t a1, float a2, float a3, bool * a4, int a5) { return tex2Dgather(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1156(uchar4 * a0, cudaTextureObject_t a1, float a2, float a3, bool * a4, int a5) { return tex2Dgather(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1157(float4 * a0, cudaTextureObject_t a1, float a2, float a3, bool * a4, int a5) { return tex2Dgather(a0, a1, a2, a3, a4, a5); }
__device__ inline float use_1158(cudaTextureObject_t a0, float a1, float a2, bool * a3, int a4) { return tex2Dgather<float>(a0, a1, a2, a3, a4); }
__device__ inline int use_1159(cudaTextureObject_t a0, float a1, float a2, bool * a3, int a4) { return tex2Dgather<int>(a0, a1, a2, a3, a4); }
__device__ inline uchar4 use_1160(cudaTextureObject_t a0, float a1, float a2, bool * a3, int a4) { return tex2Dgather<uchar4>(a0, a1, a2, a3, a4); }
__device__ inline float4 use_1161(cudaTextureObject_t a0, float a1, float a2, bool * a3, int a4) { return tex2Dgather<float4>(a0, a1, a2, a3, a4); }
__device__ inline auto use_1162(float * a0, cudaSurfaceObject_t a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1Dread(a0, a1, a2, a3); }
__device__ inline auto use_1163(int * a0, cudaSurfaceObject_t a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1Dread(a0, a1, a2, a3); }
__device__ inline auto use_1164(uchar4 * a0, cudaSurfaceObject_t a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1Dread(a0, a1, a2, a3); }
__device__ inline auto use_1165(float4 * a0, cudaSurfaceObject_t a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1Dread(a0, a1, a2, a3); }
__device__ inline float use_1166(cudaSurfaceObject_t a0, int a1, cudaSurfaceBoundaryMode a2) { return surf1Dread<float>(a0, a1, a2); }
__device__ inline int use_1167(cudaSurfaceObject_t a0, int a1, cudaSurfaceBoundaryMode a2) { return surf1Dread<int>(a0, a1, a2); }
__device__ inline uchar4 use_1168(cudaSurfaceObject_t a0, int a1, cudaSurfaceBoundaryMode a2) { return surf1Dread<uchar4>(a0, a1, a2); }
__device__ inline float4 use_1169(cudaSurfaceObject_t a0, int a1, cudaSurfaceBoundaryMode a2) { return surf1Dread<float4>(a0, a1, a2); }
__device__ inline auto use_1170(float * a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2Dread(a0, a1, a2, a3, a4); }
__device__ inline auto use_1171(int * a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2Dread(a0, a1, a2, a3, a4); }
__device__ inline auto use_1172(uchar4 * a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2Dread(a0, a1, a2, a3, a4); }
__device__ inline auto use_1173(float4 * a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2Dread(a0, a1, a2, a3, a4); }
__device__ inline float use_1174(cudaSurfaceObject_t a0, int a1, int a2, cudaSurfaceBoundaryMode a3) { return surf2Dread<float>(a0, a1, a2, a3); }
__device__ inline int use_1175(cudaSurfaceObject_t a0, int a1, int a2, cudaSurfaceBoundaryMode a3) { return surf2Dread<int>(a0, a1, a2, a3); }
__device__ inline uchar4 use_1176(cudaSurfaceObject_t a0, int a1, int a2, cudaSurfaceBoundaryMode a3) { return surf2Dread<uchar4>(a0, a1, a2, a3); }
__device__ inline float4 use_1177(cudaSurfaceObject_t a0, int a1, int a2, cudaSurfaceBoundaryMode a3) { return surf2Dread<float4>(a0, a1, a2, a3); }
__device__ inline auto use_1178(float * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf3Dread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1179(int * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf3Dread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1180(uchar4 * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf3Dread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1181(float4 * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf3Dread(a0, a1, a2, a3, a4, a5); }
__device__ inline float use_1182(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf3Dread<float>(a0, a1, a2, a3, a4); }
__device__ inline int use_1183(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf3Dread<int>(a0, a1, a2, a3, a4); }
__device__ inline uchar4 use_1184(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf3Dread<uchar4>(a0, a1, a2, a3, a4); }
__device__ inline float4 use_1185(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf3Dread<float4>(a0, a1, a2, a3, a4); }
__device__ inline auto use_1186(float * a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf1DLayeredread(a0, a1, a2, a3, a4); }
__device__ inline auto use_1187(int * a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf1DLayeredread(a0, a1, a2, a3, a4); }
__device__ inline auto use_1188(uchar4 * a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf1DLayeredread(a0, a1, a2, a3, a4); }
__device__ inline auto use_1189(float4 * a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf1DLayeredread(a0, a1, a2, a3, a4); }
__device__ inline float use_1190(cudaSurfaceObject_t a0, int a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1DLayeredread<float>(a0, a1, a2, a3); }
__device__ inline int use_1191(cudaSurfaceObject_t a0, int a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1DLayeredread<int>(a0, a1, a2, a3); }
__device__ inline uchar4 use_1192(cudaSurfaceObject_t a0, int a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1DLayeredread<uchar4>(a0, a1, a2, a3); }
__device__ inline float4 use_1193(cudaSurfaceObject_t a0, int a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1DLayeredread<float4>(a0, a1, a2, a3); }
__device__ inline auto use_1194(float * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf2DLayeredread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1195(int * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf2DLayeredread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1196(uchar4 * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf2DLayeredread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1197(float4 * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf2DLayeredread(a0, a1, a2, a3, a4, a5); }
__device__ inline float use_1198(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2DLayeredread<float>(a0, a1, a2, a3, a4); }
__device__ inline int use_1199(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2DLayeredread<int>(a0, a1, a2, a3, a4); }
__device__ inline uchar4 use_1200(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2DLayeredread<uchar4>(a0, a1, a2, a3, a4); }
__device__ inline float4 use_1201(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2DLayeredread<float4>(a0, a1, a2, a3, a4); }
__device__ inline auto use_1202(float * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1203(int * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1204(uchar4 * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1205(float4 * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapread(a0, a1, a2, a3, a4, a5); }
__device__ inline float use_1206(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surfCubemapread<float>(a0, a1, a2, a3, a4); }
__device__ inline int use_1207(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surfCubemapread<int>(a0, a1, a2, a3, a4); }
__device__ inline uchar4 use_1208(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surfCubemapread<uchar4>(a0, a1, a2, a3, a4); }
__device__ inline float4 use_1209(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surfCubemapread<float4>(a0, a1, a2, a3, a4); }
__device__ inline auto use_1210(float * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapLayeredread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1211(int * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapLayeredread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1212(uchar4 * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapLayeredread(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1213(float4 * a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapLayeredread(a0, a1, a2, a3, a4, a5); }
__device__ inline float use_1214(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surfCubemapLayeredread<float>(a0, a1, a2, a3, a4); }
__device__ inline int use_1215(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surfCubemapLayeredread<int>(a0, a1, a2, a3, a4); }
__device__ inline uchar4 use_1216(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surfCubemapLayeredread<uchar4>(a0, a1, a2, a3, a4); }
__device__ inline float4 use_1217(cudaSurfaceObject_t a0, int a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surfCubemapLayeredread<float4>(a0, a1, a2, a3, a4); }
__device__ inline auto use_1218(float a0, cudaSurfaceObject_t a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1Dwrite(a0, a1, a2, a3); }
__device__ inline auto use_1219(int a0, cudaSurfaceObject_t a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1Dwrite(a0, a1, a2, a3); }
__device__ inline auto use_1220(uchar4 a0, cudaSurfaceObject_t a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1Dwrite(a0, a1, a2, a3); }
__device__ inline auto use_1221(float4 a0, cudaSurfaceObject_t a1, int a2, cudaSurfaceBoundaryMode a3) { return surf1Dwrite(a0, a1, a2, a3); }
__device__ inline auto use_1222(float a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2Dwrite(a0, a1, a2, a3, a4); }
__device__ inline auto use_1223(int a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2Dwrite(a0, a1, a2, a3, a4); }
__device__ inline auto use_1224(uchar4 a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2Dwrite(a0, a1, a2, a3, a4); }
__device__ inline auto use_1225(float4 a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf2Dwrite(a0, a1, a2, a3, a4); }
__device__ inline auto use_1226(float a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf3Dwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1227(int a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf3Dwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1228(uchar4 a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf3Dwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1229(float4 a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf3Dwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1230(float a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf1DLayeredwrite(a0, a1, a2, a3, a4); }
__device__ inline auto use_1231(int a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf1DLayeredwrite(a0, a1, a2, a3, a4); }
__device__ inline auto use_1232(uchar4 a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf1DLayeredwrite(a0, a1, a2, a3, a4); }
__device__ inline auto use_1233(float4 a0, cudaSurfaceObject_t a1, int a2, int a3, cudaSurfaceBoundaryMode a4) { return surf1DLayeredwrite(a0, a1, a2, a3, a4); }
__device__ inline auto use_1234(float a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf2DLayeredwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1235(int a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf2DLayeredwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1236(uchar4 a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf2DLayeredwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1237(float4 a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surf2DLayeredwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1238(float a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1239(int a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1240(uchar4 a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1241(float4 a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1242(float a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapLayeredwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1243(int a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapLayeredwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1244(uchar4 a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapLayeredwrite(a0, a1, a2, a3, a4, a5); }
__device__ inline auto use_1245(float4 a0, cudaSurfaceObject_t a1, int a2, int a3, int a4, cudaSurfaceBoundaryMode a5) { return surfCubemapLayeredwrite(a0, a1, a2, a3, a4, a5); }
__host__ __device__ inline uint32_t use_1246() { return __mbarrier_maximum_count(); }
__device__ inline void use_1247(__mbarrier_t * a0, uint32_t a1) { __mbarrier_init(a0, a1); }
__device__ inline void use_1248(__mbarrier_t * a0) { __mbarrier_inval(a0); }
__device__ inline __mbarrier_token_t use_1249(__mbarrier_t * a0) { return __mbarrier_arrive(a0); }
__device__ inline __mbarrier_token_t use_1250(__mbarrier_t * a0) { return __mbarrier_arrive_and_drop(a0); }
__device__ inline bool use_1251(__mbarrier_t * a0, __mbarrier_token_t a1) { return __mbarrier_test_wait(a0, a1); }
__device__ inline uint32_t use_1252(__mbarrier_token_t a0) { return __mbarrier_token_pending_count(a0); }
__device__ inline bool use_1253(__mbarrier_t * a0, bool a1) { return __mbarrier_test_wait_parity(a0, a1); }
__device__ inline bool use_1254(__mbarrier_t * a0, __mbarrier_token_t a1, uint32_t a2) { return __mbarrier_try_wait(a0, a1, a2); }
__device__ inline bool use_1255(__mbarrier_t * a0, bool a1, uint32_t a2) { return __mbarrier_try_wait_parity(a0, a1, a2); }
__device__ inline void use_1256(void *__restrict a0, const void *__restrict a1, size_t a2) { __pipeline_memcpy_async(a0, a1, a2); }
__device__ inline void use_1257(void *__restrict a0, const void *__restrict a1, size_t a2, size_t a3) { __pipeline_memcpy_async(a0, a1, a2, a3); }
__device__ inline void use_1258() { __pipeline_commit(); }
__device__ inline void use_1259(size_t a0) { __pipeline_wait_prior(a0); }
__device__ inline void use_1260(__mbarrier_t * a0) { __pipeline_arrive_on(a0); }
inline auto use_1261 = CUDART_ZERO_F;
inline auto use_1262 = CUDART_ONE_F;
inline auto use_1263 = CUDART_SQRT_HALF_F;
inline auto use_1264 = CUDART_SQRT_HALF_HI_F;
inline auto use_1265 = CUDART_SQRT_HALF_LO_F;
inline auto use_1266 = CUDART_SQRT_TWO_F;
inline auto use_1267 = CUDART_THIRD_F;
inline auto use_1268 = CUDART_PIO4_F;
inline auto use_1269 = CUDART_PIO2_F;
inline auto use_1270 = CUDART_3PIO4_F;
inline auto use_1271 = CUDART_2_OVER_PI_F;
inline auto use_1272 = CUDART_SQRT_2_OVER_PI_F;
inline auto use_1273 = CUDART_PI_F;
inline auto use_1274 = CUDART_L2E_F;
inline auto use_1275 = CUDART_L2T_F;
inline auto use_1276 = CUDART_LG2_F;
inline auto use_1277 = CUDART_LGE_F;
inline auto use_1278 = CUDART_LN2_F;
inline auto use_1279 = CUDART_LNT_F;
inline auto use_1280 = CUDART_LNPI_F;
inline auto use_1281 = CUDART_TWO_TO_M126_F;
inline auto use_1282 = CUDART_TWO_TO_126_F;
inline auto use_1283 = CUDART_NORM_HUGE_F;
inline auto use_1284 = CUDART_TWO_TO_23_F;
inline auto use_1285 = CUDART_TWO_TO_24_F;
inline auto use_1286 = CUDART_TWO_TO_31_F;
inline auto use_1287 = CUDART_TWO_TO_32_F;
inline auto use_1288 = CUDART_REMQUO_BITS_F;
inline auto use_1289 = CUDART_REMQUO_MASK_F;
inline auto use_1290 = CUDART_TRIG_PLOSS_F;
inline auto use_1291 = CUDART_ZERO;
inline auto use_1292 = CUDART_ONE;
inline auto use_1293 = CUDART_SQRT_TWO;
inline auto use_1294 = CUDART_SQRT_HALF;
inline auto use_1295 = CUDART_SQRT_HALF_HI;
inline auto use_1296 = CUDART_SQRT_HALF_LO;
inline auto use_1297 = CUDART_THIRD;
inline auto use_1298 = CUDART_TWOTHIRD;
inline auto use_1299 = CUDART_PIO4;
inline auto use_1300 = CUDART_PIO4_HI;
inline auto use_1301 = CUDART_PIO4_LO;
inline auto use_1302 = CUDART_PIO2;
inline auto use_1303 = CUDART_PIO2_HI;
inline auto use_1304 = CUDART_PIO2_LO;
inline auto use_1305 = CUDART_3PIO4;
inline auto use_1306 = CUDART_2_OVER_PI;
inline auto use_1307 = CUDART_PI;
inline auto use_1308 = CUDART_PI_HI;
inline auto use_1309 = CUDART_PI_LO;
inline auto use_1310 = CUDART_SQRT_2PI;
inline auto use_1311 = CUDART_SQRT_2PI_HI;
inline auto use_1312 = CUDART_SQRT_2PI_LO;
inline auto use_1313 = CUDART_SQRT_PIO2;
inline auto use_1314 = CUDART_SQRT_PIO2_HI;
inline auto use_1315 = CUDART_SQRT_PIO2_LO;
inline auto use_1316 = CUDART_SQRT_2OPI;
inline auto use_1317 = CUDART_L2E;
inline auto use_1318 = CUDART_L2E_HI;
inline auto use_1319 = CUDART_L2E_LO;
inline auto use_1320 = CUDART_L2T;
inline auto use_1321 = CUDART_LG2;
inline auto use_1322 = CUDART_LG2_HI;
inline auto use_1323 = CUDART_LG2_LO;
inline auto use_1324 = CUDART_LGE;
inline auto use_1325 = CUDART_LGE_HI;
inline auto use_1326 = CUDART_LGE_LO;
inline auto use_1327 = CUDART_LN2;
inline auto use_1328 = CUDART_LN2_HI;
inline auto use_1329 = CUDART_LN2_LO;
inline auto use_1330 = CUDART_LNT;
inline auto use_1331 = CUDART_LNT_HI;
inline auto use_1332 = CUDART_LNT_LO;
inline auto use_1333 = CUDART_LNPI;
inline auto use_1334 = CUDART_LN2_X_1024;
inline auto use_1335 = CUDART_LN2_X_1025;
inline auto use_1336 = CUDART_LN2_X_1075;
inline auto use_1337 = CUDART_LG2_X_1024;
inline auto use_1338 = CUDART_LG2_X_1075;
inline auto use_1339 = CUDART_TWO_TO_23;
inline auto use_1340 = CUDART_TWO_TO_52;
inline auto use_1341 = CUDART_TWO_TO_53;
inline auto use_1342 = CUDART_TWO_TO_54;
inline auto use_1343 = CUDART_TWO_TO_M54;
inline auto use_1344 = CUDART_TWO_TO_M1022;
inline auto use_1345 = CUDART_TRIG_PLOSS;
inline auto use_1346 = CUDART_DBL2INT_CVT;
inline auto use_1347 = __NV_THREAD_SCOPE_CLUSTER;
