// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MIOpen on plain loops: what ports of cuDNN programs call. Where MIOpen takes no factors but 1 and 0,
// neither does this.
#include "libraries/MiopenValues.h"

using namespace tranship::emulator;

#include "libraries/DnnFunctions.inc"

namespace {

constexpr uint64_t onlySolution = 1;

} // namespace

extern "C" {

/// Both sides of a comparison print the same text, the name of cuDNN's status.
const char *miopenGetErrorString(Status status) {
  switch (status) {
  case miopenStatusSuccess:
    return "CUDNN_STATUS_SUCCESS";
  case miopenStatusNotInitialized:
    return "CUDNN_STATUS_NOT_INITIALIZED";
  case miopenStatusInvalidValue:
  case miopenStatusBadParm:
    return "CUDNN_STATUS_BAD_PARAM";
  case miopenStatusAllocFailed:
    return "CUDNN_STATUS_ALLOC_FAILED";
  case miopenStatusInternalError:
    return "CUDNN_STATUS_INTERNAL_ERROR";
  case miopenStatusNotImplemented:
  case miopenStatusUnsupportedOp:
    return "CUDNN_STATUS_NOT_SUPPORTED";
  case miopenStatusUnknownError:
    return "CUDNN_STATUS_EXECUTION_FAILED";
  default:
    return "CUDNN_UNKNOWN_STATUS";
  }
}
Status miopenGetVersion(size_t *major, size_t *minor, size_t *patch) {
  *major = MIOPEN_VERSION_MAJOR;
  *minor = MIOPEN_VERSION_MINOR;
  *patch = MIOPEN_VERSION_PATCH;
  return success;
}

// Convolutions: with an algorithm, and in the immediate mode. `a` and `b` are the tensors that a pass
// takes, in MIOpen's order; the weights come first in the immediate mode's forward pass alone.
#define DNN_PASS(Pass, Algorithm, field, X, W, Y, OUT)                                             \
  static Status compute##Pass(Handle *handle, Convolution *convolution, Input a, Input b,          \
                              Output out) {                                                        \
    if (!areGiven(a.tensor, b.tensor, out.tensor, convolution))                                    \
      return badParameter;                                                                         \
    return run(handle,                                                                             \
               [=] { return convolve(ConvolutionPass::Pass, *convolution, X, W, Y, out); });       \
  }                                                                                                \
  Status miopenConvolution##OUT(Handle *handle, const void *alpha, Tensor *aTensor, const void *a, \
                                Tensor *bTensor, const void *b, Convolution *convolution,          \
                                Algorithm, const void *beta, Tensor *outTensor, void *out, void *, \
                                size_t) {                                                          \
    if (!areGiven(alpha, beta))                                                                    \
      return badParameter;                                                                         \
    if (Status status = checkFactors(alpha, beta); status != success)                              \
      return status;                                                                               \
    return compute##Pass(handle, convolution, {aTensor, a}, {bTensor, b}, {outTensor, out});       \
  }                                                                                                \
  Status miopenFindConvolution##OUT##Algorithm(                                                    \
      Handle *handle, Tensor *aTensor, const void *a, Tensor *bTensor, const void *b,              \
      Convolution *convolution, Tensor *outTensor, void *out, int wanted, int *found,              \
      miopenConvAlgoPerf_t *results, void *, size_t, bool) {                                       \
    if (!areGiven(handle, aTensor, bTensor, outTensor, convolution, a, b, out, found, results) ||  \
        wanted < 1)                                                                                \
      return badParameter;                                                                         \
    *found = 1;                                                                                    \
    results[0] = {};                                                                               \
    results[0].field = Algorithm(onlyAlgorithm);                                                   \
    return success;                                                                                \
  }                                                                                                \
  Status miopenConvolution##OUT##GetSolutionCount(Handle *handle, Tensor *a, Tensor *b,            \
                                                  Convolution *convolution, Tensor *out,           \
                                                  size_t *count) {                                 \
    if (!areGiven(handle, a, b, out, convolution, count))                                          \
      return badParameter;                                                                         \
    *count = 1;                                                                                    \
    return success;                                                                                \
  }                                                                                                \
  Status miopenConvolution##OUT##GetSolution(Handle *handle, Tensor *a, Tensor *b,                 \
                                             Convolution *convolution, Tensor *out, size_t wanted, \
                                             size_t *found, miopenConvSolution_t *solutions) {     \
    if (!areGiven(handle, a, b, out, convolution, found, solutions) || wanted < 1)                 \
      return badParameter;                                                                         \
    *found = 1;                                                                                    \
    solutions[0] = {0, 0, onlySolution, miopenConvAlgorithm_t(onlyAlgorithm)};                     \
    return success;                                                                                \
  }                                                                                                \
  Status miopenConvolution##OUT##GetWorkSpaceSize(Handle *handle, Tensor *a, Tensor *b,            \
                                                  Convolution *convolution, Tensor *out,           \
                                                  size_t *bytes) {                                 \
    if (!areGiven(handle, a, b, out, convolution, bytes))                                          \
      return badParameter;                                                                         \
    *bytes = 0;                                                                                    \
    return success;                                                                                \
  }
