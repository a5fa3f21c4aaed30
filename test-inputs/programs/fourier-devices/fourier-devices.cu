// Transforms over several devices by the library, each with a part of the numbers, compared with
// those of one device. Between them, kernels on all devices scale what lies there.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>
#include <cufftXt.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    if (int status = int(call)) {                                                                  \
      std::fprintf(stderr, "%s:%d: status %d\n", __FILE__, __LINE__, status);                      \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void scale(cufftComplex *values, int count, float factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) {
    values[i].x *= factor;
    values[i].y *= factor;
  }
}

float difference(const std::vector<cufftComplex> &a, const std::vector<cufftComplex> &b) {
  float most = 0;
  for (size_t i = 0; i < a.size(); ++i)
    most = std::fmax(most, std::fabs(a[i].x - b[i].x) + std::fabs(a[i].y - b[i].y));
  return most;
}

void transform(int rows, int columns, std::vector<int> devices) {
  int count = rows * columns;
  std::vector<cufftComplex> values(count), alone(count), together(count);
  for (int i = 0; i < count; ++i)
    values[i] = make_float2(std::sin(0.3f * i), i % 7);

  cufftHandle one;
  if (columns == 1)
    CHECK(cufftPlan1d(&one, rows, CUFFT_C2C, 1));
  else
    CHECK(cufftPlan2d(&one, rows, columns, CUFFT_C2C));
  cufftComplex *memory;
  CHECK(cudaMalloc(&memory, count * sizeof(cufftComplex)));
  CHECK(cudaMemcpy(memory, values.data(), count * sizeof(cufftComplex), cudaMemcpyHostToDevice));
  CHECK(cufftExecC2C(one, memory, memory, CUFFT_FORWARD));
  CHECK(cudaMemcpy(alone.data(), memory, count * sizeof(cufftComplex), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(memory));
  CHECK(cufftDestroy(one));

  cufftHandle many;
  std::vector<size_t> sizes(devices.size());
  CHECK(cufftCreate(&many));
  CHECK(cufftXtSetGPUs(many, int(devices.size()), devices.data()));
  if (columns == 1)
    CHECK(cufftMakePlan1d(many, rows, CUFFT_C2C, 1, sizes.data()));
  else
    CHECK(cufftMakePlan2d(many, rows, columns, CUFFT_C2C, sizes.data()));
  cudaLibXtDesc *parts, *ordered;
  CHECK(cufftXtMalloc(many, &parts, CUFFT_XT_FORMAT_INPLACE));
  CHECK(cufftXtMalloc(many, &ordered, CUFFT_XT_FORMAT_INPLACE));
  CHECK(cufftXtMemcpy(many, parts, values.data(), CUFFT_COPY_HOST_TO_DEVICE));
  CHECK(cufftXtExecDescriptorC2C(many, parts, parts, CUFFT_FORWARD));
  CHECK(cufftXtMemcpy(many, together.data(), parts, CUFFT_COPY_DEVICE_TO_HOST));
  std::printf("%d x %d on %d devices: %s\n", rows, columns, parts->descriptor->nGPUs,
              difference(alone, together) < 1e-3f * count ? "as on one" : "other than on one");
  std::printf("  first %.3f %.3f, last %.3f %.3f\n", together[0].x, together[0].y,
              together[count - 1].x, together[count - 1].y);

  CHECK(cufftXtMemcpy(many, ordered, parts, CUFFT_COPY_DEVICE_TO_DEVICE));
  for (int i = 0; i < ordered->descriptor->nGPUs; ++i) {
    int part = int(ordered->descriptor->size[i] / sizeof(cufftComplex));
    CHECK(cudaSetDevice(ordered->descriptor->GPUs[i]));
    scale<<<(part + 63) / 64, 64>>>((cufftComplex *)ordered->descriptor->data[i], part, 1.f / count);
    CHECK(cudaDeviceSynchronize());
  }
  CHECK(cudaSetDevice(0));
  CHECK(cufftXtExecDescriptorC2C(many, ordered, ordered, CUFFT_INVERSE));
  CHECK(cufftXtMemcpy(many, together.data(), ordered, CUFFT_COPY_DEVICE_TO_HOST));
  std::printf("  and back: %s\n", difference(values, together) < 1e-3f ? "the same" : "not the same");
  CHECK(cufftXtFree(parts));
  CHECK(cufftXtFree(ordered));
  CHECK(cufftDestroy(many));
}

int main() {
  int count = 0;
  CHECK(cudaGetDeviceCount(&count));
  int access = 0, atomics = 0, rank = 0;
  CHECK(cudaDeviceGetP2PAttribute(&access, cudaDevP2PAttrAccessSupported, 0, 1));
  CHECK(cudaDeviceGetP2PAttribute(&atomics, cudaDevP2PAttrNativeAtomicSupported, 0, 1));
  CHECK(cudaDeviceGetP2PAttribute(&rank, cudaDevP2PAttrPerformanceRank, 0, 1));
  std::printf("between devices: access %d, atomics %d, rank %d\n", access, atomics, rank);
  transform(64, 1, {0, 1});
  transform(48, 32, {0, 1});
  transform(48, 36, {0, count - 1, 1});
  cufftHandle plan;
  int missing[] = {0, count};
  CHECK(cufftCreate(&plan));
  std::printf("a device that is missing: %d\n", cufftXtSetGPUs(plan, 2, missing) == CUFFT_INVALID_DEVICE);
  CHECK(cufftDestroy(plan));
  return 0;
}
