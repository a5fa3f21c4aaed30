// Functions of the device that a Fourier transform calls for each element: one converts what comes
// in from bytes, one scales it and keeps the square of what comes out.
#include <cstdio>
#include <cstdlib>

#include <cuda_runtime.h>
#include <cufft.h>
#include <cufftXt.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    if (int status = int(call)) {                                                                  \
      std::fprintf(stderr, "%s:%d: status %d\n", __FILE__, __LINE__, status);                      \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

struct Scaling {
  float factor;
  float *squares;
};

__device__ cufftReal fromBytes(void *data, size_t offset, void *, void *) {
  return static_cast<unsigned char *>(data)[offset] - 10.0f;
}
__device__ void scaleAndSquare(void *data, size_t offset, cufftComplex value, void *info, void *) {
  auto *scaling = static_cast<Scaling *>(info);
  value.x *= scaling->factor;
  value.y *= scaling->factor;
  static_cast<cufftComplex *>(data)[offset] = value;
  scaling->squares[offset] = value.x * value.x + value.y * value.y;
}
__device__ cufftCallbackLoadR loadPointer = fromBytes;
__device__ cufftCallbackStoreC storePointer = scaleAndSquare;

int main() {
  constexpr int size = 8, batch = 2, half = size / 2 + 1;
  unsigned char bytes[batch * size];
  for (int i = 0; i < batch * size; ++i)
    bytes[i] = static_cast<unsigned char>(10 + (i * i + 3 * i) % 7);
  unsigned char *in;
  cufftComplex *out;
  Scaling scaling = {0.5f, nullptr}, *deviceScaling;
  CHECK(cudaMalloc(&in, sizeof(bytes)));
  CHECK(cudaMalloc(&out, batch * half * sizeof(cufftComplex)));
  CHECK(cudaMalloc(&scaling.squares, batch * half * sizeof(float)));
  CHECK(cudaMalloc(&deviceScaling, sizeof(Scaling)));
  CHECK(cudaMemcpy(in, bytes, sizeof(bytes), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(deviceScaling, &scaling, sizeof(Scaling), cudaMemcpyHostToDevice));

  cufftHandle plan;
  CHECK(cufftPlan1d(&plan, size, CUFFT_R2C, batch));
  cufftCallbackLoadR load;
  cufftCallbackStoreC store;
  CHECK(cudaMemcpyFromSymbol(&load, loadPointer, sizeof(load)));
  CHECK(cudaMemcpyFromSymbol(&store, storePointer, sizeof(store)));
  CHECK(cufftXtSetCallback(plan, reinterpret_cast<void **>(&load), CUFFT_CB_LD_REAL, nullptr));
  CHECK(cufftXtSetCallback(plan, reinterpret_cast<void **>(&store), CUFFT_CB_ST_COMPLEX,
                           reinterpret_cast<void **>(&deviceScaling)));
  // The elements of this plan are no double ones.
  std::printf("refused: %d\n", cufftXtSetCallback(plan, reinterpret_cast<void **>(&load),
                                                  CUFFT_CB_LD_REAL_DOUBLE, nullptr) != 0);
  CHECK(cufftExecR2C(plan, reinterpret_cast<cufftReal *>(in), out));
  CHECK(cudaDeviceSynchronize());

  cufftComplex values[batch * half];
  float squares[batch * half];
  CHECK(cudaMemcpy(values, out, sizeof(values), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(squares, scaling.squares, sizeof(squares), cudaMemcpyDeviceToHost));
  for (int i = 0; i < batch * half; ++i)
    std::printf("%d: %.3f %.3f, squared %.3f\n", i, values[i].x, values[i].y, squares[i]);
  int sum = 0;
  for (int i = 0; i < size; ++i)
    sum += bytes[i] - 10;
  std::printf("the first is half the sum: %d\n", values[0].x == 0.5f * sum);
  CHECK(cufftDestroy(plan));
  return 0;
}