DNN_PASS(Forward, miopenConvFwdAlgorithm_t, fwd_algo, a, b, (Input{out.tensor, nullptr}), Forward)
DNN_PASS(BackwardData, miopenConvBwdDataAlgorithm_t, bwd_data_algo, (Input{out.tensor, nullptr}), b,
         a, BackwardData)
DNN_PASS(BackwardFilter, miopenConvBwdWeightsAlgorithm_t, bwd_weights_algo, b,
         (Input{out.tensor, nullptr}), a, BackwardWeights)
#undef DNN_PASS

Status miopenConvolutionForwardImmediate(Handle *handle, Tensor *wTensor, const void *w,
                                         Tensor *xTensor, const void *x, Convolution *convolution,
                                         Tensor *yTensor, void *y, void *, size_t,
                                         uint64_t solution) {
  if (solution != onlySolution)
    return badParameter;
  return computeForward(handle, convolution, {xTensor, x}, {wTensor, w}, {yTensor, y});
}
Status miopenConvolutionBackwardDataImmediate(Handle *handle, Tensor *dyTensor, const void *dy,
                                              Tensor *wTensor, const void *w,
                                              Convolution *convolution, Tensor *dxTensor, void *dx,
                                              void *, size_t, uint64_t solution) {
  if (solution != onlySolution)
    return badParameter;
  return computeBackwardData(handle, convolution, {dyTensor, dy}, {wTensor, w}, {dxTensor, dx});
}
Status miopenConvolutionBackwardWeightsImmediate(Handle *handle, Tensor *dyTensor, const void *dy,
                                                 Tensor *xTensor, const void *x,
                                                 Convolution *convolution, Tensor *dwTensor,
                                                 void *dw, void *, size_t, uint64_t solution) {
  if (solution != onlySolution)
    return badParameter;
  return computeBackwardFilter(handle, convolution, {dyTensor, dy}, {xTensor, x}, {dwTensor, dw});
}

// Other layers.

