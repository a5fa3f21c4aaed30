// A small network is trained by cuDNN to tell images with horizontal stripes from those with vertical
// ones and those with dots: two convolutions, batch normalization, pooling and a softmax, forward and
// backward, with the updates in kernels of its own.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>
#include <cudnn.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)
#define CHECK_DNN(call)                                                                            \
  do {                                                                                             \
    cudnnStatus_t status = (call);                                                                 \
    if (status != CUDNN_STATUS_SUCCESS) {                                                          \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudnnGetErrorString(status));        \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int batch = 12, side = 12, classes = 3;

__global__ void subtractLabels(float *gradient, const int *labels, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    gradient[i] = (gradient[i] - (labels[i / classes] == i % classes)) / batch;
}

__global__ void update(float *values, const float *gradient, float rate, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    values[i] -= rate * gradient[i];
}

struct Tensor {
  cudnnTensorDescriptor_t descriptor;
  float *data, *gradient;
  int count;

  Tensor(int n, int c, int h, int w) : count(n * c * h * w) {
    CHECK_DNN(cudnnCreateTensorDescriptor(&descriptor));
    CHECK_DNN(
        cudnnSetTensor4dDescriptor(descriptor, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, n, c, h, w));
    CHECK(cudaMalloc(&data, count * sizeof(float)));
    CHECK(cudaMalloc(&gradient, count * sizeof(float)));
  }
  ~Tensor() {
    cudaFree(data);
    cudaFree(gradient);
    cudnnDestroyTensorDescriptor(descriptor);
  }
  void upload(const std::vector<float> &values) {
    CHECK(cudaMemcpy(data, values.data(), count * sizeof(float), cudaMemcpyHostToDevice));
  }
  void step(float rate) { update<<<(count + 63) / 64, 64>>>(data, gradient, rate, count); }
};

float noise() {
  static unsigned state = 1;
  state = state * 1664525u + 1013904223u;
  return float(state >> 8) / float(1 << 24) - 0.5f;
}
std::vector<float> noises(int count, float scale) {
  std::vector<float> values;
  for (int i = 0; i < count; ++i)
    values.push_back(scale * noise());
  return values;
}

struct Convolution {
  cudnnFilterDescriptor_t filter;
  cudnnConvolutionDescriptor_t descriptor;
  float *weights, *gradient, *velocity;
  int count;
  Tensor bias;

  Convolution(int in, int out, int window, int pad, int stride)
      : count(out * in * window * window), bias(1, out, 1, 1) {
    CHECK_DNN(cudnnCreateFilterDescriptor(&filter));
    CHECK_DNN(cudnnSetFilter4dDescriptor(filter, CUDNN_DATA_FLOAT, CUDNN_TENSOR_NCHW, out, in,
                                         window, window));
    CHECK_DNN(cudnnCreateConvolutionDescriptor(&descriptor));
    CHECK_DNN(cudnnSetConvolution2dDescriptor(descriptor, pad, pad, stride, stride, 1, 1,
                                              CUDNN_CROSS_CORRELATION, CUDNN_DATA_FLOAT));
    CHECK(cudaMalloc(&weights, count * sizeof(float)));
    CHECK(cudaMalloc(&gradient, count * sizeof(float)));
    std::vector<float> initial = noises(count, 1.5f / std::sqrt(float(in * window * window)));
    CHECK(cudaMemcpy(weights, initial.data(), count * sizeof(float), cudaMemcpyHostToDevice));
    bias.upload(std::vector<float>(out));
  }
  ~Convolution() {
    cudaFree(weights);
    cudaFree(gradient);
    cudnnDestroyFilterDescriptor(filter);
    cudnnDestroyConvolutionDescriptor(descriptor);
  }

  void forward(cudnnHandle_t handle, const Tensor &x, Tensor &y) {
    int n, c, h, w;
    CHECK_DNN(
        cudnnGetConvolution2dForwardOutputDim(descriptor, x.descriptor, filter, &n, &c, &h, &w));
    if (n * c * h * w != y.count)
      std::printf("the output would be %d x %d x %d x %d\n", n, c, h, w);
    cudnnConvolutionFwdAlgoPerf_t best;
    int found = 0;
    CHECK_DNN(cudnnGetConvolutionForwardAlgorithm_v7(handle, x.descriptor, filter, descriptor,
                                                     y.descriptor, 1, &found, &best));
    size_t bytes = 0;
    CHECK_DNN(cudnnGetConvolutionForwardWorkspaceSize(handle, x.descriptor, filter, descriptor,
                                                      y.descriptor, best.algo, &bytes));
    void *workspace = nullptr;
    if (bytes > 0)
      CHECK(cudaMalloc(&workspace, bytes));
    float one = 1, zero = 0;
    CHECK_DNN(cudnnConvolutionForward(handle, &one, x.descriptor, x.data, filter, weights,
                                      descriptor, best.algo, workspace, bytes, &zero, y.descriptor,
                                      y.data));
    CHECK_DNN(
        cudnnAddTensor(handle, &one, bias.descriptor, bias.data, &one, y.descriptor, y.data));
    CHECK(cudaFree(workspace));
  }
  void backward(cudnnHandle_t handle, Tensor &x, const Tensor &y, bool hasInput) {
    float one = 1, zero = 0;
    CHECK_DNN(cudnnConvolutionBackwardBias(handle, &one, y.descriptor, y.gradient, &zero,
                                           bias.descriptor, bias.gradient));
    size_t bytes = 0;
    void *workspace = nullptr;
    CHECK_DNN(cudnnGetConvolutionBackwardFilterWorkspaceSize(
        handle, x.descriptor, y.descriptor, descriptor, filter,
        CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1, &bytes));
    if (bytes > 0)
      CHECK(cudaMalloc(&workspace, bytes));
    CHECK_DNN(cudnnConvolutionBackwardFilter(
        handle, &one, x.descriptor, x.data, y.descriptor, y.gradient, descriptor,
        CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1, workspace, bytes, &zero, filter, gradient));
    CHECK(cudaFree(workspace));
    if (!hasInput)
      return;
    workspace = nullptr;
    CHECK_DNN(cudnnGetConvolutionBackwardDataWorkspaceSize(
        handle, filter, y.descriptor, descriptor, x.descriptor, CUDNN_CONVOLUTION_BWD_DATA_ALGO_1,
        &bytes));
    if (bytes > 0)
      CHECK(cudaMalloc(&workspace, bytes));
    CHECK_DNN(cudnnConvolutionBackwardData(
        handle, &one, filter, weights, y.descriptor, y.gradient, descriptor,
        CUDNN_CONVOLUTION_BWD_DATA_ALGO_1, workspace, bytes, &zero, x.descriptor, x.gradient));
    CHECK(cudaFree(workspace));
  }
  void step(float rate) {
    update<<<(count + 63) / 64, 64>>>(weights, gradient, rate, count);
    bias.step(rate);
  }
};

struct Images {
  std::vector<float> pixels;
  std::vector<int> labels;

  Images() {
    for (int n = 0; n < batch; ++n) {
      int label = n % classes, shift = n / classes % 2;
      labels.push_back(label);
      for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
          bool row = (y + shift) / 2 % 2, column = (x + shift) / 2 % 2;
          bool isSet = label == 0 ? row : label == 1 ? column : row && column;
          pixels.push_back((isSet ? 1.0f : -0.5f) + 0.4f * noise());
        }
    }
  }
};

