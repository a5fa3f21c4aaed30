// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Uses of rows that HIP has since ROCm 10.0, for names that no other file here uses: CUDA 13.0 lacks them, or they are those of cuTENSOR.
#include <cuda.h>
#include <cuda_runtime.h>
#include <cutensor.h>
inline CUresult use_1(CUdevResource *a0, unsigned int a1, const CUdevResource *a2, CUdevResource *a3, unsigned int a4) { return cuDevSmResourceSplit(a0, a1, a2, a3, a4, nullptr); }
inline CUresult use_2(CUstream a0, CUdevResource *a1) { return cuStreamGetDevResource(a0, a1, CU_DEV_RESOURCE_TYPE_SM); }
inline cudaError_t use_3(unsigned int a2) { return cudaDevResourceGenerateDesc(nullptr, nullptr, a2); }
inline cudaError_t use_4(unsigned int a1, unsigned int a4) { return cudaDevSmResourceSplit(nullptr, a1, nullptr, nullptr, a4, nullptr); }
inline cudaError_t use_5(unsigned int *a1, unsigned int a4, unsigned int a5) { return cudaDevSmResourceSplitByCount(nullptr, a1, nullptr, nullptr, a4, a5); }
inline cudaError_t use_6(int a0) { return cudaDeviceGetDevResource(a0, nullptr, CU_DEV_RESOURCE_TYPE_SM); }
inline cudaError_t use_7(int a1) { return cudaDeviceGetExecutionCtx(nullptr, a1); }
inline cudaError_t use_8() { return cudaExecutionCtxDestroy(nullptr); }
inline cudaError_t use_9() { return cudaExecutionCtxGetDevResource(nullptr, nullptr, CU_DEV_RESOURCE_TYPE_SM); }
inline cudaError_t use_10(int *a0) { return cudaExecutionCtxGetDevice(a0, nullptr); }
inline cudaError_t use_11(unsigned long long *a1) { return cudaExecutionCtxGetId(nullptr, a1); }
inline cudaError_t use_12(cudaEvent_t a1) { return cudaExecutionCtxRecordEvent(nullptr, a1); }
inline cudaError_t use_13(cudaStream_t *a0, unsigned int a2, int a3) { return cudaExecutionCtxStreamCreate(a0, nullptr, a2, a3); }
inline cudaError_t use_14() { return cudaExecutionCtxSynchronize(nullptr); }
inline cudaError_t use_15(cudaEvent_t a1) { return cudaExecutionCtxWaitEvent(nullptr, a1); }
inline cudaError_t use_16(int a2, unsigned int a3) { return cudaGreenCtxCreate(nullptr, nullptr, a2, a3); }
inline cudaError_t use_17(cudaStream_t a0) { return cudaStreamGetDevResource(a0, nullptr, CU_DEV_RESOURCE_TYPE_SM); }
inline cutensorStatus_t use_18(const cutensorHandle_t a0, const cutensorPlan_t a1, const void *a2, const void *a3, const void *a4, const void *a5, const void *a6, const void *a7, void *a8, void *a9, uint64_t a10, cudaStream_t a11) { return cutensorContractTrinary(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cutensorStatus_t use_19(const cutensorHandle_t a0, cutensorOperationDescriptor_t *a1, const cutensorTensorDescriptor_t a2, const int32_t *a3, cutensorOperator_t a4, const cutensorTensorDescriptor_t a5, const int32_t *a6, cutensorOperator_t a7, const cutensorTensorDescriptor_t a8, const int32_t *a9, cutensorOperator_t a10, const cutensorTensorDescriptor_t a11, const int32_t *a12, cutensorOperator_t a13, const cutensorTensorDescriptor_t a14, const int32_t *a15, const cutensorComputeDescriptor_t a16) { return cutensorCreateContractionTrinary(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16); }
