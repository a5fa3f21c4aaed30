// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MIOpen's descriptors.
#include "libraries/MiopenValues.h"

#include <algorithm>

using namespace tranship::emulator;

#include "libraries/DnnDescriptors.inc"

namespace {

/// Activations by MIOpen's numbers, as those of the loops (DnnLayers.cpp).
constexpr int activationModes[] = {5, 0, 2, 1, 7, 8, 9, 3, 10, 4, 11};
constexpr int loopsAverage = 1, loopsAverageWithout = 2;

} // namespace

extern "C" {

Status miopenSetTensorDescriptor(Tensor *tensor, miopenDataType_t type, int count,
                                 const int *lengths, const int *strides) {
  return result(setTensor(tensor, typeOf(type), count, lengths, strides, false));
}
Status miopenSetNdTensorDescriptorWithLayout(Tensor *tensor, miopenDataType_t type,
                                             miopenTensorLayout_t layout, const int *lengths,
                                             int count) {
  bool isLast = layout == miopenTensorNHWC || layout == miopenTensorNDHWC;
  if (!isLast && layout != miopenTensorNCHW && layout != miopenTensorNCDHW)
    return miopenStatusUnsupportedOp;
  return result(setTensor(tensor, typeOf(type), count, lengths, nullptr, isLast));
}
Status miopenSet4dTensorDescriptor(Tensor *tensor, miopenDataType_t type, int n, int c, int h,
                                   int w) {
  const int lengths[] = {n, c, h, w};
  return result(setTensor(tensor, typeOf(type), 4, lengths, nullptr, false));
}
Status miopenGetTensorDescriptor(Tensor *tensor, miopenDataType_t *type, int *lengths,
                                 int *strides) {
  if (!areGiven(tensor, tensor))
    return badParameter;
  if (type)
    *type = dataType(tensor->type);
  give(tensor->lengths, int(tensor->lengths.size()), lengths);
  give(tensor->strides, int(tensor->strides.size()), strides);
  return success;
}
Status miopenGetTensorDescriptorSize(Tensor *tensor, int *count) {
  if (!areGiven(tensor, count))
    return badParameter;
  *count = int(tensor->lengths.size());
  return success;
}

Status miopenInitConvolutionNdDescriptor(Convolution *convolution, int count, const int *pads,
                                         const int *strides, const int *dilations,
                                         miopenConvolutionMode_t mode) {
  if (mode == miopenTranspose)
    return miopenStatusUnsupportedOp;
  return result(setConvolution(convolution, count, pads, strides, dilations));
}
Status miopenInitConvolutionDescriptor(Convolution *convolution, miopenConvolutionMode_t mode,
                                       int padH, int padW, int strideH, int strideW, int dilationH,
                                       int dilationW) {
  const int pads[] = {padH, padW}, strides[] = {strideH, strideW};
  const int dilations[] = {dilationH, dilationW};
  return miopenInitConvolutionNdDescriptor(convolution, 2, pads, strides, dilations, mode);
}
Status miopenGetConvolutionNdDescriptor(Convolution *convolution, int wanted, int *count, int *pads,
                                        int *strides, int *dilations,
                                        miopenConvolutionMode_t *mode) {
  if (!areGiven(convolution, count, mode) || wanted < 0)
    return badParameter;
  *count = int(convolution->pads.size());
  give(convolution->pads, wanted, pads);
  give(convolution->strides, wanted, strides);
  give(convolution->dilations, wanted, dilations);
  *mode = miopenConvolution;
  return success;
}
Status miopenGetConvolutionDescriptor(Convolution *convolution, miopenConvolutionMode_t *mode,
                                      int *padH, int *padW, int *strideH, int *strideW,
                                      int *dilationH, int *dilationW) {
  if (!convolution || convolution->pads.size() != 2)
    return badParameter;
  *mode = miopenConvolution;
  giveEach(convolution->pads, {padH, padW});
  giveEach(convolution->strides, {strideH, strideW});
  giveEach(convolution->dilations, {dilationH, dilationW});
  return success;
}
Status miopenGetConvolutionNdForwardOutputDim(Convolution *convolution, Tensor *input,
                                              Tensor *filter, int *count, int *lengths) {
  if (!areGiven(input, filter, convolution, count))
    return badParameter;
  std::vector<int> all = outputLengths(*convolution, *input, *filter);
  *count = int(all.size());
  give(all, *count, lengths);
  return result(!all.empty());
}

Status miopenSetNdPoolingDescriptor(Pooling *pooling, miopenPoolingMode_t mode, int count,
                                    const int *windows, const int *pads, const int *strides) {
  int number = mode == miopenPoolingMax       ? 0
               : mode == miopenPoolingAverage ? loopsAverageWithout
                                              : loopsAverage;
  return result(setPooling(pooling, number, 0, count, windows, pads, strides));
}
Status miopenSet2dPoolingDescriptor(Pooling *pooling, miopenPoolingMode_t mode, int windowH,
                                    int windowW, int padH, int padW, int strideH, int strideW) {
  const int windows[] = {windowH, windowW}, pads[] = {padH, padW}, strides[] = {strideH, strideW};
  return miopenSetNdPoolingDescriptor(pooling, mode, 2, windows, pads, strides);
}
Status miopenSetPoolingIndexType(Pooling *pooling, miopenIndexType_t) {
  return result(pooling != nullptr);
}
Status miopenGetNdPoolingDescriptor(Pooling *pooling, int wanted, miopenPoolingMode_t *mode,
                                    int *count, int *windows, int *pads, int *strides) {
  if (!areGiven(pooling, mode, count) || wanted < 0)
    return badParameter;
  *mode = pooling->mode == 0                     ? miopenPoolingMax
          : pooling->mode == loopsAverageWithout ? miopenPoolingAverage
                                                 : miopenPoolingAverageInclusive;
  *count = int(pooling->windows.size());
  give(pooling->windows, wanted, windows);
  give(pooling->pads, wanted, pads);
  give(pooling->strides, wanted, strides);
  return success;
}
Status miopenGet2dPoolingDescriptor(Pooling *pooling, miopenPoolingMode_t *mode, int *windowH,
                                    int *windowW, int *padH, int *padW, int *strideH,
                                    int *strideW) {
  if (!pooling || pooling->windows.size() != 2)
    return badParameter;
  giveEach(pooling->windows, {windowH, windowW});
  giveEach(pooling->pads, {padH, padW});
  giveEach(pooling->strides, {strideH, strideW});
  int count;
  return miopenGetNdPoolingDescriptor(pooling, 0, mode, &count, nullptr, nullptr, nullptr);
}
Status miopenSetActivationDescriptor(Activation *activation, miopenActivationMode_t mode,
                                     double alpha, double beta, double gamma) {
  if (!activation || unsigned(mode) >= std::size(activationModes))
    return badParameter;
  *activation = {activationModes[mode], 0, alpha, beta, gamma};
  return success;
}
Status miopenGetActivationDescriptor(Activation *activation, miopenActivationMode_t *mode,
                                     double *alpha, double *beta, double *gamma) {
  if (!areGiven(activation, mode))
    return badParameter;
  const int *known =
      std::find(std::begin(activationModes), std::end(activationModes), activation->mode);
  *mode = miopenActivationMode_t(known - activationModes);
  *alpha = activation->alpha;
  *beta = activation->beta;
  *gamma = activation->gamma;
  return success;
}
Status miopenSetLRNDescriptor(Lrn *lrn, miopenLRNMode_t mode, unsigned n, double alpha, double beta,
                              double k) {
  if (!lrn || n < 1)
    return badParameter;
  *lrn = {mode, n, alpha, beta, k};
  return success;
}
Status miopenGetLRNDescriptor(Lrn *lrn, miopenLRNMode_t *mode, unsigned *n, double *alpha,
                              double *beta, double *k) {
  if (!lrn)
    return badParameter;
  *mode = miopenLRNMode_t(lrn->mode);
  *n = lrn->n;
  *alpha = lrn->alpha;
  *beta = lrn->beta;
  *k = lrn->k;
  return success;
}
Status miopenGetDropoutDescriptor(Dropout *dropout, Handle *, float *probability, void **states,
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

} // extern "C"
