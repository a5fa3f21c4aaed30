// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Activations, softmax, and normalizations.
#include "libraries/DnnNumbers.h"

#include <algorithm>
#include <cmath>

namespace tranship::emulator {

namespace {

/// cuDNN's numbers, followed by those that only MIOpen has.
enum Activation {
  Sigmoid,
  Relu,
  Tanh,
  ClippedRelu,
  Elu,
  Identity,
  Swish,
  SoftRelu,
  Absolute,
  Power,
  LeakyRelu,
  Clamp
};

template <class T> T activated(const TranshipDnnActivation &a, T x) {
  const T alpha = T(a.alpha), beta = T(a.beta);
  switch (a.mode) {
  case Sigmoid:
    return 1 / (1 + std::exp(-x));
  case Relu:
    return std::max(x, T(0));
  case Tanh:
    return beta * std::tanh(alpha * x);
  case ClippedRelu:
    return std::min(std::max(x, T(0)), alpha);
  case Elu:
    return x > 0 ? x : alpha * std::expm1(x);
  case Swish:
    return x / (1 + std::exp(-alpha * x));
  case SoftRelu:
    return std::log1p(std::exp(x));
  case Absolute:
    return std::fabs(x);
  case Power:
    return std::pow(alpha + beta * x, T(a.gamma));
  case LeakyRelu:
    return x > 0 ? x : alpha * x;
  case Clamp:
    return std::max(alpha, std::min(beta, x));
  default:
    return x;
  }
}

/// The derivative at x, where the function is y.
template <class T> T slope(const TranshipDnnActivation &a, T x, T y) {
  const T alpha = T(a.alpha), beta = T(a.beta);
  switch (a.mode) {
  case Sigmoid:
    return y * (1 - y);
  case Relu:
    return x > 0 ? T(1) : T(0);
  case Tanh:
    return alpha * (beta - y * y / beta);
  case ClippedRelu:
    return x > 0 && x <= alpha ? T(1) : T(0);
  case Elu:
    return x > 0 ? T(1) : y + alpha;
  case Swish: {
    T sigmoid = 1 / (1 + std::exp(-alpha * x));
    return sigmoid + alpha * x * sigmoid * (1 - sigmoid);
  }
  case SoftRelu:
    return 1 / (1 + std::exp(-x));
  case Absolute:
    return x > 0 ? T(1) : T(-1);
  case Power:
    return T(a.gamma) * beta * std::pow(alpha + beta * x, T(a.gamma) - 1);
  case LeakyRelu:
    return x > 0 ? T(1) : alpha;
  case Clamp:
    return x > alpha && x < beta ? T(1) : T(0);
  default:
    return 1;
  }
}

/// Calls `visit(first, count, step)` for each set of elements that softmax looks at together.
template <class Visit> void eachSet(const Tensor &tensor, bool isByChannel, Visit visit) {
  size_t images = size_t(tensor.lengths[0]);
  size_t channels = tensor.lengths.size() > 1 ? size_t(tensor.lengths[1]) : 1;
  size_t plane = planeOf(tensor);
  for (size_t n = 0; n < images; ++n)
    if (isByChannel)
      for (size_t i = 0; i < plane; ++i)
        visit(n * channels * plane + i, channels, plane);
    else
      visit(n * channels * plane, channels * plane, size_t(1));
}

enum { softmaxFast = 0, softmaxLogarithm = 2 };

} // namespace

DnnStatus activate(const TranshipDnnActivation &activation, Input x, Output y) {
  if (!sameLengths(*x.tensor, *y.tensor))
    return DnnStatus::BadParameter;
  return withNumbers(y.tensor->type, [&](auto number) {
    auto values = dense<decltype(number)>(x);
    for (auto &value : values)
      value = activated(activation, value);
    store(values, y);
    return DnnStatus::Success;
  });
}

DnnStatus activateBackward(const TranshipDnnActivation &activation, Input x, Input y, Input dy,
                           Output dx) {
  if (!sameLengths(*x.tensor, *y.tensor) || !sameLengths(*x.tensor, *dy.tensor) ||
      !sameLengths(*x.tensor, *dx.tensor))
    return DnnStatus::BadParameter;
  return withNumbers(dx.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> inputs = dense<T>(x), outputs = dense<T>(y), gradients = dense<T>(dy);
    for (size_t i = 0; i < gradients.size(); ++i)
      gradients[i] *= slope(activation, inputs[i], outputs[i]);
    store(gradients, dx);
    return DnnStatus::Success;
  });
}

