// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MIOpen's descriptors, and what is done to tensors without a layer.
#include "libraries/MiopenValues.h"

#include <algorithm>

using namespace tranship::emulator;

namespace {

constexpr miopenStatus_t badParameter = miopenStatusBadParm, success = miopenStatusSuccess;

miopenStatus_t result(bool isGood) { return isGood ? success : badParameter; }

void give(const std::vector<int> &values, size_t wanted, int *to) {
  for (size_t i = 0; to && i < values.size() && i < wanted; ++i)
    to[i] = values[i];
}
miopenStatus_t giveFour(const std::vector<int> &values, int *n, int *c, int *h, int *w) {
  if (values.size() != 4)
    return badParameter;
  *n = values[0];
  *c = values[1];
  *h = values[2];
  *w = values[3];
  return success;
}

/// Activations by MIOpen's numbers, as those of the loops (DnnLayers.cpp).
constexpr int activationModes[] = {5, 0, 2, 1, 7, 8, 9, 3, 10, 4, 11};
constexpr int loopsAverage = 1, loopsAverageWithout = 2;

} // namespace

extern "C" {

#define DNN_DESCRIPTOR(Name, Struct)                                                               \
  miopenStatus_t miopenCreate##Name##Descriptor(miopen##Name##Descriptor_t *descriptor) {          \
    if (!descriptor)                                                                               \
      return badParameter;                                                                         \
    *descriptor = new Struct;                                                                      \
    return success;                                                                                \
  }                                                                                                \
  miopenStatus_t miopenDestroy##Name##Descriptor(miopen##Name##Descriptor_t descriptor) {          \
    delete descriptor;                                                                             \
    return success;                                                                                \
  }
DNN_DESCRIPTOR(Tensor, TranshipDnnTensor)
DNN_DESCRIPTOR(Convolution, TranshipDnnConvolution)
DNN_DESCRIPTOR(Pooling, TranshipDnnPooling)
DNN_DESCRIPTOR(Activation, TranshipDnnActivation)
DNN_DESCRIPTOR(LRN, TranshipDnnLrn)
DNN_DESCRIPTOR(Dropout, TranshipDnnDropout)
DNN_DESCRIPTOR(ReduceTensor, TranshipDnnReduction)
#undef DNN_DESCRIPTOR

miopenStatus_t miopenSetTensorDescriptor(miopenTensorDescriptor_t tensor, miopenDataType_t type,
                                         int count, const int *lengths, const int *strides) {
  return result(setTensor(tensor, typeOf(type), count, lengths, strides, false));
}
miopenStatus_t miopenSetNdTensorDescriptorWithLayout(miopenTensorDescriptor_t tensor,
                                                     miopenDataType_t type,
                                                     miopenTensorLayout_t layout,
                                                     const int *lengths, int count) {
  bool isLast = layout == miopenTensorNHWC || layout == miopenTensorNDHWC;
  if (!isLast && layout != miopenTensorNCHW && layout != miopenTensorNCDHW)
    return miopenStatusUnsupportedOp;
  return result(setTensor(tensor, typeOf(type), count, lengths, nullptr, isLast));
}
miopenStatus_t miopenSet4dTensorDescriptor(miopenTensorDescriptor_t tensor, miopenDataType_t type,
                                           int n, int c, int h, int w) {
  const int lengths[] = {n, c, h, w};
  return result(setTensor(tensor, typeOf(type), 4, lengths, nullptr, false));
}
miopenStatus_t miopenSet4dTensorDescriptorEx(miopenTensorDescriptor_t tensor, miopenDataType_t type,
                                             int n, int c, int h, int w, int strideN, int strideC,
                                             int strideH, int strideW) {
  const int lengths[] = {n, c, h, w}, strides[] = {strideN, strideC, strideH, strideW};
  return result(setTensor(tensor, typeOf(type), 4, lengths, strides, false));
}
miopenStatus_t miopenGet4dTensorDescriptor(miopenTensorDescriptor_t tensor, miopenDataType_t *type,
                                           int *n, int *c, int *h, int *w, int *strideN,
                                           int *strideC, int *strideH, int *strideW) {
  if (!areSet(tensor, tensor) || !type)
    return badParameter;
  *type = miopenType(tensor->type);
  if (miopenStatus_t status = giveFour(tensor->lengths, n, c, h, w))
    return status;
  return giveFour(tensor->strides, strideN, strideC, strideH, strideW);
}
miopenStatus_t miopenGetTensorDescriptor(miopenTensorDescriptor_t tensor, miopenDataType_t *type,
                                         int *lengths, int *strides) {
  if (!areSet(tensor, tensor))
    return badParameter;
  if (type)
    *type = miopenType(tensor->type);
  give(tensor->lengths, tensor->lengths.size(), lengths);
  give(tensor->strides, tensor->strides.size(), strides);
  return success;
}
miopenStatus_t miopenGetTensorDescriptorSize(miopenTensorDescriptor_t tensor, int *count) {
  if (!tensor || !count)
    return badParameter;
  *count = int(tensor->lengths.size());
  return success;
}
miopenStatus_t miopenGetTensorNumBytes(miopenTensorDescriptor_t tensor, size_t *bytes) {
  if (!areSet(tensor, tensor) || !bytes)
    return badParameter;
  *bytes = tensor->bytes();
  return success;
}

