// cuDNN as MIOpen: calls whose arguments move, are dropped or depend on a constant.
#include <hip/hip_runtime.h>
#include <miopen/miopen.h>

void shapes(miopenTensorDescriptor_t tensor, miopenTensorDescriptor_t filter, miopenPoolingDescriptor_t pooling,
            miopenLRNDescriptor_t lrn, const int *lengths) {
  miopenSet4dTensorDescriptor(tensor, miopenFloat, 1, 3, 224, 224);
  miopenSet4dTensorDescriptor(filter, miopenHalf, 64, 3, 7, 7);
  miopenSetTensorDescriptor(tensor, miopenFloat, 5, lengths, nullptr);
  miopenSetTensorDescriptor(filter, miopenFloat, 5, lengths, nullptr);
  miopenSet2dPoolingDescriptor(pooling, miopenPoolingMax, 2, 2, 0, 0, 2, 2);
  miopenSet2dPoolingDescriptor(pooling, miopenPoolingMax, 2, 2, 0, 0, 2, 2); // DIAG: meaning
  miopenSetLRNDescriptor(lrn, miopenLRNCrossChannel, 5, 1e-4, 0.75, 1);
}

void layers(miopenHandle_t handle, miopenTensorDescriptor_t in, miopenTensorDescriptor_t out,
            miopenPoolingDescriptor_t pooling, miopenLRNDescriptor_t lrn, float *x, float *y) {
  miopenConvolutionDescriptor_t convolution;
  miopenCreateConvolutionDescriptor(&convolution);
  miopenInitConvolutionDescriptor(convolution, miopenConvolution, 1, 1, 1, 1, 1, 1);
  const float one = 1, zero = 0;
  miopenPoolingForward(handle, pooling, &one, in, x, &zero, out, y, false, nullptr, 0);
  miopenLRNForward(handle, lrn, &one, in, x, &zero, out, y, false, nullptr);
  miopenSoftmaxForward_V2(handle, &one, in, x, &zero, out, y, MIOPEN_SOFTMAX_ACCURATE, MIOPEN_SOFTMAX_MODE_CHANNEL);
  int most;
  ((void)(handle), *(&most) = 5, miopenStatusSuccess);
}

#if 1 /* CUDNN_VERSION >= 8000 */ && 1 /* CUDNN_MAJOR < 10 */
int isNew = 91900 /* CUDNN_VERSION */;
#endif
