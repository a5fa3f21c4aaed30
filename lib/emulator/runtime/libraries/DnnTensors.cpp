// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors of neural networks, and what is done to each of their elements.
#include "api/Graph.h"
#include "execution/TinyNumbers.h"
#include "libraries/BlasElements.h"
#include "libraries/DnnNumbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

size_t TranshipDnnTensor::count() const {
  size_t result = 1;
  for (int length : lengths)
    result *= size_t(length);
  return result;
}
size_t TranshipDnnTensor::bytes() const {
  size_t last = 0;
  for (size_t d = 0; d < lengths.size(); ++d)
    last += size_t(lengths[d] - 1) * size_t(strides[d]);
  return (last + 1) * tranship::emulator::sizeOf(type);
}

namespace tranship::emulator {

size_t sizeOf(DnnType type) {
  switch (type) {
  case DnnType::Int8:
    return 1;
  case DnnType::Half:
  case DnnType::BrainFloat:
    return 2;
  case DnnType::Double:
  case DnnType::Int64:
    return 8;
  default:
    return 4;
  }
}

double readNumber(DnnType type, const void *place) {
  switch (type) {
  case DnnType::Double:
    return *static_cast<const double *>(place);
  case DnnType::Half:
    return double(*static_cast<const _Float16 *>(place));
  case DnnType::BrainFloat:
    return widen(place, CUDA_R_16BF);
  case DnnType::Int8:
    return *static_cast<const int8_t *>(place);
  case DnnType::Int32:
    return *static_cast<const int32_t *>(place);
  case DnnType::Int64:
    return double(*static_cast<const int64_t *>(place));
  default:
    return *static_cast<const float *>(place);
  }
}
void writeNumber(DnnType type, void *place, double value) {
  switch (type) {
  case DnnType::Double:
    *static_cast<double *>(place) = value;
    return;
  case DnnType::Half:
    *static_cast<_Float16 *>(place) = _Float16(value);
    return;
  case DnnType::BrainFloat:
    return narrow(float(value), place, CUDA_R_16BF);
  case DnnType::Int8:
    *static_cast<int8_t *>(place) = int8_t(std::clamp(std::nearbyint(value), -128.0, 127.0));
    return;
  case DnnType::Int32:
    *static_cast<int32_t *>(place) = int32_t(value);
    return;
  case DnnType::Int64:
    *static_cast<int64_t *>(place) = int64_t(value);
    return;
  default:
    *static_cast<float *>(place) = float(value);
  }
}

DnnStatus enqueue(TranshipDnn *handle, std::function<DnnStatus()> work) {
  if (!handle)
    return DnnStatus::BadParameter;
  if (deviceError())
    return DnnStatus::ExecutionFailed;
  return doneOrRecorded(handle->stream, DnnStatus::Success, std::move(work));
}

std::vector<int> packedStrides(const std::vector<int> &lengths, bool channelsLast) {
  std::vector<int> strides(lengths.size());
  int next = 1;
  if (channelsLast && lengths.size() > 2) {
    strides[1] = 1;
    next = lengths[1];
  }
  for (size_t d = lengths.size(); d-- > 0;) {
    if (channelsLast && d == 1 && lengths.size() > 2)
      continue;
    strides[d] = next;
    next *= lengths[d];
  }
  return strides;
}

bool setTensor(Tensor *tensor, DnnType type, int count, const int *lengths, const int *strides,
               bool channelsLast) {
  if (!tensor || type == DnnType::Unknown || count < 1 || count > 8 || !lengths)
    return false;
  std::vector<int> all(lengths, lengths + count);
  if (std::any_of(all.begin(), all.end(), [](int length) { return length < 1; }))
    return false;
  tensor->type = type;
  tensor->lengths = all;
  tensor->strides =
      strides ? std::vector<int>(strides, strides + count) : packedStrides(all, channelsLast);
  return true;
}

bool setConvolution(Convolution *convolution, int count, const int *pads, const int *strides,
                    const int *dilations) {
  auto isBelow = [](int bound) { return [=](int value) { return value < bound; }; };
  if (!convolution || count < 1 || count > 3 || !pads || !strides || !dilations ||
      std::any_of(pads, pads + count, isBelow(0)) ||
      std::any_of(strides, strides + count, isBelow(1)) ||
      std::any_of(dilations, dilations + count, isBelow(1)))
    return false;
  convolution->pads.assign(pads, pads + count);
  convolution->strides.assign(strides, strides + count);
  convolution->dilations.assign(dilations, dilations + count);
  return true;
}

bool setPooling(Pooling *pooling, int mode, int nan, int count, const int *windows, const int *pads,
                const int *strides) {
  if (!pooling || count < 1 || count > 3 || !windows || !pads || !strides ||
      std::any_of(strides, strides + count, [](int stride) { return stride < 1; }))
    return false;
  pooling->mode = mode;
  pooling->nan = nan;
  pooling->windows.assign(windows, windows + count);
  pooling->pads.assign(pads, pads + count);
  pooling->strides.assign(strides, strides + count);
  return true;
}

DnnStatus combine(int operation, double alpha1, Input a, double alpha2, Input b, Output c) {
  const std::vector<int> &lengths = c.tensor->lengths;
  // Strides of 0 repeat what has the length 1.
  auto broadcast = [&](const Tensor &tensor, std::vector<int> &strides) {
    strides = tensor.strides;
    if (strides.size() != lengths.size())
      return false;
    for (size_t d = 0; d < lengths.size(); ++d) {
      if (tensor.lengths[d] == 1)
        strides[d] = 0;
      else if (tensor.lengths[d] != lengths[d])
        return false;
    }
    return true;
  };
  std::vector<int> stridesA, stridesB;
  if (!broadcast(*a.tensor, stridesA) || !broadcast(*b.tensor, stridesB))
    return DnnStatus::BadParameter;
  return withNumbers(c.tensor->type, [&](auto number) {
    using T = decltype(number);
    auto scaled = [&](Input from, const std::vector<int> &strides, double factor) {
      std::vector<T> values(c.tensor->count());
      eachElement(lengths, strides, [&](size_t i, int64_t offset) {
        values[i] = T(factor) * T(readNumber(from.tensor->type,
                                             static_cast<const char *>(from.data) +
                                                 offset * int64_t(sizeOf(from.tensor->type))));
      });
      return values;
    };
    std::vector<T> left = scaled(a, stridesA, alpha1), right = scaled(b, stridesB, alpha2);
    for (size_t i = 0; i < left.size(); ++i)
      left[i] = operation == 0   ? left[i] + right[i]
                : operation == 1 ? left[i] * right[i]
                : operation == 2 ? std::min(left[i], right[i])
                                 : std::max(left[i], right[i]);
    store(left, c);
    return DnnStatus::Success;
  });
}

DnnStatus transform(Input a, Output c) {
  if (!sameLengths(*a.tensor, *c.tensor))
    return DnnStatus::BadParameter;
  return withNumbers(c.tensor->type, [&](auto number) {
    store(dense<decltype(number)>(a), c);
    return DnnStatus::Success;
  });
}

DnnStatus setAll(Output y, double value) {
  return withNumbers(y.tensor->type, [&](auto number) {
    store(std::vector<decltype(number)>(y.tensor->count(), decltype(number)(value)), y);
    return DnnStatus::Success;
  });
}

namespace {

enum Reduction { Add, Multiply, Minimum, Maximum, LargestMagnitude, Average, Norm1, Norm2 };

template <class T> T reduced(int operation, T so, T next) {
  switch (operation) {
  case Multiply:
    return so * next;
  case Minimum:
    return std::min(so, next);
  case Maximum:
    return std::max(so, next);
  case LargestMagnitude:
    return std::max(so, std::fabs(next));
  case Norm1:
    return so + std::fabs(next);
  case Norm2:
    return so + next * next;
  default:
    return so + next;
  }
}
template <class T> T beginningOf(int operation) {
  return operation == Multiply  ? T(1)
         : operation == Minimum ? std::numeric_limits<T>::infinity()
         : operation == Maximum ? -std::numeric_limits<T>::infinity()
                                : T(0);
}

void writeIndex(void *indices, int type, size_t number, size_t value) {
  switch (type) {
  case 1:
    static_cast<uint64_t *>(indices)[number] = value;
    return;
  case 2:
    static_cast<uint16_t *>(indices)[number] = uint16_t(value);
    return;
  case 3:
    static_cast<uint8_t *>(indices)[number] = uint8_t(value);
    return;
  default:
    static_cast<uint32_t *>(indices)[number] = uint32_t(value);
  }
}

} // namespace

DnnStatus reduce(const TranshipDnnReduction &reduction, void *indices, Input a, Output c) {
  const std::vector<int> &from = a.tensor->lengths, &to = c.tensor->lengths;
  if (from.size() != to.size())
    return DnnStatus::BadParameter;
  if (reduction.operation > Norm2)
    return DnnStatus::NotSupported;
  // Where an element goes in the dense result, and its number among those that go there.
  std::vector<int> targets = packedStrides(to, false), order(from.size());
  int parts = 1;
  for (size_t d = from.size(); d-- > 0;) {
    if (to[d] == from[d])
      continue;
    if (to[d] != 1)
      return DnnStatus::BadParameter;
    targets[d] = 0;
    order[d] = parts;
    parts *= from[d];
  }
  return withNumbers(c.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> values = dense<T>(a);
    std::vector<T> result(c.tensor->count(), beginningOf<T>(reduction.operation));
    std::vector<size_t> targetOf(values.size()), numberOf(values.size()), best(result.size());
    eachElement(from, targets, [&](size_t i, int64_t offset) { targetOf[i] = size_t(offset); });
    eachElement(from, order, [&](size_t i, int64_t offset) { numberOf[i] = size_t(offset); });
    for (size_t i = 0; i < values.size(); ++i) {
      T &so = result[targetOf[i]];
      T next = reduced(reduction.operation, so, values[i]);
      if (next != so)
        best[targetOf[i]] = numberOf[i];
      so = next;
    }
    for (T &value : result)
      value = reduction.operation == Average ? value / T(parts)
              : reduction.operation == Norm2 ? std::sqrt(value)
                                             : value;
    bool hasIndices = reduction.operation == Minimum || reduction.operation == Maximum ||
                      reduction.operation == LargestMagnitude;
    if (indices && reduction.indices && hasIndices)
      for (size_t i = 0; i < best.size(); ++i)
        writeIndex(indices, reduction.indexType, i, best[i]);
    store(result, c);
    return DnnStatus::Success;
  });
}

