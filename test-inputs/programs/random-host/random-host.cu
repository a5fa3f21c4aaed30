// Random numbers that the host asks the library for: means and deviations of what it gives, and
// that a seed gives the same again.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>
#include <curand.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

#define CHECK_RAND(call)                                                                           \
  do {                                                                                             \
    curandStatus_t status = (call);                                                                \
    if (status != CURAND_STATUS_SUCCESS) {                                                         \
      std::fprintf(stderr, "%s:%d: cuRAND says %d\n", __FILE__, __LINE__, int(status));            \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int count = 20000;

void describe(const char *name, const float *device) {
  std::vector<float> values(count);
  CHECK(cudaMemcpy(values.data(), device, count * sizeof(float), cudaMemcpyDeviceToHost));
  double sum = 0, squares = 0;
  for (float value : values) {
    sum += value;
    squares += double(value) * value;
  }
  double mean = sum / count;
  // Roughly, for each implementation has its own numbers.
  std::printf("%s: mean %.1f deviation %.1f\n", name, mean + 1e-9,
              std::sqrt(squares / count - mean * mean));
}

void use(const char *name, curandRngType_t type) {
  float *device, first, again;
  CHECK(cudaMalloc(&device, count * sizeof(float)));
  curandGenerator_t generator;
  CHECK_RAND(curandCreateGenerator(&generator, type));
  CHECK_RAND(curandSetPseudoRandomGeneratorSeed(generator, 1234ull));
  CHECK_RAND(curandGenerateUniform(generator, device, count));
  CHECK(cudaMemcpy(&first, device, sizeof(float), cudaMemcpyDeviceToHost));
  describe(name, device);
  CHECK_RAND(curandGenerateNormal(generator, device, count, 5.f, 2.f));
  describe(name, device);
  CHECK_RAND(curandSetPseudoRandomGeneratorSeed(generator, 1234ull));
  CHECK_RAND(curandGenerateUniform(generator, device, count));
  CHECK(cudaMemcpy(&again, device, sizeof(float), cudaMemcpyDeviceToHost));
  std::printf("%s: %s\n", name, first == again ? "the same again" : "other numbers");
  CHECK_RAND(curandDestroyGenerator(generator));
  CHECK(cudaFree(device));
}

// Sobol' sequences are the same everywhere: here the first points of two dimensions.
void quasi() {
  constexpr int points = 8, dimensions = 2;
  float *device, values[points * dimensions];
  CHECK(cudaMalloc(&device, sizeof(values)));
  curandGenerator_t generator;
  CHECK_RAND(curandCreateGenerator(&generator, CURAND_RNG_QUASI_SOBOL32));
  CHECK_RAND(curandSetQuasiRandomGeneratorDimensions(generator, dimensions));
  CHECK_RAND(curandGenerateUniform(generator, device, points * dimensions));
  CHECK(cudaMemcpy(values, device, sizeof(values), cudaMemcpyDeviceToHost));
  for (int i = 0; i < points; ++i)
    std::printf("%.4f %.4f\n", values[i], values[points + i]);
  std::printf("a length that does not fit: %d\n",
              curandGenerateUniform(generator, device, 3) == CURAND_STATUS_LENGTH_NOT_MULTIPLE);
  CHECK_RAND(curandDestroyGenerator(generator));
  CHECK(cudaFree(device));
}

int main() {
  quasi();
  use("default", CURAND_RNG_PSEUDO_DEFAULT);
  use("mrg32k3a", CURAND_RNG_PSEUDO_MRG32K3A);
  use("mt19937", CURAND_RNG_PSEUDO_MT19937);
  use("philox", CURAND_RNG_PSEUDO_PHILOX4_32_10);
  return 0;
}
