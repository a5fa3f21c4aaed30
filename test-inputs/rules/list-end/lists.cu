// Lists of launch parameters end in 0, or in CU_LAUNCH_PARAM_END, which HIP has another value for.
#include <cuda.h>

void launch(CUfunction f, float *data, int n, CUstream stream) {
  struct {
    float *data;
    int n;
  } arguments = {data, n};
  size_t size = sizeof arguments;
  void *zero[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &arguments, CU_LAUNCH_PARAM_BUFFER_SIZE, &size, 0};
  void *cast[] = {CU_LAUNCH_PARAM_BUFFER_SIZE, &size, CU_LAUNCH_PARAM_BUFFER_POINTER, &arguments, (void *)0,};
  void *named[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &arguments, CU_LAUNCH_PARAM_BUFFER_SIZE, &size, CU_LAUNCH_PARAM_END};
  void *shorter[5] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &arguments, CU_LAUNCH_PARAM_BUFFER_SIZE, &size};
  cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, zero);
  cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, cast);
  cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, named);
  cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, shorter);

  void *parts[5], *others[5];
  others[4] = nullptr;
  parts[0] = CU_LAUNCH_PARAM_BUFFER_POINTER;
  parts[1] = &arguments;
  parts[2] = CU_LAUNCH_PARAM_BUFFER_SIZE;
  parts[3] = &size;
  parts[4] = static_cast<void *>(nullptr);
  cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, stream, NULL, parts);
}
