// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuDNN's descriptors.
#include "libraries/CudnnValues.h"

#include <algorithm>

using namespace tranship::emulator;

namespace {

constexpr cudnnStatus_t success = CUDNN_STATUS_SUCCESS, badParameter = CUDNN_STATUS_BAD_PARAM;

cudnnStatus_t result(bool isGood) { return isGood ? success : badParameter; }

bool isChannelsLast(const Tensor &tensor) {
  return tensor.lengths.size() > 2 && tensor.strides == packedStrides(tensor.lengths, true) &&
         tensor.strides != packedStrides(tensor.lengths, false);
}
cudnnStatus_t setWithFormat(Tensor *tensor, cudnnTensorFormat_t format, cudnnDataType_t type,
                            int count, const int *lengths) {
  if (format == CUDNN_TENSOR_NCHW_VECT_C)
    return CUDNN_STATUS_NOT_SUPPORTED;
  return result(
      setTensor(tensor, typeOf(type), count, lengths, nullptr, format == CUDNN_TENSOR_NHWC));
}
/// Copies at most `wanted` numbers.
void give(const std::vector<int> &values, int wanted, int *to) {
  for (size_t i = 0; to && i < values.size() && i < size_t(std::max(wanted, 0)); ++i)
    to[i] = values[i];
}
/// Gives four lengths, if there are as many.
cudnnStatus_t giveFour(const std::vector<int> &lengths, int *n, int *c, int *h, int *w) {
  if (lengths.size() != 4)
    return badParameter;
  *n = lengths[0];
  *c = lengths[1];
  *h = lengths[2];
  *w = lengths[3];
  return success;
}

} // namespace

extern "C" {

#define DNN_DESCRIPTOR(Name, Struct)                                                               \
  cudnnStatus_t cudnnCreate##Name##Descriptor(cudnn##Name##Descriptor_t *descriptor) {             \
    if (!descriptor)                                                                               \
      return badParameter;                                                                         \
    *descriptor = new Struct;                                                                      \
    return success;                                                                                \
  }                                                                                                \
  cudnnStatus_t cudnnDestroy##Name##Descriptor(cudnn##Name##Descriptor_t descriptor) {             \
    delete descriptor;                                                                             \
    return success;                                                                                \
  }
DNN_DESCRIPTOR(Tensor, TranshipDnnTensor)
DNN_DESCRIPTOR(Filter, TranshipDnnFilter)
DNN_DESCRIPTOR(Convolution, TranshipDnnConvolution)
DNN_DESCRIPTOR(Pooling, TranshipDnnPooling)
DNN_DESCRIPTOR(Activation, TranshipDnnActivation)
DNN_DESCRIPTOR(LRN, TranshipDnnLrn)
DNN_DESCRIPTOR(Dropout, TranshipDnnDropout)
DNN_DESCRIPTOR(ReduceTensor, TranshipDnnReduction)
DNN_DESCRIPTOR(OpTensor, TranshipDnnOperation)
#undef DNN_DESCRIPTOR

cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t tensor, cudnnTensorFormat_t format,
                                         cudnnDataType_t type, int n, int c, int h, int w) {
  const int lengths[] = {n, c, h, w};
  return setWithFormat(tensor, format, type, 4, lengths);
}
cudnnStatus_t cudnnSetTensor4dDescriptorEx(cudnnTensorDescriptor_t tensor, cudnnDataType_t type,
                                           int n, int c, int h, int w, int strideN, int strideC,
                                           int strideH, int strideW) {
  const int lengths[] = {n, c, h, w}, strides[] = {strideN, strideC, strideH, strideW};
  return result(setTensor(tensor, typeOf(type), 4, lengths, strides, false));
}
cudnnStatus_t cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t tensor, cudnnDataType_t type,
                                         int count, const int *lengths, const int *strides) {
  return result(strides && setTensor(tensor, typeOf(type), count, lengths, strides, false));
}
cudnnStatus_t cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t tensor,
                                           cudnnTensorFormat_t format, cudnnDataType_t type,
                                           int count, const int *lengths) {
  return setWithFormat(tensor, format, type, count, lengths);
}
cudnnStatus_t cudnnGetTensor4dDescriptor(cudnnTensorDescriptor_t tensor, cudnnDataType_t *type,
                                         int *n, int *c, int *h, int *w, int *strideN, int *strideC,
                                         int *strideH, int *strideW) {
  if (!areSet(tensor, tensor) || !type)
    return badParameter;
  *type = cudnnType(tensor->type);
  if (cudnnStatus_t status = giveFour(tensor->lengths, n, c, h, w))
    return status;
  return giveFour(tensor->strides, strideN, strideC, strideH, strideW);
}
cudnnStatus_t cudnnGetTensorNdDescriptor(cudnnTensorDescriptor_t tensor, int wanted,
                                         cudnnDataType_t *type, int *count, int *lengths,
                                         int *strides) {
  if (!areSet(tensor, tensor) || !type || !count)
    return badParameter;
  *type = cudnnType(tensor->type);
  *count = int(tensor->lengths.size());
  give(tensor->lengths, wanted, lengths);
  give(tensor->strides, wanted, strides);
  return success;
}
cudnnStatus_t cudnnGetTensorSizeInBytes(cudnnTensorDescriptor_t tensor, size_t *bytes) {
  if (!areSet(tensor, tensor) || !bytes)
    return badParameter;
  *bytes = tensor->bytes();
  return success;
}

cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t filter, cudnnDataType_t type,
                                         cudnnTensorFormat_t format, int k, int c, int h, int w) {
  const int lengths[] = {k, c, h, w};
  return setWithFormat(filter, format, type, 4, lengths);
}
cudnnStatus_t cudnnSetFilterNdDescriptor(cudnnFilterDescriptor_t filter, cudnnDataType_t type,
                                         cudnnTensorFormat_t format, int count,
                                         const int *lengths) {
  return setWithFormat(filter, format, type, count, lengths);
}
cudnnStatus_t cudnnGetFilter4dDescriptor(cudnnFilterDescriptor_t filter, cudnnDataType_t *type,
                                         cudnnTensorFormat_t *format, int *k, int *c, int *h,
                                         int *w) {
  if (!areSet(filter, filter) || !type || !format)
    return badParameter;
  *type = cudnnType(filter->type);
  *format = isChannelsLast(*filter) ? CUDNN_TENSOR_NHWC : CUDNN_TENSOR_NCHW;
  return giveFour(filter->lengths, k, c, h, w);
}
cudnnStatus_t cudnnGetFilterNdDescriptor(cudnnFilterDescriptor_t filter, int wanted,
                                         cudnnDataType_t *type, cudnnTensorFormat_t *format,
                                         int *count, int *lengths) {
  if (!areSet(filter, filter) || !type || !format || !count)
    return badParameter;
  *type = cudnnType(filter->type);
  *format = isChannelsLast(*filter) ? CUDNN_TENSOR_NHWC : CUDNN_TENSOR_NCHW;
  *count = int(filter->lengths.size());
  give(filter->lengths, wanted, lengths);
  return success;
}
cudnnStatus_t cudnnGetFilterSizeInBytes(cudnnFilterDescriptor_t filter, size_t *bytes) {
  if (!areSet(filter, filter) || !bytes)
    return badParameter;
  *bytes = filter->bytes();
  return success;
}

