// Layers of cuDNN one by one, with the types and settings that networks use: results that are compared
// with loops on the host, or with differences of the forward pass.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <cudnn.h>

template <class Status> void check(Status status, int line) {
  if (int(status) != 0) {
    std::fprintf(stderr, "line %d: status %d\n", line, int(status));
    std::exit(1);
  }
}
#define CHECK(call) check(call, __LINE__)

cudnnHandle_t handle;

template <class T> cudnnDataType_t typeOf();
template <> cudnnDataType_t typeOf<float>() { return CUDNN_DATA_FLOAT; }
template <> cudnnDataType_t typeOf<double>() { return CUDNN_DATA_DOUBLE; }
template <> cudnnDataType_t typeOf<__half>() { return CUDNN_DATA_HALF; }

template <class T> struct Tensor {
  cudnnTensorDescriptor_t descriptor;
  int n, c, h, w;
  T *data;

  Tensor(int n, int c, int h, int w, cudnnTensorFormat_t format = CUDNN_TENSOR_NCHW)
      : n(n), c(c), h(h), w(w) {
    CHECK(cudnnCreateTensorDescriptor(&descriptor));
    CHECK(cudnnSetTensor4dDescriptor(descriptor, format, typeOf<T>(), n, c, h, w));
    size_t bytes;
    CHECK(cudnnGetTensorSizeInBytes(descriptor, &bytes));
    CHECK(cudaMalloc(&data, bytes));
    CHECK(cudaMemset(data, 0, bytes));
  }
  Tensor(const Tensor &) = delete;
  ~Tensor() {
    cudaFree(data);
    cudnnDestroyTensorDescriptor(descriptor);
  }
  int count() const { return n * c * h * w; }
  void set(const std::vector<double> &values) {
    std::vector<T> all;
    for (double value : values)
      all.push_back(T(float(value)));
    CHECK(cudaMemcpy(data, all.data(), all.size() * sizeof(T), cudaMemcpyHostToDevice));
  }
  std::vector<double> get() const {
    std::vector<T> all(count());
    CHECK(cudaMemcpy(all.data(), data, all.size() * sizeof(T), cudaMemcpyDeviceToHost));
    std::vector<double> values;
    for (T value : all)
      values.push_back(double(float(value)));
    return values;
  }
};

std::vector<double> pattern(int count, int seed) {
  std::vector<double> values;
  for (int i = 0; i < count; ++i)
    values.push_back(double((i * 37 + seed * 11) % 23 - 11) / 8);
  return values;
}
double weighted(const std::vector<double> &values) {
  double sum = 0;
  for (size_t i = 0; i < values.size(); ++i)
    sum += values[i] * double(i % 5 + 1);
  return sum;
}

template <class T> struct Factor { using type = float; };
template <> struct Factor<double> { using type = double; };

