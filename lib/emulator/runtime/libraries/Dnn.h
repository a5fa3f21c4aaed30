// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What cuDNN and MIOpen compute, in plain loops. DnnDescriptors.inc and DnnFunctions.inc give it the
// names of both libraries. Numbers of enumerations are those of cuDNN.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

struct TranshipStream;

namespace tranship::emulator {

enum class DnnStatus { Success, BadParameter, NotSupported, ExecutionFailed };

enum class DnnType { Float, Double, Half, Int8, Int32, BrainFloat, Int64, Unknown };
size_t sizeOf(DnnType type);

} // namespace tranship::emulator

struct TranshipDnn {
  TranshipStream *stream = nullptr;
};
/// Lengths are in the order of NCHW, whatever the strides.
struct TranshipDnnTensor {
  tranship::emulator::DnnType type = tranship::emulator::DnnType::Unknown;
  std::vector<int> lengths, strides;

  size_t count() const;
  /// The number of bytes from the first element to the end of the last one.
  size_t bytes() const;
  bool isSet() const { return !lengths.empty(); }
};
struct TranshipDnnFilter : TranshipDnnTensor {};
struct TranshipDnnConvolution {
  std::vector<int> pads, strides, dilations;
  bool isCorrelation = true; ///< false: the filter is turned around
  int groups = 1;
  int mathType = 0;
  tranship::emulator::DnnType type = tranship::emulator::DnnType::Float;
};
struct TranshipDnnPooling {
  int mode = 0; ///< 0: maximum, 1: average that counts the padding, 2: without it
  int nan = 0;
  std::vector<int> windows, pads, strides;
};
struct TranshipDnnActivation {
  int mode = 0;
  int nan = 0;
  double alpha = 0, beta = 1, gamma = 1;
};
struct TranshipDnnLrn {
  int mode = 0;
  unsigned n = 5;
  double alpha = 1e-4, beta = 0.75, k = 2;
};
struct TranshipDnnDropout {
  float probability = 0;
  void *states = nullptr;
  unsigned long long seed = 0;
};
struct TranshipDnnReduction {
  int operation = 0, nan = 0, indices = 0, indexType = 0;
  tranship::emulator::DnnType type = tranship::emulator::DnnType::Float;
};
struct TranshipDnnOperation {
  int operation = 0, nan = 0;
  tranship::emulator::DnnType type = tranship::emulator::DnnType::Float;
};

namespace tranship::emulator {

using Handle = TranshipDnn;
using Tensor = TranshipDnnTensor;
using Convolution = TranshipDnnConvolution;
using Pooling = TranshipDnnPooling;
using Activation = TranshipDnnActivation;
using Lrn = TranshipDnnLrn;
using Dropout = TranshipDnnDropout;
using Reduction = TranshipDnnReduction;
using Operation = TranshipDnnOperation;

/// An array that is read, or that becomes `alpha * result + beta * before`.
struct Input {
  const Tensor *tensor;
  const void *data;
};
struct Output {
  const Tensor *tensor;
  void *data;
  double alpha = 1, beta = 0;
};

/// Does the work, or captures it in the graph of the stream.
DnnStatus enqueue(Handle *handle, std::function<DnnStatus()> work);

/// Strides of a tensor without gaps; `channelsLast`: as in NHWC.
std::vector<int> packedStrides(const std::vector<int> &lengths, bool channelsLast);
bool setTensor(Tensor *tensor, DnnType type, int count, const int *lengths, const int *strides,
               bool channelsLast);
/// These set nothing, and return false, if the numbers are not valid.
bool setConvolution(Convolution *convolution, int count, const int *pads, const int *strides,
                    const int *dilations);
bool setPooling(Pooling *pooling, int mode, int nan, int count, const int *windows, const int *pads,
                const int *strides);
/// The tensor of a batch normalization's parameters.
std::vector<int> normalizationLengths(const Tensor &input, bool isSpatial);
/// The lengths that a convolution, or pooling, makes of its input; empty: they do not fit.
std::vector<int> outputLengths(const Convolution &convolution, const Tensor &input,
                               const Tensor &filter);
std::vector<int> outputLengths(const Pooling &pooling, const Tensor &input);

enum class ConvolutionPass { Forward, BackwardData, BackwardFilter };
/// Computes one of the three from the other two, whose place in `out` is null.
DnnStatus convolve(ConvolutionPass pass, const Convolution &convolution, Input x, Input w, Input y,
                   Output out);
DnnStatus convolveBias(Input dy, Output db);
/// activation(alpha1 * convolution + alpha2 * z + bias)
DnnStatus convolveAndActivate(const Convolution &convolution, Input x, Input w, double alpha1,
                              Input z, double alpha2, Input bias, const Activation &activation,
                              Output y);

DnnStatus pool(const Pooling &pooling, Input x, Output y);
DnnStatus poolBackward(const Pooling &pooling, Input x, Input dy, Output dx);

DnnStatus activate(const Activation &activation, Input x, Output y);
DnnStatus activateBackward(const Activation &activation, Input x, Input y, Input dy, Output dx);
/// Algorithms: 0 fast, 1 accurate, 2 logarithm.
DnnStatus softmax(int algorithm, bool isByChannel, Input x, Output y);
DnnStatus softmaxBackward(int algorithm, bool isByChannel, Input y, Input dy, Output dx);

struct NormalizationParameters {
  const Tensor *tensor;
  const void *scale, *bias, *mean, *variance;
  double epsilon;
};
struct NormalizationResults {
  double factor; ///< of the exponential average
  void *runningMean, *runningVariance, *savedMean, *savedInverse;
};
DnnStatus normalizeInference(bool isSpatial, Input x, Output y, const NormalizationParameters &by);
DnnStatus normalizeTraining(bool isSpatial, Input x, Output y, const NormalizationParameters &by,
                            const NormalizationResults &results);
/// `by` has the mean and inverse deviation of the forward pass, or nulls.
DnnStatus normalizeBackward(bool isSpatial, Input x, Input dy, Output dx,
                            const NormalizationParameters &by, Output dScale, Output dBias);
DnnStatus normalizeChannels(const Lrn &lrn, Input x, Output y);
DnnStatus normalizeChannelsBackward(const Lrn &lrn, Input x, Input y, Input dy, Output dx);

/// c = operation(alpha1 * a, alpha2 * b) + beta * c; lengths of b, and of a, may be 1.
DnnStatus combine(int operation, double alpha1, Input a, double alpha2, Input b, Output c);
/// c = alpha * a + beta * c
DnnStatus transform(Input a, Output c);
DnnStatus setAll(Output y, double value);
DnnStatus reduce(const Reduction &reduction, void *indices, Input a, Output c);

constexpr size_t dropoutStateBytes = 64;
bool restoreDropout(Dropout *dropout, float probability, void *states, size_t bytes,
                    unsigned long long seed, bool isNew);
size_t dropoutReserveBytes(const Tensor &tensor);
DnnStatus drop(const Dropout &dropout, Input x, Output y, void *reserve, bool isForward);

} // namespace tranship::emulator