Status miopenPoolingGetWorkSpaceSizeV2(Pooling *pooling, Tensor *y, size_t *bytes) {
  if (!areGiven(y, pooling, bytes))
    return badParameter;
  *bytes = pooling->mode == 0 ? y->count() * sizeof(uint32_t) : 0;
  return success;
}
/// For the backward pass of a maximum, MIOpen's workspace holds where each one was. The places are
/// found again there, so the program only needs to pass it.
Status miopenPoolingForward(Handle *handle, Pooling *pooling, const void *alpha, Tensor *xTensor,
                            const void *x, const void *beta, Tensor *yTensor, void *y,
                            bool hasBackward, void *workspace, size_t bytes) {
  if (!areGiven(xTensor, yTensor, pooling, alpha, beta))
    return badParameter;
  size_t needed = 0;
  miopenPoolingGetWorkSpaceSizeV2(pooling, yTensor, &needed);
  if (hasBackward && (bytes < needed || (needed && !workspace)))
    return badParameter;
  return run(handle, alpha, beta, [=] { return pool(*pooling, {xTensor, x}, {yTensor, y}); });
}
Status miopenPoolingBackward(Handle *handle, Pooling *pooling, const void *alpha, Tensor *yTensor,
                             const void *, Tensor *dyTensor, const void *dy, Tensor *xTensor,
                             const void *x, const void *beta, Tensor *dxTensor, void *dx,
                             void *workspace) {
  if (!areGiven(yTensor, dyTensor, xTensor, dxTensor, pooling, alpha, beta) ||
      (pooling->mode == 0 && !workspace))
    return badParameter;
  return run(handle, alpha, beta, [=] {
    return poolBackward(*pooling, {xTensor, x}, {dyTensor, dy}, {dxTensor, dx});
  });
}
Status miopenSoftmaxForward_V2(Handle *handle, const void *alpha, Tensor *xTensor, const void *x,
                               const void *beta, Tensor *yTensor, void *y,
                               miopenSoftmaxAlgorithm_t algorithm, miopenSoftmaxMode_t mode) {
  if (!areGiven(xTensor, yTensor, alpha, beta))
    return badParameter;
  Output out = output(yTensor, y, alpha, beta);
  return run(handle, [=] {
    return softmax(algorithm, mode == MIOPEN_SOFTMAX_MODE_CHANNEL, {xTensor, x}, out);
  });
}
Status miopenSoftmaxBackward_V2(Handle *handle, const void *alpha, Tensor *yTensor, const void *y,
                                Tensor *dyTensor, const void *dy, const void *beta,
                                Tensor *dxTensor, void *dx, miopenSoftmaxAlgorithm_t algorithm,
                                miopenSoftmaxMode_t mode) {
  if (!areGiven(yTensor, dyTensor, dxTensor, alpha, beta))
    return badParameter;
  Output out = output(dxTensor, dx, alpha, beta);
  return run(handle, [=] {
    return softmaxBackward(algorithm, mode == MIOPEN_SOFTMAX_MODE_CHANNEL, {yTensor, y},
                           {dyTensor, dy}, out);
  });
}
/// As for pooling, the backward pass finds again what it needs.
Status miopenLRNGetWorkSpaceSize(Tensor *y, size_t *bytes) {
  if (!areGiven(y, bytes))
    return badParameter;
  *bytes = y->bytes();
  return success;
}
Status miopenLRNForward(Handle *handle, Lrn *lrn, const void *alpha, Tensor *xTensor, const void *x,
                        const void *beta, Tensor *yTensor, void *y, bool hasBackward,
                        void *workspace) {
  if (!areGiven(xTensor, yTensor, lrn, alpha, beta) || (hasBackward && !workspace))
    return badParameter;
  if (lrn->mode != miopenLRNCrossChannel)
    return miopenStatusUnsupportedOp;
  return run(handle, alpha, beta, [=] {
    return normalizeChannels(*lrn, {xTensor, x}, {yTensor, y});
  });
}
Status miopenLRNBackward(Handle *handle, Lrn *lrn, const void *alpha, Tensor *yTensor,
                         const void *y, Tensor *dyTensor, const void *dy, Tensor *xTensor,
                         const void *x, const void *beta, Tensor *dxTensor, void *dx,
                         const void *workspace) {
  if (!areGiven(yTensor, dyTensor, xTensor, dxTensor, lrn, alpha, beta, workspace))
    return badParameter;
  return run(handle, alpha, beta, [=] {
    return normalizeChannelsBackward(*lrn, {xTensor, x}, {yTensor, y}, {dyTensor, dy},
                                     {dxTensor, dx});
  });
}

Status miopenOpTensor(Handle *handle, miopenTensorOp_t operation, const void *alpha1,
                      Tensor *aTensor, const void *a, const void *alpha2, Tensor *bTensor,
                      const void *b, const void *beta, Tensor *cTensor, void *c) {
  if (!areGiven(aTensor, bTensor, cTensor, alpha1, alpha2, beta))
    return badParameter;
  if (aTensor->lengths != cTensor->lengths) // only the second operand may be smaller
    return badParameter;
  double one = factor(cTensor, alpha1), two = factor(cTensor, alpha2);
  Output out{cTensor, c, 1, factor(cTensor, beta)};
  return run(handle, [=] { return combine(operation, one, {aTensor, a}, two, {bTensor, b}, out); });
}

} // extern "C"
