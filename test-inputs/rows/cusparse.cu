// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cusparse.h>
#include <cusparse_v2.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline cusparseStatus_t use_0(cusparseHandle_t * a0) { return cusparseCreate(a0); }
inline cusparseStatus_t use_1(cusparseHandle_t a0) { return cusparseDestroy(a0); }
inline cusparseStatus_t use_2(cusparseHandle_t a0, int * a1) { return cusparseGetVersion(a0, a1); }
inline cusparseStatus_t use_3(libraryPropertyType a0, int * a1) { return cusparseGetProperty(a0, a1); }
inline const char * use_4(cusparseStatus_t a0) { return cusparseGetErrorName(a0); }
inline const char * use_5(cusparseStatus_t a0) { return cusparseGetErrorString(a0); }
inline cusparseStatus_t use_6(cusparseHandle_t a0, cudaStream_t a1) { return cusparseSetStream(a0, a1); }
inline cusparseStatus_t use_7(cusparseHandle_t a0, cudaStream_t * a1) { return cusparseGetStream(a0, a1); }
inline cusparseStatus_t use_8(cusparseHandle_t a0, cusparsePointerMode_t * a1) { return cusparseGetPointerMode(a0, a1); }
inline cusparseStatus_t use_9(cusparseHandle_t a0, cusparsePointerMode_t a1) { return cusparseSetPointerMode(a0, a1); }
inline cusparseStatus_t use_10(cusparseLoggerCallback_t a0) { return cusparseLoggerSetCallback(a0); }
inline cusparseStatus_t use_11(FILE * a0) { return cusparseLoggerSetFile(a0); }
inline cusparseStatus_t use_12(const char * a0) { return cusparseLoggerOpenFile(a0); }
inline cusparseStatus_t use_13(int a0) { return cusparseLoggerSetLevel(a0); }
inline cusparseStatus_t use_14(int a0) { return cusparseLoggerSetMask(a0); }
inline cusparseStatus_t use_15() { return cusparseLoggerForceDisable(); }
inline cusparseStatus_t use_16(cusparseMatDescr_t * a0) { return cusparseCreateMatDescr(a0); }
inline cusparseStatus_t use_17(cusparseMatDescr_t a0) { return cusparseDestroyMatDescr(a0); }
inline cusparseStatus_t use_18(cusparseMatDescr_t a0, cusparseMatrixType_t a1) { return cusparseSetMatType(a0, a1); }
inline cusparseMatrixType_t use_19(const cusparseMatDescr_t a0) { return cusparseGetMatType(a0); }
inline cusparseStatus_t use_20(cusparseMatDescr_t a0, cusparseFillMode_t a1) { return cusparseSetMatFillMode(a0, a1); }
inline cusparseFillMode_t use_21(const cusparseMatDescr_t a0) { return cusparseGetMatFillMode(a0); }
inline cusparseStatus_t use_22(cusparseMatDescr_t a0, cusparseDiagType_t a1) { return cusparseSetMatDiagType(a0, a1); }
inline cusparseDiagType_t use_23(const cusparseMatDescr_t a0) { return cusparseGetMatDiagType(a0); }
inline cusparseStatus_t use_24(cusparseMatDescr_t a0, cusparseIndexBase_t a1) { return cusparseSetMatIndexBase(a0, a1); }
inline cusparseIndexBase_t use_25(const cusparseMatDescr_t a0) { return cusparseGetMatIndexBase(a0); }
inline cusparseStatus_t use_26(csric02Info_t * a0) { return cusparseCreateCsric02Info(a0); }
inline cusparseStatus_t use_27(csric02Info_t a0) { return cusparseDestroyCsric02Info(a0); }
inline cusparseStatus_t use_28(bsric02Info_t * a0) { return cusparseCreateBsric02Info(a0); }
inline cusparseStatus_t use_29(bsric02Info_t a0) { return cusparseDestroyBsric02Info(a0); }
inline cusparseStatus_t use_30(csrilu02Info_t * a0) { return cusparseCreateCsrilu02Info(a0); }
inline cusparseStatus_t use_31(csrilu02Info_t a0) { return cusparseDestroyCsrilu02Info(a0); }
inline cusparseStatus_t use_32(bsrilu02Info_t * a0) { return cusparseCreateBsrilu02Info(a0); }
inline cusparseStatus_t use_33(bsrilu02Info_t a0) { return cusparseDestroyBsrilu02Info(a0); }
inline cusparseStatus_t use_34(bsrsv2Info_t * a0) { return cusparseCreateBsrsv2Info(a0); }
inline cusparseStatus_t use_35(bsrsv2Info_t a0) { return cusparseDestroyBsrsv2Info(a0); }
inline cusparseStatus_t use_36(bsrsm2Info_t * a0) { return cusparseCreateBsrsm2Info(a0); }
inline cusparseStatus_t use_37(bsrsm2Info_t a0) { return cusparseDestroyBsrsm2Info(a0); }
inline cusparseStatus_t use_38(csru2csrInfo_t * a0) { return cusparseCreateCsru2csrInfo(a0); }
inline cusparseStatus_t use_39(csru2csrInfo_t a0) { return cusparseDestroyCsru2csrInfo(a0); }
inline cusparseStatus_t use_40(cusparseColorInfo_t * a0) { return cusparseCreateColorInfo(a0); }
inline cusparseStatus_t use_41(cusparseColorInfo_t a0) { return cusparseDestroyColorInfo(a0); }
inline cusparseStatus_t use_42(pruneInfo_t * a0) { return cusparseCreatePruneInfo(a0); }
inline cusparseStatus_t use_43(pruneInfo_t a0) { return cusparseDestroyPruneInfo(a0); }
inline cusparseStatus_t use_44(cusparseHandle_t a0, cusparseOperation_t a1, int a2, int a3, const float * a4, const float * a5, int a6, int a7, const float * a8, const int * a9, const float * a10, float * a11, cusparseIndexBase_t a12, void * a13) { return cusparseSgemvi(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_45(cusparseHandle_t a0, cusparseOperation_t a1, int a2, int a3, int a4, int * a5) { return cusparseSgemvi_bufferSize(a0, a1, a2, a3, a4, a5); }
inline cusparseStatus_t use_46(cusparseHandle_t a0, cusparseOperation_t a1, int a2, int a3, const double * a4, const double * a5, int a6, int a7, const double * a8, const int * a9, const double * a10, double * a11, cusparseIndexBase_t a12, void * a13) { return cusparseDgemvi(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_47(cusparseHandle_t a0, cusparseOperation_t a1, int a2, int a3, int a4, int * a5) { return cusparseDgemvi_bufferSize(a0, a1, a2, a3, a4, a5); }
inline cusparseStatus_t use_48(cusparseHandle_t a0, cusparseOperation_t a1, int a2, int a3, const cuComplex * a4, const cuComplex * a5, int a6, int a7, const cuComplex * a8, const int * a9, const cuComplex * a10, cuComplex * a11, cusparseIndexBase_t a12, void * a13) { return cusparseCgemvi(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_49(cusparseHandle_t a0, cusparseOperation_t a1, int a2, int a3, int a4, int * a5) { return cusparseCgemvi_bufferSize(a0, a1, a2, a3, a4, a5); }
inline cusparseStatus_t use_50(cusparseHandle_t a0, cusparseOperation_t a1, int a2, int a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int a6, int a7, const cuDoubleComplex * a8, const int * a9, const cuDoubleComplex * a10, cuDoubleComplex * a11, cusparseIndexBase_t a12, void * a13) { return cusparseZgemvi(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_51(cusparseHandle_t a0, cusparseOperation_t a1, int a2, int a3, int a4, int * a5) { return cusparseZgemvi_bufferSize(a0, a1, a2, a3, a4, a5); }
inline cusparseStatus_t use_52(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, int a5, const float * a6, const cusparseMatDescr_t a7, const float * a8, const int * a9, const int * a10, int a11, const float * a12, const float * a13, float * a14) { return cusparseSbsrmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_53(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, int a5, const double * a6, const cusparseMatDescr_t a7, const double * a8, const int * a9, const int * a10, int a11, const double * a12, const double * a13, double * a14) { return cusparseDbsrmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_54(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, int a5, const cuComplex * a6, const cusparseMatDescr_t a7, const cuComplex * a8, const int * a9, const int * a10, int a11, const cuComplex * a12, const cuComplex * a13, cuComplex * a14) { return cusparseCbsrmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_55(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, int a5, const cuDoubleComplex * a6, const cusparseMatDescr_t a7, const cuDoubleComplex * a8, const int * a9, const int * a10, int a11, const cuDoubleComplex * a12, const cuDoubleComplex * a13, cuDoubleComplex * a14) { return cusparseZbsrmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_56(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, int a5, int a6, const float * a7, const cusparseMatDescr_t a8, const float * a9, const int * a10, const int * a11, const int * a12, const int * a13, int a14, const float * a15, const float * a16, float * a17) { return cusparseSbsrxmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cusparseStatus_t use_57(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, int a5, int a6, const double * a7, const cusparseMatDescr_t a8, const double * a9, const int * a10, const int * a11, const int * a12, const int * a13, int a14, const double * a15, const double * a16, double * a17) { return cusparseDbsrxmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cusparseStatus_t use_58(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, int a5, int a6, const cuComplex * a7, const cusparseMatDescr_t a8, const cuComplex * a9, const int * a10, const int * a11, const int * a12, const int * a13, int a14, const cuComplex * a15, const cuComplex * a16, cuComplex * a17) { return cusparseCbsrxmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cusparseStatus_t use_59(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, int a5, int a6, const cuDoubleComplex * a7, const cusparseMatDescr_t a8, const cuDoubleComplex * a9, const int * a10, const int * a11, const int * a12, const int * a13, int a14, const cuDoubleComplex * a15, const cuDoubleComplex * a16, cuDoubleComplex * a17) { return cusparseZbsrxmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cusparseStatus_t use_60(cusparseHandle_t a0, bsrsv2Info_t a1, int * a2) { return cusparseXbsrsv2_zeroPivot(a0, a1, a2); }
inline cusparseStatus_t use_61(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, float * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, int * a11) { return cusparseSbsrsv2_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_62(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, double * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, int * a11) { return cusparseDbsrsv2_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_63(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, cuComplex * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, int * a11) { return cusparseCbsrsv2_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_64(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, cuDoubleComplex * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, int * a11) { return cusparseZbsrsv2_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_65(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, float * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, size_t * a11) { return cusparseSbsrsv2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_66(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, double * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, size_t * a11) { return cusparseDbsrsv2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_67(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, cuComplex * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, size_t * a11) { return cusparseCbsrsv2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_68(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, cuDoubleComplex * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, size_t * a11) { return cusparseZbsrsv2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_69(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, const float * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, cusparseSolvePolicy_t a11, void * a12) { return cusparseSbsrsv2_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_70(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, const double * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, cusparseSolvePolicy_t a11, void * a12) { return cusparseDbsrsv2_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_71(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, const cuComplex * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, cusparseSolvePolicy_t a11, void * a12) { return cusparseCbsrsv2_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_72(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cusparseMatDescr_t a5, const cuDoubleComplex * a6, const int * a7, const int * a8, int a9, bsrsv2Info_t a10, cusparseSolvePolicy_t a11, void * a12) { return cusparseZbsrsv2_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_73(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const float * a5, const cusparseMatDescr_t a6, const float * a7, const int * a8, const int * a9, int a10, bsrsv2Info_t a11, const float * a12, float * a13, cusparseSolvePolicy_t a14, void * a15) { return cusparseSbsrsv2_solve(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cusparseStatus_t use_74(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const double * a5, const cusparseMatDescr_t a6, const double * a7, const int * a8, const int * a9, int a10, bsrsv2Info_t a11, const double * a12, double * a13, cusparseSolvePolicy_t a14, void * a15) { return cusparseDbsrsv2_solve(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cusparseStatus_t use_75(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cuComplex * a5, const cusparseMatDescr_t a6, const cuComplex * a7, const int * a8, const int * a9, int a10, bsrsv2Info_t a11, const cuComplex * a12, cuComplex * a13, cusparseSolvePolicy_t a14, void * a15) { return cusparseCbsrsv2_solve(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cusparseStatus_t use_76(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, int a3, int a4, const cuDoubleComplex * a5, const cusparseMatDescr_t a6, const cuDoubleComplex * a7, const int * a8, const int * a9, int a10, bsrsv2Info_t a11, const cuDoubleComplex * a12, cuDoubleComplex * a13, cusparseSolvePolicy_t a14, void * a15) { return cusparseZbsrsv2_solve(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cusparseStatus_t use_77(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, int a7, const float * a8, const cusparseMatDescr_t a9, const float * a10, const int * a11, const int * a12, const int a13, const float * a14, const int a15, const float * a16, float * a17, int a18) { return cusparseSbsrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18); }
inline cusparseStatus_t use_78(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, int a7, const double * a8, const cusparseMatDescr_t a9, const double * a10, const int * a11, const int * a12, const int a13, const double * a14, const int a15, const double * a16, double * a17, int a18) { return cusparseDbsrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18); }
inline cusparseStatus_t use_79(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, int a7, const cuComplex * a8, const cusparseMatDescr_t a9, const cuComplex * a10, const int * a11, const int * a12, const int a13, const cuComplex * a14, const int a15, const cuComplex * a16, cuComplex * a17, int a18) { return cusparseCbsrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18); }
inline cusparseStatus_t use_80(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, int a7, const cuDoubleComplex * a8, const cusparseMatDescr_t a9, const cuDoubleComplex * a10, const int * a11, const int * a12, const int a13, const cuDoubleComplex * a14, const int a15, const cuDoubleComplex * a16, cuDoubleComplex * a17, int a18) { return cusparseZbsrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18); }
inline cusparseStatus_t use_81(cusparseHandle_t a0, bsrsm2Info_t a1, int * a2) { return cusparseXbsrsm2_zeroPivot(a0, a1, a2); }
inline cusparseStatus_t use_82(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, float * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, int * a13) { return cusparseSbsrsm2_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_83(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, double * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, int * a13) { return cusparseDbsrsm2_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_84(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, cuComplex * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, int * a13) { return cusparseCbsrsm2_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_85(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, cuDoubleComplex * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, int * a13) { return cusparseZbsrsm2_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_86(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, float * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, size_t * a13) { return cusparseSbsrsm2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_87(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, double * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, size_t * a13) { return cusparseDbsrsm2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_88(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, cuComplex * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, size_t * a13) { return cusparseCbsrsm2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_89(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, cuDoubleComplex * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, size_t * a13) { return cusparseZbsrsm2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_90(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, const float * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, cusparseSolvePolicy_t a13, void * a14) { return cusparseSbsrsm2_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_91(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, const double * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, cusparseSolvePolicy_t a13, void * a14) { return cusparseDbsrsm2_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_92(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, const cuComplex * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, cusparseSolvePolicy_t a13, void * a14) { return cusparseCbsrsm2_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_93(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cusparseMatDescr_t a7, const cuDoubleComplex * a8, const int * a9, const int * a10, int a11, bsrsm2Info_t a12, cusparseSolvePolicy_t a13, void * a14) { return cusparseZbsrsm2_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_94(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const float * a7, const cusparseMatDescr_t a8, const float * a9, const int * a10, const int * a11, int a12, bsrsm2Info_t a13, const float * a14, int a15, float * a16, int a17, cusparseSolvePolicy_t a18, void * a19) { return cusparseSbsrsm2_solve(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_95(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const double * a7, const cusparseMatDescr_t a8, const double * a9, const int * a10, const int * a11, int a12, bsrsm2Info_t a13, const double * a14, int a15, double * a16, int a17, cusparseSolvePolicy_t a18, void * a19) { return cusparseDbsrsm2_solve(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_96(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cuComplex * a7, const cusparseMatDescr_t a8, const cuComplex * a9, const int * a10, const int * a11, int a12, bsrsm2Info_t a13, const cuComplex * a14, int a15, cuComplex * a16, int a17, cusparseSolvePolicy_t a18, void * a19) { return cusparseCbsrsm2_solve(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_97(cusparseHandle_t a0, cusparseDirection_t a1, cusparseOperation_t a2, cusparseOperation_t a3, int a4, int a5, int a6, const cuDoubleComplex * a7, const cusparseMatDescr_t a8, const cuDoubleComplex * a9, const int * a10, const int * a11, int a12, bsrsm2Info_t a13, const cuDoubleComplex * a14, int a15, cuDoubleComplex * a16, int a17, cusparseSolvePolicy_t a18, void * a19) { return cusparseZbsrsm2_solve(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_98(cusparseHandle_t a0, csrilu02Info_t a1, int a2, double * a3, float * a4) { return cusparseScsrilu02_numericBoost(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_99(cusparseHandle_t a0, csrilu02Info_t a1, int a2, double * a3, double * a4) { return cusparseDcsrilu02_numericBoost(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_100(cusparseHandle_t a0, csrilu02Info_t a1, int a2, double * a3, cuComplex * a4) { return cusparseCcsrilu02_numericBoost(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_101(cusparseHandle_t a0, csrilu02Info_t a1, int a2, double * a3, cuDoubleComplex * a4) { return cusparseZcsrilu02_numericBoost(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_102(cusparseHandle_t a0, csrilu02Info_t a1, int * a2) { return cusparseXcsrilu02_zeroPivot(a0, a1, a2); }
inline cusparseStatus_t use_103(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, float * a4, const int * a5, const int * a6, csrilu02Info_t a7, int * a8) { return cusparseScsrilu02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_104(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, double * a4, const int * a5, const int * a6, csrilu02Info_t a7, int * a8) { return cusparseDcsrilu02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_105(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuComplex * a4, const int * a5, const int * a6, csrilu02Info_t a7, int * a8) { return cusparseCcsrilu02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_106(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuDoubleComplex * a4, const int * a5, const int * a6, csrilu02Info_t a7, int * a8) { return cusparseZcsrilu02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_107(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, float * a4, const int * a5, const int * a6, csrilu02Info_t a7, size_t * a8) { return cusparseScsrilu02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_108(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, double * a4, const int * a5, const int * a6, csrilu02Info_t a7, size_t * a8) { return cusparseDcsrilu02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_109(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuComplex * a4, const int * a5, const int * a6, csrilu02Info_t a7, size_t * a8) { return cusparseCcsrilu02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_110(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuDoubleComplex * a4, const int * a5, const int * a6, csrilu02Info_t a7, size_t * a8) { return cusparseZcsrilu02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_111(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const float * a4, const int * a5, const int * a6, csrilu02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseScsrilu02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_112(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const double * a4, const int * a5, const int * a6, csrilu02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseDcsrilu02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_113(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const cuComplex * a4, const int * a5, const int * a6, csrilu02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseCcsrilu02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_114(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const cuDoubleComplex * a4, const int * a5, const int * a6, csrilu02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseZcsrilu02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_115(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, float * a4, const int * a5, const int * a6, csrilu02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseScsrilu02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_116(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, double * a4, const int * a5, const int * a6, csrilu02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseDcsrilu02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_117(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuComplex * a4, const int * a5, const int * a6, csrilu02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseCcsrilu02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_118(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuDoubleComplex * a4, const int * a5, const int * a6, csrilu02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseZcsrilu02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_119(cusparseHandle_t a0, bsrilu02Info_t a1, int a2, double * a3, float * a4) { return cusparseSbsrilu02_numericBoost(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_120(cusparseHandle_t a0, bsrilu02Info_t a1, int a2, double * a3, double * a4) { return cusparseDbsrilu02_numericBoost(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_121(cusparseHandle_t a0, bsrilu02Info_t a1, int a2, double * a3, cuComplex * a4) { return cusparseCbsrilu02_numericBoost(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_122(cusparseHandle_t a0, bsrilu02Info_t a1, int a2, double * a3, cuDoubleComplex * a4) { return cusparseZbsrilu02_numericBoost(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_123(cusparseHandle_t a0, bsrilu02Info_t a1, int * a2) { return cusparseXbsrilu02_zeroPivot(a0, a1, a2); }
inline cusparseStatus_t use_124(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, float * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, int * a10) { return cusparseSbsrilu02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_125(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, double * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, int * a10) { return cusparseDbsrilu02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_126(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuComplex * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, int * a10) { return cusparseCbsrilu02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_127(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuDoubleComplex * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, int * a10) { return cusparseZbsrilu02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_128(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, float * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, size_t * a10) { return cusparseSbsrilu02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_129(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, double * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, size_t * a10) { return cusparseDbsrilu02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_130(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuComplex * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, size_t * a10) { return cusparseCbsrilu02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_131(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuDoubleComplex * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, size_t * a10) { return cusparseZbsrilu02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_132(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, float * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseSbsrilu02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_133(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, double * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseDbsrilu02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_134(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuComplex * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseCbsrilu02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_135(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuDoubleComplex * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseZbsrilu02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_136(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, float * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseSbsrilu02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_137(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, double * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseDbsrilu02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_138(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuComplex * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseCbsrilu02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_139(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuDoubleComplex * a5, const int * a6, const int * a7, int a8, bsrilu02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseZbsrilu02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_140(cusparseHandle_t a0, csric02Info_t a1, int * a2) { return cusparseXcsric02_zeroPivot(a0, a1, a2); }
inline cusparseStatus_t use_141(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, float * a4, const int * a5, const int * a6, csric02Info_t a7, int * a8) { return cusparseScsric02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_142(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, double * a4, const int * a5, const int * a6, csric02Info_t a7, int * a8) { return cusparseDcsric02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_143(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuComplex * a4, const int * a5, const int * a6, csric02Info_t a7, int * a8) { return cusparseCcsric02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_144(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuDoubleComplex * a4, const int * a5, const int * a6, csric02Info_t a7, int * a8) { return cusparseZcsric02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_145(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, float * a4, const int * a5, const int * a6, csric02Info_t a7, size_t * a8) { return cusparseScsric02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_146(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, double * a4, const int * a5, const int * a6, csric02Info_t a7, size_t * a8) { return cusparseDcsric02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_147(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuComplex * a4, const int * a5, const int * a6, csric02Info_t a7, size_t * a8) { return cusparseCcsric02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_148(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuDoubleComplex * a4, const int * a5, const int * a6, csric02Info_t a7, size_t * a8) { return cusparseZcsric02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_149(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const float * a4, const int * a5, const int * a6, csric02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseScsric02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_150(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const double * a4, const int * a5, const int * a6, csric02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseDcsric02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_151(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const cuComplex * a4, const int * a5, const int * a6, csric02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseCcsric02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_152(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const cuDoubleComplex * a4, const int * a5, const int * a6, csric02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseZcsric02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_153(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, float * a4, const int * a5, const int * a6, csric02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseScsric02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_154(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, double * a4, const int * a5, const int * a6, csric02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseDcsric02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_155(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuComplex * a4, const int * a5, const int * a6, csric02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseCcsric02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_156(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, cuDoubleComplex * a4, const int * a5, const int * a6, csric02Info_t a7, cusparseSolvePolicy_t a8, void * a9) { return cusparseZcsric02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_157(cusparseHandle_t a0, bsric02Info_t a1, int * a2) { return cusparseXbsric02_zeroPivot(a0, a1, a2); }
inline cusparseStatus_t use_158(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, float * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, int * a10) { return cusparseSbsric02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_159(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, double * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, int * a10) { return cusparseDbsric02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_160(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuComplex * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, int * a10) { return cusparseCbsric02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_161(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuDoubleComplex * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, int * a10) { return cusparseZbsric02_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_162(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, float * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, size_t * a10) { return cusparseSbsric02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_163(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, double * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, size_t * a10) { return cusparseDbsric02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_164(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuComplex * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, size_t * a10) { return cusparseCbsric02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_165(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuDoubleComplex * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, size_t * a10) { return cusparseZbsric02_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_166(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseSbsric02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_167(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseDbsric02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_168(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuComplex * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseCbsric02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_169(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuDoubleComplex * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseZbsric02_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_170(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, float * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseSbsric02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_171(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, double * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseDbsric02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_172(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuComplex * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseCbsric02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_173(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, cuDoubleComplex * a5, const int * a6, const int * a7, int a8, bsric02Info_t a9, cusparseSolvePolicy_t a10, void * a11) { return cusparseZbsric02(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_174(cusparseHandle_t a0, int a1, int a2, const float * a3, const float * a4, const float * a5, const float * a6, int a7, size_t * a8) { return cusparseSgtsv2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_175(cusparseHandle_t a0, int a1, int a2, const double * a3, const double * a4, const double * a5, const double * a6, int a7, size_t * a8) { return cusparseDgtsv2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_176(cusparseHandle_t a0, int a1, int a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, const cuComplex * a6, int a7, size_t * a8) { return cusparseCgtsv2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_177(cusparseHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, size_t * a8) { return cusparseZgtsv2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_178(cusparseHandle_t a0, int a1, int a2, const float * a3, const float * a4, const float * a5, float * a6, int a7, void * a8) { return cusparseSgtsv2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_179(cusparseHandle_t a0, int a1, int a2, const double * a3, const double * a4, const double * a5, double * a6, int a7, void * a8) { return cusparseDgtsv2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_180(cusparseHandle_t a0, int a1, int a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, cuComplex * a6, int a7, void * a8) { return cusparseCgtsv2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_181(cusparseHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, cuDoubleComplex * a6, int a7, void * a8) { return cusparseZgtsv2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_182(cusparseHandle_t a0, int a1, int a2, const float * a3, const float * a4, const float * a5, const float * a6, int a7, size_t * a8) { return cusparseSgtsv2_nopivot_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_183(cusparseHandle_t a0, int a1, int a2, const double * a3, const double * a4, const double * a5, const double * a6, int a7, size_t * a8) { return cusparseDgtsv2_nopivot_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_184(cusparseHandle_t a0, int a1, int a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, const cuComplex * a6, int a7, size_t * a8) { return cusparseCgtsv2_nopivot_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_185(cusparseHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, size_t * a8) { return cusparseZgtsv2_nopivot_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_186(cusparseHandle_t a0, int a1, int a2, const float * a3, const float * a4, const float * a5, float * a6, int a7, void * a8) { return cusparseSgtsv2_nopivot(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_187(cusparseHandle_t a0, int a1, int a2, const double * a3, const double * a4, const double * a5, double * a6, int a7, void * a8) { return cusparseDgtsv2_nopivot(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_188(cusparseHandle_t a0, int a1, int a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, cuComplex * a6, int a7, void * a8) { return cusparseCgtsv2_nopivot(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_189(cusparseHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, cuDoubleComplex * a6, int a7, void * a8) { return cusparseZgtsv2_nopivot(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_190(cusparseHandle_t a0, int a1, const float * a2, const float * a3, const float * a4, const float * a5, int a6, int a7, size_t * a8) { return cusparseSgtsv2StridedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_191(cusparseHandle_t a0, int a1, const double * a2, const double * a3, const double * a4, const double * a5, int a6, int a7, size_t * a8) { return cusparseDgtsv2StridedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_192(cusparseHandle_t a0, int a1, const cuComplex * a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, int a6, int a7, size_t * a8) { return cusparseCgtsv2StridedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_193(cusparseHandle_t a0, int a1, const cuDoubleComplex * a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, int a6, int a7, size_t * a8) { return cusparseZgtsv2StridedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_194(cusparseHandle_t a0, int a1, const float * a2, const float * a3, const float * a4, float * a5, int a6, int a7, void * a8) { return cusparseSgtsv2StridedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_195(cusparseHandle_t a0, int a1, const double * a2, const double * a3, const double * a4, double * a5, int a6, int a7, void * a8) { return cusparseDgtsv2StridedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_196(cusparseHandle_t a0, int a1, const cuComplex * a2, const cuComplex * a3, const cuComplex * a4, cuComplex * a5, int a6, int a7, void * a8) { return cusparseCgtsv2StridedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_197(cusparseHandle_t a0, int a1, const cuDoubleComplex * a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, cuDoubleComplex * a5, int a6, int a7, void * a8) { return cusparseZgtsv2StridedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_198(cusparseHandle_t a0, int a1, int a2, const float * a3, const float * a4, const float * a5, const float * a6, int a7, size_t * a8) { return cusparseSgtsvInterleavedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_199(cusparseHandle_t a0, int a1, int a2, const double * a3, const double * a4, const double * a5, const double * a6, int a7, size_t * a8) { return cusparseDgtsvInterleavedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_200(cusparseHandle_t a0, int a1, int a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, const cuComplex * a6, int a7, size_t * a8) { return cusparseCgtsvInterleavedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_201(cusparseHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, int a7, size_t * a8) { return cusparseZgtsvInterleavedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_202(cusparseHandle_t a0, int a1, int a2, float * a3, float * a4, float * a5, float * a6, int a7, void * a8) { return cusparseSgtsvInterleavedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_203(cusparseHandle_t a0, int a1, int a2, double * a3, double * a4, double * a5, double * a6, int a7, void * a8) { return cusparseDgtsvInterleavedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_204(cusparseHandle_t a0, int a1, int a2, cuComplex * a3, cuComplex * a4, cuComplex * a5, cuComplex * a6, int a7, void * a8) { return cusparseCgtsvInterleavedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_205(cusparseHandle_t a0, int a1, int a2, cuDoubleComplex * a3, cuDoubleComplex * a4, cuDoubleComplex * a5, cuDoubleComplex * a6, int a7, void * a8) { return cusparseZgtsvInterleavedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_206(cusparseHandle_t a0, int a1, int a2, const float * a3, const float * a4, const float * a5, const float * a6, const float * a7, const float * a8, int a9, size_t * a10) { return cusparseSgpsvInterleavedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_207(cusparseHandle_t a0, int a1, int a2, const double * a3, const double * a4, const double * a5, const double * a6, const double * a7, const double * a8, int a9, size_t * a10) { return cusparseDgpsvInterleavedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_208(cusparseHandle_t a0, int a1, int a2, const cuComplex * a3, const cuComplex * a4, const cuComplex * a5, const cuComplex * a6, const cuComplex * a7, const cuComplex * a8, int a9, size_t * a10) { return cusparseCgpsvInterleavedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_209(cusparseHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, const cuDoubleComplex * a5, const cuDoubleComplex * a6, const cuDoubleComplex * a7, const cuDoubleComplex * a8, int a9, size_t * a10) { return cusparseZgpsvInterleavedBatch_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_210(cusparseHandle_t a0, int a1, int a2, float * a3, float * a4, float * a5, float * a6, float * a7, float * a8, int a9, void * a10) { return cusparseSgpsvInterleavedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_211(cusparseHandle_t a0, int a1, int a2, double * a3, double * a4, double * a5, double * a6, double * a7, double * a8, int a9, void * a10) { return cusparseDgpsvInterleavedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_212(cusparseHandle_t a0, int a1, int a2, cuComplex * a3, cuComplex * a4, cuComplex * a5, cuComplex * a6, cuComplex * a7, cuComplex * a8, int a9, void * a10) { return cusparseCgpsvInterleavedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_213(cusparseHandle_t a0, int a1, int a2, cuDoubleComplex * a3, cuDoubleComplex * a4, cuDoubleComplex * a5, cuDoubleComplex * a6, cuDoubleComplex * a7, cuDoubleComplex * a8, int a9, void * a10) { return cusparseZgpsvInterleavedBatch(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_214(cusparseHandle_t a0, int a1, int a2, const float * a3, const cusparseMatDescr_t a4, int a5, const float * a6, const int * a7, const int * a8, const float * a9, const cusparseMatDescr_t a10, int a11, const float * a12, const int * a13, const int * a14, const cusparseMatDescr_t a15, const float * a16, const int * a17, const int * a18, size_t * a19) { return cusparseScsrgeam2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_215(cusparseHandle_t a0, int a1, int a2, const double * a3, const cusparseMatDescr_t a4, int a5, const double * a6, const int * a7, const int * a8, const double * a9, const cusparseMatDescr_t a10, int a11, const double * a12, const int * a13, const int * a14, const cusparseMatDescr_t a15, const double * a16, const int * a17, const int * a18, size_t * a19) { return cusparseDcsrgeam2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_216(cusparseHandle_t a0, int a1, int a2, const cuComplex * a3, const cusparseMatDescr_t a4, int a5, const cuComplex * a6, const int * a7, const int * a8, const cuComplex * a9, const cusparseMatDescr_t a10, int a11, const cuComplex * a12, const int * a13, const int * a14, const cusparseMatDescr_t a15, const cuComplex * a16, const int * a17, const int * a18, size_t * a19) { return cusparseCcsrgeam2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_217(cusparseHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cusparseMatDescr_t a4, int a5, const cuDoubleComplex * a6, const int * a7, const int * a8, const cuDoubleComplex * a9, const cusparseMatDescr_t a10, int a11, const cuDoubleComplex * a12, const int * a13, const int * a14, const cusparseMatDescr_t a15, const cuDoubleComplex * a16, const int * a17, const int * a18, size_t * a19) { return cusparseZcsrgeam2_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_218(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, int a4, const int * a5, const int * a6, const cusparseMatDescr_t a7, int a8, const int * a9, const int * a10, const cusparseMatDescr_t a11, int * a12, int * a13, void * a14) { return cusparseXcsrgeam2Nnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_219(cusparseHandle_t a0, int a1, int a2, const float * a3, const cusparseMatDescr_t a4, int a5, const float * a6, const int * a7, const int * a8, const float * a9, const cusparseMatDescr_t a10, int a11, const float * a12, const int * a13, const int * a14, const cusparseMatDescr_t a15, float * a16, int * a17, int * a18, void * a19) { return cusparseScsrgeam2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_220(cusparseHandle_t a0, int a1, int a2, const double * a3, const cusparseMatDescr_t a4, int a5, const double * a6, const int * a7, const int * a8, const double * a9, const cusparseMatDescr_t a10, int a11, const double * a12, const int * a13, const int * a14, const cusparseMatDescr_t a15, double * a16, int * a17, int * a18, void * a19) { return cusparseDcsrgeam2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_221(cusparseHandle_t a0, int a1, int a2, const cuComplex * a3, const cusparseMatDescr_t a4, int a5, const cuComplex * a6, const int * a7, const int * a8, const cuComplex * a9, const cusparseMatDescr_t a10, int a11, const cuComplex * a12, const int * a13, const int * a14, const cusparseMatDescr_t a15, cuComplex * a16, int * a17, int * a18, void * a19) { return cusparseCcsrgeam2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_222(cusparseHandle_t a0, int a1, int a2, const cuDoubleComplex * a3, const cusparseMatDescr_t a4, int a5, const cuDoubleComplex * a6, const int * a7, const int * a8, const cuDoubleComplex * a9, const cusparseMatDescr_t a10, int a11, const cuDoubleComplex * a12, const int * a13, const int * a14, const cusparseMatDescr_t a15, cuDoubleComplex * a16, int * a17, int * a18, void * a19) { return cusparseZcsrgeam2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19); }
inline cusparseStatus_t use_223(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const float * a4, const int * a5, const int * a6, const float * a7, int * a8, int * a9, int * a10, const cusparseColorInfo_t a11) { return cusparseScsrcolor(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_224(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const double * a4, const int * a5, const int * a6, const double * a7, int * a8, int * a9, int * a10, const cusparseColorInfo_t a11) { return cusparseDcsrcolor(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_225(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const cuComplex * a4, const int * a5, const int * a6, const float * a7, int * a8, int * a9, int * a10, const cusparseColorInfo_t a11) { return cusparseCcsrcolor(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_226(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const cuDoubleComplex * a4, const int * a5, const int * a6, const double * a7, int * a8, int * a9, int * a10, const cusparseColorInfo_t a11) { return cusparseZcsrcolor(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_227(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, int a6, int * a7, int * a8) { return cusparseSnnz(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_228(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, int a6, int * a7, int * a8) { return cusparseDnnz(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_229(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuComplex * a5, int a6, int * a7, int * a8) { return cusparseCnnz(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_230(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuDoubleComplex * a5, int a6, int * a7, int * a8) { return cusparseZnnz(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_231(cusparseHandle_t a0, int a1, const cusparseMatDescr_t a2, const float * a3, const int * a4, int * a5, int * a6, float a7) { return cusparseSnnz_compress(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_232(cusparseHandle_t a0, int a1, const cusparseMatDescr_t a2, const double * a3, const int * a4, int * a5, int * a6, double a7) { return cusparseDnnz_compress(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_233(cusparseHandle_t a0, int a1, const cusparseMatDescr_t a2, const cuComplex * a3, const int * a4, int * a5, int * a6, cuComplex a7) { return cusparseCnnz_compress(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_234(cusparseHandle_t a0, int a1, const cusparseMatDescr_t a2, const cuDoubleComplex * a3, const int * a4, int * a5, int * a6, cuDoubleComplex a7) { return cusparseZnnz_compress(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_235(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const float * a4, const int * a5, const int * a6, int a7, const int * a8, float * a9, int * a10, int * a11, float a12) { return cusparseScsr2csr_compress(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_236(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const double * a4, const int * a5, const int * a6, int a7, const int * a8, double * a9, int * a10, int * a11, double a12) { return cusparseDcsr2csr_compress(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_237(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const cuComplex * a4, const int * a5, const int * a6, int a7, const int * a8, cuComplex * a9, int * a10, int * a11, cuComplex a12) { return cusparseCcsr2csr_compress(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_238(cusparseHandle_t a0, int a1, int a2, const cusparseMatDescr_t a3, const cuDoubleComplex * a4, const int * a5, const int * a6, int a7, const int * a8, cuDoubleComplex * a9, int * a10, int * a11, cuDoubleComplex a12) { return cusparseZcsr2csr_compress(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_239(cusparseHandle_t a0, const int * a1, int a2, int a3, int * a4, cusparseIndexBase_t a5) { return cusparseXcoo2csr(a0, a1, a2, a3, a4, a5); }
inline cusparseStatus_t use_240(cusparseHandle_t a0, const int * a1, int a2, int a3, int * a4, cusparseIndexBase_t a5) { return cusparseXcsr2coo(a0, a1, a2, a3, a4, a5); }
inline cusparseStatus_t use_241(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const int * a5, const int * a6, int a7, const cusparseMatDescr_t a8, int * a9, int * a10) { return cusparseXcsr2bsrNnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_242(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, int a8, const cusparseMatDescr_t a9, float * a10, int * a11, int * a12) { return cusparseScsr2bsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_243(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, int a8, const cusparseMatDescr_t a9, double * a10, int * a11, int * a12) { return cusparseDcsr2bsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_244(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuComplex * a5, const int * a6, const int * a7, int a8, const cusparseMatDescr_t a9, cuComplex * a10, int * a11, int * a12) { return cusparseCcsr2bsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_245(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuDoubleComplex * a5, const int * a6, const int * a7, int a8, const cusparseMatDescr_t a9, cuDoubleComplex * a10, int * a11, int * a12) { return cusparseZcsr2bsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_246(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, int a8, const cusparseMatDescr_t a9, float * a10, int * a11, int * a12) { return cusparseSbsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_247(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, int a8, const cusparseMatDescr_t a9, double * a10, int * a11, int * a12) { return cusparseDbsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_248(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuComplex * a5, const int * a6, const int * a7, int a8, const cusparseMatDescr_t a9, cuComplex * a10, int * a11, int * a12) { return cusparseCbsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_249(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuDoubleComplex * a5, const int * a6, const int * a7, int a8, const cusparseMatDescr_t a9, cuDoubleComplex * a10, int * a11, int * a12) { return cusparseZbsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_250(cusparseHandle_t a0, int a1, int a2, int a3, const float * a4, const int * a5, const int * a6, int a7, int a8, int * a9) { return cusparseSgebsr2gebsc_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_251(cusparseHandle_t a0, int a1, int a2, int a3, const double * a4, const int * a5, const int * a6, int a7, int a8, int * a9) { return cusparseDgebsr2gebsc_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_252(cusparseHandle_t a0, int a1, int a2, int a3, const cuComplex * a4, const int * a5, const int * a6, int a7, int a8, int * a9) { return cusparseCgebsr2gebsc_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_253(cusparseHandle_t a0, int a1, int a2, int a3, const cuDoubleComplex * a4, const int * a5, const int * a6, int a7, int a8, int * a9) { return cusparseZgebsr2gebsc_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_254(cusparseHandle_t a0, int a1, int a2, int a3, const float * a4, const int * a5, const int * a6, int a7, int a8, size_t * a9) { return cusparseSgebsr2gebsc_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_255(cusparseHandle_t a0, int a1, int a2, int a3, const double * a4, const int * a5, const int * a6, int a7, int a8, size_t * a9) { return cusparseDgebsr2gebsc_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_256(cusparseHandle_t a0, int a1, int a2, int a3, const cuComplex * a4, const int * a5, const int * a6, int a7, int a8, size_t * a9) { return cusparseCgebsr2gebsc_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_257(cusparseHandle_t a0, int a1, int a2, int a3, const cuDoubleComplex * a4, const int * a5, const int * a6, int a7, int a8, size_t * a9) { return cusparseZgebsr2gebsc_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_258(cusparseHandle_t a0, int a1, int a2, int a3, const float * a4, const int * a5, const int * a6, int a7, int a8, float * a9, int * a10, int * a11, cusparseAction_t a12, cusparseIndexBase_t a13, void * a14) { return cusparseSgebsr2gebsc(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_259(cusparseHandle_t a0, int a1, int a2, int a3, const double * a4, const int * a5, const int * a6, int a7, int a8, double * a9, int * a10, int * a11, cusparseAction_t a12, cusparseIndexBase_t a13, void * a14) { return cusparseDgebsr2gebsc(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_260(cusparseHandle_t a0, int a1, int a2, int a3, const cuComplex * a4, const int * a5, const int * a6, int a7, int a8, cuComplex * a9, int * a10, int * a11, cusparseAction_t a12, cusparseIndexBase_t a13, void * a14) { return cusparseCgebsr2gebsc(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_261(cusparseHandle_t a0, int a1, int a2, int a3, const cuDoubleComplex * a4, const int * a5, const int * a6, int a7, int a8, cuDoubleComplex * a9, int * a10, int * a11, cusparseAction_t a12, cusparseIndexBase_t a13, void * a14) { return cusparseZgebsr2gebsc(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_262(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const int * a5, const int * a6, int a7, int a8, const cusparseMatDescr_t a9, int * a10, int * a11) { return cusparseXgebsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_263(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, int a8, int a9, const cusparseMatDescr_t a10, float * a11, int * a12, int * a13) { return cusparseSgebsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_264(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, int a8, int a9, const cusparseMatDescr_t a10, double * a11, int * a12, int * a13) { return cusparseDgebsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_265(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuComplex * a5, const int * a6, const int * a7, int a8, int a9, const cusparseMatDescr_t a10, cuComplex * a11, int * a12, int * a13) { return cusparseCgebsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_266(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuDoubleComplex * a5, const int * a6, const int * a7, int a8, int a9, const cusparseMatDescr_t a10, cuDoubleComplex * a11, int * a12, int * a13) { return cusparseZgebsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_267(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, int a8, int a9, int * a10) { return cusparseScsr2gebsr_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_268(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, int a8, int a9, int * a10) { return cusparseDcsr2gebsr_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_269(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuComplex * a5, const int * a6, const int * a7, int a8, int a9, int * a10) { return cusparseCcsr2gebsr_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_270(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuDoubleComplex * a5, const int * a6, const int * a7, int a8, int a9, int * a10) { return cusparseZcsr2gebsr_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_271(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, int a8, int a9, size_t * a10) { return cusparseScsr2gebsr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_272(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, int a8, int a9, size_t * a10) { return cusparseDcsr2gebsr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_273(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuComplex * a5, const int * a6, const int * a7, int a8, int a9, size_t * a10) { return cusparseCcsr2gebsr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_274(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuDoubleComplex * a5, const int * a6, const int * a7, int a8, int a9, size_t * a10) { return cusparseZcsr2gebsr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_275(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const int * a5, const int * a6, const cusparseMatDescr_t a7, int * a8, int a9, int a10, int * a11, void * a12) { return cusparseXcsr2gebsrNnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_276(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, const cusparseMatDescr_t a8, float * a9, int * a10, int * a11, int a12, int a13, void * a14) { return cusparseScsr2gebsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_277(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, const cusparseMatDescr_t a8, double * a9, int * a10, int * a11, int a12, int a13, void * a14) { return cusparseDcsr2gebsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_278(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuComplex * a5, const int * a6, const int * a7, const cusparseMatDescr_t a8, cuComplex * a9, int * a10, int * a11, int a12, int a13, void * a14) { return cusparseCcsr2gebsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_279(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, const cusparseMatDescr_t a4, const cuDoubleComplex * a5, const int * a6, const int * a7, const cusparseMatDescr_t a8, cuDoubleComplex * a9, int * a10, int * a11, int a12, int a13, void * a14) { return cusparseZcsr2gebsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_280(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const float * a6, const int * a7, const int * a8, int a9, int a10, int a11, int a12, int * a13) { return cusparseSgebsr2gebsr_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_281(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const double * a6, const int * a7, const int * a8, int a9, int a10, int a11, int a12, int * a13) { return cusparseDgebsr2gebsr_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_282(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const cuComplex * a6, const int * a7, const int * a8, int a9, int a10, int a11, int a12, int * a13) { return cusparseCgebsr2gebsr_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_283(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const cuDoubleComplex * a6, const int * a7, const int * a8, int a9, int a10, int a11, int a12, int * a13) { return cusparseZgebsr2gebsr_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_284(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const float * a6, const int * a7, const int * a8, int a9, int a10, int a11, int a12, size_t * a13) { return cusparseSgebsr2gebsr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_285(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const double * a6, const int * a7, const int * a8, int a9, int a10, int a11, int a12, size_t * a13) { return cusparseDgebsr2gebsr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_286(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const cuComplex * a6, const int * a7, const int * a8, int a9, int a10, int a11, int a12, size_t * a13) { return cusparseCgebsr2gebsr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_287(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const cuDoubleComplex * a6, const int * a7, const int * a8, int a9, int a10, int a11, int a12, size_t * a13) { return cusparseZgebsr2gebsr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_288(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const int * a6, const int * a7, int a8, int a9, const cusparseMatDescr_t a10, int * a11, int a12, int a13, int * a14, void * a15) { return cusparseXgebsr2gebsrNnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cusparseStatus_t use_289(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const float * a6, const int * a7, const int * a8, int a9, int a10, const cusparseMatDescr_t a11, float * a12, int * a13, int * a14, int a15, int a16, void * a17) { return cusparseSgebsr2gebsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cusparseStatus_t use_290(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const double * a6, const int * a7, const int * a8, int a9, int a10, const cusparseMatDescr_t a11, double * a12, int * a13, int * a14, int a15, int a16, void * a17) { return cusparseDgebsr2gebsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cusparseStatus_t use_291(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const cuComplex * a6, const int * a7, const int * a8, int a9, int a10, const cusparseMatDescr_t a11, cuComplex * a12, int * a13, int * a14, int a15, int a16, void * a17) { return cusparseCgebsr2gebsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cusparseStatus_t use_292(cusparseHandle_t a0, cusparseDirection_t a1, int a2, int a3, int a4, const cusparseMatDescr_t a5, const cuDoubleComplex * a6, const int * a7, const int * a8, int a9, int a10, const cusparseMatDescr_t a11, cuDoubleComplex * a12, int * a13, int * a14, int a15, int a16, void * a17) { return cusparseZgebsr2gebsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17); }
inline cusparseStatus_t use_293(cusparseHandle_t a0, int a1, int * a2) { return cusparseCreateIdentityPermutation(a0, a1, a2); }
inline cusparseStatus_t use_294(cusparseHandle_t a0, int a1, int a2, int a3, const int * a4, const int * a5, size_t * a6) { return cusparseXcoosort_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6); }
inline cusparseStatus_t use_295(cusparseHandle_t a0, int a1, int a2, int a3, int * a4, int * a5, int * a6, void * a7) { return cusparseXcoosortByRow(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_296(cusparseHandle_t a0, int a1, int a2, int a3, int * a4, int * a5, int * a6, void * a7) { return cusparseXcoosortByColumn(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_297(cusparseHandle_t a0, int a1, int a2, int a3, const int * a4, const int * a5, size_t * a6) { return cusparseXcsrsort_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6); }
inline cusparseStatus_t use_298(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const int * a5, int * a6, int * a7, void * a8) { return cusparseXcsrsort(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_299(cusparseHandle_t a0, int a1, int a2, int a3, const int * a4, const int * a5, size_t * a6) { return cusparseXcscsort_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6); }
inline cusparseStatus_t use_300(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const int * a5, int * a6, int * a7, void * a8) { return cusparseXcscsort(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_301(cusparseHandle_t a0, int a1, int a2, int a3, float * a4, const int * a5, int * a6, csru2csrInfo_t a7, size_t * a8) { return cusparseScsru2csr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_302(cusparseHandle_t a0, int a1, int a2, int a3, double * a4, const int * a5, int * a6, csru2csrInfo_t a7, size_t * a8) { return cusparseDcsru2csr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_303(cusparseHandle_t a0, int a1, int a2, int a3, cuComplex * a4, const int * a5, int * a6, csru2csrInfo_t a7, size_t * a8) { return cusparseCcsru2csr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_304(cusparseHandle_t a0, int a1, int a2, int a3, cuDoubleComplex * a4, const int * a5, int * a6, csru2csrInfo_t a7, size_t * a8) { return cusparseZcsru2csr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_305(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, float * a5, const int * a6, int * a7, csru2csrInfo_t a8, void * a9) { return cusparseScsru2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_306(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, double * a5, const int * a6, int * a7, csru2csrInfo_t a8, void * a9) { return cusparseDcsru2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_307(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, cuComplex * a5, const int * a6, int * a7, csru2csrInfo_t a8, void * a9) { return cusparseCcsru2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_308(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, cuDoubleComplex * a5, const int * a6, int * a7, csru2csrInfo_t a8, void * a9) { return cusparseZcsru2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_309(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, float * a5, const int * a6, int * a7, csru2csrInfo_t a8, void * a9) { return cusparseScsr2csru(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_310(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, double * a5, const int * a6, int * a7, csru2csrInfo_t a8, void * a9) { return cusparseDcsr2csru(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_311(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, cuComplex * a5, const int * a6, int * a7, csru2csrInfo_t a8, void * a9) { return cusparseCcsr2csru(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_312(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, cuDoubleComplex * a5, const int * a6, int * a7, csru2csrInfo_t a8, void * a9) { return cusparseZcsr2csru(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_313(cusparseHandle_t a0, int a1, int a2, const __half * a3, int a4, const __half * a5, const cusparseMatDescr_t a6, const __half * a7, const int * a8, const int * a9, size_t * a10) { return cusparseHpruneDense2csr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_314(cusparseHandle_t a0, int a1, int a2, const float * a3, int a4, const float * a5, const cusparseMatDescr_t a6, const float * a7, const int * a8, const int * a9, size_t * a10) { return cusparseSpruneDense2csr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_315(cusparseHandle_t a0, int a1, int a2, const double * a3, int a4, const double * a5, const cusparseMatDescr_t a6, const double * a7, const int * a8, const int * a9, size_t * a10) { return cusparseDpruneDense2csr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_316(cusparseHandle_t a0, int a1, int a2, const __half * a3, int a4, const __half * a5, const cusparseMatDescr_t a6, int * a7, int * a8, void * a9) { return cusparseHpruneDense2csrNnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_317(cusparseHandle_t a0, int a1, int a2, const float * a3, int a4, const float * a5, const cusparseMatDescr_t a6, int * a7, int * a8, void * a9) { return cusparseSpruneDense2csrNnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_318(cusparseHandle_t a0, int a1, int a2, const double * a3, int a4, const double * a5, const cusparseMatDescr_t a6, int * a7, int * a8, void * a9) { return cusparseDpruneDense2csrNnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_319(cusparseHandle_t a0, int a1, int a2, const __half * a3, int a4, const __half * a5, const cusparseMatDescr_t a6, __half * a7, const int * a8, int * a9, void * a10) { return cusparseHpruneDense2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_320(cusparseHandle_t a0, int a1, int a2, const float * a3, int a4, const float * a5, const cusparseMatDescr_t a6, float * a7, const int * a8, int * a9, void * a10) { return cusparseSpruneDense2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_321(cusparseHandle_t a0, int a1, int a2, const double * a3, int a4, const double * a5, const cusparseMatDescr_t a6, double * a7, const int * a8, int * a9, void * a10) { return cusparseDpruneDense2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_322(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const __half * a5, const int * a6, const int * a7, const __half * a8, const cusparseMatDescr_t a9, const __half * a10, const int * a11, const int * a12, size_t * a13) { return cusparseHpruneCsr2csr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_323(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, const float * a8, const cusparseMatDescr_t a9, const float * a10, const int * a11, const int * a12, size_t * a13) { return cusparseSpruneCsr2csr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_324(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, const double * a8, const cusparseMatDescr_t a9, const double * a10, const int * a11, const int * a12, size_t * a13) { return cusparseDpruneCsr2csr_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_325(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const __half * a5, const int * a6, const int * a7, const __half * a8, const cusparseMatDescr_t a9, int * a10, int * a11, void * a12) { return cusparseHpruneCsr2csrNnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_326(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, const float * a8, const cusparseMatDescr_t a9, int * a10, int * a11, void * a12) { return cusparseSpruneCsr2csrNnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_327(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, const double * a8, const cusparseMatDescr_t a9, int * a10, int * a11, void * a12) { return cusparseDpruneCsr2csrNnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_328(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const __half * a5, const int * a6, const int * a7, const __half * a8, const cusparseMatDescr_t a9, __half * a10, const int * a11, int * a12, void * a13) { return cusparseHpruneCsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_329(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, const float * a8, const cusparseMatDescr_t a9, float * a10, const int * a11, int * a12, void * a13) { return cusparseSpruneCsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_330(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, const double * a8, const cusparseMatDescr_t a9, double * a10, const int * a11, int * a12, void * a13) { return cusparseDpruneCsr2csr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_331(cusparseHandle_t a0, int a1, int a2, const __half * a3, int a4, float a5, const cusparseMatDescr_t a6, const __half * a7, const int * a8, const int * a9, pruneInfo_t a10, size_t * a11) { return cusparseHpruneDense2csrByPercentage_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_332(cusparseHandle_t a0, int a1, int a2, const float * a3, int a4, float a5, const cusparseMatDescr_t a6, const float * a7, const int * a8, const int * a9, pruneInfo_t a10, size_t * a11) { return cusparseSpruneDense2csrByPercentage_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_333(cusparseHandle_t a0, int a1, int a2, const double * a3, int a4, float a5, const cusparseMatDescr_t a6, const double * a7, const int * a8, const int * a9, pruneInfo_t a10, size_t * a11) { return cusparseDpruneDense2csrByPercentage_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_334(cusparseHandle_t a0, int a1, int a2, const __half * a3, int a4, float a5, const cusparseMatDescr_t a6, int * a7, int * a8, pruneInfo_t a9, void * a10) { return cusparseHpruneDense2csrNnzByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_335(cusparseHandle_t a0, int a1, int a2, const float * a3, int a4, float a5, const cusparseMatDescr_t a6, int * a7, int * a8, pruneInfo_t a9, void * a10) { return cusparseSpruneDense2csrNnzByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_336(cusparseHandle_t a0, int a1, int a2, const double * a3, int a4, float a5, const cusparseMatDescr_t a6, int * a7, int * a8, pruneInfo_t a9, void * a10) { return cusparseDpruneDense2csrNnzByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_337(cusparseHandle_t a0, int a1, int a2, const __half * a3, int a4, float a5, const cusparseMatDescr_t a6, __half * a7, const int * a8, int * a9, pruneInfo_t a10, void * a11) { return cusparseHpruneDense2csrByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_338(cusparseHandle_t a0, int a1, int a2, const float * a3, int a4, float a5, const cusparseMatDescr_t a6, float * a7, const int * a8, int * a9, pruneInfo_t a10, void * a11) { return cusparseSpruneDense2csrByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_339(cusparseHandle_t a0, int a1, int a2, const double * a3, int a4, float a5, const cusparseMatDescr_t a6, double * a7, const int * a8, int * a9, pruneInfo_t a10, void * a11) { return cusparseDpruneDense2csrByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_340(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const __half * a5, const int * a6, const int * a7, float a8, const cusparseMatDescr_t a9, const __half * a10, const int * a11, const int * a12, pruneInfo_t a13, size_t * a14) { return cusparseHpruneCsr2csrByPercentage_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_341(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, float a8, const cusparseMatDescr_t a9, const float * a10, const int * a11, const int * a12, pruneInfo_t a13, size_t * a14) { return cusparseSpruneCsr2csrByPercentage_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_342(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, float a8, const cusparseMatDescr_t a9, const double * a10, const int * a11, const int * a12, pruneInfo_t a13, size_t * a14) { return cusparseDpruneCsr2csrByPercentage_bufferSizeExt(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_343(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const __half * a5, const int * a6, const int * a7, float a8, const cusparseMatDescr_t a9, int * a10, int * a11, pruneInfo_t a12, void * a13) { return cusparseHpruneCsr2csrNnzByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_344(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, float a8, const cusparseMatDescr_t a9, int * a10, int * a11, pruneInfo_t a12, void * a13) { return cusparseSpruneCsr2csrNnzByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_345(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, float a8, const cusparseMatDescr_t a9, int * a10, int * a11, pruneInfo_t a12, void * a13) { return cusparseDpruneCsr2csrNnzByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_346(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const __half * a5, const int * a6, const int * a7, float a8, const cusparseMatDescr_t a9, __half * a10, const int * a11, int * a12, pruneInfo_t a13, void * a14) { return cusparseHpruneCsr2csrByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_347(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const float * a5, const int * a6, const int * a7, float a8, const cusparseMatDescr_t a9, float * a10, const int * a11, int * a12, pruneInfo_t a13, void * a14) { return cusparseSpruneCsr2csrByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_348(cusparseHandle_t a0, int a1, int a2, int a3, const cusparseMatDescr_t a4, const double * a5, const int * a6, const int * a7, float a8, const cusparseMatDescr_t a9, double * a10, const int * a11, int * a12, pruneInfo_t a13, void * a14) { return cusparseDpruneCsr2csrByPercentage(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_349(cusparseHandle_t a0, int a1, int a2, int a3, const void * a4, const int * a5, const int * a6, void * a7, int * a8, int * a9, cudaDataType a10, cusparseAction_t a11, cusparseIndexBase_t a12, cusparseCsr2CscAlg_t a13, void * a14) { return cusparseCsr2cscEx2(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_350(cusparseHandle_t a0, int a1, int a2, int a3, const void * a4, const int * a5, const int * a6, void * a7, int * a8, int * a9, cudaDataType a10, cusparseAction_t a11, cusparseIndexBase_t a12, cusparseCsr2CscAlg_t a13, size_t * a14) { return cusparseCsr2cscEx2_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_351(cusparseSpVecDescr_t * a0, int64_t a1, int64_t a2, void * a3, void * a4, cusparseIndexType_t a5, cusparseIndexBase_t a6, cudaDataType a7) { return cusparseCreateSpVec(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_352(cusparseConstSpVecDescr_t * a0, int64_t a1, int64_t a2, const void * a3, const void * a4, cusparseIndexType_t a5, cusparseIndexBase_t a6, cudaDataType a7) { return cusparseCreateConstSpVec(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_353(cusparseConstSpVecDescr_t a0) { return cusparseDestroySpVec(a0); }
inline cusparseStatus_t use_354(cusparseSpVecDescr_t a0, int64_t * a1, int64_t * a2, void ** a3, void ** a4, cusparseIndexType_t * a5, cusparseIndexBase_t * a6, cudaDataType * a7) { return cusparseSpVecGet(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_355(cusparseConstSpVecDescr_t a0, int64_t * a1, int64_t * a2, const void ** a3, const void ** a4, cusparseIndexType_t * a5, cusparseIndexBase_t * a6, cudaDataType * a7) { return cusparseConstSpVecGet(a0, a1, a2, a3, a4, a5, a6, a7); }
inline cusparseStatus_t use_356(cusparseConstSpVecDescr_t a0, cusparseIndexBase_t * a1) { return cusparseSpVecGetIndexBase(a0, a1); }
inline cusparseStatus_t use_357(cusparseSpVecDescr_t a0, void ** a1) { return cusparseSpVecGetValues(a0, a1); }
inline cusparseStatus_t use_358(cusparseConstSpVecDescr_t a0, const void ** a1) { return cusparseConstSpVecGetValues(a0, a1); }
inline cusparseStatus_t use_359(cusparseSpVecDescr_t a0, void * a1) { return cusparseSpVecSetValues(a0, a1); }
inline cusparseStatus_t use_360(cusparseDnVecDescr_t * a0, int64_t a1, void * a2, cudaDataType a3) { return cusparseCreateDnVec(a0, a1, a2, a3); }
inline cusparseStatus_t use_361(cusparseConstDnVecDescr_t * a0, int64_t a1, const void * a2, cudaDataType a3) { return cusparseCreateConstDnVec(a0, a1, a2, a3); }
inline cusparseStatus_t use_362(cusparseConstDnVecDescr_t a0) { return cusparseDestroyDnVec(a0); }
inline cusparseStatus_t use_363(cusparseDnVecDescr_t a0, int64_t * a1, void ** a2, cudaDataType * a3) { return cusparseDnVecGet(a0, a1, a2, a3); }
inline cusparseStatus_t use_364(cusparseConstDnVecDescr_t a0, int64_t * a1, const void ** a2, cudaDataType * a3) { return cusparseConstDnVecGet(a0, a1, a2, a3); }
inline cusparseStatus_t use_365(cusparseDnVecDescr_t a0, void ** a1) { return cusparseDnVecGetValues(a0, a1); }
inline cusparseStatus_t use_366(cusparseConstDnVecDescr_t a0, const void ** a1) { return cusparseConstDnVecGetValues(a0, a1); }
inline cusparseStatus_t use_367(cusparseDnVecDescr_t a0, void * a1) { return cusparseDnVecSetValues(a0, a1); }
inline cusparseStatus_t use_368(cusparseConstSpMatDescr_t a0) { return cusparseDestroySpMat(a0); }
inline cusparseStatus_t use_369(cusparseConstSpMatDescr_t a0, cusparseFormat_t * a1) { return cusparseSpMatGetFormat(a0, a1); }
inline cusparseStatus_t use_370(cusparseConstSpMatDescr_t a0, cusparseIndexBase_t * a1) { return cusparseSpMatGetIndexBase(a0, a1); }
inline cusparseStatus_t use_371(cusparseSpMatDescr_t a0, void ** a1) { return cusparseSpMatGetValues(a0, a1); }
inline cusparseStatus_t use_372(cusparseConstSpMatDescr_t a0, const void ** a1) { return cusparseConstSpMatGetValues(a0, a1); }
inline cusparseStatus_t use_373(cusparseSpMatDescr_t a0, void * a1) { return cusparseSpMatSetValues(a0, a1); }
inline cusparseStatus_t use_374(cusparseConstSpMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3) { return cusparseSpMatGetSize(a0, a1, a2, a3); }
inline cusparseStatus_t use_375(cusparseConstSpMatDescr_t a0, int * a1) { return cusparseSpMatGetStridedBatch(a0, a1); }
inline cusparseStatus_t use_376(cusparseSpMatDescr_t a0, int a1, int64_t a2) { return cusparseCooSetStridedBatch(a0, a1, a2); }
inline cusparseStatus_t use_377(cusparseSpMatDescr_t a0, int a1, int64_t a2, int64_t a3) { return cusparseCsrSetStridedBatch(a0, a1, a2, a3); }
inline cusparseStatus_t use_378(cusparseSpMatDescr_t a0, int a1, int64_t a2, int64_t a3, int64_t a4) { return cusparseBsrSetStridedBatch(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_379(cusparseConstSpMatDescr_t a0, cusparseSpMatAttribute_t a1, void * a2, size_t a3) { return cusparseSpMatGetAttribute(a0, a1, a2, a3); }
inline cusparseStatus_t use_380(cusparseSpMatDescr_t a0, cusparseSpMatAttribute_t a1, void * a2, size_t a3) { return cusparseSpMatSetAttribute(a0, a1, a2, a3); }
inline cusparseStatus_t use_381(cusparseSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, void * a4, void * a5, void * a6, cusparseIndexType_t a7, cusparseIndexType_t a8, cusparseIndexBase_t a9, cudaDataType a10) { return cusparseCreateCsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_382(cusparseConstSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, const void * a4, const void * a5, const void * a6, cusparseIndexType_t a7, cusparseIndexType_t a8, cusparseIndexBase_t a9, cudaDataType a10) { return cusparseCreateConstCsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_383(cusparseSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, void * a4, void * a5, void * a6, cusparseIndexType_t a7, cusparseIndexType_t a8, cusparseIndexBase_t a9, cudaDataType a10) { return cusparseCreateCsc(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_384(cusparseConstSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, const void * a4, const void * a5, const void * a6, cusparseIndexType_t a7, cusparseIndexType_t a8, cusparseIndexBase_t a9, cudaDataType a10) { return cusparseCreateConstCsc(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_385(cusparseSpMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3, void ** a4, void ** a5, void ** a6, cusparseIndexType_t * a7, cusparseIndexType_t * a8, cusparseIndexBase_t * a9, cudaDataType * a10) { return cusparseCsrGet(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_386(cusparseConstSpMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3, const void ** a4, const void ** a5, const void ** a6, cusparseIndexType_t * a7, cusparseIndexType_t * a8, cusparseIndexBase_t * a9, cudaDataType * a10) { return cusparseConstCsrGet(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_387(cusparseSpMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3, void ** a4, void ** a5, void ** a6, cusparseIndexType_t * a7, cusparseIndexType_t * a8, cusparseIndexBase_t * a9, cudaDataType * a10) { return cusparseCscGet(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_388(cusparseConstSpMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3, const void ** a4, const void ** a5, const void ** a6, cusparseIndexType_t * a7, cusparseIndexType_t * a8, cusparseIndexBase_t * a9, cudaDataType * a10) { return cusparseConstCscGet(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_389(cusparseSpMatDescr_t a0, void * a1, void * a2, void * a3) { return cusparseCsrSetPointers(a0, a1, a2, a3); }
inline cusparseStatus_t use_390(cusparseSpMatDescr_t a0, void * a1, void * a2, void * a3) { return cusparseCscSetPointers(a0, a1, a2, a3); }
inline cusparseStatus_t use_391(cusparseSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, void * a6, void * a7, void * a8, cusparseIndexType_t a9, cusparseIndexType_t a10, cusparseIndexBase_t a11, cudaDataType a12, cusparseOrder_t a13) { return cusparseCreateBsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_392(cusparseConstSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, const void * a6, const void * a7, const void * a8, cusparseIndexType_t a9, cusparseIndexType_t a10, cusparseIndexBase_t a11, cudaDataType a12, cusparseOrder_t a13) { return cusparseCreateConstBsr(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_393(cusparseSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, void * a4, void * a5, void * a6, cusparseIndexType_t a7, cusparseIndexBase_t a8, cudaDataType a9) { return cusparseCreateCoo(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_394(cusparseConstSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, const void * a4, const void * a5, const void * a6, cusparseIndexType_t a7, cusparseIndexBase_t a8, cudaDataType a9) { return cusparseCreateConstCoo(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_395(cusparseSpMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3, void ** a4, void ** a5, void ** a6, cusparseIndexType_t * a7, cusparseIndexBase_t * a8, cudaDataType * a9) { return cusparseCooGet(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_396(cusparseConstSpMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3, const void ** a4, const void ** a5, const void ** a6, cusparseIndexType_t * a7, cusparseIndexBase_t * a8, cudaDataType * a9) { return cusparseConstCooGet(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_397(cusparseSpMatDescr_t a0, void * a1, void * a2, void * a3) { return cusparseCooSetPointers(a0, a1, a2, a3); }
inline cusparseStatus_t use_398(cusparseSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, void * a5, void * a6, cusparseIndexType_t a7, cusparseIndexBase_t a8, cudaDataType a9) { return cusparseCreateBlockedEll(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_399(cusparseConstSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, const void * a5, const void * a6, cusparseIndexType_t a7, cusparseIndexBase_t a8, cudaDataType a9) { return cusparseCreateConstBlockedEll(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_400(cusparseSpMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3, int64_t * a4, void ** a5, void ** a6, cusparseIndexType_t * a7, cusparseIndexBase_t * a8, cudaDataType * a9) { return cusparseBlockedEllGet(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_401(cusparseConstSpMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3, int64_t * a4, const void ** a5, const void ** a6, cusparseIndexType_t * a7, cusparseIndexBase_t * a8, cudaDataType * a9) { return cusparseConstBlockedEllGet(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_402(cusparseSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, void * a6, void * a7, void * a8, cusparseIndexType_t a9, cusparseIndexType_t a10, cusparseIndexBase_t a11, cudaDataType a12) { return cusparseCreateSlicedEll(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_403(cusparseConstSpMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, int64_t a4, int64_t a5, const void * a6, const void * a7, const void * a8, cusparseIndexType_t a9, cusparseIndexType_t a10, cusparseIndexBase_t a11, cudaDataType a12) { return cusparseCreateConstSlicedEll(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_404(cusparseDnMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, void * a4, cudaDataType a5, cusparseOrder_t a6) { return cusparseCreateDnMat(a0, a1, a2, a3, a4, a5, a6); }
inline cusparseStatus_t use_405(cusparseConstDnMatDescr_t * a0, int64_t a1, int64_t a2, int64_t a3, const void * a4, cudaDataType a5, cusparseOrder_t a6) { return cusparseCreateConstDnMat(a0, a1, a2, a3, a4, a5, a6); }
inline cusparseStatus_t use_406(cusparseConstDnMatDescr_t a0) { return cusparseDestroyDnMat(a0); }
inline cusparseStatus_t use_407(cusparseDnMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3, void ** a4, cudaDataType * a5, cusparseOrder_t * a6) { return cusparseDnMatGet(a0, a1, a2, a3, a4, a5, a6); }
inline cusparseStatus_t use_408(cusparseConstDnMatDescr_t a0, int64_t * a1, int64_t * a2, int64_t * a3, const void ** a4, cudaDataType * a5, cusparseOrder_t * a6) { return cusparseConstDnMatGet(a0, a1, a2, a3, a4, a5, a6); }
inline cusparseStatus_t use_409(cusparseDnMatDescr_t a0, void ** a1) { return cusparseDnMatGetValues(a0, a1); }
inline cusparseStatus_t use_410(cusparseConstDnMatDescr_t a0, const void ** a1) { return cusparseConstDnMatGetValues(a0, a1); }
inline cusparseStatus_t use_411(cusparseDnMatDescr_t a0, void * a1) { return cusparseDnMatSetValues(a0, a1); }
inline cusparseStatus_t use_412(cusparseDnMatDescr_t a0, int a1, int64_t a2) { return cusparseDnMatSetStridedBatch(a0, a1, a2); }
inline cusparseStatus_t use_413(cusparseConstDnMatDescr_t a0, int * a1, int64_t * a2) { return cusparseDnMatGetStridedBatch(a0, a1, a2); }
inline cusparseStatus_t use_414(cusparseHandle_t a0, const void * a1, cusparseConstSpVecDescr_t a2, const void * a3, cusparseDnVecDescr_t a4) { return cusparseAxpby(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_415(cusparseHandle_t a0, cusparseConstDnVecDescr_t a1, cusparseSpVecDescr_t a2) { return cusparseGather(a0, a1, a2); }
inline cusparseStatus_t use_416(cusparseHandle_t a0, cusparseConstSpVecDescr_t a1, cusparseDnVecDescr_t a2) { return cusparseScatter(a0, a1, a2); }
inline cusparseStatus_t use_417(cusparseHandle_t a0, const void * a1, const void * a2, cusparseSpVecDescr_t a3, cusparseDnVecDescr_t a4) { return cusparseRot(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_418(cusparseHandle_t a0, cusparseOperation_t a1, cusparseConstSpVecDescr_t a2, cusparseConstDnVecDescr_t a3, const void * a4, cudaDataType a5, size_t * a6) { return cusparseSpVV_bufferSize(a0, a1, a2, a3, a4, a5, a6); }
inline cusparseStatus_t use_419(cusparseHandle_t a0, cusparseOperation_t a1, cusparseConstSpVecDescr_t a2, cusparseConstDnVecDescr_t a3, void * a4, cudaDataType a5, void * a6) { return cusparseSpVV(a0, a1, a2, a3, a4, a5, a6); }
inline cusparseStatus_t use_420(cusparseHandle_t a0, cusparseConstSpMatDescr_t a1, cusparseDnMatDescr_t a2, cusparseSparseToDenseAlg_t a3, size_t * a4) { return cusparseSparseToDense_bufferSize(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_421(cusparseHandle_t a0, cusparseConstSpMatDescr_t a1, cusparseDnMatDescr_t a2, cusparseSparseToDenseAlg_t a3, void * a4) { return cusparseSparseToDense(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_422(cusparseHandle_t a0, cusparseConstDnMatDescr_t a1, cusparseSpMatDescr_t a2, cusparseDenseToSparseAlg_t a3, size_t * a4) { return cusparseDenseToSparse_bufferSize(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_423(cusparseHandle_t a0, cusparseConstDnMatDescr_t a1, cusparseSpMatDescr_t a2, cusparseDenseToSparseAlg_t a3, void * a4) { return cusparseDenseToSparse_analysis(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_424(cusparseHandle_t a0, cusparseConstDnMatDescr_t a1, cusparseSpMatDescr_t a2, cusparseDenseToSparseAlg_t a3, void * a4) { return cusparseDenseToSparse_convert(a0, a1, a2, a3, a4); }
inline cusparseStatus_t use_425(cusparseHandle_t a0, cusparseOperation_t a1, const void * a2, cusparseConstSpMatDescr_t a3, cusparseConstDnVecDescr_t a4, const void * a5, cusparseDnVecDescr_t a6, cudaDataType a7, cusparseSpMVAlg_t a8, void * a9) { return cusparseSpMV(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_426(cusparseHandle_t a0, cusparseOperation_t a1, const void * a2, cusparseConstSpMatDescr_t a3, cusparseConstDnVecDescr_t a4, const void * a5, cusparseDnVecDescr_t a6, cudaDataType a7, cusparseSpMVAlg_t a8, size_t * a9) { return cusparseSpMV_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_427(cusparseHandle_t a0, cusparseOperation_t a1, const void * a2, cusparseConstSpMatDescr_t a3, cusparseConstDnVecDescr_t a4, const void * a5, cusparseDnVecDescr_t a6, cudaDataType a7, cusparseSpMVAlg_t a8, void * a9) { return cusparseSpMV_preprocess(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_428(cusparseSpSVDescr_t * a0) { return cusparseSpSV_createDescr(a0); }
inline cusparseStatus_t use_429(cusparseSpSVDescr_t a0) { return cusparseSpSV_destroyDescr(a0); }
inline cusparseStatus_t use_430(cusparseHandle_t a0, cusparseOperation_t a1, const void * a2, cusparseConstSpMatDescr_t a3, cusparseConstDnVecDescr_t a4, cusparseDnVecDescr_t a5, cudaDataType a6, cusparseSpSVAlg_t a7, cusparseSpSVDescr_t a8, size_t * a9) { return cusparseSpSV_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_431(cusparseHandle_t a0, cusparseOperation_t a1, const void * a2, cusparseConstSpMatDescr_t a3, cusparseConstDnVecDescr_t a4, cusparseDnVecDescr_t a5, cudaDataType a6, cusparseSpSVAlg_t a7, cusparseSpSVDescr_t a8, void * a9) { return cusparseSpSV_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_432(cusparseHandle_t a0, cusparseOperation_t a1, const void * a2, cusparseConstSpMatDescr_t a3, cusparseConstDnVecDescr_t a4, cusparseDnVecDescr_t a5, cudaDataType a6, cusparseSpSVAlg_t a7, cusparseSpSVDescr_t a8) { return cusparseSpSV_solve(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline cusparseStatus_t use_433(cusparseHandle_t a0, cusparseSpSVDescr_t a1, void * a2, cusparseSpSVUpdate_t a3) { return cusparseSpSV_updateMatrix(a0, a1, a2, a3); }
inline cusparseStatus_t use_434(cusparseSpSMDescr_t * a0) { return cusparseSpSM_createDescr(a0); }
inline cusparseStatus_t use_435(cusparseSpSMDescr_t a0) { return cusparseSpSM_destroyDescr(a0); }
inline cusparseStatus_t use_436(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstDnMatDescr_t a5, cusparseDnMatDescr_t a6, cudaDataType a7, cusparseSpSMAlg_t a8, cusparseSpSMDescr_t a9, size_t * a10) { return cusparseSpSM_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_437(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstDnMatDescr_t a5, cusparseDnMatDescr_t a6, cudaDataType a7, cusparseSpSMAlg_t a8, cusparseSpSMDescr_t a9, void * a10) { return cusparseSpSM_analysis(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_438(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstDnMatDescr_t a5, cusparseDnMatDescr_t a6, cudaDataType a7, cusparseSpSMAlg_t a8, cusparseSpSMDescr_t a9) { return cusparseSpSM_solve(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_439(cusparseHandle_t a0, cusparseSpSMDescr_t a1, void * a2, cusparseSpSMUpdate_t a3) { return cusparseSpSM_updateMatrix(a0, a1, a2, a3); }
inline cusparseStatus_t use_440(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstDnMatDescr_t a5, const void * a6, cusparseDnMatDescr_t a7, cudaDataType a8, cusparseSpMMAlg_t a9, size_t * a10) { return cusparseSpMM_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_441(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstDnMatDescr_t a5, const void * a6, cusparseDnMatDescr_t a7, cudaDataType a8, cusparseSpMMAlg_t a9, void * a10) { return cusparseSpMM_preprocess(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_442(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstDnMatDescr_t a5, const void * a6, cusparseDnMatDescr_t a7, cudaDataType a8, cusparseSpMMAlg_t a9, void * a10) { return cusparseSpMM(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_443(cusparseSpGEMMDescr_t * a0) { return cusparseSpGEMM_createDescr(a0); }
inline cusparseStatus_t use_444(cusparseSpGEMMDescr_t a0) { return cusparseSpGEMM_destroyDescr(a0); }
inline cusparseStatus_t use_445(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstSpMatDescr_t a5, const void * a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSpGEMMAlg_t a9, cusparseSpGEMMDescr_t a10, size_t * a11, void * a12) { return cusparseSpGEMM_workEstimation(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_446(cusparseSpGEMMDescr_t a0, int64_t * a1) { return cusparseSpGEMM_getNumProducts(a0, a1); }
inline cusparseStatus_t use_447(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstSpMatDescr_t a5, const void * a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSpGEMMAlg_t a9, cusparseSpGEMMDescr_t a10, float a11, size_t * a12, void * a13, size_t * a14) { return cusparseSpGEMM_estimateMemory(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); }
inline cusparseStatus_t use_448(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstSpMatDescr_t a5, const void * a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSpGEMMAlg_t a9, cusparseSpGEMMDescr_t a10, size_t * a11, void * a12) { return cusparseSpGEMM_compute(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline cusparseStatus_t use_449(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstSpMatDescr_t a5, const void * a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSpGEMMAlg_t a9, cusparseSpGEMMDescr_t a10) { return cusparseSpGEMM_copy(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_450(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, cusparseConstSpMatDescr_t a3, cusparseConstSpMatDescr_t a4, cusparseSpMatDescr_t a5, cusparseSpGEMMAlg_t a6, cusparseSpGEMMDescr_t a7, size_t * a8, void * a9) { return cusparseSpGEMMreuse_workEstimation(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_451(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, cusparseConstSpMatDescr_t a3, cusparseConstSpMatDescr_t a4, cusparseSpMatDescr_t a5, cusparseSpGEMMAlg_t a6, cusparseSpGEMMDescr_t a7, size_t * a8, void * a9, size_t * a10, void * a11, size_t * a12, void * a13) { return cusparseSpGEMMreuse_nnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); }
inline cusparseStatus_t use_452(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, cusparseConstSpMatDescr_t a3, cusparseConstSpMatDescr_t a4, cusparseSpMatDescr_t a5, cusparseSpGEMMAlg_t a6, cusparseSpGEMMDescr_t a7, size_t * a8, void * a9) { return cusparseSpGEMMreuse_copy(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline cusparseStatus_t use_453(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstSpMatDescr_t a4, cusparseConstSpMatDescr_t a5, const void * a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSpGEMMAlg_t a9, cusparseSpGEMMDescr_t a10) { return cusparseSpGEMMreuse_compute(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_454(cusparseSpGEAMDescr_t * a0) { return cusparseSpGEAM_createDescr(a0); }
inline cusparseStatus_t use_455(cusparseSpGEAMDescr_t a0) { return cusparseSpGEAM_destroyDescr(a0); }
inline cusparseStatus_t use_456(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseSpMatDescr_t a4, const void * a5, cusparseSpMatDescr_t a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSpGEAMAlg_t a9, cusparseSpGEAMDescr_t a10, size_t * a11) { return cusparseSpGEAM_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_457(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseSpMatDescr_t a4, const void * a5, cusparseSpMatDescr_t a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSpGEAMAlg_t a9, cusparseSpGEAMDescr_t a10, void * a11) { return cusparseSpGEAM_nnz(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_458(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseSpMatDescr_t a4, const void * a5, cusparseSpMatDescr_t a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSpGEAMAlg_t a9, cusparseSpGEAMDescr_t a10, void * a11) { return cusparseSpGEAM(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cusparseStatus_t use_459(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstDnMatDescr_t a4, cusparseConstDnMatDescr_t a5, const void * a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSDDMMAlg_t a9, size_t * a10) { return cusparseSDDMM_bufferSize(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_460(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstDnMatDescr_t a4, cusparseConstDnMatDescr_t a5, const void * a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSDDMMAlg_t a9, void * a10) { return cusparseSDDMM_preprocess(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_461(cusparseHandle_t a0, cusparseOperation_t a1, cusparseOperation_t a2, const void * a3, cusparseConstDnMatDescr_t a4, cusparseConstDnMatDescr_t a5, const void * a6, cusparseSpMatDescr_t a7, cudaDataType a8, cusparseSDDMMAlg_t a9, void * a10) { return cusparseSDDMM(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline cusparseStatus_t use_462(cusparseHandle_t a0, cusparseSpMMOpPlan_t * a1, cusparseOperation_t a2, cusparseOperation_t a3, cusparseConstSpMatDescr_t a4, cusparseConstDnMatDescr_t a5, cusparseDnMatDescr_t a6, cudaDataType a7, cusparseSpMMOpAlg_t a8, const void * a9, size_t a10, const void * a11, size_t a12, const void * a13, size_t a14, size_t * a15) { return cusparseSpMMOp_createPlan(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); }
inline cusparseStatus_t use_463(cusparseSpMMOpPlan_t a0, void * a1) { return cusparseSpMMOp(a0, a1); }
inline cusparseStatus_t use_464(cusparseSpMMOpPlan_t a0) { return cusparseSpMMOp_destroyPlan(a0); }
inline auto use_465 = CUSPARSE_VER_MAJOR;
inline auto use_466 = CUSPARSE_VER_MINOR;
inline auto use_467 = CUSPARSE_VER_PATCH;
inline auto use_468 = CUSPARSE_VER_BUILD;
inline auto use_469 = CUSPARSE_VERSION;
using use_470 = cusparseContext;
using use_471 = struct cusparseContext;
using use_472 = cusparseHandle_t;
using use_473 = cusparseMatDescr;
using use_474 = struct cusparseMatDescr;
using use_475 = cusparseMatDescr_t;
using use_476 = bsrsv2Info;
using use_477 = struct bsrsv2Info;
using use_478 = bsrsv2Info_t;
using use_479 = bsrsm2Info;
using use_480 = struct bsrsm2Info;
using use_481 = bsrsm2Info_t;
using use_482 = csric02Info;
using use_483 = struct csric02Info;
using use_484 = csric02Info_t;
using use_485 = bsric02Info;
using use_486 = struct bsric02Info;
using use_487 = bsric02Info_t;
using use_488 = csrilu02Info;
using use_489 = struct csrilu02Info;
using use_490 = csrilu02Info_t;
using use_491 = bsrilu02Info;
using use_492 = struct bsrilu02Info;
using use_493 = bsrilu02Info_t;
using use_494 = csru2csrInfo;
using use_495 = struct csru2csrInfo;
using use_496 = csru2csrInfo_t;
using use_497 = cusparseColorInfo;
using use_498 = struct cusparseColorInfo;
using use_499 = cusparseColorInfo_t;
using use_500 = pruneInfo;
using use_501 = struct pruneInfo;
using use_502 = pruneInfo_t;
using use_503 = cusparseStatus_t;
inline auto use_504 = CUSPARSE_STATUS_SUCCESS;
inline auto use_505 = CUSPARSE_STATUS_NOT_INITIALIZED;
inline auto use_506 = CUSPARSE_STATUS_ALLOC_FAILED;
inline auto use_507 = CUSPARSE_STATUS_INVALID_VALUE;
inline auto use_508 = CUSPARSE_STATUS_ARCH_MISMATCH;
inline auto use_509 = CUSPARSE_STATUS_MAPPING_ERROR;
inline auto use_510 = CUSPARSE_STATUS_EXECUTION_FAILED;
inline auto use_511 = CUSPARSE_STATUS_INTERNAL_ERROR;
inline auto use_512 = CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED;
inline auto use_513 = CUSPARSE_STATUS_ZERO_PIVOT;
inline auto use_514 = CUSPARSE_STATUS_NOT_SUPPORTED;
inline auto use_515 = CUSPARSE_STATUS_INSUFFICIENT_RESOURCES;
using use_516 = cusparsePointerMode_t;
inline auto use_517 = CUSPARSE_POINTER_MODE_HOST;
inline auto use_518 = CUSPARSE_POINTER_MODE_DEVICE;
using use_519 = cusparseAction_t;
inline auto use_520 = CUSPARSE_ACTION_SYMBOLIC;
inline auto use_521 = CUSPARSE_ACTION_NUMERIC;
using use_522 = cusparseMatrixType_t;
inline auto use_523 = CUSPARSE_MATRIX_TYPE_GENERAL;
inline auto use_524 = CUSPARSE_MATRIX_TYPE_SYMMETRIC;
inline auto use_525 = CUSPARSE_MATRIX_TYPE_HERMITIAN;
inline auto use_526 = CUSPARSE_MATRIX_TYPE_TRIANGULAR;
using use_527 = cusparseFillMode_t;
inline auto use_528 = CUSPARSE_FILL_MODE_LOWER;
inline auto use_529 = CUSPARSE_FILL_MODE_UPPER;
using use_530 = cusparseDiagType_t;
inline auto use_531 = CUSPARSE_DIAG_TYPE_NON_UNIT;
inline auto use_532 = CUSPARSE_DIAG_TYPE_UNIT;
using use_533 = cusparseIndexBase_t;
inline auto use_534 = CUSPARSE_INDEX_BASE_ZERO;
inline auto use_535 = CUSPARSE_INDEX_BASE_ONE;
using use_536 = cusparseOperation_t;
inline auto use_537 = CUSPARSE_OPERATION_NON_TRANSPOSE;
inline auto use_538 = CUSPARSE_OPERATION_TRANSPOSE;
inline auto use_539 = CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
using use_540 = cusparseDirection_t;
inline auto use_541 = CUSPARSE_DIRECTION_ROW;
inline auto use_542 = CUSPARSE_DIRECTION_COLUMN;
using use_543 = cusparseSolvePolicy_t;
inline auto use_544 = CUSPARSE_SOLVE_POLICY_NO_LEVEL;
inline auto use_545 = CUSPARSE_SOLVE_POLICY_USE_LEVEL;
using use_546 = cusparseColorAlg_t;
inline auto use_547 = CUSPARSE_COLOR_ALG0;
inline auto use_548 = CUSPARSE_COLOR_ALG1;
using use_549 = cusparseLoggerCallback_t;
using use_550 = cusparseCsr2CscAlg_t;
inline auto use_551 = CUSPARSE_CSR2CSC_ALG_DEFAULT;
inline auto use_552 = CUSPARSE_CSR2CSC_ALG1;
using use_553 = cusparseFormat_t;
inline auto use_554 = CUSPARSE_FORMAT_CSR;
inline auto use_555 = CUSPARSE_FORMAT_CSC;
inline auto use_556 = CUSPARSE_FORMAT_COO;
inline auto use_557 = CUSPARSE_FORMAT_BLOCKED_ELL;
inline auto use_558 = CUSPARSE_FORMAT_BSR;
inline auto use_559 = CUSPARSE_FORMAT_SLICED_ELLPACK;
using use_560 = cusparseOrder_t;
inline auto use_561 = CUSPARSE_ORDER_COL;
inline auto use_562 = CUSPARSE_ORDER_ROW;
using use_563 = cusparseIndexType_t;
inline auto use_564 = CUSPARSE_INDEX_16U;
inline auto use_565 = CUSPARSE_INDEX_32I;
inline auto use_566 = CUSPARSE_INDEX_64I;
using use_567 = cusparseSpVecDescr;
using use_568 = struct cusparseSpVecDescr;
using use_569 = cusparseDnVecDescr;
using use_570 = struct cusparseDnVecDescr;
using use_571 = cusparseSpMatDescr;
using use_572 = struct cusparseSpMatDescr;
using use_573 = cusparseDnMatDescr;
using use_574 = struct cusparseDnMatDescr;
using use_575 = cusparseSpVecDescr_t;
using use_576 = cusparseDnVecDescr_t;
using use_577 = cusparseSpMatDescr_t;
using use_578 = cusparseDnMatDescr_t;
using use_579 = cusparseConstSpVecDescr_t;
using use_580 = cusparseConstDnVecDescr_t;
using use_581 = cusparseConstSpMatDescr_t;
using use_582 = cusparseConstDnMatDescr_t;
using use_583 = cusparseSpMatAttribute_t;
inline auto use_584 = CUSPARSE_SPMAT_FILL_MODE;
inline auto use_585 = CUSPARSE_SPMAT_DIAG_TYPE;
inline auto use_586 = CUSPARSE_SPMAT_STORAGE;
inline auto use_587 = CUSPARSE_SPMAT_SYMMETRY_TYPE;
using use_588 = cusparseSpMatStorage_t;
inline auto use_589 = CUSPARSE_STORE_FULL;
inline auto use_590 = CUSPARSE_STORE_LOWER;
inline auto use_591 = CUSPARSE_STORE_UPPER;
using use_592 = cusparseSymmetryType_t;
inline auto use_593 = CUSPARSE_GENERAL;
inline auto use_594 = CUSPARSE_SYMMETRIC;
inline auto use_595 = CUSPARSE_HERMITIAN;
using use_596 = cusparseSparseToDenseAlg_t;
inline auto use_597 = CUSPARSE_SPARSETODENSE_ALG_DEFAULT;
using use_598 = cusparseDenseToSparseAlg_t;
inline auto use_599 = CUSPARSE_DENSETOSPARSE_ALG_DEFAULT;
using use_600 = cusparseSpMVAlg_t;
inline auto use_601 = CUSPARSE_SPMV_ALG_DEFAULT;
inline auto use_602 = CUSPARSE_SPMV_CSR_ALG1;
inline auto use_603 = CUSPARSE_SPMV_CSR_ALG2;
inline auto use_604 = CUSPARSE_SPMV_COO_ALG1;
inline auto use_605 = CUSPARSE_SPMV_COO_ALG2;
inline auto use_606 = CUSPARSE_SPMV_SELL_ALG1;
inline auto use_607 = CUSPARSE_SPMV_BSR_ALG1;
using use_608 = cusparseSpSVAlg_t;
inline auto use_609 = CUSPARSE_SPSV_ALG_DEFAULT;
inline auto use_610 = CUSPARSE_SPSV_ALG1;
inline auto use_611 = CUSPARSE_SPSV_ALG2;
using use_612 = cusparseSpSVUpdate_t;
inline auto use_613 = CUSPARSE_SPSV_UPDATE_GENERAL;
inline auto use_614 = CUSPARSE_SPSV_UPDATE_DIAGONAL;
using use_615 = cusparseSpSVDescr;
using use_616 = struct cusparseSpSVDescr;
using use_617 = cusparseSpSVDescr_t;
using use_618 = cusparseSpSMAlg_t;
inline auto use_619 = CUSPARSE_SPSM_ALG_DEFAULT;
using use_620 = cusparseSpSMUpdate_t;
inline auto use_621 = CUSPARSE_SPSM_UPDATE_GENERAL;
inline auto use_622 = CUSPARSE_SPSM_UPDATE_DIAGONAL;
using use_623 = cusparseSpSMDescr;
using use_624 = struct cusparseSpSMDescr;
using use_625 = cusparseSpSMDescr_t;
using use_626 = cusparseSpMMAlg_t;
inline auto use_627 = CUSPARSE_SPMM_ALG_DEFAULT;
inline auto use_628 = CUSPARSE_SPMM_COO_ALG1;
inline auto use_629 = CUSPARSE_SPMM_COO_ALG2;
inline auto use_630 = CUSPARSE_SPMM_COO_ALG3;
inline auto use_631 = CUSPARSE_SPMM_COO_ALG4;
inline auto use_632 = CUSPARSE_SPMM_CSR_ALG1;
inline auto use_633 = CUSPARSE_SPMM_CSR_ALG2;
inline auto use_634 = CUSPARSE_SPMM_CSR_ALG3;
inline auto use_635 = CUSPARSE_SPMM_BLOCKED_ELL_ALG1;
inline auto use_636 = CUSPARSE_SPMM_BSR_ALG1;
using use_637 = cusparseSpGEMMAlg_t;
inline auto use_638 = CUSPARSE_SPGEMM_DEFAULT;
inline auto use_639 = CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC;
inline auto use_640 = CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC;
inline auto use_641 = CUSPARSE_SPGEMM_ALG1;
inline auto use_642 = CUSPARSE_SPGEMM_ALG2;
inline auto use_643 = CUSPARSE_SPGEMM_ALG3;
using use_644 = cusparseSpGEMMDescr;
using use_645 = struct cusparseSpGEMMDescr;
using use_646 = cusparseSpGEMMDescr_t;
using use_647 = cusparseSpGEAMAlg_t;
inline auto use_648 = CUSPARSE_SPGEAM_ALG_DEFAULT;
inline auto use_649 = CUSPARSE_SPGEAM_ALG1;
using use_650 = cusparseSpGEAMDescr;
using use_651 = struct cusparseSpGEAMDescr;
using use_652 = cusparseSpGEAMDescr_t;
using use_653 = cusparseSDDMMAlg_t;
inline auto use_654 = CUSPARSE_SDDMM_ALG_DEFAULT;
using use_655 = cusparseSpMMOpPlan;
using use_656 = struct cusparseSpMMOpPlan;
using use_657 = cusparseSpMMOpPlan_t;
using use_658 = cusparseSpMMOpAlg_t;
inline auto use_659 = CUSPARSE_SPMM_OP_ALG_DEFAULT;
