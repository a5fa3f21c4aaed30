// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Convolutions and pooling in one to three dimensions.
#include "libraries/DnnNumbers.h"

#include <algorithm>
#include <limits>

namespace tranship::emulator {

namespace {

/// Fills up to three dimensions; those that are missing come first.
void widen(const std::vector<int> &values, size_t from, int missing, int (&result)[3]) {
  size_t count = values.size() - from;
  for (size_t d = 0; d < 3; ++d)
    result[d] = d + count < 3 ? missing : values[from + d + count - 3];
}

/// A convolution with dense arrays.
struct Shape {
  int images, channels, filters, groups;
  int in[3], window[3], out[3], pad[3], stride[3], dilation[3];
  bool isTurned;

  Shape(const TranshipDnnConvolution &convolution, const Tensor &x, const Tensor &w,
        const Tensor &y)
      : images(x.lengths[0]), channels(x.lengths[1]), filters(w.lengths[0]),
        groups(convolution.groups), isTurned(!convolution.isCorrelation) {
    widen(x.lengths, 2, 1, in);
    widen(w.lengths, 2, 1, window);
    widen(y.lengths, 2, 1, out);
    widen(convolution.pads, 0, 0, pad);
    widen(convolution.strides, 0, 1, stride);
    widen(convolution.dilations, 0, 1, dilation);
  }
};

/// Calls `row(x, w, y, count, stride)` so that together all products are named: the elements
/// x + i * stride and y + i belong together with the weight w.
template <class Row> void eachRow(const Shape &s, Row row) {
  const int inputs = s.channels / s.groups, outputs = s.filters / s.groups;
  const int64_t inPlane = int64_t(s.in[0]) * s.in[1] * s.in[2];
  const int64_t outPlane = int64_t(s.out[0]) * s.out[1] * s.out[2];
  const int64_t window = int64_t(s.window[0]) * s.window[1] * s.window[2];
  for (int n = 0; n < s.images; ++n)
    for (int k = 0; k < s.filters; ++k)
      for (int c = 0; c < inputs; ++c) {
        int64_t x = (int64_t(n) * s.channels + k / outputs * inputs + c) * inPlane;
        int64_t y = (int64_t(n) * s.filters + k) * outPlane;
        for (int64_t at = 0; at < window; ++at) {
          const int kd = int(at / (s.window[1] * s.window[2]));
          const int kh = int(at / s.window[2] % s.window[1]), kw = int(at % s.window[2]);
          int64_t w = (int64_t(k) * inputs + c) * window + (s.isTurned ? window - 1 - at : at);
          // The columns whose input is in the image.
          const int shift = kw * s.dilation[2] - s.pad[2];
          const int first = shift < 0 ? (-shift + s.stride[2] - 1) / s.stride[2] : 0;
          const int last = s.in[2] - 1 - shift < 0
                               ? -1
                               : std::min(s.out[2] - 1, (s.in[2] - 1 - shift) / s.stride[2]);
          if (first > last)
            continue;
          for (int d = 0; d < s.out[0]; ++d) {
            const int id = d * s.stride[0] + kd * s.dilation[0] - s.pad[0];
            if (id < 0 || id >= s.in[0])
              continue;
            for (int h = 0; h < s.out[1]; ++h) {
              const int ih = h * s.stride[1] + kh * s.dilation[1] - s.pad[1];
              if (ih < 0 || ih >= s.in[1])
                continue;
              row(x + (int64_t(id) * s.in[1] + ih) * s.in[2] + first * s.stride[2] + shift, w,
                  y + (int64_t(d) * s.out[1] + h) * s.out[2] + first, last - first + 1,
                  s.stride[2]);
            }
          }
        }
      }
}

bool fits(const TranshipDnnConvolution &convolution, const Tensor &x, const Tensor &w,
          const Tensor &y) {
  return outputLengths(convolution, x, w) == y.lengths;
}

} // namespace

std::vector<int> outputLengths(const TranshipDnnConvolution &convolution, const Tensor &input,
                               const Tensor &filter) {
  size_t count = input.lengths.size();
  if (count < 3 || count > 5 || filter.lengths.size() != count ||
      convolution.pads.size() != count - 2 || convolution.groups < 1 ||
      input.lengths[1] != filter.lengths[1] * convolution.groups ||
      filter.lengths[0] % convolution.groups != 0)
    return {};
  std::vector<int> result = {input.lengths[0], filter.lengths[0]};
  for (size_t d = 0; d < count - 2; ++d) {
    int window = (filter.lengths[d + 2] - 1) * convolution.dilations[d] + 1;
    int room = input.lengths[d + 2] + 2 * convolution.pads[d] - window;
    if (room < 0)
      return {};
    result.push_back(room / convolution.strides[d] + 1);
  }
  return result;
}

DnnStatus convolve(ConvolutionPass pass, const TranshipDnnConvolution &convolution, Input x,
                   Input w, Input y, Output out) {
  if (!fits(convolution, *x.tensor, *w.tensor, *y.tensor))
    return DnnStatus::BadParameter;
  Shape shape(convolution, *x.tensor, *w.tensor, *y.tensor);
  return withNumbers(out.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> result(out.tensor->count());
    std::vector<T> left = dense<T>(pass == ConvolutionPass::BackwardData ? w : x);
    std::vector<T> right = dense<T>(pass == ConvolutionPass::Forward ? w : y);
    T *r = result.data();
    const T *a = left.data(), *b = right.data();
    switch (pass) {
    case ConvolutionPass::Forward:
      eachRow(shape, [=](int64_t x, int64_t w, int64_t y, int count, int stride) {
        for (int i = 0; i < count; ++i)
          r[y + i] += b[w] * a[x + int64_t(i) * stride];
      });
      break;
    case ConvolutionPass::BackwardData:
      eachRow(shape, [=](int64_t x, int64_t w, int64_t y, int count, int stride) {
        for (int i = 0; i < count; ++i)
          r[x + int64_t(i) * stride] += a[w] * b[y + i];
      });
      break;
    case ConvolutionPass::BackwardFilter:
      eachRow(shape, [=](int64_t x, int64_t w, int64_t y, int count, int stride) {
        T sum = 0;
        for (int i = 0; i < count; ++i)
          sum += a[x + int64_t(i) * stride] * b[y + i];
        r[w] += sum;
      });
    }
    store(result, out);
    return DnnStatus::Success;
  });
}

