// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Uses of rows of cuTENSOR that HIP has since ROCm 10.0.
#include <cuda_runtime.h>
#include <cutensor.h>
inline cutensorStatus_t use_18(const cutensorHandle_t a0, const cutensorPlan_t a1, const void *a2, const void *a3, const void *a4, const void *a5, const void *a6, const void *a7, void *a8, void *a9, uint64_t a10, cudaStream_t a11) { return cutensorContractTrinary(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); }
inline cutensorStatus_t use_19(const cutensorHandle_t a0, cutensorOperationDescriptor_t *a1, const cutensorTensorDescriptor_t a2, const int32_t *a3, cutensorOperator_t a4, const cutensorTensorDescriptor_t a5, const int32_t *a6, cutensorOperator_t a7, const cutensorTensorDescriptor_t a8, const int32_t *a9, cutensorOperator_t a10, const cutensorTensorDescriptor_t a11, const int32_t *a12, cutensorOperator_t a13, const cutensorTensorDescriptor_t a14, const int32_t *a15, const cutensorComputeDescriptor_t a16) { return cutensorCreateContractionTrinary(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16); }