miopenStatus_t miopenInitConvolutionNdDescriptor(miopenConvolutionDescriptor_t convolution,
                                                 int count, const int *pads, const int *strides,
                                                 const int *dilations,
                                                 miopenConvolutionMode_t mode) {
  if (!convolution || count < 1 || count > 3 || !pads || !strides || !dilations ||
      std::any_of(pads, pads + count, [](int pad) { return pad < 0; }) ||
      std::any_of(strides, strides + count, [](int stride) { return stride < 1; }) ||
      std::any_of(dilations, dilations + count, [](int dilation) { return dilation < 1; }))
    return badParameter;
  if (mode == miopenTranspose)
    return miopenStatusUnsupportedOp;
  convolution->pads.assign(pads, pads + count);
  convolution->strides.assign(strides, strides + count);
  convolution->dilations.assign(dilations, dilations + count);
  return success;
}
miopenStatus_t miopenInitConvolutionDescriptor(miopenConvolutionDescriptor_t convolution,
                                               miopenConvolutionMode_t mode, int padH, int padW,
                                               int strideH, int strideW, int dilationH,
                                               int dilationW) {
  const int pads[] = {padH, padW}, strides[] = {strideH, strideW};
  const int dilations[] = {dilationH, dilationW};
  return miopenInitConvolutionNdDescriptor(convolution, 2, pads, strides, dilations, mode);
}
miopenStatus_t miopenGetConvolutionNdDescriptor(miopenConvolutionDescriptor_t convolution,
                                                int wanted, int *count, int *pads, int *strides,
                                                int *dilations, miopenConvolutionMode_t *mode) {
  if (!convolution || !count || !mode || wanted < 0)
    return badParameter;
  *count = int(convolution->pads.size());
  give(convolution->pads, size_t(wanted), pads);
  give(convolution->strides, size_t(wanted), strides);
  give(convolution->dilations, size_t(wanted), dilations);
  *mode = miopenConvolution;
  return success;
}
miopenStatus_t miopenGetConvolutionDescriptor(miopenConvolutionDescriptor_t convolution,
                                              miopenConvolutionMode_t *mode, int *padH, int *padW,
                                              int *strideH, int *strideW, int *dilationH,
                                              int *dilationW) {
  if (!convolution || convolution->pads.size() != 2)
    return badParameter;
  *mode = miopenConvolution;
  *padH = convolution->pads[0];
  *padW = convolution->pads[1];
  *strideH = convolution->strides[0];
  *strideW = convolution->strides[1];
  *dilationH = convolution->dilations[0];
  *dilationW = convolution->dilations[1];
  return success;
}
miopenStatus_t miopenSetConvolutionGroupCount(miopenConvolutionDescriptor_t convolution,
                                              int groups) {
  if (!convolution || groups < 1)
    return badParameter;
  convolution->groups = groups;
  return success;
}
miopenStatus_t miopenGetConvolutionGroupCount(miopenConvolutionDescriptor_t convolution,
                                              int *groups) {
  if (!convolution || !groups)
    return badParameter;
  *groups = convolution->groups;
  return success;
}
miopenStatus_t miopenGetConvolutionForwardOutputDim(miopenConvolutionDescriptor_t convolution,
                                                    miopenTensorDescriptor_t input,
                                                    miopenTensorDescriptor_t filter, int *n, int *c,
                                                    int *h, int *w) {
  if (!areSet(input, filter) || !convolution)
    return badParameter;
  return giveFour(outputLengths(*convolution, *input, *filter), n, c, h, w);
}
miopenStatus_t miopenGetConvolutionNdForwardOutputDim(miopenConvolutionDescriptor_t convolution,
                                                      miopenTensorDescriptor_t input,
                                                      miopenTensorDescriptor_t filter, int *count,
                                                      int *lengths) {
  if (!areSet(input, filter) || !convolution || !count)
    return badParameter;
  std::vector<int> all = outputLengths(*convolution, *input, *filter);
  *count = int(all.size());
  give(all, all.size(), lengths);
  return result(!all.empty());
}

