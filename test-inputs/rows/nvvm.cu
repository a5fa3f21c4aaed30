// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by scripts/check-rows --write-uses: a use of each row, by its declaration in CUDA.
#include <nvvm.h>
using UseKernel = void(float *); using UseKernelPointer = UseKernel *; using UseUnary = size_t (*)(int);
inline const char * use_0(nvvmResult a0) { return nvvmGetErrorString(a0); }
inline nvvmResult use_1(int * a0, int * a1) { return nvvmVersion(a0, a1); }
inline nvvmResult use_2(int * a0, int * a1, int * a2, int * a3) { return nvvmIRVersion(a0, a1, a2, a3); }
inline nvvmResult use_3(const char * a0, int * a1) { return nvvmLLVMVersion(a0, a1); }
inline nvvmResult use_4(nvvmProgram * a0) { return nvvmCreateProgram(a0); }
inline nvvmResult use_5(nvvmProgram * a0) { return nvvmDestroyProgram(a0); }
inline nvvmResult use_6(nvvmProgram a0, const char * a1, size_t a2, const char * a3) { return nvvmAddModuleToProgram(a0, a1, a2, a3); }
inline nvvmResult use_7(nvvmProgram a0, const char * a1, size_t a2, const char * a3) { return nvvmLazyAddModuleToProgram(a0, a1, a2, a3); }
inline nvvmResult use_8(nvvmProgram a0, int a1, const char ** a2) { return nvvmCompileProgram(a0, a1, a2); }
inline nvvmResult use_9(nvvmProgram a0, int a1, const char ** a2) { return nvvmVerifyProgram(a0, a1, a2); }
inline nvvmResult use_10(nvvmProgram a0, size_t * a1) { return nvvmGetCompiledResultSize(a0, a1); }
inline nvvmResult use_11(nvvmProgram a0, char * a1) { return nvvmGetCompiledResult(a0, a1); }
inline nvvmResult use_12(nvvmProgram a0, size_t * a1) { return nvvmGetProgramLogSize(a0, a1); }
inline nvvmResult use_13(nvvmProgram a0, char * a1) { return nvvmGetProgramLog(a0, a1); }
using use_14 = nvvmResult;
inline auto use_15 = NVVM_SUCCESS;
inline auto use_16 = NVVM_ERROR_OUT_OF_MEMORY;
inline auto use_17 = NVVM_ERROR_PROGRAM_CREATION_FAILURE;
inline auto use_18 = NVVM_ERROR_IR_VERSION_MISMATCH;
inline auto use_19 = NVVM_ERROR_INVALID_INPUT;
inline auto use_20 = NVVM_ERROR_INVALID_PROGRAM;
inline auto use_21 = NVVM_ERROR_INVALID_IR;
inline auto use_22 = NVVM_ERROR_INVALID_OPTION;
inline auto use_23 = NVVM_ERROR_NO_MODULE_IN_PROGRAM;
inline auto use_24 = NVVM_ERROR_COMPILATION;
inline auto use_25 = NVVM_ERROR_CANCELLED;
using use_26 = nvvmProgram;
