// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuDNN's descriptors.
#include "libraries/CudnnValues.h"

using namespace tranship::emulator;

#include "libraries/DnnDescriptors.inc"

namespace {

bool isChannelsLast(const Tensor &tensor) {
  return tensor.lengths.size() > 2 && tensor.strides == packedStrides(tensor.lengths, true) &&
         tensor.strides != packedStrides(tensor.lengths, false);
}
Status setWithFormat(Tensor *tensor, cudnnTensorFormat_t format, cudnnDataType_t type, int count,
                     const int *lengths) {
  if (format == CUDNN_TENSOR_NCHW_VECT_C)
    return CUDNN_STATUS_NOT_SUPPORTED;
  return result(
      setTensor(tensor, typeOf(type), count, lengths, nullptr, format == CUDNN_TENSOR_NHWC));
}

} // namespace

extern "C" {

DNN_DESCRIPTOR(Filter, Filter)
DNN_DESCRIPTOR(OpTensor, Operation)

Status cudnnSetTensor4dDescriptor(Tensor *tensor, cudnnTensorFormat_t format, cudnnDataType_t type,
                                  int n, int c, int h, int w) {
  const int lengths[] = {n, c, h, w};
  return setWithFormat(tensor, format, type, 4, lengths);
}
Status cudnnSetTensorNdDescriptor(Tensor *tensor, cudnnDataType_t type, int count,
                                  const int *lengths, const int *strides) {
  return result(strides && setTensor(tensor, typeOf(type), count, lengths, strides, false));
}
Status cudnnSetTensorNdDescriptorEx(Tensor *tensor, cudnnTensorFormat_t format,
                                    cudnnDataType_t type, int count, const int *lengths) {
  return setWithFormat(tensor, format, type, count, lengths);
}
Status cudnnGetTensorNdDescriptor(Tensor *tensor, int wanted, cudnnDataType_t *type, int *count,
                                  int *lengths, int *strides) {
  if (!areGiven(tensor, type, count))
    return badParameter;
  *type = dataType(tensor->type);
  *count = int(tensor->lengths.size());
  give(tensor->lengths, wanted, lengths);
  give(tensor->strides, wanted, strides);
  return success;
}
Status cudnnSetFilter4dDescriptor(Filter *filter, cudnnDataType_t type, cudnnTensorFormat_t format,
                                  int k, int c, int h, int w) {
  const int lengths[] = {k, c, h, w};
  return setWithFormat(filter, format, type, 4, lengths);
}
Status cudnnSetFilterNdDescriptor(Filter *filter, cudnnDataType_t type, cudnnTensorFormat_t format,
                                  int count, const int *lengths) {
  return setWithFormat(filter, format, type, count, lengths);
}
Status cudnnGetFilter4dDescriptor(Filter *filter, cudnnDataType_t *type,
                                  cudnnTensorFormat_t *format, int *k, int *c, int *h, int *w) {
  if (!areGiven(filter, type, format))
    return badParameter;
  *type = dataType(filter->type);
  *format = isChannelsLast(*filter) ? CUDNN_TENSOR_NHWC : CUDNN_TENSOR_NCHW;
  return result(giveEach(filter->lengths, {k, c, h, w}));
}
Status cudnnGetFilterNdDescriptor(Filter *filter, int wanted, cudnnDataType_t *type,
                                  cudnnTensorFormat_t *format, int *count, int *lengths) {
  if (!areGiven(filter, type, format, count))
    return badParameter;
  *type = dataType(filter->type);
  *format = isChannelsLast(*filter) ? CUDNN_TENSOR_NHWC : CUDNN_TENSOR_NCHW;
  *count = int(filter->lengths.size());
  give(filter->lengths, wanted, lengths);
  return success;
}
Status cudnnGetFilterSizeInBytes(Filter *filter, size_t *bytes) {
  if (!areGiven(filter, bytes))
    return badParameter;
  *bytes = filter->bytes();
  return success;
}

Status cudnnSetConvolutionNdDescriptor(Convolution *convolution, int count, const int *pads,
                                       const int *strides, const int *dilations,
                                       cudnnConvolutionMode_t mode, cudnnDataType_t type) {
  if (!setConvolution(convolution, count, pads, strides, dilations))
    return badParameter;
  convolution->isCorrelation = mode == CUDNN_CROSS_CORRELATION;
  convolution->type = typeOf(type);
  return success;
}
Status cudnnSetConvolution2dDescriptor(Convolution *convolution, int padH, int padW, int strideH,
                                       int strideW, int dilationH, int dilationW,
                                       cudnnConvolutionMode_t mode, cudnnDataType_t type) {
  const int pads[] = {padH, padW}, strides[] = {strideH, strideW};
  const int dilations[] = {dilationH, dilationW};
  return cudnnSetConvolutionNdDescriptor(convolution, 2, pads, strides, dilations, mode, type);
}
Status cudnnGetConvolutionNdDescriptor(Convolution *convolution, int wanted, int *count, int *pads,
                                       int *strides, int *dilations, cudnnConvolutionMode_t *mode,
                                       cudnnDataType_t *type) {
  if (!areGiven(convolution, count, mode, type))
    return badParameter;
  *count = int(convolution->pads.size());
  give(convolution->pads, wanted, pads);
  give(convolution->strides, wanted, strides);
  give(convolution->dilations, wanted, dilations);
  *mode = convolution->isCorrelation ? CUDNN_CROSS_CORRELATION : CUDNN_CONVOLUTION;
  *type = dataType(convolution->type);
  return success;
}
Status cudnnGetConvolution2dDescriptor(Convolution *convolution, int *padH, int *padW, int *strideH,
                                       int *strideW, int *dilationH, int *dilationW,
                                       cudnnConvolutionMode_t *mode, cudnnDataType_t *type) {
  if (!convolution || convolution->pads.size() != 2)
    return badParameter;
  giveEach(convolution->pads, {padH, padW});
  giveEach(convolution->strides, {strideH, strideW});
  giveEach(convolution->dilations, {dilationH, dilationW});
  int count;
  return cudnnGetConvolutionNdDescriptor(convolution, 0, &count, nullptr, nullptr, nullptr, mode,
                                         type);
}
Status cudnnGetConvolutionNdForwardOutputDim(Convolution *convolution, Tensor *input,
                                             Filter *filter, int wanted, int *lengths) {
  if (!areGiven(input, filter, convolution))
    return badParameter;
  std::vector<int> all = outputLengths(*convolution, *input, *filter);
  give(all, wanted, lengths);
  return result(!all.empty());
}
Status cudnnSetConvolutionMathType(Convolution *convolution, cudnnMathType_t type) {
  if (!convolution)
    return badParameter;
  convolution->mathType = type;
  return success;
}
Status cudnnGetConvolutionMathType(Convolution *convolution, cudnnMathType_t *type) {
  if (!areGiven(convolution, type))
    return badParameter;
  *type = cudnnMathType_t(convolution->mathType);
  return success;
}

Status cudnnSetPoolingNdDescriptor(Pooling *pooling, cudnnPoolingMode_t mode,
                                   cudnnNanPropagation_t nan, int count, const int *windows,
                                   const int *pads, const int *strides) {
  int number = mode == CUDNN_POOLING_MAX_DETERMINISTIC ? CUDNN_POOLING_MAX : mode;
  return result(setPooling(pooling, number, nan, count, windows, pads, strides));
}
Status cudnnSetPooling2dDescriptor(Pooling *pooling, cudnnPoolingMode_t mode,
                                   cudnnNanPropagation_t nan, int windowH, int windowW, int padH,
                                   int padW, int strideH, int strideW) {
  const int windows[] = {windowH, windowW}, pads[] = {padH, padW}, strides[] = {strideH, strideW};
  return cudnnSetPoolingNdDescriptor(pooling, mode, nan, 2, windows, pads, strides);
}
Status cudnnGetPoolingNdDescriptor(Pooling *pooling, int wanted, cudnnPoolingMode_t *mode,
                                   cudnnNanPropagation_t *nan, int *count, int *windows, int *pads,
                                   int *strides) {
  if (!areGiven(pooling, mode, nan, count))
    return badParameter;
  *mode = cudnnPoolingMode_t(pooling->mode);
  *nan = cudnnNanPropagation_t(pooling->nan);
  *count = int(pooling->windows.size());
  give(pooling->windows, wanted, windows);
  give(pooling->pads, wanted, pads);
  give(pooling->strides, wanted, strides);
  return success;
}
Status cudnnGetPooling2dDescriptor(Pooling *pooling, cudnnPoolingMode_t *mode,
                                   cudnnNanPropagation_t *nan, int *windowH, int *windowW,
                                   int *padH, int *padW, int *strideH, int *strideW) {
  if (!pooling || pooling->windows.size() != 2)
    return badParameter;
  giveEach(pooling->windows, {windowH, windowW});
  giveEach(pooling->pads, {padH, padW});
  giveEach(pooling->strides, {strideH, strideW});
  int count;
  return cudnnGetPoolingNdDescriptor(pooling, 0, mode, nan, &count, nullptr, nullptr, nullptr);
}
Status cudnnSetActivationDescriptor(Activation *activation, cudnnActivationMode_t mode,
                                    cudnnNanPropagation_t nan, double coefficient) {
  if (!activation)
    return badParameter;
  // Of tanh, the coefficient means nothing; a factor is what MIOpen has.
  *activation = {mode, nan, mode == CUDNN_ACTIVATION_TANH ? 1 : coefficient};
  return success;
}
Status cudnnGetActivationDescriptor(Activation *activation, cudnnActivationMode_t *mode,
                                    cudnnNanPropagation_t *nan, double *coefficient) {
  if (!areGiven(activation, mode, nan, coefficient))
    return badParameter;
  *mode = cudnnActivationMode_t(activation->mode);
  *nan = cudnnNanPropagation_t(activation->nan);
  *coefficient = activation->alpha;
  return success;
}
Status cudnnSetLRNDescriptor(Lrn *lrn, unsigned n, double alpha, double beta, double k) {
  if (!lrn || n < 1 || n > 16 || k < 1e-5 || beta < 0.01)
    return badParameter;
  *lrn = {0, n, alpha, beta, k};
  return success;
}
Status cudnnGetLRNDescriptor(Lrn *lrn, unsigned *n, double *alpha, double *beta, double *k) {
  if (!lrn)
    return badParameter;
  *n = lrn->n;
  *alpha = lrn->alpha;
  *beta = lrn->beta;
  *k = lrn->k;
  return success;
}
Status cudnnGetDropoutDescriptor(Dropout *dropout, Handle *, float *probability, void **states,
                                 unsigned long long *seed) {
  if (!areGiven(dropout, probability, states, seed))
    return badParameter;
  *probability = dropout->probability;
  *states = dropout->states;
  *seed = dropout->seed;
  return success;
}
Status cudnnSetOpTensorDescriptor(Operation *operation, cudnnOpTensorOp_t what,
                                  cudnnDataType_t type, cudnnNanPropagation_t nan) {
  if (!operation)
    return badParameter;
  *operation = {what, nan, typeOf(type)};
  return success;
}
Status cudnnGetOpTensorDescriptor(Operation *operation, cudnnOpTensorOp_t *what,
                                  cudnnDataType_t *type, cudnnNanPropagation_t *nan) {
  if (!areGiven(operation, what, type, nan))
    return badParameter;
  *what = cudnnOpTensorOp_t(operation->operation);
  *type = dataType(operation->type);
  *nan = cudnnNanPropagation_t(operation->nan);
  return success;
}

} // extern "C"