DnnStatus convolveBias(Input dy, Output db) {
  size_t channels = size_t(dy.tensor->lengths[1]), plane = planeOf(*dy.tensor);
  if (db.tensor->count() != channels)
    return DnnStatus::BadParameter;
  return withNumbers(db.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> gradients = dense<T>(dy), sums(channels);
    for (size_t i = 0; i < gradients.size(); ++i)
      sums[i / plane % channels] += gradients[i];
    store(sums, db);
    return DnnStatus::Success;
  });
}

DnnStatus convolveAndActivate(const TranshipDnnConvolution &convolution, Input x, Input w,
                              double alpha1, Input z, double alpha2, Input bias,
                              const TranshipDnnActivation &activation, Output y) {
  // In float, so that nothing is rounded in between.
  Tensor wide = *y.tensor;
  if (wide.type != DnnType::Double)
    wide.type = DnnType::Float;
  std::vector<char> storage(wide.bytes());
  Output between{&wide, storage.data(), alpha1, 0};
  Input sum{&wide, storage.data()};
  DnnStatus status =
      convolve(ConvolutionPass::Forward, convolution, x, w, {y.tensor, nullptr}, between);
  if (status == DnnStatus::Success && alpha2 != 0)
    status = combine(0, 1, sum, alpha2, z, {&wide, storage.data()});
  if (status == DnnStatus::Success)
    status = combine(0, 1, sum, 1, bias, {&wide, storage.data()});
  return status == DnnStatus::Success ? activate(activation, sum, y) : status;
}

std::vector<int> outputLengths(const TranshipDnnPooling &pooling, const Tensor &input) {
  size_t count = input.lengths.size();
  if (count < 3 || count > 5 || pooling.windows.size() != count - 2)
    return {};
  std::vector<int> result = {input.lengths[0], input.lengths[1]};
  for (size_t d = 0; d < count - 2; ++d) {
    int room = input.lengths[d + 2] + 2 * pooling.pads[d] - pooling.windows[d];
    if (room < 0)
      return {};
    result.push_back(room / pooling.strides[d] + 1);
  }
  return result;
}