miopenStatus_t miopenSetNdPoolingDescriptor(miopenPoolingDescriptor_t pooling,
                                            miopenPoolingMode_t mode, int count, const int *windows,
                                            const int *pads, const int *strides) {
  if (!pooling || count < 1 || count > 3 || !windows || !pads || !strides ||
      std::any_of(strides, strides + count, [](int stride) { return stride < 1; }))
    return badParameter;
  pooling->mode = mode == miopenPoolingMax       ? 0
                  : mode == miopenPoolingAverage ? loopsAverageWithout
                                                 : loopsAverage;
  pooling->windows.assign(windows, windows + count);
  pooling->pads.assign(pads, pads + count);
  pooling->strides.assign(strides, strides + count);
  return success;
}
miopenStatus_t miopenSet2dPoolingDescriptor(miopenPoolingDescriptor_t pooling,
                                            miopenPoolingMode_t mode, int windowH, int windowW,
                                            int padH, int padW, int strideH, int strideW) {
  const int windows[] = {windowH, windowW}, pads[] = {padH, padW}, strides[] = {strideH, strideW};
  return miopenSetNdPoolingDescriptor(pooling, mode, 2, windows, pads, strides);
}
miopenStatus_t miopenSetPoolingIndexType(miopenPoolingDescriptor_t pooling, miopenIndexType_t) {
  return result(pooling != nullptr);
}
miopenStatus_t miopenGetNdPoolingDescriptor(miopenPoolingDescriptor_t pooling, int wanted,
                                            miopenPoolingMode_t *mode, int *count, int *windows,
                                            int *pads, int *strides) {
  if (!pooling || !mode || !count || wanted < 0)
    return badParameter;
  *mode = pooling->mode == 0                     ? miopenPoolingMax
          : pooling->mode == loopsAverageWithout ? miopenPoolingAverage
                                                 : miopenPoolingAverageInclusive;
  *count = int(pooling->windows.size());
  give(pooling->windows, size_t(wanted), windows);
  give(pooling->pads, size_t(wanted), pads);
  give(pooling->strides, size_t(wanted), strides);
  return success;
}
miopenStatus_t miopenGet2dPoolingDescriptor(miopenPoolingDescriptor_t pooling,
                                            miopenPoolingMode_t *mode, int *windowH, int *windowW,
                                            int *padH, int *padW, int *strideH, int *strideW) {
  if (!pooling || pooling->windows.size() != 2)
    return badParameter;
  int count, windows[2], pads[2], strides[2];
  miopenStatus_t status =
      miopenGetNdPoolingDescriptor(pooling, 2, mode, &count, windows, pads, strides);
  *windowH = windows[0];
  *windowW = windows[1];
  *padH = pads[0];
  *padW = pads[1];
  *strideH = strides[0];
  *strideW = strides[1];
  return status;
}
miopenStatus_t miopenGetPoolingForwardOutputDim(miopenPoolingDescriptor_t pooling,
                                                miopenTensorDescriptor_t input, int *n, int *c,
                                                int *h, int *w) {
  if (!areSet(input, input) || !pooling)
    return badParameter;
  return giveFour(outputLengths(*pooling, *input), n, c, h, w);
}
miopenStatus_t miopenGetPoolingNdForwardOutputDim(miopenPoolingDescriptor_t pooling,
                                                  miopenTensorDescriptor_t input, int wanted,
                                                  int *lengths) {
  if (!areSet(input, input) || !pooling || wanted < 0)
    return badParameter;
  std::vector<int> all = outputLengths(*pooling, *input);
  give(all, size_t(wanted), lengths);
  return result(!all.empty());
}

