// Lists of launch parameters end in 0, or in CU_LAUNCH_PARAM_END, which HIP has another value for.
#include <hip/hip_runtime.h>

void launch(hipFunction_t f, float *data, int n, hipStream_t stream) {
  struct {
    float *data;
    int n;
  } arguments = {data, n};
  size_t size = sizeof arguments;
  void *zero[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size, HIP_LAUNCH_PARAM_END};
  void *cast[] = {HIP_LAUNCH_PARAM_BUFFER_SIZE, &size, HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_END,};
  void *named[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size, HIP_LAUNCH_PARAM_END};
  void *shorter[5] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size, HIP_LAUNCH_PARAM_END};
  hipModuleLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, zero);
  hipModuleLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, cast);
  hipModuleLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, named);
  hipModuleLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, shorter);

  void *parts[5], *others[5];
  others[4] = nullptr;
  parts[0] = HIP_LAUNCH_PARAM_BUFFER_POINTER;
  parts[1] = &arguments;
  parts[2] = HIP_LAUNCH_PARAM_BUFFER_SIZE;
  parts[3] = &size;
  parts[4] = HIP_LAUNCH_PARAM_END;
  hipModuleLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, parts);
}