// Groups, dilation, strides and pads, against a loop.
template <class T>
void convolution(const char *name, cudnnTensorFormat_t format, int groups, int stride, int dilation,
                 double tolerance) {
  using F = typename Factor<T>::type;
  const int n = 2, c = 4, k = 6, side = 7, window = 3, pad = 1;
  Tensor<T> x(n, c, side, side, format);
  cudnnFilterDescriptor_t filter;
  CHECK(cudnnCreateFilterDescriptor(&filter));
  CHECK(cudnnSetFilter4dDescriptor(filter, typeOf<T>(), format, k, c / groups, window, window));
  cudnnConvolutionDescriptor_t descriptor;
  CHECK(cudnnCreateConvolutionDescriptor(&descriptor));
  CHECK(cudnnSetConvolution2dDescriptor(
      descriptor, pad, pad, stride, stride, dilation, dilation, CUDNN_CROSS_CORRELATION,
      sizeof(T) == 8 ? CUDNN_DATA_DOUBLE : CUDNN_DATA_FLOAT));
  CHECK(cudnnSetConvolutionGroupCount(descriptor, groups));
  int on, ok, oh, ow;
  CHECK(cudnnGetConvolution2dForwardOutputDim(descriptor, x.descriptor, filter, &on, &ok, &oh,
                                              &ow));
  Tensor<T> y(on, ok, oh, ow, format), w(k, c / groups, window, window, format);
  x.set(pattern(x.count(), 1));
  w.set(pattern(w.count(), 2));
  y.set(pattern(y.count(), 3));
  std::vector<double> before = y.get(), xs = x.get(), ws = w.get();
  F alpha = 0.5, beta = 2;
  size_t bytes;
  CHECK(cudnnGetConvolutionForwardWorkspaceSize(handle, x.descriptor, filter, descriptor,
                                                y.descriptor,
                                                CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM, &bytes));
  void *workspace = nullptr;
  if (bytes > 0)
    CHECK(cudaMalloc(&workspace, bytes));
  CHECK(cudnnConvolutionForward(handle, &alpha, x.descriptor, x.data, filter, w.data, descriptor,
                                CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM, workspace, bytes, &beta,
                                y.descriptor, y.data));
  CHECK(cudaFree(workspace));
  std::vector<double> ys = y.get();
  auto at = [&](int n, int c, int h, int w, int cs, int hs, int wids) {
    return format == CUDNN_TENSOR_NCHW ? ((n * cs + c) * hs + h) * wids + w
                                       : ((n * hs + h) * wids + w) * cs + c;
  };
  int wrong = 0;
  for (int in = 0; in < on; ++in)
    for (int ik = 0; ik < ok; ++ik)
      for (int ih = 0; ih < oh; ++ih)
        for (int iw = 0; iw < ow; ++iw) {
          double sum = 0;
          for (int ic = 0; ic < c / groups; ++ic)
            for (int a = 0; a < window; ++a)
              for (int b = 0; b < window; ++b) {
                int yy = ih * stride - pad + a * dilation, xx = iw * stride - pad + b * dilation;
                int channel = ik / (k / groups) * (c / groups) + ic;
                if (yy >= 0 && yy < side && xx >= 0 && xx < side)
                  sum += xs[at(in, channel, yy, xx, c, side, side)] *
                         ws[at(ik, ic, a, b, c / groups, window, window)];
              }
          int place = at(in, ik, ih, iw, ok, oh, ow);
          wrong += !(std::fabs(alpha * sum + beta * before[place] - ys[place]) <= tolerance);
        }
  std::printf("convolution, %s: %d x %d x %d x %d, sum %.2f, wrong %d\n", name, on, ok, oh, ow,
              weighted(ys), wrong);
  CHECK(cudnnDestroyConvolutionDescriptor(descriptor));
  CHECK(cudnnDestroyFilterDescriptor(filter));
}

void volume() {
  const int lengths[5] = {1, 2, 3, 4, 5}, strides[5] = {120, 60, 20, 5, 1};
  const int window[5] = {3, 2, 2, 2, 2}, pads[3] = {0, 1, 0}, steps[3] = {1, 1, 2}, ones[3] = {1, 1, 1};
  cudnnTensorDescriptor_t x, y;
  cudnnFilterDescriptor_t w;
  cudnnConvolutionDescriptor_t descriptor;
  CHECK(cudnnCreateTensorDescriptor(&x));
  CHECK(cudnnCreateTensorDescriptor(&y));
  CHECK(cudnnCreateFilterDescriptor(&w));
  CHECK(cudnnCreateConvolutionDescriptor(&descriptor));
  CHECK(cudnnSetTensorNdDescriptor(x, CUDNN_DATA_FLOAT, 5, lengths, strides));
  CHECK(cudnnSetFilterNdDescriptor(w, CUDNN_DATA_FLOAT, CUDNN_TENSOR_NCHW, 5, window));
  CHECK(cudnnSetConvolutionNdDescriptor(descriptor, 3, pads, steps, ones, CUDNN_CROSS_CORRELATION,
                                        CUDNN_DATA_FLOAT));
  int out[5], outStrides[5], count = 1;
  CHECK(cudnnGetConvolutionNdForwardOutputDim(descriptor, x, w, 5, out));
  for (int d = 4; d >= 0; --d) {
    outStrides[d] = count;
    count *= out[d];
  }
  CHECK(cudnnSetTensorNdDescriptor(y, CUDNN_DATA_FLOAT, 5, out, outStrides));
  float *data;
  CHECK(cudaMalloc(&data, (120 + 48 + count) * sizeof(float)));
  std::vector<float> values;
  for (double value : pattern(120 + 48, 4))
    values.push_back(float(value));
  CHECK(cudaMemcpy(data, values.data(), values.size() * sizeof(float), cudaMemcpyHostToDevice));
  float one = 1, zero = 0;
  CHECK(cudnnConvolutionForward(handle, &one, x, data, w, data + 120, descriptor,
                                CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM, nullptr, 0, &zero,
                                y, data + 168));
  std::vector<float> result(count);
  CHECK(cudaMemcpy(result.data(), data + 168, count * sizeof(float), cudaMemcpyDeviceToHost));
  std::printf("volume: %d x %d x %d x %d x %d, sum %.3f\n", out[0], out[1], out[2], out[3], out[4],
              weighted(std::vector<double>(result.begin(), result.end())));
  CHECK(cudaFree(data));
  CHECK(cudnnDestroyTensorDescriptor(x));
  CHECK(cudnnDestroyTensorDescriptor(y));
  CHECK(cudnnDestroyFilterDescriptor(w));
  CHECK(cudnnDestroyConvolutionDescriptor(descriptor));
}

