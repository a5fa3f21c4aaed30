// ARGS: --roc
// cuDNN, as far as MIOpen agrees with it.
#include <cudnn.h>

void forward(cudnnHandle_t handle, cudnnTensorDescriptor_t in, cudnnFilterDescriptor_t filter,
             cudnnTensorDescriptor_t out, float *x, float *w, float *y) {
  cudnnConvolutionDescriptor_t convolution;
  cudnnCreateConvolutionDescriptor(&convolution);
  cudnnSetConvolution2dDescriptor(convolution, 1, 1, 1, 1, 1, 1, CUDNN_CROSS_CORRELATION,
                                  CUDNN_DATA_FLOAT);
  size_t bytes = 0;
  cudnnConvolutionFwdAlgo_t algorithm = CUDNN_CONVOLUTION_FWD_ALGO_GEMM; // DIAG: meaning
  cudnnGetConvolutionForwardWorkspaceSize(handle, in, filter, convolution, out, algorithm, &bytes); // DIAG: meaning
  const float one = 1, zero = 0;
  cudnnConvolutionForward(handle, &one, in, x, filter, w, convolution, algorithm, nullptr, bytes, // DIAG: meaning
                          &zero, out, y);
  cudnnSoftmaxForward(handle, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_MODE_CHANNEL, &one, in, x,
                      &zero, out, y);
}