int main() {
  cudnnHandle_t handle;
  CHECK_DNN(cudnnCreate(&handle));
  Images images;
  Tensor input(batch, 1, side, side), first(batch, 4, side, side), normal(batch, 4, side, side);
  Tensor active(batch, 4, side, side), pooled(batch, 4, 6, 6), second(batch, classes, 3, 3);
  Tensor scores(batch, classes, 1, 1), shares(batch, classes, 1, 1);
  Convolution toFour(1, 4, 3, 1, 1), toClasses(4, classes, 3, 1, 2);
  Tensor scale(1, 4, 1, 1), shift(1, 4, 1, 1), mean(1, 4, 1, 1), variance(1, 4, 1, 1);
  scale.upload({1, 1, 1, 1});
  shift.upload({0, 0, 0, 0});
  mean.upload({0, 0, 0, 0});
  variance.upload({0, 0, 0, 0});
  input.upload(images.pixels);
  int *labels;
  CHECK(cudaMalloc(&labels, batch * sizeof(int)));
  CHECK(cudaMemcpy(labels, images.labels.data(), batch * sizeof(int), cudaMemcpyHostToDevice));

  cudnnActivationDescriptor_t relu;
  CHECK_DNN(cudnnCreateActivationDescriptor(&relu));
  CHECK_DNN(
      cudnnSetActivationDescriptor(relu, CUDNN_ACTIVATION_RELU, CUDNN_NOT_PROPAGATE_NAN, 0));
  cudnnPoolingDescriptor_t maximum, average;
  CHECK_DNN(cudnnCreatePoolingDescriptor(&maximum));
  CHECK_DNN(cudnnSetPooling2dDescriptor(maximum, CUDNN_POOLING_MAX, CUDNN_NOT_PROPAGATE_NAN, 2, 2,
                                        0, 0, 2, 2));
  CHECK_DNN(cudnnCreatePoolingDescriptor(&average));
  CHECK_DNN(cudnnSetPooling2dDescriptor(average, CUDNN_POOLING_AVERAGE_COUNT_INCLUDE_PADDING,
                                        CUDNN_NOT_PROPAGATE_NAN, 3, 3, 0, 0, 1, 1));
  const float one = 1, zero = 0;
  const double epsilon = 1e-5;
  auto forward = [&](bool isTraining) {
    toFour.forward(handle, input, first);
    if (isTraining)
      CHECK_DNN(cudnnBatchNormalizationForwardTraining(
          handle, CUDNN_BATCHNORM_SPATIAL, &one, &zero, first.descriptor, first.data,
          normal.descriptor, normal.data, scale.descriptor, scale.data, shift.data, 0.1, mean.data,
          variance.data, epsilon, mean.gradient, variance.gradient));
    else
      CHECK_DNN(cudnnBatchNormalizationForwardInference(
          handle, CUDNN_BATCHNORM_SPATIAL, &one, &zero, first.descriptor, first.data,
          normal.descriptor, normal.data, scale.descriptor, scale.data, shift.data, mean.data,
          variance.data, epsilon));
    CHECK_DNN(cudnnActivationForward(handle, relu, &one, normal.descriptor, normal.data, &zero,
                                     active.descriptor, active.data));
    CHECK_DNN(cudnnPoolingForward(handle, maximum, &one, active.descriptor, active.data, &zero,
                                  pooled.descriptor, pooled.data));
    toClasses.forward(handle, pooled, second);
    CHECK_DNN(cudnnPoolingForward(handle, average, &one, second.descriptor, second.data, &zero,
                                  scores.descriptor, scores.data));
    CHECK_DNN(cudnnSoftmaxForward(handle, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_MODE_CHANNEL, &one,
                                  scores.descriptor, scores.data, &zero, shares.descriptor,
                                  shares.data));
  };
  auto report = [&](const char *when) {
    std::vector<float> result(shares.count);
    CHECK(cudaMemcpy(result.data(), shares.data, shares.count * sizeof(float),
                     cudaMemcpyDeviceToHost));
    float loss = 0;
    int right = 0;
    for (int n = 0; n < batch; ++n) {
      const float *share = &result[n * classes];
      loss -= std::log(share[images.labels[n]]) / batch;
      int best = 0;
      for (int c = 1; c < classes; ++c)
        best = share[c] > share[best] ? c : best;
      right += best == images.labels[n];
    }
    std::printf("%s: loss %.4f, %d of %d right\n", when, loss, right, batch);
  };
  for (int i = 0; i <= 60; ++i) {
    forward(true);
    char when[32];
    std::snprintf(when, sizeof(when), "step %d", i);
    if (i % 15 == 0)
      report(when);
    // The gradient of the loss, with regard to the scores.
    CHECK(cudaMemcpy(scores.gradient, shares.data, shares.count * sizeof(float),
                     cudaMemcpyDeviceToDevice));
    subtractLabels<<<1, 64>>>(scores.gradient, labels, scores.count);
    CHECK_DNN(cudnnPoolingBackward(handle, average, &one, scores.descriptor, scores.data,
                                   scores.descriptor, scores.gradient, second.descriptor,
                                   second.data, &zero, second.descriptor, second.gradient));
    toClasses.backward(handle, pooled, second, true);
    CHECK_DNN(cudnnPoolingBackward(handle, maximum, &one, pooled.descriptor, pooled.data,
                                   pooled.descriptor, pooled.gradient, active.descriptor,
                                   active.data, &zero, active.descriptor, active.gradient));
    CHECK_DNN(cudnnActivationBackward(handle, relu, &one, active.descriptor, active.data,
                                      active.descriptor, active.gradient, normal.descriptor,
                                      normal.data, &zero, normal.descriptor, normal.gradient));
    CHECK_DNN(cudnnBatchNormalizationBackward(
        handle, CUDNN_BATCHNORM_SPATIAL, &one, &zero, &one, &zero, first.descriptor, first.data,
        normal.descriptor, normal.gradient, first.descriptor, first.gradient, scale.descriptor,
        scale.data, scale.gradient, shift.gradient, epsilon, mean.gradient, variance.gradient));
    toFour.backward(handle, input, first, false);
    for (Convolution *layer : {&toFour, &toClasses})
      layer->step(0.3f);
    for (Tensor *parameter : {&scale, &shift})
      parameter->step(0.3f);
  }
  forward(false);
  report("with the averages");
  CHECK_DNN(cudnnDestroyPoolingDescriptor(maximum));
  CHECK_DNN(cudnnDestroyPoolingDescriptor(average));
  CHECK_DNN(cudnnDestroyActivationDescriptor(relu));
  CHECK(cudaFree(labels));
  CHECK_DNN(cudnnDestroy(handle));
  return 0;
}
