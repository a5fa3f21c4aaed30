// The driver API as programs of CUDA 2 and 3 use it: parameters are set one by one, at offsets that
// the program computes, and each function keeps them.
#include "launch.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

static void check(CUresult result, int line) {
  if (result == CUDA_SUCCESS)
    return;
  const char *text = nullptr;
  cuGetErrorString(result, &text);
  std::printf("line %d: %s\n", line, text ? text : "?");
  std::exit(1);
}
#define CHECK(call) check(call, __LINE__)
#define ALIGN_UP(offset, alignment) (offset) = ((offset) + (alignment)-1) & ~((alignment)-1)

struct alignas(16) Gains {
  float values[4];
};

int main() {
  constexpr int width = 48, height = 40, count = width * height, copies = 3;
  CUdevice device;
  CUcontext context;
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&device, 0));
  CHECK(cuDevicePrimaryCtxRetain(&context, device));
  CHECK(cuCtxPushCurrent(context));
  CUmodule module;
  CUfunction blend, sumRows, compare;
  CHECK(cuModuleLoad(&module, "kernels.fatbin"));
  CHECK(cuModuleGetFunction(&blend, module, "blend"));
  CHECK(cuModuleGetFunction(&sumRows, module, "sumRows"));
  CHECK(cuModuleGetFunction(&compare, module, "compare"));
  CHECK(cuFuncSetCacheConfig(compare, CU_FUNC_CACHE_PREFER_L1));

  std::vector<float> first(count), second(count);
  for (int i = 0; i < count; ++i) {
    first[i] = float(i % 29);
    second[i] = float(i % 31) - 15;
  }
  CUdeviceptr a, b, mixed, sums, faulty;
  CHECK(cuMemAlloc(&a, count * sizeof(float)));
  CHECK(cuMemAlloc(&b, count * sizeof(float)));
  CHECK(cuMemAlloc(&mixed, copies * count * sizeof(float)));
  CHECK(cuMemAlloc(&sums, height * sizeof(double)));
  CHECK(cuMemAlloc(&faulty, sizeof(int)));
  CHECK(cuMemcpyHtoD(a, first.data(), count * sizeof(float)));
  CHECK(cuMemcpyHtoD(b, second.data(), count * sizeof(float)));
  CHECK(cuMemsetD32(faulty, 0, 1));

  // Three copies of one image, of which only the first parameter changes.
  int offset = 0, weightOffset;
  CHECK(cuFuncSetBlockShape(blend, 16, 8, 1));
  offset += sizeof(CUdeviceptr); // the result comes last
  CHECK(cuParamSetv(blend, offset, &a, sizeof a));
  offset += sizeof a;
  CHECK(cuParamSetv(blend, offset, &b, sizeof b));
  offset += sizeof b;
  weightOffset = offset;
  CHECK(cuParamSetf(blend, offset, 0.25f));
  offset += sizeof(float);
  CHECK(cuParamSeti(blend, offset, width));
  offset += sizeof(int);
  CHECK(cuParamSeti(blend, offset, height));
  offset += sizeof(int);
  CHECK(cuParamSetSize(blend, offset));
  for (int copy = 0; copy < copies; ++copy) {
    CUdeviceptr out = CUdeviceptr(reinterpret_cast<char *>(mixed) + copy * count * sizeof(float));
    CHECK(cuParamSetv(blend, 0, &out, sizeof out));
    if (copy == copies - 1)
      CHECK(cuParamSetf(blend, weightOffset, 0.75f));
    CHECK(launch(blend, width / 16, height / 8, nullptr));
  }

  // In a stream, with shared memory, and with gaps between the parameters.
  CUstream stream;
  CHECK(cuStreamCreate(&stream, CU_STREAM_DEFAULT));
  const Gains gains = {{1, 0.5f, 0.25f, 2}};
  const short shortWidth = width;
  char negate = 1;
  offset = 0;
  CHECK(cuParamSetv(sumRows, offset, &mixed, sizeof mixed));
  offset += sizeof mixed;
  CHECK(cuParamSetv(sumRows, offset, &negate, sizeof negate));
  offset += sizeof negate;
  ALIGN_UP(offset, int(__alignof(Gains)));
  CHECK(cuParamSetv(sumRows, offset, (void *)&gains, sizeof gains));
  offset += sizeof gains;
  CHECK(cuParamSetv(sumRows, offset, (void *)&shortWidth, sizeof shortWidth));
  offset += sizeof shortWidth;
  ALIGN_UP(offset, int(__alignof(sums)));
  CHECK(cuParamSetv(sumRows, offset, &sums, sizeof sums));
  offset += sizeof sums;
  CHECK(cuParamSetSize(sumRows, offset));
  CHECK(cuFuncSetBlockShape(sumRows, 32, 1, 1));
  CHECK(cuFuncSetSharedSize(sumRows, 32 * sizeof(float)));
  CHECK(launch(sumRows, height, 1, stream));
  CHECK(cuStreamSynchronize(stream));
  double rows[height], total = 0;
  CHECK(cuMemcpyDtoH(rows, sums, sizeof rows));
  for (double row : rows)
    total += row;
  std::printf("first row %g, last row %g, all %g\n", rows[0], rows[height - 1], total);

  // The size of the grid follows from what is compared.
  CHECK(cuParamSetSize(compare, __alignof(float *) + __alignof(int *) + __alignof(size_t)));
  CHECK(cuParamSetv(compare, 0, &mixed, sizeof(float *)));
  CHECK(cuParamSetv(compare, __alignof(float *), &faulty, sizeof(int *)));
  size_t copyCount = copies;
  CHECK(cuParamSetv(compare, __alignof(float *) + __alignof(int *), &copyCount, sizeof(size_t)));
  CHECK(cuFuncSetBlockShape(compare, 16, 8, 1));
  CHECK(launch(compare, width / 16, height / 8, stream));
  int differences = 0;
  CHECK(cuMemcpyDtoHAsync(&differences, faulty, sizeof differences, stream));
  CHECK(cuStreamSynchronize(stream));
  std::printf("%d elements differ\n", differences);

  // One block needs no grid.
  CHECK(cuFuncSetBlockShape(sumRows, 64, 1, 1));
  CHECK(cuFuncSetSharedSize(sumRows, 64 * sizeof(float)));
  negate = 0;
  CHECK(cuParamSetv(sumRows, sizeof mixed, &negate, sizeof negate));
  CHECK(launch(sumRows, 1, 1, nullptr));
  CHECK(cuMemcpyDtoH(rows, sums, sizeof rows));
  std::printf("first row %g, second row %g\n", rows[0], rows[1]);

  CHECK(cuModuleUnload(module));
  CHECK(cuDevicePrimaryCtxRelease(device));
}
