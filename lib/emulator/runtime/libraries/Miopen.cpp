// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MIOpen on plain loops: what ports of cuDNN programs call. Where MIOpen takes no factors but 1 and 0,
// neither does this.
#include "libraries/MiopenValues.h"

using namespace tranship::emulator;

namespace {

constexpr miopenStatus_t badParameter = miopenStatusBadParm, success = miopenStatusSuccess;
/// What MIOpen returns for factors that it cannot use.
constexpr miopenStatus_t badFactors = miopenStatusUnknownError;
/// As in Cudnn.cpp, and behind each convolution's solution.
constexpr int onlyAlgorithm = 1;
constexpr uint64_t onlySolution = 1;

} // namespace

extern "C" {

/// Both sides of a comparison print the same text: that of cuDNN's status.
const char *miopenGetErrorString(miopenStatus_t status) {
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
miopenStatus_t miopenGetVersion(size_t *major, size_t *minor, size_t *patch) {
  *major = MIOPEN_VERSION_MAJOR;
  *minor = MIOPEN_VERSION_MINOR;
  *patch = MIOPEN_VERSION_PATCH;
  return success;
}
miopenStatus_t miopenCreate(miopenHandle_t *handle) {
  if (!handle)
    return badParameter;
  *handle = new TranshipDnn;
  return success;
}
miopenStatus_t miopenDestroy(miopenHandle_t handle) {
  delete handle;
  return success;
}
miopenStatus_t miopenSetStream(miopenHandle_t handle, miopenAcceleratorQueue_t stream) {
  if (!handle)
    return badParameter;
  handle->stream = stream;
  return success;
}
miopenStatus_t miopenGetStream(miopenHandle_t handle, miopenAcceleratorQueue_t *stream) {
  if (!handle || !stream)
    return badParameter;
  *stream = handle->stream;
  return success;
}

// Convolutions: with an algorithm, and in the immediate mode. `a` and `b` are the tensors that a pass
// takes, in MIOpen's order; the weights come first in the immediate mode's forward pass alone.
#define DNN_PASS(Pass, Algorithm, field, X, W, Y, OUT)                                             \
  static miopenStatus_t compute##Pass(miopenHandle_t handle,                                       \
                                      miopenConvolutionDescriptor_t convolution, Input a, Input b, \
                                      Output out) {                                                \
    if (!areSet(a.tensor, b.tensor, out.tensor) || !convolution)                                   \
      return badParameter;                                                                         \
    return run(handle,                                                                             \
               [=] { return convolve(ConvolutionPass::Pass, *convolution, X, W, Y, out); });       \
  }                                                                                                \
  miopenStatus_t miopenConvolution##OUT(                                                           \
      miopenHandle_t handle, const void *alpha, miopenTensorDescriptor_t aTensor, const void *a,   \
      miopenTensorDescriptor_t bTensor, const void *b, miopenConvolutionDescriptor_t convolution,  \
      Algorithm, const void *beta, miopenTensorDescriptor_t outTensor, void *out, void *,          \
      size_t) {                                                                                    \
    if (!alpha || !beta)                                                                           \
      return badParameter;                                                                         \
    if (!areOneAndZero(alpha, beta))                                                               \
      return badFactors;                                                                           \
    return compute##Pass(handle, convolution, {aTensor, a}, {bTensor, b}, {outTensor, out});       \
  }                                                                                                \
  miopenStatus_t miopenFindConvolution##OUT##Algorithm(                                            \
      miopenHandle_t handle, miopenTensorDescriptor_t aTensor, const void *a,                      \
      miopenTensorDescriptor_t bTensor, const void *b, miopenConvolutionDescriptor_t convolution,  \
      miopenTensorDescriptor_t outTensor, void *out, int wanted, int *found,                       \
      miopenConvAlgoPerf_t *results, void *, size_t, bool) {                                       \
    if (!handle || !areSet(aTensor, bTensor, outTensor) || !convolution || !a || !b || !out ||     \
        wanted < 1 || !found || !results)                                                          \
      return badParameter;                                                                         \
    *found = 1;                                                                                    \
    results[0] = {};                                                                               \
    results[0].field = Algorithm(onlyAlgorithm);                                                   \
    return success;                                                                                \
  }                                                                                                \
  miopenStatus_t miopenConvolution##OUT##GetSolutionCount(                                         \
      miopenHandle_t handle, miopenTensorDescriptor_t a, miopenTensorDescriptor_t b,               \
      miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t out, size_t *count) {    \
    if (!handle || !areSet(a, b, out) || !convolution || !count)                                   \
      return badParameter;                                                                         \
    *count = 1;                                                                                    \
    return success;                                                                                \
  }                                                                                                \
  miopenStatus_t miopenConvolution##OUT##GetSolution(                                              \
      miopenHandle_t handle, miopenTensorDescriptor_t a, miopenTensorDescriptor_t b,               \
      miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t out, size_t wanted,      \
      size_t *found, miopenConvSolution_t *solutions) {                                            \
    if (!handle || !areSet(a, b, out) || !convolution || wanted < 1 || !found || !solutions)       \
      return badParameter;                                                                         \
    *found = 1;                                                                                    \
    solutions[0] = {0, 0, onlySolution, miopenConvAlgorithm_t(onlyAlgorithm)};                     \
    return success;                                                                                \
  }                                                                                                \
  miopenStatus_t miopenConvolution##OUT##GetWorkSpaceSize(                                         \
      miopenHandle_t handle, miopenTensorDescriptor_t a, miopenTensorDescriptor_t b,               \
      miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t out, size_t *bytes) {    \
    if (!handle || !areSet(a, b, out) || !convolution || !bytes)                                   \
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

miopenStatus_t miopenConvolutionForwardImmediate(miopenHandle_t handle,
                                                 miopenTensorDescriptor_t wTensor, const void *w,
                                                 miopenTensorDescriptor_t xTensor, const void *x,
                                                 miopenConvolutionDescriptor_t convolution,
                                                 miopenTensorDescriptor_t yTensor, void *y, void *,
                                                 size_t, uint64_t solution) {
  if (solution != onlySolution)
    return badParameter;
  return computeForward(handle, convolution, {xTensor, x}, {wTensor, w}, {yTensor, y});
}
miopenStatus_t miopenConvolutionBackwardDataImmediate(
    miopenHandle_t handle, miopenTensorDescriptor_t dyTensor, const void *dy,
    miopenTensorDescriptor_t wTensor, const void *w, miopenConvolutionDescriptor_t convolution,
    miopenTensorDescriptor_t dxTensor, void *dx, void *, size_t, uint64_t solution) {
  if (solution != onlySolution)
    return badParameter;
  return computeBackwardData(handle, convolution, {dyTensor, dy}, {wTensor, w}, {dxTensor, dx});
}
miopenStatus_t miopenConvolutionBackwardWeightsImmediate(
    miopenHandle_t handle, miopenTensorDescriptor_t dyTensor, const void *dy,
    miopenTensorDescriptor_t xTensor, const void *x, miopenConvolutionDescriptor_t convolution,
    miopenTensorDescriptor_t dwTensor, void *dw, void *, size_t, uint64_t solution) {
  if (solution != onlySolution)
    return badParameter;
  return computeBackwardFilter(handle, convolution, {dyTensor, dy}, {xTensor, x}, {dwTensor, dw});
}
miopenStatus_t miopenConvolutionBackwardBias(miopenHandle_t handle, const void *alpha,
                                             miopenTensorDescriptor_t dyTensor, const void *dy,
                                             const void *beta, miopenTensorDescriptor_t dbTensor,
                                             void *db) {
  if (!areSet(dyTensor, dbTensor) || !alpha || !beta)
    return badParameter;
  if (!areOneAndZero(alpha, beta))
    return badFactors;
  return run(handle, [=] { return convolveBias({dyTensor, dy}, {dbTensor, db}); });
}
miopenStatus_t miopenConvolutionBiasActivationForward(
    miopenHandle_t handle, const void *alpha1, miopenTensorDescriptor_t xTensor, const void *x,
    miopenTensorDescriptor_t wTensor, const void *w, miopenConvolutionDescriptor_t convolution,
    miopenConvFwdAlgorithm_t, void *, size_t, const void *alpha2, miopenTensorDescriptor_t zTensor,
    const void *z, miopenTensorDescriptor_t biasTensor, const void *bias,
    miopenActivationDescriptor_t activation, miopenTensorDescriptor_t yTensor, void *y) {
  if (!areSet(xTensor, wTensor, zTensor) || !areSet(biasTensor, yTensor) || !convolution ||
      !activation || !alpha1 || !alpha2)
    return badParameter;
  double one = factor(alpha1), two = factor(alpha2);
  return run(handle, [=] {
    return convolveAndActivate(*convolution, {xTensor, x}, {wTensor, w}, one, {zTensor, z}, two,
                               {biasTensor, bias}, *activation, {yTensor, y});
  });
}

// Other layers.

miopenStatus_t miopenPoolingGetWorkSpaceSizeV2(miopenPoolingDescriptor_t pooling,
                                               miopenTensorDescriptor_t y, size_t *bytes) {
  if (!areSet(y, y) || !pooling || !bytes)
    return badParameter;
  *bytes = pooling->mode == 0 ? y->count() * sizeof(uint32_t) : 0;
  return success;
}
/// For the backward pass of a maximum, the workspace has to tell where each one was. The places are
/// found again there, so all that matters is that the program hands it over.
miopenStatus_t miopenPoolingForward(miopenHandle_t handle, miopenPoolingDescriptor_t pooling,
                                    const void *alpha, miopenTensorDescriptor_t xTensor,
                                    const void *x, const void *beta,
                                    miopenTensorDescriptor_t yTensor, void *y, bool hasBackward,
                                    void *workspace, size_t bytes) {
  if (!areSet(xTensor, yTensor) || !pooling || !alpha || !beta)
    return badParameter;
  if (!areOneAndZero(alpha, beta))
    return badFactors;
  size_t needed = 0;
  miopenPoolingGetWorkSpaceSizeV2(pooling, yTensor, &needed);
  if (hasBackward && (bytes < needed || (needed && !workspace)))
    return badParameter;
  return run(handle, [=] { return pool(*pooling, {xTensor, x}, {yTensor, y}); });
}
miopenStatus_t miopenPoolingBackward(miopenHandle_t handle, miopenPoolingDescriptor_t pooling,
                                     const void *alpha, miopenTensorDescriptor_t yTensor,
                                     const void *, miopenTensorDescriptor_t dyTensor,
                                     const void *dy, miopenTensorDescriptor_t xTensor,
                                     const void *x, const void *beta,
                                     miopenTensorDescriptor_t dxTensor, void *dx, void *workspace) {
  if (!areSet(yTensor, dyTensor) || !areSet(xTensor, dxTensor) || !pooling || !alpha || !beta ||
      (pooling->mode == 0 && !workspace))
    return badParameter;
  if (!areOneAndZero(alpha, beta))
    return badFactors;
  return run(handle, [=] {
    return poolBackward(*pooling, {xTensor, x}, {dyTensor, dy}, {dxTensor, dx});
  });
}
miopenStatus_t miopenActivationForward(miopenHandle_t handle,
                                       miopenActivationDescriptor_t activation, const void *alpha,
                                       miopenTensorDescriptor_t xTensor, const void *x,
                                       const void *beta, miopenTensorDescriptor_t yTensor,
                                       void *y) {
  if (!areSet(xTensor, yTensor) || !activation || !alpha || !beta)
    return badParameter;
  if (!areOneAndZero(alpha, beta))
    return badFactors;
  return run(handle, [=] { return activate(*activation, {xTensor, x}, {yTensor, y}); });
}
miopenStatus_t miopenActivationBackward(miopenHandle_t handle,
                                        miopenActivationDescriptor_t activation, const void *alpha,
                                        miopenTensorDescriptor_t yTensor, const void *y,
                                        miopenTensorDescriptor_t dyTensor, const void *dy,
                                        miopenTensorDescriptor_t xTensor, const void *x,
                                        const void *beta, miopenTensorDescriptor_t dxTensor,
                                        void *dx) {
  if (!areSet(yTensor, dyTensor) || !areSet(xTensor, dxTensor) || !activation || !alpha || !beta)
    return badParameter;
  if (!areOneAndZero(alpha, beta))
    return badFactors;
  return run(handle, [=] {
    return activateBackward(*activation, {xTensor, x}, {yTensor, y}, {dyTensor, dy},
                            {dxTensor, dx});
  });
}
miopenStatus_t miopenSoftmaxForward_V2(miopenHandle_t handle, const void *alpha,
                                       miopenTensorDescriptor_t xTensor, const void *x,
                                       const void *beta, miopenTensorDescriptor_t yTensor, void *y,
                                       miopenSoftmaxAlgorithm_t algorithm,
                                       miopenSoftmaxMode_t mode) {
  if (!areSet(xTensor, yTensor) || !alpha || !beta)
    return badParameter;
  Output out{yTensor, y, factor(alpha), factor(beta)};
  return run(handle, [=] {
    return softmax(algorithm, mode == MIOPEN_SOFTMAX_MODE_CHANNEL, {xTensor, x}, out);
  });
}
miopenStatus_t miopenSoftmaxBackward_V2(miopenHandle_t handle, const void *alpha,
                                        miopenTensorDescriptor_t yTensor, const void *y,
                                        miopenTensorDescriptor_t dyTensor, const void *dy,
                                        const void *beta, miopenTensorDescriptor_t dxTensor,
                                        void *dx, miopenSoftmaxAlgorithm_t algorithm,
                                        miopenSoftmaxMode_t mode) {
  if (!areSet(yTensor, dyTensor, dxTensor) || !alpha || !beta)
    return badParameter;
  Output out{dxTensor, dx, factor(alpha), factor(beta)};
  return run(handle, [=] {
    return softmaxBackward(algorithm, mode == MIOPEN_SOFTMAX_MODE_CHANNEL, {yTensor, y},
                           {dyTensor, dy}, out);
  });
}
miopenStatus_t
miopenBatchNormalizationForwardInference(miopenHandle_t handle, miopenBatchNormMode_t mode,
                                         void *alpha, void *beta, miopenTensorDescriptor_t xTensor,
                                         const void *x, miopenTensorDescriptor_t yTensor, void *y,
                                         miopenTensorDescriptor_t tensor, void *scale, void *bias,
                                         void *mean, void *variance, double epsilon) {
  if (!areSet(xTensor, yTensor, tensor) || !alpha || !beta || !scale || !bias || !mean || !variance)
    return badParameter;
  if (!areOneAndZero(alpha, beta))
    return badFactors;
  NormalizationParameters by{tensor, scale, bias, mean, variance, epsilon};
  return run(handle, [=] {
    return normalizeInference(mode == miopenBNSpatial, {xTensor, x}, {yTensor, y}, by);
  });
}
miopenStatus_t miopenBatchNormalizationForwardTraining(
    miopenHandle_t handle, miopenBatchNormMode_t mode, void *alpha, void *beta,
    miopenTensorDescriptor_t xTensor, const void *x, miopenTensorDescriptor_t yTensor, void *y,
    miopenTensorDescriptor_t tensor, void *scale, void *bias, double factor, void *runningMean,
    void *runningVariance, double epsilon, void *savedMean, void *savedInverse) {
  if (!areSet(xTensor, yTensor, tensor) || !alpha || !beta || !scale || !bias)
    return badParameter;
  if (!areOneAndZero(alpha, beta))
    return badFactors;
  NormalizationParameters by{tensor, scale, bias, nullptr, nullptr, epsilon};
  NormalizationResults results{factor, runningMean, runningVariance, savedMean, savedInverse};
  return run(handle, [=] {
    return normalizeTraining(mode == miopenBNSpatial, {xTensor, x}, {yTensor, y}, by, results);
  });
}
miopenStatus_t miopenBatchNormalizationBackward(
    miopenHandle_t handle, miopenBatchNormMode_t mode, const void *alphaData, const void *betaData,
    const void *alphaParameters, const void *betaParameters, miopenTensorDescriptor_t xTensor,
    const void *x, miopenTensorDescriptor_t dyTensor, const void *dy,
    miopenTensorDescriptor_t dxTensor, void *dx, miopenTensorDescriptor_t tensor, const void *scale,
    void *dScale, void *dBias, double epsilon, const void *savedMean, const void *savedInverse) {
  if (!areSet(xTensor, dyTensor, dxTensor) || !areSet(tensor, tensor) || !alphaData || !betaData ||
      !alphaParameters || !betaParameters || !scale || !dScale || !dBias)
    return badParameter;
  if (!areOneAndZero(alphaData, betaData) || !areOneAndZero(alphaParameters, betaParameters))
    return badFactors;
  NormalizationParameters by{tensor, scale, nullptr, savedMean, savedInverse, epsilon};
  return run(handle, [=] {
    return normalizeBackward(mode == miopenBNSpatial, {xTensor, x}, {dyTensor, dy}, {dxTensor, dx},
                             by, {tensor, dScale}, {tensor, dBias});
  });
}
/// As for pooling, what the backward pass needs is found again.
miopenStatus_t miopenLRNGetWorkSpaceSize(miopenTensorDescriptor_t y, size_t *bytes) {
  if (!areSet(y, y) || !bytes)
    return badParameter;
  *bytes = y->bytes();
  return success;
}
miopenStatus_t miopenLRNForward(miopenHandle_t handle, miopenLRNDescriptor_t lrn, const void *alpha,
                                miopenTensorDescriptor_t xTensor, const void *x, const void *beta,
                                miopenTensorDescriptor_t yTensor, void *y, bool hasBackward,
                                void *workspace) {
  if (!areSet(xTensor, yTensor) || !lrn || !alpha || !beta || (hasBackward && !workspace))
    return badParameter;
  if (!areOneAndZero(alpha, beta))
    return badFactors;
  if (lrn->mode != miopenLRNCrossChannel)
    return miopenStatusUnsupportedOp;
  return run(handle, [=] { return normalizeChannels(*lrn, {xTensor, x}, {yTensor, y}); });
}
miopenStatus_t miopenLRNBackward(miopenHandle_t handle, miopenLRNDescriptor_t lrn,
                                 const void *alpha, miopenTensorDescriptor_t yTensor, const void *y,
                                 miopenTensorDescriptor_t dyTensor, const void *dy,
                                 miopenTensorDescriptor_t xTensor, const void *x, const void *beta,
                                 miopenTensorDescriptor_t dxTensor, void *dx,
                                 const void *workspace) {
  if (!areSet(yTensor, dyTensor) || !areSet(xTensor, dxTensor) || !lrn || !alpha || !beta ||
      !workspace)
    return badParameter;
  if (!areOneAndZero(alpha, beta))
    return badFactors;
  return run(handle, [=] {
    return normalizeChannelsBackward(*lrn, {xTensor, x}, {yTensor, y}, {dyTensor, dy},
                                     {dxTensor, dx});
  });
}

} // extern "C"
