// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <nvJitLink.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline nvJitLinkResult use_0(nvJitLinkHandle * a0, uint32_t a1, const char ** a2) { return nvJitLinkCreate(a0, a1, a2); }
inline nvJitLinkResult use_1(nvJitLinkHandle * a0) { return nvJitLinkDestroy(a0); }
inline nvJitLinkResult use_2(nvJitLinkHandle a0, nvJitLinkInputType a1, const void * a2, size_t a3, const char * a4) { return nvJitLinkAddData(a0, a1, a2, a3, a4); }
inline nvJitLinkResult use_3(nvJitLinkHandle a0, nvJitLinkInputType a1, const char * a2) { return nvJitLinkAddFile(a0, a1, a2); }
inline nvJitLinkResult use_4(nvJitLinkHandle a0) { return nvJitLinkComplete(a0); }
inline nvJitLinkResult use_5(nvJitLinkHandle a0, size_t * a1) { return nvJitLinkGetLinkedCubinSize(a0, a1); }
inline nvJitLinkResult use_6(nvJitLinkHandle a0, void * a1) { return nvJitLinkGetLinkedCubin(a0, a1); }
inline nvJitLinkResult use_7(nvJitLinkHandle a0, size_t * a1) { return nvJitLinkGetLinkedPtxSize(a0, a1); }
inline nvJitLinkResult use_8(nvJitLinkHandle a0, char * a1) { return nvJitLinkGetLinkedPtx(a0, a1); }
inline nvJitLinkResult use_9(nvJitLinkHandle a0, size_t * a1) { return nvJitLinkGetLinkedLTOIRSize(a0, a1); }
inline nvJitLinkResult use_10(nvJitLinkHandle a0, void * a1) { return nvJitLinkGetLinkedLTOIR(a0, a1); }
inline nvJitLinkResult use_11(nvJitLinkHandle a0, size_t * a1) { return nvJitLinkGetErrorLogSize(a0, a1); }
inline nvJitLinkResult use_12(nvJitLinkHandle a0, char * a1) { return nvJitLinkGetErrorLog(a0, a1); }
inline nvJitLinkResult use_13(nvJitLinkHandle a0, size_t * a1) { return nvJitLinkGetInfoLogSize(a0, a1); }
inline nvJitLinkResult use_14(nvJitLinkHandle a0, char * a1) { return nvJitLinkGetInfoLog(a0, a1); }
inline nvJitLinkResult use_15(unsigned int * a0, unsigned int * a1) { return nvJitLinkVersion(a0, a1); }
using use_16 = nvJitLinkResult;
inline auto use_17 = NVJITLINK_SUCCESS;
inline auto use_18 = NVJITLINK_ERROR_UNRECOGNIZED_OPTION;
inline auto use_19 = NVJITLINK_ERROR_MISSING_ARCH;
inline auto use_20 = NVJITLINK_ERROR_INVALID_INPUT;
inline auto use_21 = NVJITLINK_ERROR_PTX_COMPILE;
inline auto use_22 = NVJITLINK_ERROR_NVVM_COMPILE;
inline auto use_23 = NVJITLINK_ERROR_INTERNAL;
inline auto use_24 = NVJITLINK_ERROR_THREADPOOL;
inline auto use_25 = NVJITLINK_ERROR_UNRECOGNIZED_INPUT;
inline auto use_26 = NVJITLINK_ERROR_FINALIZE;
inline auto use_27 = NVJITLINK_ERROR_NULL_INPUT;
inline auto use_28 = NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS;
inline auto use_29 = NVJITLINK_ERROR_INCORRECT_INPUT_TYPE;
inline auto use_30 = NVJITLINK_ERROR_ARCH_MISMATCH;
inline auto use_31 = NVJITLINK_ERROR_OUTDATED_LIBRARY;
inline auto use_32 = NVJITLINK_ERROR_MISSING_FATBIN;
inline auto use_33 = NVJITLINK_ERROR_UNRECOGNIZED_ARCH;
inline auto use_34 = NVJITLINK_ERROR_UNSUPPORTED_ARCH;
inline auto use_35 = NVJITLINK_ERROR_LTO_NOT_ENABLED;
using use_36 = nvJitLinkInputType;
inline auto use_37 = NVJITLINK_INPUT_NONE;
inline auto use_38 = NVJITLINK_INPUT_CUBIN;
inline auto use_39 = NVJITLINK_INPUT_PTX;
inline auto use_40 = NVJITLINK_INPUT_LTOIR;
inline auto use_41 = NVJITLINK_INPUT_FATBIN;
inline auto use_42 = NVJITLINK_INPUT_OBJECT;
inline auto use_43 = NVJITLINK_INPUT_LIBRARY;
inline auto use_44 = NVJITLINK_INPUT_INDEX;
inline auto use_45 = NVJITLINK_INPUT_ANY;
using use_46 = nvJitLink;
using use_47 = struct nvJitLink;
using use_48 = nvJitLinkHandle;