void pooling(const char *name, cudnnPoolingMode_t mode) {
  cudnnPoolingDescriptor_t descriptor;
  CHECK(cudnnCreatePoolingDescriptor(&descriptor));
  CHECK(cudnnSetPooling2dDescriptor(descriptor, mode, CUDNN_NOT_PROPAGATE_NAN, 3, 3, 1, 1, 2, 2));
  Tensor<float> x(2, 2, 5, 6);
  int n, c, h, w;
  CHECK(cudnnGetPooling2dForwardOutputDim(descriptor, x.descriptor, &n, &c, &h, &w));
  Tensor<float> y(n, c, h, w), dy(n, c, h, w), dx(2, 2, 5, 6);
  x.set(pattern(x.count(), 5));
  dy.set(pattern(dy.count(), 6));
  dx.set(pattern(dx.count(), 7));
  float one = 1, zero = 0, two = 2;
  CHECK(cudnnPoolingForward(handle, descriptor, &one, x.descriptor, x.data, &zero, y.descriptor,
                            y.data));
  CHECK(cudnnPoolingBackward(handle, descriptor, &two, y.descriptor, y.data, dy.descriptor, dy.data,
                             x.descriptor, x.data, &one, dx.descriptor, dx.data));
  std::printf("pooling, %s: %d x %d, %.3f, gradient %.3f\n", name, h, w, weighted(y.get()),
              weighted(dx.get()));
  CHECK(cudnnDestroyPoolingDescriptor(descriptor));
}

void activation(const char *name, cudnnActivationMode_t mode, double coefficient) {
  cudnnActivationDescriptor_t descriptor;
  CHECK(cudnnCreateActivationDescriptor(&descriptor));
  CHECK(cudnnSetActivationDescriptor(descriptor, mode, CUDNN_NOT_PROPAGATE_NAN, coefficient));
  Tensor<float> x(1, 3, 4, 4), y(1, 3, 4, 4), dy(1, 3, 4, 4), dx(1, 3, 4, 4), ahead(1, 3, 4, 4);
  std::vector<double> values = pattern(x.count(), 8);
  x.set(values);
  dy.set(pattern(dy.count(), 9));
  float one = 1, zero = 0;
  CHECK(cudnnActivationForward(handle, descriptor, &one, x.descriptor, x.data, &zero, y.descriptor,
                               y.data));
  CHECK(cudnnActivationBackward(handle, descriptor, &one, y.descriptor, y.data, dy.descriptor,
                                dy.data, x.descriptor, x.data, &zero, dx.descriptor, dx.data));
  // The gradient, from differences; not where a function has a corner.
  const double step = 1.0 / 256;
  std::vector<double> shifted = values;
  for (double &value : shifted)
    value += step;
  x.set(shifted);
  CHECK(cudnnActivationForward(handle, descriptor, &one, x.descriptor, x.data, &zero,
                               ahead.descriptor, ahead.data));
  std::vector<double> y0 = y.get(), y1 = ahead.get(), gradients = dx.get(), factors = dy.get();
  double worst = 0;
  for (size_t i = 0; i < y0.size(); ++i)
    if (values[i] != 0 && values[i] != coefficient)
      worst = std::max(worst, std::fabs((y1[i] - y0[i]) / step * factors[i] - gradients[i]));
  std::printf("activation, %s: %.3f, gradient %.3f%s\n", name, weighted(y0), weighted(gradients),
              worst < 0.02 ? "" : ", which is no derivative");
  CHECK(cudnnDestroyActivationDescriptor(descriptor));
}

