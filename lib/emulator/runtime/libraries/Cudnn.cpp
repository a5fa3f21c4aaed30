// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuDNN on plain loops. There is one algorithm for each convolution, under the number that a program
// names, and it needs no workspace.
#include "libraries/CudnnValues.h"

#include <algorithm>

using namespace tranship::emulator;

extern "C" {

size_t cudnnGetVersion() { return CUDNN_VERSION; }
size_t cudnnGetCudartVersion() { return CUDART_VERSION; }
cudnnStatus_t cudnnGetProperty(libraryPropertyType type, int *value) {
  constexpr int parts[] = {CUDNN_MAJOR, CUDNN_MINOR, CUDNN_PATCHLEVEL};
  if (unsigned(type) > 2 || !value)
    return CUDNN_STATUS_BAD_PARAM;
  *value = parts[type];
  return CUDNN_STATUS_SUCCESS;
}
const char *cudnnGetErrorString(cudnnStatus_t status) {
  switch (status) {
#define STATUS_TEXT(name)                                                                          \
  case name:                                                                                       \
    return #name;
    STATUS_TEXT(CUDNN_STATUS_SUCCESS)
    STATUS_TEXT(CUDNN_STATUS_NOT_INITIALIZED)
    STATUS_TEXT(CUDNN_STATUS_BAD_PARAM)
    STATUS_TEXT(CUDNN_STATUS_NOT_SUPPORTED)
    STATUS_TEXT(CUDNN_STATUS_ALLOC_FAILED)
    STATUS_TEXT(CUDNN_STATUS_INTERNAL_ERROR)
    STATUS_TEXT(CUDNN_STATUS_EXECUTION_FAILED)
#undef STATUS_TEXT
  default:
    return "CUDNN_UNKNOWN_STATUS";
  }
}

cudnnStatus_t cudnnCreate(cudnnHandle_t *handle) {
  if (!handle)
    return CUDNN_STATUS_BAD_PARAM;
  *handle = new TranshipDnn;
  return CUDNN_STATUS_SUCCESS;
}
cudnnStatus_t cudnnDestroy(cudnnHandle_t handle) {
  delete handle;
  return CUDNN_STATUS_SUCCESS;
}
cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, cudaStream_t stream) {
  if (!handle)
    return CUDNN_STATUS_BAD_PARAM;
  handle->stream = stream;
  return CUDNN_STATUS_SUCCESS;
}
cudnnStatus_t cudnnGetStream(cudnnHandle_t handle, cudaStream_t *stream) {
  if (!handle || !stream)
    return CUDNN_STATUS_BAD_PARAM;
  *stream = handle->stream;
  return CUDNN_STATUS_SUCCESS;
}

// Convolutions. The functions for one pass differ from those for the others in their names and in
// which tensors they take.

