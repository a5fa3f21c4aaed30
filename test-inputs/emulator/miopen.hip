// Where MIOpen takes less than cuDNN: factors other than 1 and 0, doubles for them, a backward pass
// without what the forward pass has kept, tensors that do not fit.
#include <cstdio>
#include <vector>

#include <hip/hip_runtime.h>
#include <miopen/miopen.h>

#define SHOW(call) std::printf("%s: %d\n", #call, int(call))

int main() {
  miopenHandle_t handle;
  SHOW(miopenCreate(&handle));
  miopenTensorDescriptor_t x, y, wrong, doubles;
  for (miopenTensorDescriptor_t *tensor : {&x, &y, &wrong, &doubles})
    miopenCreateTensorDescriptor(tensor);
  SHOW(miopenSet4dTensorDescriptor(x, miopenFloat, 1, 1, 4, 4));
  SHOW(miopenSet4dTensorDescriptor(y, miopenFloat, 1, 1, 2, 2));
  SHOW(miopenSet4dTensorDescriptor(wrong, miopenFloat, 1, 1, 3, 2));
  SHOW(miopenSet4dTensorDescriptor(doubles, miopenDouble, 1, 1, 1, 2));
  SHOW(miopenSet4dTensorDescriptor(wrong, miopenFloat, 1, 0, 3, 2));
  float *data, one = 1, zero = 0, two = 2;
  hipMalloc(&data, 64 * sizeof(float));
  std::vector<float> values;
  for (int i = 0; i < 64; ++i)
    values.push_back(float(i * 5 % 16));
  hipMemcpy(data, values.data(), 64 * sizeof(float), hipMemcpyHostToDevice);
  float *out = data + 16, *dx = data + 32;
  auto show = [&](float *place, int count) {
    std::vector<float> result(count);
    hipMemcpy(result.data(), place, count * sizeof(float), hipMemcpyDeviceToHost);
    for (float value : result)
      std::printf(" %g", value);
    std::printf("\n");
  };

  miopenPoolingDescriptor_t pooling;
  miopenCreatePoolingDescriptor(&pooling);
  SHOW(miopenSet2dPoolingDescriptor(pooling, miopenPoolingMax, 2, 2, 0, 0, 2, 2));
  size_t bytes = 0;
  SHOW(miopenPoolingGetWorkSpaceSizeV2(pooling, y, &bytes));
  std::printf("needs a workspace: %d\n", bytes > 0);
  void *kept;
  hipMalloc(&kept, bytes);
  SHOW(miopenPoolingForward(handle, pooling, &two, x, data, &zero, y, out, false, nullptr, 0));
  SHOW(miopenPoolingForward(handle, pooling, &one, x, data, &one, y, out, false, nullptr, 0));
  SHOW(miopenPoolingForward(handle, pooling, &one, x, data, &zero, wrong, out, false, nullptr, 0));
  SHOW(miopenPoolingForward(handle, pooling, &one, x, data, &zero, y, out, true, nullptr, 0));
  SHOW(miopenPoolingForward(handle, pooling, &one, x, data, &zero, y, out, true, kept, bytes));
  show(out, 4);
  SHOW(miopenPoolingBackward(handle, pooling, &one, y, out, y, out, x, data, &zero, x, dx, nullptr));
  SHOW(miopenPoolingBackward(handle, pooling, &one, y, out, y, out, x, data, &zero, x, dx, kept));
  show(dx, 16);

  miopenActivationDescriptor_t activation;
  miopenCreateActivationDescriptor(&activation);
  const miopenActivationMode_t modes[] = {
      miopenActivationPASTHRU, miopenActivationLOGISTIC,    miopenActivationTANH,
      miopenActivationRELU,    miopenActivationSOFTRELU,    miopenActivationABS,
      miopenActivationPOWER,   miopenActivationCLIPPEDRELU, miopenActivationLEAKYRELU,
      miopenActivationELU,     miopenActivationCLAMP};
  float inputs[4] = {-2, -0.5f, 0.5f, 2};
  hipMemcpy(data, inputs, sizeof inputs, hipMemcpyHostToDevice);
  for (miopenActivationMode_t mode : modes) {
    miopenSetActivationDescriptor(activation, mode, 0.5, 1.5, 2);
    miopenActivationMode_t same;
    double alpha, beta, gamma;
    miopenGetActivationDescriptor(activation, &same, &alpha, &beta, &gamma);
    std::printf("mode %d is %d, %g %g %g:", mode, same, alpha, beta, gamma);
    if (miopenActivationForward(handle, activation, &one, y, data, &zero, y, out))
      std::printf(" failed");
    show(out, 4);
  }
  SHOW(miopenActivationForward(handle, activation, &two, y, data, &zero, y, out));

  // A factor of doubles is a float all the same.
  double numbers[2] = {3, 4};
  hipMemcpy(out, numbers, sizeof numbers, hipMemcpyHostToDevice);
  SHOW(miopenScaleTensor(handle, doubles, out, &two));
  hipMemcpy(numbers, out, sizeof numbers, hipMemcpyDeviceToHost);
  std::printf("%g %g\n", numbers[0], numbers[1]);

  // Only the second operand may be smaller.
  SHOW(miopenOpTensor(handle, miopenTensorOpAdd, &one, y, data, &one, x, data, &zero, x, dx));
  miopenConvolutionDescriptor_t convolution;
  miopenCreateConvolutionDescriptor(&convolution);
  SHOW(miopenInitConvolutionDescriptor(convolution, miopenTranspose, 0, 0, 1, 1, 1, 1));
  SHOW(miopenInitConvolutionDescriptor(convolution, miopenConvolution, 0, 0, 1, 1, 1, 1));
  miopenConvSolution_t solution;
  size_t found = 0;
  SHOW(miopenConvolutionForwardGetSolution(handle, y, x, convolution, wrong, 1, &found, &solution));
  std::printf("%zu found\n", found);
  SHOW(miopenConvolutionForwardImmediate(handle, y, out, x, data, convolution, y, dx, nullptr, 0,
                                         solution.solution_id));
  SHOW(miopenConvolutionForwardImmediate(handle, y, out, x, data, convolution, x, dx, nullptr, 0,
                                         solution.solution_id + 1));
  std::printf("%s\n", miopenGetErrorString(miopenStatusBadParm));
  SHOW(miopenDestroy(handle));
  return 0;
}