void softmax(const char *name, cudnnSoftmaxAlgorithm_t algorithm, cudnnSoftmaxMode_t mode) {
  Tensor<float> x(2, 3, 2, 2), y(2, 3, 2, 2), dy(2, 3, 2, 2), dx(2, 3, 2, 2);
  x.set(pattern(x.count(), 10));
  dy.set(pattern(dy.count(), 11));
  float one = 1, zero = 0;
  CHECK(cudnnSoftmaxForward(handle, algorithm, mode, &one, x.descriptor, x.data, &zero,
                            y.descriptor, y.data));
  CHECK(cudnnSoftmaxBackward(handle, algorithm, mode, &one, y.descriptor, y.data, dy.descriptor,
                             dy.data, &zero, dx.descriptor, dx.data));
  std::printf("softmax, %s: %.3f, gradient %.3f\n", name, weighted(y.get()), weighted(dx.get()));
}

void normalization(cudnnBatchNormMode_t mode) {
  Tensor<float> x(3, 2, 2, 2), y(3, 2, 2, 2), dy(3, 2, 2, 2), dx(3, 2, 2, 2);
  cudnnTensorDescriptor_t parameters;
  CHECK(cudnnCreateTensorDescriptor(&parameters));
  CHECK(cudnnDeriveBNTensorDescriptor(parameters, x.descriptor, mode));
  cudnnDataType_t type;
  int n, c, h, w, sn, sc, sh, sw;
  CHECK(cudnnGetTensor4dDescriptor(parameters, &type, &n, &c, &h, &w, &sn, &sc, &sh, &sw));
  Tensor<float> scale(n, c, h, w), bias(n, c, h, w), mean(n, c, h, w), variance(n, c, h, w);
  Tensor<float> savedMean(n, c, h, w), saved(n, c, h, w), dScale(n, c, h, w), dBias(n, c, h, w);
  x.set(pattern(x.count(), 12));
  dy.set(pattern(dy.count(), 13));
  scale.set(pattern(scale.count(), 14));
  bias.set(pattern(bias.count(), 15));
  dScale.set(pattern(dScale.count(), 16));
  float one = 1, zero = 0;
  for (int i = 0; i < 2; ++i)
    CHECK(cudnnBatchNormalizationForwardTraining(
        handle, mode, &one, &zero, x.descriptor, x.data, y.descriptor, y.data, parameters,
        scale.data, bias.data, 1.0 / (1 + i), mean.data, variance.data, 1e-4, savedMean.data,
        saved.data));
  std::printf("normalization of %d x %d x %d: %.3f, averages %.3f %.3f", c, h, w, weighted(y.get()),
              weighted(mean.get()), weighted(variance.get()));
  CHECK(cudnnBatchNormalizationBackward(
      handle, mode, &one, &zero, &one, &one, x.descriptor, x.data, dy.descriptor, dy.data,
      dx.descriptor, dx.data, parameters, scale.data, dScale.data, dBias.data, 1e-4, savedMean.data,
      saved.data));
  std::printf(", gradients %.3f %.3f %.3f\n", weighted(dx.get()), weighted(dScale.get()),
              weighted(dBias.get()));
  CHECK(cudnnDestroyTensorDescriptor(parameters));
}

void acrossChannels() {
  cudnnLRNDescriptor_t descriptor;
  CHECK(cudnnCreateLRNDescriptor(&descriptor));
  CHECK(cudnnSetLRNDescriptor(descriptor, 3, 0.5, 0.75, 2));
  Tensor<float> x(2, 5, 2, 2), y(2, 5, 2, 2), dy(2, 5, 2, 2), dx(2, 5, 2, 2), ahead(2, 5, 2, 2);
  std::vector<double> values = pattern(x.count(), 17);
  x.set(values);
  dy.set(pattern(dy.count(), 18));
  float one = 1, zero = 0;
  CHECK(cudnnLRNCrossChannelForward(handle, descriptor, CUDNN_LRN_CROSS_CHANNEL_DIM1, &one,
                                    x.descriptor, x.data, &zero, y.descriptor, y.data));
  CHECK(cudnnLRNCrossChannelBackward(handle, descriptor, CUDNN_LRN_CROSS_CHANNEL_DIM1, &one,
                                     y.descriptor, y.data, dy.descriptor, dy.data, x.descriptor,
                                     x.data, &zero, dx.descriptor, dx.data));
  std::vector<double> y0 = y.get(), gradients = dx.get(), factors = dy.get();
  const double step = 1.0 / 256;
  double worst = 0;
  for (size_t i = 0; i < values.size(); ++i) {
    std::vector<double> shifted = values;
    shifted[i] += step;
    x.set(shifted);
    CHECK(cudnnLRNCrossChannelForward(handle, descriptor, CUDNN_LRN_CROSS_CHANNEL_DIM1, &one,
                                      x.descriptor, x.data, &zero, ahead.descriptor, ahead.data));
    std::vector<double> y1 = ahead.get();
    double slope = 0;
    for (size_t j = 0; j < y1.size(); ++j)
      slope += (y1[j] - y0[j]) / step * factors[j];
    worst = std::max(worst, std::fabs(slope - gradients[i]));
  }
  std::printf("across channels: %.3f, gradient %.3f%s\n", weighted(y0), weighted(gradients),
              worst < 0.02 ? "" : ", which is no derivative");
  CHECK(cudnnDestroyLRNDescriptor(descriptor));
}