DnnStatus softmax(int algorithm, bool isByChannel, Input x, Output y) {
  if (!sameLengths(*x.tensor, *y.tensor))
    return DnnStatus::BadParameter;
  return withNumbers(y.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> values = dense<T>(x);
    eachSet(*x.tensor, isByChannel, [&](size_t first, size_t count, size_t step) {
      T largest = algorithm == softmaxFast ? T(0) : values[first], sum = 0;
      if (algorithm != softmaxFast)
        for (size_t i = 0; i < count; ++i)
          largest = std::max(largest, values[first + i * step]);
      for (size_t i = 0; i < count; ++i)
        sum += std::exp(values[first + i * step] - largest);
      for (size_t i = 0; i < count; ++i) {
        T &value = values[first + i * step];
        value = algorithm == softmaxLogarithm ? value - largest - std::log(sum)
                                              : std::exp(value - largest) / sum;
      }
    });
    store(values, y);
    return DnnStatus::Success;
  });
}

DnnStatus softmaxBackward(int algorithm, bool isByChannel, Input y, Input dy, Output dx) {
  if (!sameLengths(*y.tensor, *dy.tensor) || !sameLengths(*y.tensor, *dx.tensor))
    return DnnStatus::BadParameter;
  return withNumbers(dx.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> outputs = dense<T>(y), gradients = dense<T>(dy);
    eachSet(*y.tensor, isByChannel, [&](size_t first, size_t count, size_t step) {
      T sum = 0;
      for (size_t i = 0; i < count; ++i) {
        size_t at = first + i * step;
        sum += algorithm == softmaxLogarithm ? gradients[at] : outputs[at] * gradients[at];
      }
      for (size_t i = 0; i < count; ++i) {
        size_t at = first + i * step;
        gradients[at] = algorithm == softmaxLogarithm ? gradients[at] - std::exp(outputs[at]) * sum
                                                      : outputs[at] * (gradients[at] - sum);
      }
    });
    store(gradients, dx);
    return DnnStatus::Success;
  });
}

std::vector<int> normalizationLengths(const Tensor &input, bool isSpatial) {
  std::vector<int> lengths = input.lengths;
  lengths[0] = 1;
  for (size_t d = 2; isSpatial && d < lengths.size(); ++d)
    lengths[d] = 1;
  return lengths;
}

namespace {

/// Which of the parameters belongs to an element, by its number in the dense array.
struct ParameterOf {
  bool isSpatial;
  size_t channels, plane;

  ParameterOf(const Tensor &x, bool isSpatial)
      : isSpatial(isSpatial), channels(size_t(x.lengths[1])), plane(planeOf(x)) {}
  size_t operator()(size_t i) const {
    return isSpatial ? i / plane % channels : i % (channels * plane);
  }
  size_t count() const { return isSpatial ? channels : channels * plane; }
};

template <class T> std::vector<T> parameters(const NormalizationParameters &by, const void *data) {
  return dense<T>({by.tensor, data});
}

/// The mean and variance of each parameter's elements.
template <class T>
void measure(const std::vector<T> &values, const ParameterOf &parameterOf, std::vector<T> &means,
             std::vector<T> &variances) {
  size_t count = parameterOf.count();
  T each = T(values.size() / count);
  means.assign(count, 0);
  variances.assign(count, 0);
  for (size_t i = 0; i < values.size(); ++i)
    means[parameterOf(i)] += values[i];
  for (T &mean : means)
    mean /= each;
  for (size_t i = 0; i < values.size(); ++i) {
    T off = values[i] - means[parameterOf(i)];
    variances[parameterOf(i)] += off * off;
  }
  for (T &variance : variances)
    variance /= each;
}

} // namespace

