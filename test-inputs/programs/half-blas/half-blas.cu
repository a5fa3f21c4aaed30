// Half by the library: products one by one, from a list and at equal distances, and vectors whose
// types differ from that of the arithmetic.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cublas_v2.h>
#include <cuda_runtime.h>

template <class Status> void check(Status status, const char *call) {
  if (int(status) != 0) {
    std::fprintf(stderr, "%s: %d\n", call, int(status));
    std::exit(1);
  }
}
#define CHECK(call) check(call, #call)

constexpr int n = 8, size = n * n, batches = 3, length = 100;

template <class T> T *upload(const std::vector<T> &values) {
  T *device;
  CHECK(cudaMalloc(&device, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return device;
}
template <class T> std::vector<float> download(const T *device, int count) {
  std::vector<T> values(count);
  CHECK(cudaMemcpy(values.data(), device, count * sizeof(T), cudaMemcpyDeviceToHost));
  return {values.begin(), values.end()};
}

// Element `i` of all inputs: small whole numbers, so that sums are exact.
float input(int i, int period) { return float(i % period - period / 2); }
template <class T> std::vector<T> inputs(int count, int period) {
  std::vector<T> values;
  for (int i = 0; i < count; ++i)
    values.push_back(T(input(i, period)));
  return values;
}

int wrongProducts(const std::vector<float> &c) {
  int wrong = 0;
  for (int batch = 0; batch < batches; ++batch)
    for (int row = 0; row < n; ++row)
      for (int column = 0; column < n; ++column) {
        float sum = 0;
        for (int i = 0; i < n; ++i)
          sum += input(batch * size + row + i * n, 5) * input(batch * size + column + i * n, 7);
        wrong += c[batch * size + row + column * n] != 0.5f * sum;
      }
  return wrong;
}

void products(cublasHandle_t handle) {
  __half *a = upload(inputs<__half>(batches * size, 5));
  __half *b = upload(inputs<__half>(batches * size, 7));
  __half *c = upload(std::vector<__half>(batches * size));
  __half alpha = __float2half(0.5f), beta = __float2half(0.0f);
  for (int i = 0; i < batches; ++i)
    CHECK(cublasHgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &alpha, a + i * size, n,
                      b + i * size, n, &beta, c + i * size, n));
  std::printf("one by one: wrong %d\n", wrongProducts(download(c, batches * size)));

  CHECK(cudaMemset(c, 0, batches * size * sizeof(__half)));
  CHECK(cublasHgemmStridedBatched(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &alpha, a, n, size, b,
                                  n, size, &beta, c, n, size, batches));
  std::printf("equal distances: wrong %d\n", wrongProducts(download(c, batches * size)));

  CHECK(cudaMemset(c, 0, batches * size * sizeof(__half)));
  __half **as = upload(std::vector<__half *>{a, a + size, a + 2 * size});
  __half **bs = upload(std::vector<__half *>{b, b + size, b + 2 * size});
  __half **cs = upload(std::vector<__half *>{c, c + size, c + 2 * size});
  CHECK(cublasHgemmBatched(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &alpha, as, n, bs, n, &beta,
                           cs, n, batches));
  std::printf("list: wrong %d\n", wrongProducts(download(c, batches * size)));
  for (__half *pointer : {a, b, c})
    CHECK(cudaFree(pointer));
  for (__half **pointers : {as, bs, cs})
    CHECK(cudaFree(pointers));
}

template <class T> void vectors(const char *name, cublasHandle_t handle, cudaDataType_t type) {
  T *x = upload(inputs<T>(length, 5)), *y = upload(inputs<T>(length, 3));
  T dot, norm;
  CHECK(cublasDotEx(handle, length / 2, x, type, 2, y, type, -2, &dot, type, CUDA_R_32F));
  CHECK(cublasNrm2Ex(handle, length, x, type, 1, &norm, type, CUDA_R_32F));
  float two = 2, half = 0.5f;
  CHECK(cublasAxpyEx(handle, length, &two, CUDA_R_32F, x, type, 1, y, type, 1, CUDA_R_32F));
  CHECK(cublasScalEx(handle, length, &half, CUDA_R_32F, x, type, 1, CUDA_R_32F));
  std::vector<float> scaled = download(x, length), sums = download(y, length);
  T zero = T(0.0f), one = T(1.0f); // a turn by a right angle
  CHECK(cublasRotEx(handle, length, x, type, 1, y, type, 1, &zero, &one, type, CUDA_R_32F));
  std::vector<float> first = download(x, length), second = download(y, length);
  float expected = 0;
  int wrong = 0;
  for (int i = 0; i < length / 2; ++i)
    expected += input(2 * i, 5) * input(length - 2 - 2 * i, 3);
  for (int i = 0; i < length; ++i)
    wrong += scaled[i] != 0.5f * input(i, 5) || sums[i] != 2 * input(i, 5) + input(i, 3) ||
             first[i] != sums[i] || second[i] != -scaled[i];
  std::printf("%s: dot %g of %g, norm %.2f, wrong %d\n", name, float(dot), expected, float(norm),
              wrong);
  CHECK(cudaFree(x));
  CHECK(cudaFree(y));
}

int main() {
  cublasHandle_t handle;
  CHECK(cublasCreate(&handle));
  products(handle);
  vectors<__half>("half", handle, CUDA_R_16F);
  vectors<__nv_bfloat16>("bfloat16", handle, CUDA_R_16BF);
  vectors<float>("float", handle, CUDA_R_32F);
  CHECK(cublasDestroy(handle));
  return 0;
}
