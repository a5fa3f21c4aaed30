// The driver API from end to end: contexts, modules from files, a variable, a texture, both ways to
// hand over arguments, a stream.
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda.h>

static void check(CUresult result, int line) {
  if (result == CUDA_SUCCESS)
    return;
  const char *text = nullptr;
  cuGetErrorString(result, &text);
  std::printf("line %d: %s\n", line, text ? text : "?");
  std::exit(1);
}
#define CHECK(call) check(call, __LINE__)

struct Range {
  float low;
  char spare;
  double high;
};

int main() {
  constexpr int width = 64, height = 20, count = width * height;
  CUdevice device;
  CUcontext context;
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&device, 0));
  CHECK(cuDevicePrimaryCtxRetain(&context, device));
  CHECK(cuCtxPushCurrent(context));

  CUmodule module;
  CUfunction smooth, limit;
  CHECK(cuModuleLoad(&module, "kernels.fatbin"));
  CHECK(cuModuleGetFunction(&smooth, module, "smooth"));
  CHECK(cuModuleGetFunction(&limit, module, "limit"));
  CHECK(cuFuncSetAttribute(smooth, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 4096));
  CHECK(cuFuncSetAttribute(limit, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 50));
  std::printf("too much: %d\n", cuFuncSetAttribute(limit, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1 << 30));
  CUdeviceptr weights, calls, out;
  size_t bytes;
  CHECK(cuModuleGetGlobal(&weights, &bytes, module, "weights"));
  std::printf("weights: %zu bytes\n", bytes);
  const float narrow[3] = {0, 3, 1};
  CHECK(cuMemcpyHtoD(weights, narrow, sizeof narrow));
  CHECK(cuModuleGetGlobal(&calls, &bytes, module, "calls"));
  CHECK(cuMemsetD32(calls, 100, 1));

  std::vector<float> image(count), result(count);
  for (int i = 0; i < count; ++i)
    image[i] = float(i % 37) - 7;
  CUDA_ARRAY_DESCRIPTOR shape = {};
  shape.Width = width;
  shape.Height = height;
  shape.Format = CU_AD_FORMAT_FLOAT;
  shape.NumChannels = 1;
  CUarray array;
  CHECK(cuArrayCreate(&array, &shape));
  CUDA_MEMCPY2D copy = {};
  copy.srcMemoryType = CU_MEMORYTYPE_HOST;
  copy.srcHost = image.data();
  copy.srcPitch = width * sizeof(float);
  copy.dstMemoryType = CU_MEMORYTYPE_ARRAY;
  copy.dstArray = array;
  copy.WidthInBytes = width * sizeof(float);
  copy.Height = height;
  CHECK(cuMemcpy2D(&copy));
  CUDA_RESOURCE_DESC resource = {};
  resource.resType = CU_RESOURCE_TYPE_ARRAY;
  resource.res.array.hArray = array;
  CUDA_TEXTURE_DESC sampling = {};
  sampling.addressMode[0] = sampling.addressMode[1] = CU_TR_ADDRESS_MODE_CLAMP;
  sampling.filterMode = CU_TR_FILTER_MODE_POINT;
  CUtexObject texture;
  CHECK(cuTexObjectCreate(&texture, &resource, &sampling, nullptr));

  CUstream stream;
  CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
  CHECK(cuMemAlloc(&out, count * sizeof(float)));
  int widthValue = width;
  void *arguments[] = {&texture, &out, &widthValue};
  CHECK(cuLaunchKernel(smooth, height, 1, 1, width, 1, 1, width * sizeof(float), stream, arguments,
                       nullptr));
  struct Parameters {
    CUdeviceptr values;
    char first;
    Range range;
    int count;
  } packed = {out, 1, {-2, 0, 12.5}, count};
  size_t size = offsetof(Parameters, count) + sizeof packed.count; // without padding
  void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &size,
                   CU_LAUNCH_PARAM_END};
  CHECK(cuLaunchKernel(limit, (count + 255) / 256, 1, 1, 256, 1, 1, 0, stream, nullptr, extra));
  CHECK(cuStreamSynchronize(stream));
  CHECK(cuMemcpyDtoH(result.data(), out, count * sizeof(float)));
  double sum = 0;
  for (float value : result)
    sum += value;
  unsigned callCount = 0;
  CHECK(cuMemcpyDtoH(&callCount, calls, sizeof callCount));
  std::printf("first %g, last %g, sum %g, calls %u\n", result[0], result[count - 1], sum,
              callCount);

  // PTX, which programs read as text; and a module of its own variables.
  CUmodule second;
  CHECK(cuModuleLoad(&second, "kernels.ptx"));
  CHECK(cuModuleGetGlobal(&calls, nullptr, second, "calls"));
  CHECK(cuMemcpyDtoH(&callCount, calls, sizeof callCount));
  std::printf("calls %u\n", callCount);

  CUfunction none;
  std::printf("missing: %d %d\n",
              cuModuleGetFunction(&none, module, "sharpen") == CUDA_ERROR_NOT_FOUND,
              cuModuleLoad(&second, "missing.fatbin") == CUDA_ERROR_FILE_NOT_FOUND);
  int most = 0, blocks = 0;
  CHECK(cuFuncGetAttribute(&most, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, smooth));
  CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, smooth, 128, 0));
  std::printf("%d threads, %s blocks\n", most, blocks > 0 ? "some" : "no");

  CHECK(cuTexObjectDestroy(texture));
  CHECK(cuArrayDestroy(array));
  CHECK(cuMemFree(out));
  CHECK(cuStreamDestroy(stream));
  CHECK(cuModuleUnload(module));
  CHECK(cuDevicePrimaryCtxRelease(device));
}