DnnStatus normalizeInference(bool isSpatial, Input x, Output y, const NormalizationParameters &by) {
  ParameterOf parameterOf(*x.tensor, isSpatial);
  if (!sameLengths(*x.tensor, *y.tensor) || by.tensor->count() != parameterOf.count())
    return DnnStatus::BadParameter;
  return withNumbers(y.tensor->type, [&](auto number) {
    using T = decltype(number);
    auto values = dense<T>(x), scale = parameters<T>(by, by.scale),
         bias = parameters<T>(by, by.bias);
    auto mean = parameters<T>(by, by.mean), variance = parameters<T>(by, by.variance);
    for (size_t i = 0; i < values.size(); ++i) {
      size_t p = parameterOf(i);
      values[i] =
          scale[p] * (values[i] - mean[p]) / std::sqrt(variance[p] + T(by.epsilon)) + bias[p];
    }
    store(values, y);
    return DnnStatus::Success;
  });
}

DnnStatus normalizeTraining(bool isSpatial, Input x, Output y, const NormalizationParameters &by,
                            const NormalizationResults &results) {
  ParameterOf parameterOf(*x.tensor, isSpatial);
  if (!sameLengths(*x.tensor, *y.tensor) || by.tensor->count() != parameterOf.count())
    return DnnStatus::BadParameter;
  return withNumbers(y.tensor->type, [&](auto number) {
    using T = decltype(number);
    auto values = dense<T>(x), scale = parameters<T>(by, by.scale),
         bias = parameters<T>(by, by.bias);
    std::vector<T> mean, variance;
    measure(values, parameterOf, mean, variance);
    std::vector<T> inverse(mean.size()), unbiased(mean.size());
    T each = T(values.size() / mean.size());
    for (size_t p = 0; p < mean.size(); ++p) {
      inverse[p] = 1 / std::sqrt(variance[p] + T(by.epsilon));
      unbiased[p] = each > 1 ? variance[p] * each / (each - 1) : variance[p];
    }
    for (size_t i = 0; i < values.size(); ++i) {
      size_t p = parameterOf(i);
      values[i] = scale[p] * (values[i] - mean[p]) * inverse[p] + bias[p];
    }
    store(values, y);
    auto keep = [&](const std::vector<T> &what, void *place, double alpha, double beta) {
      if (place)
        store(what, {by.tensor, place, alpha, beta});
    };
    keep(mean, results.runningMean, results.factor, 1 - results.factor);
    keep(unbiased, results.runningVariance, results.factor, 1 - results.factor);
    keep(mean, results.savedMean, 1, 0);
    keep(inverse, results.savedInverse, 1, 0);
    return DnnStatus::Success;
  });
}

DnnStatus normalizeBackward(bool isSpatial, Input x, Input dy, Output dx,
                            const NormalizationParameters &by, Output dScale, Output dBias) {
  ParameterOf parameterOf(*x.tensor, isSpatial);
  if (!sameLengths(*x.tensor, *dy.tensor) || !sameLengths(*x.tensor, *dx.tensor) ||
      by.tensor->count() != parameterOf.count())
    return DnnStatus::BadParameter;
  return withNumbers(dx.tensor->type, [&](auto number) {
    using T = decltype(number);
    auto values = dense<T>(x), gradients = dense<T>(dy), scale = parameters<T>(by, by.scale);
    std::vector<T> mean, inverse;
    if (by.mean && by.variance) {
      mean = parameters<T>(by, by.mean);
      inverse = parameters<T>(by, by.variance);
    } else {
      measure(values, parameterOf, mean, inverse);
      for (T &value : inverse)
        value = 1 / std::sqrt(value + T(by.epsilon));
    }
    std::vector<T> sum(mean.size()), product(mean.size());
    for (size_t i = 0; i < values.size(); ++i) {
      size_t p = parameterOf(i);
      values[i] = (values[i] - mean[p]) * inverse[p];
      sum[p] += gradients[i];
      product[p] += gradients[i] * values[i];
    }
    T each = T(values.size() / mean.size());
    for (size_t i = 0; i < values.size(); ++i) {
      size_t p = parameterOf(i);
      values[i] =
          scale[p] * inverse[p] * (gradients[i] - sum[p] / each - values[i] * product[p] / each);
    }
    store(values, dx);
    store(product, dScale);
    store(sum, dBias);
    return DnnStatus::Success;
  });
}

