// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How cuDNN spells what it shares with MIOpen (DnnDescriptors.inc, DnnFunctions.inc), and its values as
// those of the loops.
#pragma once

#include "libraries/DnnCalls.h"

#include "tranship/cudnn.h"

#define DNN(name) cudnn##name
#define DNN_TENSOR_4D(Verb, Suffix) cudnn##Verb##Tensor4dDescriptor##Suffix
#define DNN_TENSOR_BYTES cudnnGetTensorSizeInBytes
#define DNN_CONVOLUTION_LENGTHS cudnnGetConvolution2dForwardOutputDim
#define DNN_POOLING_LENGTHS cudnnGetPooling2dForwardOutputDim
/// Parameters that only MIOpen has.
#define DNN_DROPOUT_NOISE
#define DNN_DROPOUT_OPTIONS

namespace tranship::emulator::cudnn {

using Status = cudnnStatus_t;
using Filter = TranshipDnnFilter;
using ForwardAlgorithm = cudnnConvolutionFwdAlgo_t;
/// What a batch normalization only reads.
using Parameter = const void;

constexpr Status success = CUDNN_STATUS_SUCCESS, badParameter = CUDNN_STATUS_BAD_PARAM;

inline Status result(bool isGood) { return isGood ? success : badParameter; }
inline Status statusOf(DnnStatus status) {
  constexpr Status statuses[] = {success, badParameter, CUDNN_STATUS_NOT_SUPPORTED,
                                 CUDNN_STATUS_EXECUTION_FAILED};
  return statuses[int(status)];
}

constexpr std::pair<cudnnDataType_t, DnnType> types[] = {
    {CUDNN_DATA_FLOAT, DnnType::Float},         {CUDNN_DATA_DOUBLE, DnnType::Double},
    {CUDNN_DATA_HALF, DnnType::Half},           {CUDNN_DATA_INT8, DnnType::Int8},
    {CUDNN_DATA_INT32, DnnType::Int32},         {CUDNN_DATA_INT64, DnnType::Int64},
    {CUDNN_DATA_BFLOAT16, DnnType::BrainFloat},
};
inline DnnType typeOf(cudnnDataType_t type) { return ours(types, type, DnnType::Unknown); }
inline cudnnDataType_t dataType(DnnType type) { return theirs(types, type, CUDNN_DATA_FLOAT); }
inline bool isSpatial(cudnnBatchNormMode_t mode) { return mode != CUDNN_BATCHNORM_PER_ACTIVATION; }

/// Factors are doubles if the tensor holds doubles.
inline double factor(const Tensor *tensor, const void *place) {
  return tensor->type == DnnType::Double ? *static_cast<const double *>(place)
                                         : double(*static_cast<const float *>(place));
}
/// A number to set elements to is of the tensor's type, even half.
inline double element(const Tensor *tensor, const void *place) {
  return readNumber(tensor->type, place);
}
/// All layers take any factors.
inline Status checkFactors(const void *, const void *) { return success; }

} // namespace tranship::emulator::cudnn

namespace tranship::emulator {
using namespace cudnn;
}