cudnnStatus_t cudnnSetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convolution, int count,
                                              const int *pads, const int *strides,
                                              const int *dilations, cudnnConvolutionMode_t mode,
                                              cudnnDataType_t type) {
  if (!convolution || count < 1 || count > 3 || !pads || !strides || !dilations ||
      std::any_of(pads, pads + count, [](int pad) { return pad < 0; }) ||
      std::any_of(strides, strides + count, [](int stride) { return stride < 1; }) ||
      std::any_of(dilations, dilations + count, [](int dilation) { return dilation < 1; }))
    return badParameter;
  convolution->pads.assign(pads, pads + count);
  convolution->strides.assign(strides, strides + count);
  convolution->dilations.assign(dilations, dilations + count);
  convolution->isCorrelation = mode == CUDNN_CROSS_CORRELATION;
  convolution->type = typeOf(type);
  return success;
}
cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convolution, int padH,
                                              int padW, int strideH, int strideW, int dilationH,
                                              int dilationW, cudnnConvolutionMode_t mode,
                                              cudnnDataType_t type) {
  const int pads[] = {padH, padW}, strides[] = {strideH, strideW};
  const int dilations[] = {dilationH, dilationW};
  return cudnnSetConvolutionNdDescriptor(convolution, 2, pads, strides, dilations, mode, type);
}
cudnnStatus_t cudnnGetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t convolution, int wanted,
                                              int *count, int *pads, int *strides, int *dilations,
                                              cudnnConvolutionMode_t *mode, cudnnDataType_t *type) {
  if (!convolution || !count || !mode || !type)
    return badParameter;
  *count = int(convolution->pads.size());
  give(convolution->pads, wanted, pads);
  give(convolution->strides, wanted, strides);
  give(convolution->dilations, wanted, dilations);
  *mode = convolution->isCorrelation ? CUDNN_CROSS_CORRELATION : CUDNN_CONVOLUTION;
  *type = cudnnType(convolution->type);
  return success;
}
cudnnStatus_t cudnnGetConvolution2dDescriptor(cudnnConvolutionDescriptor_t convolution, int *padH,
                                              int *padW, int *strideH, int *strideW, int *dilationH,
                                              int *dilationW, cudnnConvolutionMode_t *mode,
                                              cudnnDataType_t *type) {
  if (!convolution || convolution->pads.size() != 2)
    return badParameter;
  int count, pads[2], strides[2], dilations[2];
  cudnnStatus_t status =
      cudnnGetConvolutionNdDescriptor(convolution, 2, &count, pads, strides, dilations, mode, type);
  *padH = pads[0];
  *padW = pads[1];
  *strideH = strides[0];
  *strideW = strides[1];
  *dilationH = dilations[0];
  *dilationW = dilations[1];
  return status;
}
cudnnStatus_t cudnnGetConvolution2dForwardOutputDim(cudnnConvolutionDescriptor_t convolution,
                                                    cudnnTensorDescriptor_t input,
                                                    cudnnFilterDescriptor_t filter, int *n, int *c,
                                                    int *h, int *w) {
  if (!areSet(input, filter) || !convolution)
    return badParameter;
  return giveFour(outputLengths(*convolution, *input, *filter), n, c, h, w);
}
cudnnStatus_t cudnnGetConvolutionNdForwardOutputDim(cudnnConvolutionDescriptor_t convolution,
                                                    cudnnTensorDescriptor_t input,
                                                    cudnnFilterDescriptor_t filter, int wanted,
                                                    int *lengths) {
  if (!areSet(input, filter) || !convolution)
    return badParameter;
  std::vector<int> all = outputLengths(*convolution, *input, *filter);
  give(all, wanted, lengths);
  return result(!all.empty());
}
cudnnStatus_t cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t convolution, int groups) {
  if (!convolution || groups < 1)
    return badParameter;
  convolution->groups = groups;
  return success;
}
cudnnStatus_t cudnnGetConvolutionGroupCount(cudnnConvolutionDescriptor_t convolution, int *groups) {
  if (!convolution || !groups)
    return badParameter;
  *groups = convolution->groups;
  return success;
}
cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t convolution,
                                          cudnnMathType_t type) {
  if (!convolution)
    return badParameter;
  convolution->mathType = type;
  return success;
}
cudnnStatus_t cudnnGetConvolutionMathType(cudnnConvolutionDescriptor_t convolution,
                                          cudnnMathType_t *type) {
  if (!convolution || !type)
    return badParameter;
  *type = cudnnMathType_t(convolution->mathType);
  return success;
}

