// A program of cuBLAS's first years: no handles, characters for operations, errors asked for later.
#include "parts.h"

#include <cstdio>
#include <vector>

/// The derivative of the network's activation, times the error.
__global__ void backward(const float *out, const float *target, float *delta, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    delta[i] = (out[i] - target[i]) * (1 - out[i] * out[i]);
}
__global__ void activate(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[i] / (1 + fabsf(in[i]));
}

static float *upload(const std::vector<float> &values) {
  float *place;
  if (cublasAlloc(int(values.size()), sizeof(float), (void **)&place) != CUBLAS_STATUS_SUCCESS)
    std::printf("no memory\n");
  cublasSetVector(int(values.size()), sizeof(float), values.data(), 1, place, 1);
  return place;
}

/// Trains one layer with batches of samples, in a stream.
static void train() {
  constexpr int inputs = 12, outputs = 5, batch = 8;
  std::vector<float> weights(inputs * outputs), samples(inputs * batch), targets(outputs * batch);
  for (size_t i = 0; i < weights.size(); ++i)
    weights[i] = float(i * 7 % 11) / 16 - 0.25f;
  for (size_t i = 0; i < samples.size(); ++i)
    samples[i] = float(i * 5 % 13) / 8 - 0.5f;
  for (size_t i = 0; i < targets.size(); ++i)
    targets[i] = float(i % 3) / 4;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cublasSetKernelStream(stream);
  float *w = upload(weights), *x = upload(samples), *t = upload(targets);
  float *z = upload(targets), *y = upload(targets), *delta = upload(targets),
        *nabla = upload(weights);
  for (int step = 0; step < 20; ++step) {
    cublasSgemm('t', 'n', outputs, batch, inputs, 1, w, inputs, x, inputs, 0, z, outputs);
    activate<<<1, 64, 0, stream>>>(z, y, outputs * batch);
    backward<<<1, 64, 0, stream>>>(y, t, delta, outputs * batch);
    cublasSgemm('N', 'T', inputs, outputs, batch, 1.0f, x, inputs, delta, outputs, 0.0f, nabla,
                inputs);
    cublasSaxpy(inputs * outputs, -0.25f / batch, nabla, 1, w, 1);
  }
  std::printf("error %.5f, largest weight at %d, sum %.5f\n",
              cublasSnrm2(outputs * batch, delta, 1), cublasIsamax(inputs * outputs, w, 1),
              cublasSasum(inputs * outputs, w, 1));
  cublasGetVector(int(weights.size()), sizeof(float), w, 1, weights.data(), 1);
  std::printf("weights %.5f %.5f\n", weights.front(), weights.back());
  cublasSetKernelStream(nullptr);
  cudaStreamDestroy(stream);
  for (float *place : {w, x, t, z, y, delta, nabla})
    cublasFree(place);
}

int main() {
  cublasStatus status = cublasInit();
  if (status != CUBLAS_STATUS_SUCCESS) {
    std::printf("cublasInit: %d\n", int(status));
    return 1;
  }
  train();
  solve();
  tryAll();
  std::printf("errors: %d\n", cublasGetError() != CUBLAS_STATUS_SUCCESS);
  void *place = nullptr;
  std::printf("wrong size: %d\n", cublasAlloc(0, 4, &place) == CUBLAS_STATUS_INVALID_VALUE);
  std::printf("shutdown: %d\n", cublasShutdown() == CUBLAS_STATUS_SUCCESS);
}