namespace {

/// Calls `visit(output, inputs)` with the numbers of each output's inputs, and of all places of the
/// window.
template <class Visit>
void eachWindow(const TranshipDnnPooling &pooling, const Tensor &x, const Tensor &y, Visit visit) {
  int in[3], out[3], window[3], pad[3], stride[3];
  widen(x.lengths, 2, 1, in);
  widen(y.lengths, 2, 1, out);
  widen(pooling.windows, 0, 1, window);
  widen(pooling.pads, 0, 0, pad);
  widen(pooling.strides, 0, 1, stride);
  const int64_t planes = int64_t(x.lengths[0]) * x.lengths[1];
  const int64_t outPlane = int64_t(out[0]) * out[1] * out[2];
  std::vector<size_t> inputs;
  for (int64_t plane = 0; plane < planes; ++plane)
    for (int64_t at = 0; at < outPlane; ++at) {
      const int64_t place[3] = {at / (out[1] * out[2]), at / out[2] % out[1], at % out[2]};
      int64_t low[3], high[3];
      for (int d = 0; d < 3; ++d) {
        int64_t start = place[d] * stride[d] - pad[d];
        low[d] = std::max<int64_t>(start, 0);
        high[d] = std::min<int64_t>(start + window[d], in[d]);
      }
      inputs.clear();
      for (int64_t d = low[0]; d < high[0]; ++d)
        for (int64_t h = low[1]; h < high[1]; ++h)
          for (int64_t w = low[2]; w < high[2]; ++w)
            inputs.push_back(size_t(((plane * in[0] + d) * in[1] + h) * in[2] + w));
      visit(size_t(plane * outPlane + at), inputs, size_t(window[0]) * window[1] * window[2]);
    }
}

enum { poolMaximum = 0, poolAverageWithPadding = 1 };

template <class T> size_t largest(const std::vector<T> &values, const std::vector<size_t> &places) {
  size_t best = places[0];
  for (size_t place : places)
    if (values[place] > values[best] || values[best] != values[best])
      best = place;
  return best;
}

} // namespace

DnnStatus pool(const TranshipDnnPooling &pooling, Input x, Output y) {
  if (outputLengths(pooling, *x.tensor) != y.tensor->lengths)
    return DnnStatus::BadParameter;
  return withNumbers(y.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> values = dense<T>(x), result(y.tensor->count());
    eachWindow(pooling, *x.tensor, *y.tensor,
               [&](size_t out, const std::vector<size_t> &inputs, size_t all) {
                 if (pooling.mode == poolMaximum) {
                   result[out] = inputs.empty() ? std::numeric_limits<T>::lowest()
                                                : values[largest(values, inputs)];
                   return;
                 }
                 T sum = 0;
                 for (size_t place : inputs)
                   sum += values[place];
                 size_t count = pooling.mode == poolAverageWithPadding ? all : inputs.size();
                 result[out] = count ? sum / T(count) : T(0);
               });
    store(result, y);
    return DnnStatus::Success;
  });
}

DnnStatus poolBackward(const TranshipDnnPooling &pooling, Input x, Input dy, Output dx) {
  if (outputLengths(pooling, *x.tensor) != dy.tensor->lengths ||
      !sameLengths(*x.tensor, *dx.tensor))
    return DnnStatus::BadParameter;
  return withNumbers(dx.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> values = dense<T>(x), gradients = dense<T>(dy), result(values.size());
    eachWindow(pooling, *x.tensor, *dy.tensor,
               [&](size_t out, const std::vector<size_t> &inputs, size_t all) {
                 if (inputs.empty())
                   return;
                 if (pooling.mode == poolMaximum) {
                   result[largest(values, inputs)] += gradients[out];
                   return;
                 }
                 T share = gradients[out] /
                           T(pooling.mode == poolAverageWithPadding ? all : inputs.size());
                 for (size_t place : inputs)
                   result[place] += share;
               });
    store(result, dx);
    return DnnStatus::Success;
  });
}

} // namespace tranship::emulator