cudnnStatus_t cudnnConvolutionForward(cudnnHandle_t handle, const void *alpha,
                                      cudnnTensorDescriptor_t xTensor, const void *x,
                                      cudnnFilterDescriptor_t wTensor, const void *w,
                                      cudnnConvolutionDescriptor_t convolution,
                                      cudnnConvolutionFwdAlgo_t, void *, size_t, const void *beta,
                                      cudnnTensorDescriptor_t yTensor, void *y) {
  if (!areSet(xTensor, wTensor, yTensor) || !convolution || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=, x = Input{xTensor, x}, w = Input{wTensor, w}] {
    return convolve(ConvolutionPass::Forward, *convolution, x, w, {yTensor, nullptr}, out);
  });
}
cudnnStatus_t cudnnConvolutionBackwardData(cudnnHandle_t handle, const void *alpha,
                                           cudnnFilterDescriptor_t wTensor, const void *w,
                                           cudnnTensorDescriptor_t dyTensor, const void *dy,
                                           cudnnConvolutionDescriptor_t convolution,
                                           cudnnConvolutionBwdDataAlgo_t, void *, size_t,
                                           const void *beta, cudnnTensorDescriptor_t dxTensor,
                                           void *dx) {
  if (!areSet(wTensor, dyTensor, dxTensor) || !convolution || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(dxTensor, dx, alpha, beta);
  return run(handle, [=, w = Input{wTensor, w}, dy = Input{dyTensor, dy}] {
    return convolve(ConvolutionPass::BackwardData, *convolution, {dxTensor, nullptr}, w, dy, out);
  });
}
cudnnStatus_t cudnnConvolutionBackwardFilter(cudnnHandle_t handle, const void *alpha,
                                             cudnnTensorDescriptor_t xTensor, const void *x,
                                             cudnnTensorDescriptor_t dyTensor, const void *dy,
                                             cudnnConvolutionDescriptor_t convolution,
                                             cudnnConvolutionBwdFilterAlgo_t, void *, size_t,
                                             const void *beta, cudnnFilterDescriptor_t dwTensor,
                                             void *dw) {
  if (!areSet(xTensor, dyTensor, dwTensor) || !convolution || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(dwTensor, dw, alpha, beta);
  return run(handle, [=, x = Input{xTensor, x}, dy = Input{dyTensor, dy}] {
    return convolve(ConvolutionPass::BackwardFilter, *convolution, x, {dwTensor, nullptr}, dy, out);
  });
}
cudnnStatus_t cudnnConvolutionBackwardBias(cudnnHandle_t handle, const void *alpha,
                                           cudnnTensorDescriptor_t dyTensor, const void *dy,
                                           const void *beta, cudnnTensorDescriptor_t dbTensor,
                                           void *db) {
  if (!areSet(dyTensor, dbTensor) || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(dbTensor, db, alpha, beta);
  return run(handle, [=, dy = Input{dyTensor, dy}] { return convolveBias(dy, out); });
}
cudnnStatus_t cudnnConvolutionBiasActivationForward(
    cudnnHandle_t handle, const void *alpha1, cudnnTensorDescriptor_t xTensor, const void *x,
    cudnnFilterDescriptor_t wTensor, const void *w, cudnnConvolutionDescriptor_t convolution,
    cudnnConvolutionFwdAlgo_t, void *, size_t, const void *alpha2, cudnnTensorDescriptor_t zTensor,
    const void *z, cudnnTensorDescriptor_t biasTensor, const void *bias,
    cudnnActivationDescriptor_t activation, cudnnTensorDescriptor_t yTensor, void *y) {
  if (!areSet(xTensor, wTensor, zTensor) || !areSet(biasTensor, yTensor) || !convolution ||
      !activation || !alpha1 || !alpha2)
    return CUDNN_STATUS_BAD_PARAM;
  double one = factor(yTensor, alpha1), two = factor(yTensor, alpha2);
  return run(handle, [=, x = Input{xTensor, x}, w = Input{wTensor, w}, z = Input{zTensor, z},
                      bias = Input{biasTensor, bias}] {
    return convolveAndActivate(*convolution, x, w, one, z, two, bias, *activation, {yTensor, y});
  });
}

// Algorithms. All of them do the same, so whichever a program asks for exists.
#define DNN_ALGORITHMS(Pass, Algo, first, First, second, Second, third, Third)                     \
  cudnnStatus_t cudnnGetConvolution##Pass##AlgorithmMaxCount(cudnnHandle_t, int *count) {          \
    *count = 5;                                                                                    \
    return CUDNN_STATUS_SUCCESS;                                                                   \
  }                                                                                                \
  cudnnStatus_t cudnnGetConvolution##Pass##Algorithm_v7(                                           \
      cudnnHandle_t handle, First first, Second second, cudnnConvolutionDescriptor_t convolution,  \
      Third third, int wanted, int *found, cudnnConvolution##Algo##AlgoPerf_t *results) {          \
    if (!handle || !areSet(first, second, third) || !convolution || wanted < 1 || !found ||        \
        !results)                                                                                  \
      return CUDNN_STATUS_BAD_PARAM;                                                               \
    *found = 1;                                                                                    \
    results[0] = {};                                                                               \
    results[0].algo = cudnnConvolution##Algo##Algo_t(onlyAlgorithm);                               \
    results[0].determinism = CUDNN_DETERMINISTIC;                                                  \
    return CUDNN_STATUS_SUCCESS;                                                                   \
  }                                                                                                \
  cudnnStatus_t cudnnGetConvolution##Pass##Algorithm(                                              \
      cudnnHandle_t handle, First first, Second second, cudnnConvolutionDescriptor_t convolution,  \
      Third third, cudnnConvolution##Algo##Preference_t, size_t,                                   \
      cudnnConvolution##Algo##Algo_t *algorithm) {                                                 \
    if (!handle || !areSet(first, second, third) || !convolution || !algorithm)                    \
      return CUDNN_STATUS_BAD_PARAM;                                                               \
    *algorithm = cudnnConvolution##Algo##Algo_t(onlyAlgorithm);                                    \
    return CUDNN_STATUS_SUCCESS;                                                                   \
  }                                                                                                \
  cudnnStatus_t cudnnGetConvolution##Pass##WorkspaceSize(                                          \
      cudnnHandle_t handle, First first, Second second, cudnnConvolutionDescriptor_t convolution,  \
      Third third, cudnnConvolution##Algo##Algo_t, size_t *bytes) {                                \
    if (!handle || !areSet(first, second, third) || !convolution || !bytes)                        \
      return CUDNN_STATUS_BAD_PARAM;                                                               \
    *bytes = 0;                                                                                    \
    return CUDNN_STATUS_SUCCESS;                                                                   \
  }                                                                                                \
  cudnnStatus_t cudnnFindConvolution##Pass##Algorithm(                                             \
      cudnnHandle_t handle, First first, Second second, cudnnConvolutionDescriptor_t convolution,  \
      Third third, int wanted, int *found, cudnnConvolution##Algo##AlgoPerf_t *results) {          \
    return cudnnGetConvolution##Pass##Algorithm_v7(handle, first, second, convolution, third,      \
                                                   wanted, found, results);                        \
  }                                                                                                \
  cudnnStatus_t cudnnFindConvolution##Pass##AlgorithmEx(                                           \
      cudnnHandle_t handle, First first, const void *, Second second, const void *,                \
      cudnnConvolutionDescriptor_t convolution, Third third, void *, int wanted, int *found,       \
      cudnnConvolution##Algo##AlgoPerf_t *results, void *, size_t) {                               \
    return cudnnGetConvolution##Pass##Algorithm_v7(handle, first, second, convolution, third,      \
                                                   wanted, found, results);                        \
  }
