// cuDNN's calls that MIOpen takes in another form come with the port.
#include <cudnn.h>

void forward(cudnnHandle_t handle, cudnnTensorFormat_t layout, cudnnTensorDescriptor_t in,
             cudnnFilterDescriptor_t filter, cudnnConvolutionDescriptor_t convolution,
             cudnnTensorDescriptor_t out, float *x, float *w, float *y, float *bias) {
  cudnnSetTensor4dDescriptor(in, layout, CUDNN_DATA_FLOAT, 1, 3, 224, 224);
  cudnnSetFilter4dDescriptor(filter, CUDNN_DATA_FLOAT, layout, 64, 3, 7, 7);
  cudnnSetConvolutionMathType(convolution, CUDNN_TENSOR_OP_MATH);
  cudnnConvolutionFwdAlgoPerf_t found[CUDNN_CONVOLUTION_FWD_ALGO_COUNT]; // DIFFERS: MIOpen has fewer
  int count = 0;
  cudnnGetConvolutionForwardAlgorithm_v7(handle, in, filter, convolution, out,
                                         CUDNN_CONVOLUTION_FWD_ALGO_COUNT, &count, found);
  cudnnConvolutionFwdAlgo_t algorithm = CUDNN_CONVOLUTION_FWD_ALGO_GEMM; // DIAG: meaning
  for (int i = 0; i < count; ++i)
    if (found[i].status == CUDNN_STATUS_SUCCESS && found[i].memory < 1 << 20)
      algorithm = found[i].algo;
  size_t bytes = 0;
  cudnnGetConvolutionForwardWorkspaceSize(handle, in, filter, convolution, out, algorithm, &bytes);
  const float one = 1, zero = 0;
  cudnnConvolutionForward(handle, &one, in, x, filter, w, convolution, algorithm, nullptr, bytes,
                          &zero, out, y);
  cudnnAddTensor(handle, &one, in, bias, &one, out, y);
}
