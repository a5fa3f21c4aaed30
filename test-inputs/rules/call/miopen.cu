// cuDNN as MIOpen: calls whose arguments move, are dropped or depend on a constant.
#include <cudnn.h>

void shapes(cudnnTensorDescriptor_t tensor, cudnnFilterDescriptor_t filter, cudnnPoolingDescriptor_t pooling,
            cudnnLRNDescriptor_t lrn, const int *lengths) {
  cudnnSetTensor4dDescriptor(tensor, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, 1, 3, 224, 224);
  cudnnSetFilter4dDescriptor(filter, CUDNN_DATA_HALF, CUDNN_TENSOR_NCHW, 64, 3, 7, 7);
  cudnnSetTensorNdDescriptorEx(tensor, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, 5, lengths);
  cudnnSetFilterNdDescriptor(filter, CUDNN_DATA_FLOAT, CUDNN_TENSOR_NCHW, 5, lengths);
  cudnnSetPooling2dDescriptor(pooling, CUDNN_POOLING_MAX, CUDNN_NOT_PROPAGATE_NAN, 2, 2, 0, 0, 2, 2);
  cudnnSetPooling2dDescriptor(pooling, CUDNN_POOLING_MAX, CUDNN_PROPAGATE_NAN, 2, 2, 0, 0, 2, 2); // DIAG: meaning
  cudnnSetLRNDescriptor(lrn, 5, 1e-4, 0.75, 1);
}

void layers(cudnnHandle_t handle, cudnnTensorDescriptor_t in, cudnnTensorDescriptor_t out,
            cudnnPoolingDescriptor_t pooling, cudnnLRNDescriptor_t lrn, float *x, float *y) {
  cudnnConvolutionDescriptor_t convolution;
  cudnnCreateConvolutionDescriptor(&convolution);
  cudnnSetConvolution2dDescriptor(convolution, 1, 1, 1, 1, 1, 1, CUDNN_CROSS_CORRELATION,
                                  CUDNN_DATA_FLOAT);
  const float one = 1, zero = 0;
  cudnnPoolingForward(handle, pooling, &one, in, x, &zero, out, y);
  cudnnLRNCrossChannelForward(handle, lrn, CUDNN_LRN_CROSS_CHANNEL_DIM1, &one, in, x, &zero, out, y);
  cudnnSoftmaxForward(handle, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_MODE_CHANNEL, &one, in, x,
                      &zero, out, y);
  int most;
  cudnnGetConvolutionForwardAlgorithmMaxCount(handle, &most);
}

#if CUDNN_VERSION >= 8000 && CUDNN_MAJOR < 10
int isNew = CUDNN_VERSION;
#endif
