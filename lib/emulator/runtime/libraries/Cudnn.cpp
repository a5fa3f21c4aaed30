// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuDNN on plain loops. There is one algorithm for each convolution, under the number that a program
// names, and it needs no workspace.
#include "libraries/CudnnValues.h"

using namespace tranship::emulator;

#include "libraries/DnnFunctions.inc"

extern "C" {

size_t cudnnGetVersion() { return CUDNN_VERSION; }
size_t cudnnGetCudartVersion() { return CUDART_VERSION; }
Status cudnnGetProperty(libraryPropertyType type, int *value) {
  constexpr int parts[] = {CUDNN_MAJOR, CUDNN_MINOR, CUDNN_PATCHLEVEL};
  if (unsigned(type) > 2 || !value)
    return badParameter;
  *value = parts[type];
  return success;
}
const char *cudnnGetErrorString(Status status) {
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

// Convolutions. The functions for one pass differ from those for the others in their names and in
// which tensors they take.

Status cudnnConvolutionForward(Handle *handle, const void *alpha, Tensor *xTensor, const void *x,
                               Filter *wTensor, const void *w, Convolution *convolution,
                               cudnnConvolutionFwdAlgo_t, void *, size_t, const void *beta,
                               Tensor *yTensor, void *y) {
  if (!areGiven(xTensor, wTensor, yTensor, convolution, alpha, beta))
    return badParameter;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=] {
    return convolve(ConvolutionPass::Forward, *convolution, {xTensor, x}, {wTensor, w},
                    {yTensor, nullptr}, out);
  });
}
Status cudnnConvolutionBackwardData(Handle *handle, const void *alpha, Filter *wTensor,
                                    const void *w, Tensor *dyTensor, const void *dy,
                                    Convolution *convolution, cudnnConvolutionBwdDataAlgo_t, void *,
                                    size_t, const void *beta, Tensor *dxTensor, void *dx) {
  if (!areGiven(wTensor, dyTensor, dxTensor, convolution, alpha, beta))
    return badParameter;
  Output out = output(dxTensor, dx, alpha, beta);
  return run(handle, [=] {
    return convolve(ConvolutionPass::BackwardData, *convolution, {dxTensor, nullptr}, {wTensor, w},
                    {dyTensor, dy}, out);
  });
}
Status cudnnConvolutionBackwardFilter(Handle *handle, const void *alpha, Tensor *xTensor,
                                      const void *x, Tensor *dyTensor, const void *dy,
                                      Convolution *convolution, cudnnConvolutionBwdFilterAlgo_t,
                                      void *, size_t, const void *beta, Filter *dwTensor,
                                      void *dw) {
  if (!areGiven(xTensor, dyTensor, dwTensor, convolution, alpha, beta))
    return badParameter;
  Output out = output(dwTensor, dw, alpha, beta);
  return run(handle, [=] {
    return convolve(ConvolutionPass::BackwardFilter, *convolution, {xTensor, x},
                    {dwTensor, nullptr}, {dyTensor, dy}, out);
  });
}

// Algorithms. All of them do the same, so whichever a program asks for exists.
#define DNN_ALGORITHMS(Pass, Algo, first, First, second, Second, third, Third)                     \
  Status cudnnGetConvolution##Pass##AlgorithmMaxCount(Handle *, int *count) {                      \
    *count = 5;                                                                                    \
    return success;                                                                                \
  }                                                                                                \
  Status cudnnGetConvolution##Pass##Algorithm_v7(                                                  \
      Handle *handle, First first, Second second, Convolution *convolution, Third third,           \
      int wanted, int *found, cudnnConvolution##Algo##AlgoPerf_t *results) {                       \
    if (!areGiven(handle, first, second, third, convolution, found, results) || wanted < 1)        \
      return badParameter;                                                                         \
    *found = 1;                                                                                    \
    results[0] = {};                                                                               \
    results[0].algo = cudnnConvolution##Algo##Algo_t(onlyAlgorithm);                               \
    results[0].determinism = CUDNN_DETERMINISTIC;                                                  \
    return success;                                                                                \
  }                                                                                                \
  Status cudnnGetConvolution##Pass##Algorithm(                                                     \
      Handle *handle, First first, Second second, Convolution *convolution, Third third,           \
      cudnnConvolution##Algo##Preference_t, size_t, cudnnConvolution##Algo##Algo_t *algorithm) {   \
    if (!areGiven(handle, first, second, third, convolution, algorithm))                           \
      return badParameter;                                                                         \
    *algorithm = cudnnConvolution##Algo##Algo_t(onlyAlgorithm);                                    \
    return success;                                                                                \
  }                                                                                                \
  Status cudnnGetConvolution##Pass##WorkspaceSize(Handle *handle, First first, Second second,      \
                                                  Convolution *convolution, Third third,           \
                                                  cudnnConvolution##Algo##Algo_t, size_t *bytes) { \
    if (!areGiven(handle, first, second, third, convolution, bytes))                               \
      return badParameter;                                                                         \
    *bytes = 0;                                                                                    \
    return success;                                                                                \
  }                                                                                                \
  Status cudnnFindConvolution##Pass##Algorithm(                                                    \
      Handle *handle, First first, Second second, Convolution *convolution, Third third,           \
      int wanted, int *found, cudnnConvolution##Algo##AlgoPerf_t *results) {                       \
    return cudnnGetConvolution##Pass##Algorithm_v7(handle, first, second, convolution, third,      \
                                                   wanted, found, results);                        \
  }                                                                                                \
  Status cudnnFindConvolution##Pass##AlgorithmEx(                                                  \
      Handle *handle, First first, const void *, Second second, const void *,                      \
      Convolution *convolution, Third third, void *, int wanted, int *found,                       \
      cudnnConvolution##Algo##AlgoPerf_t *results, void *, size_t) {                               \
    return cudnnGetConvolution##Pass##Algorithm_v7(handle, first, second, convolution, third,      \
                                                   wanted, found, results);                        \
  }