cudnnStatus_t cudnnSetPoolingNdDescriptor(cudnnPoolingDescriptor_t pooling, cudnnPoolingMode_t mode,
                                          cudnnNanPropagation_t nan, int count, const int *windows,
                                          const int *pads, const int *strides) {
  if (!pooling || count < 1 || count > 3 || !windows || !pads || !strides ||
      std::any_of(strides, strides + count, [](int stride) { return stride < 1; }))
    return badParameter;
  pooling->mode = mode == CUDNN_POOLING_MAX_DETERMINISTIC ? int(CUDNN_POOLING_MAX) : int(mode);
  pooling->nan = nan;
  pooling->windows.assign(windows, windows + count);
  pooling->pads.assign(pads, pads + count);
  pooling->strides.assign(strides, strides + count);
  return success;
}
cudnnStatus_t cudnnSetPooling2dDescriptor(cudnnPoolingDescriptor_t pooling, cudnnPoolingMode_t mode,
                                          cudnnNanPropagation_t nan, int windowH, int windowW,
                                          int padH, int padW, int strideH, int strideW) {
  const int windows[] = {windowH, windowW}, pads[] = {padH, padW}, strides[] = {strideH, strideW};
  return cudnnSetPoolingNdDescriptor(pooling, mode, nan, 2, windows, pads, strides);
}
cudnnStatus_t cudnnGetPoolingNdDescriptor(cudnnPoolingDescriptor_t pooling, int wanted,
                                          cudnnPoolingMode_t *mode, cudnnNanPropagation_t *nan,
                                          int *count, int *windows, int *pads, int *strides) {
  if (!pooling || !mode || !nan || !count)
    return badParameter;
  *mode = cudnnPoolingMode_t(pooling->mode);
  *nan = cudnnNanPropagation_t(pooling->nan);
  *count = int(pooling->windows.size());
  give(pooling->windows, wanted, windows);
  give(pooling->pads, wanted, pads);
  give(pooling->strides, wanted, strides);
  return success;
}
cudnnStatus_t cudnnGetPooling2dDescriptor(cudnnPoolingDescriptor_t pooling,
                                          cudnnPoolingMode_t *mode, cudnnNanPropagation_t *nan,
                                          int *windowH, int *windowW, int *padH, int *padW,
                                          int *strideH, int *strideW) {
  if (!pooling || pooling->windows.size() != 2)
    return badParameter;
  int count, windows[2], pads[2], strides[2];
  cudnnStatus_t status =
      cudnnGetPoolingNdDescriptor(pooling, 2, mode, nan, &count, windows, pads, strides);
  *windowH = windows[0];
  *windowW = windows[1];
  *padH = pads[0];
  *padW = pads[1];
  *strideH = strides[0];
  *strideW = strides[1];
  return status;
}
cudnnStatus_t cudnnGetPooling2dForwardOutputDim(cudnnPoolingDescriptor_t pooling,
                                                cudnnTensorDescriptor_t input, int *n, int *c,
                                                int *h, int *w) {
  if (!areSet(input, input) || !pooling)
    return badParameter;
  return giveFour(outputLengths(*pooling, *input), n, c, h, w);
}
cudnnStatus_t cudnnGetPoolingNdForwardOutputDim(cudnnPoolingDescriptor_t pooling,
                                                cudnnTensorDescriptor_t input, int wanted,
                                                int *lengths) {
  if (!areSet(input, input) || !pooling)
    return badParameter;
  std::vector<int> all = outputLengths(*pooling, *input);
  give(all, wanted, lengths);
  return result(!all.empty());
}