template <class T> void tensors(const char *name) {
  using F = typename Factor<T>::type;
  Tensor<T> a(2, 3, 2, 2), b(1, 3, 1, 1), c(2, 3, 2, 2);
  a.set(pattern(a.count(), 19));
  b.set(pattern(b.count(), 20));
  c.set(pattern(c.count(), 21));
  F one = 1, two = 2, half = 0.5;
  std::printf("tensors of %s:", name);
  const cudnnOpTensorOp_t operations[] = {CUDNN_OP_TENSOR_ADD, CUDNN_OP_TENSOR_MUL,
                                          CUDNN_OP_TENSOR_MIN, CUDNN_OP_TENSOR_MAX};
  for (cudnnOpTensorOp_t operation : operations) {
    cudnnOpTensorDescriptor_t descriptor;
    CHECK(cudnnCreateOpTensorDescriptor(&descriptor));
    CHECK(cudnnSetOpTensorDescriptor(descriptor, operation,
                                     sizeof(T) == 8 ? CUDNN_DATA_DOUBLE : CUDNN_DATA_FLOAT,
                                     CUDNN_NOT_PROPAGATE_NAN));
    CHECK(cudnnOpTensor(handle, descriptor, &one, a.descriptor, a.data, &two, b.descriptor, b.data,
                        &half, c.descriptor, c.data));
    std::printf(" %.3f", weighted(c.get()));
    CHECK(cudnnDestroyOpTensorDescriptor(descriptor));
  }
  std::printf("\n");
}

void wholeTensors() {
  Tensor<float> a(2, 3, 2, 2), last(2, 3, 2, 2, CUDNN_TENSOR_NHWC);
  a.set(pattern(a.count(), 19));
  float one = 1, zero = 0, half = 0.5, value = 1.25;
  CHECK(cudnnScaleTensor(handle, a.descriptor, a.data, &half));
  CHECK(cudnnTransformTensor(handle, &one, a.descriptor, a.data, &zero, last.descriptor,
                             last.data));
  std::printf("scaled %.3f, in another order %.3f", weighted(a.get()), weighted(last.get()));
  CHECK(cudnnSetTensor(handle, a.descriptor, a.data, &value));
  std::printf(", set %.3f\n", weighted(a.get()));
}

void reductions() {
  Tensor<float> a(2, 3, 4, 2), c(2, 1, 4, 1);
  a.set(pattern(a.count(), 22));
  const cudnnReduceTensorOp_t operations[] = {
      CUDNN_REDUCE_TENSOR_ADD, CUDNN_REDUCE_TENSOR_MUL,   CUDNN_REDUCE_TENSOR_MIN,
      CUDNN_REDUCE_TENSOR_MAX, CUDNN_REDUCE_TENSOR_AMAX,  CUDNN_REDUCE_TENSOR_AVG,
      CUDNN_REDUCE_TENSOR_NORM1, CUDNN_REDUCE_TENSOR_NORM2};
  std::printf("reductions:");
  for (cudnnReduceTensorOp_t operation : operations) {
    cudnnReduceTensorDescriptor_t descriptor;
    CHECK(cudnnCreateReduceTensorDescriptor(&descriptor));
    CHECK(cudnnSetReduceTensorDescriptor(descriptor, operation, CUDNN_DATA_FLOAT,
                                         CUDNN_NOT_PROPAGATE_NAN, CUDNN_REDUCE_TENSOR_NO_INDICES,
                                         CUDNN_32BIT_INDICES));
    size_t bytes;
    CHECK(cudnnGetReductionWorkspaceSize(handle, descriptor, a.descriptor, c.descriptor, &bytes));
    void *workspace = nullptr;
    if (bytes > 0)
      CHECK(cudaMalloc(&workspace, bytes));
    float one = 1, zero = 0;
    CHECK(cudnnReduceTensor(handle, descriptor, nullptr, 0, workspace, bytes, &one, a.descriptor,
                            a.data, &zero, c.descriptor, c.data));
    std::printf(" %.3f", weighted(c.get()));
    CHECK(cudaFree(workspace));
    CHECK(cudnnDestroyReduceTensorDescriptor(descriptor));
  }
  std::printf("\n");
}