DNN_ALGORITHMS(Forward, Fwd, x, Tensor *, w, Filter *, y, Tensor *)
DNN_ALGORITHMS(BackwardData, BwdData, w, Filter *, dy, Tensor *, dx, Tensor *)
DNN_ALGORITHMS(BackwardFilter, BwdFilter, x, Tensor *, dy, Tensor *, dw, Filter *)

// Other layers.

Status cudnnPoolingForward(Handle *handle, Pooling *pooling, const void *alpha, Tensor *xTensor,
                           const void *x, const void *beta, Tensor *yTensor, void *y) {
  if (!areGiven(xTensor, yTensor, pooling, alpha, beta))
    return badParameter;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=] { return pool(*pooling, {xTensor, x}, out); });
}
Status cudnnPoolingBackward(Handle *handle, Pooling *pooling, const void *alpha, Tensor *yTensor,
                            const void *, Tensor *dyTensor, const void *dy, Tensor *xTensor,
                            const void *x, const void *beta, Tensor *dxTensor, void *dx) {
  if (!areGiven(yTensor, dyTensor, xTensor, dxTensor, pooling, alpha, beta))
    return badParameter;
  Output out = output(dxTensor, dx, alpha, beta);
  return run(handle, [=] { return poolBackward(*pooling, {xTensor, x}, {dyTensor, dy}, out); });
}
Status cudnnSoftmaxForward(Handle *handle, cudnnSoftmaxAlgorithm_t algorithm,
                           cudnnSoftmaxMode_t mode, const void *alpha, Tensor *xTensor,
                           const void *x, const void *beta, Tensor *yTensor, void *y) {
  if (!areGiven(xTensor, yTensor, alpha, beta))
    return badParameter;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=] {
    return softmax(algorithm, mode == CUDNN_SOFTMAX_MODE_CHANNEL, {xTensor, x}, out);
  });
}
Status cudnnSoftmaxBackward(Handle *handle, cudnnSoftmaxAlgorithm_t algorithm,
                            cudnnSoftmaxMode_t mode, const void *alpha, Tensor *yTensor,
                            const void *y, Tensor *dyTensor, const void *dy, const void *beta,
                            Tensor *dxTensor, void *dx) {
  if (!areGiven(yTensor, dyTensor, dxTensor, alpha, beta))
    return badParameter;
  Output out = output(dxTensor, dx, alpha, beta);
  return run(handle, [=] {
    return softmaxBackward(algorithm, mode == CUDNN_SOFTMAX_MODE_CHANNEL, {yTensor, y},
                           {dyTensor, dy}, out);
  });
}

Status cudnnLRNCrossChannelForward(Handle *handle, Lrn *lrn, cudnnLRNMode_t, const void *alpha,
                                   Tensor *xTensor, const void *x, const void *beta,
                                   Tensor *yTensor, void *y) {
  if (!areGiven(xTensor, yTensor, lrn, alpha, beta))
    return badParameter;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=] { return normalizeChannels(*lrn, {xTensor, x}, out); });
}
Status cudnnLRNCrossChannelBackward(Handle *handle, Lrn *lrn, cudnnLRNMode_t, const void *alpha,
                                    Tensor *yTensor, const void *y, Tensor *dyTensor,
                                    const void *dy, Tensor *xTensor, const void *x,
                                    const void *beta, Tensor *dxTensor, void *dx) {
  if (!areGiven(yTensor, dyTensor, xTensor, dxTensor, lrn, alpha, beta))
    return badParameter;
  Output out = output(dxTensor, dx, alpha, beta);
  return run(handle, [=] {
    return normalizeChannelsBackward(*lrn, {xTensor, x}, {yTensor, y}, {dyTensor, dy}, out);
  });
}

// Tensors.

Status cudnnAddTensor(Handle *handle, const void *alpha, Tensor *aTensor, const void *a,
                      const void *beta, Tensor *cTensor, void *c) {
  if (!areGiven(aTensor, cTensor, alpha, beta))
    return badParameter;
  double scaleA = factor(cTensor, alpha), scaleC = factor(cTensor, beta);
  return run(handle, [=] {
    return combine(0, scaleA, {aTensor, a}, scaleC, {cTensor, c}, {cTensor, c});
  });
}
Status cudnnOpTensor(Handle *handle, Operation *operation, const void *alpha1, Tensor *aTensor,
                     const void *a, const void *alpha2, Tensor *bTensor, const void *b,
                     const void *beta, Tensor *cTensor, void *c) {
  if (!areGiven(aTensor, bTensor, cTensor, operation, alpha1, alpha2, beta))
    return badParameter;
  if (operation->operation > CUDNN_OP_TENSOR_MAX)
    return CUDNN_STATUS_NOT_SUPPORTED;
  double one = factor(cTensor, alpha1), two = factor(cTensor, alpha2);
  Output out{cTensor, c, 1, factor(cTensor, beta)};
  return run(handle, [=] {
    return combine(operation->operation, one, {aTensor, a}, two, {bTensor, b}, out);
  });
}

} // extern "C"