cudnnStatus_t cudnnSetActivationDescriptor(cudnnActivationDescriptor_t activation,
                                           cudnnActivationMode_t mode, cudnnNanPropagation_t nan,
                                           double coefficient) {
  if (!activation)
    return badParameter;
  // Of tanh, the coefficient means nothing; a factor is what MIOpen has.
  *activation = {mode, nan, mode == CUDNN_ACTIVATION_TANH ? 1 : coefficient};
  return success;
}
cudnnStatus_t cudnnGetActivationDescriptor(cudnnActivationDescriptor_t activation,
                                           cudnnActivationMode_t *mode, cudnnNanPropagation_t *nan,
                                           double *coefficient) {
  if (!activation || !mode || !nan || !coefficient)
    return badParameter;
  *mode = cudnnActivationMode_t(activation->mode);
  *nan = cudnnNanPropagation_t(activation->nan);
  *coefficient = activation->alpha;
  return success;
}
cudnnStatus_t cudnnSetLRNDescriptor(cudnnLRNDescriptor_t lrn, unsigned n, double alpha, double beta,
                                    double k) {
  if (!lrn || n < 1 || n > 16 || k < 1e-5 || beta < 0.01)
    return badParameter;
  *lrn = {0, n, alpha, beta, k};
  return success;
}
cudnnStatus_t cudnnGetLRNDescriptor(cudnnLRNDescriptor_t lrn, unsigned *n, double *alpha,
                                    double *beta, double *k) {
  if (!lrn)
    return badParameter;
  *n = lrn->n;
  *alpha = lrn->alpha;
  *beta = lrn->beta;
  *k = lrn->k;
  return success;
}
cudnnStatus_t cudnnDeriveBNTensorDescriptor(cudnnTensorDescriptor_t derived,
                                            cudnnTensorDescriptor_t input,
                                            cudnnBatchNormMode_t mode) {
  if (!derived || !areSet(input, input) || input->lengths.size() < 2)
    return badParameter;
  std::vector<int> lengths = normalizationLengths(*input, mode != CUDNN_BATCHNORM_PER_ACTIVATION);
  // Parameters of half tensors are floats.
  DnnType type = input->type == DnnType::Double ? DnnType::Double : DnnType::Float;
  return result(setTensor(derived, type, int(lengths.size()), lengths.data(), nullptr, false));
}
cudnnStatus_t cudnnSetDropoutDescriptor(cudnnDropoutDescriptor_t dropout, cudnnHandle_t,
                                        float probability, void *states, size_t bytes,
                                        unsigned long long seed) {
  return result(restoreDropout(dropout, probability, states, bytes, seed, true));
}
cudnnStatus_t cudnnRestoreDropoutDescriptor(cudnnDropoutDescriptor_t dropout, cudnnHandle_t,
                                            float probability, void *states, size_t bytes,
                                            unsigned long long seed) {
  return result(restoreDropout(dropout, probability, states, bytes, seed, false));
}
cudnnStatus_t cudnnGetDropoutDescriptor(cudnnDropoutDescriptor_t dropout, cudnnHandle_t,
                                        float *probability, void **states,
                                        unsigned long long *seed) {
  if (!dropout || !probability || !states || !seed)
    return badParameter;
  *probability = dropout->probability;
  *states = dropout->states;
  *seed = dropout->seed;
  return success;
}
cudnnStatus_t cudnnSetOpTensorDescriptor(cudnnOpTensorDescriptor_t operation,
                                         cudnnOpTensorOp_t what, cudnnDataType_t type,
                                         cudnnNanPropagation_t nan) {
  if (!operation)
    return badParameter;
  *operation = {what, nan, typeOf(type)};
  return success;
}
cudnnStatus_t cudnnGetOpTensorDescriptor(cudnnOpTensorDescriptor_t operation,
                                         cudnnOpTensorOp_t *what, cudnnDataType_t *type,
                                         cudnnNanPropagation_t *nan) {
  if (!operation || !what || !type || !nan)
    return badParameter;
  *what = cudnnOpTensorOp_t(operation->operation);
  *type = cudnnType(operation->type);
  *nan = cudnnNanPropagation_t(operation->nan);
  return success;
}
cudnnStatus_t cudnnSetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduction,
                                             cudnnReduceTensorOp_t what, cudnnDataType_t type,
                                             cudnnNanPropagation_t nan,
                                             cudnnReduceTensorIndices_t indices,
                                             cudnnIndicesType_t indexType) {
  if (!reduction)
    return badParameter;
  *reduction = {what, nan, indices, indexType, typeOf(type)};
  return success;
}
cudnnStatus_t cudnnGetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t reduction,
                                             cudnnReduceTensorOp_t *what, cudnnDataType_t *type,
                                             cudnnNanPropagation_t *nan,
                                             cudnnReduceTensorIndices_t *indices,
                                             cudnnIndicesType_t *indexType) {
  if (!reduction || !what || !type || !nan || !indices || !indexType)
    return badParameter;
  *what = cudnnReduceTensorOp_t(reduction->operation);
  *type = cudnnType(reduction->type);
  *nan = cudnnNanPropagation_t(reduction->nan);
  *indices = cudnnReduceTensorIndices_t(reduction->indices);
  *indexType = cudnnIndicesType_t(reduction->indexType);
  return success;
}

} // extern "C"
