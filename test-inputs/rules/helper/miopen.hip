// cuDNN's calls that MIOpen takes in another form come with the port.
#include <hip/hip_runtime.h>
#include <miopen/miopen.h>
#include "tranship_hip.h"

void forward(miopenHandle_t handle, miopenTensorLayout_t layout, miopenTensorDescriptor_t in,
             miopenTensorDescriptor_t filter, miopenConvolutionDescriptor_t convolution,
             miopenTensorDescriptor_t out, float *x, float *w, float *y, float *bias) {
  transhipSetTensor4dDescriptor(in, layout, miopenFloat, 1, 3, 224, 224);
  transhipSetTensor4dDescriptor(filter, layout, miopenFloat, 64, 3, 7, 7);
  transhipSetConvolutionMathType(convolution, transhipTensorOpMath);
  transhipConvolutionFwdAlgoPerf_t found[transhipAlgorithmCount]; // DIFFERS: MIOpen has fewer
  int count = 0;
  transhipGetConvolutionForwardAlgorithm_v7(handle, in, filter, convolution, out,
                                         transhipAlgorithmCount, &count, found);
  miopenConvFwdAlgorithm_t algorithm = miopenConvolutionFwdAlgoGEMM; // DIAG: meaning
  for (int i = 0; i < count; ++i)
    if (found[i].status == miopenStatusSuccess && found[i].memory < 1 << 20)
      algorithm = found[i].algo;
  size_t bytes = 0;
  transhipGetConvolutionForwardWorkspaceSize(handle, in, filter, convolution, out, algorithm, &bytes);
  const float one = 1, zero = 0;
  transhipConvolutionForward(handle, &one, in, x, filter, w, convolution, algorithm, nullptr, bytes,
                          &zero, out, y);
  transhipAddTensor(handle, &one, in, bias, &one, out, y);
}
