// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <nvrtc.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline const char * use_0(nvrtcResult a0) { return nvrtcGetErrorString(a0); }
inline nvrtcResult use_1(int * a0, int * a1) { return nvrtcVersion(a0, a1); }
inline nvrtcResult use_2(int * a0) { return nvrtcGetNumSupportedArchs(a0); }
inline nvrtcResult use_3(int * a0) { return nvrtcGetSupportedArchs(a0); }
inline nvrtcResult use_4(nvrtcProgram * a0, const char * a1, const char * a2, int a3, const char *const * a4, const char *const * a5) { return nvrtcCreateProgram(a0, a1, a2, a3, a4, a5); }
inline nvrtcResult use_5(nvrtcProgram * a0) { return nvrtcDestroyProgram(a0); }
inline nvrtcResult use_6(nvrtcProgram a0, int a1, const char *const * a2) { return nvrtcCompileProgram(a0, a1, a2); }
inline nvrtcResult use_7(nvrtcProgram a0, size_t * a1) { return nvrtcGetPTXSize(a0, a1); }
inline nvrtcResult use_8(nvrtcProgram a0, char * a1) { return nvrtcGetPTX(a0, a1); }
inline nvrtcResult use_9(nvrtcProgram a0, size_t * a1) { return nvrtcGetCUBINSize(a0, a1); }
inline nvrtcResult use_10(nvrtcProgram a0, char * a1) { return nvrtcGetCUBIN(a0, a1); }
inline nvrtcResult use_11(nvrtcProgram a0, size_t * a1) { return nvrtcGetLTOIRSize(a0, a1); }
inline nvrtcResult use_12(nvrtcProgram a0, char * a1) { return nvrtcGetLTOIR(a0, a1); }
inline nvrtcResult use_13(nvrtcProgram a0, size_t * a1) { return nvrtcGetOptiXIRSize(a0, a1); }
inline nvrtcResult use_14(nvrtcProgram a0, char * a1) { return nvrtcGetOptiXIR(a0, a1); }
inline nvrtcResult use_15(nvrtcProgram a0, size_t * a1) { return nvrtcGetProgramLogSize(a0, a1); }
inline nvrtcResult use_16(nvrtcProgram a0, char * a1) { return nvrtcGetProgramLog(a0, a1); }
inline nvrtcResult use_17(nvrtcProgram a0, const char *const a1) { return nvrtcAddNameExpression(a0, a1); }
inline nvrtcResult use_18(nvrtcProgram a0, const char *const a1, const char ** a2) { return nvrtcGetLoweredName(a0, a1, a2); }
inline nvrtcResult use_19(size_t * a0) { return nvrtcGetPCHHeapSize(a0); }
inline nvrtcResult use_20(size_t a0) { return nvrtcSetPCHHeapSize(a0); }
inline nvrtcResult use_21(nvrtcProgram a0) { return nvrtcGetPCHCreateStatus(a0); }
inline nvrtcResult use_22(nvrtcProgram a0, size_t * a1) { return nvrtcGetPCHHeapSizeRequired(a0, a1); }
inline nvrtcResult use_23(nvrtcProgram a0, int (*a1)(void *, void *), void * a2) { return nvrtcSetFlowCallback(a0, a1, a2); }
inline nvrtcResult use_24(nvrtcProgram a0, size_t * a1) { return nvrtcGetTileIRSize(a0, a1); }
inline nvrtcResult use_25(nvrtcProgram a0, char * a1) { return nvrtcGetTileIR(a0, a1); }
inline nvrtcResult use_26(const char * a0, unsigned int a1, const char ** a2) { return nvrtcInstallBundledHeaders(a0, a1, a2); }
inline nvrtcResult use_27(nvrtcBundledHeadersInfo * a0, const char ** a1) { return nvrtcGetBundledHeadersInfo(a0, a1); }
inline nvrtcResult use_28(const char * a0, const char ** a1) { return nvrtcRemoveBundledHeaders(a0, a1); }
inline auto use_29 = NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS;
inline auto use_30 = NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE;
inline auto use_31 = NVRTC_INSTALL_HEADERS_NO_WAIT;
using use_32 = nvrtcResult;
inline auto use_33 = NVRTC_SUCCESS;
inline auto use_34 = NVRTC_ERROR_OUT_OF_MEMORY;
inline auto use_35 = NVRTC_ERROR_PROGRAM_CREATION_FAILURE;
inline auto use_36 = NVRTC_ERROR_INVALID_INPUT;
inline auto use_37 = NVRTC_ERROR_INVALID_PROGRAM;
inline auto use_38 = NVRTC_ERROR_INVALID_OPTION;
inline auto use_39 = NVRTC_ERROR_COMPILATION;
inline auto use_40 = NVRTC_ERROR_BUILTIN_OPERATION_FAILURE;
inline auto use_41 = NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION;
inline auto use_42 = NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION;
inline auto use_43 = NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID;
inline auto use_44 = NVRTC_ERROR_INTERNAL_ERROR;
inline auto use_45 = NVRTC_ERROR_TIME_FILE_WRITE_FAILED;
inline auto use_46 = NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED;
inline auto use_47 = NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED;
inline auto use_48 = NVRTC_ERROR_PCH_CREATE;
inline auto use_49 = NVRTC_ERROR_CANCELLED;
inline auto use_50 = NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED;
inline auto use_51 = NVRTC_ERROR_BUSY;
using use_52 = _nvrtcProgram;
using use_53 = struct _nvrtcProgram;
using use_54 = nvrtcProgram;
using use_55 = nvrtcBundledHeadersInfo;
inline void use_56(nvrtcBundledHeadersInfo &p) { (void)p.available; }
inline void use_57(nvrtcBundledHeadersInfo &p) { (void)p.compressedSize; }
inline void use_58(nvrtcBundledHeadersInfo &p) { (void)p.cudaVersionMajor; }
inline void use_59(nvrtcBundledHeadersInfo &p) { (void)p.cudaVersionMinor; }
inline void use_60(nvrtcBundledHeadersInfo &p) { (void)p.numFiles; }
inline void use_61(nvrtcBundledHeadersInfo &p) { (void)p.uncompressedSize; }
