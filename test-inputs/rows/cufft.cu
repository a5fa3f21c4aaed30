// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cufft.h>
#include <cufftXt.h>
#include <cufftw.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline cufftResult use_0(cufftHandle * a0, int a1, cufftType a2, int a3) { return cufftPlan1d(a0, a1, a2, a3); }
inline cufftResult use_1(cufftHandle * a0, int a1, int a2, cufftType a3) { return cufftPlan2d(a0, a1, a2, a3); }
inline cufftResult use_2(cufftHandle * a0, int a1, int a2, int a3, cufftType a4) { return cufftPlan3d(a0, a1, a2, a3, a4); }
inline cufftResult use_3(cufftHandle * a0, int a1, int * a2, int * a3, int a4, int a5, int * a6, int a7, int a8, cufftType a9, int a10) { return cufftPlanMany(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cufftResult use_4(cufftHandle a0, int a1, cufftType a2, int a3, size_t * a4) { return cufftMakePlan1d(a0, a1, a2, a3, a4); }
inline cufftResult use_5(cufftHandle a0, int a1, int a2, cufftType a3, size_t * a4) { return cufftMakePlan2d(a0, a1, a2, a3, a4); }
inline cufftResult use_6(cufftHandle a0, int a1, int a2, int a3, cufftType a4, size_t * a5) { return cufftMakePlan3d(a0, a1, a2, a3, a4, a5); }
inline cufftResult use_7(cufftHandle a0, int a1, int * a2, int * a3, int a4, int a5, int * a6, int a7, int a8, cufftType a9, int a10, size_t * a11) { return cufftMakePlanMany(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cufftResult use_8(cufftHandle a0, int a1, long long * a2, long long * a3, long long a4, long long a5, long long * a6, long long a7, long long a8, cufftType a9, long long a10, size_t * a11) { return cufftMakePlanMany64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cufftResult use_9(cufftHandle a0, int a1, long long * a2, long long * a3, long long a4, long long a5, long long * a6, long long a7, long long a8, cufftType a9, long long a10, size_t * a11) { return cufftGetSizeMany64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cufftResult use_10(int a0, cufftType a1, int a2, size_t * a3) { return cufftEstimate1d(a0, a1, a2, a3); }
inline cufftResult use_11(int a0, int a1, cufftType a2, size_t * a3) { return cufftEstimate2d(a0, a1, a2, a3); }
inline cufftResult use_12(int a0, int a1, int a2, cufftType a3, size_t * a4) { return cufftEstimate3d(a0, a1, a2, a3, a4); }
inline cufftResult use_13(int a0, int * a1, int * a2, int a3, int a4, int * a5, int a6, int a7, cufftType a8, int a9, size_t * a10) { return cufftEstimateMany(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cufftResult use_14(cufftHandle * a0) { return cufftCreate(a0); }
inline cufftResult use_15(cufftHandle a0, int a1, cufftType a2, int a3, size_t * a4) { return cufftGetSize1d(a0, a1, a2, a3, a4); }
inline cufftResult use_16(cufftHandle a0, int a1, int a2, cufftType a3, size_t * a4) { return cufftGetSize2d(a0, a1, a2, a3, a4); }
inline cufftResult use_17(cufftHandle a0, int a1, int a2, int a3, cufftType a4, size_t * a5) { return cufftGetSize3d(a0, a1, a2, a3, a4, a5); }
inline cufftResult use_18(cufftHandle a0, int a1, int * a2, int * a3, int a4, int a5, int * a6, int a7, int a8, cufftType a9, int a10, size_t * a11) { return cufftGetSizeMany(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cufftResult use_19(cufftHandle a0, size_t * a1) { return cufftGetSize(a0, a1); }
inline cufftResult use_20(cufftHandle a0, void * a1) { return cufftSetWorkArea(a0, a1); }
inline cufftResult use_21(cufftHandle a0, int a1) { return cufftSetAutoAllocation(a0, a1); }
inline cufftResult use_22(cufftHandle a0, cufftComplex * a1, cufftComplex * a2, int a3) { return cufftExecC2C(a0, a1, a2, a3); }
inline cufftResult use_23(cufftHandle a0, cufftReal * a1, cufftComplex * a2) { return cufftExecR2C(a0, a1, a2); }
inline cufftResult use_24(cufftHandle a0, cufftComplex * a1, cufftReal * a2) { return cufftExecC2R(a0, a1, a2); }
inline cufftResult use_25(cufftHandle a0, cufftDoubleComplex * a1, cufftDoubleComplex * a2, int a3) { return cufftExecZ2Z(a0, a1, a2, a3); }
inline cufftResult use_26(cufftHandle a0, cufftDoubleReal * a1, cufftDoubleComplex * a2) { return cufftExecD2Z(a0, a1, a2); }
inline cufftResult use_27(cufftHandle a0, cufftDoubleComplex * a1, cufftDoubleReal * a2) { return cufftExecZ2D(a0, a1, a2); }
inline cufftResult use_28(cufftHandle a0, cudaStream_t a1) { return cufftSetStream(a0, a1); }
inline cufftResult use_29(cufftHandle a0) { return cufftDestroy(a0); }
inline cufftResult use_30(int * a0) { return cufftGetVersion(a0); }
inline cufftResult use_31(libraryPropertyType a0, int * a1) { return cufftGetProperty(a0, a1); }
inline cufftResult use_32(cufftHandle a0, cufftProperty a1, const long long a2) { return cufftSetPlanPropertyInt64(a0, a1, a2); }
inline cufftResult use_33(cufftHandle a0, cufftProperty a1, long long * a2) { return cufftGetPlanPropertyInt64(a0, a1, a2); }
inline cufftResult use_34(cufftHandle a0, cufftProperty a1) { return cufftResetPlanProperty(a0, a1); }
inline cufftResult use_35(cufftHandle a0, int a1, int * a2) { return cufftXtSetGPUs(a0, a1, a2); }
inline cufftResult use_36(cufftHandle a0, cudaLibXtDesc ** a1, cufftXtSubFormat a2) { return cufftXtMalloc(a0, a1, a2); }
inline cufftResult use_37(cufftHandle a0, void * a1, void * a2, cufftXtCopyType a3) { return cufftXtMemcpy(a0, a1, a2, a3); }
inline cufftResult use_38(cudaLibXtDesc * a0) { return cufftXtFree(a0); }
inline cufftResult use_39(cufftHandle a0, void ** a1) { return cufftXtSetWorkArea(a0, a1); }
inline cufftResult use_40(cufftHandle a0, cudaLibXtDesc * a1, cudaLibXtDesc * a2, int a3) { return cufftXtExecDescriptorC2C(a0, a1, a2, a3); }
inline cufftResult use_41(cufftHandle a0, cudaLibXtDesc * a1, cudaLibXtDesc * a2) { return cufftXtExecDescriptorR2C(a0, a1, a2); }
inline cufftResult use_42(cufftHandle a0, cudaLibXtDesc * a1, cudaLibXtDesc * a2) { return cufftXtExecDescriptorC2R(a0, a1, a2); }
inline cufftResult use_43(cufftHandle a0, cudaLibXtDesc * a1, cudaLibXtDesc * a2, int a3) { return cufftXtExecDescriptorZ2Z(a0, a1, a2, a3); }
inline cufftResult use_44(cufftHandle a0, cudaLibXtDesc * a1, cudaLibXtDesc * a2) { return cufftXtExecDescriptorD2Z(a0, a1, a2); }
inline cufftResult use_45(cufftHandle a0, cudaLibXtDesc * a1, cudaLibXtDesc * a2) { return cufftXtExecDescriptorZ2D(a0, a1, a2); }
inline cufftResult use_46(cufftHandle a0, void * a1, cufftXtQueryType a2) { return cufftXtQueryPlan(a0, a1, a2); }
inline cufftResult use_47(cufftHandle a0, void ** a1, cufftXtCallbackType a2, void ** a3) { return cufftXtSetCallback(a0, a1, a2, a3); }
inline cufftResult use_48(cufftHandle a0, cufftXtCallbackType a1) { return cufftXtClearCallback(a0, a1); }
inline cufftResult use_49(cufftHandle a0, cufftXtCallbackType a1, size_t a2) { return cufftXtSetCallbackSharedSize(a0, a1, a2); }
inline cufftResult use_50(cufftHandle a0, const char * a1, const void * a2, size_t a3, cufftXtCallbackType a4, void ** a5) { return cufftXtSetJITCallback(a0, a1, a2, a3, a4, a5); }
inline cufftResult use_51(cufftHandle a0, int a1, long long * a2, long long * a3, long long a4, long long a5, cudaDataType a6, long long * a7, long long a8, long long a9, cudaDataType a10, long long a11, size_t * a12, cudaDataType a13) { return cufftXtMakePlanMany(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cufftResult use_52(cufftHandle a0, int a1, long long * a2, long long * a3, long long a4, long long a5, cudaDataType a6, long long * a7, long long a8, long long a9, cudaDataType a10, long long a11, size_t * a12, cudaDataType a13) { return cufftXtGetSizeMany(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cufftResult use_53(cufftHandle a0, void * a1, void * a2, int a3) { return cufftXtExec(a0, a1, a2, a3); }
inline cufftResult use_54(cufftHandle a0, cudaLibXtDesc * a1, cudaLibXtDesc * a2, int a3) { return cufftXtExecDescriptor(a0, a1, a2, a3); }
inline cufftResult use_55(cufftHandle a0, cufftXtWorkAreaPolicy a1, size_t * a2) { return cufftXtSetWorkAreaPolicy(a0, a1, a2); }
inline auto use_56 = CUFFT_VER_MAJOR;
inline auto use_57 = CUFFT_VER_MINOR;
inline auto use_58 = CUFFT_VER_PATCH;
inline auto use_59 = CUFFT_VER_BUILD;
inline auto use_60 = CUFFT_VERSION;
inline auto use_61 = CUFFT_FORWARD;
inline auto use_62 = CUFFT_INVERSE;
inline auto use_63 = CUFFT_COMPATIBILITY_DEFAULT;
inline auto use_64 = CUFFT_PLAN_NULL;
using use_65 = cufftResult_t;
using use_66 = enum cufftResult_t;
inline auto use_67 = CUFFT_SUCCESS;
inline auto use_68 = CUFFT_INVALID_PLAN;
inline auto use_69 = CUFFT_ALLOC_FAILED;
inline auto use_70 = CUFFT_INVALID_TYPE;
inline auto use_71 = CUFFT_INVALID_VALUE;
inline auto use_72 = CUFFT_INTERNAL_ERROR;
inline auto use_73 = CUFFT_EXEC_FAILED;
inline auto use_74 = CUFFT_SETUP_FAILED;
inline auto use_75 = CUFFT_INVALID_SIZE;
inline auto use_76 = CUFFT_UNALIGNED_DATA;
inline auto use_77 = CUFFT_INVALID_DEVICE;
inline auto use_78 = CUFFT_NO_WORKSPACE;
inline auto use_79 = CUFFT_NOT_IMPLEMENTED;
inline auto use_80 = CUFFT_NOT_SUPPORTED;
inline auto use_81 = CUFFT_MISSING_DEPENDENCY;
inline auto use_82 = CUFFT_NVRTC_FAILURE;
inline auto use_83 = CUFFT_NVJITLINK_FAILURE;
inline auto use_84 = CUFFT_NVSHMEM_FAILURE;
using use_85 = cufftResult;
using use_86 = cufftReal;
using use_87 = cufftDoubleReal;
using use_88 = cufftComplex;
using use_89 = cufftDoubleComplex;
using use_90 = cufftType_t;
using use_91 = enum cufftType_t;
inline auto use_92 = CUFFT_R2C;
inline auto use_93 = CUFFT_C2R;
inline auto use_94 = CUFFT_C2C;
inline auto use_95 = CUFFT_D2Z;
inline auto use_96 = CUFFT_Z2D;
inline auto use_97 = CUFFT_Z2Z;
using use_98 = cufftType;
using use_99 = cufftCompatibility_t;
using use_100 = enum cufftCompatibility_t;
inline auto use_101 = CUFFT_COMPATIBILITY_FFTW_PADDING;
using use_102 = cufftCompatibility;
using use_103 = cufftHandle;
using use_104 = cufftProperty_t;
using use_105 = enum cufftProperty_t;
inline auto use_106 = NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT;
inline auto use_107 = NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS;
inline auto use_108 = NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY;
inline auto use_109 = NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA;
using use_110 = cufftProperty;
using use_111 = cudaXtCopyType_t;
using use_112 = enum cudaXtCopyType_t;
inline auto use_113 = LIB_XT_COPY_HOST_TO_DEVICE;
inline auto use_114 = LIB_XT_COPY_DEVICE_TO_HOST;
inline auto use_115 = LIB_XT_COPY_DEVICE_TO_DEVICE;
using use_116 = cudaLibXtCopyType;
using use_117 = libFormat_t;
using use_118 = enum libFormat_t;
inline auto use_119 = LIB_FORMAT_CUFFT;
inline auto use_120 = LIB_FORMAT_UNDEFINED;
using use_121 = libFormat;
using use_122 = cudaXtDesc_t;
using use_123 = struct cudaXtDesc_t;
using use_124 = cudaXtDesc;
using use_125 = cudaLibXtDesc_t;
using use_126 = struct cudaLibXtDesc_t;
using use_127 = cudaLibXtDesc;
using use_128 = cufftXtSubFormat_t;
using use_129 = enum cufftXtSubFormat_t;
inline auto use_130 = CUFFT_XT_FORMAT_INPUT;
inline auto use_131 = CUFFT_XT_FORMAT_OUTPUT;
inline auto use_132 = CUFFT_XT_FORMAT_INPLACE;
inline auto use_133 = CUFFT_XT_FORMAT_INPLACE_SHUFFLED;
inline auto use_134 = CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED;
inline auto use_135 = CUFFT_XT_FORMAT_DISTRIBUTED_INPUT;
inline auto use_136 = CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT;
inline auto use_137 = CUFFT_FORMAT_UNDEFINED;
using use_138 = cufftXtSubFormat;
using use_139 = cufftXtCopyType_t;
using use_140 = enum cufftXtCopyType_t;
inline auto use_141 = CUFFT_COPY_HOST_TO_DEVICE;
inline auto use_142 = CUFFT_COPY_DEVICE_TO_HOST;
inline auto use_143 = CUFFT_COPY_DEVICE_TO_DEVICE;
inline auto use_144 = CUFFT_COPY_UNDEFINED;
using use_145 = cufftXtCopyType;
using use_146 = cufftXtQueryType_t;
using use_147 = enum cufftXtQueryType_t;
inline auto use_148 = CUFFT_QUERY_1D_FACTORS;
inline auto use_149 = CUFFT_QUERY_UNDEFINED;
using use_150 = cufftXtQueryType;
using use_151 = cufftXt1dFactors_t;
using use_152 = struct cufftXt1dFactors_t;
using use_153 = cufftXt1dFactors;
using use_154 = cufftXtWorkAreaPolicy_t;
using use_155 = enum cufftXtWorkAreaPolicy_t;
inline auto use_156 = CUFFT_WORKAREA_MINIMAL;
inline auto use_157 = CUFFT_WORKAREA_USER;
inline auto use_158 = CUFFT_WORKAREA_PERFORMANCE;
using use_159 = cufftXtWorkAreaPolicy;
using use_160 = cufftXtCallbackType_t;
using use_161 = enum cufftXtCallbackType_t;
inline auto use_162 = CUFFT_CB_LD_COMPLEX;
inline auto use_163 = CUFFT_CB_LD_COMPLEX_DOUBLE;
inline auto use_164 = CUFFT_CB_LD_REAL;
inline auto use_165 = CUFFT_CB_LD_REAL_DOUBLE;
inline auto use_166 = CUFFT_CB_ST_COMPLEX;
inline auto use_167 = CUFFT_CB_ST_COMPLEX_DOUBLE;
inline auto use_168 = CUFFT_CB_ST_REAL;
inline auto use_169 = CUFFT_CB_ST_REAL_DOUBLE;
inline auto use_170 = CUFFT_CB_UNDEFINED;
using use_171 = cufftXtCallbackType;
using use_172 = cufftCallbackLoadC;
using use_173 = cufftCallbackLoadZ;
using use_174 = cufftCallbackLoadR;
using use_175 = cufftCallbackLoadD;
using use_176 = cufftCallbackStoreC;
using use_177 = cufftCallbackStoreZ;
using use_178 = cufftCallbackStoreR;
using use_179 = cufftCallbackStoreD;
using use_180 = cufftJITCallbackLoadC;
using use_181 = cufftJITCallbackLoadZ;
using use_182 = cufftJITCallbackLoadR;
using use_183 = cufftJITCallbackLoadD;
using use_184 = cufftJITCallbackStoreC;
using use_185 = cufftJITCallbackStoreZ;
using use_186 = cufftJITCallbackStoreR;
using use_187 = cufftJITCallbackStoreD;
inline void use_188(cudaLibXtDesc &p) { (void)p.descriptor; }
inline void use_189(cudaLibXtDesc &p) { (void)p.libDescriptor; }
inline void use_190(cudaLibXtDesc &p) { (void)p.library; }
inline void use_191(cudaLibXtDesc &p) { (void)p.subFormat; }
inline void use_192(cudaLibXtDesc &p) { (void)p.version; }
inline void use_193(cudaXtDesc &p) { (void)p.GPUs; }
inline void use_194(cudaXtDesc &p) { (void)p.cudaXtState; }
inline void use_195(cudaXtDesc &p) { (void)p.data; }
inline void use_196(cudaXtDesc &p) { (void)p.nGPUs; }
inline void use_197(cudaXtDesc &p) { (void)p.size; }
inline void use_198(cudaXtDesc &p) { (void)p.version; }
inline void use_199(cufftXt1dFactors &p) { (void)p.factor1; }
inline void use_200(cufftXt1dFactors &p) { (void)p.factor1Mask; }
inline void use_201(cufftXt1dFactors &p) { (void)p.factor1Shift; }
inline void use_202(cufftXt1dFactors &p) { (void)p.factor2; }
inline void use_203(cufftXt1dFactors &p) { (void)p.factor2Mask; }
inline void use_204(cufftXt1dFactors &p) { (void)p.factor2Shift; }
inline void use_205(cufftXt1dFactors &p) { (void)p.size; }
inline void use_206(cufftXt1dFactors &p) { (void)p.stringCount; }
inline void use_207(cufftXt1dFactors &p) { (void)p.stringLength; }
inline void use_208(cufftXt1dFactors &p) { (void)p.stringMask; }
inline void use_209(cufftXt1dFactors &p) { (void)p.stringShift; }
inline void use_210(cufftXt1dFactors &p) { (void)p.substringLength; }
inline void use_211(cufftXt1dFactors &p) { (void)p.substringMask; }
inline void use_212(cufftXt1dFactors &p) { (void)p.substringShift; }
