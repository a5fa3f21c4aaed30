// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MIOpen: miopen/miopen.h, what translations of cuDNN call, without recurrent networks.
#pragma once
#pragma GCC system_header
#define MIOPEN_GUARD_MIOPEN_H_

#include "hip_spelling.h"

#include <stdbool.h>
#include <stdint.h>

#define MIOPEN_VERSION_MAJOR 3
#define MIOPEN_VERSION_MINOR 5
#define MIOPEN_VERSION_PATCH 1

typedef hipStream_t miopenAcceleratorQueue_t;
typedef struct TranshipDnn *miopenHandle_t;
typedef struct TranshipDnnTensor *miopenTensorDescriptor_t;
typedef struct TranshipDnnConvolution *miopenConvolutionDescriptor_t;
typedef struct TranshipDnnPooling *miopenPoolingDescriptor_t;
typedef struct TranshipDnnActivation *miopenActivationDescriptor_t;
typedef struct TranshipDnnLrn *miopenLRNDescriptor_t;
typedef struct TranshipDnnDropout *miopenDropoutDescriptor_t;
typedef struct TranshipDnnReduction *miopenReduceTensorDescriptor_t;
typedef struct TranshipDnnRecurrence *miopenRNNDescriptor_t; // named by helpers; there are no functions for it