DNN_ALGORITHMS(Forward, Fwd, x, cudnnTensorDescriptor_t, w, cudnnFilterDescriptor_t, y,
               cudnnTensorDescriptor_t)
DNN_ALGORITHMS(BackwardData, BwdData, w, cudnnFilterDescriptor_t, dy, cudnnTensorDescriptor_t, dx,
               cudnnTensorDescriptor_t)
DNN_ALGORITHMS(BackwardFilter, BwdFilter, x, cudnnTensorDescriptor_t, dy, cudnnTensorDescriptor_t,
               dw, cudnnFilterDescriptor_t)

// Other layers.

cudnnStatus_t cudnnPoolingForward(cudnnHandle_t handle, cudnnPoolingDescriptor_t pooling,
                                  const void *alpha, cudnnTensorDescriptor_t xTensor, const void *x,
                                  const void *beta, cudnnTensorDescriptor_t yTensor, void *y) {
  if (!areSet(xTensor, yTensor) || !pooling || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=, x = Input{xTensor, x}] { return pool(*pooling, x, out); });
}
cudnnStatus_t cudnnPoolingBackward(cudnnHandle_t handle, cudnnPoolingDescriptor_t pooling,
                                   const void *alpha, cudnnTensorDescriptor_t yTensor, const void *,
                                   cudnnTensorDescriptor_t dyTensor, const void *dy,
                                   cudnnTensorDescriptor_t xTensor, const void *x, const void *beta,
                                   cudnnTensorDescriptor_t dxTensor, void *dx) {
  if (!areSet(yTensor, dyTensor) || !areSet(xTensor, dxTensor) || !pooling || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(dxTensor, dx, alpha, beta);
  return run(handle, [=, x = Input{xTensor, x}, dy = Input{dyTensor, dy}] {
    return poolBackward(*pooling, x, dy, out);
  });
}
cudnnStatus_t cudnnActivationForward(cudnnHandle_t handle, cudnnActivationDescriptor_t activation,
                                     const void *alpha, cudnnTensorDescriptor_t xTensor,
                                     const void *x, const void *beta,
                                     cudnnTensorDescriptor_t yTensor, void *y) {
  if (!areSet(xTensor, yTensor) || !activation || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=, x = Input{xTensor, x}] { return activate(*activation, x, out); });
}
cudnnStatus_t cudnnActivationBackward(cudnnHandle_t handle, cudnnActivationDescriptor_t activation,
                                      const void *alpha, cudnnTensorDescriptor_t yTensor,
                                      const void *y, cudnnTensorDescriptor_t dyTensor,
                                      const void *dy, cudnnTensorDescriptor_t xTensor,
                                      const void *x, const void *beta,
                                      cudnnTensorDescriptor_t dxTensor, void *dx) {
  if (!areSet(yTensor, dyTensor) || !areSet(xTensor, dxTensor) || !activation || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(dxTensor, dx, alpha, beta);
  return run(handle, [=, x = Input{xTensor, x}, y = Input{yTensor, y}, dy = Input{dyTensor, dy}] {
    return activateBackward(*activation, x, y, dy, out);
  });
}
cudnnStatus_t cudnnSoftmaxForward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algorithm,
                                  cudnnSoftmaxMode_t mode, const void *alpha,
                                  cudnnTensorDescriptor_t xTensor, const void *x, const void *beta,
                                  cudnnTensorDescriptor_t yTensor, void *y) {
  if (!areSet(xTensor, yTensor) || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=, x = Input{xTensor, x}] {
    return softmax(algorithm, mode == CUDNN_SOFTMAX_MODE_CHANNEL, x, out);
  });
}
cudnnStatus_t cudnnSoftmaxBackward(cudnnHandle_t handle, cudnnSoftmaxAlgorithm_t algorithm,
                                   cudnnSoftmaxMode_t mode, const void *alpha,
                                   cudnnTensorDescriptor_t yTensor, const void *y,
                                   cudnnTensorDescriptor_t dyTensor, const void *dy,
                                   const void *beta, cudnnTensorDescriptor_t dxTensor, void *dx) {
  if (!areSet(yTensor, dyTensor, dxTensor) || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(dxTensor, dx, alpha, beta);
  return run(handle, [=, y = Input{yTensor, y}, dy = Input{dyTensor, dy}] {
    return softmaxBackward(algorithm, mode == CUDNN_SOFTMAX_MODE_CHANNEL, y, dy, out);
  });
}

cudnnStatus_t cudnnBatchNormalizationForwardInference(
    cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta,
    cudnnTensorDescriptor_t xTensor, const void *x, cudnnTensorDescriptor_t yTensor, void *y,
    cudnnTensorDescriptor_t tensor, const void *scale, const void *bias, const void *mean,
    const void *variance, double epsilon) {
  if (!areSet(xTensor, yTensor, tensor) || !alpha || !beta || !scale || !bias || !mean || !variance)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(yTensor, y, alpha, beta);
  NormalizationParameters by{tensor, scale, bias, mean, variance, epsilon};
  return run(handle, [=, x = Input{xTensor, x}] {
    return normalizeInference(mode != CUDNN_BATCHNORM_PER_ACTIVATION, x, out, by);
  });
}
cudnnStatus_t cudnnBatchNormalizationForwardTraining(
    cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alpha, const void *beta,
    cudnnTensorDescriptor_t xTensor, const void *x, cudnnTensorDescriptor_t yTensor, void *y,
    cudnnTensorDescriptor_t tensor, const void *scale, const void *bias, double factor,
    void *runningMean, void *runningVariance, double epsilon, void *savedMean, void *savedInverse) {
  if (!areSet(xTensor, yTensor, tensor) || !alpha || !beta || !scale || !bias)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(yTensor, y, alpha, beta);
  NormalizationParameters by{tensor, scale, bias, nullptr, nullptr, epsilon};
  NormalizationResults results{factor, runningMean, runningVariance, savedMean, savedInverse};
  return run(handle, [=, x = Input{xTensor, x}] {
    return normalizeTraining(mode != CUDNN_BATCHNORM_PER_ACTIVATION, x, out, by, results);
  });
}
cudnnStatus_t cudnnBatchNormalizationBackward(
    cudnnHandle_t handle, cudnnBatchNormMode_t mode, const void *alphaData, const void *betaData,
    const void *alphaParameters, const void *betaParameters, cudnnTensorDescriptor_t xTensor,
    const void *x, cudnnTensorDescriptor_t dyTensor, const void *dy,
    cudnnTensorDescriptor_t dxTensor, void *dx, cudnnTensorDescriptor_t tensor, const void *scale,
    void *dScale, void *dBias, double epsilon, const void *savedMean, const void *savedInverse) {
  if (!areSet(xTensor, dyTensor, dxTensor) || !areSet(tensor, tensor) || !alphaData || !betaData ||
      !alphaParameters || !betaParameters || !scale || !dScale || !dBias)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(dxTensor, dx, alphaData, betaData);
  Output outScale = output(tensor, dScale, alphaParameters, betaParameters);
  Output outBias = output(tensor, dBias, alphaParameters, betaParameters);
  NormalizationParameters by{tensor, scale, nullptr, savedMean, savedInverse, epsilon};
  return run(handle, [=, x = Input{xTensor, x}, dy = Input{dyTensor, dy}] {
    return normalizeBackward(mode != CUDNN_BATCHNORM_PER_ACTIVATION, x, dy, out, by, outScale,
                             outBias);
  });
}
cudnnStatus_t cudnnLRNCrossChannelForward(cudnnHandle_t handle, cudnnLRNDescriptor_t lrn,
                                          cudnnLRNMode_t, const void *alpha,
                                          cudnnTensorDescriptor_t xTensor, const void *x,
                                          const void *beta, cudnnTensorDescriptor_t yTensor,
                                          void *y) {
  if (!areSet(xTensor, yTensor) || !lrn || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=, x = Input{xTensor, x}] { return normalizeChannels(*lrn, x, out); });
}
cudnnStatus_t cudnnLRNCrossChannelBackward(cudnnHandle_t handle, cudnnLRNDescriptor_t lrn,
                                           cudnnLRNMode_t, const void *alpha,
                                           cudnnTensorDescriptor_t yTensor, const void *y,
                                           cudnnTensorDescriptor_t dyTensor, const void *dy,
                                           cudnnTensorDescriptor_t xTensor, const void *x,
                                           const void *beta, cudnnTensorDescriptor_t dxTensor,
                                           void *dx) {
  if (!areSet(yTensor, dyTensor) || !areSet(xTensor, dxTensor) || !lrn || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(dxTensor, dx, alpha, beta);
  return run(handle, [=, x = Input{xTensor, x}, y = Input{yTensor, y}, dy = Input{dyTensor, dy}] {
    return normalizeChannelsBackward(*lrn, x, y, dy, out);
  });
}

cudnnStatus_t cudnnDropoutGetStatesSize(cudnnHandle_t, size_t *bytes) {
  *bytes = dropoutStateBytes;
  return CUDNN_STATUS_SUCCESS;
}
cudnnStatus_t cudnnDropoutGetReserveSpaceSize(cudnnTensorDescriptor_t tensor, size_t *bytes) {
  if (!areSet(tensor, tensor) || !bytes)
    return CUDNN_STATUS_BAD_PARAM;
  *bytes = dropoutReserveBytes(*tensor);
  return CUDNN_STATUS_SUCCESS;
}
cudnnStatus_t cudnnDropoutForward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropout,
                                  cudnnTensorDescriptor_t xTensor, const void *x,
                                  cudnnTensorDescriptor_t yTensor, void *y, void *reserve,
                                  size_t bytes) {
  if (!areSet(xTensor, yTensor) || !dropout || bytes < dropoutReserveBytes(*xTensor))
    return CUDNN_STATUS_BAD_PARAM;
  return run(handle, [=, x = Input{xTensor, x}] {
    return drop(*dropout, x, {yTensor, y}, reserve, true);
  });
}
cudnnStatus_t cudnnDropoutBackward(cudnnHandle_t handle, cudnnDropoutDescriptor_t dropout,
                                   cudnnTensorDescriptor_t dyTensor, const void *dy,
                                   cudnnTensorDescriptor_t dxTensor, void *dx, void *reserve,
                                   size_t bytes) {
  if (!areSet(dyTensor, dxTensor) || !dropout || bytes < dropoutReserveBytes(*dyTensor))
    return CUDNN_STATUS_BAD_PARAM;
  return run(handle, [=, dy = Input{dyTensor, dy}] {
    return drop(*dropout, dy, {dxTensor, dx}, reserve, false);
  });
}