miopenStatus_t miopenSetActivationDescriptor(miopenActivationDescriptor_t activation,
                                             miopenActivationMode_t mode, double alpha, double beta,
                                             double gamma) {
  if (!activation || unsigned(mode) >= std::size(activationModes))
    return badParameter;
  *activation = {activationModes[mode], 0, alpha, beta, gamma};
  return success;
}
miopenStatus_t miopenGetActivationDescriptor(miopenActivationDescriptor_t activation,
                                             miopenActivationMode_t *mode, double *alpha,
                                             double *beta, double *gamma) {
  if (!activation || !mode)
    return badParameter;
  const int *known =
      std::find(std::begin(activationModes), std::end(activationModes), activation->mode);
  *mode = miopenActivationMode_t(known - activationModes);
  *alpha = activation->alpha;
  *beta = activation->beta;
  *gamma = activation->gamma;
  return success;
}
miopenStatus_t miopenSetLRNDescriptor(miopenLRNDescriptor_t lrn, miopenLRNMode_t mode, unsigned n,
                                      double alpha, double beta, double k) {
  if (!lrn || n < 1)
    return badParameter;
  *lrn = {mode, n, alpha, beta, k};
  return success;
}
miopenStatus_t miopenGetLRNDescriptor(miopenLRNDescriptor_t lrn, miopenLRNMode_t *mode, unsigned *n,
                                      double *alpha, double *beta, double *k) {
  if (!lrn)
    return badParameter;
  *mode = miopenLRNMode_t(lrn->mode);
  *n = lrn->n;
  *alpha = lrn->alpha;
  *beta = lrn->beta;
  *k = lrn->k;
  return success;
}
miopenStatus_t miopenDeriveBNTensorDescriptor(miopenTensorDescriptor_t derived,
                                              miopenTensorDescriptor_t input,
                                              miopenBatchNormMode_t mode) {
  if (!derived || !areSet(input, input) || input->lengths.size() < 2)
    return badParameter;
  std::vector<int> lengths = normalizationLengths(*input, mode == miopenBNSpatial);
  DnnType type = input->type == DnnType::Double ? DnnType::Double : DnnType::Float;
  return result(setTensor(derived, type, int(lengths.size()), lengths.data(), nullptr, false));
}

miopenStatus_t miopenDropoutGetStatesSize(miopenHandle_t, size_t *bytes) {
  *bytes = dropoutStateBytes;
  return success;
}
miopenStatus_t miopenDropoutGetReserveSpaceSize(miopenTensorDescriptor_t tensor, size_t *bytes) {
  if (!areSet(tensor, tensor) || !bytes)
    return badParameter;
  *bytes = dropoutReserveBytes(*tensor);
  return success;
}
miopenStatus_t miopenSetDropoutDescriptor(miopenDropoutDescriptor_t dropout, miopenHandle_t,
                                          float probability, void *states, size_t bytes,
                                          unsigned long long seed, bool, bool, miopenRNGType_t) {
  return result(restoreDropout(dropout, probability, states, bytes, seed, true));
}
miopenStatus_t miopenRestoreDropoutDescriptor(miopenDropoutDescriptor_t dropout, miopenHandle_t,
                                              float probability, void *states, size_t bytes,
                                              unsigned long long seed, bool, bool,
                                              miopenRNGType_t) {
  return result(restoreDropout(dropout, probability, states, bytes, seed, false));
}
miopenStatus_t miopenGetDropoutDescriptor(miopenDropoutDescriptor_t dropout, miopenHandle_t,
                                          float *probability, void **states,
                                          unsigned long long *seed, bool *mask, bool *evolution,
                                          miopenRNGType_t *generator) {
  if (!dropout)
    return badParameter;
  *probability = dropout->probability;
  *states = dropout->states;
  *seed = dropout->seed;
  *mask = *evolution = false;
  *generator = MIOPEN_RNG_PSEUDO_XORWOW;
  return success;
}
miopenStatus_t miopenDropoutForward(miopenHandle_t handle, miopenDropoutDescriptor_t dropout,
                                    miopenTensorDescriptor_t, miopenTensorDescriptor_t xTensor,
                                    const void *x, miopenTensorDescriptor_t yTensor, void *y,
                                    void *reserve, size_t bytes) {
  if (!areSet(xTensor, yTensor) || !dropout || bytes < dropoutReserveBytes(*xTensor))
    return badParameter;
  return run(handle, [=] { return drop(*dropout, {xTensor, x}, {yTensor, y}, reserve, true); });
}
miopenStatus_t miopenDropoutBackward(miopenHandle_t handle, miopenDropoutDescriptor_t dropout,
                                     miopenTensorDescriptor_t, miopenTensorDescriptor_t dyTensor,
                                     const void *dy, miopenTensorDescriptor_t dxTensor, void *dx,
                                     void *reserve, size_t bytes) {
  if (!areSet(dyTensor, dxTensor) || !dropout || bytes < dropoutReserveBytes(*dyTensor))
    return badParameter;
  return run(handle, [=] {
    return drop(*dropout, {dyTensor, dy}, {dxTensor, dx}, reserve, false);
  });
}

