// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuDNN's values as those that the loops take, and back.
#pragma once

#include "libraries/DnnNumbers.h"

#include "tranship/cudnn.h"

namespace tranship::emulator {

/// The number of the only algorithm: the same in cuDNN and MIOpen, so that programs that print it
/// print the same on both sides.
constexpr int onlyAlgorithm = 1;

inline cudnnStatus_t statusOf(DnnStatus status) {
  switch (status) {
  case DnnStatus::Success:
    return CUDNN_STATUS_SUCCESS;
  case DnnStatus::BadParameter:
    return CUDNN_STATUS_BAD_PARAM;
  case DnnStatus::NotSupported:
    return CUDNN_STATUS_NOT_SUPPORTED;
  default:
    return CUDNN_STATUS_EXECUTION_FAILED;
  }
}
inline DnnType typeOf(cudnnDataType_t type) {
  switch (type) {
  case CUDNN_DATA_FLOAT:
    return DnnType::Float;
  case CUDNN_DATA_DOUBLE:
    return DnnType::Double;
  case CUDNN_DATA_HALF:
    return DnnType::Half;
  case CUDNN_DATA_INT8:
    return DnnType::Int8;
  case CUDNN_DATA_INT32:
    return DnnType::Int32;
  case CUDNN_DATA_BFLOAT16:
    return DnnType::BrainFloat;
  case CUDNN_DATA_INT64:
    return DnnType::Int64;
  default:
    return DnnType::Unknown;
  }
}
inline cudnnDataType_t cudnnType(DnnType type) {
  switch (type) {
  case DnnType::Double:
    return CUDNN_DATA_DOUBLE;
  case DnnType::Half:
    return CUDNN_DATA_HALF;
  case DnnType::Int8:
    return CUDNN_DATA_INT8;
  case DnnType::Int32:
    return CUDNN_DATA_INT32;
  case DnnType::BrainFloat:
    return CUDNN_DATA_BFLOAT16;
  case DnnType::Int64:
    return CUDNN_DATA_INT64;
  default:
    return CUDNN_DATA_FLOAT;
  }
}

inline bool areSet(const Tensor *a, const Tensor *b) { return a && a->isSet() && b && b->isSet(); }
inline bool areSet(const Tensor *a, const Tensor *b, const Tensor *c) {
  return areSet(a, b) && areSet(c, c);
}

/// Factors are doubles if the tensor holds doubles.
inline double factor(const Tensor *tensor, const void *place) {
  return tensor->type == DnnType::Double ? *static_cast<const double *>(place)
                                         : double(*static_cast<const float *>(place));
}
inline Output output(const Tensor *tensor, void *data, const void *alpha, const void *beta) {
  return {tensor, data, factor(tensor, alpha), factor(tensor, beta)};
}
template <class Work> cudnnStatus_t run(cudnnHandle_t handle, Work work) {
  return statusOf(enqueue(handle, std::move(work)));
}

} // namespace tranship::emulator