namespace {

/// What each element is divided by, before the power: k + alpha / n * the sum of the squares around.
template <class T>
std::vector<T> divisors(const TranshipDnnLrn &lrn, const Tensor &tensor,
                        const std::vector<T> &values) {
  int channels = tensor.lengths[1];
  size_t plane = planeOf(tensor);
  int before = int(lrn.n - 1) / 2, behind = int(lrn.n) / 2;
  std::vector<T> result(values.size());
  for (size_t i = 0; i < values.size(); ++i) {
    int c = int(i / plane) % channels;
    T sum = 0;
    for (int other = std::max(c - before, 0); other <= std::min(c + behind, channels - 1);
         ++other) {
      T value = values[i + size_t(other) * plane - size_t(c) * plane];
      sum += value * value;
    }
    result[i] = T(lrn.k) + T(lrn.alpha) / T(lrn.n) * sum;
  }
  return result;
}

} // namespace

DnnStatus normalizeChannels(const TranshipDnnLrn &lrn, Input x, Output y) {
  if (!sameLengths(*x.tensor, *y.tensor) || x.tensor->lengths.size() < 2)
    return DnnStatus::BadParameter;
  return withNumbers(y.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> values = dense<T>(x), by = divisors(lrn, *x.tensor, values);
    for (size_t i = 0; i < values.size(); ++i)
      values[i] *= std::pow(by[i], T(-lrn.beta));
    store(values, y);
    return DnnStatus::Success;
  });
}

DnnStatus normalizeChannelsBackward(const TranshipDnnLrn &lrn, Input x, Input y, Input dy,
                                    Output dx) {
  if (!sameLengths(*x.tensor, *y.tensor) || !sameLengths(*x.tensor, *dy.tensor) ||
      !sameLengths(*x.tensor, *dx.tensor) || x.tensor->lengths.size() < 2)
    return DnnStatus::BadParameter;
  int channels = x.tensor->lengths[1];
  size_t plane = planeOf(*x.tensor);
  // The sums that contain an element: the window of a sum with its two sides swapped.
  int before = int(lrn.n) / 2, behind = int(lrn.n - 1) / 2;
  return withNumbers(dx.tensor->type, [&](auto number) {
    using T = decltype(number);
    std::vector<T> values = dense<T>(x), by = divisors(lrn, *x.tensor, values);
    std::vector<T> outputs = dense<T>(y), gradients = dense<T>(dy), result(values.size());
    for (size_t i = 0; i < values.size(); ++i) {
      int c = int(i / plane) % channels;
      T sum = 0;
      for (int other = std::max(c - before, 0); other <= std::min(c + behind, channels - 1);
           ++other) {
        size_t at = i + size_t(other) * plane - size_t(c) * plane;
        sum += gradients[at] * outputs[at] / by[at];
      }
      result[i] = gradients[i] * std::pow(by[i], T(-lrn.beta)) -
                  2 * T(lrn.alpha * lrn.beta / lrn.n) * values[i] * sum;
    }
    store(result, dx);
    return DnnStatus::Success;
  });
}

} // namespace tranship::emulator