typedef enum {
  miopenStatusSuccess = 0,
  miopenStatusNotInitialized = 1,
  miopenStatusInvalidValue = 2,
  miopenStatusBadParm = 3,
  miopenStatusAllocFailed = 4,
  miopenStatusInternalError = 5,
  miopenStatusNotImplemented = 6,
  miopenStatusUnknownError = 7,
  miopenStatusUnsupportedOp = 8,
  miopenStatusGpuOperationsSkipped = 9,
  miopenStatusVersionMismatch = 10
} miopenStatus_t;
typedef enum {
  miopenHalf = 0,
  miopenFloat = 1,
  miopenInt32 = 2,
  miopenInt8 = 3,
  miopenBFloat16 = 5,
  miopenDouble = 6,
  miopenFloat8_fnuz = 7,
  miopenBFloat8_fnuz = 8,
  miopenInt64 = 9
} miopenDataType_t;
typedef enum {
  miopenTensorNCHW = 0,
  miopenTensorNHWC = 1,
  miopenTensorCHWN = 2,
  miopenTensorNCHWc4 = 3,
  miopenTensorNCHWc8 = 4,
  miopenTensorCHWNc4 = 5,
  miopenTensorCHWNc8 = 6,
  miopenTensorNCDHW = 7,
  miopenTensorNDHWC = 8
} miopenTensorLayout_t;
typedef enum {
  miopenIndexUint8 = 0,
  miopenIndexUint16 = 1,
  miopenIndexUint32 = 2,
  miopenIndexUint64 = 3
} miopenIndexType_t;
typedef enum {
  miopenTensorOpAdd = 0,
  miopenTensorOpMul = 1,
  miopenTensorOpMin = 2,
  miopenTensorOpMax = 3
} miopenTensorOp_t;
typedef enum {
  miopenConvolution = 0,
  miopenTranspose = 1,
  miopenGroupConv = 2,
  miopenDepthwise = 3
} miopenConvolutionMode_t;
typedef enum {
  miopenPoolingMax = 0,
  miopenPoolingAverage = 1,
  miopenPoolingAverageInclusive = 2
} miopenPoolingMode_t;
typedef enum {
  miopenLRNWithinChannel = 0,
  miopenLRNCrossChannel = 1
} miopenLRNMode_t;
typedef enum {
  miopenBNPerActivation = 0,
  miopenBNSpatial = 1
} miopenBatchNormMode_t;
typedef enum {
  miopenActivationPASTHRU = 0,
  miopenActivationLOGISTIC = 1,
  miopenActivationTANH = 2,
  miopenActivationRELU = 3,
  miopenActivationSOFTRELU = 4,
  miopenActivationABS = 5,
  miopenActivationPOWER = 6,
  miopenActivationCLIPPEDRELU = 7,
  miopenActivationLEAKYRELU = 8,
  miopenActivationELU = 9,
  miopenActivationCLAMP = 10
} miopenActivationMode_t;
typedef enum {
  MIOPEN_SOFTMAX_FAST = 0,
  MIOPEN_SOFTMAX_ACCURATE = 1,
  MIOPEN_SOFTMAX_LOG = 2
} miopenSoftmaxAlgorithm_t;
typedef enum {
  MIOPEN_SOFTMAX_MODE_INSTANCE = 0,
  MIOPEN_SOFTMAX_MODE_CHANNEL = 1
} miopenSoftmaxMode_t;
typedef enum {
  MIOPEN_REDUCE_TENSOR_ADD = 0,
  MIOPEN_REDUCE_TENSOR_MUL = 1,
  MIOPEN_REDUCE_TENSOR_MIN = 2,
  MIOPEN_REDUCE_TENSOR_MAX = 3,
  MIOPEN_REDUCE_TENSOR_AMAX = 4,
  MIOPEN_REDUCE_TENSOR_AVG = 5,
  MIOPEN_REDUCE_TENSOR_NORM1 = 6,
  MIOPEN_REDUCE_TENSOR_NORM2 = 7
} miopenReduceTensorOp_t;
typedef enum {
  MIOPEN_NOT_PROPAGATE_NAN = 0,
  MIOPEN_PROPAGATE_NAN = 1
} miopenNanPropagation_t;
typedef enum {
  MIOPEN_REDUCE_TENSOR_NO_INDICES = 0,
  MIOPEN_REDUCE_TENSOR_FLATTENED_INDICES = 1
} miopenReduceTensorIndices_t;
typedef enum {
  MIOPEN_32BIT_INDICES = 0,
  MIOPEN_64BIT_INDICES = 1,
  MIOPEN_16BIT_INDICES = 2,
  MIOPEN_8BIT_INDICES = 3
} miopenIndicesType_t;
typedef enum {
  MIOPEN_RNG_PSEUDO_XORWOW = 0
} miopenRNGType_t;
typedef enum {
  miopenConvolutionFwdAlgoGEMM = 0,
  miopenConvolutionFwdAlgoDirect = 1,
  miopenConvolutionFwdAlgoFFT = 2,
  miopenConvolutionFwdAlgoWinograd = 3,
  miopenConvolutionFwdAlgoImplicitGEMM = 5
} miopenConvFwdAlgorithm_t;
typedef enum {
  miopenConvolutionBwdWeightsAlgoGEMM = 0,
  miopenConvolutionBwdWeightsAlgoDirect = 1,
  miopenConvolutionBwdWeightsAlgoWinograd = 3,
  miopenConvolutionBwdWeightsAlgoImplicitGEMM = 5
} miopenConvBwdWeightsAlgorithm_t;
typedef enum {
  miopenConvolutionBwdDataAlgoGEMM = 0,
  miopenConvolutionBwdDataAlgoDirect = 1,
  miopenConvolutionBwdDataAlgoFFT = 2,
  miopenConvolutionBwdDataAlgoWinograd = 3,
  miopenTransposeBwdDataAlgoGEMM = 4,
  miopenConvolutionBwdDataAlgoImplicitGEMM = 5
} miopenConvBwdDataAlgorithm_t;
typedef enum {
  miopenConvolutionAlgoGEMM = 0,
  miopenConvolutionAlgoDirect = 1,
  miopenConvolutionAlgoFFT = 2,
  miopenConvolutionAlgoWinograd = 3,
  miopenConvolutionAlgoImplicitGEMM = 5
} miopenConvAlgorithm_t;
typedef struct {
  union {
    miopenConvFwdAlgorithm_t fwd_algo;
    miopenConvBwdWeightsAlgorithm_t bwd_weights_algo;
    miopenConvBwdDataAlgorithm_t bwd_data_algo;
  };
  float time;
  size_t memory;
} miopenConvAlgoPerf_t;
typedef struct {
  float time;
  size_t workspace_size;
  uint64_t solution_id;
  miopenConvAlgorithm_t algorithm;
} miopenConvSolution_t;
#ifdef __cplusplus
extern "C" {
#endif
const char *miopenGetErrorString(miopenStatus_t status);
#define TRANSHIP_DNN_FUNCTION(name, ...) miopenStatus_t miopen##name(__VA_ARGS__);
#define TRANSHIP_DNN_NAME(name) miopen##name
#include "dnn.inc"
#include "miopen.inc"
#undef TRANSHIP_DNN_NAME
#undef TRANSHIP_DNN_FUNCTION
#ifdef __cplusplus
}
#endif