miopenStatus_t miopenOpTensor(miopenHandle_t handle, miopenTensorOp_t operation, const void *alpha1,
                              miopenTensorDescriptor_t aTensor, const void *a, const void *alpha2,
                              miopenTensorDescriptor_t bTensor, const void *b, const void *beta,
                              miopenTensorDescriptor_t cTensor, void *c) {
  if (!areSet(aTensor, bTensor, cTensor) || !alpha1 || !alpha2 || !beta)
    return badParameter;
  if (aTensor->lengths != cTensor->lengths) // only the second operand may be smaller
    return badParameter;
  double one = factor(alpha1), two = factor(alpha2);
  Output out{cTensor, c, 1, factor(beta)};
  return run(handle, [=] { return combine(operation, one, {aTensor, a}, two, {bTensor, b}, out); });
}
miopenStatus_t miopenTransformTensor(miopenHandle_t handle, const void *alpha,
                                     miopenTensorDescriptor_t xTensor, const void *x,
                                     const void *beta, miopenTensorDescriptor_t yTensor, void *y) {
  if (!areSet(xTensor, yTensor) || !alpha || !beta)
    return badParameter;
  Output out{yTensor, y, factor(alpha), factor(beta)};
  return run(handle, [=] { return transform({xTensor, x}, out); });
}
miopenStatus_t miopenSetTensor(miopenHandle_t handle, miopenTensorDescriptor_t tensor, void *y,
                               const void *value) {
  if (!areSet(tensor, tensor) || !value)
    return badParameter;
  double all = factor(value);
  return run(handle, [=] { return setAll({tensor, y}, all); });
}
miopenStatus_t miopenScaleTensor(miopenHandle_t handle, miopenTensorDescriptor_t tensor, void *y,
                                 const void *alpha) {
  if (!areSet(tensor, tensor) || !alpha)
    return badParameter;
  Output out{tensor, y, factor(alpha), 0};
  return run(handle, [=] { return transform({tensor, y}, out); });
}

miopenStatus_t miopenSetReduceTensorDescriptor(miopenReduceTensorDescriptor_t reduction,
                                               miopenReduceTensorOp_t what, miopenDataType_t type,
                                               miopenNanPropagation_t nan,
                                               miopenReduceTensorIndices_t indices,
                                               miopenIndicesType_t indexType) {
  if (!reduction)
    return badParameter;
  *reduction = {what, nan, indices, indexType, typeOf(type)};
  return success;
}
miopenStatus_t miopenGetReduceTensorDescriptor(miopenReduceTensorDescriptor_t reduction,
                                               miopenReduceTensorOp_t *what, miopenDataType_t *type,
                                               miopenNanPropagation_t *nan,
                                               miopenReduceTensorIndices_t *indices,
                                               miopenIndicesType_t *indexType) {
  if (!reduction)
    return badParameter;
  *what = miopenReduceTensorOp_t(reduction->operation);
  *type = miopenType(reduction->type);
  *nan = miopenNanPropagation_t(reduction->nan);
  *indices = miopenReduceTensorIndices_t(reduction->indices);
  *indexType = miopenIndicesType_t(reduction->indexType);
  return success;
}
miopenStatus_t miopenGetReductionIndicesSize(miopenHandle_t,
                                             miopenReduceTensorDescriptor_t reduction,
                                             miopenTensorDescriptor_t a, miopenTensorDescriptor_t c,
                                             size_t *bytes) {
  if (!areSet(a, c) || !reduction || !bytes)
    return badParameter;
  *bytes = reduction->indices ? c->count() * 8 : 0;
  return success;
}
miopenStatus_t miopenGetReductionWorkspaceSize(miopenHandle_t,
                                               miopenReduceTensorDescriptor_t reduction,
                                               miopenTensorDescriptor_t a,
                                               miopenTensorDescriptor_t c, size_t *bytes) {
  if (!areSet(a, c) || !reduction || !bytes)
    return badParameter;
  *bytes = 0;
  return success;
}
miopenStatus_t miopenReduceTensor(miopenHandle_t handle, miopenReduceTensorDescriptor_t reduction,
                                  void *indices, size_t, void *, size_t, const void *alpha,
                                  miopenTensorDescriptor_t aTensor, const void *a, const void *beta,
                                  miopenTensorDescriptor_t cTensor, void *c) {
  if (!areSet(aTensor, cTensor) || !reduction || !alpha || !beta)
    return badParameter;
  Output out{cTensor, c, factor(alpha), factor(beta)};
  return run(handle, [=] { return reduce(*reduction, indices, {aTensor, a}, out); });
}

} // extern "C"