namespace {

/// A generator whose state is the program's memory: a seed, and how many numbers were made.
struct DropoutState {
  uint64_t seed, count;

  float next() {
    uint64_t x = seed + 0x9e3779b97f4a7c15 * ++count;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return float((x ^ x >> 31) >> 40) * 0x1p-24f;
  }
};
static_assert(sizeof(DropoutState) <= dropoutStateBytes);

} // namespace

bool restoreDropout(TranshipDnnDropout *dropout, float probability, void *states, size_t bytes,
                    unsigned long long seed, bool isNew) {
  if (!dropout || !(probability >= 0 && probability <= 1) || (states && bytes < dropoutStateBytes))
    return false;
  *dropout = {probability, states, seed};
  if (states && isNew)
    *static_cast<DropoutState *>(states) = {seed, 0};
  return true;
}

size_t dropoutReserveBytes(const Tensor &tensor) { return tensor.count(); }

DnnStatus drop(const TranshipDnnDropout &dropout, Input x, Output y, void *reserve,
               bool isForward) {
  if (!sameLengths(*x.tensor, *y.tensor) || !reserve || (isForward && !dropout.states))
    return DnnStatus::BadParameter;
  auto *kept = static_cast<uint8_t *>(reserve);
  return withNumbers(y.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> values = dense<T>(x);
    T scale = dropout.probability < 1 ? T(1 / (1 - dropout.probability)) : T(0);
    for (size_t i = 0; i < values.size(); ++i) {
      if (isForward)
        kept[i] = static_cast<DropoutState *>(dropout.states)->next() >= dropout.probability;
      values[i] = kept[i] ? values[i] * scale : T(0);
    }
    store(values, y);
    return DnnStatus::Success;
  });
}

} // namespace tranship::emulator