// Which elements are dropped is the library's affair; how many, and that the backward pass drops the
// same, is not.
void dropout() {
  Tensor<float> x(4, 8, 16, 16), y(4, 8, 16, 16), dx(4, 8, 16, 16);
  x.set(std::vector<double>(x.count(), 1));
  cudnnDropoutDescriptor_t descriptor;
  CHECK(cudnnCreateDropoutDescriptor(&descriptor));
  size_t stateBytes, reserveBytes;
  CHECK(cudnnDropoutGetStatesSize(handle, &stateBytes));
  CHECK(cudnnDropoutGetReserveSpaceSize(x.descriptor, &reserveBytes));
  void *states, *reserve;
  CHECK(cudaMalloc(&states, stateBytes));
  CHECK(cudaMalloc(&reserve, reserveBytes));
  CHECK(cudnnSetDropoutDescriptor(descriptor, handle, 0.25f, states, stateBytes, 42));
  CHECK(cudnnDropoutForward(handle, descriptor, x.descriptor, x.data, y.descriptor, y.data, reserve,
                            reserveBytes));
  CHECK(cudnnDropoutBackward(handle, descriptor, x.descriptor, x.data, dx.descriptor, dx.data,
                             reserve, reserveBytes));
  std::vector<double> forward = y.get(), backward = dx.get();
  int dropped = 0, different = 0;
  double largest = 0;
  for (size_t i = 0; i < forward.size(); ++i) {
    dropped += forward[i] == 0;
    different += forward[i] != backward[i];
    largest = std::max(largest, forward[i]);
  }
  double share = double(dropped) / double(forward.size());
  std::printf("dropout: %s of the elements, the others become %.4f, %d differ backward\n",
              share > 0.23 && share < 0.27 ? "a quarter" : "another share", largest, different);
  CHECK(cudaFree(states));
  CHECK(cudaFree(reserve));
  CHECK(cudnnDestroyDropoutDescriptor(descriptor));
}

int main() {
  CHECK(cudnnCreate(&handle));
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudnnSetStream(handle, stream));
  convolution<float>("plain", CUDNN_TENSOR_NCHW, 1, 1, 1, 1e-4);
  convolution<float>("strides", CUDNN_TENSOR_NCHW, 1, 2, 1, 1e-4);
  convolution<float>("dilation", CUDNN_TENSOR_NCHW, 1, 1, 2, 1e-4);
  convolution<float>("groups", CUDNN_TENSOR_NCHW, 2, 1, 1, 1e-4);
  convolution<float>("channels last", CUDNN_TENSOR_NHWC, 1, 1, 1, 1e-4);
  convolution<double>("double", CUDNN_TENSOR_NCHW, 1, 1, 1, 1e-9);
  convolution<__half>("half", CUDNN_TENSOR_NCHW, 1, 1, 1, 0.05);
  volume();
  pooling("maximum", CUDNN_POOLING_MAX);
  pooling("average with padding", CUDNN_POOLING_AVERAGE_COUNT_INCLUDE_PADDING);
  pooling("average without", CUDNN_POOLING_AVERAGE_COUNT_EXCLUDE_PADDING);
  activation("sigmoid", CUDNN_ACTIVATION_SIGMOID, 0);
  activation("relu", CUDNN_ACTIVATION_RELU, 0);
  activation("tanh", CUDNN_ACTIVATION_TANH, 0);
  activation("clipped relu", CUDNN_ACTIVATION_CLIPPED_RELU, 1);
  activation("elu", CUDNN_ACTIVATION_ELU, 0.5);
  softmax("fast", CUDNN_SOFTMAX_FAST, CUDNN_SOFTMAX_MODE_CHANNEL);
  softmax("accurate", CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_MODE_INSTANCE);
  softmax("logarithm", CUDNN_SOFTMAX_LOG, CUDNN_SOFTMAX_MODE_CHANNEL);
  normalization(CUDNN_BATCHNORM_SPATIAL);
  normalization(CUDNN_BATCHNORM_PER_ACTIVATION);
  acrossChannels();
  tensors<float>("float");
  tensors<double>("double");
  wholeTensors();
  reductions();
  dropout();
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudnnDestroy(handle));
  CHECK(cudaStreamDestroy(stream));
  return 0;
}
