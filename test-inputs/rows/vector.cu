// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cuda_runtime.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
__host__ __device__ inline char1 use_0(signed char a0) { return make_char1(a0); }
__host__ __device__ inline uchar1 use_1(unsigned char a0) { return make_uchar1(a0); }
__host__ __device__ inline char2 use_2(signed char a0, signed char a1) { return make_char2(a0, a1); }
__host__ __device__ inline uchar2 use_3(unsigned char a0, unsigned char a1) { return make_uchar2(a0, a1); }
__host__ __device__ inline char3 use_4(signed char a0, signed char a1, signed char a2) { return make_char3(a0, a1, a2); }
__host__ __device__ inline uchar3 use_5(unsigned char a0, unsigned char a1, unsigned char a2) { return make_uchar3(a0, a1, a2); }
__host__ __device__ inline char4 use_6(signed char a0, signed char a1, signed char a2, signed char a3) { return make_char4(a0, a1, a2, a3); }
__host__ __device__ inline uchar4 use_7(unsigned char a0, unsigned char a1, unsigned char a2, unsigned char a3) { return make_uchar4(a0, a1, a2, a3); }
__host__ __device__ inline short1 use_8(short a0) { return make_short1(a0); }
__host__ __device__ inline ushort1 use_9(unsigned short a0) { return make_ushort1(a0); }
__host__ __device__ inline short2 use_10(short a0, short a1) { return make_short2(a0, a1); }
__host__ __device__ inline ushort2 use_11(unsigned short a0, unsigned short a1) { return make_ushort2(a0, a1); }
__host__ __device__ inline short3 use_12(short a0, short a1, short a2) { return make_short3(a0, a1, a2); }
__host__ __device__ inline ushort3 use_13(unsigned short a0, unsigned short a1, unsigned short a2) { return make_ushort3(a0, a1, a2); }
__host__ __device__ inline short4 use_14(short a0, short a1, short a2, short a3) { return make_short4(a0, a1, a2, a3); }
__host__ __device__ inline ushort4 use_15(unsigned short a0, unsigned short a1, unsigned short a2, unsigned short a3) { return make_ushort4(a0, a1, a2, a3); }
__host__ __device__ inline int1 use_16(int a0) { return make_int1(a0); }
__host__ __device__ inline uint1 use_17(unsigned int a0) { return make_uint1(a0); }
__host__ __device__ inline int2 use_18(int a0, int a1) { return make_int2(a0, a1); }
__host__ __device__ inline uint2 use_19(unsigned int a0, unsigned int a1) { return make_uint2(a0, a1); }
__host__ __device__ inline int3 use_20(int a0, int a1, int a2) { return make_int3(a0, a1, a2); }
__host__ __device__ inline uint3 use_21(unsigned int a0, unsigned int a1, unsigned int a2) { return make_uint3(a0, a1, a2); }
__host__ __device__ inline int4 use_22(int a0, int a1, int a2, int a3) { return make_int4(a0, a1, a2, a3); }
__host__ __device__ inline uint4 use_23(unsigned int a0, unsigned int a1, unsigned int a2, unsigned int a3) { return make_uint4(a0, a1, a2, a3); }
__host__ __device__ inline long1 use_24(long a0) { return make_long1(a0); }
__host__ __device__ inline ulong1 use_25(unsigned long a0) { return make_ulong1(a0); }
__host__ __device__ inline long2 use_26(long a0, long a1) { return make_long2(a0, a1); }
__host__ __device__ inline ulong2 use_27(unsigned long a0, unsigned long a1) { return make_ulong2(a0, a1); }
__host__ __device__ inline long3 use_28(long a0, long a1, long a2) { return make_long3(a0, a1, a2); }
__host__ __device__ inline ulong3 use_29(unsigned long a0, unsigned long a1, unsigned long a2) { return make_ulong3(a0, a1, a2); }
__host__ __device__ inline long4 use_30(long a0, long a1, long a2, long a3) { return make_long4(a0, a1, a2, a3); }
__host__ __device__ inline ulong4 use_31(unsigned long a0, unsigned long a1, unsigned long a2, unsigned long a3) { return make_ulong4(a0, a1, a2, a3); }
__host__ __device__ inline long4_16a use_32(long a0, long a1, long a2, long a3) { return make_long4_16a(a0, a1, a2, a3); }
__host__ __device__ inline long4_32a use_33(long a0, long a1, long a2, long a3) { return make_long4_32a(a0, a1, a2, a3); }
__host__ __device__ inline ulong4_16a use_34(unsigned long a0, unsigned long a1, unsigned long a2, unsigned long a3) { return make_ulong4_16a(a0, a1, a2, a3); }
__host__ __device__ inline ulong4_32a use_35(unsigned long a0, unsigned long a1, unsigned long a2, unsigned long a3) { return make_ulong4_32a(a0, a1, a2, a3); }
__host__ __device__ inline float1 use_36(float a0) { return make_float1(a0); }
__host__ __device__ inline float2 use_37(float a0, float a1) { return make_float2(a0, a1); }
__host__ __device__ inline float3 use_38(float a0, float a1, float a2) { return make_float3(a0, a1, a2); }
__host__ __device__ inline float4 use_39(float a0, float a1, float a2, float a3) { return make_float4(a0, a1, a2, a3); }
__host__ __device__ inline longlong1 use_40(long long a0) { return make_longlong1(a0); }
__host__ __device__ inline ulonglong1 use_41(unsigned long long a0) { return make_ulonglong1(a0); }
__host__ __device__ inline longlong2 use_42(long long a0, long long a1) { return make_longlong2(a0, a1); }
__host__ __device__ inline ulonglong2 use_43(unsigned long long a0, unsigned long long a1) { return make_ulonglong2(a0, a1); }
__host__ __device__ inline longlong3 use_44(long long a0, long long a1, long long a2) { return make_longlong3(a0, a1, a2); }
__host__ __device__ inline ulonglong3 use_45(unsigned long long a0, unsigned long long a1, unsigned long long a2) { return make_ulonglong3(a0, a1, a2); }
__host__ __device__ inline longlong4 use_46(long long a0, long long a1, long long a2, long long a3) { return make_longlong4(a0, a1, a2, a3); }
__host__ __device__ inline ulonglong4 use_47(unsigned long long a0, unsigned long long a1, unsigned long long a2, unsigned long long a3) { return make_ulonglong4(a0, a1, a2, a3); }
__host__ __device__ inline double1 use_48(double a0) { return make_double1(a0); }
__host__ __device__ inline double2 use_49(double a0, double a1) { return make_double2(a0, a1); }
__host__ __device__ inline double3 use_50(double a0, double a1, double a2) { return make_double3(a0, a1, a2); }
__host__ __device__ inline double4 use_51(double a0, double a1, double a2, double a3) { return make_double4(a0, a1, a2, a3); }
__host__ __device__ inline double4_16a use_52(double a0, double a1, double a2, double a3) { return make_double4_16a(a0, a1, a2, a3); }
__host__ __device__ inline double4_32a use_53(double a0, double a1, double a2, double a3) { return make_double4_32a(a0, a1, a2, a3); }
__host__ __device__ inline longlong4_16a use_54(long long a0, long long a1, long long a2, long long a3) { return make_longlong4_16a(a0, a1, a2, a3); }
__host__ __device__ inline longlong4_32a use_55(long long a0, long long a1, long long a2, long long a3) { return make_longlong4_32a(a0, a1, a2, a3); }
__host__ __device__ inline ulonglong4_16a use_56(unsigned long long a0, unsigned long long a1, unsigned long long a2, unsigned long long a3) { return make_ulonglong4_16a(a0, a1, a2, a3); }
__host__ __device__ inline ulonglong4_32a use_57(unsigned long long a0, unsigned long long a1, unsigned long long a2, unsigned long long a3) { return make_ulonglong4_32a(a0, a1, a2, a3); }
using use_58 = char1;
using use_59 = struct char1;
using use_60 = uchar1;
using use_61 = struct uchar1;
using use_62 = char2;
using use_63 = struct char2;
using use_64 = uchar2;
using use_65 = struct uchar2;
using use_66 = char3;
using use_67 = struct char3;
using use_68 = uchar3;
using use_69 = struct uchar3;
using use_70 = char4;
using use_71 = struct char4;
using use_72 = uchar4;
using use_73 = struct uchar4;
using use_74 = short1;
using use_75 = struct short1;
using use_76 = ushort1;
using use_77 = struct ushort1;
using use_78 = short2;
using use_79 = struct short2;
using use_80 = ushort2;
using use_81 = struct ushort2;
using use_82 = short3;
using use_83 = struct short3;
using use_84 = ushort3;
using use_85 = struct ushort3;
using use_86 = short4;
using use_87 = struct short4;
using use_88 = ushort4;
using use_89 = struct ushort4;
using use_90 = int1;
using use_91 = struct int1;
using use_92 = uint1;
using use_93 = struct uint1;
using use_94 = int2;
using use_95 = struct int2;
using use_96 = uint2;
using use_97 = struct uint2;
using use_98 = int3;
using use_99 = struct int3;
using use_100 = uint3;
using use_101 = struct uint3;
using use_102 = int4;
using use_103 = struct int4;
using use_104 = uint4;
using use_105 = struct uint4;
using use_106 = long1;
using use_107 = struct long1;
using use_108 = ulong1;
using use_109 = struct ulong1;
using use_110 = long2;
using use_111 = struct long2;
using use_112 = ulong2;
using use_113 = struct ulong2;
using use_114 = long3;
using use_115 = struct long3;
using use_116 = ulong3;
using use_117 = struct ulong3;
using use_118 = long4;
using use_119 = struct long4;
using use_120 = ulong4;
using use_121 = struct ulong4;
using use_122 = long4_16a;
using use_123 = struct long4_16a;
using use_124 = ulong4_16a;
using use_125 = struct ulong4_16a;
using use_126 = long4_32a;
using use_127 = struct long4_32a;
using use_128 = ulong4_32a;
using use_129 = struct ulong4_32a;
using use_130 = float1;
using use_131 = struct float1;
using use_132 = float2;
using use_133 = struct float2;
using use_134 = float3;
using use_135 = struct float3;
using use_136 = float4;
using use_137 = struct float4;
using use_138 = longlong1;
using use_139 = struct longlong1;
using use_140 = ulonglong1;
using use_141 = struct ulonglong1;
using use_142 = longlong2;
using use_143 = struct longlong2;
using use_144 = ulonglong2;
using use_145 = struct ulonglong2;
using use_146 = longlong3;
using use_147 = struct longlong3;
using use_148 = ulonglong3;
using use_149 = struct ulonglong3;
using use_150 = longlong4;
using use_151 = struct longlong4;
using use_152 = longlong4_16a;
using use_153 = struct longlong4_16a;
using use_154 = longlong4_32a;
using use_155 = struct longlong4_32a;
using use_156 = ulonglong4;
using use_157 = struct ulonglong4;
using use_158 = ulonglong4_16a;
using use_159 = struct ulonglong4_16a;
using use_160 = ulonglong4_32a;
using use_161 = struct ulonglong4_32a;
using use_162 = double1;
using use_163 = struct double1;
using use_164 = double2;
using use_165 = struct double2;
using use_166 = double3;
using use_167 = struct double3;
using use_168 = double4;
using use_169 = struct double4;
using use_170 = double4_16a;
using use_171 = struct double4_16a;
using use_172 = double4_32a;
using use_173 = struct double4_32a;
using use_174 = dim3;
using use_175 = struct dim3;
inline void use_176(char1 &p) { (void)p.x; }
inline void use_177(char2 &p) { (void)p.x; }
inline void use_178(char2 &p) { (void)p.y; }
inline void use_179(char3 &p) { (void)p.x; }
inline void use_180(char3 &p) { (void)p.y; }
inline void use_181(char3 &p) { (void)p.z; }
inline void use_182(char4 &p) { (void)p.w; }
inline void use_183(char4 &p) { (void)p.x; }
inline void use_184(char4 &p) { (void)p.y; }
inline void use_185(char4 &p) { (void)p.z; }
inline void use_186(dim3 &p) { (void)p.x; }
inline void use_187(dim3 &p) { (void)p.y; }
inline void use_188(dim3 &p) { (void)p.z; }
inline void use_189(double1 &p) { (void)p.x; }
inline void use_190(double2 &p) { (void)p.x; }
inline void use_191(double2 &p) { (void)p.y; }
inline void use_192(double3 &p) { (void)p.x; }
inline void use_193(double3 &p) { (void)p.y; }
inline void use_194(double3 &p) { (void)p.z; }
inline void use_195(double4 &p) { (void)p.w; }
inline void use_196(double4 &p) { (void)p.x; }
inline void use_197(double4 &p) { (void)p.y; }
inline void use_198(double4 &p) { (void)p.z; }
inline void use_199(float1 &p) { (void)p.x; }
inline void use_200(float2 &p) { (void)p.x; }
inline void use_201(float2 &p) { (void)p.y; }
inline void use_202(float3 &p) { (void)p.x; }
inline void use_203(float3 &p) { (void)p.y; }
inline void use_204(float3 &p) { (void)p.z; }
inline void use_205(float4 &p) { (void)p.w; }
inline void use_206(float4 &p) { (void)p.x; }
inline void use_207(float4 &p) { (void)p.y; }
inline void use_208(float4 &p) { (void)p.z; }
inline void use_209(int1 &p) { (void)p.x; }
inline void use_210(int2 &p) { (void)p.x; }
inline void use_211(int2 &p) { (void)p.y; }
inline void use_212(int3 &p) { (void)p.x; }
inline void use_213(int3 &p) { (void)p.y; }
inline void use_214(int3 &p) { (void)p.z; }
inline void use_215(int4 &p) { (void)p.w; }
inline void use_216(int4 &p) { (void)p.x; }
inline void use_217(int4 &p) { (void)p.y; }
inline void use_218(int4 &p) { (void)p.z; }
inline void use_219(long1 &p) { (void)p.x; }
inline void use_220(long2 &p) { (void)p.x; }
inline void use_221(long2 &p) { (void)p.y; }
inline void use_222(long3 &p) { (void)p.x; }
inline void use_223(long3 &p) { (void)p.y; }
inline void use_224(long3 &p) { (void)p.z; }
inline void use_225(long4 &p) { (void)p.w; }
inline void use_226(long4 &p) { (void)p.x; }
inline void use_227(long4 &p) { (void)p.y; }
inline void use_228(long4 &p) { (void)p.z; }
inline void use_229(longlong1 &p) { (void)p.x; }
inline void use_230(longlong2 &p) { (void)p.x; }
inline void use_231(longlong2 &p) { (void)p.y; }
inline void use_232(longlong3 &p) { (void)p.x; }
inline void use_233(longlong3 &p) { (void)p.y; }
inline void use_234(longlong3 &p) { (void)p.z; }
inline void use_235(longlong4 &p) { (void)p.w; }
inline void use_236(longlong4 &p) { (void)p.x; }
inline void use_237(longlong4 &p) { (void)p.y; }
inline void use_238(longlong4 &p) { (void)p.z; }
inline void use_239(short1 &p) { (void)p.x; }
inline void use_240(short2 &p) { (void)p.x; }
inline void use_241(short2 &p) { (void)p.y; }
inline void use_242(short3 &p) { (void)p.x; }
inline void use_243(short3 &p) { (void)p.y; }
inline void use_244(short3 &p) { (void)p.z; }
inline void use_245(short4 &p) { (void)p.w; }
inline void use_246(short4 &p) { (void)p.x; }
inline void use_247(short4 &p) { (void)p.y; }
inline void use_248(short4 &p) { (void)p.z; }
inline void use_249(uchar1 &p) { (void)p.x; }
inline void use_250(uchar2 &p) { (void)p.x; }
inline void use_251(uchar2 &p) { (void)p.y; }
inline void use_252(uchar3 &p) { (void)p.x; }
inline void use_253(uchar3 &p) { (void)p.y; }
inline void use_254(uchar3 &p) { (void)p.z; }
inline void use_255(uchar4 &p) { (void)p.w; }
inline void use_256(uchar4 &p) { (void)p.x; }
inline void use_257(uchar4 &p) { (void)p.y; }
inline void use_258(uchar4 &p) { (void)p.z; }
inline void use_259(uint1 &p) { (void)p.x; }
inline void use_260(uint2 &p) { (void)p.x; }
inline void use_261(uint2 &p) { (void)p.y; }
inline void use_262(uint3 &p) { (void)p.x; }
inline void use_263(uint3 &p) { (void)p.y; }
inline void use_264(uint3 &p) { (void)p.z; }
inline void use_265(uint4 &p) { (void)p.w; }
inline void use_266(uint4 &p) { (void)p.x; }
inline void use_267(uint4 &p) { (void)p.y; }
inline void use_268(uint4 &p) { (void)p.z; }
inline void use_269(ulong1 &p) { (void)p.x; }
inline void use_270(ulong2 &p) { (void)p.x; }
inline void use_271(ulong2 &p) { (void)p.y; }
inline void use_272(ulong3 &p) { (void)p.x; }
inline void use_273(ulong3 &p) { (void)p.y; }
inline void use_274(ulong3 &p) { (void)p.z; }
inline void use_275(ulong4 &p) { (void)p.w; }
inline void use_276(ulong4 &p) { (void)p.x; }
inline void use_277(ulong4 &p) { (void)p.y; }
inline void use_278(ulong4 &p) { (void)p.z; }
inline void use_279(ulonglong1 &p) { (void)p.x; }
inline void use_280(ulonglong2 &p) { (void)p.x; }
inline void use_281(ulonglong2 &p) { (void)p.y; }
inline void use_282(ulonglong3 &p) { (void)p.x; }
inline void use_283(ulonglong3 &p) { (void)p.y; }
inline void use_284(ulonglong3 &p) { (void)p.z; }
inline void use_285(ulonglong4 &p) { (void)p.w; }
inline void use_286(ulonglong4 &p) { (void)p.x; }
inline void use_287(ulonglong4 &p) { (void)p.y; }
inline void use_288(ulonglong4 &p) { (void)p.z; }
inline void use_289(ushort1 &p) { (void)p.x; }
inline void use_290(ushort2 &p) { (void)p.x; }
inline void use_291(ushort2 &p) { (void)p.y; }
inline void use_292(ushort3 &p) { (void)p.x; }
inline void use_293(ushort3 &p) { (void)p.y; }
inline void use_294(ushort3 &p) { (void)p.z; }
inline void use_295(ushort4 &p) { (void)p.w; }
inline void use_296(ushort4 &p) { (void)p.x; }
inline void use_297(ushort4 &p) { (void)p.y; }
inline void use_298(ushort4 &p) { (void)p.z; }
