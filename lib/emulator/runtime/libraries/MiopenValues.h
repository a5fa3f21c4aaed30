// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MIOpen's values as those that the loops take, and back.
#pragma once

#include "libraries/DnnNumbers.h"

#include "tranship/miopen.h"

namespace tranship::emulator {

inline miopenStatus_t statusOf(DnnStatus status) {
  switch (status) {
  case DnnStatus::Success:
    return miopenStatusSuccess;
  case DnnStatus::BadParameter:
    return miopenStatusBadParm;
  case DnnStatus::NotSupported:
    return miopenStatusUnsupportedOp;
  default:
    return miopenStatusUnknownError;
  }
}
inline DnnType typeOf(miopenDataType_t type) {
  switch (type) {
  case miopenFloat:
    return DnnType::Float;
  case miopenDouble:
    return DnnType::Double;
  case miopenHalf:
    return DnnType::Half;
  case miopenInt8:
    return DnnType::Int8;
  case miopenInt32:
    return DnnType::Int32;
  case miopenBFloat16:
    return DnnType::BrainFloat;
  case miopenInt64:
    return DnnType::Int64;
  default:
    return DnnType::Unknown;
  }
}
inline miopenDataType_t miopenType(DnnType type) {
  switch (type) {
  case DnnType::Double:
    return miopenDouble;
  case DnnType::Half:
    return miopenHalf;
  case DnnType::Int8:
    return miopenInt8;
  case DnnType::Int32:
    return miopenInt32;
  case DnnType::BrainFloat:
    return miopenBFloat16;
  case DnnType::Int64:
    return miopenInt64;
  default:
    return miopenFloat;
  }
}

inline bool areSet(const Tensor *a, const Tensor *b) { return a && a->isSet() && b && b->isSet(); }
inline bool areSet(const Tensor *a, const Tensor *b, const Tensor *c) {
  return areSet(a, b) && areSet(c, c);
}

/// Factors are floats, whatever the tensor holds.
inline double factor(const void *place) { return *static_cast<const float *>(place); }
/// Most of MIOpen's functions take no other factors.
inline bool areOneAndZero(const void *alpha, const void *beta) {
  return factor(alpha) == 1 && factor(beta) == 0;
}
template <class Work> miopenStatus_t run(miopenHandle_t handle, Work work) {
  return statusOf(enqueue(handle, std::move(work)));
}

} // namespace tranship::emulator
