// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How MIOpen spells what it shares with cuDNN (DnnDescriptors.inc, DnnFunctions.inc), and its values as
// those of the loops.
#pragma once

#include "libraries/DnnCalls.h"

#include "tranship/miopen.h"

#define DNN(name) miopen##name
#define DNN_TENSOR_4D(Verb, Suffix) miopen##Verb##4dTensorDescriptor##Suffix
#define DNN_TENSOR_BYTES miopenGetTensorNumBytes
#define DNN_CONVOLUTION_LENGTHS miopenGetConvolutionForwardOutputDim
#define DNN_POOLING_LENGTHS miopenGetPoolingForwardOutputDim
/// Parameters that cuDNN lacks.
#define DNN_DROPOUT_NOISE Tensor *,
#define DNN_DROPOUT_OPTIONS , bool, bool, miopenRNGType_t

namespace tranship::emulator::miopen {

using Status = miopenStatus_t;
using Filter = TranshipDnnTensor;
using ForwardAlgorithm = miopenConvFwdAlgorithm_t;
/// What a batch normalization only reads.
using Parameter = void;

constexpr Status success = miopenStatusSuccess, badParameter = miopenStatusBadParm;

inline Status result(bool isGood) { return isGood ? success : badParameter; }
inline Status statusOf(DnnStatus status) {
  constexpr Status statuses[] = {success, badParameter, miopenStatusUnsupportedOp,
                                 miopenStatusUnknownError};
  return statuses[int(status)];
}

constexpr std::pair<miopenDataType_t, DnnType> types[] = {
    {miopenFloat, DnnType::Float},         {miopenDouble, DnnType::Double},
    {miopenHalf, DnnType::Half},           {miopenInt8, DnnType::Int8},
    {miopenInt32, DnnType::Int32},         {miopenInt64, DnnType::Int64},
    {miopenBFloat16, DnnType::BrainFloat},
};
inline DnnType typeOf(miopenDataType_t type) { return ours(types, type, DnnType::Unknown); }
inline miopenDataType_t dataType(DnnType type) { return theirs(types, type, miopenFloat); }
inline bool isSpatial(miopenBatchNormMode_t mode) { return mode == miopenBNSpatial; }

/// Factors are floats, whatever the tensor holds.
inline double factor(const Tensor *, const void *place) {
  return *static_cast<const float *>(place);
}
inline double element(const Tensor *tensor, const void *place) { return factor(tensor, place); }
/// Most layers take no factors but 1 and 0.
inline Status checkFactors(const void *alpha, const void *beta) {
  bool areOneAndZero = factor(nullptr, alpha) == 1 && factor(nullptr, beta) == 0;
  return areOneAndZero ? success : miopenStatusUnknownError;
}

} // namespace tranship::emulator::miopen

namespace tranship::emulator {
using namespace miopen;
}
