// Transforms by the library: complex, real, in two dimensions, in batches; forth and back.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>
#include <cufftXt.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

#define CHECK_FFT(call)                                                                            \
  do {                                                                                             \
    cufftResult status = (call);                                                                   \
    if (status != CUFFT_SUCCESS) {                                                                 \
      std::fprintf(stderr, "%s:%d: cuFFT says %d\n", __FILE__, __LINE__, int(status));             \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void scale(float *values, int count, float factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    values[i] *= factor;
}

// A wave of three periods: all of it is in one bin.
void complexWave() {
  constexpr int n = 16, batch = 2;
  std::vector<cufftComplex> wave(n * batch);
  for (int i = 0; i < n * batch; ++i)
    wave[i] = {cosf(2 * 3.14159265f * 3 * i / n), sinf(2 * 3.14159265f * 3 * i / n)};
  cufftComplex *device;
  CHECK(cudaMalloc(&device, wave.size() * sizeof(cufftComplex)));
  CHECK(
      cudaMemcpy(device, wave.data(), wave.size() * sizeof(cufftComplex), cudaMemcpyHostToDevice));
  cufftHandle plan;
  CHECK_FFT(cufftPlan1d(&plan, n, CUFFT_C2C, batch));
  CHECK_FFT(cufftExecC2C(plan, device, device, CUFFT_FORWARD));
  CHECK(
      cudaMemcpy(wave.data(), device, wave.size() * sizeof(cufftComplex), cudaMemcpyDeviceToHost));
  for (int b = 0; b < batch; ++b) {
    int best = 0;
    for (int i = 0; i < n; ++i)
      if (wave[b * n + i].x > wave[b * n + best].x)
        best = i;
    std::printf("batch %d: bin %d has %.3f\n", b, best, wave[b * n + best].x);
  }
  CHECK_FFT(cufftDestroy(plan));
  CHECK(cudaFree(device));
}

// Forth and back in two dimensions gives the input, times the number of elements. In place, rows
// are padded.
void realImage(bool inPlace) {
  constexpr int rows = 6, columns = 5, half = columns / 2 + 1;
  int pitch = inPlace ? 2 * half : columns;
  std::vector<float> image(rows * pitch), back(rows * pitch);
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j < columns; ++j)
      image[i * pitch + j] = float((i * 7 + j * 3) % 11) - 4;
  float *device;
  cufftComplex *spectrum;
  CHECK(cudaMalloc(&device, image.size() * sizeof(float)));
  CHECK(cudaMalloc(&spectrum, rows * half * sizeof(cufftComplex)));
  CHECK(cudaMemcpy(device, image.data(), image.size() * sizeof(float), cudaMemcpyHostToDevice));
  cufftComplex *middle = inPlace ? reinterpret_cast<cufftComplex *>(device) : spectrum;
  cufftHandle forward, inverse;
  CHECK_FFT(cufftPlan2d(&forward, rows, columns, CUFFT_R2C));
  CHECK_FFT(cufftPlan2d(&inverse, rows, columns, CUFFT_C2R));
  CHECK_FFT(cufftExecR2C(forward, device, middle));
  cufftComplex mean;
  CHECK(cudaMemcpy(&mean, middle, sizeof(mean), cudaMemcpyDeviceToHost));
  CHECK_FFT(cufftExecC2R(inverse, middle, device));
  int count = int(image.size());
  scale<<<(count + 63) / 64, 64>>>(device, count, 1.f / (rows * columns));
  CHECK(cudaMemcpy(back.data(), device, back.size() * sizeof(float), cudaMemcpyDeviceToHost));
  float worst = 0;
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j < columns; ++j)
      worst = std::fmax(worst, std::fabs(back[i * pitch + j] - image[i * pitch + j]));
  std::printf("%s: sum %.3f, back %s\n", inPlace ? "in place" : "out of place", mean.x,
              worst < 1e-4f ? "equal" : "different");
  CHECK_FFT(cufftDestroy(forward));
  CHECK_FFT(cufftDestroy(inverse));
  CHECK(cudaFree(device));
  CHECK(cudaFree(spectrum));
}

// Every second element of each row.
void withStrides() {
  constexpr int n = 4, batch = 3;
  int size[] = {n}, embed[] = {2 * n};
  std::vector<cufftDoubleComplex> data(2 * n * batch, {0, 0});
  for (int b = 0; b < batch; ++b)
    for (int i = 0; i < n; ++i)
      data[b * 2 * n + 2 * i].x = b + 1;
  cufftDoubleComplex *device;
  size_t bytes = data.size() * sizeof(cufftDoubleComplex);
  CHECK(cudaMalloc(&device, bytes));
  CHECK(cudaMemcpy(device, data.data(), bytes, cudaMemcpyHostToDevice));
  cufftHandle plan;
  CHECK_FFT(cufftPlanMany(&plan, 1, size, embed, 2, 2 * n, embed, 2, 2 * n, CUFFT_Z2Z, batch));
  CHECK_FFT(cufftExecZ2Z(plan, device, device, CUFFT_FORWARD));
  CHECK(cudaMemcpy(data.data(), device, bytes, cudaMemcpyDeviceToHost));
  for (int b = 0; b < batch; ++b)
    std::printf("row %d: %.1f %.1f %.1f\n", b, data[b * 2 * n].x, data[b * 2 * n + 1].x,
                data[b * 2 * n + 2].x);
  CHECK_FFT(cufftDestroy(plan));
  CHECK(cudaFree(device));
}

// The newer functions, whose sizes have 64 bits.
void wide() {
  constexpr int n = 8;
  std::vector<cufftDoubleReal> values(n);
  for (int i = 0; i < n; ++i)
    values[i] = i;
  cufftDoubleReal *in;
  cufftDoubleComplex *out, result[n / 2 + 1];
  CHECK(cudaMalloc(&in, n * sizeof(double)));
  CHECK(cudaMalloc(&out, sizeof(result)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(double), cudaMemcpyHostToDevice));
  cufftHandle plan;
  long long sizes[] = {n};
  size_t workspace;
  CHECK_FFT(cufftCreate(&plan));
  CHECK_FFT(cufftXtMakePlanMany(plan, 1, sizes, nullptr, 1, n, CUDA_R_64F, nullptr, 1, n / 2 + 1,
                                CUDA_C_64F, 1, &workspace, CUDA_C_64F));
  CHECK_FFT(cufftXtExec(plan, in, out, CUFFT_FORWARD));
  CHECK(cudaMemcpy(result, out, sizeof(result), cudaMemcpyDeviceToHost));
  std::printf("wide: %.3f, %.3f%+.3fi\n", result[0].x, result[1].x, result[1].y);
  CHECK_FFT(cufftDestroy(plan));
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
}

int main() {
  wide();
  complexWave();
  realImage(false);
  realImage(true);
  withStrides();
  return 0;
}
