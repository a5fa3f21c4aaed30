// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <cublas.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline cublasStatus_t use_0() { return cublasInit(); }
inline cublasStatus_t use_1() { return cublasShutdown(); }
inline cublasStatus_t use_2() { return cublasGetError(); }
inline cublasStatus_t use_3(int * a0) { return cublasGetVersion(a0); }
inline cublasStatus_t use_4(int a0, int a1, void ** a2) { return cublasAlloc(a0, a1, a2); }
inline cublasStatus_t use_5(void * a0) { return cublasFree(a0); }
inline cublasStatus_t use_6(cudaStream_t a0) { return cublasSetKernelStream(a0); }
inline float use_7(int a0, const float * a1, int a2) { return cublasSnrm2(a0, a1, a2); }
inline double use_8(int a0, const double * a1, int a2) { return cublasDnrm2(a0, a1, a2); }
inline float use_9(int a0, const cuComplex * a1, int a2) { return cublasScnrm2(a0, a1, a2); }
inline double use_10(int a0, const cuDoubleComplex * a1, int a2) { return cublasDznrm2(a0, a1, a2); }
inline float use_11(int a0, const float * a1, int a2, const float * a3, int a4) { return cublasSdot(a0, a1, a2, a3, a4); }
inline double use_12(int a0, const double * a1, int a2, const double * a3, int a4) { return cublasDdot(a0, a1, a2, a3, a4); }
inline cuComplex use_13(int a0, const cuComplex * a1, int a2, const cuComplex * a3, int a4) { return cublasCdotu(a0, a1, a2, a3, a4); }
inline cuComplex use_14(int a0, const cuComplex * a1, int a2, const cuComplex * a3, int a4) { return cublasCdotc(a0, a1, a2, a3, a4); }
inline cuDoubleComplex use_15(int a0, const cuDoubleComplex * a1, int a2, const cuDoubleComplex * a3, int a4) { return cublasZdotu(a0, a1, a2, a3, a4); }
inline cuDoubleComplex use_16(int a0, const cuDoubleComplex * a1, int a2, const cuDoubleComplex * a3, int a4) { return cublasZdotc(a0, a1, a2, a3, a4); }
inline void use_17(int a0, float a1, float * a2, int a3) { cublasSscal(a0, a1, a2, a3); }
inline void use_18(int a0, double a1, double * a2, int a3) { cublasDscal(a0, a1, a2, a3); }
inline void use_19(int a0, cuComplex a1, cuComplex * a2, int a3) { cublasCscal(a0, a1, a2, a3); }
inline void use_20(int a0, cuDoubleComplex a1, cuDoubleComplex * a2, int a3) { cublasZscal(a0, a1, a2, a3); }
inline void use_21(int a0, float a1, cuComplex * a2, int a3) { cublasCsscal(a0, a1, a2, a3); }
inline void use_22(int a0, double a1, cuDoubleComplex * a2, int a3) { cublasZdscal(a0, a1, a2, a3); }
inline void use_23(int a0, float a1, const float * a2, int a3, float * a4, int a5) { cublasSaxpy(a0, a1, a2, a3, a4, a5); }
inline void use_24(int a0, double a1, const double * a2, int a3, double * a4, int a5) { cublasDaxpy(a0, a1, a2, a3, a4, a5); }
inline void use_25(int a0, cuComplex a1, const cuComplex * a2, int a3, cuComplex * a4, int a5) { cublasCaxpy(a0, a1, a2, a3, a4, a5); }
inline void use_26(int a0, cuDoubleComplex a1, const cuDoubleComplex * a2, int a3, cuDoubleComplex * a4, int a5) { cublasZaxpy(a0, a1, a2, a3, a4, a5); }
inline void use_27(int a0, const float * a1, int a2, float * a3, int a4) { cublasScopy(a0, a1, a2, a3, a4); }
inline void use_28(int a0, const double * a1, int a2, double * a3, int a4) { cublasDcopy(a0, a1, a2, a3, a4); }
inline void use_29(int a0, const cuComplex * a1, int a2, cuComplex * a3, int a4) { cublasCcopy(a0, a1, a2, a3, a4); }
inline void use_30(int a0, const cuDoubleComplex * a1, int a2, cuDoubleComplex * a3, int a4) { cublasZcopy(a0, a1, a2, a3, a4); }
inline void use_31(int a0, float * a1, int a2, float * a3, int a4) { cublasSswap(a0, a1, a2, a3, a4); }
inline void use_32(int a0, double * a1, int a2, double * a3, int a4) { cublasDswap(a0, a1, a2, a3, a4); }
inline void use_33(int a0, cuComplex * a1, int a2, cuComplex * a3, int a4) { cublasCswap(a0, a1, a2, a3, a4); }
inline void use_34(int a0, cuDoubleComplex * a1, int a2, cuDoubleComplex * a3, int a4) { cublasZswap(a0, a1, a2, a3, a4); }
inline int use_35(int a0, const float * a1, int a2) { return cublasIsamax(a0, a1, a2); }
inline int use_36(int a0, const double * a1, int a2) { return cublasIdamax(a0, a1, a2); }
inline int use_37(int a0, const cuComplex * a1, int a2) { return cublasIcamax(a0, a1, a2); }
inline int use_38(int a0, const cuDoubleComplex * a1, int a2) { return cublasIzamax(a0, a1, a2); }
inline int use_39(int a0, const float * a1, int a2) { return cublasIsamin(a0, a1, a2); }
inline int use_40(int a0, const double * a1, int a2) { return cublasIdamin(a0, a1, a2); }
inline int use_41(int a0, const cuComplex * a1, int a2) { return cublasIcamin(a0, a1, a2); }
inline int use_42(int a0, const cuDoubleComplex * a1, int a2) { return cublasIzamin(a0, a1, a2); }
inline float use_43(int a0, const float * a1, int a2) { return cublasSasum(a0, a1, a2); }
inline double use_44(int a0, const double * a1, int a2) { return cublasDasum(a0, a1, a2); }
inline float use_45(int a0, const cuComplex * a1, int a2) { return cublasScasum(a0, a1, a2); }
inline double use_46(int a0, const cuDoubleComplex * a1, int a2) { return cublasDzasum(a0, a1, a2); }
inline void use_47(int a0, float * a1, int a2, float * a3, int a4, float a5, float a6) { cublasSrot(a0, a1, a2, a3, a4, a5, a6); }
inline void use_48(int a0, double * a1, int a2, double * a3, int a4, double a5, double a6) { cublasDrot(a0, a1, a2, a3, a4, a5, a6); }
inline void use_49(int a0, cuComplex * a1, int a2, cuComplex * a3, int a4, float a5, cuComplex a6) { cublasCrot(a0, a1, a2, a3, a4, a5, a6); }
inline void use_50(int a0, cuDoubleComplex * a1, int a2, cuDoubleComplex * a3, int a4, double a5, cuDoubleComplex a6) { cublasZrot(a0, a1, a2, a3, a4, a5, a6); }
inline void use_51(int a0, cuComplex * a1, int a2, cuComplex * a3, int a4, float a5, float a6) { cublasCsrot(a0, a1, a2, a3, a4, a5, a6); }
inline void use_52(int a0, cuDoubleComplex * a1, int a2, cuDoubleComplex * a3, int a4, double a5, double a6) { cublasZdrot(a0, a1, a2, a3, a4, a5, a6); }
inline void use_53(float * a0, float * a1, float * a2, float * a3) { cublasSrotg(a0, a1, a2, a3); }
inline void use_54(double * a0, double * a1, double * a2, double * a3) { cublasDrotg(a0, a1, a2, a3); }
inline void use_55(cuComplex * a0, cuComplex a1, float * a2, cuComplex * a3) { cublasCrotg(a0, a1, a2, a3); }
inline void use_56(cuDoubleComplex * a0, cuDoubleComplex a1, double * a2, cuDoubleComplex * a3) { cublasZrotg(a0, a1, a2, a3); }
inline void use_57(int a0, float * a1, int a2, float * a3, int a4, const float * a5) { cublasSrotm(a0, a1, a2, a3, a4, a5); }
inline void use_58(int a0, double * a1, int a2, double * a3, int a4, const double * a5) { cublasDrotm(a0, a1, a2, a3, a4, a5); }
inline void use_59(float * a0, float * a1, float * a2, const float * a3, float * a4) { cublasSrotmg(a0, a1, a2, a3, a4); }
inline void use_60(double * a0, double * a1, double * a2, const double * a3, double * a4) { cublasDrotmg(a0, a1, a2, a3, a4); }
inline void use_61(char a0, int a1, int a2, float a3, const float * a4, int a5, const float * a6, int a7, float a8, float * a9, int a10) { cublasSgemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_62(char a0, int a1, int a2, double a3, const double * a4, int a5, const double * a6, int a7, double a8, double * a9, int a10) { cublasDgemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_63(char a0, int a1, int a2, cuComplex a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex a8, cuComplex * a9, int a10) { cublasCgemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_64(char a0, int a1, int a2, cuDoubleComplex a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex a8, cuDoubleComplex * a9, int a10) { cublasZgemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_65(char a0, int a1, int a2, int a3, int a4, float a5, const float * a6, int a7, const float * a8, int a9, float a10, float * a11, int a12) { cublasSgbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline void use_66(char a0, int a1, int a2, int a3, int a4, double a5, const double * a6, int a7, const double * a8, int a9, double a10, double * a11, int a12) { cublasDgbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline void use_67(char a0, int a1, int a2, int a3, int a4, cuComplex a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, cuComplex a10, cuComplex * a11, int a12) { cublasCgbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline void use_68(char a0, int a1, int a2, int a3, int a4, cuDoubleComplex a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, cuDoubleComplex a10, cuDoubleComplex * a11, int a12) { cublasZgbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline void use_69(char a0, char a1, char a2, int a3, const float * a4, int a5, float * a6, int a7) { cublasStrmv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_70(char a0, char a1, char a2, int a3, const double * a4, int a5, double * a6, int a7) { cublasDtrmv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_71(char a0, char a1, char a2, int a3, const cuComplex * a4, int a5, cuComplex * a6, int a7) { cublasCtrmv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_72(char a0, char a1, char a2, int a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6, int a7) { cublasZtrmv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_73(char a0, char a1, char a2, int a3, int a4, const float * a5, int a6, float * a7, int a8) { cublasStbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_74(char a0, char a1, char a2, int a3, int a4, const double * a5, int a6, double * a7, int a8) { cublasDtbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_75(char a0, char a1, char a2, int a3, int a4, const cuComplex * a5, int a6, cuComplex * a7, int a8) { cublasCtbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_76(char a0, char a1, char a2, int a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex * a7, int a8) { cublasZtbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_77(char a0, char a1, char a2, int a3, const float * a4, float * a5, int a6) { cublasStpmv(a0, a1, a2, a3, a4, a5, a6); }
inline void use_78(char a0, char a1, char a2, int a3, const double * a4, double * a5, int a6) { cublasDtpmv(a0, a1, a2, a3, a4, a5, a6); }
inline void use_79(char a0, char a1, char a2, int a3, const cuComplex * a4, cuComplex * a5, int a6) { cublasCtpmv(a0, a1, a2, a3, a4, a5, a6); }
inline void use_80(char a0, char a1, char a2, int a3, const cuDoubleComplex * a4, cuDoubleComplex * a5, int a6) { cublasZtpmv(a0, a1, a2, a3, a4, a5, a6); }
inline void use_81(char a0, char a1, char a2, int a3, const float * a4, int a5, float * a6, int a7) { cublasStrsv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_82(char a0, char a1, char a2, int a3, const double * a4, int a5, double * a6, int a7) { cublasDtrsv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_83(char a0, char a1, char a2, int a3, const cuComplex * a4, int a5, cuComplex * a6, int a7) { cublasCtrsv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_84(char a0, char a1, char a2, int a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex * a6, int a7) { cublasZtrsv(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_85(char a0, char a1, char a2, int a3, const float * a4, float * a5, int a6) { cublasStpsv(a0, a1, a2, a3, a4, a5, a6); }
inline void use_86(char a0, char a1, char a2, int a3, const double * a4, double * a5, int a6) { cublasDtpsv(a0, a1, a2, a3, a4, a5, a6); }
inline void use_87(char a0, char a1, char a2, int a3, const cuComplex * a4, cuComplex * a5, int a6) { cublasCtpsv(a0, a1, a2, a3, a4, a5, a6); }
inline void use_88(char a0, char a1, char a2, int a3, const cuDoubleComplex * a4, cuDoubleComplex * a5, int a6) { cublasZtpsv(a0, a1, a2, a3, a4, a5, a6); }
inline void use_89(char a0, char a1, char a2, int a3, int a4, const float * a5, int a6, float * a7, int a8) { cublasStbsv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_90(char a0, char a1, char a2, int a3, int a4, const double * a5, int a6, double * a7, int a8) { cublasDtbsv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_91(char a0, char a1, char a2, int a3, int a4, const cuComplex * a5, int a6, cuComplex * a7, int a8) { cublasCtbsv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_92(char a0, char a1, char a2, int a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex * a7, int a8) { cublasZtbsv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_93(char a0, int a1, float a2, const float * a3, int a4, const float * a5, int a6, float a7, float * a8, int a9) { cublasSsymv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline void use_94(char a0, int a1, double a2, const double * a3, int a4, const double * a5, int a6, double a7, double * a8, int a9) { cublasDsymv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline void use_95(char a0, int a1, cuComplex a2, const cuComplex * a3, int a4, const cuComplex * a5, int a6, cuComplex a7, cuComplex * a8, int a9) { cublasChemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline void use_96(char a0, int a1, cuDoubleComplex a2, const cuDoubleComplex * a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex a7, cuDoubleComplex * a8, int a9) { cublasZhemv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline void use_97(char a0, int a1, int a2, float a3, const float * a4, int a5, const float * a6, int a7, float a8, float * a9, int a10) { cublasSsbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_98(char a0, int a1, int a2, double a3, const double * a4, int a5, const double * a6, int a7, double a8, double * a9, int a10) { cublasDsbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_99(char a0, int a1, int a2, cuComplex a3, const cuComplex * a4, int a5, const cuComplex * a6, int a7, cuComplex a8, cuComplex * a9, int a10) { cublasChbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_100(char a0, int a1, int a2, cuDoubleComplex a3, const cuDoubleComplex * a4, int a5, const cuDoubleComplex * a6, int a7, cuDoubleComplex a8, cuDoubleComplex * a9, int a10) { cublasZhbmv(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_101(char a0, int a1, float a2, const float * a3, const float * a4, int a5, float a6, float * a7, int a8) { cublasSspmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_102(char a0, int a1, double a2, const double * a3, const double * a4, int a5, double a6, double * a7, int a8) { cublasDspmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_103(char a0, int a1, cuComplex a2, const cuComplex * a3, const cuComplex * a4, int a5, cuComplex a6, cuComplex * a7, int a8) { cublasChpmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_104(char a0, int a1, cuDoubleComplex a2, const cuDoubleComplex * a3, const cuDoubleComplex * a4, int a5, cuDoubleComplex a6, cuDoubleComplex * a7, int a8) { cublasZhpmv(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_105(int a0, int a1, float a2, const float * a3, int a4, const float * a5, int a6, float * a7, int a8) { cublasSger(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_106(int a0, int a1, double a2, const double * a3, int a4, const double * a5, int a6, double * a7, int a8) { cublasDger(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_107(int a0, int a1, cuComplex a2, const cuComplex * a3, int a4, const cuComplex * a5, int a6, cuComplex * a7, int a8) { cublasCgeru(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_108(int a0, int a1, cuComplex a2, const cuComplex * a3, int a4, const cuComplex * a5, int a6, cuComplex * a7, int a8) { cublasCgerc(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_109(int a0, int a1, cuDoubleComplex a2, const cuDoubleComplex * a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex * a7, int a8) { cublasZgeru(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_110(int a0, int a1, cuDoubleComplex a2, const cuDoubleComplex * a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex * a7, int a8) { cublasZgerc(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_111(char a0, int a1, float a2, const float * a3, int a4, float * a5, int a6) { cublasSsyr(a0, a1, a2, a3, a4, a5, a6); }
inline void use_112(char a0, int a1, double a2, const double * a3, int a4, double * a5, int a6) { cublasDsyr(a0, a1, a2, a3, a4, a5, a6); }
inline void use_113(char a0, int a1, float a2, const cuComplex * a3, int a4, cuComplex * a5, int a6) { cublasCher(a0, a1, a2, a3, a4, a5, a6); }
inline void use_114(char a0, int a1, double a2, const cuDoubleComplex * a3, int a4, cuDoubleComplex * a5, int a6) { cublasZher(a0, a1, a2, a3, a4, a5, a6); }
inline void use_115(char a0, int a1, float a2, const float * a3, int a4, float * a5) { cublasSspr(a0, a1, a2, a3, a4, a5); }
inline void use_116(char a0, int a1, double a2, const double * a3, int a4, double * a5) { cublasDspr(a0, a1, a2, a3, a4, a5); }
inline void use_117(char a0, int a1, float a2, const cuComplex * a3, int a4, cuComplex * a5) { cublasChpr(a0, a1, a2, a3, a4, a5); }
inline void use_118(char a0, int a1, double a2, const cuDoubleComplex * a3, int a4, cuDoubleComplex * a5) { cublasZhpr(a0, a1, a2, a3, a4, a5); }
inline void use_119(char a0, int a1, float a2, const float * a3, int a4, const float * a5, int a6, float * a7, int a8) { cublasSsyr2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_120(char a0, int a1, double a2, const double * a3, int a4, const double * a5, int a6, double * a7, int a8) { cublasDsyr2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_121(char a0, int a1, cuComplex a2, const cuComplex * a3, int a4, const cuComplex * a5, int a6, cuComplex * a7, int a8) { cublasCher2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_122(char a0, int a1, cuDoubleComplex a2, const cuDoubleComplex * a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex * a7, int a8) { cublasZher2(a0, a1, a2, a3, a4, a5, a6, a7, a8); }
inline void use_123(char a0, int a1, float a2, const float * a3, int a4, const float * a5, int a6, float * a7) { cublasSspr2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_124(char a0, int a1, double a2, const double * a3, int a4, const double * a5, int a6, double * a7) { cublasDspr2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_125(char a0, int a1, cuComplex a2, const cuComplex * a3, int a4, const cuComplex * a5, int a6, cuComplex * a7) { cublasChpr2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_126(char a0, int a1, cuDoubleComplex a2, const cuDoubleComplex * a3, int a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex * a7) { cublasZhpr2(a0, a1, a2, a3, a4, a5, a6, a7); }
inline void use_127(char a0, char a1, int a2, int a3, int a4, float a5, const float * a6, int a7, const float * a8, int a9, float a10, float * a11, int a12) { cublasSgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline void use_128(char a0, char a1, int a2, int a3, int a4, double a5, const double * a6, int a7, const double * a8, int a9, double a10, double * a11, int a12) { cublasDgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline void use_129(char a0, char a1, int a2, int a3, int a4, cuComplex a5, const cuComplex * a6, int a7, const cuComplex * a8, int a9, cuComplex a10, cuComplex * a11, int a12) { cublasCgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline void use_130(char a0, char a1, int a2, int a3, int a4, cuDoubleComplex a5, const cuDoubleComplex * a6, int a7, const cuDoubleComplex * a8, int a9, cuDoubleComplex a10, cuDoubleComplex * a11, int a12) { cublasZgemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); }
inline void use_131(char a0, char a1, int a2, int a3, float a4, const float * a5, int a6, float a7, float * a8, int a9) { cublasSsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline void use_132(char a0, char a1, int a2, int a3, double a4, const double * a5, int a6, double a7, double * a8, int a9) { cublasDsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline void use_133(char a0, char a1, int a2, int a3, cuComplex a4, const cuComplex * a5, int a6, cuComplex a7, cuComplex * a8, int a9) { cublasCsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline void use_134(char a0, char a1, int a2, int a3, cuDoubleComplex a4, const cuDoubleComplex * a5, int a6, cuDoubleComplex a7, cuDoubleComplex * a8, int a9) { cublasZsyrk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline void use_135(char a0, char a1, int a2, int a3, float a4, const cuComplex * a5, int a6, float a7, cuComplex * a8, int a9) { cublasCherk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline void use_136(char a0, char a1, int a2, int a3, double a4, const cuDoubleComplex * a5, int a6, double a7, cuDoubleComplex * a8, int a9) { cublasZherk(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); }
inline void use_137(char a0, char a1, int a2, int a3, float a4, const float * a5, int a6, const float * a7, int a8, float a9, float * a10, int a11) { cublasSsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_138(char a0, char a1, int a2, int a3, double a4, const double * a5, int a6, const double * a7, int a8, double a9, double * a10, int a11) { cublasDsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_139(char a0, char a1, int a2, int a3, cuComplex a4, const cuComplex * a5, int a6, const cuComplex * a7, int a8, cuComplex a9, cuComplex * a10, int a11) { cublasCsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_140(char a0, char a1, int a2, int a3, cuDoubleComplex a4, const cuDoubleComplex * a5, int a6, const cuDoubleComplex * a7, int a8, cuDoubleComplex a9, cuDoubleComplex * a10, int a11) { cublasZsyr2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_141(char a0, char a1, int a2, int a3, cuComplex a4, const cuComplex * a5, int a6, const cuComplex * a7, int a8, float a9, cuComplex * a10, int a11) { cublasCher2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_142(char a0, char a1, int a2, int a3, cuDoubleComplex a4, const cuDoubleComplex * a5, int a6, const cuDoubleComplex * a7, int a8, double a9, cuDoubleComplex * a10, int a11) { cublasZher2k(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_143(char a0, char a1, int a2, int a3, float a4, const float * a5, int a6, const float * a7, int a8, float a9, float * a10, int a11) { cublasSsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_144(char a0, char a1, int a2, int a3, double a4, const double * a5, int a6, const double * a7, int a8, double a9, double * a10, int a11) { cublasDsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_145(char a0, char a1, int a2, int a3, cuComplex a4, const cuComplex * a5, int a6, const cuComplex * a7, int a8, cuComplex a9, cuComplex * a10, int a11) { cublasCsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_146(char a0, char a1, int a2, int a3, cuDoubleComplex a4, const cuDoubleComplex * a5, int a6, const cuDoubleComplex * a7, int a8, cuDoubleComplex a9, cuDoubleComplex * a10, int a11) { cublasZsymm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_147(char a0, char a1, int a2, int a3, cuComplex a4, const cuComplex * a5, int a6, const cuComplex * a7, int a8, cuComplex a9, cuComplex * a10, int a11) { cublasChemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_148(char a0, char a1, int a2, int a3, cuDoubleComplex a4, const cuDoubleComplex * a5, int a6, const cuDoubleComplex * a7, int a8, cuDoubleComplex a9, cuDoubleComplex * a10, int a11) { cublasZhemm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline void use_149(char a0, char a1, char a2, char a3, int a4, int a5, float a6, const float * a7, int a8, float * a9, int a10) { cublasStrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_150(char a0, char a1, char a2, char a3, int a4, int a5, double a6, const double * a7, int a8, double * a9, int a10) { cublasDtrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_151(char a0, char a1, char a2, char a3, int a4, int a5, cuComplex a6, const cuComplex * a7, int a8, cuComplex * a9, int a10) { cublasCtrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_152(char a0, char a1, char a2, char a3, int a4, int a5, cuDoubleComplex a6, const cuDoubleComplex * a7, int a8, cuDoubleComplex * a9, int a10) { cublasZtrsm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_153(char a0, char a1, char a2, char a3, int a4, int a5, float a6, const float * a7, int a8, float * a9, int a10) { cublasStrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_154(char a0, char a1, char a2, char a3, int a4, int a5, double a6, const double * a7, int a8, double * a9, int a10) { cublasDtrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_155(char a0, char a1, char a2, char a3, int a4, int a5, cuComplex a6, const cuComplex * a7, int a8, cuComplex * a9, int a10) { cublasCtrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
inline void use_156(char a0, char a1, char a2, char a3, int a4, int a5, cuDoubleComplex a6, const cuDoubleComplex * a7, int a8, cuDoubleComplex * a9, int a10) { cublasZtrmm(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); }
