// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors as dense arrays of the numbers that are computed with: double for doubles and integers,
// float for everything else.
#pragma once

#include "libraries/Dnn.h"

#include <numeric>

namespace tranship::emulator {

double readNumber(DnnType type, const void *place);
void writeNumber(DnnType type, void *place, double value);

/// Calls `visit(number in the dense array, offset of the element)` for all elements of a tensor with
/// these strides, which may be 0.
template <class Visit>
void eachElement(const std::vector<int> &lengths, const std::vector<int> &strides, Visit visit) {
  std::vector<int> index(lengths.size());
  int64_t offset = 0;
  size_t count = 1;
  for (int length : lengths)
    count *= size_t(length);
  for (size_t i = 0; i < count; ++i) {
    visit(i, offset);
    for (size_t d = lengths.size(); d-- > 0;) {
      offset += strides[d];
      if (++index[d] < lengths[d])
        break;
      offset -= int64_t(strides[d]) * lengths[d];
      index[d] = 0;
    }
  }
}

template <class T> std::vector<T> dense(Input from) {
  std::vector<T> values(from.tensor->count());
  size_t size = sizeOf(from.tensor->type);
  eachElement(from.tensor->lengths, from.tensor->strides, [&](size_t i, int64_t offset) {
    values[i] = T(readNumber(from.tensor->type,
                             static_cast<const char *>(from.data) + offset * int64_t(size)));
  });
  return values;
}

template <class T> void store(const std::vector<T> &values, Output to) {
  size_t size = sizeOf(to.tensor->type);
  eachElement(to.tensor->lengths, to.tensor->strides, [&](size_t i, int64_t offset) {
    char *place = static_cast<char *>(to.data) + offset * int64_t(size);
    T value = T(to.alpha) * values[i];
    if (to.beta != 0)
      value += T(to.beta) * T(readNumber(to.tensor->type, place));
    writeNumber(to.tensor->type, place, double(value));
  });
}

/// Calls `work` with a number of the type to compute with.
template <class Work> DnnStatus withNumbers(DnnType type, Work work) {
  switch (type) {
  case DnnType::Unknown:
    return DnnStatus::BadParameter;
  case DnnType::Float:
  case DnnType::Half:
  case DnnType::BrainFloat:
    return work(float());
  default:
    return work(double());
  }
}

inline bool sameLengths(const Tensor &a, const Tensor &b) { return a.lengths == b.lengths; }
/// The elements of an image's channel.
inline size_t planeOf(const Tensor &tensor) {
  size_t plane = 1;
  for (size_t d = 2; d < tensor.lengths.size(); ++d)
    plane *= size_t(tensor.lengths[d]);
  return plane;
}

} // namespace tranship::emulator
