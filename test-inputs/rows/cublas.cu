// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cublas_v2.h>
#include <cublasXt.h>
#include <cublasLt.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline cublasStatus_t use_0(cublasHandle_t * a0) { return cublasCreate_v2(a0); }
inline cublasStatus_t use_1(cublasHandle_t a0) { return cublasDestroy_v2(a0); }
inline cublasStatus_t use_2(cublasHandle_t a0, int * a1) { return cublasGetVersion_v2(a0, a1); }
inline cublasStatus_t use_3(libraryPropertyType a0, int * a1) { return cublasGetProperty(a0, a1); }
inline size_t use_4() { return cublasGetCudartVersion(); }
inline cublasStatus_t use_5(cublasHandle_t a0, void * a1, size_t a2) { return cublasSetWorkspace_v2(a0, a1, a2); }
inline cublasStatus_t use_6(cublasHandle_t a0, cudaStream_t a1) { return cublasSetStream_v2(a0, a1); }
inline cublasStatus_t use_7(cublasHandle_t a0, cudaStream_t * a1) { return cublasGetStream_v2(a0, a1); }
inline cublasStatus_t use_8(cublasHandle_t a0, cublasPointerMode_t * a1) { return cublasGetPointerMode_v2(a0, a1); }
inline cublasStatus_t use_9(cublasHandle_t a0, cublasPointerMode_t a1) { return cublasSetPointerMode_v2(a0, a1); }
inline cublasStatus_t use_10(cublasHandle_t a0, cublasAtomicsMode_t * a1) { return cublasGetAtomicsMode(a0, a1); }
inline cublasStatus_t use_11(cublasHandle_t a0, cublasAtomicsMode_t a1) { return cublasSetAtomicsMode(a0, a1); }
inline cublasStatus_t use_12(cublasHandle_t a0, cublasMath_t * a1) { return cublasGetMathMode(a0, a1); }
inline cublasStatus_t use_13(cublasHandle_t a0, cublasMath_t a1) { return cublasSetMathMode(a0, a1); }
inline cublasStatus_t use_14(cublasHandle_t a0, int * a1) { return cublasGetSmCountTarget(a0, a1); }
inline cublasStatus_t use_15(cublasHandle_t a0, int a1) { return cublasSetSmCountTarget(a0, a1); }
inline cublasStatus_t use_16(cublasHandle_t a0, cublasEmulationStrategy_t * a1) { return cublasGetEmulationStrategy(a0, a1); }
inline cublasStatus_t use_17(cublasHandle_t a0, cudaEmulationStrategy * a1) { return cublasGetEmulationStrategy(a0, a1); }
inline cublasStatus_t use_18(cublasHandle_t a0, cublasEmulationStrategy_t a1) { return cublasSetEmulationStrategy(a0, a1); }
inline cublasStatus_t use_19(cublasHandle_t a0, cudaEmulationStrategy a1) { return cublasSetEmulationStrategy(a0, a1); }
inline cublasStatus_t use_20(cublasHandle_t a0, cudaEmulationSpecialValuesSupport * a1) { return cublasGetEmulationSpecialValuesSupport(a0, a1); }
inline cublasStatus_t use_21(cublasHandle_t a0, cudaEmulationSpecialValuesSupport a1) { return cublasSetEmulationSpecialValuesSupport(a0, a1); }
inline cublasStatus_t use_22(cublasHandle_t a0, cudaEmulationMantissaControl * a1) { return cublasGetFixedPointEmulationMantissaControl(a0, a1); }
inline cublasStatus_t use_23(cublasHandle_t a0, cudaEmulationMantissaControl a1) { return cublasSetFixedPointEmulationMantissaControl(a0, a1); }
inline cublasStatus_t use_24(cublasHandle_t a0, int * a1) { return cublasGetFixedPointEmulationMaxMantissaBitCount(a0, a1); }
inline cublasStatus_t use_25(cublasHandle_t a0, int a1) { return cublasSetFixedPointEmulationMaxMantissaBitCount(a0, a1); }
inline cublasStatus_t use_26(cublasHandle_t a0, int * a1) { return cublasGetFixedPointEmulationMantissaBitOffset(a0, a1); }
inline cublasStatus_t use_27(cublasHandle_t a0, int a1) { return cublasSetFixedPointEmulationMantissaBitOffset(a0, a1); }
inline cublasStatus_t use_28(cublasHandle_t a0, int ** a1) { return cublasGetFixedPointEmulationMantissaBitCountPointer(a0, a1); }
inline cublasStatus_t use_29(cublasHandle_t a0, int * a1) { return cublasSetFixedPointEmulationMantissaBitCountPointer(a0, a1); }
inline const char * use_30(cublasStatus_t a0) { return cublasGetStatusName(a0); }
inline const char * use_31(cublasStatus_t a0) { return cublasGetStatusString(a0); }
inline cublasStatus_t use_32(int a0, int a1, int a2, const char * a3) { return cublasLoggerConfigure(a0, a1, a2, a3); }
inline cublasStatus_t use_33(cublasLogCallback a0) { return cublasSetLoggerCallback(a0); }
inline cublasStatus_t use_34(cublasLogCallback * a0) { return cublasGetLoggerCallback(a0); }
inline cublasStatus_t use_35(int a0, int a1, const void * a2, int a3, void * a4, int a5) { return cublasSetVector(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_36(int64_t a0, int64_t a1, const void * a2, int64_t a3, void * a4, int64_t a5) { return cublasSetVector_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_37(int a0, int a1, const void * a2, int a3, void * a4, int a5) { return cublasGetVector(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_38(int64_t a0, int64_t a1, const void * a2, int64_t a3, void * a4, int64_t a5) { return cublasGetVector_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_39(int a0, int a1, int a2, const void * a3, int a4, void * a5, int a6) { return cublasSetMatrix(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_40(int64_t a0, int64_t a1, int64_t a2, const void * a3, int64_t a4, void * a5, int64_t a6) { return cublasSetMatrix_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_41(int a0, int a1, int a2, const void * a3, int a4, void * a5, int a6) { return cublasGetMatrix(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_42(int64_t a0, int64_t a1, int64_t a2, const void * a3, int64_t a4, void * a5, int64_t a6) { return cublasGetMatrix_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_43(int a0, int a1, const void * a2, int a3, void * a4, int a5, cudaStream_t a6) { return cublasSetVectorAsync(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_44(int64_t a0, int64_t a1, const void * a2, int64_t a3, void * a4, int64_t a5, cudaStream_t a6) { return cublasSetVectorAsync_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_45(int a0, int a1, const void * a2, int a3, void * a4, int a5, cudaStream_t a6) { return cublasGetVectorAsync(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_46(int64_t a0, int64_t a1, const void * a2, int64_t a3, void * a4, int64_t a5, cudaStream_t a6) { return cublasGetVectorAsync_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_47(int a0, int a1, int a2, const void * a3, int a4, void * a5, int a6, cudaStream_t a7) { return cublasSetMatrixAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_48(int64_t a0, int64_t a1, int64_t a2, const void * a3, int64_t a4, void * a5, int64_t a6, cudaStream_t a7) { return cublasSetMatrixAsync_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_49(int a0, int a1, int a2, const void * a3, int a4, void * a5, int a6, cudaStream_t a7) { return cublasGetMatrixAsync(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_50(int64_t a0, int64_t a1, int64_t a2, const void * a3, int64_t a4, void * a5, int64_t a6, cudaStream_t a7) { return cublasGetMatrixAsync_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_51(const char * a0, int a1) { cublasXerbla(a0, a1); }
inline cublasStatus_t use_52(cublasHandle_t a0, int a1, const void * a2, cudaDataType a3, int a4, void * a5, cudaDataType a6, cudaDataType a7) { return cublasNrm2Ex(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_53(cublasHandle_t a0, int64_t a1, const void * a2, cudaDataType a3, int64_t a4, void * a5, cudaDataType a6, cudaDataType a7) { return cublasNrm2Ex_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_54(cublasHandle_t a0, int a1, const float * a2, int a3, float * a4) { return cublasSnrm2_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_55(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, float * a4) { return cublasSnrm2_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_56(cublasHandle_t a0, int a1, const double * a2, int a3, double * a4) { return cublasDnrm2_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_57(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, double * a4) { return cublasDnrm2_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_58(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, float * a4) { return cublasScnrm2_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_59(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, float * a4) { return cublasScnrm2_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_60(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, double * a4) { return cublasDznrm2_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_61(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, double * a4) { return cublasDznrm2_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_62(cublasHandle_t a0, int a1, const void * a2, cudaDataType a3, int a4, const void * a5, cudaDataType a6, int a7, void * a8, cudaDataType a9, cudaDataType a10) { return cublasDotEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_63(cublasHandle_t a0, int64_t a1, const void * a2, cudaDataType a3, int64_t a4, const void * a5, cudaDataType a6, int64_t a7, void * a8, cudaDataType a9, cudaDataType a10) { return cublasDotEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_64(cublasHandle_t a0, int a1, const void * a2, cudaDataType a3, int a4, const void * a5, cudaDataType a6, int a7, void * a8, cudaDataType a9, cudaDataType a10) { return cublasDotcEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_65(cublasHandle_t a0, int64_t a1, const void * a2, cudaDataType a3, int64_t a4, const void * a5, cudaDataType a6, int64_t a7, void * a8, cudaDataType a9, cudaDataType a10) { return cublasDotcEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_66(cublasHandle_t a0, int a1, const float * a2, int a3, const float * a4, int a5, float * a6) { return cublasSdot_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_67(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, const float * a4, int64_t a5, float * a6) { return cublasSdot_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_68(cublasHandle_t a0, int a1, const double * a2, int a3, const double * a4, int a5, double * a6) { return cublasDdot_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_69(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, const double * a4, int64_t a5, double * a6) { return cublasDdot_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_70(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, const cuComplex * a4, int a5, cuComplex * a6) { return cublasCdotu_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_71(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, const cuComplex * a4, int64_t a5, cuComplex * a6) { return cublasCdotu_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_72(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, const cuComplex * a4, int a5, cuComplex * a6) { return cublasCdotc_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_73(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, const cuComplex * a4, int64_t a5, cuComplex * a6) { return cublasCdotc_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_74(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6) { return cublasZdotu_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_75(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, const cuDoubleComplex * a4, int64_t a5, cuDoubleComplex * a6) { return cublasZdotu_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_76(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6) { return cublasZdotc_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_77(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, const cuDoubleComplex * a4, int64_t a5, cuDoubleComplex * a6) { return cublasZdotc_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_78(cublasHandle_t a0, int a1, const void * a2, cudaDataType a3, void * a4, cudaDataType a5, int a6, cudaDataType a7) { return cublasScalEx(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_79(cublasHandle_t a0, int64_t a1, const void * a2, cudaDataType a3, void * a4, cudaDataType a5, int64_t a6, cudaDataType a7) { return cublasScalEx_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_80(cublasHandle_t a0, int a1, const float * a2, float * a3, int a4) { return cublasSscal_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_81(cublasHandle_t a0, int64_t a1, const float * a2, float * a3, int64_t a4) { return cublasSscal_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_82(cublasHandle_t a0, int a1, const double * a2, double * a3, int a4) { return cublasDscal_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_83(cublasHandle_t a0, int64_t a1, const double * a2, double * a3, int64_t a4) { return cublasDscal_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_84(cublasHandle_t a0, int a1, const cuComplex * a2, cuComplex * a3, int a4) { return cublasCscal_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_85(cublasHandle_t a0, int64_t a1, const cuComplex * a2, cuComplex * a3, int64_t a4) { return cublasCscal_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_86(cublasHandle_t a0, int a1, const float * a2, cuComplex * a3, int a4) { return cublasCsscal_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_87(cublasHandle_t a0, int64_t a1, const float * a2, cuComplex * a3, int64_t a4) { return cublasCsscal_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_88(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, cuDoubleComplex * a3, int a4) { return cublasZscal_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_89(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, cuDoubleComplex * a3, int64_t a4) { return cublasZscal_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_90(cublasHandle_t a0, int a1, const double * a2, cuDoubleComplex * a3, int a4) { return cublasZdscal_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_91(cublasHandle_t a0, int64_t a1, const double * a2, cuDoubleComplex * a3, int64_t a4) { return cublasZdscal_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_92(cublasHandle_t a0, int a1, const void * a2, cudaDataType a3, const void * a4, cudaDataType a5, int a6, void * a7, cudaDataType a8, int a9, cudaDataType a10) { return cublasAxpyEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_93(cublasHandle_t a0, int64_t a1, const void * a2, cudaDataType a3, const void * a4, cudaDataType a5, int64_t a6, void * a7, cudaDataType a8, int64_t a9, cudaDataType a10) { return cublasAxpyEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_94(cublasHandle_t a0, int a1, const float * a2, const float * a3, int a4, float * a5, int a6) { return cublasSaxpy_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_95(cublasHandle_t a0, int64_t a1, const float * a2, const float * a3, int64_t a4, float * a5, int64_t a6) { return cublasSaxpy_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_96(cublasHandle_t a0, int a1, const double * a2, const double * a3, int a4, double * a5, int a6) { return cublasDaxpy_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_97(cublasHandle_t a0, int64_t a1, const double * a2, const double * a3, int64_t a4, double * a5, int64_t a6) { return cublasDaxpy_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_98(cublasHandle_t a0, int a1, const cuComplex * a2, const cuComplex * a3, int a4, cuComplex * a5, int a6) { return cublasCaxpy_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_99(cublasHandle_t a0, int64_t a1, const cuComplex * a2, const cuComplex * a3, int64_t a4, cuComplex * a5, int64_t a6) { return cublasCaxpy_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_100(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, const cuDoubleComplex * a3, int a4, cuDoubleComplex * a5, int a6) { return cublasZaxpy_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_101(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, const cuDoubleComplex * a3, int64_t a4, cuDoubleComplex * a5, int64_t a6) { return cublasZaxpy_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_102(cublasHandle_t a0, int a1, const void * a2, cudaDataType a3, int a4, void * a5, cudaDataType a6, int a7) { return cublasCopyEx(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_103(cublasHandle_t a0, int64_t a1, const void * a2, cudaDataType a3, int64_t a4, void * a5, cudaDataType a6, int64_t a7) { return cublasCopyEx_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_104(cublasHandle_t a0, int a1, const float * a2, int a3, float * a4, int a5) { return cublasScopy_v2(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_105(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, float * a4, int64_t a5) { return cublasScopy_v2_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_106(cublasHandle_t a0, int a1, const double * a2, int a3, double * a4, int a5) { return cublasDcopy_v2(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_107(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, double * a4, int64_t a5) { return cublasDcopy_v2_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_108(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, cuComplex * a4, int a5) { return cublasCcopy_v2(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_109(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, cuComplex * a4, int64_t a5) { return cublasCcopy_v2_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_110(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, cuDoubleComplex * a4, int a5) { return cublasZcopy_v2(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_111(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, cuDoubleComplex * a4, int64_t a5) { return cublasZcopy_v2_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_112(cublasHandle_t a0, int a1, float * a2, int a3, float * a4, int a5) { return cublasSswap_v2(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_113(cublasHandle_t a0, int64_t a1, float * a2, int64_t a3, float * a4, int64_t a5) { return cublasSswap_v2_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_114(cublasHandle_t a0, int a1, double * a2, int a3, double * a4, int a5) { return cublasDswap_v2(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_115(cublasHandle_t a0, int64_t a1, double * a2, int64_t a3, double * a4, int64_t a5) { return cublasDswap_v2_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_116(cublasHandle_t a0, int a1, cuComplex * a2, int a3, cuComplex * a4, int a5) { return cublasCswap_v2(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_117(cublasHandle_t a0, int64_t a1, cuComplex * a2, int64_t a3, cuComplex * a4, int64_t a5) { return cublasCswap_v2_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_118(cublasHandle_t a0, int a1, cuDoubleComplex * a2, int a3, cuDoubleComplex * a4, int a5) { return cublasZswap_v2(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_119(cublasHandle_t a0, int64_t a1, cuDoubleComplex * a2, int64_t a3, cuDoubleComplex * a4, int64_t a5) { return cublasZswap_v2_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_120(cublasHandle_t a0, int a1, void * a2, cudaDataType a3, int a4, void * a5, cudaDataType a6, int a7) { return cublasSwapEx(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_121(cublasHandle_t a0, int64_t a1, void * a2, cudaDataType a3, int64_t a4, void * a5, cudaDataType a6, int64_t a7) { return cublasSwapEx_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_122(cublasHandle_t a0, int a1, const float * a2, int a3, int * a4) { return cublasIsamax_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_123(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, int64_t * a4) { return cublasIsamax_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_124(cublasHandle_t a0, int a1, const double * a2, int a3, int * a4) { return cublasIdamax_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_125(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, int64_t * a4) { return cublasIdamax_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_126(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, int * a4) { return cublasIcamax_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_127(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, int64_t * a4) { return cublasIcamax_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_128(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, int * a4) { return cublasIzamax_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_129(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, int64_t * a4) { return cublasIzamax_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_130(cublasHandle_t a0, int a1, const void * a2, cudaDataType a3, int a4, int * a5) { return cublasIamaxEx(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_131(cublasHandle_t a0, int64_t a1, const void * a2, cudaDataType a3, int64_t a4, int64_t * a5) { return cublasIamaxEx_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_132(cublasHandle_t a0, int a1, const float * a2, int a3, int * a4) { return cublasIsamin_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_133(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, int64_t * a4) { return cublasIsamin_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_134(cublasHandle_t a0, int a1, const double * a2, int a3, int * a4) { return cublasIdamin_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_135(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, int64_t * a4) { return cublasIdamin_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_136(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, int * a4) { return cublasIcamin_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_137(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, int64_t * a4) { return cublasIcamin_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_138(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, int * a4) { return cublasIzamin_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_139(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, int64_t * a4) { return cublasIzamin_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_140(cublasHandle_t a0, int a1, const void * a2, cudaDataType a3, int a4, int * a5) { return cublasIaminEx(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_141(cublasHandle_t a0, int64_t a1, const void * a2, cudaDataType a3, int64_t a4, int64_t * a5) { return cublasIaminEx_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_142(cublasHandle_t a0, int a1, const void * a2, cudaDataType a3, int a4, void * a5, cudaDataType a6, cudaDataType a7) { return cublasAsumEx(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_143(cublasHandle_t a0, int64_t a1, const void * a2, cudaDataType a3, int64_t a4, void * a5, cudaDataType a6, cudaDataType a7) { return cublasAsumEx_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_144(cublasHandle_t a0, int a1, const float * a2, int a3, float * a4) { return cublasSasum_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_145(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, float * a4) { return cublasSasum_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_146(cublasHandle_t a0, int a1, const double * a2, int a3, double * a4) { return cublasDasum_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_147(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, double * a4) { return cublasDasum_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_148(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, float * a4) { return cublasScasum_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_149(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, float * a4) { return cublasScasum_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_150(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, double * a4) { return cublasDzasum_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_151(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, double * a4) { return cublasDzasum_v2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_152(cublasHandle_t a0, int a1, float * a2, int a3, float * a4, int a5, const float * a6, const float * a7) { return cublasSrot_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_153(cublasHandle_t a0, int64_t a1, float * a2, int64_t a3, float * a4, int64_t a5, const float * a6, const float * a7) { return cublasSrot_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_154(cublasHandle_t a0, int a1, double * a2, int a3, double * a4, int a5, const double * a6, const double * a7) { return cublasDrot_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_155(cublasHandle_t a0, int64_t a1, double * a2, int64_t a3, double * a4, int64_t a5, const double * a6, const double * a7) { return cublasDrot_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_156(cublasHandle_t a0, int a1, cuComplex * a2, int a3, cuComplex * a4, int a5, const float * a6, const cuComplex * a7) { return cublasCrot_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_157(cublasHandle_t a0, int64_t a1, cuComplex * a2, int64_t a3, cuComplex * a4, int64_t a5, const float * a6, const cuComplex * a7) { return cublasCrot_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_158(cublasHandle_t a0, int a1, cuComplex * a2, int a3, cuComplex * a4, int a5, const float * a6, const float * a7) { return cublasCsrot_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_159(cublasHandle_t a0, int64_t a1, cuComplex * a2, int64_t a3, cuComplex * a4, int64_t a5, const float * a6, const float * a7) { return cublasCsrot_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_160(cublasHandle_t a0, int a1, cuDoubleComplex * a2, int a3, cuDoubleComplex * a4, int a5, const double * a6, const cuDoubleComplex * a7) { return cublasZrot_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_161(cublasHandle_t a0, int64_t a1, cuDoubleComplex * a2, int64_t a3, cuDoubleComplex * a4, int64_t a5, const double * a6, const cuDoubleComplex * a7) { return cublasZrot_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_162(cublasHandle_t a0, int a1, cuDoubleComplex * a2, int a3, cuDoubleComplex * a4, int a5, const double * a6, const double * a7) { return cublasZdrot_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_163(cublasHandle_t a0, int64_t a1, cuDoubleComplex * a2, int64_t a3, cuDoubleComplex * a4, int64_t a5, const double * a6, const double * a7) { return cublasZdrot_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_164(cublasHandle_t a0, int a1, void * a2, cudaDataType a3, int a4, void * a5, cudaDataType a6, int a7, const void * a8, const void * a9, cudaDataType a10, cudaDataType a11) { return cublasRotEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_165(cublasHandle_t a0, int64_t a1, void * a2, cudaDataType a3, int64_t a4, void * a5, cudaDataType a6, int64_t a7, const void * a8, const void * a9, cudaDataType a10, cudaDataType a11) { return cublasRotEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_166(cublasHandle_t a0, float * a1, float * a2, float * a3, float * a4) { return cublasSrotg_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_167(cublasHandle_t a0, double * a1, double * a2, double * a3, double * a4) { return cublasDrotg_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_168(cublasHandle_t a0, cuComplex * a1, cuComplex * a2, float * a3, cuComplex * a4) { return cublasCrotg_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_169(cublasHandle_t a0, cuDoubleComplex * a1, cuDoubleComplex * a2, double * a3, cuDoubleComplex * a4) { return cublasZrotg_v2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_170(cublasHandle_t a0, void * a1, void * a2, cudaDataType a3, void * a4, void * a5, cudaDataType a6, cudaDataType a7) { return cublasRotgEx(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_171(cublasHandle_t a0, int a1, float * a2, int a3, float * a4, int a5, const float * a6) { return cublasSrotm_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_172(cublasHandle_t a0, int64_t a1, float * a2, int64_t a3, float * a4, int64_t a5, const float * a6) { return cublasSrotm_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_173(cublasHandle_t a0, int a1, double * a2, int a3, double * a4, int a5, const double * a6) { return cublasDrotm_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_174(cublasHandle_t a0, int64_t a1, double * a2, int64_t a3, double * a4, int64_t a5, const double * a6) { return cublasDrotm_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_175(cublasHandle_t a0, int a1, void * a2, cudaDataType a3, int a4, void * a5, cudaDataType a6, int a7, const void * a8, cudaDataType a9, cudaDataType a10) { return cublasRotmEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_176(cublasHandle_t a0, int64_t a1, void * a2, cudaDataType a3, int64_t a4, void * a5, cudaDataType a6, int64_t a7, const void * a8, cudaDataType a9, cudaDataType a10) { return cublasRotmEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_177(cublasHandle_t a0, float * a1, float * a2, float * a3, const float * a4, float * a5) { return cublasSrotmg_v2(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_178(cublasHandle_t a0, double * a1, double * a2, double * a3, const double * a4, double * a5) { return cublasDrotmg_v2(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_179(cublasHandle_t a0, void * a1, cudaDataType a2, void * a3, cudaDataType a4, void * a5, cudaDataType a6, const void * a7, cudaDataType a8, void * a9, cudaDataType a10, cudaDataType a11) { return cublasRotmgEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_180(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const float * a5, int a6, const float * a7, int a8, const float * a9, float * a10, int a11) { return cublasSgemv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_181(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const float * a5, int64_t a6, const float * a7, int64_t a8, const float * a9, float * a10, int64_t a11) { return cublasSgemv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_182(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const double * a4, const double * a5, int a6, const double * a7, int a8, const double * a9, double * a10, int a11) { return cublasDgemv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_183(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const double * a4, const double * a5, int64_t a6, const double * a7, int64_t a8, const double * a9, double * a10, int64_t a11) { return cublasDgemv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_184(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const cuComplex * a4, const cuComplex * a5, int a6, const cuComplex * a7, int a8, const cuComplex * a9, cuComplex * a10, int a11) { return cublasCgemv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_185(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const cuComplex * a4, const cuComplex * a5, int64_t a6, const cuComplex * a7, int64_t a8, const cuComplex * a9, cuComplex * a10, int64_t a11) { return cublasCgemv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_186(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int a6, const cuDoubleComplex * a7, int a8, const cuDoubleComplex * a9, cuDoubleComplex * a10, int a11) { return cublasZgemv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_187(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int64_t a6, const cuDoubleComplex * a7, int64_t a8, const cuDoubleComplex * a9, cuDoubleComplex * a10, int64_t a11) { return cublasZgemv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_188(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, int a5, const float * a6, const float * a7, int a8, const float * a9, int a10, const float * a11, float * a12, int a13) { return cublasSgbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_189(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, const float * a6, const float * a7, int64_t a8, const float * a9, int64_t a10, const float * a11, float * a12, int64_t a13) { return cublasSgbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_190(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, int a5, const double * a6, const double * a7, int a8, const double * a9, int a10, const double * a11, double * a12, int a13) { return cublasDgbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_191(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, const double * a6, const double * a7, int64_t a8, const double * a9, int64_t a10, const double * a11, double * a12, int64_t a13) { return cublasDgbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_192(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, int a5, const cuComplex * a6, const cuComplex * a7, int a8, const cuComplex * a9, int a10, const cuComplex * a11, cuComplex * a12, int a13) { return cublasCgbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_193(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const cuComplex * a7, int64_t a8, const cuComplex * a9, int64_t a10, const cuComplex * a11, cuComplex * a12, int64_t a13) { return cublasCgbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_194(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, int a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int a8, const cuDoubleComplex * a9, int a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int a13) { return cublasZgbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_195(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int64_t a8, const cuDoubleComplex * a9, int64_t a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int64_t a13) { return cublasZgbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_196(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const float * a5, int a6, float * a7, int a8) { return cublasStrmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_197(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const float * a5, int64_t a6, float * a7, int64_t a8) { return cublasStrmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_198(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const double * a5, int a6, double * a7, int a8) { return cublasDtrmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_199(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const double * a5, int64_t a6, double * a7, int64_t a8) { return cublasDtrmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_200(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuComplex * a5, int a6, cuComplex * a7, int a8) { return cublasCtrmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_201(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuComplex * a5, int64_t a6, cuComplex * a7, int64_t a8) { return cublasCtrmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_202(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex * a7, int a8) { return cublasZtrmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_203(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuDoubleComplex * a5, int64_t a6, cuDoubleComplex * a7, int64_t a8) { return cublasZtrmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_204(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const float * a6, int a7, float * a8, int a9) { return cublasStbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_205(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const float * a6, int64_t a7, float * a8, int64_t a9) { return cublasStbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_206(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const double * a6, int a7, double * a8, int a9) { return cublasDtbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_207(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const double * a6, int64_t a7, double * a8, int64_t a9) { return cublasDtbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_208(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCtbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_209(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCtbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_210(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZtbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_211(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZtbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_212(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const float * a5, float * a6, int a7) { return cublasStpmv_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_213(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const float * a5, float * a6, int64_t a7) { return cublasStpmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_214(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const double * a5, double * a6, int a7) { return cublasDtpmv_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_215(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const double * a5, double * a6, int64_t a7) { return cublasDtpmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_216(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuComplex * a5, cuComplex * a6, int a7) { return cublasCtpmv_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_217(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuComplex * a5, cuComplex * a6, int64_t a7) { return cublasCtpmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_218(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuDoubleComplex * a5, cuDoubleComplex * a6, int a7) { return cublasZtpmv_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_219(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuDoubleComplex * a5, cuDoubleComplex * a6, int64_t a7) { return cublasZtpmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_220(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const float * a5, int a6, float * a7, int a8) { return cublasStrsv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_221(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const float * a5, int64_t a6, float * a7, int64_t a8) { return cublasStrsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_222(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const double * a5, int a6, double * a7, int a8) { return cublasDtrsv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_223(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const double * a5, int64_t a6, double * a7, int64_t a8) { return cublasDtrsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_224(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuComplex * a5, int a6, cuComplex * a7, int a8) { return cublasCtrsv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_225(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuComplex * a5, int64_t a6, cuComplex * a7, int64_t a8) { return cublasCtrsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_226(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex * a7, int a8) { return cublasZtrsv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_227(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuDoubleComplex * a5, int64_t a6, cuDoubleComplex * a7, int64_t a8) { return cublasZtrsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_228(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const float * a5, float * a6, int a7) { return cublasStpsv_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_229(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const float * a5, float * a6, int64_t a7) { return cublasStpsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_230(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const double * a5, double * a6, int a7) { return cublasDtpsv_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_231(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const double * a5, double * a6, int64_t a7) { return cublasDtpsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_232(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuComplex * a5, cuComplex * a6, int a7) { return cublasCtpsv_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_233(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuComplex * a5, cuComplex * a6, int64_t a7) { return cublasCtpsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_234(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuDoubleComplex * a5, cuDoubleComplex * a6, int a7) { return cublasZtpsv_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_235(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuDoubleComplex * a5, cuDoubleComplex * a6, int64_t a7) { return cublasZtpsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_236(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const float * a6, int a7, float * a8, int a9) { return cublasStbsv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_237(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const float * a6, int64_t a7, float * a8, int64_t a9) { return cublasStbsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_238(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const double * a6, int a7, double * a8, int a9) { return cublasDtbsv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_239(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const double * a6, int64_t a7, double * a8, int64_t a9) { return cublasDtbsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_240(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCtbsv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_241(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCtbsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_242(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZtbsv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_243(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZtbsv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_244(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, int a5, const float * a6, int a7, const float * a8, float * a9, int a10) { return cublasSsymv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_245(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, const float * a6, int64_t a7, const float * a8, float * a9, int64_t a10) { return cublasSsymv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_246(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, int a5, const double * a6, int a7, const double * a8, double * a9, int a10) { return cublasDsymv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_247(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, const double * a6, int64_t a7, const double * a8, double * a9, int64_t a10) { return cublasDsymv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_248(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, const cuComplex * a8, cuComplex * a9, int a10) { return cublasCsymv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_249(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, cuComplex * a9, int64_t a10) { return cublasCsymv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_250(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int a10) { return cublasZsymv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_251(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int64_t a10) { return cublasZsymv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_252(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, const cuComplex * a8, cuComplex * a9, int a10) { return cublasChemv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_253(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, cuComplex * a9, int64_t a10) { return cublasChemv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_254(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int a10) { return cublasZhemv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_255(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int64_t a10) { return cublasZhemv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_256(cublasHandle_t a0, cublasFillMode_t a1, int a2, int a3, const float * a4, const float * a5, int a6, const float * a7, int a8, const float * a9, float * a10, int a11) { return cublasSsbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_257(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, int64_t a3, const float * a4, const float * a5, int64_t a6, const float * a7, int64_t a8, const float * a9, float * a10, int64_t a11) { return cublasSsbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_258(cublasHandle_t a0, cublasFillMode_t a1, int a2, int a3, const double * a4, const double * a5, int a6, const double * a7, int a8, const double * a9, double * a10, int a11) { return cublasDsbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_259(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, int64_t a3, const double * a4, const double * a5, int64_t a6, const double * a7, int64_t a8, const double * a9, double * a10, int64_t a11) { return cublasDsbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_260(cublasHandle_t a0, cublasFillMode_t a1, int a2, int a3, const cuComplex * a4, const cuComplex * a5, int a6, const cuComplex * a7, int a8, const cuComplex * a9, cuComplex * a10, int a11) { return cublasChbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_261(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, int64_t a3, const cuComplex * a4, const cuComplex * a5, int64_t a6, const cuComplex * a7, int64_t a8, const cuComplex * a9, cuComplex * a10, int64_t a11) { return cublasChbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_262(cublasHandle_t a0, cublasFillMode_t a1, int a2, int a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int a6, const cuDoubleComplex * a7, int a8, const cuDoubleComplex * a9, cuDoubleComplex * a10, int a11) { return cublasZhbmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_263(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, int64_t a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int64_t a6, const cuDoubleComplex * a7, int64_t a8, const cuDoubleComplex * a9, cuDoubleComplex * a10, int64_t a11) { return cublasZhbmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_264(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, const float * a5, int a6, const float * a7, float * a8, int a9) { return cublasSspmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_265(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, const float * a5, int64_t a6, const float * a7, float * a8, int64_t a9) { return cublasSspmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_266(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, const double * a5, int a6, const double * a7, double * a8, int a9) { return cublasDspmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_267(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, const double * a5, int64_t a6, const double * a7, double * a8, int64_t a9) { return cublasDspmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_268(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, int a6, const cuComplex * a7, cuComplex * a8, int a9) { return cublasChpmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_269(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, int64_t a6, const cuComplex * a7, cuComplex * a8, int64_t a9) { return cublasChpmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_270(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int a6, const cuDoubleComplex * a7, cuDoubleComplex * a8, int a9) { return cublasZhpmv_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_271(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int64_t a6, const cuDoubleComplex * a7, cuDoubleComplex * a8, int64_t a9) { return cublasZhpmv_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_272(cublasHandle_t a0, int a1, int a2, const float * a3, const float * a4, int a5, const float * a6, int a7, float * a8, int a9) { return cublasSger_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_273(cublasHandle_t a0, int64_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, const float * a6, int64_t a7, float * a8, int64_t a9) { return cublasSger_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_274(cublasHandle_t a0, int a1, int a2, const double * a3, const double * a4, int a5, const double * a6, int a7, double * a8, int a9) { return cublasDger_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_275(cublasHandle_t a0, int64_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, const double * a6, int64_t a7, double * a8, int64_t a9) { return cublasDger_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_276(cublasHandle_t a0, int a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCgeru_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_277(cublasHandle_t a0, int64_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCgeru_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_278(cublasHandle_t a0, int a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCgerc_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_279(cublasHandle_t a0, int64_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCgerc_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_280(cublasHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZgeru_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_281(cublasHandle_t a0, int64_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZgeru_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_282(cublasHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZgerc_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_283(cublasHandle_t a0, int64_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZgerc_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_284(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, int a5, float * a6, int a7) { return cublasSsyr_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_285(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, float * a6, int64_t a7) { return cublasSsyr_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_286(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, int a5, double * a6, int a7) { return cublasDsyr_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_287(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, double * a6, int64_t a7) { return cublasDsyr_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_288(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, cuComplex * a6, int a7) { return cublasCsyr_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_289(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, cuComplex * a6, int64_t a7) { return cublasCsyr_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_290(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6, int a7) { return cublasZsyr_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_291(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, cuDoubleComplex * a6, int64_t a7) { return cublasZsyr_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_292(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const cuComplex * a4, int a5, cuComplex * a6, int a7) { return cublasCher_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_293(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const cuComplex * a4, int64_t a5, cuComplex * a6, int64_t a7) { return cublasCher_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_294(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6, int a7) { return cublasZher_v2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_295(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const cuDoubleComplex * a4, int64_t a5, cuDoubleComplex * a6, int64_t a7) { return cublasZher_v2_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_296(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, int a5, float * a6) { return cublasSspr_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_297(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, float * a6) { return cublasSspr_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_298(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, int a5, double * a6) { return cublasDspr_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_299(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, double * a6) { return cublasDspr_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_300(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const cuComplex * a4, int a5, cuComplex * a6) { return cublasChpr_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_301(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const cuComplex * a4, int64_t a5, cuComplex * a6) { return cublasChpr_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_302(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6) { return cublasZhpr_v2(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_303(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const cuDoubleComplex * a4, int64_t a5, cuDoubleComplex * a6) { return cublasZhpr_v2_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_304(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, int a5, const float * a6, int a7, float * a8, int a9) { return cublasSsyr2_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_305(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, const float * a6, int64_t a7, float * a8, int64_t a9) { return cublasSsyr2_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_306(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, int a5, const double * a6, int a7, double * a8, int a9) { return cublasDsyr2_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_307(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, const double * a6, int64_t a7, double * a8, int64_t a9) { return cublasDsyr2_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_308(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCsyr2_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_309(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCsyr2_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_310(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZsyr2_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_311(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZsyr2_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_312(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCher2_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_313(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCher2_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_314(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZher2_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_315(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZher2_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_316(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, int a5, const float * a6, int a7, float * a8) { return cublasSspr2_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_317(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, const float * a6, int64_t a7, float * a8) { return cublasSspr2_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_318(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, int a5, const double * a6, int a7, double * a8) { return cublasDspr2_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_319(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, const double * a6, int64_t a7, double * a8) { return cublasDspr2_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_320(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8) { return cublasChpr2_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_321(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8) { return cublasChpr2_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_322(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8) { return cublasZhpr2_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_323(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8) { return cublasZhpr2_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_324(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const float *const a5[], int a6, const float *const a7[], int a8, const float * a9, float *const a10[], int a11, int a12) { return cublasSgemvBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_325(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const float *const a5[], int64_t a6, const float *const a7[], int64_t a8, const float * a9, float *const a10[], int64_t a11, int64_t a12) { return cublasSgemvBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_326(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const double * a4, const double *const a5[], int a6, const double *const a7[], int a8, const double * a9, double *const a10[], int a11, int a12) { return cublasDgemvBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_327(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const double * a4, const double *const a5[], int64_t a6, const double *const a7[], int64_t a8, const double * a9, double *const a10[], int64_t a11, int64_t a12) { return cublasDgemvBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_328(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const cuComplex * a4, const cuComplex *const a5[], int a6, const cuComplex *const a7[], int a8, const cuComplex * a9, cuComplex *const a10[], int a11, int a12) { return cublasCgemvBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_329(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const cuComplex * a4, const cuComplex *const a5[], int64_t a6, const cuComplex *const a7[], int64_t a8, const cuComplex * a9, cuComplex *const a10[], int64_t a11, int64_t a12) { return cublasCgemvBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_330(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const cuDoubleComplex * a4, const cuDoubleComplex *const a5[], int a6, const cuDoubleComplex *const a7[], int a8, const cuDoubleComplex * a9, cuDoubleComplex *const a10[], int a11, int a12) { return cublasZgemvBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_331(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const cuDoubleComplex * a4, const cuDoubleComplex *const a5[], int64_t a6, const cuDoubleComplex *const a7[], int64_t a8, const cuDoubleComplex * a9, cuDoubleComplex *const a10[], int64_t a11, int64_t a12) { return cublasZgemvBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_332(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const __half *const a5[], int a6, const __half *const a7[], int a8, const float * a9, __half *const a10[], int a11, int a12) { return cublasHSHgemvBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_333(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const __half *const a5[], int64_t a6, const __half *const a7[], int64_t a8, const float * a9, __half *const a10[], int64_t a11, int64_t a12) { return cublasHSHgemvBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_334(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const __half *const a5[], int a6, const __half *const a7[], int a8, const float * a9, float *const a10[], int a11, int a12) { return cublasHSSgemvBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_335(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const __half *const a5[], int64_t a6, const __half *const a7[], int64_t a8, const float * a9, float *const a10[], int64_t a11, int64_t a12) { return cublasHSSgemvBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_336(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const __nv_bfloat16 *const a5[], int a6, const __nv_bfloat16 *const a7[], int a8, const float * a9, __nv_bfloat16 *const a10[], int a11, int a12) { return cublasTSTgemvBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_337(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const __nv_bfloat16 *const a5[], int64_t a6, const __nv_bfloat16 *const a7[], int64_t a8, const float * a9, __nv_bfloat16 *const a10[], int64_t a11, int64_t a12) { return cublasTSTgemvBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_338(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const __nv_bfloat16 *const a5[], int a6, const __nv_bfloat16 *const a7[], int a8, const float * a9, float *const a10[], int a11, int a12) { return cublasTSSgemvBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_339(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const __nv_bfloat16 *const a5[], int64_t a6, const __nv_bfloat16 *const a7[], int64_t a8, const float * a9, float *const a10[], int64_t a11, int64_t a12) { return cublasTSSgemvBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_340(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const float * a5, int a6, long long a7, const float * a8, int a9, long long a10, const float * a11, float * a12, int a13, long long a14, int a15) { return cublasSgemvStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_341(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const float * a5, int64_t a6, long long a7, const float * a8, int64_t a9, long long a10, const float * a11, float * a12, int64_t a13, long long a14, int64_t a15) { return cublasSgemvStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_342(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const double * a4, const double * a5, int a6, long long a7, const double * a8, int a9, long long a10, const double * a11, double * a12, int a13, long long a14, int a15) { return cublasDgemvStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_343(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const double * a4, const double * a5, int64_t a6, long long a7, const double * a8, int64_t a9, long long a10, const double * a11, double * a12, int64_t a13, long long a14, int64_t a15) { return cublasDgemvStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_344(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const cuComplex * a4, const cuComplex * a5, int a6, long long a7, const cuComplex * a8, int a9, long long a10, const cuComplex * a11, cuComplex * a12, int a13, long long a14, int a15) { return cublasCgemvStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_345(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const cuComplex * a4, const cuComplex * a5, int64_t a6, long long a7, const cuComplex * a8, int64_t a9, long long a10, const cuComplex * a11, cuComplex * a12, int64_t a13, long long a14, int64_t a15) { return cublasCgemvStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_346(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int a6, long long a7, const cuDoubleComplex * a8, int a9, long long a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int a13, long long a14, int a15) { return cublasZgemvStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_347(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int64_t a6, long long a7, const cuDoubleComplex * a8, int64_t a9, long long a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int64_t a13, long long a14, int64_t a15) { return cublasZgemvStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_348(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const __half * a5, int a6, long long a7, const __half * a8, int a9, long long a10, const float * a11, __half * a12, int a13, long long a14, int a15) { return cublasHSHgemvStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_349(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const __half * a5, int64_t a6, long long a7, const __half * a8, int64_t a9, long long a10, const float * a11, __half * a12, int64_t a13, long long a14, int64_t a15) { return cublasHSHgemvStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_350(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const __half * a5, int a6, long long a7, const __half * a8, int a9, long long a10, const float * a11, float * a12, int a13, long long a14, int a15) { return cublasHSSgemvStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_351(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const __half * a5, int64_t a6, long long a7, const __half * a8, int64_t a9, long long a10, const float * a11, float * a12, int64_t a13, long long a14, int64_t a15) { return cublasHSSgemvStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_352(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const __nv_bfloat16 * a5, int a6, long long a7, const __nv_bfloat16 * a8, int a9, long long a10, const float * a11, __nv_bfloat16 * a12, int a13, long long a14, int a15) { return cublasTSTgemvStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_353(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const __nv_bfloat16 * a5, int64_t a6, long long a7, const __nv_bfloat16 * a8, int64_t a9, long long a10, const float * a11, __nv_bfloat16 * a12, int64_t a13, long long a14, int64_t a15) { return cublasTSTgemvStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_354(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const __nv_bfloat16 * a5, int a6, long long a7, const __nv_bfloat16 * a8, int a9, long long a10, const float * a11, float * a12, int a13, long long a14, int a15) { return cublasTSSgemvStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_355(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const __nv_bfloat16 * a5, int64_t a6, long long a7, const __nv_bfloat16 * a8, int64_t a9, long long a10, const float * a11, float * a12, int64_t a13, long long a14, int64_t a15) { return cublasTSSgemvStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_356(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const float * a6, const float * a7, int a8, const float * a9, int a10, const float * a11, float * a12, int a13) { return cublasSgemm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_357(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const float * a6, const float * a7, int64_t a8, const float * a9, int64_t a10, const float * a11, float * a12, int64_t a13) { return cublasSgemm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_358(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const double * a6, const double * a7, int a8, const double * a9, int a10, const double * a11, double * a12, int a13) { return cublasDgemm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_359(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const double * a6, const double * a7, int64_t a8, const double * a9, int64_t a10, const double * a11, double * a12, int64_t a13) { return cublasDgemm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_360(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuComplex * a6, const cuComplex * a7, int a8, const cuComplex * a9, int a10, const cuComplex * a11, cuComplex * a12, int a13) { return cublasCgemm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_361(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const cuComplex * a7, int64_t a8, const cuComplex * a9, int64_t a10, const cuComplex * a11, cuComplex * a12, int64_t a13) { return cublasCgemm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_362(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuComplex * a6, const cuComplex * a7, int a8, const cuComplex * a9, int a10, const cuComplex * a11, cuComplex * a12, int a13) { return cublasCgemm3m(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_363(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const cuComplex * a7, int64_t a8, const cuComplex * a9, int64_t a10, const cuComplex * a11, cuComplex * a12, int64_t a13) { return cublasCgemm3m_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_364(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuComplex * a6, const void * a7, cudaDataType a8, int a9, const void * a10, cudaDataType a11, int a12, const cuComplex * a13, void * a14, cudaDataType a15, int a16) { return cublasCgemm3mEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16); }
inline cublasStatus_t use_365(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const void * a7, cudaDataType a8, int64_t a9, const void * a10, cudaDataType a11, int64_t a12, const cuComplex * a13, void * a14, cudaDataType a15, int64_t a16) { return cublasCgemm3mEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16); }
inline cublasStatus_t use_366(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int a8, const cuDoubleComplex * a9, int a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int a13) { return cublasZgemm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_367(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int64_t a8, const cuDoubleComplex * a9, int64_t a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int64_t a13) { return cublasZgemm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_368(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int a8, const cuDoubleComplex * a9, int a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int a13) { return cublasZgemm3m(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_369(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int64_t a8, const cuDoubleComplex * a9, int64_t a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int64_t a13) { return cublasZgemm3m_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_370(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const __half * a6, const __half * a7, int a8, const __half * a9, int a10, const __half * a11, __half * a12, int a13) { return cublasHgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_371(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const __half * a6, const __half * a7, int64_t a8, const __half * a9, int64_t a10, const __half * a11, __half * a12, int64_t a13) { return cublasHgemm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_372(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const float * a6, const void * a7, cudaDataType a8, int a9, const void * a10, cudaDataType a11, int a12, const float * a13, void * a14, cudaDataType a15, int a16) { return cublasSgemmEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16); }
inline cublasStatus_t use_373(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const float * a6, const void * a7, cudaDataType a8, int64_t a9, const void * a10, cudaDataType a11, int64_t a12, const float * a13, void * a14, cudaDataType a15, int64_t a16) { return cublasSgemmEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16); }
inline cublasStatus_t use_374(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const void * a6, const void * a7, cudaDataType a8, int a9, const void * a10, cudaDataType a11, int a12, const void * a13, void * a14, cudaDataType a15, int a16, cublasComputeType_t a17, cublasGemmAlgo_t a18) { return cublasGemmEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18); }
inline cublasStatus_t use_375(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const void * a6, const void * a7, cudaDataType a8, int a9, const void * a10, cudaDataType a11, int a12, const void * a13, void * a14, cudaDataType a15, int a16, cudaDataType a17, cublasGemmAlgo_t a18) { return cublasGemmEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18); }
inline cublasStatus_t use_376(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const void * a6, const void * a7, cudaDataType a8, int64_t a9, const void * a10, cudaDataType a11, int64_t a12, const void * a13, void * a14, cudaDataType a15, int64_t a16, cublasComputeType_t a17, cublasGemmAlgo_t a18) { return cublasGemmEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18); }
inline cublasStatus_t use_377(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuComplex * a6, const void * a7, cudaDataType a8, int a9, const void * a10, cudaDataType a11, int a12, const cuComplex * a13, void * a14, cudaDataType a15, int a16) { return cublasCgemmEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16); }
inline cublasStatus_t use_378(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const void * a7, cudaDataType a8, int64_t a9, const void * a10, cudaDataType a11, int64_t a12, const cuComplex * a13, void * a14, cudaDataType a15, int64_t a16) { return cublasCgemmEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16); }
inline cublasStatus_t use_379(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const float * a5, const float * a6, int a7, const float * a8, float * a9, int a10) { return cublasSsyrk_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_380(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const float * a5, const float * a6, int64_t a7, const float * a8, float * a9, int64_t a10) { return cublasSsyrk_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_381(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const double * a5, const double * a6, int a7, const double * a8, double * a9, int a10) { return cublasDsyrk_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_382(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const double * a5, const double * a6, int64_t a7, const double * a8, double * a9, int64_t a10) { return cublasDsyrk_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_383(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, cuComplex * a9, int a10) { return cublasCsyrk_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_384(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, cuComplex * a9, int64_t a10) { return cublasCsyrk_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_385(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int a10) { return cublasZsyrk_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_386(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int64_t a10) { return cublasZsyrk_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_387(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const void * a6, cudaDataType a7, int a8, const cuComplex * a9, void * a10, cudaDataType a11, int a12) { return cublasCsyrkEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_388(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const void * a6, cudaDataType a7, int64_t a8, const cuComplex * a9, void * a10, cudaDataType a11, int64_t a12) { return cublasCsyrkEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_389(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const void * a6, cudaDataType a7, int a8, const cuComplex * a9, void * a10, cudaDataType a11, int a12) { return cublasCsyrk3mEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_390(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const void * a6, cudaDataType a7, int64_t a8, const cuComplex * a9, void * a10, cudaDataType a11, int64_t a12) { return cublasCsyrk3mEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_391(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const float * a5, const cuComplex * a6, int a7, const float * a8, cuComplex * a9, int a10) { return cublasCherk_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_392(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const float * a5, const cuComplex * a6, int64_t a7, const float * a8, cuComplex * a9, int64_t a10) { return cublasCherk_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_393(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const double * a5, const cuDoubleComplex * a6, int a7, const double * a8, cuDoubleComplex * a9, int a10) { return cublasZherk_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_394(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const double * a5, const cuDoubleComplex * a6, int64_t a7, const double * a8, cuDoubleComplex * a9, int64_t a10) { return cublasZherk_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_395(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const float * a5, const void * a6, cudaDataType a7, int a8, const float * a9, void * a10, cudaDataType a11, int a12) { return cublasCherkEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_396(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const float * a5, const void * a6, cudaDataType a7, int64_t a8, const float * a9, void * a10, cudaDataType a11, int64_t a12) { return cublasCherkEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_397(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const float * a5, const void * a6, cudaDataType a7, int a8, const float * a9, void * a10, cudaDataType a11, int a12) { return cublasCherk3mEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_398(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const float * a5, const void * a6, cudaDataType a7, int64_t a8, const float * a9, void * a10, cudaDataType a11, int64_t a12) { return cublasCherk3mEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_399(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const float * a5, const float * a6, int a7, const float * a8, int a9, const float * a10, float * a11, int a12) { return cublasSsyr2k_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_400(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const float * a5, const float * a6, int64_t a7, const float * a8, int64_t a9, const float * a10, float * a11, int64_t a12) { return cublasSsyr2k_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_401(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const double * a5, const double * a6, int a7, const double * a8, int a9, const double * a10, double * a11, int a12) { return cublasDsyr2k_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_402(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const double * a5, const double * a6, int64_t a7, const double * a8, int64_t a9, const double * a10, double * a11, int64_t a12) { return cublasDsyr2k_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_403(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, const cuComplex * a10, cuComplex * a11, int a12) { return cublasCsyr2k_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_404(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, int64_t a9, const cuComplex * a10, cuComplex * a11, int64_t a12) { return cublasCsyr2k_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_405(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int a12) { return cublasZsyr2k_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_406(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, int64_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int64_t a12) { return cublasZsyr2k_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_407(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, const float * a10, cuComplex * a11, int a12) { return cublasCher2k_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_408(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, int64_t a9, const float * a10, cuComplex * a11, int64_t a12) { return cublasCher2k_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_409(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, const double * a10, cuDoubleComplex * a11, int a12) { return cublasZher2k_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_410(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, int64_t a9, const double * a10, cuDoubleComplex * a11, int64_t a12) { return cublasZher2k_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_411(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const float * a5, const float * a6, int a7, const float * a8, int a9, const float * a10, float * a11, int a12) { return cublasSsyrkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_412(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const float * a5, const float * a6, int64_t a7, const float * a8, int64_t a9, const float * a10, float * a11, int64_t a12) { return cublasSsyrkx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_413(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const double * a5, const double * a6, int a7, const double * a8, int a9, const double * a10, double * a11, int a12) { return cublasDsyrkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_414(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const double * a5, const double * a6, int64_t a7, const double * a8, int64_t a9, const double * a10, double * a11, int64_t a12) { return cublasDsyrkx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_415(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, const cuComplex * a10, cuComplex * a11, int a12) { return cublasCsyrkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_416(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, int64_t a9, const cuComplex * a10, cuComplex * a11, int64_t a12) { return cublasCsyrkx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_417(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int a12) { return cublasZsyrkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_418(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, int64_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int64_t a12) { return cublasZsyrkx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_419(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, const float * a10, cuComplex * a11, int a12) { return cublasCherkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_420(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, int64_t a9, const float * a10, cuComplex * a11, int64_t a12) { return cublasCherkx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_421(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, const double * a10, cuDoubleComplex * a11, int a12) { return cublasZherkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_422(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, int64_t a9, const double * a10, cuDoubleComplex * a11, int64_t a12) { return cublasZherkx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_423(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const float * a5, const float * a6, int a7, const float * a8, int a9, const float * a10, float * a11, int a12) { return cublasSsymm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_424(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const float * a5, const float * a6, int64_t a7, const float * a8, int64_t a9, const float * a10, float * a11, int64_t a12) { return cublasSsymm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_425(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const double * a5, const double * a6, int a7, const double * a8, int a9, const double * a10, double * a11, int a12) { return cublasDsymm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_426(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const double * a5, const double * a6, int64_t a7, const double * a8, int64_t a9, const double * a10, double * a11, int64_t a12) { return cublasDsymm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_427(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, const cuComplex * a10, cuComplex * a11, int a12) { return cublasCsymm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_428(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, int64_t a9, const cuComplex * a10, cuComplex * a11, int64_t a12) { return cublasCsymm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_429(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int a12) { return cublasZsymm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_430(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, int64_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int64_t a12) { return cublasZsymm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_431(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, const cuComplex * a10, cuComplex * a11, int a12) { return cublasChemm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_432(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, int64_t a9, const cuComplex * a10, cuComplex * a11, int64_t a12) { return cublasChemm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_433(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int a12) { return cublasZhemm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_434(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, int64_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int64_t a12) { return cublasZhemm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_435(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const float * a7, const float * a8, int a9, float * a10, int a11) { return cublasStrsm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_436(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const float * a7, const float * a8, int64_t a9, float * a10, int64_t a11) { return cublasStrsm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_437(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const double * a7, const double * a8, int a9, double * a10, int a11) { return cublasDtrsm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_438(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const double * a7, const double * a8, int64_t a9, double * a10, int64_t a11) { return cublasDtrsm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_439(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const cuComplex * a7, const cuComplex * a8, int a9, cuComplex * a10, int a11) { return cublasCtrsm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_440(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const cuComplex * a7, const cuComplex * a8, int64_t a9, cuComplex * a10, int64_t a11) { return cublasCtrsm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_441(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, int a9, cuDoubleComplex * a10, int a11) { return cublasZtrsm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_442(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, int64_t a9, cuDoubleComplex * a10, int64_t a11) { return cublasZtrsm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_443(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const float * a7, const float * a8, int a9, const float * a10, int a11, float * a12, int a13) { return cublasStrmm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_444(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const float * a7, const float * a8, int64_t a9, const float * a10, int64_t a11, float * a12, int64_t a13) { return cublasStrmm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_445(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const double * a7, const double * a8, int a9, const double * a10, int a11, double * a12, int a13) { return cublasDtrmm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_446(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const double * a7, const double * a8, int64_t a9, const double * a10, int64_t a11, double * a12, int64_t a13) { return cublasDtrmm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_447(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const cuComplex * a7, const cuComplex * a8, int a9, const cuComplex * a10, int a11, cuComplex * a12, int a13) { return cublasCtrmm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_448(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const cuComplex * a7, const cuComplex * a8, int64_t a9, const cuComplex * a10, int64_t a11, cuComplex * a12, int64_t a13) { return cublasCtrmm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_449(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, int a9, const cuDoubleComplex * a10, int a11, cuDoubleComplex * a12, int a13) { return cublasZtrmm_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_450(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, int64_t a9, const cuDoubleComplex * a10, int64_t a11, cuDoubleComplex * a12, int64_t a13) { return cublasZtrmm_v2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_451(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const __half * a6, const __half *const a7[], int a8, const __half *const a9[], int a10, const __half * a11, __half *const a12[], int a13, int a14) { return cublasHgemmBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_452(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const __half * a6, const __half *const a7[], int64_t a8, const __half *const a9[], int64_t a10, const __half * a11, __half *const a12[], int64_t a13, int64_t a14) { return cublasHgemmBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_453(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const float * a6, const float *const a7[], int a8, const float *const a9[], int a10, const float * a11, float *const a12[], int a13, int a14) { return cublasSgemmBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_454(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const float * a6, const float *const a7[], int64_t a8, const float *const a9[], int64_t a10, const float * a11, float *const a12[], int64_t a13, int64_t a14) { return cublasSgemmBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_455(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const double * a6, const double *const a7[], int a8, const double *const a9[], int a10, const double * a11, double *const a12[], int a13, int a14) { return cublasDgemmBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_456(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const double * a6, const double *const a7[], int64_t a8, const double *const a9[], int64_t a10, const double * a11, double *const a12[], int64_t a13, int64_t a14) { return cublasDgemmBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_457(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuComplex * a6, const cuComplex *const a7[], int a8, const cuComplex *const a9[], int a10, const cuComplex * a11, cuComplex *const a12[], int a13, int a14) { return cublasCgemmBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_458(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const cuComplex *const a7[], int64_t a8, const cuComplex *const a9[], int64_t a10, const cuComplex * a11, cuComplex *const a12[], int64_t a13, int64_t a14) { return cublasCgemmBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_459(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuComplex * a6, const cuComplex *const a7[], int a8, const cuComplex *const a9[], int a10, const cuComplex * a11, cuComplex *const a12[], int a13, int a14) { return cublasCgemm3mBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_460(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const cuComplex *const a7[], int64_t a8, const cuComplex *const a9[], int64_t a10, const cuComplex * a11, cuComplex *const a12[], int64_t a13, int64_t a14) { return cublasCgemm3mBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_461(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuDoubleComplex * a6, const cuDoubleComplex *const a7[], int a8, const cuDoubleComplex *const a9[], int a10, const cuDoubleComplex * a11, cuDoubleComplex *const a12[], int a13, int a14) { return cublasZgemmBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_462(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, const cuDoubleComplex *const a7[], int64_t a8, const cuDoubleComplex *const a9[], int64_t a10, const cuDoubleComplex * a11, cuDoubleComplex *const a12[], int64_t a13, int64_t a14) { return cublasZgemmBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cublasStatus_t use_463(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const __half * a6, const __half * a7, int a8, long long a9, const __half * a10, int a11, long long a12, const __half * a13, __half * a14, int a15, long long a16, int a17) { return cublasHgemmStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_464(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const __half * a6, const __half * a7, int64_t a8, long long a9, const __half * a10, int64_t a11, long long a12, const __half * a13, __half * a14, int64_t a15, long long a16, int64_t a17) { return cublasHgemmStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_465(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const float * a6, const float * a7, int a8, long long a9, const float * a10, int a11, long long a12, const float * a13, float * a14, int a15, long long a16, int a17) { return cublasSgemmStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_466(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const float * a6, const float * a7, int64_t a8, long long a9, const float * a10, int64_t a11, long long a12, const float * a13, float * a14, int64_t a15, long long a16, int64_t a17) { return cublasSgemmStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_467(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const double * a6, const double * a7, int a8, long long a9, const double * a10, int a11, long long a12, const double * a13, double * a14, int a15, long long a16, int a17) { return cublasDgemmStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_468(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const double * a6, const double * a7, int64_t a8, long long a9, const double * a10, int64_t a11, long long a12, const double * a13, double * a14, int64_t a15, long long a16, int64_t a17) { return cublasDgemmStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_469(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuComplex * a6, const cuComplex * a7, int a8, long long a9, const cuComplex * a10, int a11, long long a12, const cuComplex * a13, cuComplex * a14, int a15, long long a16, int a17) { return cublasCgemmStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_470(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const cuComplex * a7, int64_t a8, long long a9, const cuComplex * a10, int64_t a11, long long a12, const cuComplex * a13, cuComplex * a14, int64_t a15, long long a16, int64_t a17) { return cublasCgemmStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_471(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuComplex * a6, const cuComplex * a7, int a8, long long a9, const cuComplex * a10, int a11, long long a12, const cuComplex * a13, cuComplex * a14, int a15, long long a16, int a17) { return cublasCgemm3mStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_472(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const cuComplex * a7, int64_t a8, long long a9, const cuComplex * a10, int64_t a11, long long a12, const cuComplex * a13, cuComplex * a14, int64_t a15, long long a16, int64_t a17) { return cublasCgemm3mStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_473(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int a8, long long a9, const cuDoubleComplex * a10, int a11, long long a12, const cuDoubleComplex * a13, cuDoubleComplex * a14, int a15, long long a16, int a17) { return cublasZgemmStridedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_474(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int64_t a8, long long a9, const cuDoubleComplex * a10, int64_t a11, long long a12, const cuDoubleComplex * a13, cuDoubleComplex * a14, int64_t a15, long long a16, int64_t a17) { return cublasZgemmStridedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_475(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const void * a6, const void *const a7[], cudaDataType a8, int a9, const void *const a10[], cudaDataType a11, int a12, const void * a13, void *const a14[], cudaDataType a15, int a16, int a17, cublasComputeType_t a18, cublasGemmAlgo_t a19) { return cublasGemmBatchedEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cublasStatus_t use_476(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const void * a6, const void *const a7[], cudaDataType a8, int a9, const void *const a10[], cudaDataType a11, int a12, const void * a13, void *const a14[], cudaDataType a15, int a16, int a17, cudaDataType a18, cublasGemmAlgo_t a19) { return cublasGemmBatchedEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cublasStatus_t use_477(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const void * a6, const void *const a7[], cudaDataType a8, int64_t a9, const void *const a10[], cudaDataType a11, int64_t a12, const void * a13, void *const a14[], cudaDataType a15, int64_t a16, int64_t a17, cublasComputeType_t a18, cublasGemmAlgo_t a19) { return cublasGemmBatchedEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cublasStatus_t use_478(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const void * a6, const void * a7, cudaDataType a8, int a9, long long a10, const void * a11, cudaDataType a12, int a13, long long a14, const void * a15, void * a16, cudaDataType a17, int a18, long long a19, int a20, cublasComputeType_t a21, cublasGemmAlgo_t a22) { return cublasGemmStridedBatchedEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22); }
inline cublasStatus_t use_479(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const void * a6, const void * a7, cudaDataType a8, int a9, long long a10, const void * a11, cudaDataType a12, int a13, long long a14, const void * a15, void * a16, cudaDataType a17, int a18, long long a19, int a20, cudaDataType a21, cublasGemmAlgo_t a22) { return cublasGemmStridedBatchedEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22); }
inline cublasStatus_t use_480(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const void * a6, const void * a7, cudaDataType a8, int64_t a9, long long a10, const void * a11, cudaDataType a12, int64_t a13, long long a14, const void * a15, void * a16, cudaDataType a17, int64_t a18, long long a19, int64_t a20, cublasComputeType_t a21, cublasGemmAlgo_t a22) { return cublasGemmStridedBatchedEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22); }
inline cublasStatus_t use_481(cublasHandle_t a0, const cublasOperation_t a1[], const cublasOperation_t a2[], const int a3[], const int a4[], const int a5[], const float a6[], const float *const a7[], const int a8[], const float *const a9[], const int a10[], const float a11[], float *const a12[], const int a13[], int a14, const int a15[]) { return cublasSgemmGroupedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_482(cublasHandle_t a0, const cublasOperation_t a1[], const cublasOperation_t a2[], const int64_t a3[], const int64_t a4[], const int64_t a5[], const float a6[], const float *const a7[], const int64_t a8[], const float *const a9[], const int64_t a10[], const float a11[], float *const a12[], const int64_t a13[], int64_t a14, const int64_t a15[]) { return cublasSgemmGroupedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_483(cublasHandle_t a0, const cublasOperation_t a1[], const cublasOperation_t a2[], const int a3[], const int a4[], const int a5[], const double a6[], const double *const a7[], const int a8[], const double *const a9[], const int a10[], const double a11[], double *const a12[], const int a13[], int a14, const int a15[]) { return cublasDgemmGroupedBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_484(cublasHandle_t a0, const cublasOperation_t a1[], const cublasOperation_t a2[], const int64_t a3[], const int64_t a4[], const int64_t a5[], const double a6[], const double *const a7[], const int64_t a8[], const double *const a9[], const int64_t a10[], const double a11[], double *const a12[], const int64_t a13[], int64_t a14, const int64_t a15[]) { return cublasDgemmGroupedBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_485(cublasHandle_t a0, const cublasOperation_t a1[], const cublasOperation_t a2[], const int a3[], const int a4[], const int a5[], const void * a6, const void *const a7[], cudaDataType_t a8, const int a9[], const void *const a10[], cudaDataType_t a11, const int a12[], const void * a13, void *const a14[], cudaDataType_t a15, const int a16[], int a17, const int a18[], cublasComputeType_t a19) { return cublasGemmGroupedBatchedEx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cublasStatus_t use_486(cublasHandle_t a0, const cublasOperation_t a1[], const cublasOperation_t a2[], const int64_t a3[], const int64_t a4[], const int64_t a5[], const void * a6, const void *const a7[], cudaDataType_t a8, const int64_t a9[], const void *const a10[], cudaDataType_t a11, const int64_t a12[], const void * a13, void *const a14[], cudaDataType_t a15, const int64_t a16[], int64_t a17, const int64_t a18[], cublasComputeType_t a19) { return cublasGemmGroupedBatchedEx_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cublasStatus_t use_487(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, const float * a5, const float * a6, int a7, const float * a8, const float * a9, int a10, float * a11, int a12) { return cublasSgeam(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_488(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const float * a5, const float * a6, int64_t a7, const float * a8, const float * a9, int64_t a10, float * a11, int64_t a12) { return cublasSgeam_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_489(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, const double * a5, const double * a6, int a7, const double * a8, const double * a9, int a10, double * a11, int a12) { return cublasDgeam(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_490(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const double * a5, const double * a6, int64_t a7, const double * a8, const double * a9, int64_t a10, double * a11, int64_t a12) { return cublasDgeam_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_491(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, const cuComplex * a9, int a10, cuComplex * a11, int a12) { return cublasCgeam(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_492(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, const cuComplex * a9, int64_t a10, cuComplex * a11, int64_t a12) { return cublasCgeam_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_493(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, const cuDoubleComplex * a9, int a10, cuDoubleComplex * a11, int a12) { return cublasZgeam(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_494(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, const cuDoubleComplex * a9, int64_t a10, cuDoubleComplex * a11, int64_t a12) { return cublasZgeam_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_495(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const float * a7, const float *const a8[], int a9, float *const a10[], int a11, int a12) { return cublasStrsmBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_496(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const float * a7, const float *const a8[], int64_t a9, float *const a10[], int64_t a11, int64_t a12) { return cublasStrsmBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_497(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const double * a7, const double *const a8[], int a9, double *const a10[], int a11, int a12) { return cublasDtrsmBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_498(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const double * a7, const double *const a8[], int64_t a9, double *const a10[], int64_t a11, int64_t a12) { return cublasDtrsmBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_499(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const cuComplex * a7, const cuComplex *const a8[], int a9, cuComplex *const a10[], int a11, int a12) { return cublasCtrsmBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_500(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const cuComplex * a7, const cuComplex *const a8[], int64_t a9, cuComplex *const a10[], int64_t a11, int64_t a12) { return cublasCtrsmBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_501(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const cuDoubleComplex * a7, const cuDoubleComplex *const a8[], int a9, cuDoubleComplex *const a10[], int a11, int a12) { return cublasZtrsmBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_502(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const cuDoubleComplex * a7, const cuDoubleComplex *const a8[], int64_t a9, cuDoubleComplex *const a10[], int64_t a11, int64_t a12) { return cublasZtrsmBatched_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_503(cublasHandle_t a0, cublasSideMode_t a1, int a2, int a3, const float * a4, int a5, const float * a6, int a7, float * a8, int a9) { return cublasSdgmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_504(cublasHandle_t a0, cublasSideMode_t a1, int64_t a2, int64_t a3, const float * a4, int64_t a5, const float * a6, int64_t a7, float * a8, int64_t a9) { return cublasSdgmm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_505(cublasHandle_t a0, cublasSideMode_t a1, int a2, int a3, const double * a4, int a5, const double * a6, int a7, double * a8, int a9) { return cublasDdgmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_506(cublasHandle_t a0, cublasSideMode_t a1, int64_t a2, int64_t a3, const double * a4, int64_t a5, const double * a6, int64_t a7, double * a8, int64_t a9) { return cublasDdgmm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_507(cublasHandle_t a0, cublasSideMode_t a1, int a2, int a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCdgmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_508(cublasHandle_t a0, cublasSideMode_t a1, int64_t a2, int64_t a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCdgmm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_509(cublasHandle_t a0, cublasSideMode_t a1, int a2, int a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZdgmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_510(cublasHandle_t a0, cublasSideMode_t a1, int64_t a2, int64_t a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZdgmm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_511(cublasHandle_t a0, int a1, const float *const a2[], int a3, float *const a4[], int a5, int * a6, int a7) { return cublasSmatinvBatched(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_512(cublasHandle_t a0, int a1, const double *const a2[], int a3, double *const a4[], int a5, int * a6, int a7) { return cublasDmatinvBatched(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_513(cublasHandle_t a0, int a1, const cuComplex *const a2[], int a3, cuComplex *const a4[], int a5, int * a6, int a7) { return cublasCmatinvBatched(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_514(cublasHandle_t a0, int a1, const cuDoubleComplex *const a2[], int a3, cuDoubleComplex *const a4[], int a5, int * a6, int a7) { return cublasZmatinvBatched(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_515(cublasHandle_t a0, int a1, int a2, float *const a3[], int a4, float *const a5[], int * a6, int a7) { return cublasSgeqrfBatched(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_516(cublasHandle_t a0, int a1, int a2, double *const a3[], int a4, double *const a5[], int * a6, int a7) { return cublasDgeqrfBatched(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_517(cublasHandle_t a0, int a1, int a2, cuComplex *const a3[], int a4, cuComplex *const a5[], int * a6, int a7) { return cublasCgeqrfBatched(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_518(cublasHandle_t a0, int a1, int a2, cuDoubleComplex *const a3[], int a4, cuDoubleComplex *const a5[], int * a6, int a7) { return cublasZgeqrfBatched(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_519(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, float *const a5[], int a6, float *const a7[], int a8, int * a9, int * a10, int a11) { return cublasSgelsBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_520(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, double *const a5[], int a6, double *const a7[], int a8, int * a9, int * a10, int a11) { return cublasDgelsBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_521(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, cuComplex *const a5[], int a6, cuComplex *const a7[], int a8, int * a9, int * a10, int a11) { return cublasCgelsBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_522(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, cuDoubleComplex *const a5[], int a6, cuDoubleComplex *const a7[], int a8, int * a9, int * a10, int a11) { return cublasZgelsBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_523(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, float * a4, int a5) { return cublasStpttr(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_524(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, double * a4, int a5) { return cublasDtpttr(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_525(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, cuComplex * a4, int a5) { return cublasCtpttr(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_526(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, cuDoubleComplex * a4, int a5) { return cublasZtpttr(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_527(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, int a4, float * a5) { return cublasStrttp(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_528(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, int a4, double * a5) { return cublasDtrttp(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_529(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, int a4, cuComplex * a5) { return cublasCtrttp(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_530(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, int a4, cuDoubleComplex * a5) { return cublasZtrttp(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_531(cublasHandle_t a0, int a1, float *const a2[], int a3, int * a4, int * a5, int a6) { return cublasSgetrfBatched(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_532(cublasHandle_t a0, int a1, double *const a2[], int a3, int * a4, int * a5, int a6) { return cublasDgetrfBatched(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_533(cublasHandle_t a0, int a1, cuComplex *const a2[], int a3, int * a4, int * a5, int a6) { return cublasCgetrfBatched(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_534(cublasHandle_t a0, int a1, cuDoubleComplex *const a2[], int a3, int * a4, int * a5, int a6) { return cublasZgetrfBatched(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_535(cublasHandle_t a0, int a1, const float *const a2[], int a3, const int * a4, float *const a5[], int a6, int * a7, int a8) { return cublasSgetriBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_536(cublasHandle_t a0, int a1, const double *const a2[], int a3, const int * a4, double *const a5[], int a6, int * a7, int a8) { return cublasDgetriBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_537(cublasHandle_t a0, int a1, const cuComplex *const a2[], int a3, const int * a4, cuComplex *const a5[], int a6, int * a7, int a8) { return cublasCgetriBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_538(cublasHandle_t a0, int a1, const cuDoubleComplex *const a2[], int a3, const int * a4, cuDoubleComplex *const a5[], int a6, int * a7, int a8) { return cublasZgetriBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_539(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float *const a4[], int a5, const int * a6, float *const a7[], int a8, int * a9, int a10) { return cublasSgetrsBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_540(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const double *const a4[], int a5, const int * a6, double *const a7[], int a8, int * a9, int a10) { return cublasDgetrsBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_541(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const cuComplex *const a4[], int a5, const int * a6, cuComplex *const a7[], int a8, int * a9, int a10) { return cublasCgetrsBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_542(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const cuDoubleComplex *const a4[], int a5, const int * a6, cuDoubleComplex *const a7[], int a8, int * a9, int a10) { return cublasZgetrsBatched(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_543(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, cublasOperation_t a3, int a4, int a5, int a6, const unsigned char * a7, int a8, int a9, const unsigned char * a10, int a11, int a12, unsigned char * a13, int a14, int a15, int a16, int a17) { return cublasUint8gemmBias(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cublasStatus_t use_544(cublasHandle_t a0, cudaDataType_t a1, cublasComputeType_t * a2) { return cublasMigrateComputeType(a0, a1, a2); }
inline cublasStatus_t use_545(cublasXtHandle_t * a0) { return cublasXtCreate(a0); }
inline cublasStatus_t use_546(cublasXtHandle_t a0) { return cublasXtDestroy(a0); }
inline cublasStatus_t use_547(int a0, int a1[], int * a2) { return cublasXtGetNumBoards(a0, a1, a2); }
inline cublasStatus_t use_548(int * a0) { return cublasXtMaxBoards(a0); }
inline cublasStatus_t use_549(cublasXtHandle_t a0, int a1, int a2[]) { return cublasXtDeviceSelect(a0, a1, a2); }
inline cublasStatus_t use_550(cublasXtHandle_t a0, int a1) { return cublasXtSetBlockDim(a0, a1); }
inline cublasStatus_t use_551(cublasXtHandle_t a0, int * a1) { return cublasXtGetBlockDim(a0, a1); }
inline cublasStatus_t use_552(cublasXtHandle_t a0, cublasXtPinnedMemMode_t * a1) { return cublasXtGetPinningMemMode(a0, a1); }
inline cublasStatus_t use_553(cublasXtHandle_t a0, cublasXtPinnedMemMode_t a1) { return cublasXtSetPinningMemMode(a0, a1); }
inline cublasStatus_t use_554(cublasXtHandle_t a0, cublasXtBlasOp_t a1, cublasXtOpType_t a2, void * a3) { return cublasXtSetCpuRoutine(a0, a1, a2, a3); }
inline cublasStatus_t use_555(cublasXtHandle_t a0, cublasXtBlasOp_t a1, cublasXtOpType_t a2, float a3) { return cublasXtSetCpuRatio(a0, a1, a2, a3); }
inline cublasStatus_t use_556(cublasXtHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, size_t a3, size_t a4, size_t a5, const float * a6, const float * a7, size_t a8, const float * a9, size_t a10, const float * a11, float * a12, size_t a13) { return cublasXtSgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_557(cublasXtHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, size_t a3, size_t a4, size_t a5, const double * a6, const double * a7, size_t a8, const double * a9, size_t a10, const double * a11, double * a12, size_t a13) { return cublasXtDgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_558(cublasXtHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, size_t a3, size_t a4, size_t a5, const cuComplex * a6, const cuComplex * a7, size_t a8, const cuComplex * a9, size_t a10, const cuComplex * a11, cuComplex * a12, size_t a13) { return cublasXtCgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_559(cublasXtHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, size_t a3, size_t a4, size_t a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, size_t a8, const cuDoubleComplex * a9, size_t a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, size_t a13) { return cublasXtZgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_560(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const float * a5, const float * a6, size_t a7, const float * a8, float * a9, size_t a10) { return cublasXtSsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_561(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const double * a5, const double * a6, size_t a7, const double * a8, double * a9, size_t a10) { return cublasXtDsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_562(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const cuComplex * a5, const cuComplex * a6, size_t a7, const cuComplex * a8, cuComplex * a9, size_t a10) { return cublasXtCsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_563(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, size_t a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, size_t a10) { return cublasXtZsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_564(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const float * a5, const cuComplex * a6, size_t a7, const float * a8, cuComplex * a9, size_t a10) { return cublasXtCherk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_565(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const double * a5, const cuDoubleComplex * a6, size_t a7, const double * a8, cuDoubleComplex * a9, size_t a10) { return cublasXtZherk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_566(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const float * a5, const float * a6, size_t a7, const float * a8, size_t a9, const float * a10, float * a11, size_t a12) { return cublasXtSsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_567(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const double * a5, const double * a6, size_t a7, const double * a8, size_t a9, const double * a10, double * a11, size_t a12) { return cublasXtDsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_568(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const cuComplex * a5, const cuComplex * a6, size_t a7, const cuComplex * a8, size_t a9, const cuComplex * a10, cuComplex * a11, size_t a12) { return cublasXtCsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_569(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, size_t a7, const cuDoubleComplex * a8, size_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, size_t a12) { return cublasXtZsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_570(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const cuComplex * a5, const cuComplex * a6, size_t a7, const cuComplex * a8, size_t a9, const float * a10, cuComplex * a11, size_t a12) { return cublasXtCherkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_571(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, size_t a7, const cuDoubleComplex * a8, size_t a9, const double * a10, cuDoubleComplex * a11, size_t a12) { return cublasXtZherkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_572(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, size_t a5, size_t a6, const float * a7, const float * a8, size_t a9, float * a10, size_t a11) { return cublasXtStrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_573(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, size_t a5, size_t a6, const double * a7, const double * a8, size_t a9, double * a10, size_t a11) { return cublasXtDtrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_574(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, size_t a5, size_t a6, const cuComplex * a7, const cuComplex * a8, size_t a9, cuComplex * a10, size_t a11) { return cublasXtCtrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_575(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, size_t a5, size_t a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, size_t a9, cuDoubleComplex * a10, size_t a11) { return cublasXtZtrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_576(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, size_t a3, size_t a4, const float * a5, const float * a6, size_t a7, const float * a8, size_t a9, const float * a10, float * a11, size_t a12) { return cublasXtSsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_577(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, size_t a3, size_t a4, const double * a5, const double * a6, size_t a7, const double * a8, size_t a9, const double * a10, double * a11, size_t a12) { return cublasXtDsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_578(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, size_t a3, size_t a4, const cuComplex * a5, const cuComplex * a6, size_t a7, const cuComplex * a8, size_t a9, const cuComplex * a10, cuComplex * a11, size_t a12) { return cublasXtCsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_579(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, size_t a3, size_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, size_t a7, const cuDoubleComplex * a8, size_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, size_t a12) { return cublasXtZsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_580(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, size_t a3, size_t a4, const cuComplex * a5, const cuComplex * a6, size_t a7, const cuComplex * a8, size_t a9, const cuComplex * a10, cuComplex * a11, size_t a12) { return cublasXtChemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_581(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, size_t a3, size_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, size_t a7, const cuDoubleComplex * a8, size_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, size_t a12) { return cublasXtZhemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_582(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const float * a5, const float * a6, size_t a7, const float * a8, size_t a9, const float * a10, float * a11, size_t a12) { return cublasXtSsyrkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_583(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const double * a5, const double * a6, size_t a7, const double * a8, size_t a9, const double * a10, double * a11, size_t a12) { return cublasXtDsyrkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_584(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const cuComplex * a5, const cuComplex * a6, size_t a7, const cuComplex * a8, size_t a9, const cuComplex * a10, cuComplex * a11, size_t a12) { return cublasXtCsyrkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_585(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, size_t a7, const cuDoubleComplex * a8, size_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, size_t a12) { return cublasXtZsyrkx(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_586(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const cuComplex * a5, const cuComplex * a6, size_t a7, const cuComplex * a8, size_t a9, const float * a10, cuComplex * a11, size_t a12) { return cublasXtCher2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_587(cublasXtHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, size_t a3, size_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, size_t a7, const cuDoubleComplex * a8, size_t a9, const double * a10, cuDoubleComplex * a11, size_t a12) { return cublasXtZher2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_588(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, size_t a3, size_t a4, const float * a5, const float * a6, const float * a7, size_t a8, const float * a9, float * a10, size_t a11) { return cublasXtSspmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_589(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, size_t a3, size_t a4, const double * a5, const double * a6, const double * a7, size_t a8, const double * a9, double * a10, size_t a11) { return cublasXtDspmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_590(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, size_t a3, size_t a4, const cuComplex * a5, const cuComplex * a6, const cuComplex * a7, size_t a8, const cuComplex * a9, cuComplex * a10, size_t a11) { return cublasXtCspmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_591(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, size_t a3, size_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, size_t a8, const cuDoubleComplex * a9, cuDoubleComplex * a10, size_t a11) { return cublasXtZspmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_592(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, size_t a5, size_t a6, const float * a7, const float * a8, size_t a9, const float * a10, size_t a11, float * a12, size_t a13) { return cublasXtStrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_593(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, size_t a5, size_t a6, const double * a7, const double * a8, size_t a9, const double * a10, size_t a11, double * a12, size_t a13) { return cublasXtDtrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_594(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, size_t a5, size_t a6, const cuComplex * a7, const cuComplex * a8, size_t a9, const cuComplex * a10, size_t a11, cuComplex * a12, size_t a13) { return cublasXtCtrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_595(cublasXtHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, size_t a5, size_t a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, size_t a9, const cuDoubleComplex * a10, size_t a11, cuDoubleComplex * a12, size_t a13) { return cublasXtZtrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_596(cublasLtHandle_t * a0) { return cublasLtCreate(a0); }
inline cublasStatus_t use_597(cublasLtHandle_t a0) { return cublasLtDestroy(a0); }
inline const char * use_598(cublasStatus_t a0) { return cublasLtGetStatusName(a0); }
inline const char * use_599(cublasStatus_t a0) { return cublasLtGetStatusString(a0); }
inline size_t use_600() { return cublasLtGetVersion(); }
inline size_t use_601() { return cublasLtGetCudartVersion(); }
inline cublasStatus_t use_602(libraryPropertyType a0, int * a1) { return cublasLtGetProperty(a0, a1); }
inline cublasStatus_t use_603(size_t * a0) { return cublasLtHeuristicsCacheGetCapacity(a0); }
inline cublasStatus_t use_604(size_t a0) { return cublasLtHeuristicsCacheSetCapacity(a0); }
inline unsigned int use_605(unsigned int a0) { return cublasLtDisableCpuInstructionsSetMask(a0); }
inline cublasStatus_t use_606(cublasLtHandle_t a0, cublasLtMatmulDesc_t a1, const void * a2, const void * a3, cublasLtMatrixLayout_t a4, const void * a5, cublasLtMatrixLayout_t a6, const void * a7, const void * a8, cublasLtMatrixLayout_t a9, void * a10, cublasLtMatrixLayout_t a11, const cublasLtMatmulAlgo_t * a12, void * a13, size_t a14, cudaStream_t a15) { return cublasLtMatmul(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cublasStatus_t use_607(cublasLtHandle_t a0, cublasLtMatrixTransformDesc_t a1, const void * a2, const void * a3, cublasLtMatrixLayout_t a4, const void * a5, const void * a6, cublasLtMatrixLayout_t a7, void * a8, cublasLtMatrixLayout_t a9, cudaStream_t a10) { return cublasLtMatrixTransform(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_608(cublasLtMatrixLayout_t a0, size_t a1, cudaDataType a2, uint64_t a3, uint64_t a4, int64_t a5) { return cublasLtMatrixLayoutInit_internal(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_609(cublasLtMatrixLayout_t a0, cudaDataType a1, uint64_t a2, uint64_t a3, int64_t a4) { return cublasLtMatrixLayoutInit(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_610(cublasLtMatrixLayout_t a0, size_t a1, cudaDataType a2, int a3, const void * a4, const void * a5, const void * a6) { return cublasLtGroupedMatrixLayoutInit_internal(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_611(cublasLtMatrixLayout_t a0, cudaDataType a1, int a2, const void * a3, const void * a4, const void * a5) { return cublasLtGroupedMatrixLayoutInit(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_612(cublasLtMatrixLayout_t * a0, cudaDataType a1, uint64_t a2, uint64_t a3, int64_t a4) { return cublasLtMatrixLayoutCreate(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_613(cublasLtMatrixLayout_t * a0, cudaDataType a1, int a2, const void * a3, const void * a4, const void * a5) { return cublasLtGroupedMatrixLayoutCreate(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_614(cublasLtMatrixLayout_t a0) { return cublasLtMatrixLayoutDestroy(a0); }
inline cublasStatus_t use_615(cublasLtMatrixLayout_t a0, cublasLtMatrixLayoutAttribute_t a1, const void * a2, size_t a3) { return cublasLtMatrixLayoutSetAttribute(a0, a1, a2, a3); }
inline cublasStatus_t use_616(cublasLtMatrixLayout_t a0, cublasLtMatrixLayoutAttribute_t a1, void * a2, size_t a3, size_t * a4) { return cublasLtMatrixLayoutGetAttribute(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_617(cublasLtMatmulDesc_t a0, size_t a1, cublasComputeType_t a2, cudaDataType_t a3) { return cublasLtMatmulDescInit_internal(a0, a1, a2, a3); }
inline cublasStatus_t use_618(cublasLtMatmulDesc_t a0, cublasComputeType_t a1, cudaDataType_t a2) { return cublasLtMatmulDescInit(a0, a1, a2); }
inline cublasStatus_t use_619(cublasLtMatmulDesc_t * a0, cublasComputeType_t a1, cudaDataType_t a2) { return cublasLtMatmulDescCreate(a0, a1, a2); }
inline cublasStatus_t use_620(cublasLtMatmulDesc_t a0) { return cublasLtMatmulDescDestroy(a0); }
inline cublasStatus_t use_621(cublasLtMatmulDesc_t a0, cublasLtMatmulDescAttributes_t a1, const void * a2, size_t a3) { return cublasLtMatmulDescSetAttribute(a0, a1, a2, a3); }
inline cublasStatus_t use_622(cublasLtMatmulDesc_t a0, cublasLtMatmulDescAttributes_t a1, void * a2, size_t a3, size_t * a4) { return cublasLtMatmulDescGetAttribute(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_623(cublasLtMatrixTransformDesc_t a0, size_t a1, cudaDataType a2) { return cublasLtMatrixTransformDescInit_internal(a0, a1, a2); }
inline cublasStatus_t use_624(cublasLtMatrixTransformDesc_t a0, cudaDataType a1) { return cublasLtMatrixTransformDescInit(a0, a1); }
inline cublasStatus_t use_625(cublasLtMatrixTransformDesc_t * a0, cudaDataType a1) { return cublasLtMatrixTransformDescCreate(a0, a1); }
inline cublasStatus_t use_626(cublasLtMatrixTransformDesc_t a0) { return cublasLtMatrixTransformDescDestroy(a0); }
inline cublasStatus_t use_627(cublasLtMatrixTransformDesc_t a0, cublasLtMatrixTransformDescAttributes_t a1, const void * a2, size_t a3) { return cublasLtMatrixTransformDescSetAttribute(a0, a1, a2, a3); }
inline cublasStatus_t use_628(cublasLtMatrixTransformDesc_t a0, cublasLtMatrixTransformDescAttributes_t a1, void * a2, size_t a3, size_t * a4) { return cublasLtMatrixTransformDescGetAttribute(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_629(cublasLtEmulationDesc_t a0, size_t a1) { return cublasLtEmulationDescInit_internal(a0, a1); }
inline cublasStatus_t use_630(cublasLtEmulationDesc_t a0) { return cublasLtEmulationDescInit(a0); }
inline cublasStatus_t use_631(cublasLtEmulationDesc_t * a0) { return cublasLtEmulationDescCreate(a0); }
inline cublasStatus_t use_632(cublasLtEmulationDesc_t a0) { return cublasLtEmulationDescDestroy(a0); }
inline cublasStatus_t use_633(cublasLtEmulationDesc_t a0, cublasLtEmulationDescAttributes_t a1, const void * a2, size_t a3) { return cublasLtEmulationDescSetAttribute(a0, a1, a2, a3); }
inline cublasStatus_t use_634(cublasLtEmulationDesc_t a0, cublasLtEmulationDescAttributes_t a1, void * a2, size_t a3, size_t * a4) { return cublasLtEmulationDescGetAttribute(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_635(cublasLtMatmulPreference_t a0, size_t a1) { return cublasLtMatmulPreferenceInit_internal(a0, a1); }
inline cublasStatus_t use_636(cublasLtMatmulPreference_t a0) { return cublasLtMatmulPreferenceInit(a0); }
inline cublasStatus_t use_637(cublasLtMatmulPreference_t * a0) { return cublasLtMatmulPreferenceCreate(a0); }
inline cublasStatus_t use_638(cublasLtMatmulPreference_t a0) { return cublasLtMatmulPreferenceDestroy(a0); }
inline cublasStatus_t use_639(cublasLtMatmulPreference_t a0, cublasLtMatmulPreferenceAttributes_t a1, const void * a2, size_t a3) { return cublasLtMatmulPreferenceSetAttribute(a0, a1, a2, a3); }
inline cublasStatus_t use_640(cublasLtMatmulPreference_t a0, cublasLtMatmulPreferenceAttributes_t a1, void * a2, size_t a3, size_t * a4) { return cublasLtMatmulPreferenceGetAttribute(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_641(cublasLtHandle_t a0, cublasLtMatmulDesc_t a1, cublasLtMatrixLayout_t a2, cublasLtMatrixLayout_t a3, cublasLtMatrixLayout_t a4, cublasLtMatrixLayout_t a5, cublasLtMatmulPreference_t a6, int a7, cublasLtMatmulHeuristicResult_t a8[], int * a9) { return cublasLtMatmulAlgoGetHeuristic(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_642(cublasLtHandle_t a0, cublasLtMatmulDesc_t a1, cublasLtMatrixLayout_t a2, cublasLtMatrixLayout_t a3, cublasLtMatrixLayout_t a4, cublasLtMatrixLayout_t a5, cublasLtMatmulPreference_t a6, int a7, cublasLtMatmulHeuristicResult_t a8[], int * a9, cudaStream_t a10) { return cublasLtMatmulAlgoGetHeuristicForStream(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_643(cublasLtHandle_t a0, cublasComputeType_t a1, cudaDataType_t a2, cudaDataType_t a3, cudaDataType_t a4, cudaDataType_t a5, cudaDataType_t a6, int a7, int a8[], int * a9) { return cublasLtMatmulAlgoGetIds(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_644(cublasLtHandle_t a0, cublasComputeType_t a1, cudaDataType_t a2, cudaDataType_t a3, cudaDataType_t a4, cudaDataType_t a5, cudaDataType_t a6, int a7, cublasLtMatmulAlgo_t * a8) { return cublasLtMatmulAlgoInit(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_645(cublasLtHandle_t a0, cublasLtMatmulDesc_t a1, cublasLtMatrixLayout_t a2, cublasLtMatrixLayout_t a3, cublasLtMatrixLayout_t a4, cublasLtMatrixLayout_t a5, const cublasLtMatmulAlgo_t * a6, cublasLtMatmulHeuristicResult_t * a7) { return cublasLtMatmulAlgoCheck(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_646(cublasLtHandle_t a0, cublasLtMatmulDesc_t a1, cublasLtMatrixLayout_t a2, cublasLtMatrixLayout_t a3, cublasLtMatrixLayout_t a4, cublasLtMatrixLayout_t a5, const cublasLtMatmulAlgo_t * a6, cublasLtMatmulHeuristicResult_t * a7, cudaStream_t a8) { return cublasLtMatmulAlgoCheckForStream(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_647(const cublasLtMatmulAlgo_t * a0, cublasLtMatmulAlgoCapAttributes_t a1, void * a2, size_t a3, size_t * a4) { return cublasLtMatmulAlgoCapGetAttribute(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_648(cublasLtMatmulAlgo_t * a0, cublasLtMatmulAlgoConfigAttributes_t a1, const void * a2, size_t a3) { return cublasLtMatmulAlgoConfigSetAttribute(a0, a1, a2, a3); }
inline cublasStatus_t use_649(const cublasLtMatmulAlgo_t * a0, cublasLtMatmulAlgoConfigAttributes_t a1, void * a2, size_t a3, size_t * a4) { return cublasLtMatmulAlgoConfigGetAttribute(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_650(cublasLtLoggerCallback_t a0) { return cublasLtLoggerSetCallback(a0); }
inline cublasStatus_t use_651(FILE * a0) { return cublasLtLoggerSetFile(a0); }
inline cublasStatus_t use_652(const char * a0) { return cublasLtLoggerOpenFile(a0); }
inline cublasStatus_t use_653(int a0) { return cublasLtLoggerSetLevel(a0); }
inline cublasStatus_t use_654(int a0) { return cublasLtLoggerSetMask(a0); }
inline cublasStatus_t use_655() { return cublasLtLoggerForceDisable(); }
inline cublasStatus_t use_656(cublasHandle_t a0, int a1, const cuComplex * a2, const cuComplex * a3, int a4, cuComplex * a5, int a6) { return cublasCaxpy(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_657(cublasHandle_t a0, int64_t a1, const cuComplex * a2, const cuComplex * a3, int64_t a4, cuComplex * a5, int64_t a6) { return cublasCaxpy_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_658(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, cuComplex * a4, int a5) { return cublasCcopy(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_659(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, cuComplex * a4, int64_t a5) { return cublasCcopy_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_660(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, const cuComplex * a4, int a5, cuComplex * a6) { return cublasCdotc(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_661(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, const cuComplex * a4, int64_t a5, cuComplex * a6) { return cublasCdotc_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_662(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, const cuComplex * a4, int a5, cuComplex * a6) { return cublasCdotu(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_663(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, const cuComplex * a4, int64_t a5, cuComplex * a6) { return cublasCdotu_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_664(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, int a5, const cuComplex * a6, const cuComplex * a7, int a8, const cuComplex * a9, int a10, const cuComplex * a11, cuComplex * a12, int a13) { return cublasCgbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_665(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const cuComplex * a7, int64_t a8, const cuComplex * a9, int64_t a10, const cuComplex * a11, cuComplex * a12, int64_t a13) { return cublasCgbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_666(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuComplex * a6, const cuComplex * a7, int a8, const cuComplex * a9, int a10, const cuComplex * a11, cuComplex * a12, int a13) { return cublasCgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_667(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuComplex * a6, const cuComplex * a7, int64_t a8, const cuComplex * a9, int64_t a10, const cuComplex * a11, cuComplex * a12, int64_t a13) { return cublasCgemm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_668(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const cuComplex * a4, const cuComplex * a5, int a6, const cuComplex * a7, int a8, const cuComplex * a9, cuComplex * a10, int a11) { return cublasCgemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_669(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const cuComplex * a4, const cuComplex * a5, int64_t a6, const cuComplex * a7, int64_t a8, const cuComplex * a9, cuComplex * a10, int64_t a11) { return cublasCgemv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_670(cublasHandle_t a0, int a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCgerc(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_671(cublasHandle_t a0, int64_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCgerc_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_672(cublasHandle_t a0, int a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCgeru(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_673(cublasHandle_t a0, int64_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCgeru_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_674(cublasHandle_t a0, cublasFillMode_t a1, int a2, int a3, const cuComplex * a4, const cuComplex * a5, int a6, const cuComplex * a7, int a8, const cuComplex * a9, cuComplex * a10, int a11) { return cublasChbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_675(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, int64_t a3, const cuComplex * a4, const cuComplex * a5, int64_t a6, const cuComplex * a7, int64_t a8, const cuComplex * a9, cuComplex * a10, int64_t a11) { return cublasChbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_676(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, const cuComplex * a10, cuComplex * a11, int a12) { return cublasChemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_677(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, int64_t a9, const cuComplex * a10, cuComplex * a11, int64_t a12) { return cublasChemm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_678(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, const cuComplex * a8, cuComplex * a9, int a10) { return cublasChemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_679(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, cuComplex * a9, int64_t a10) { return cublasChemv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_680(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const cuComplex * a4, int a5, cuComplex * a6, int a7) { return cublasCher(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_681(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCher2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_682(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCher2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_683(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, const float * a10, cuComplex * a11, int a12) { return cublasCher2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_684(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, int64_t a9, const float * a10, cuComplex * a11, int64_t a12) { return cublasCher2k_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_685(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const cuComplex * a4, int64_t a5, cuComplex * a6, int64_t a7) { return cublasCher_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_686(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const float * a5, const cuComplex * a6, int a7, const float * a8, cuComplex * a9, int a10) { return cublasCherk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_687(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const float * a5, const cuComplex * a6, int64_t a7, const float * a8, cuComplex * a9, int64_t a10) { return cublasCherk_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_688(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, int a6, const cuComplex * a7, cuComplex * a8, int a9) { return cublasChpmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_689(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, int64_t a6, const cuComplex * a7, cuComplex * a8, int64_t a9) { return cublasChpmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_690(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const cuComplex * a4, int a5, cuComplex * a6) { return cublasChpr(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_691(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8) { return cublasChpr2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_692(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8) { return cublasChpr2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_693(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const cuComplex * a4, int64_t a5, cuComplex * a6) { return cublasChpr_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_694(cublasHandle_t * a0) { return cublasCreate(a0); }
inline cublasStatus_t use_695(cublasHandle_t a0, int a1, cuComplex * a2, int a3, cuComplex * a4, int a5, const float * a6, const cuComplex * a7) { return cublasCrot(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_696(cublasHandle_t a0, int64_t a1, cuComplex * a2, int64_t a3, cuComplex * a4, int64_t a5, const float * a6, const cuComplex * a7) { return cublasCrot_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_697(cublasHandle_t a0, cuComplex * a1, cuComplex * a2, float * a3, cuComplex * a4) { return cublasCrotg(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_698(cublasHandle_t a0, int a1, const cuComplex * a2, cuComplex * a3, int a4) { return cublasCscal(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_699(cublasHandle_t a0, int64_t a1, const cuComplex * a2, cuComplex * a3, int64_t a4) { return cublasCscal_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_700(cublasHandle_t a0, int a1, cuComplex * a2, int a3, cuComplex * a4, int a5, const float * a6, const float * a7) { return cublasCsrot(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_701(cublasHandle_t a0, int64_t a1, cuComplex * a2, int64_t a3, cuComplex * a4, int64_t a5, const float * a6, const float * a7) { return cublasCsrot_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_702(cublasHandle_t a0, int a1, const float * a2, cuComplex * a3, int a4) { return cublasCsscal(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_703(cublasHandle_t a0, int64_t a1, const float * a2, cuComplex * a3, int64_t a4) { return cublasCsscal_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_704(cublasHandle_t a0, int a1, cuComplex * a2, int a3, cuComplex * a4, int a5) { return cublasCswap(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_705(cublasHandle_t a0, int64_t a1, cuComplex * a2, int64_t a3, cuComplex * a4, int64_t a5) { return cublasCswap_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_706(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, const cuComplex * a10, cuComplex * a11, int a12) { return cublasCsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_707(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, int64_t a9, const cuComplex * a10, cuComplex * a11, int64_t a12) { return cublasCsymm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_708(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, const cuComplex * a8, cuComplex * a9, int a10) { return cublasCsymv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_709(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, cuComplex * a9, int64_t a10) { return cublasCsymv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_710(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, cuComplex * a6, int a7) { return cublasCsyr(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_711(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuComplex * a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCsyr2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_712(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCsyr2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_713(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, const cuComplex * a10, cuComplex * a11, int a12) { return cublasCsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_714(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, int64_t a9, const cuComplex * a10, cuComplex * a11, int64_t a12) { return cublasCsyr2k_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_715(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuComplex * a3, const cuComplex * a4, int64_t a5, cuComplex * a6, int64_t a7) { return cublasCsyr_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_716(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuComplex * a5, const cuComplex * a6, int a7, const cuComplex * a8, cuComplex * a9, int a10) { return cublasCsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_717(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuComplex * a5, const cuComplex * a6, int64_t a7, const cuComplex * a8, cuComplex * a9, int64_t a10) { return cublasCsyrk_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_718(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCtbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_719(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCtbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_720(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const cuComplex * a6, int a7, cuComplex * a8, int a9) { return cublasCtbsv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_721(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const cuComplex * a6, int64_t a7, cuComplex * a8, int64_t a9) { return cublasCtbsv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_722(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuComplex * a5, cuComplex * a6, int a7) { return cublasCtpmv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_723(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuComplex * a5, cuComplex * a6, int64_t a7) { return cublasCtpmv_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_724(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuComplex * a5, cuComplex * a6, int a7) { return cublasCtpsv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_725(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuComplex * a5, cuComplex * a6, int64_t a7) { return cublasCtpsv_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_726(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const cuComplex * a7, const cuComplex * a8, int a9, const cuComplex * a10, int a11, cuComplex * a12, int a13) { return cublasCtrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_727(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const cuComplex * a7, const cuComplex * a8, int64_t a9, const cuComplex * a10, int64_t a11, cuComplex * a12, int64_t a13) { return cublasCtrmm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_728(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuComplex * a5, int a6, cuComplex * a7, int a8) { return cublasCtrmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_729(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuComplex * a5, int64_t a6, cuComplex * a7, int64_t a8) { return cublasCtrmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_730(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const cuComplex * a7, const cuComplex * a8, int a9, cuComplex * a10, int a11) { return cublasCtrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_731(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const cuComplex * a7, const cuComplex * a8, int64_t a9, cuComplex * a10, int64_t a11) { return cublasCtrsm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_732(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuComplex * a5, int a6, cuComplex * a7, int a8) { return cublasCtrsv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_733(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuComplex * a5, int64_t a6, cuComplex * a7, int64_t a8) { return cublasCtrsv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_734(cublasHandle_t a0, int a1, const double * a2, int a3, double * a4) { return cublasDasum(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_735(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, double * a4) { return cublasDasum_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_736(cublasHandle_t a0, int a1, const double * a2, const double * a3, int a4, double * a5, int a6) { return cublasDaxpy(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_737(cublasHandle_t a0, int64_t a1, const double * a2, const double * a3, int64_t a4, double * a5, int64_t a6) { return cublasDaxpy_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_738(cublasHandle_t a0, int a1, const double * a2, int a3, double * a4, int a5) { return cublasDcopy(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_739(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, double * a4, int64_t a5) { return cublasDcopy_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_740(cublasHandle_t a0, int a1, const double * a2, int a3, const double * a4, int a5, double * a6) { return cublasDdot(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_741(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, const double * a4, int64_t a5, double * a6) { return cublasDdot_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_742(cublasHandle_t a0) { return cublasDestroy(a0); }
inline cublasStatus_t use_743(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, int a5, const double * a6, const double * a7, int a8, const double * a9, int a10, const double * a11, double * a12, int a13) { return cublasDgbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_744(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, const double * a6, const double * a7, int64_t a8, const double * a9, int64_t a10, const double * a11, double * a12, int64_t a13) { return cublasDgbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_745(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const double * a6, const double * a7, int a8, const double * a9, int a10, const double * a11, double * a12, int a13) { return cublasDgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_746(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const double * a6, const double * a7, int64_t a8, const double * a9, int64_t a10, const double * a11, double * a12, int64_t a13) { return cublasDgemm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_747(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const double * a4, const double * a5, int a6, const double * a7, int a8, const double * a9, double * a10, int a11) { return cublasDgemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_748(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const double * a4, const double * a5, int64_t a6, const double * a7, int64_t a8, const double * a9, double * a10, int64_t a11) { return cublasDgemv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_749(cublasHandle_t a0, int a1, int a2, const double * a3, const double * a4, int a5, const double * a6, int a7, double * a8, int a9) { return cublasDger(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_750(cublasHandle_t a0, int64_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, const double * a6, int64_t a7, double * a8, int64_t a9) { return cublasDger_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_751(cublasHandle_t a0, int a1, const double * a2, int a3, double * a4) { return cublasDnrm2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_752(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, double * a4) { return cublasDnrm2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_753(cublasHandle_t a0, int a1, double * a2, int a3, double * a4, int a5, const double * a6, const double * a7) { return cublasDrot(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_754(cublasHandle_t a0, int64_t a1, double * a2, int64_t a3, double * a4, int64_t a5, const double * a6, const double * a7) { return cublasDrot_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_755(cublasHandle_t a0, double * a1, double * a2, double * a3, double * a4) { return cublasDrotg(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_756(cublasHandle_t a0, int a1, double * a2, int a3, double * a4, int a5, const double * a6) { return cublasDrotm(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_757(cublasHandle_t a0, int64_t a1, double * a2, int64_t a3, double * a4, int64_t a5, const double * a6) { return cublasDrotm_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_758(cublasHandle_t a0, double * a1, double * a2, double * a3, const double * a4, double * a5) { return cublasDrotmg(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_759(cublasHandle_t a0, cublasFillMode_t a1, int a2, int a3, const double * a4, const double * a5, int a6, const double * a7, int a8, const double * a9, double * a10, int a11) { return cublasDsbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_760(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, int64_t a3, const double * a4, const double * a5, int64_t a6, const double * a7, int64_t a8, const double * a9, double * a10, int64_t a11) { return cublasDsbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_761(cublasHandle_t a0, int a1, const double * a2, double * a3, int a4) { return cublasDscal(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_762(cublasHandle_t a0, int64_t a1, const double * a2, double * a3, int64_t a4) { return cublasDscal_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_763(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, const double * a5, int a6, const double * a7, double * a8, int a9) { return cublasDspmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_764(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, const double * a5, int64_t a6, const double * a7, double * a8, int64_t a9) { return cublasDspmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_765(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, int a5, double * a6) { return cublasDspr(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_766(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, int a5, const double * a6, int a7, double * a8) { return cublasDspr2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_767(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, const double * a6, int64_t a7, double * a8) { return cublasDspr2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_768(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, double * a6) { return cublasDspr_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_769(cublasHandle_t a0, int a1, double * a2, int a3, double * a4, int a5) { return cublasDswap(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_770(cublasHandle_t a0, int64_t a1, double * a2, int64_t a3, double * a4, int64_t a5) { return cublasDswap_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_771(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const double * a5, const double * a6, int a7, const double * a8, int a9, const double * a10, double * a11, int a12) { return cublasDsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_772(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const double * a5, const double * a6, int64_t a7, const double * a8, int64_t a9, const double * a10, double * a11, int64_t a12) { return cublasDsymm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_773(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, int a5, const double * a6, int a7, const double * a8, double * a9, int a10) { return cublasDsymv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_774(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, const double * a6, int64_t a7, const double * a8, double * a9, int64_t a10) { return cublasDsymv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_775(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, int a5, double * a6, int a7) { return cublasDsyr(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_776(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const double * a4, int a5, const double * a6, int a7, double * a8, int a9) { return cublasDsyr2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_777(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, const double * a6, int64_t a7, double * a8, int64_t a9) { return cublasDsyr2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_778(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const double * a5, const double * a6, int a7, const double * a8, int a9, const double * a10, double * a11, int a12) { return cublasDsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_779(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const double * a5, const double * a6, int64_t a7, const double * a8, int64_t a9, const double * a10, double * a11, int64_t a12) { return cublasDsyr2k_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_780(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const double * a4, int64_t a5, double * a6, int64_t a7) { return cublasDsyr_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_781(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const double * a5, const double * a6, int a7, const double * a8, double * a9, int a10) { return cublasDsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_782(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const double * a5, const double * a6, int64_t a7, const double * a8, double * a9, int64_t a10) { return cublasDsyrk_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_783(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const double * a6, int a7, double * a8, int a9) { return cublasDtbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_784(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const double * a6, int64_t a7, double * a8, int64_t a9) { return cublasDtbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_785(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const double * a6, int a7, double * a8, int a9) { return cublasDtbsv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_786(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const double * a6, int64_t a7, double * a8, int64_t a9) { return cublasDtbsv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_787(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const double * a5, double * a6, int a7) { return cublasDtpmv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_788(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const double * a5, double * a6, int64_t a7) { return cublasDtpmv_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_789(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const double * a5, double * a6, int a7) { return cublasDtpsv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_790(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const double * a5, double * a6, int64_t a7) { return cublasDtpsv_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_791(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const double * a7, const double * a8, int a9, const double * a10, int a11, double * a12, int a13) { return cublasDtrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_792(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const double * a7, const double * a8, int64_t a9, const double * a10, int64_t a11, double * a12, int64_t a13) { return cublasDtrmm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_793(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const double * a5, int a6, double * a7, int a8) { return cublasDtrmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_794(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const double * a5, int64_t a6, double * a7, int64_t a8) { return cublasDtrmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_795(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const double * a7, const double * a8, int a9, double * a10, int a11) { return cublasDtrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_796(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const double * a7, const double * a8, int64_t a9, double * a10, int64_t a11) { return cublasDtrsm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_797(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const double * a5, int a6, double * a7, int a8) { return cublasDtrsv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_798(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const double * a5, int64_t a6, double * a7, int64_t a8) { return cublasDtrsv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_799(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, double * a4) { return cublasDzasum(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_800(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, double * a4) { return cublasDzasum_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_801(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, double * a4) { return cublasDznrm2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_802(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, double * a4) { return cublasDznrm2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_803(cublasHandle_t a0, cublasPointerMode_t * a1) { return cublasGetPointerMode(a0, a1); }
inline cublasStatus_t use_804(cublasHandle_t a0, cudaStream_t * a1) { return cublasGetStream(a0, a1); }
inline cublasStatus_t use_805(cublasHandle_t a0, int * a1) { return cublasGetVersion(a0, a1); }
inline cublasStatus_t use_806(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, int * a4) { return cublasIcamax(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_807(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, int64_t * a4) { return cublasIcamax_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_808(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, int * a4) { return cublasIcamin(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_809(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, int64_t * a4) { return cublasIcamin_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_810(cublasHandle_t a0, int a1, const double * a2, int a3, int * a4) { return cublasIdamax(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_811(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, int64_t * a4) { return cublasIdamax_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_812(cublasHandle_t a0, int a1, const double * a2, int a3, int * a4) { return cublasIdamin(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_813(cublasHandle_t a0, int64_t a1, const double * a2, int64_t a3, int64_t * a4) { return cublasIdamin_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_814(cublasHandle_t a0, int a1, const float * a2, int a3, int * a4) { return cublasIsamax(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_815(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, int64_t * a4) { return cublasIsamax_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_816(cublasHandle_t a0, int a1, const float * a2, int a3, int * a4) { return cublasIsamin(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_817(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, int64_t * a4) { return cublasIsamin_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_818(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, int * a4) { return cublasIzamax(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_819(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, int64_t * a4) { return cublasIzamax_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_820(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, int * a4) { return cublasIzamin(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_821(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, int64_t * a4) { return cublasIzamin_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_822(cublasHandle_t a0, int a1, const float * a2, int a3, float * a4) { return cublasSasum(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_823(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, float * a4) { return cublasSasum_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_824(cublasHandle_t a0, int a1, const float * a2, const float * a3, int a4, float * a5, int a6) { return cublasSaxpy(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_825(cublasHandle_t a0, int64_t a1, const float * a2, const float * a3, int64_t a4, float * a5, int64_t a6) { return cublasSaxpy_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_826(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, float * a4) { return cublasScasum(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_827(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, float * a4) { return cublasScasum_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_828(cublasHandle_t a0, int a1, const cuComplex * a2, int a3, float * a4) { return cublasScnrm2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_829(cublasHandle_t a0, int64_t a1, const cuComplex * a2, int64_t a3, float * a4) { return cublasScnrm2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_830(cublasHandle_t a0, int a1, const float * a2, int a3, float * a4, int a5) { return cublasScopy(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_831(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, float * a4, int64_t a5) { return cublasScopy_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_832(cublasHandle_t a0, int a1, const float * a2, int a3, const float * a4, int a5, float * a6) { return cublasSdot(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_833(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, const float * a4, int64_t a5, float * a6) { return cublasSdot_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_834(cublasHandle_t a0, cublasPointerMode_t a1) { return cublasSetPointerMode(a0, a1); }
inline cublasStatus_t use_835(cublasHandle_t a0, cudaStream_t a1) { return cublasSetStream(a0, a1); }
inline cublasStatus_t use_836(cublasHandle_t a0, void * a1, size_t a2) { return cublasSetWorkspace(a0, a1, a2); }
inline cublasStatus_t use_837(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, int a5, const float * a6, const float * a7, int a8, const float * a9, int a10, const float * a11, float * a12, int a13) { return cublasSgbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_838(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, const float * a6, const float * a7, int64_t a8, const float * a9, int64_t a10, const float * a11, float * a12, int64_t a13) { return cublasSgbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_839(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const float * a6, const float * a7, int a8, const float * a9, int a10, const float * a11, float * a12, int a13) { return cublasSgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_840(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const float * a6, const float * a7, int64_t a8, const float * a9, int64_t a10, const float * a11, float * a12, int64_t a13) { return cublasSgemm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_841(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const float * a4, const float * a5, int a6, const float * a7, int a8, const float * a9, float * a10, int a11) { return cublasSgemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_842(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const float * a4, const float * a5, int64_t a6, const float * a7, int64_t a8, const float * a9, float * a10, int64_t a11) { return cublasSgemv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_843(cublasHandle_t a0, int a1, int a2, const float * a3, const float * a4, int a5, const float * a6, int a7, float * a8, int a9) { return cublasSger(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_844(cublasHandle_t a0, int64_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, const float * a6, int64_t a7, float * a8, int64_t a9) { return cublasSger_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_845(cublasHandle_t a0, int a1, const float * a2, int a3, float * a4) { return cublasSnrm2(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_846(cublasHandle_t a0, int64_t a1, const float * a2, int64_t a3, float * a4) { return cublasSnrm2_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_847(cublasHandle_t a0, int a1, float * a2, int a3, float * a4, int a5, const float * a6, const float * a7) { return cublasSrot(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_848(cublasHandle_t a0, int64_t a1, float * a2, int64_t a3, float * a4, int64_t a5, const float * a6, const float * a7) { return cublasSrot_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_849(cublasHandle_t a0, float * a1, float * a2, float * a3, float * a4) { return cublasSrotg(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_850(cublasHandle_t a0, int a1, float * a2, int a3, float * a4, int a5, const float * a6) { return cublasSrotm(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_851(cublasHandle_t a0, int64_t a1, float * a2, int64_t a3, float * a4, int64_t a5, const float * a6) { return cublasSrotm_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_852(cublasHandle_t a0, float * a1, float * a2, float * a3, const float * a4, float * a5) { return cublasSrotmg(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_853(cublasHandle_t a0, cublasFillMode_t a1, int a2, int a3, const float * a4, const float * a5, int a6, const float * a7, int a8, const float * a9, float * a10, int a11) { return cublasSsbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_854(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, int64_t a3, const float * a4, const float * a5, int64_t a6, const float * a7, int64_t a8, const float * a9, float * a10, int64_t a11) { return cublasSsbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_855(cublasHandle_t a0, int a1, const float * a2, float * a3, int a4) { return cublasSscal(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_856(cublasHandle_t a0, int64_t a1, const float * a2, float * a3, int64_t a4) { return cublasSscal_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_857(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, const float * a5, int a6, const float * a7, float * a8, int a9) { return cublasSspmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_858(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, const float * a5, int64_t a6, const float * a7, float * a8, int64_t a9) { return cublasSspmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_859(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, int a5, float * a6) { return cublasSspr(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_860(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, int a5, const float * a6, int a7, float * a8) { return cublasSspr2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_861(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, const float * a6, int64_t a7, float * a8) { return cublasSspr2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_862(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, float * a6) { return cublasSspr_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_863(cublasHandle_t a0, int a1, float * a2, int a3, float * a4, int a5) { return cublasSswap(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_864(cublasHandle_t a0, int64_t a1, float * a2, int64_t a3, float * a4, int64_t a5) { return cublasSswap_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_865(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const float * a5, const float * a6, int a7, const float * a8, int a9, const float * a10, float * a11, int a12) { return cublasSsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_866(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const float * a5, const float * a6, int64_t a7, const float * a8, int64_t a9, const float * a10, float * a11, int64_t a12) { return cublasSsymm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_867(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, int a5, const float * a6, int a7, const float * a8, float * a9, int a10) { return cublasSsymv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_868(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, const float * a6, int64_t a7, const float * a8, float * a9, int64_t a10) { return cublasSsymv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_869(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, int a5, float * a6, int a7) { return cublasSsyr(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_870(cublasHandle_t a0, cublasFillMode_t a1, int a2, const float * a3, const float * a4, int a5, const float * a6, int a7, float * a8, int a9) { return cublasSsyr2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_871(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, const float * a6, int64_t a7, float * a8, int64_t a9) { return cublasSsyr2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_872(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const float * a5, const float * a6, int a7, const float * a8, int a9, const float * a10, float * a11, int a12) { return cublasSsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_873(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const float * a5, const float * a6, int64_t a7, const float * a8, int64_t a9, const float * a10, float * a11, int64_t a12) { return cublasSsyr2k_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_874(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const float * a3, const float * a4, int64_t a5, float * a6, int64_t a7) { return cublasSsyr_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_875(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const float * a5, const float * a6, int a7, const float * a8, float * a9, int a10) { return cublasSsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_876(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const float * a5, const float * a6, int64_t a7, const float * a8, float * a9, int64_t a10) { return cublasSsyrk_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_877(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const float * a6, int a7, float * a8, int a9) { return cublasStbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_878(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const float * a6, int64_t a7, float * a8, int64_t a9) { return cublasStbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_879(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const float * a6, int a7, float * a8, int a9) { return cublasStbsv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_880(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const float * a6, int64_t a7, float * a8, int64_t a9) { return cublasStbsv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_881(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const float * a5, float * a6, int a7) { return cublasStpmv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_882(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const float * a5, float * a6, int64_t a7) { return cublasStpmv_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_883(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const float * a5, float * a6, int a7) { return cublasStpsv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_884(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const float * a5, float * a6, int64_t a7) { return cublasStpsv_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_885(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const float * a7, const float * a8, int a9, const float * a10, int a11, float * a12, int a13) { return cublasStrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_886(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const float * a7, const float * a8, int64_t a9, const float * a10, int64_t a11, float * a12, int64_t a13) { return cublasStrmm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_887(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const float * a5, int a6, float * a7, int a8) { return cublasStrmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_888(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const float * a5, int64_t a6, float * a7, int64_t a8) { return cublasStrmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_889(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const float * a7, const float * a8, int a9, float * a10, int a11) { return cublasStrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_890(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const float * a7, const float * a8, int64_t a9, float * a10, int64_t a11) { return cublasStrsm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_891(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const float * a5, int a6, float * a7, int a8) { return cublasStrsv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_892(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const float * a5, int64_t a6, float * a7, int64_t a8) { return cublasStrsv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_893(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, const cuDoubleComplex * a3, int a4, cuDoubleComplex * a5, int a6) { return cublasZaxpy(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_894(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, const cuDoubleComplex * a3, int64_t a4, cuDoubleComplex * a5, int64_t a6) { return cublasZaxpy_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_895(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, cuDoubleComplex * a4, int a5) { return cublasZcopy(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_896(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, cuDoubleComplex * a4, int64_t a5) { return cublasZcopy_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_897(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6) { return cublasZdotc(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_898(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, const cuDoubleComplex * a4, int64_t a5, cuDoubleComplex * a6) { return cublasZdotc_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_899(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, int a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6) { return cublasZdotu(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_900(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, int64_t a3, const cuDoubleComplex * a4, int64_t a5, cuDoubleComplex * a6) { return cublasZdotu_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_901(cublasHandle_t a0, int a1, cuDoubleComplex * a2, int a3, cuDoubleComplex * a4, int a5, const double * a6, const double * a7) { return cublasZdrot(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_902(cublasHandle_t a0, int64_t a1, cuDoubleComplex * a2, int64_t a3, cuDoubleComplex * a4, int64_t a5, const double * a6, const double * a7) { return cublasZdrot_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_903(cublasHandle_t a0, int a1, const double * a2, cuDoubleComplex * a3, int a4) { return cublasZdscal(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_904(cublasHandle_t a0, int64_t a1, const double * a2, cuDoubleComplex * a3, int64_t a4) { return cublasZdscal_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_905(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, int a4, int a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int a8, const cuDoubleComplex * a9, int a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int a13) { return cublasZgbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_906(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int64_t a8, const cuDoubleComplex * a9, int64_t a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int64_t a13) { return cublasZgbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_907(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int a3, int a4, int a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int a8, const cuDoubleComplex * a9, int a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int a13) { return cublasZgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_908(cublasHandle_t a0, cublasOperation_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, int64_t a8, const cuDoubleComplex * a9, int64_t a10, const cuDoubleComplex * a11, cuDoubleComplex * a12, int64_t a13) { return cublasZgemm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_909(cublasHandle_t a0, cublasOperation_t a1, int a2, int a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int a6, const cuDoubleComplex * a7, int a8, const cuDoubleComplex * a9, cuDoubleComplex * a10, int a11) { return cublasZgemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_910(cublasHandle_t a0, cublasOperation_t a1, int64_t a2, int64_t a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int64_t a6, const cuDoubleComplex * a7, int64_t a8, const cuDoubleComplex * a9, cuDoubleComplex * a10, int64_t a11) { return cublasZgemv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_911(cublasHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZgerc(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_912(cublasHandle_t a0, int64_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZgerc_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_913(cublasHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZgeru(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_914(cublasHandle_t a0, int64_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZgeru_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_915(cublasHandle_t a0, cublasFillMode_t a1, int a2, int a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int a6, const cuDoubleComplex * a7, int a8, const cuDoubleComplex * a9, cuDoubleComplex * a10, int a11) { return cublasZhbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_916(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, int64_t a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int64_t a6, const cuDoubleComplex * a7, int64_t a8, const cuDoubleComplex * a9, cuDoubleComplex * a10, int64_t a11) { return cublasZhbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_917(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int a12) { return cublasZhemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_918(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, int64_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int64_t a12) { return cublasZhemm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_919(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int a10) { return cublasZhemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_920(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int64_t a10) { return cublasZhemv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_921(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6, int a7) { return cublasZher(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_922(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZher2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_923(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZher2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_924(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, const double * a10, cuDoubleComplex * a11, int a12) { return cublasZher2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_925(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, int64_t a9, const double * a10, cuDoubleComplex * a11, int64_t a12) { return cublasZher2k_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_926(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const cuDoubleComplex * a4, int64_t a5, cuDoubleComplex * a6, int64_t a7) { return cublasZher_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_927(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const double * a5, const cuDoubleComplex * a6, int a7, const double * a8, cuDoubleComplex * a9, int a10) { return cublasZherk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_928(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const double * a5, const cuDoubleComplex * a6, int64_t a7, const double * a8, cuDoubleComplex * a9, int64_t a10) { return cublasZherk_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_929(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int a6, const cuDoubleComplex * a7, cuDoubleComplex * a8, int a9) { return cublasZhpmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_930(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int64_t a6, const cuDoubleComplex * a7, cuDoubleComplex * a8, int64_t a9) { return cublasZhpmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_931(cublasHandle_t a0, cublasFillMode_t a1, int a2, const double * a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6) { return cublasZhpr(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_932(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8) { return cublasZhpr2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_933(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8) { return cublasZhpr2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_934(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const double * a3, const cuDoubleComplex * a4, int64_t a5, cuDoubleComplex * a6) { return cublasZhpr_64(a0, a1, a2, a3, a4, a5, a6); }
inline cublasStatus_t use_935(cublasHandle_t a0, int a1, cuDoubleComplex * a2, int a3, cuDoubleComplex * a4, int a5, const double * a6, const cuDoubleComplex * a7) { return cublasZrot(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_936(cublasHandle_t a0, int64_t a1, cuDoubleComplex * a2, int64_t a3, cuDoubleComplex * a4, int64_t a5, const double * a6, const cuDoubleComplex * a7) { return cublasZrot_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_937(cublasHandle_t a0, cuDoubleComplex * a1, cuDoubleComplex * a2, double * a3, cuDoubleComplex * a4) { return cublasZrotg(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_938(cublasHandle_t a0, int a1, const cuDoubleComplex * a2, cuDoubleComplex * a3, int a4) { return cublasZscal(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_939(cublasHandle_t a0, int64_t a1, const cuDoubleComplex * a2, cuDoubleComplex * a3, int64_t a4) { return cublasZscal_64(a0, a1, a2, a3, a4); }
inline cublasStatus_t use_940(cublasHandle_t a0, int a1, cuDoubleComplex * a2, int a3, cuDoubleComplex * a4, int a5) { return cublasZswap(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_941(cublasHandle_t a0, int64_t a1, cuDoubleComplex * a2, int64_t a3, cuDoubleComplex * a4, int64_t a5) { return cublasZswap_64(a0, a1, a2, a3, a4, a5); }
inline cublasStatus_t use_942(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int a12) { return cublasZsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_943(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, int64_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int64_t a12) { return cublasZsymm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_944(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int a10) { return cublasZsymv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_945(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int64_t a10) { return cublasZsymv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_946(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6, int a7) { return cublasZsyr(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_947(cublasHandle_t a0, cublasFillMode_t a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZsyr2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_948(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZsyr2_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_949(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int a12) { return cublasZsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_950(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, int64_t a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, int64_t a12) { return cublasZsyr2k_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cublasStatus_t use_951(cublasHandle_t a0, cublasFillMode_t a1, int64_t a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int64_t a5, cuDoubleComplex * a6, int64_t a7) { return cublasZsyr_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_952(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int a3, int a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int a10) { return cublasZsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_953(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, int64_t a3, int64_t a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int64_t a7, const cuDoubleComplex * a8, cuDoubleComplex * a9, int64_t a10) { return cublasZsyrk_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cublasStatus_t use_954(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZtbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_955(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZtbmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_956(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex * a8, int a9) { return cublasZtbsv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_957(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, int64_t a5, const cuDoubleComplex * a6, int64_t a7, cuDoubleComplex * a8, int64_t a9) { return cublasZtbsv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cublasStatus_t use_958(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuDoubleComplex * a5, cuDoubleComplex * a6, int a7) { return cublasZtpmv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_959(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuDoubleComplex * a5, cuDoubleComplex * a6, int64_t a7) { return cublasZtpmv_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_960(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuDoubleComplex * a5, cuDoubleComplex * a6, int a7) { return cublasZtpsv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_961(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuDoubleComplex * a5, cuDoubleComplex * a6, int64_t a7) { return cublasZtpsv_64(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cublasStatus_t use_962(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, int a9, const cuDoubleComplex * a10, int a11, cuDoubleComplex * a12, int a13) { return cublasZtrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_963(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, int64_t a9, const cuDoubleComplex * a10, int64_t a11, cuDoubleComplex * a12, int64_t a13) { return cublasZtrmm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cublasStatus_t use_964(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex * a7, int a8) { return cublasZtrmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_965(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuDoubleComplex * a5, int64_t a6, cuDoubleComplex * a7, int64_t a8) { return cublasZtrmv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_966(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int a5, int a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, int a9, cuDoubleComplex * a10, int a11) { return cublasZtrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_967(cublasHandle_t a0, cublasSideMode_t a1, cublasFillMode_t a2, cublasOperation_t a3, cublasDiagType_t a4, int64_t a5, int64_t a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, int64_t a9, cuDoubleComplex * a10, int64_t a11) { return cublasZtrsm_64(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cublasStatus_t use_968(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex * a7, int a8) { return cublasZtrsv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cublasStatus_t use_969(cublasHandle_t a0, cublasFillMode_t a1, cublasOperation_t a2, cublasDiagType_t a3, int64_t a4, const cuDoubleComplex * a5, int64_t a6, cuDoubleComplex * a7, int64_t a8) { return cublasZtrsv_64(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline auto use_970 = CUBLAS_VER_MAJOR;
inline auto use_971 = CUBLAS_VER_MINOR;
inline auto use_972 = CUBLAS_VER_PATCH;
inline auto use_973 = CUBLAS_VER_BUILD;
inline auto use_974 = CUBLAS_VERSION;
inline auto use_975 = CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA;
inline auto use_976 = CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA;
inline auto use_977 = CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA;
inline auto use_978 = CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA;
inline auto use_979 = CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK;
inline auto use_980 = CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK;
inline auto use_981 = CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F;
inline auto use_982 = CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F;
inline auto use_983 = CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F;
inline auto use_984 = CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I;
inline auto use_985 = CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK;
inline auto use_986 = CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F;
inline auto use_987 = CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF;
inline auto use_988 = CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32;
inline auto use_989 = CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F;
inline auto use_990 = CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F;
inline auto use_991 = CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I;
inline auto use_992 = CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3;
inline auto use_993 = CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2;
inline auto use_994 = CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK;
inline auto use_995 = CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN;
using use_996 = cublasStatus_t;
inline auto use_997 = CUBLAS_STATUS_SUCCESS;
inline auto use_998 = CUBLAS_STATUS_NOT_INITIALIZED;
inline auto use_999 = CUBLAS_STATUS_ALLOC_FAILED;
inline auto use_1000 = CUBLAS_STATUS_INVALID_VALUE;
inline auto use_1001 = CUBLAS_STATUS_ARCH_MISMATCH;
inline auto use_1002 = CUBLAS_STATUS_MAPPING_ERROR;
inline auto use_1003 = CUBLAS_STATUS_EXECUTION_FAILED;
inline auto use_1004 = CUBLAS_STATUS_INTERNAL_ERROR;
inline auto use_1005 = CUBLAS_STATUS_NOT_SUPPORTED;
inline auto use_1006 = CUBLAS_STATUS_LICENSE_ERROR;
using use_1007 = cublasFillMode_t;
inline auto use_1008 = CUBLAS_FILL_MODE_LOWER;
inline auto use_1009 = CUBLAS_FILL_MODE_UPPER;
inline auto use_1010 = CUBLAS_FILL_MODE_FULL;
using use_1011 = cublasDiagType_t;
inline auto use_1012 = CUBLAS_DIAG_NON_UNIT;
inline auto use_1013 = CUBLAS_DIAG_UNIT;
using use_1014 = cublasSideMode_t;
inline auto use_1015 = CUBLAS_SIDE_LEFT;
inline auto use_1016 = CUBLAS_SIDE_RIGHT;
using use_1017 = cublasOperation_t;
inline auto use_1018 = CUBLAS_OP_N;
inline auto use_1019 = CUBLAS_OP_T;
inline auto use_1020 = CUBLAS_OP_C;
inline auto use_1021 = CUBLAS_OP_HERMITAN;
inline auto use_1022 = CUBLAS_OP_CONJG;
using use_1023 = cublasPointerMode_t;
inline auto use_1024 = CUBLAS_POINTER_MODE_HOST;
inline auto use_1025 = CUBLAS_POINTER_MODE_DEVICE;
using use_1026 = cublasAtomicsMode_t;
inline auto use_1027 = CUBLAS_ATOMICS_NOT_ALLOWED;
inline auto use_1028 = CUBLAS_ATOMICS_ALLOWED;
using use_1029 = cublasGemmAlgo_t;
inline auto use_1030 = CUBLAS_GEMM_DFALT;
inline auto use_1031 = CUBLAS_GEMM_DEFAULT;
inline auto use_1032 = CUBLAS_GEMM_ALGO0;
inline auto use_1033 = CUBLAS_GEMM_ALGO1;
inline auto use_1034 = CUBLAS_GEMM_ALGO2;
inline auto use_1035 = CUBLAS_GEMM_ALGO3;
inline auto use_1036 = CUBLAS_GEMM_ALGO4;
inline auto use_1037 = CUBLAS_GEMM_ALGO5;
inline auto use_1038 = CUBLAS_GEMM_ALGO6;
inline auto use_1039 = CUBLAS_GEMM_ALGO7;
inline auto use_1040 = CUBLAS_GEMM_ALGO8;
inline auto use_1041 = CUBLAS_GEMM_ALGO9;
inline auto use_1042 = CUBLAS_GEMM_ALGO10;
inline auto use_1043 = CUBLAS_GEMM_ALGO11;
inline auto use_1044 = CUBLAS_GEMM_ALGO12;
inline auto use_1045 = CUBLAS_GEMM_ALGO13;
inline auto use_1046 = CUBLAS_GEMM_ALGO14;
inline auto use_1047 = CUBLAS_GEMM_ALGO15;
inline auto use_1048 = CUBLAS_GEMM_ALGO16;
inline auto use_1049 = CUBLAS_GEMM_ALGO17;
inline auto use_1050 = CUBLAS_GEMM_ALGO18;
inline auto use_1051 = CUBLAS_GEMM_ALGO19;
inline auto use_1052 = CUBLAS_GEMM_ALGO20;
inline auto use_1053 = CUBLAS_GEMM_ALGO21;
inline auto use_1054 = CUBLAS_GEMM_ALGO22;
inline auto use_1055 = CUBLAS_GEMM_ALGO23;
inline auto use_1056 = CUBLAS_GEMM_DEFAULT_TENSOR_OP;
inline auto use_1057 = CUBLAS_GEMM_DFALT_TENSOR_OP;
inline auto use_1058 = CUBLAS_GEMM_ALGO0_TENSOR_OP;
inline auto use_1059 = CUBLAS_GEMM_ALGO1_TENSOR_OP;
inline auto use_1060 = CUBLAS_GEMM_ALGO2_TENSOR_OP;
inline auto use_1061 = CUBLAS_GEMM_ALGO3_TENSOR_OP;
inline auto use_1062 = CUBLAS_GEMM_ALGO4_TENSOR_OP;
inline auto use_1063 = CUBLAS_GEMM_ALGO5_TENSOR_OP;
inline auto use_1064 = CUBLAS_GEMM_ALGO6_TENSOR_OP;
inline auto use_1065 = CUBLAS_GEMM_ALGO7_TENSOR_OP;
inline auto use_1066 = CUBLAS_GEMM_ALGO8_TENSOR_OP;
inline auto use_1067 = CUBLAS_GEMM_ALGO9_TENSOR_OP;
inline auto use_1068 = CUBLAS_GEMM_ALGO10_TENSOR_OP;
inline auto use_1069 = CUBLAS_GEMM_ALGO11_TENSOR_OP;
inline auto use_1070 = CUBLAS_GEMM_ALGO12_TENSOR_OP;
inline auto use_1071 = CUBLAS_GEMM_ALGO13_TENSOR_OP;
inline auto use_1072 = CUBLAS_GEMM_ALGO14_TENSOR_OP;
inline auto use_1073 = CUBLAS_GEMM_ALGO15_TENSOR_OP;
inline auto use_1074 = CUBLAS_GEMM_AUTOTUNE;
using use_1075 = cublasMath_t;
inline auto use_1076 = CUBLAS_DEFAULT_MATH;
inline auto use_1077 = CUBLAS_TENSOR_OP_MATH;
inline auto use_1078 = CUBLAS_PEDANTIC_MATH;
inline auto use_1079 = CUBLAS_TF32_TENSOR_OP_MATH;
inline auto use_1080 = CUBLAS_FP32_EMULATED_BF16X9_MATH;
inline auto use_1081 = CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH;
inline auto use_1082 = CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION;
using use_1083 = cublasDataType_t;
using use_1084 = cublasComputeType_t;
inline auto use_1085 = CUBLAS_COMPUTE_16F;
inline auto use_1086 = CUBLAS_COMPUTE_16F_PEDANTIC;
inline auto use_1087 = CUBLAS_COMPUTE_32F;
inline auto use_1088 = CUBLAS_COMPUTE_32F_PEDANTIC;
inline auto use_1089 = CUBLAS_COMPUTE_32F_FAST_16F;
inline auto use_1090 = CUBLAS_COMPUTE_32F_FAST_16BF;
inline auto use_1091 = CUBLAS_COMPUTE_32F_FAST_TF32;
inline auto use_1092 = CUBLAS_COMPUTE_32F_EMULATED_16BFX9;
inline auto use_1093 = CUBLAS_COMPUTE_64F;
inline auto use_1094 = CUBLAS_COMPUTE_64F_PEDANTIC;
inline auto use_1095 = CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT;
inline auto use_1096 = CUBLAS_COMPUTE_32I;
inline auto use_1097 = CUBLAS_COMPUTE_32I_PEDANTIC;
using use_1098 = cublasEmulationStrategy_t;
inline auto use_1099 = CUBLAS_EMULATION_STRATEGY_DEFAULT;
inline auto use_1100 = CUBLAS_EMULATION_STRATEGY_PERFORMANT;
inline auto use_1101 = CUBLAS_EMULATION_STRATEGY_EAGER;
using use_1102 = cublasContext;
using use_1103 = struct cublasContext;
using use_1104 = cublasHandle_t;
using use_1105 = cublasLogCallback;
using use_1106 = cublasXtContext;
using use_1107 = struct cublasXtContext;
using use_1108 = cublasXtHandle_t;
using use_1109 = cublasXtPinnedMemMode_t;
inline auto use_1110 = CUBLASXT_PINNING_DISABLED;
inline auto use_1111 = CUBLASXT_PINNING_ENABLED;
using use_1112 = cublasXtOpType_t;
inline auto use_1113 = CUBLASXT_FLOAT;
inline auto use_1114 = CUBLASXT_DOUBLE;
inline auto use_1115 = CUBLASXT_COMPLEX;
inline auto use_1116 = CUBLASXT_DOUBLECOMPLEX;
using use_1117 = cublasXtBlasOp_t;
inline auto use_1118 = CUBLASXT_GEMM;
inline auto use_1119 = CUBLASXT_SYRK;
inline auto use_1120 = CUBLASXT_HERK;
inline auto use_1121 = CUBLASXT_SYMM;
inline auto use_1122 = CUBLASXT_HEMM;
inline auto use_1123 = CUBLASXT_TRSM;
inline auto use_1124 = CUBLASXT_SYR2K;
inline auto use_1125 = CUBLASXT_HER2K;
inline auto use_1126 = CUBLASXT_SPMM;
inline auto use_1127 = CUBLASXT_SYRKX;
inline auto use_1128 = CUBLASXT_HERKX;
inline auto use_1129 = CUBLASXT_TRMM;
inline auto use_1130 = CUBLASXT_ROUTINE_MAX;
using use_1131 = cublasLtContext;
using use_1132 = struct cublasLtContext;
using use_1133 = cublasLtHandle_t;
using use_1134 = cublasLtMatrixLayoutOpaque_t;
using use_1135 = cublasLtMatrixLayout_t;
using use_1136 = cublasLtMatmulAlgo_t;
using use_1137 = cublasLtMatmulDescOpaque_t;
using use_1138 = cublasLtMatmulDesc_t;
using use_1139 = cublasLtMatrixTransformDescOpaque_t;
using use_1140 = cublasLtMatrixTransformDesc_t;
using use_1141 = cublasLtMatmulPreferenceOpaque_t;
using use_1142 = cublasLtMatmulPreference_t;
using use_1143 = cublasLtEmulationDescOpaque_t;
using use_1144 = cublasLtEmulationDesc_t;
using use_1145 = cublasLtMatmulTile_t;
inline auto use_1146 = CUBLASLT_MATMUL_TILE_UNDEFINED;
inline auto use_1147 = CUBLASLT_MATMUL_TILE_8x8;
inline auto use_1148 = CUBLASLT_MATMUL_TILE_8x16;
inline auto use_1149 = CUBLASLT_MATMUL_TILE_16x8;
inline auto use_1150 = CUBLASLT_MATMUL_TILE_8x32;
inline auto use_1151 = CUBLASLT_MATMUL_TILE_16x16;
inline auto use_1152 = CUBLASLT_MATMUL_TILE_32x8;
inline auto use_1153 = CUBLASLT_MATMUL_TILE_8x64;
inline auto use_1154 = CUBLASLT_MATMUL_TILE_16x32;
inline auto use_1155 = CUBLASLT_MATMUL_TILE_32x16;
inline auto use_1156 = CUBLASLT_MATMUL_TILE_64x8;
inline auto use_1157 = CUBLASLT_MATMUL_TILE_32x32;
inline auto use_1158 = CUBLASLT_MATMUL_TILE_32x64;
inline auto use_1159 = CUBLASLT_MATMUL_TILE_64x32;
inline auto use_1160 = CUBLASLT_MATMUL_TILE_32x128;
inline auto use_1161 = CUBLASLT_MATMUL_TILE_64x64;
inline auto use_1162 = CUBLASLT_MATMUL_TILE_128x32;
inline auto use_1163 = CUBLASLT_MATMUL_TILE_64x128;
inline auto use_1164 = CUBLASLT_MATMUL_TILE_128x64;
inline auto use_1165 = CUBLASLT_MATMUL_TILE_64x256;
inline auto use_1166 = CUBLASLT_MATMUL_TILE_128x128;
inline auto use_1167 = CUBLASLT_MATMUL_TILE_256x64;
inline auto use_1168 = CUBLASLT_MATMUL_TILE_64x512;
inline auto use_1169 = CUBLASLT_MATMUL_TILE_128x256;
inline auto use_1170 = CUBLASLT_MATMUL_TILE_256x128;
inline auto use_1171 = CUBLASLT_MATMUL_TILE_512x64;
inline auto use_1172 = CUBLASLT_MATMUL_TILE_64x96;
inline auto use_1173 = CUBLASLT_MATMUL_TILE_96x64;
inline auto use_1174 = CUBLASLT_MATMUL_TILE_96x128;
inline auto use_1175 = CUBLASLT_MATMUL_TILE_128x160;
inline auto use_1176 = CUBLASLT_MATMUL_TILE_160x128;
inline auto use_1177 = CUBLASLT_MATMUL_TILE_192x128;
inline auto use_1178 = CUBLASLT_MATMUL_TILE_128x192;
inline auto use_1179 = CUBLASLT_MATMUL_TILE_128x96;
inline auto use_1180 = CUBLASLT_MATMUL_TILE_32x256;
inline auto use_1181 = CUBLASLT_MATMUL_TILE_256x32;
inline auto use_1182 = CUBLASLT_MATMUL_TILE_8x128;
inline auto use_1183 = CUBLASLT_MATMUL_TILE_8x192;
inline auto use_1184 = CUBLASLT_MATMUL_TILE_8x256;
inline auto use_1185 = CUBLASLT_MATMUL_TILE_8x320;
inline auto use_1186 = CUBLASLT_MATMUL_TILE_8x384;
inline auto use_1187 = CUBLASLT_MATMUL_TILE_8x448;
inline auto use_1188 = CUBLASLT_MATMUL_TILE_8x512;
inline auto use_1189 = CUBLASLT_MATMUL_TILE_8x576;
inline auto use_1190 = CUBLASLT_MATMUL_TILE_8x640;
inline auto use_1191 = CUBLASLT_MATMUL_TILE_8x704;
inline auto use_1192 = CUBLASLT_MATMUL_TILE_8x768;
inline auto use_1193 = CUBLASLT_MATMUL_TILE_16x64;
inline auto use_1194 = CUBLASLT_MATMUL_TILE_16x128;
inline auto use_1195 = CUBLASLT_MATMUL_TILE_16x192;
inline auto use_1196 = CUBLASLT_MATMUL_TILE_16x256;
inline auto use_1197 = CUBLASLT_MATMUL_TILE_16x320;
inline auto use_1198 = CUBLASLT_MATMUL_TILE_16x384;
inline auto use_1199 = CUBLASLT_MATMUL_TILE_16x448;
inline auto use_1200 = CUBLASLT_MATMUL_TILE_16x512;
inline auto use_1201 = CUBLASLT_MATMUL_TILE_16x576;
inline auto use_1202 = CUBLASLT_MATMUL_TILE_16x640;
inline auto use_1203 = CUBLASLT_MATMUL_TILE_16x704;
inline auto use_1204 = CUBLASLT_MATMUL_TILE_16x768;
inline auto use_1205 = CUBLASLT_MATMUL_TILE_24x64;
inline auto use_1206 = CUBLASLT_MATMUL_TILE_24x128;
inline auto use_1207 = CUBLASLT_MATMUL_TILE_24x192;
inline auto use_1208 = CUBLASLT_MATMUL_TILE_24x256;
inline auto use_1209 = CUBLASLT_MATMUL_TILE_24x320;
inline auto use_1210 = CUBLASLT_MATMUL_TILE_24x384;
inline auto use_1211 = CUBLASLT_MATMUL_TILE_24x448;
inline auto use_1212 = CUBLASLT_MATMUL_TILE_24x512;
inline auto use_1213 = CUBLASLT_MATMUL_TILE_24x576;
inline auto use_1214 = CUBLASLT_MATMUL_TILE_24x640;
inline auto use_1215 = CUBLASLT_MATMUL_TILE_24x704;
inline auto use_1216 = CUBLASLT_MATMUL_TILE_24x768;
inline auto use_1217 = CUBLASLT_MATMUL_TILE_32x192;
inline auto use_1218 = CUBLASLT_MATMUL_TILE_32x320;
inline auto use_1219 = CUBLASLT_MATMUL_TILE_32x384;
inline auto use_1220 = CUBLASLT_MATMUL_TILE_32x448;
inline auto use_1221 = CUBLASLT_MATMUL_TILE_32x512;
inline auto use_1222 = CUBLASLT_MATMUL_TILE_32x576;
inline auto use_1223 = CUBLASLT_MATMUL_TILE_32x640;
inline auto use_1224 = CUBLASLT_MATMUL_TILE_32x704;
inline auto use_1225 = CUBLASLT_MATMUL_TILE_32x768;
inline auto use_1226 = CUBLASLT_MATMUL_TILE_40x64;
inline auto use_1227 = CUBLASLT_MATMUL_TILE_40x128;
inline auto use_1228 = CUBLASLT_MATMUL_TILE_40x192;
inline auto use_1229 = CUBLASLT_MATMUL_TILE_40x256;
inline auto use_1230 = CUBLASLT_MATMUL_TILE_40x320;
inline auto use_1231 = CUBLASLT_MATMUL_TILE_40x384;
inline auto use_1232 = CUBLASLT_MATMUL_TILE_40x448;
inline auto use_1233 = CUBLASLT_MATMUL_TILE_40x512;
inline auto use_1234 = CUBLASLT_MATMUL_TILE_40x576;
inline auto use_1235 = CUBLASLT_MATMUL_TILE_40x640;
inline auto use_1236 = CUBLASLT_MATMUL_TILE_40x704;
inline auto use_1237 = CUBLASLT_MATMUL_TILE_40x768;
inline auto use_1238 = CUBLASLT_MATMUL_TILE_48x64;
inline auto use_1239 = CUBLASLT_MATMUL_TILE_48x128;
inline auto use_1240 = CUBLASLT_MATMUL_TILE_48x192;
inline auto use_1241 = CUBLASLT_MATMUL_TILE_48x256;
inline auto use_1242 = CUBLASLT_MATMUL_TILE_48x320;
inline auto use_1243 = CUBLASLT_MATMUL_TILE_48x384;
inline auto use_1244 = CUBLASLT_MATMUL_TILE_48x448;
inline auto use_1245 = CUBLASLT_MATMUL_TILE_48x512;
inline auto use_1246 = CUBLASLT_MATMUL_TILE_48x576;
inline auto use_1247 = CUBLASLT_MATMUL_TILE_48x640;
inline auto use_1248 = CUBLASLT_MATMUL_TILE_48x704;
inline auto use_1249 = CUBLASLT_MATMUL_TILE_48x768;
inline auto use_1250 = CUBLASLT_MATMUL_TILE_56x64;
inline auto use_1251 = CUBLASLT_MATMUL_TILE_56x128;
inline auto use_1252 = CUBLASLT_MATMUL_TILE_56x192;
inline auto use_1253 = CUBLASLT_MATMUL_TILE_56x256;
inline auto use_1254 = CUBLASLT_MATMUL_TILE_56x320;
inline auto use_1255 = CUBLASLT_MATMUL_TILE_56x384;
inline auto use_1256 = CUBLASLT_MATMUL_TILE_56x448;
inline auto use_1257 = CUBLASLT_MATMUL_TILE_56x512;
inline auto use_1258 = CUBLASLT_MATMUL_TILE_56x576;
inline auto use_1259 = CUBLASLT_MATMUL_TILE_56x640;
inline auto use_1260 = CUBLASLT_MATMUL_TILE_56x704;
inline auto use_1261 = CUBLASLT_MATMUL_TILE_56x768;
inline auto use_1262 = CUBLASLT_MATMUL_TILE_64x192;
inline auto use_1263 = CUBLASLT_MATMUL_TILE_64x320;
inline auto use_1264 = CUBLASLT_MATMUL_TILE_64x384;
inline auto use_1265 = CUBLASLT_MATMUL_TILE_64x448;
inline auto use_1266 = CUBLASLT_MATMUL_TILE_64x576;
inline auto use_1267 = CUBLASLT_MATMUL_TILE_64x640;
inline auto use_1268 = CUBLASLT_MATMUL_TILE_64x704;
inline auto use_1269 = CUBLASLT_MATMUL_TILE_64x768;
inline auto use_1270 = CUBLASLT_MATMUL_TILE_72x64;
inline auto use_1271 = CUBLASLT_MATMUL_TILE_72x128;
inline auto use_1272 = CUBLASLT_MATMUL_TILE_72x192;
inline auto use_1273 = CUBLASLT_MATMUL_TILE_72x256;
inline auto use_1274 = CUBLASLT_MATMUL_TILE_72x320;
inline auto use_1275 = CUBLASLT_MATMUL_TILE_72x384;
inline auto use_1276 = CUBLASLT_MATMUL_TILE_72x448;
inline auto use_1277 = CUBLASLT_MATMUL_TILE_72x512;
inline auto use_1278 = CUBLASLT_MATMUL_TILE_72x576;
inline auto use_1279 = CUBLASLT_MATMUL_TILE_72x640;
inline auto use_1280 = CUBLASLT_MATMUL_TILE_80x64;
inline auto use_1281 = CUBLASLT_MATMUL_TILE_80x128;
inline auto use_1282 = CUBLASLT_MATMUL_TILE_80x192;
inline auto use_1283 = CUBLASLT_MATMUL_TILE_80x256;
inline auto use_1284 = CUBLASLT_MATMUL_TILE_80x320;
inline auto use_1285 = CUBLASLT_MATMUL_TILE_80x384;
inline auto use_1286 = CUBLASLT_MATMUL_TILE_80x448;
inline auto use_1287 = CUBLASLT_MATMUL_TILE_80x512;
inline auto use_1288 = CUBLASLT_MATMUL_TILE_80x576;
inline auto use_1289 = CUBLASLT_MATMUL_TILE_88x64;
inline auto use_1290 = CUBLASLT_MATMUL_TILE_88x128;
inline auto use_1291 = CUBLASLT_MATMUL_TILE_88x192;
inline auto use_1292 = CUBLASLT_MATMUL_TILE_88x256;
inline auto use_1293 = CUBLASLT_MATMUL_TILE_88x320;
inline auto use_1294 = CUBLASLT_MATMUL_TILE_88x384;
inline auto use_1295 = CUBLASLT_MATMUL_TILE_88x448;
inline auto use_1296 = CUBLASLT_MATMUL_TILE_88x512;
inline auto use_1297 = CUBLASLT_MATMUL_TILE_96x192;
inline auto use_1298 = CUBLASLT_MATMUL_TILE_96x256;
inline auto use_1299 = CUBLASLT_MATMUL_TILE_96x320;
inline auto use_1300 = CUBLASLT_MATMUL_TILE_96x384;
inline auto use_1301 = CUBLASLT_MATMUL_TILE_96x448;
inline auto use_1302 = CUBLASLT_MATMUL_TILE_96x512;
inline auto use_1303 = CUBLASLT_MATMUL_TILE_104x64;
inline auto use_1304 = CUBLASLT_MATMUL_TILE_104x128;
inline auto use_1305 = CUBLASLT_MATMUL_TILE_104x192;
inline auto use_1306 = CUBLASLT_MATMUL_TILE_104x256;
inline auto use_1307 = CUBLASLT_MATMUL_TILE_104x320;
inline auto use_1308 = CUBLASLT_MATMUL_TILE_104x384;
inline auto use_1309 = CUBLASLT_MATMUL_TILE_104x448;
inline auto use_1310 = CUBLASLT_MATMUL_TILE_112x64;
inline auto use_1311 = CUBLASLT_MATMUL_TILE_112x128;
inline auto use_1312 = CUBLASLT_MATMUL_TILE_112x192;
inline auto use_1313 = CUBLASLT_MATMUL_TILE_112x256;
inline auto use_1314 = CUBLASLT_MATMUL_TILE_112x320;
inline auto use_1315 = CUBLASLT_MATMUL_TILE_112x384;
inline auto use_1316 = CUBLASLT_MATMUL_TILE_120x64;
inline auto use_1317 = CUBLASLT_MATMUL_TILE_120x128;
inline auto use_1318 = CUBLASLT_MATMUL_TILE_120x192;
inline auto use_1319 = CUBLASLT_MATMUL_TILE_120x256;
inline auto use_1320 = CUBLASLT_MATMUL_TILE_120x320;
inline auto use_1321 = CUBLASLT_MATMUL_TILE_120x384;
inline auto use_1322 = CUBLASLT_MATMUL_TILE_128x320;
inline auto use_1323 = CUBLASLT_MATMUL_TILE_128x384;
inline auto use_1324 = CUBLASLT_MATMUL_TILE_136x64;
inline auto use_1325 = CUBLASLT_MATMUL_TILE_136x128;
inline auto use_1326 = CUBLASLT_MATMUL_TILE_136x192;
inline auto use_1327 = CUBLASLT_MATMUL_TILE_136x256;
inline auto use_1328 = CUBLASLT_MATMUL_TILE_136x320;
inline auto use_1329 = CUBLASLT_MATMUL_TILE_144x64;
inline auto use_1330 = CUBLASLT_MATMUL_TILE_144x128;
inline auto use_1331 = CUBLASLT_MATMUL_TILE_144x192;
inline auto use_1332 = CUBLASLT_MATMUL_TILE_144x256;
inline auto use_1333 = CUBLASLT_MATMUL_TILE_144x320;
inline auto use_1334 = CUBLASLT_MATMUL_TILE_152x64;
inline auto use_1335 = CUBLASLT_MATMUL_TILE_152x128;
inline auto use_1336 = CUBLASLT_MATMUL_TILE_152x192;
inline auto use_1337 = CUBLASLT_MATMUL_TILE_152x256;
inline auto use_1338 = CUBLASLT_MATMUL_TILE_152x320;
inline auto use_1339 = CUBLASLT_MATMUL_TILE_160x64;
inline auto use_1340 = CUBLASLT_MATMUL_TILE_160x192;
inline auto use_1341 = CUBLASLT_MATMUL_TILE_160x256;
inline auto use_1342 = CUBLASLT_MATMUL_TILE_168x64;
inline auto use_1343 = CUBLASLT_MATMUL_TILE_168x128;
inline auto use_1344 = CUBLASLT_MATMUL_TILE_168x192;
inline auto use_1345 = CUBLASLT_MATMUL_TILE_168x256;
inline auto use_1346 = CUBLASLT_MATMUL_TILE_176x64;
inline auto use_1347 = CUBLASLT_MATMUL_TILE_176x128;
inline auto use_1348 = CUBLASLT_MATMUL_TILE_176x192;
inline auto use_1349 = CUBLASLT_MATMUL_TILE_176x256;
inline auto use_1350 = CUBLASLT_MATMUL_TILE_184x64;
inline auto use_1351 = CUBLASLT_MATMUL_TILE_184x128;
inline auto use_1352 = CUBLASLT_MATMUL_TILE_184x192;
inline auto use_1353 = CUBLASLT_MATMUL_TILE_184x256;
inline auto use_1354 = CUBLASLT_MATMUL_TILE_192x64;
inline auto use_1355 = CUBLASLT_MATMUL_TILE_192x192;
inline auto use_1356 = CUBLASLT_MATMUL_TILE_192x256;
inline auto use_1357 = CUBLASLT_MATMUL_TILE_200x64;
inline auto use_1358 = CUBLASLT_MATMUL_TILE_200x128;
inline auto use_1359 = CUBLASLT_MATMUL_TILE_200x192;
inline auto use_1360 = CUBLASLT_MATMUL_TILE_208x64;
inline auto use_1361 = CUBLASLT_MATMUL_TILE_208x128;
inline auto use_1362 = CUBLASLT_MATMUL_TILE_208x192;
inline auto use_1363 = CUBLASLT_MATMUL_TILE_216x64;
inline auto use_1364 = CUBLASLT_MATMUL_TILE_216x128;
inline auto use_1365 = CUBLASLT_MATMUL_TILE_216x192;
inline auto use_1366 = CUBLASLT_MATMUL_TILE_224x64;
inline auto use_1367 = CUBLASLT_MATMUL_TILE_224x128;
inline auto use_1368 = CUBLASLT_MATMUL_TILE_224x192;
inline auto use_1369 = CUBLASLT_MATMUL_TILE_232x64;
inline auto use_1370 = CUBLASLT_MATMUL_TILE_232x128;
inline auto use_1371 = CUBLASLT_MATMUL_TILE_232x192;
inline auto use_1372 = CUBLASLT_MATMUL_TILE_240x64;
inline auto use_1373 = CUBLASLT_MATMUL_TILE_240x128;
inline auto use_1374 = CUBLASLT_MATMUL_TILE_240x192;
inline auto use_1375 = CUBLASLT_MATMUL_TILE_248x64;
inline auto use_1376 = CUBLASLT_MATMUL_TILE_248x128;
inline auto use_1377 = CUBLASLT_MATMUL_TILE_248x192;
inline auto use_1378 = CUBLASLT_MATMUL_TILE_256x192;
inline auto use_1379 = CUBLASLT_MATMUL_TILE_264x64;
inline auto use_1380 = CUBLASLT_MATMUL_TILE_264x128;
inline auto use_1381 = CUBLASLT_MATMUL_TILE_272x64;
inline auto use_1382 = CUBLASLT_MATMUL_TILE_272x128;
inline auto use_1383 = CUBLASLT_MATMUL_TILE_280x64;
inline auto use_1384 = CUBLASLT_MATMUL_TILE_280x128;
inline auto use_1385 = CUBLASLT_MATMUL_TILE_288x64;
inline auto use_1386 = CUBLASLT_MATMUL_TILE_288x128;
inline auto use_1387 = CUBLASLT_MATMUL_TILE_296x64;
inline auto use_1388 = CUBLASLT_MATMUL_TILE_296x128;
inline auto use_1389 = CUBLASLT_MATMUL_TILE_304x64;
inline auto use_1390 = CUBLASLT_MATMUL_TILE_304x128;
inline auto use_1391 = CUBLASLT_MATMUL_TILE_312x64;
inline auto use_1392 = CUBLASLT_MATMUL_TILE_312x128;
inline auto use_1393 = CUBLASLT_MATMUL_TILE_320x64;
inline auto use_1394 = CUBLASLT_MATMUL_TILE_320x128;
inline auto use_1395 = CUBLASLT_MATMUL_TILE_328x64;
inline auto use_1396 = CUBLASLT_MATMUL_TILE_328x128;
inline auto use_1397 = CUBLASLT_MATMUL_TILE_336x64;
inline auto use_1398 = CUBLASLT_MATMUL_TILE_336x128;
inline auto use_1399 = CUBLASLT_MATMUL_TILE_344x64;
inline auto use_1400 = CUBLASLT_MATMUL_TILE_344x128;
inline auto use_1401 = CUBLASLT_MATMUL_TILE_352x64;
inline auto use_1402 = CUBLASLT_MATMUL_TILE_352x128;
inline auto use_1403 = CUBLASLT_MATMUL_TILE_360x64;
inline auto use_1404 = CUBLASLT_MATMUL_TILE_360x128;
inline auto use_1405 = CUBLASLT_MATMUL_TILE_368x64;
inline auto use_1406 = CUBLASLT_MATMUL_TILE_368x128;
inline auto use_1407 = CUBLASLT_MATMUL_TILE_376x64;
inline auto use_1408 = CUBLASLT_MATMUL_TILE_376x128;
inline auto use_1409 = CUBLASLT_MATMUL_TILE_384x64;
inline auto use_1410 = CUBLASLT_MATMUL_TILE_384x128;
inline auto use_1411 = CUBLASLT_MATMUL_TILE_392x64;
inline auto use_1412 = CUBLASLT_MATMUL_TILE_400x64;
inline auto use_1413 = CUBLASLT_MATMUL_TILE_408x64;
inline auto use_1414 = CUBLASLT_MATMUL_TILE_416x64;
inline auto use_1415 = CUBLASLT_MATMUL_TILE_424x64;
inline auto use_1416 = CUBLASLT_MATMUL_TILE_432x64;
inline auto use_1417 = CUBLASLT_MATMUL_TILE_440x64;
inline auto use_1418 = CUBLASLT_MATMUL_TILE_448x64;
inline auto use_1419 = CUBLASLT_MATMUL_TILE_456x64;
inline auto use_1420 = CUBLASLT_MATMUL_TILE_464x64;
inline auto use_1421 = CUBLASLT_MATMUL_TILE_472x64;
inline auto use_1422 = CUBLASLT_MATMUL_TILE_480x64;
inline auto use_1423 = CUBLASLT_MATMUL_TILE_488x64;
inline auto use_1424 = CUBLASLT_MATMUL_TILE_496x64;
inline auto use_1425 = CUBLASLT_MATMUL_TILE_504x64;
inline auto use_1426 = CUBLASLT_MATMUL_TILE_520x64;
inline auto use_1427 = CUBLASLT_MATMUL_TILE_528x64;
inline auto use_1428 = CUBLASLT_MATMUL_TILE_536x64;
inline auto use_1429 = CUBLASLT_MATMUL_TILE_544x64;
inline auto use_1430 = CUBLASLT_MATMUL_TILE_552x64;
inline auto use_1431 = CUBLASLT_MATMUL_TILE_560x64;
inline auto use_1432 = CUBLASLT_MATMUL_TILE_568x64;
inline auto use_1433 = CUBLASLT_MATMUL_TILE_576x64;
inline auto use_1434 = CUBLASLT_MATMUL_TILE_584x64;
inline auto use_1435 = CUBLASLT_MATMUL_TILE_592x64;
inline auto use_1436 = CUBLASLT_MATMUL_TILE_600x64;
inline auto use_1437 = CUBLASLT_MATMUL_TILE_608x64;
inline auto use_1438 = CUBLASLT_MATMUL_TILE_616x64;
inline auto use_1439 = CUBLASLT_MATMUL_TILE_624x64;
inline auto use_1440 = CUBLASLT_MATMUL_TILE_632x64;
inline auto use_1441 = CUBLASLT_MATMUL_TILE_640x64;
inline auto use_1442 = CUBLASLT_MATMUL_TILE_648x64;
inline auto use_1443 = CUBLASLT_MATMUL_TILE_656x64;
inline auto use_1444 = CUBLASLT_MATMUL_TILE_664x64;
inline auto use_1445 = CUBLASLT_MATMUL_TILE_672x64;
inline auto use_1446 = CUBLASLT_MATMUL_TILE_680x64;
inline auto use_1447 = CUBLASLT_MATMUL_TILE_688x64;
inline auto use_1448 = CUBLASLT_MATMUL_TILE_696x64;
inline auto use_1449 = CUBLASLT_MATMUL_TILE_704x64;
inline auto use_1450 = CUBLASLT_MATMUL_TILE_712x64;
inline auto use_1451 = CUBLASLT_MATMUL_TILE_720x64;
inline auto use_1452 = CUBLASLT_MATMUL_TILE_728x64;
inline auto use_1453 = CUBLASLT_MATMUL_TILE_736x64;
inline auto use_1454 = CUBLASLT_MATMUL_TILE_744x64;
inline auto use_1455 = CUBLASLT_MATMUL_TILE_752x64;
inline auto use_1456 = CUBLASLT_MATMUL_TILE_760x64;
inline auto use_1457 = CUBLASLT_MATMUL_TILE_768x64;
inline auto use_1458 = CUBLASLT_MATMUL_TILE_64x16;
inline auto use_1459 = CUBLASLT_MATMUL_TILE_64x24;
inline auto use_1460 = CUBLASLT_MATMUL_TILE_64x40;
inline auto use_1461 = CUBLASLT_MATMUL_TILE_64x48;
inline auto use_1462 = CUBLASLT_MATMUL_TILE_64x56;
inline auto use_1463 = CUBLASLT_MATMUL_TILE_64x72;
inline auto use_1464 = CUBLASLT_MATMUL_TILE_64x80;
inline auto use_1465 = CUBLASLT_MATMUL_TILE_64x88;
inline auto use_1466 = CUBLASLT_MATMUL_TILE_64x104;
inline auto use_1467 = CUBLASLT_MATMUL_TILE_64x112;
inline auto use_1468 = CUBLASLT_MATMUL_TILE_64x120;
inline auto use_1469 = CUBLASLT_MATMUL_TILE_64x136;
inline auto use_1470 = CUBLASLT_MATMUL_TILE_64x144;
inline auto use_1471 = CUBLASLT_MATMUL_TILE_64x152;
inline auto use_1472 = CUBLASLT_MATMUL_TILE_64x160;
inline auto use_1473 = CUBLASLT_MATMUL_TILE_64x168;
inline auto use_1474 = CUBLASLT_MATMUL_TILE_64x176;
inline auto use_1475 = CUBLASLT_MATMUL_TILE_64x184;
inline auto use_1476 = CUBLASLT_MATMUL_TILE_64x200;
inline auto use_1477 = CUBLASLT_MATMUL_TILE_64x208;
inline auto use_1478 = CUBLASLT_MATMUL_TILE_64x216;
inline auto use_1479 = CUBLASLT_MATMUL_TILE_64x224;
inline auto use_1480 = CUBLASLT_MATMUL_TILE_64x232;
inline auto use_1481 = CUBLASLT_MATMUL_TILE_64x240;
inline auto use_1482 = CUBLASLT_MATMUL_TILE_64x248;
inline auto use_1483 = CUBLASLT_MATMUL_TILE_64x264;
inline auto use_1484 = CUBLASLT_MATMUL_TILE_64x272;
inline auto use_1485 = CUBLASLT_MATMUL_TILE_64x280;
inline auto use_1486 = CUBLASLT_MATMUL_TILE_64x288;
inline auto use_1487 = CUBLASLT_MATMUL_TILE_64x296;
inline auto use_1488 = CUBLASLT_MATMUL_TILE_64x304;
inline auto use_1489 = CUBLASLT_MATMUL_TILE_64x312;
inline auto use_1490 = CUBLASLT_MATMUL_TILE_64x328;
inline auto use_1491 = CUBLASLT_MATMUL_TILE_64x336;
inline auto use_1492 = CUBLASLT_MATMUL_TILE_64x344;
inline auto use_1493 = CUBLASLT_MATMUL_TILE_64x352;
inline auto use_1494 = CUBLASLT_MATMUL_TILE_64x360;
inline auto use_1495 = CUBLASLT_MATMUL_TILE_64x368;
inline auto use_1496 = CUBLASLT_MATMUL_TILE_64x376;
inline auto use_1497 = CUBLASLT_MATMUL_TILE_64x392;
inline auto use_1498 = CUBLASLT_MATMUL_TILE_64x400;
inline auto use_1499 = CUBLASLT_MATMUL_TILE_64x408;
inline auto use_1500 = CUBLASLT_MATMUL_TILE_64x416;
inline auto use_1501 = CUBLASLT_MATMUL_TILE_64x424;
inline auto use_1502 = CUBLASLT_MATMUL_TILE_64x432;
inline auto use_1503 = CUBLASLT_MATMUL_TILE_64x440;
inline auto use_1504 = CUBLASLT_MATMUL_TILE_64x456;
inline auto use_1505 = CUBLASLT_MATMUL_TILE_64x464;
inline auto use_1506 = CUBLASLT_MATMUL_TILE_64x472;
inline auto use_1507 = CUBLASLT_MATMUL_TILE_64x480;
inline auto use_1508 = CUBLASLT_MATMUL_TILE_64x488;
inline auto use_1509 = CUBLASLT_MATMUL_TILE_64x496;
inline auto use_1510 = CUBLASLT_MATMUL_TILE_64x504;
inline auto use_1511 = CUBLASLT_MATMUL_TILE_64x520;
inline auto use_1512 = CUBLASLT_MATMUL_TILE_64x528;
inline auto use_1513 = CUBLASLT_MATMUL_TILE_64x536;
inline auto use_1514 = CUBLASLT_MATMUL_TILE_64x544;
inline auto use_1515 = CUBLASLT_MATMUL_TILE_64x552;
inline auto use_1516 = CUBLASLT_MATMUL_TILE_64x560;
inline auto use_1517 = CUBLASLT_MATMUL_TILE_64x568;
inline auto use_1518 = CUBLASLT_MATMUL_TILE_64x584;
inline auto use_1519 = CUBLASLT_MATMUL_TILE_64x592;
inline auto use_1520 = CUBLASLT_MATMUL_TILE_64x600;
inline auto use_1521 = CUBLASLT_MATMUL_TILE_64x608;
inline auto use_1522 = CUBLASLT_MATMUL_TILE_64x616;
inline auto use_1523 = CUBLASLT_MATMUL_TILE_64x624;
inline auto use_1524 = CUBLASLT_MATMUL_TILE_64x632;
inline auto use_1525 = CUBLASLT_MATMUL_TILE_64x648;
inline auto use_1526 = CUBLASLT_MATMUL_TILE_64x656;
inline auto use_1527 = CUBLASLT_MATMUL_TILE_64x664;
inline auto use_1528 = CUBLASLT_MATMUL_TILE_64x672;
inline auto use_1529 = CUBLASLT_MATMUL_TILE_64x680;
inline auto use_1530 = CUBLASLT_MATMUL_TILE_64x688;
inline auto use_1531 = CUBLASLT_MATMUL_TILE_64x696;
inline auto use_1532 = CUBLASLT_MATMUL_TILE_64x712;
inline auto use_1533 = CUBLASLT_MATMUL_TILE_64x720;
inline auto use_1534 = CUBLASLT_MATMUL_TILE_64x728;
inline auto use_1535 = CUBLASLT_MATMUL_TILE_64x736;
inline auto use_1536 = CUBLASLT_MATMUL_TILE_64x744;
inline auto use_1537 = CUBLASLT_MATMUL_TILE_64x752;
inline auto use_1538 = CUBLASLT_MATMUL_TILE_64x760;
inline auto use_1539 = CUBLASLT_MATMUL_TILE_128x8;
inline auto use_1540 = CUBLASLT_MATMUL_TILE_128x16;
inline auto use_1541 = CUBLASLT_MATMUL_TILE_128x24;
inline auto use_1542 = CUBLASLT_MATMUL_TILE_128x40;
inline auto use_1543 = CUBLASLT_MATMUL_TILE_128x48;
inline auto use_1544 = CUBLASLT_MATMUL_TILE_128x56;
inline auto use_1545 = CUBLASLT_MATMUL_TILE_128x72;
inline auto use_1546 = CUBLASLT_MATMUL_TILE_128x80;
inline auto use_1547 = CUBLASLT_MATMUL_TILE_128x88;
inline auto use_1548 = CUBLASLT_MATMUL_TILE_128x104;
inline auto use_1549 = CUBLASLT_MATMUL_TILE_128x112;
inline auto use_1550 = CUBLASLT_MATMUL_TILE_128x120;
inline auto use_1551 = CUBLASLT_MATMUL_TILE_128x136;
inline auto use_1552 = CUBLASLT_MATMUL_TILE_128x144;
inline auto use_1553 = CUBLASLT_MATMUL_TILE_128x152;
inline auto use_1554 = CUBLASLT_MATMUL_TILE_128x168;
inline auto use_1555 = CUBLASLT_MATMUL_TILE_128x176;
inline auto use_1556 = CUBLASLT_MATMUL_TILE_128x184;
inline auto use_1557 = CUBLASLT_MATMUL_TILE_128x200;
inline auto use_1558 = CUBLASLT_MATMUL_TILE_128x208;
inline auto use_1559 = CUBLASLT_MATMUL_TILE_128x216;
inline auto use_1560 = CUBLASLT_MATMUL_TILE_128x224;
inline auto use_1561 = CUBLASLT_MATMUL_TILE_128x232;
inline auto use_1562 = CUBLASLT_MATMUL_TILE_128x240;
inline auto use_1563 = CUBLASLT_MATMUL_TILE_128x248;
inline auto use_1564 = CUBLASLT_MATMUL_TILE_128x264;
inline auto use_1565 = CUBLASLT_MATMUL_TILE_128x272;
inline auto use_1566 = CUBLASLT_MATMUL_TILE_128x280;
inline auto use_1567 = CUBLASLT_MATMUL_TILE_128x288;
inline auto use_1568 = CUBLASLT_MATMUL_TILE_128x296;
inline auto use_1569 = CUBLASLT_MATMUL_TILE_128x304;
inline auto use_1570 = CUBLASLT_MATMUL_TILE_128x312;
inline auto use_1571 = CUBLASLT_MATMUL_TILE_128x328;
inline auto use_1572 = CUBLASLT_MATMUL_TILE_128x336;
inline auto use_1573 = CUBLASLT_MATMUL_TILE_128x344;
inline auto use_1574 = CUBLASLT_MATMUL_TILE_128x352;
inline auto use_1575 = CUBLASLT_MATMUL_TILE_128x360;
inline auto use_1576 = CUBLASLT_MATMUL_TILE_128x368;
inline auto use_1577 = CUBLASLT_MATMUL_TILE_128x376;
inline auto use_1578 = CUBLASLT_MATMUL_TILE_128x392;
inline auto use_1579 = CUBLASLT_MATMUL_TILE_128x400;
inline auto use_1580 = CUBLASLT_MATMUL_TILE_128x408;
inline auto use_1581 = CUBLASLT_MATMUL_TILE_128x416;
inline auto use_1582 = CUBLASLT_MATMUL_TILE_128x424;
inline auto use_1583 = CUBLASLT_MATMUL_TILE_128x432;
inline auto use_1584 = CUBLASLT_MATMUL_TILE_128x440;
inline auto use_1585 = CUBLASLT_MATMUL_TILE_128x448;
inline auto use_1586 = CUBLASLT_MATMUL_TILE_128x456;
inline auto use_1587 = CUBLASLT_MATMUL_TILE_128x464;
inline auto use_1588 = CUBLASLT_MATMUL_TILE_128x472;
inline auto use_1589 = CUBLASLT_MATMUL_TILE_128x480;
inline auto use_1590 = CUBLASLT_MATMUL_TILE_128x488;
inline auto use_1591 = CUBLASLT_MATMUL_TILE_128x496;
inline auto use_1592 = CUBLASLT_MATMUL_TILE_128x504;
inline auto use_1593 = CUBLASLT_MATMUL_TILE_128x512;
inline auto use_1594 = CUBLASLT_MATMUL_TILE_192x8;
inline auto use_1595 = CUBLASLT_MATMUL_TILE_192x16;
inline auto use_1596 = CUBLASLT_MATMUL_TILE_192x24;
inline auto use_1597 = CUBLASLT_MATMUL_TILE_192x32;
inline auto use_1598 = CUBLASLT_MATMUL_TILE_192x40;
inline auto use_1599 = CUBLASLT_MATMUL_TILE_192x48;
inline auto use_1600 = CUBLASLT_MATMUL_TILE_192x56;
inline auto use_1601 = CUBLASLT_MATMUL_TILE_192x72;
inline auto use_1602 = CUBLASLT_MATMUL_TILE_192x80;
inline auto use_1603 = CUBLASLT_MATMUL_TILE_192x88;
inline auto use_1604 = CUBLASLT_MATMUL_TILE_192x96;
inline auto use_1605 = CUBLASLT_MATMUL_TILE_192x104;
inline auto use_1606 = CUBLASLT_MATMUL_TILE_192x112;
inline auto use_1607 = CUBLASLT_MATMUL_TILE_192x120;
inline auto use_1608 = CUBLASLT_MATMUL_TILE_192x136;
inline auto use_1609 = CUBLASLT_MATMUL_TILE_192x144;
inline auto use_1610 = CUBLASLT_MATMUL_TILE_192x152;
inline auto use_1611 = CUBLASLT_MATMUL_TILE_192x160;
inline auto use_1612 = CUBLASLT_MATMUL_TILE_192x168;
inline auto use_1613 = CUBLASLT_MATMUL_TILE_192x176;
inline auto use_1614 = CUBLASLT_MATMUL_TILE_192x184;
inline auto use_1615 = CUBLASLT_MATMUL_TILE_192x200;
inline auto use_1616 = CUBLASLT_MATMUL_TILE_192x208;
inline auto use_1617 = CUBLASLT_MATMUL_TILE_192x216;
inline auto use_1618 = CUBLASLT_MATMUL_TILE_192x224;
inline auto use_1619 = CUBLASLT_MATMUL_TILE_192x232;
inline auto use_1620 = CUBLASLT_MATMUL_TILE_192x240;
inline auto use_1621 = CUBLASLT_MATMUL_TILE_192x248;
inline auto use_1622 = CUBLASLT_MATMUL_TILE_192x264;
inline auto use_1623 = CUBLASLT_MATMUL_TILE_192x272;
inline auto use_1624 = CUBLASLT_MATMUL_TILE_192x280;
inline auto use_1625 = CUBLASLT_MATMUL_TILE_192x288;
inline auto use_1626 = CUBLASLT_MATMUL_TILE_192x296;
inline auto use_1627 = CUBLASLT_MATMUL_TILE_192x304;
inline auto use_1628 = CUBLASLT_MATMUL_TILE_192x312;
inline auto use_1629 = CUBLASLT_MATMUL_TILE_192x320;
inline auto use_1630 = CUBLASLT_MATMUL_TILE_192x328;
inline auto use_1631 = CUBLASLT_MATMUL_TILE_192x336;
inline auto use_1632 = CUBLASLT_MATMUL_TILE_256x8;
inline auto use_1633 = CUBLASLT_MATMUL_TILE_256x16;
inline auto use_1634 = CUBLASLT_MATMUL_TILE_256x24;
inline auto use_1635 = CUBLASLT_MATMUL_TILE_256x40;
inline auto use_1636 = CUBLASLT_MATMUL_TILE_256x48;
inline auto use_1637 = CUBLASLT_MATMUL_TILE_256x56;
inline auto use_1638 = CUBLASLT_MATMUL_TILE_256x72;
inline auto use_1639 = CUBLASLT_MATMUL_TILE_256x80;
inline auto use_1640 = CUBLASLT_MATMUL_TILE_256x88;
inline auto use_1641 = CUBLASLT_MATMUL_TILE_256x96;
inline auto use_1642 = CUBLASLT_MATMUL_TILE_256x104;
inline auto use_1643 = CUBLASLT_MATMUL_TILE_256x112;
inline auto use_1644 = CUBLASLT_MATMUL_TILE_256x120;
inline auto use_1645 = CUBLASLT_MATMUL_TILE_256x136;
inline auto use_1646 = CUBLASLT_MATMUL_TILE_256x144;
inline auto use_1647 = CUBLASLT_MATMUL_TILE_256x152;
inline auto use_1648 = CUBLASLT_MATMUL_TILE_256x160;
inline auto use_1649 = CUBLASLT_MATMUL_TILE_256x168;
inline auto use_1650 = CUBLASLT_MATMUL_TILE_256x176;
inline auto use_1651 = CUBLASLT_MATMUL_TILE_256x184;
inline auto use_1652 = CUBLASLT_MATMUL_TILE_256x200;
inline auto use_1653 = CUBLASLT_MATMUL_TILE_256x208;
inline auto use_1654 = CUBLASLT_MATMUL_TILE_256x216;
inline auto use_1655 = CUBLASLT_MATMUL_TILE_256x224;
inline auto use_1656 = CUBLASLT_MATMUL_TILE_256x232;
inline auto use_1657 = CUBLASLT_MATMUL_TILE_256x240;
inline auto use_1658 = CUBLASLT_MATMUL_TILE_256x248;
inline auto use_1659 = CUBLASLT_MATMUL_TILE_256x256;
inline auto use_1660 = CUBLASLT_MATMUL_TILE_320x8;
inline auto use_1661 = CUBLASLT_MATMUL_TILE_320x16;
inline auto use_1662 = CUBLASLT_MATMUL_TILE_320x24;
inline auto use_1663 = CUBLASLT_MATMUL_TILE_320x32;
inline auto use_1664 = CUBLASLT_MATMUL_TILE_320x40;
inline auto use_1665 = CUBLASLT_MATMUL_TILE_320x48;
inline auto use_1666 = CUBLASLT_MATMUL_TILE_320x56;
inline auto use_1667 = CUBLASLT_MATMUL_TILE_320x72;
inline auto use_1668 = CUBLASLT_MATMUL_TILE_320x80;
inline auto use_1669 = CUBLASLT_MATMUL_TILE_320x88;
inline auto use_1670 = CUBLASLT_MATMUL_TILE_320x96;
inline auto use_1671 = CUBLASLT_MATMUL_TILE_320x104;
inline auto use_1672 = CUBLASLT_MATMUL_TILE_320x112;
inline auto use_1673 = CUBLASLT_MATMUL_TILE_320x120;
inline auto use_1674 = CUBLASLT_MATMUL_TILE_320x136;
inline auto use_1675 = CUBLASLT_MATMUL_TILE_320x144;
inline auto use_1676 = CUBLASLT_MATMUL_TILE_320x152;
inline auto use_1677 = CUBLASLT_MATMUL_TILE_320x160;
inline auto use_1678 = CUBLASLT_MATMUL_TILE_320x168;
inline auto use_1679 = CUBLASLT_MATMUL_TILE_320x176;
inline auto use_1680 = CUBLASLT_MATMUL_TILE_320x184;
inline auto use_1681 = CUBLASLT_MATMUL_TILE_320x192;
inline auto use_1682 = CUBLASLT_MATMUL_TILE_320x200;
inline auto use_1683 = CUBLASLT_MATMUL_TILE_384x8;
inline auto use_1684 = CUBLASLT_MATMUL_TILE_384x16;
inline auto use_1685 = CUBLASLT_MATMUL_TILE_384x24;
inline auto use_1686 = CUBLASLT_MATMUL_TILE_384x32;
inline auto use_1687 = CUBLASLT_MATMUL_TILE_384x40;
inline auto use_1688 = CUBLASLT_MATMUL_TILE_384x48;
inline auto use_1689 = CUBLASLT_MATMUL_TILE_384x56;
inline auto use_1690 = CUBLASLT_MATMUL_TILE_384x72;
inline auto use_1691 = CUBLASLT_MATMUL_TILE_384x80;
inline auto use_1692 = CUBLASLT_MATMUL_TILE_384x88;
inline auto use_1693 = CUBLASLT_MATMUL_TILE_384x96;
inline auto use_1694 = CUBLASLT_MATMUL_TILE_384x104;
inline auto use_1695 = CUBLASLT_MATMUL_TILE_384x112;
inline auto use_1696 = CUBLASLT_MATMUL_TILE_384x120;
inline auto use_1697 = CUBLASLT_MATMUL_TILE_384x136;
inline auto use_1698 = CUBLASLT_MATMUL_TILE_384x144;
inline auto use_1699 = CUBLASLT_MATMUL_TILE_384x152;
inline auto use_1700 = CUBLASLT_MATMUL_TILE_384x160;
inline auto use_1701 = CUBLASLT_MATMUL_TILE_384x168;
inline auto use_1702 = CUBLASLT_MATMUL_TILE_448x8;
inline auto use_1703 = CUBLASLT_MATMUL_TILE_448x16;
inline auto use_1704 = CUBLASLT_MATMUL_TILE_448x24;
inline auto use_1705 = CUBLASLT_MATMUL_TILE_448x32;
inline auto use_1706 = CUBLASLT_MATMUL_TILE_448x40;
inline auto use_1707 = CUBLASLT_MATMUL_TILE_448x48;
inline auto use_1708 = CUBLASLT_MATMUL_TILE_448x56;
inline auto use_1709 = CUBLASLT_MATMUL_TILE_448x72;
inline auto use_1710 = CUBLASLT_MATMUL_TILE_448x80;
inline auto use_1711 = CUBLASLT_MATMUL_TILE_448x88;
inline auto use_1712 = CUBLASLT_MATMUL_TILE_448x96;
inline auto use_1713 = CUBLASLT_MATMUL_TILE_448x104;
inline auto use_1714 = CUBLASLT_MATMUL_TILE_448x112;
inline auto use_1715 = CUBLASLT_MATMUL_TILE_448x120;
inline auto use_1716 = CUBLASLT_MATMUL_TILE_448x128;
inline auto use_1717 = CUBLASLT_MATMUL_TILE_448x136;
inline auto use_1718 = CUBLASLT_MATMUL_TILE_448x144;
inline auto use_1719 = CUBLASLT_MATMUL_TILE_512x8;
inline auto use_1720 = CUBLASLT_MATMUL_TILE_512x16;
inline auto use_1721 = CUBLASLT_MATMUL_TILE_512x24;
inline auto use_1722 = CUBLASLT_MATMUL_TILE_512x32;
inline auto use_1723 = CUBLASLT_MATMUL_TILE_512x40;
inline auto use_1724 = CUBLASLT_MATMUL_TILE_512x48;
inline auto use_1725 = CUBLASLT_MATMUL_TILE_512x56;
inline auto use_1726 = CUBLASLT_MATMUL_TILE_512x72;
inline auto use_1727 = CUBLASLT_MATMUL_TILE_512x80;
inline auto use_1728 = CUBLASLT_MATMUL_TILE_512x88;
inline auto use_1729 = CUBLASLT_MATMUL_TILE_512x96;
inline auto use_1730 = CUBLASLT_MATMUL_TILE_512x104;
inline auto use_1731 = CUBLASLT_MATMUL_TILE_512x112;
inline auto use_1732 = CUBLASLT_MATMUL_TILE_512x120;
inline auto use_1733 = CUBLASLT_MATMUL_TILE_512x128;
inline auto use_1734 = CUBLASLT_MATMUL_TILE_576x8;
inline auto use_1735 = CUBLASLT_MATMUL_TILE_576x16;
inline auto use_1736 = CUBLASLT_MATMUL_TILE_576x24;
inline auto use_1737 = CUBLASLT_MATMUL_TILE_576x32;
inline auto use_1738 = CUBLASLT_MATMUL_TILE_576x40;
inline auto use_1739 = CUBLASLT_MATMUL_TILE_576x48;
inline auto use_1740 = CUBLASLT_MATMUL_TILE_576x56;
inline auto use_1741 = CUBLASLT_MATMUL_TILE_576x72;
inline auto use_1742 = CUBLASLT_MATMUL_TILE_576x80;
inline auto use_1743 = CUBLASLT_MATMUL_TILE_576x88;
inline auto use_1744 = CUBLASLT_MATMUL_TILE_576x96;
inline auto use_1745 = CUBLASLT_MATMUL_TILE_576x104;
inline auto use_1746 = CUBLASLT_MATMUL_TILE_576x112;
inline auto use_1747 = CUBLASLT_MATMUL_TILE_640x8;
inline auto use_1748 = CUBLASLT_MATMUL_TILE_640x16;
inline auto use_1749 = CUBLASLT_MATMUL_TILE_640x24;
inline auto use_1750 = CUBLASLT_MATMUL_TILE_640x32;
inline auto use_1751 = CUBLASLT_MATMUL_TILE_640x40;
inline auto use_1752 = CUBLASLT_MATMUL_TILE_640x48;
inline auto use_1753 = CUBLASLT_MATMUL_TILE_640x56;
inline auto use_1754 = CUBLASLT_MATMUL_TILE_640x72;
inline auto use_1755 = CUBLASLT_MATMUL_TILE_640x80;
inline auto use_1756 = CUBLASLT_MATMUL_TILE_640x88;
inline auto use_1757 = CUBLASLT_MATMUL_TILE_640x96;
inline auto use_1758 = CUBLASLT_MATMUL_TILE_704x8;
inline auto use_1759 = CUBLASLT_MATMUL_TILE_704x16;
inline auto use_1760 = CUBLASLT_MATMUL_TILE_704x24;
inline auto use_1761 = CUBLASLT_MATMUL_TILE_704x32;
inline auto use_1762 = CUBLASLT_MATMUL_TILE_704x40;
inline auto use_1763 = CUBLASLT_MATMUL_TILE_704x48;
inline auto use_1764 = CUBLASLT_MATMUL_TILE_704x56;
inline auto use_1765 = CUBLASLT_MATMUL_TILE_704x72;
inline auto use_1766 = CUBLASLT_MATMUL_TILE_704x80;
inline auto use_1767 = CUBLASLT_MATMUL_TILE_704x88;
inline auto use_1768 = CUBLASLT_MATMUL_TILE_768x8;
inline auto use_1769 = CUBLASLT_MATMUL_TILE_768x16;
inline auto use_1770 = CUBLASLT_MATMUL_TILE_768x24;
inline auto use_1771 = CUBLASLT_MATMUL_TILE_768x32;
inline auto use_1772 = CUBLASLT_MATMUL_TILE_768x40;
inline auto use_1773 = CUBLASLT_MATMUL_TILE_768x48;
inline auto use_1774 = CUBLASLT_MATMUL_TILE_768x56;
inline auto use_1775 = CUBLASLT_MATMUL_TILE_768x72;
inline auto use_1776 = CUBLASLT_MATMUL_TILE_768x80;
inline auto use_1777 = CUBLASLT_MATMUL_TILE_256x512;
inline auto use_1778 = CUBLASLT_MATMUL_TILE_256x1024;
inline auto use_1779 = CUBLASLT_MATMUL_TILE_512x512;
inline auto use_1780 = CUBLASLT_MATMUL_TILE_512x1024;
inline auto use_1781 = CUBLASLT_MATMUL_TILE_4x1;
inline auto use_1782 = CUBLASLT_MATMUL_TILE_8x1;
inline auto use_1783 = CUBLASLT_MATMUL_TILE_16x1;
inline auto use_1784 = CUBLASLT_MATMUL_TILE_24x1;
inline auto use_1785 = CUBLASLT_MATMUL_TILE_32x1;
inline auto use_1786 = CUBLASLT_MATMUL_TILE_40x1;
inline auto use_1787 = CUBLASLT_MATMUL_TILE_48x1;
inline auto use_1788 = CUBLASLT_MATMUL_TILE_64x1;
inline auto use_1789 = CUBLASLT_MATMUL_TILE_128x1;
inline auto use_1790 = CUBLASLT_MATMUL_TILE_192x1;
inline auto use_1791 = CUBLASLT_MATMUL_TILE_256x1;
inline auto use_1792 = CUBLASLT_MATMUL_TILE_END;
using use_1793 = cublasLtMatmulStages_t;
inline auto use_1794 = CUBLASLT_MATMUL_STAGES_UNDEFINED;
inline auto use_1795 = CUBLASLT_MATMUL_STAGES_16x1;
inline auto use_1796 = CUBLASLT_MATMUL_STAGES_16x2;
inline auto use_1797 = CUBLASLT_MATMUL_STAGES_16x3;
inline auto use_1798 = CUBLASLT_MATMUL_STAGES_16x4;
inline auto use_1799 = CUBLASLT_MATMUL_STAGES_16x5;
inline auto use_1800 = CUBLASLT_MATMUL_STAGES_16x6;
inline auto use_1801 = CUBLASLT_MATMUL_STAGES_32x1;
inline auto use_1802 = CUBLASLT_MATMUL_STAGES_32x2;
inline auto use_1803 = CUBLASLT_MATMUL_STAGES_32x3;
inline auto use_1804 = CUBLASLT_MATMUL_STAGES_32x4;
inline auto use_1805 = CUBLASLT_MATMUL_STAGES_32x5;
inline auto use_1806 = CUBLASLT_MATMUL_STAGES_32x6;
inline auto use_1807 = CUBLASLT_MATMUL_STAGES_64x1;
inline auto use_1808 = CUBLASLT_MATMUL_STAGES_64x2;
inline auto use_1809 = CUBLASLT_MATMUL_STAGES_64x3;
inline auto use_1810 = CUBLASLT_MATMUL_STAGES_64x4;
inline auto use_1811 = CUBLASLT_MATMUL_STAGES_64x5;
inline auto use_1812 = CUBLASLT_MATMUL_STAGES_64x6;
inline auto use_1813 = CUBLASLT_MATMUL_STAGES_128x1;
inline auto use_1814 = CUBLASLT_MATMUL_STAGES_128x2;
inline auto use_1815 = CUBLASLT_MATMUL_STAGES_128x3;
inline auto use_1816 = CUBLASLT_MATMUL_STAGES_128x4;
inline auto use_1817 = CUBLASLT_MATMUL_STAGES_128x5;
inline auto use_1818 = CUBLASLT_MATMUL_STAGES_128x6;
inline auto use_1819 = CUBLASLT_MATMUL_STAGES_32x10;
inline auto use_1820 = CUBLASLT_MATMUL_STAGES_8x4;
inline auto use_1821 = CUBLASLT_MATMUL_STAGES_16x10;
inline auto use_1822 = CUBLASLT_MATMUL_STAGES_8x5;
inline auto use_1823 = CUBLASLT_MATMUL_STAGES_8x3;
inline auto use_1824 = CUBLASLT_MATMUL_STAGES_8xAUTO;
inline auto use_1825 = CUBLASLT_MATMUL_STAGES_16xAUTO;
inline auto use_1826 = CUBLASLT_MATMUL_STAGES_32xAUTO;
inline auto use_1827 = CUBLASLT_MATMUL_STAGES_64xAUTO;
inline auto use_1828 = CUBLASLT_MATMUL_STAGES_128xAUTO;
inline auto use_1829 = CUBLASLT_MATMUL_STAGES_256xAUTO;
inline auto use_1830 = CUBLASLT_MATMUL_STAGES_768xAUTO;
inline auto use_1831 = CUBLASLT_MATMUL_STAGES_END;
using use_1832 = cublasLtClusterShape_t;
inline auto use_1833 = CUBLASLT_CLUSTER_SHAPE_AUTO;
inline auto use_1834 = CUBLASLT_CLUSTER_SHAPE_1x1x1;
inline auto use_1835 = CUBLASLT_CLUSTER_SHAPE_2x1x1;
inline auto use_1836 = CUBLASLT_CLUSTER_SHAPE_4x1x1;
inline auto use_1837 = CUBLASLT_CLUSTER_SHAPE_1x2x1;
inline auto use_1838 = CUBLASLT_CLUSTER_SHAPE_2x2x1;
inline auto use_1839 = CUBLASLT_CLUSTER_SHAPE_4x2x1;
inline auto use_1840 = CUBLASLT_CLUSTER_SHAPE_1x4x1;
inline auto use_1841 = CUBLASLT_CLUSTER_SHAPE_2x4x1;
inline auto use_1842 = CUBLASLT_CLUSTER_SHAPE_4x4x1;
inline auto use_1843 = CUBLASLT_CLUSTER_SHAPE_8x1x1;
inline auto use_1844 = CUBLASLT_CLUSTER_SHAPE_1x8x1;
inline auto use_1845 = CUBLASLT_CLUSTER_SHAPE_8x2x1;
inline auto use_1846 = CUBLASLT_CLUSTER_SHAPE_2x8x1;
inline auto use_1847 = CUBLASLT_CLUSTER_SHAPE_16x1x1;
inline auto use_1848 = CUBLASLT_CLUSTER_SHAPE_1x16x1;
inline auto use_1849 = CUBLASLT_CLUSTER_SHAPE_3x1x1;
inline auto use_1850 = CUBLASLT_CLUSTER_SHAPE_5x1x1;
inline auto use_1851 = CUBLASLT_CLUSTER_SHAPE_6x1x1;
inline auto use_1852 = CUBLASLT_CLUSTER_SHAPE_7x1x1;
inline auto use_1853 = CUBLASLT_CLUSTER_SHAPE_9x1x1;
inline auto use_1854 = CUBLASLT_CLUSTER_SHAPE_10x1x1;
inline auto use_1855 = CUBLASLT_CLUSTER_SHAPE_11x1x1;
inline auto use_1856 = CUBLASLT_CLUSTER_SHAPE_12x1x1;
inline auto use_1857 = CUBLASLT_CLUSTER_SHAPE_13x1x1;
inline auto use_1858 = CUBLASLT_CLUSTER_SHAPE_14x1x1;
inline auto use_1859 = CUBLASLT_CLUSTER_SHAPE_15x1x1;
inline auto use_1860 = CUBLASLT_CLUSTER_SHAPE_3x2x1;
inline auto use_1861 = CUBLASLT_CLUSTER_SHAPE_5x2x1;
inline auto use_1862 = CUBLASLT_CLUSTER_SHAPE_6x2x1;
inline auto use_1863 = CUBLASLT_CLUSTER_SHAPE_7x2x1;
inline auto use_1864 = CUBLASLT_CLUSTER_SHAPE_1x3x1;
inline auto use_1865 = CUBLASLT_CLUSTER_SHAPE_2x3x1;
inline auto use_1866 = CUBLASLT_CLUSTER_SHAPE_3x3x1;
inline auto use_1867 = CUBLASLT_CLUSTER_SHAPE_4x3x1;
inline auto use_1868 = CUBLASLT_CLUSTER_SHAPE_5x3x1;
inline auto use_1869 = CUBLASLT_CLUSTER_SHAPE_3x4x1;
inline auto use_1870 = CUBLASLT_CLUSTER_SHAPE_1x5x1;
inline auto use_1871 = CUBLASLT_CLUSTER_SHAPE_2x5x1;
inline auto use_1872 = CUBLASLT_CLUSTER_SHAPE_3x5x1;
inline auto use_1873 = CUBLASLT_CLUSTER_SHAPE_1x6x1;
inline auto use_1874 = CUBLASLT_CLUSTER_SHAPE_2x6x1;
inline auto use_1875 = CUBLASLT_CLUSTER_SHAPE_1x7x1;
inline auto use_1876 = CUBLASLT_CLUSTER_SHAPE_2x7x1;
inline auto use_1877 = CUBLASLT_CLUSTER_SHAPE_1x9x1;
inline auto use_1878 = CUBLASLT_CLUSTER_SHAPE_1x10x1;
inline auto use_1879 = CUBLASLT_CLUSTER_SHAPE_1x11x1;
inline auto use_1880 = CUBLASLT_CLUSTER_SHAPE_1x12x1;
inline auto use_1881 = CUBLASLT_CLUSTER_SHAPE_1x13x1;
inline auto use_1882 = CUBLASLT_CLUSTER_SHAPE_1x14x1;
inline auto use_1883 = CUBLASLT_CLUSTER_SHAPE_1x15x1;
inline auto use_1884 = CUBLASLT_CLUSTER_SHAPE_END;
using use_1885 = cublasLtMatmulInnerShape_t;
inline auto use_1886 = CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED;
inline auto use_1887 = CUBLASLT_MATMUL_INNER_SHAPE_MMA884;
inline auto use_1888 = CUBLASLT_MATMUL_INNER_SHAPE_MMA1684;
inline auto use_1889 = CUBLASLT_MATMUL_INNER_SHAPE_MMA1688;
inline auto use_1890 = CUBLASLT_MATMUL_INNER_SHAPE_MMA16816;
inline auto use_1891 = CUBLASLT_MATMUL_INNER_SHAPE_END;
using use_1892 = cublasLtMatmulMatrixScale_t;
inline auto use_1893 = CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F;
inline auto use_1894 = CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3;
inline auto use_1895 = CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0;
inline auto use_1896 = CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F;
inline auto use_1897 = CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F;
inline auto use_1898 = CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F;
inline auto use_1899 = CUBLASLT_MATMUL_MATRIX_SCALE_PER_BATCH_SCALAR_32F;
inline auto use_1900 = CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_MN_K4_UE8M0;
inline auto use_1901 = CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_MN_K4_UE8M0;
inline auto use_1902 = CUBLASLT_MATMUL_MATRIX_SCALE_END;
inline auto use_1903 = CUBLASLT_MATMUL_MATRIX_SCALE_RESERVED;
using use_1904 = cublasLtPointerMode_t;
inline auto use_1905 = CUBLASLT_POINTER_MODE_HOST;
inline auto use_1906 = CUBLASLT_POINTER_MODE_DEVICE;
inline auto use_1907 = CUBLASLT_POINTER_MODE_DEVICE_VECTOR;
inline auto use_1908 = CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO;
inline auto use_1909 = CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST;
using use_1910 = cublasLtPointerModeMask_t;
inline auto use_1911 = CUBLASLT_POINTER_MODE_MASK_HOST;
inline auto use_1912 = CUBLASLT_POINTER_MODE_MASK_DEVICE;
inline auto use_1913 = CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR;
inline auto use_1914 = CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO;
inline auto use_1915 = CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST;
using use_1916 = cublasLtNumericalImplFlags_t;
using use_1917 = cublasLtOrder_t;
inline auto use_1918 = CUBLASLT_ORDER_COL;
inline auto use_1919 = CUBLASLT_ORDER_ROW;
inline auto use_1920 = CUBLASLT_ORDER_COL32;
inline auto use_1921 = CUBLASLT_ORDER_COL4_4R2_8C;
inline auto use_1922 = CUBLASLT_ORDER_COL32_2R_4R4;
using use_1923 = cublasLtBatchMode_t;
inline auto use_1924 = CUBLASLT_BATCH_MODE_STRIDED;
inline auto use_1925 = CUBLASLT_BATCH_MODE_POINTER_ARRAY;
inline auto use_1926 = CUBLASLT_BATCH_MODE_GROUPED;
using use_1927 = cublasLtIntegerWidth_t;
inline auto use_1928 = CUBLASLT_INTEGER_WIDTH_32;
inline auto use_1929 = CUBLASLT_INTEGER_WIDTH_64;
using use_1930 = cublasLtMatrixLayoutAttribute_t;
inline auto use_1931 = CUBLASLT_MATRIX_LAYOUT_TYPE;
inline auto use_1932 = CUBLASLT_MATRIX_LAYOUT_ORDER;
inline auto use_1933 = CUBLASLT_MATRIX_LAYOUT_ROWS;
inline auto use_1934 = CUBLASLT_MATRIX_LAYOUT_COLS;
inline auto use_1935 = CUBLASLT_MATRIX_LAYOUT_LD;
inline auto use_1936 = CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT;
inline auto use_1937 = CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET;
inline auto use_1938 = CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET;
inline auto use_1939 = CUBLASLT_MATRIX_LAYOUT_BATCH_MODE;
inline auto use_1940 = CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY;
inline auto use_1941 = CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY;
inline auto use_1942 = CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY;
inline auto use_1943 = CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH;
inline auto use_1944 = CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH;
using use_1945 = cublasLtMatmulDescAttributes_t;
inline auto use_1946 = CUBLASLT_MATMUL_DESC_COMPUTE_TYPE;
inline auto use_1947 = CUBLASLT_MATMUL_DESC_SCALE_TYPE;
inline auto use_1948 = CUBLASLT_MATMUL_DESC_POINTER_MODE;
inline auto use_1949 = CUBLASLT_MATMUL_DESC_TRANSA;
inline auto use_1950 = CUBLASLT_MATMUL_DESC_TRANSB;
inline auto use_1951 = CUBLASLT_MATMUL_DESC_TRANSC;
inline auto use_1952 = CUBLASLT_MATMUL_DESC_FILL_MODE;
inline auto use_1953 = CUBLASLT_MATMUL_DESC_EPILOGUE;
inline auto use_1954 = CUBLASLT_MATMUL_DESC_BIAS_POINTER;
inline auto use_1955 = CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE;
inline auto use_1956 = CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER;
inline auto use_1957 = CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD;
inline auto use_1958 = CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE;
inline auto use_1959 = CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE;
inline auto use_1960 = CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET;
inline auto use_1961 = CUBLASLT_MATMUL_DESC_A_SCALE_POINTER;
inline auto use_1962 = CUBLASLT_MATMUL_DESC_B_SCALE_POINTER;
inline auto use_1963 = CUBLASLT_MATMUL_DESC_C_SCALE_POINTER;
inline auto use_1964 = CUBLASLT_MATMUL_DESC_D_SCALE_POINTER;
inline auto use_1965 = CUBLASLT_MATMUL_DESC_AMAX_D_POINTER;
inline auto use_1966 = CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE;
inline auto use_1967 = CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER;
inline auto use_1968 = CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER;
inline auto use_1969 = CUBLASLT_MATMUL_DESC_FAST_ACCUM;
inline auto use_1970 = CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE;
inline auto use_1971 = CUBLASLT_MATMUL_DESC_A_SCALE_MODE;
inline auto use_1972 = CUBLASLT_MATMUL_DESC_B_SCALE_MODE;
inline auto use_1973 = CUBLASLT_MATMUL_DESC_C_SCALE_MODE;
inline auto use_1974 = CUBLASLT_MATMUL_DESC_D_SCALE_MODE;
inline auto use_1975 = CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE;
inline auto use_1976 = CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER;
inline auto use_1977 = CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE;
inline auto use_1978 = CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR;
inline auto use_1979 = CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE;
inline auto use_1980 = CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE;
inline auto use_1981 = CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS;
using use_1982 = cublasLtMatmulBatchInvarianceFlags_t;
inline auto use_1983 = CUBLASLT_BATCH_INVARIANCE_DISABLED;
inline auto use_1984 = CUBLASLT_BATCH_INVARIANCE_ALIGN_2B;
inline auto use_1985 = CUBLASLT_BATCH_INVARIANCE_ALIGN_4B;
inline auto use_1986 = CUBLASLT_BATCH_INVARIANCE_ALIGN_8B;
inline auto use_1987 = CUBLASLT_BATCH_INVARIANCE_ALIGN_16B;
inline auto use_1988 = CUBLASLT_BATCH_INVARIANCE_AUTO;
inline auto use_1989 = CUBLASLT_BATCH_INVARIANCE_UNSET;
using use_1990 = cublasLtMatrixTransformDescAttributes_t;
inline auto use_1991 = CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE;
inline auto use_1992 = CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE;
inline auto use_1993 = CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA;
inline auto use_1994 = CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB;
using use_1995 = cublasLtEmulationDescAttributes_t;
inline auto use_1996 = CUBLASLT_EMULATION_DESC_STRATEGY;
inline auto use_1997 = CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT;
inline auto use_1998 = CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL;
inline auto use_1999 = CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT;
inline auto use_2000 = CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET;
inline auto use_2001 = CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER;
using use_2002 = cublasLtReductionScheme_t;
inline auto use_2003 = CUBLASLT_REDUCTION_SCHEME_NONE;
inline auto use_2004 = CUBLASLT_REDUCTION_SCHEME_INPLACE;
inline auto use_2005 = CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE;
inline auto use_2006 = CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE;
inline auto use_2007 = CUBLASLT_REDUCTION_SCHEME_MASK;
using use_2008 = cublasLtEpilogue_t;
inline auto use_2009 = CUBLASLT_EPILOGUE_DEFAULT;
inline auto use_2010 = CUBLASLT_EPILOGUE_RELU;
inline auto use_2011 = CUBLASLT_EPILOGUE_RELU_AUX;
inline auto use_2012 = CUBLASLT_EPILOGUE_BIAS;
inline auto use_2013 = CUBLASLT_EPILOGUE_RELU_BIAS;
inline auto use_2014 = CUBLASLT_EPILOGUE_RELU_AUX_BIAS;
inline auto use_2015 = CUBLASLT_EPILOGUE_DRELU;
inline auto use_2016 = CUBLASLT_EPILOGUE_DRELU_BGRAD;
inline auto use_2017 = CUBLASLT_EPILOGUE_GELU;
inline auto use_2018 = CUBLASLT_EPILOGUE_GELU_AUX;
inline auto use_2019 = CUBLASLT_EPILOGUE_GELU_BIAS;
inline auto use_2020 = CUBLASLT_EPILOGUE_GELU_AUX_BIAS;
inline auto use_2021 = CUBLASLT_EPILOGUE_DGELU;
inline auto use_2022 = CUBLASLT_EPILOGUE_DGELU_BGRAD;
inline auto use_2023 = CUBLASLT_EPILOGUE_BGRADA;
inline auto use_2024 = CUBLASLT_EPILOGUE_BGRADB;
using use_2025 = cublasLtMatmulSearch_t;
inline auto use_2026 = CUBLASLT_SEARCH_BEST_FIT;
inline auto use_2027 = CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID;
inline auto use_2028 = CUBLASLT_SEARCH_RESERVED_02;
inline auto use_2029 = CUBLASLT_SEARCH_RESERVED_03;
inline auto use_2030 = CUBLASLT_SEARCH_RESERVED_04;
inline auto use_2031 = CUBLASLT_SEARCH_RESERVED_05;
inline auto use_2032 = CUBLASLT_SEARCH_RESERVED_06;
inline auto use_2033 = CUBLASLT_SEARCH_RESERVED_07;
inline auto use_2034 = CUBLASLT_SEARCH_RESERVED_08;
inline auto use_2035 = CUBLASLT_SEARCH_RESERVED_09;
using use_2036 = cublasLtMatmulPreferenceAttributes_t;
inline auto use_2037 = CUBLASLT_MATMUL_PREF_SEARCH_MODE;
inline auto use_2038 = CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES;
inline auto use_2039 = CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK;
inline auto use_2040 = CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES;
inline auto use_2041 = CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES;
inline auto use_2042 = CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES;
inline auto use_2043 = CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES;
inline auto use_2044 = CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT;
inline auto use_2045 = CUBLASLT_MATMUL_PREF_IMPL_MASK;
inline auto use_2046 = CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM;
inline auto use_2047 = CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS;
inline auto use_2048 = CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS;
using use_2049 = cublasLtMatmulHeuristicResult_t;
using use_2050 = cublasLtMatmulAlgoCapAttributes_t;
inline auto use_2051 = CUBLASLT_ALGO_CAP_SPLITK_SUPPORT;
inline auto use_2052 = CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK;
inline auto use_2053 = CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT;
inline auto use_2054 = CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT;
inline auto use_2055 = CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT;
inline auto use_2056 = CUBLASLT_ALGO_CAP_UPLO_SUPPORT;
inline auto use_2057 = CUBLASLT_ALGO_CAP_TILE_IDS;
inline auto use_2058 = CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX;
inline auto use_2059 = CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER;
inline auto use_2060 = CUBLASLT_ALGO_CAP_POINTER_MODE_MASK;
inline auto use_2061 = CUBLASLT_ALGO_CAP_EPILOGUE_MASK;
inline auto use_2062 = CUBLASLT_ALGO_CAP_STAGES_IDS;
inline auto use_2063 = CUBLASLT_ALGO_CAP_LD_NEGATIVE;
inline auto use_2064 = CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS;
inline auto use_2065 = CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES;
inline auto use_2066 = CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES;
inline auto use_2067 = CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES;
inline auto use_2068 = CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES;
inline auto use_2069 = CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT;
inline auto use_2070 = CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT;
inline auto use_2071 = CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT;
using use_2072 = cublasLtMatmulAlgoConfigAttributes_t;
inline auto use_2073 = CUBLASLT_ALGO_CONFIG_ID;
inline auto use_2074 = CUBLASLT_ALGO_CONFIG_TILE_ID;
inline auto use_2075 = CUBLASLT_ALGO_CONFIG_SPLITK_NUM;
inline auto use_2076 = CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME;
inline auto use_2077 = CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING;
inline auto use_2078 = CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION;
inline auto use_2079 = CUBLASLT_ALGO_CONFIG_STAGES_ID;
inline auto use_2080 = CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID;
inline auto use_2081 = CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID;
using use_2082 = cublasLtLoggerCallback_t;
inline void use_2083(cublasLtEmulationDescOpaque_t &p) { (void)p.data; }
inline void use_2084(cublasLtMatmulAlgo_t &p) { (void)p.data; }
inline void use_2085(cublasLtMatmulDescOpaque_t &p) { (void)p.data; }
inline void use_2086(cublasLtMatmulHeuristicResult_t &p) { (void)p.algo; }
inline void use_2087(cublasLtMatmulHeuristicResult_t &p) { (void)p.reserved; }
inline void use_2088(cublasLtMatmulHeuristicResult_t &p) { (void)p.state; }
inline void use_2089(cublasLtMatmulHeuristicResult_t &p) { (void)p.wavesCount; }
inline void use_2090(cublasLtMatmulHeuristicResult_t &p) { (void)p.workspaceSize; }
inline void use_2091(cublasLtMatmulPreferenceOpaque_t &p) { (void)p.data; }
inline void use_2092(cublasLtMatrixLayoutOpaque_t &p) { (void)p.data; }
inline void use_2093(cublasLtMatrixTransformDescOpaque_t &p) { (void)p.data; }