// Tensors.

cudnnStatus_t cudnnAddTensor(cudnnHandle_t handle, const void *alpha,
                             cudnnTensorDescriptor_t aTensor, const void *a, const void *beta,
                             cudnnTensorDescriptor_t cTensor, void *c) {
  if (!areSet(aTensor, cTensor) || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  double scaleA = factor(cTensor, alpha), scaleC = factor(cTensor, beta);
  return run(handle, [=, a = Input{aTensor, a}] {
    return combine(0, scaleA, a, scaleC, {cTensor, c}, {cTensor, c});
  });
}
cudnnStatus_t cudnnOpTensor(cudnnHandle_t handle, cudnnOpTensorDescriptor_t operation,
                            const void *alpha1, cudnnTensorDescriptor_t aTensor, const void *a,
                            const void *alpha2, cudnnTensorDescriptor_t bTensor, const void *b,
                            const void *beta, cudnnTensorDescriptor_t cTensor, void *c) {
  if (!areSet(aTensor, bTensor, cTensor) || !operation || !alpha1 || !alpha2 || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  if (operation->operation > CUDNN_OP_TENSOR_MAX)
    return CUDNN_STATUS_NOT_SUPPORTED;
  double one = factor(cTensor, alpha1), two = factor(cTensor, alpha2);
  Output out{cTensor, c, 1, factor(cTensor, beta)};
  return run(handle, [=, a = Input{aTensor, a}, b = Input{bTensor, b}] {
    return combine(operation->operation, one, a, two, b, out);
  });
}
cudnnStatus_t cudnnTransformTensor(cudnnHandle_t handle, const void *alpha,
                                   cudnnTensorDescriptor_t xTensor, const void *x, const void *beta,
                                   cudnnTensorDescriptor_t yTensor, void *y) {
  if (!areSet(xTensor, yTensor) || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=, x = Input{xTensor, x}] { return transform(x, out); });
}
cudnnStatus_t cudnnSetTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t tensor, void *y,
                             const void *value) {
  if (!areSet(tensor, tensor) || !value)
    return CUDNN_STATUS_BAD_PARAM;
  double all = readNumber(tensor->type, value); // of the tensor's type, even half
  return run(handle, [=] { return setAll({tensor, y}, all); });
}
cudnnStatus_t cudnnScaleTensor(cudnnHandle_t handle, cudnnTensorDescriptor_t tensor, void *y,
                               const void *alpha) {
  if (!areSet(tensor, tensor) || !alpha)
    return CUDNN_STATUS_BAD_PARAM;
  Output out{tensor, y, factor(tensor, alpha), 0};
  return run(handle, [=] { return transform({tensor, y}, out); });
}
cudnnStatus_t cudnnGetReductionIndicesSize(cudnnHandle_t, cudnnReduceTensorDescriptor_t reduction,
                                           cudnnTensorDescriptor_t a, cudnnTensorDescriptor_t c,
                                           size_t *bytes) {
  if (!areSet(a, c) || !reduction || !bytes)
    return CUDNN_STATUS_BAD_PARAM;
  *bytes = reduction->indices ? c->count() * 8 : 0;
  return CUDNN_STATUS_SUCCESS;
}
cudnnStatus_t cudnnGetReductionWorkspaceSize(cudnnHandle_t, cudnnReduceTensorDescriptor_t reduction,
                                             cudnnTensorDescriptor_t a, cudnnTensorDescriptor_t c,
                                             size_t *bytes) {
  if (!areSet(a, c) || !reduction || !bytes)
    return CUDNN_STATUS_BAD_PARAM;
  *bytes = 0;
  return CUDNN_STATUS_SUCCESS;
}
cudnnStatus_t cudnnReduceTensor(cudnnHandle_t handle, cudnnReduceTensorDescriptor_t reduction,
                                void *indices, size_t, void *, size_t, const void *alpha,
                                cudnnTensorDescriptor_t aTensor, const void *a, const void *beta,
                                cudnnTensorDescriptor_t cTensor, void *c) {
  if (!areSet(aTensor, cTensor) || !reduction || !alpha || !beta)
    return CUDNN_STATUS_BAD_PARAM;
  Output out = output(cTensor, c, alpha, beta);
  return run(handle, [=, a = Input{aTensor, a}] { return reduce(*reduction, indices, a, out); });
}

} // extern "C"
