// Lines through points by least squares: many small systems at once.
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

constexpr int points = 12, unknowns = 2, systems = 40;

template <class T> T *upload(const std::vector<T> &values) {
  T *device;
  CHECK(cudaMalloc(&device, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return device;
}

template <class T, class Solve> void fit(const char *name, double tolerance, Solve solve) {
  std::vector<T> a, b;
  for (int system = 0; system < systems; ++system) {
    for (int i = 0; i < points; ++i)
      a.push_back(T(1));
    for (int i = 0; i < points; ++i)
      a.push_back(T(i));
    // Noise of 0 and 1 that is the same from both ends shifts the line by a half.
    for (int i = 0; i < points; ++i)
      b.push_back(T(system + 0.5 * system * i + (i < points / 2 ? i % 2 : (points - 1 - i) % 2)));
  }
  T *matrices = upload(a), *sides = upload(b);
  std::vector<T *> matrixList, sideList;
  for (int system = 0; system < systems; ++system) {
    matrixList.push_back(matrices + system * points * unknowns);
    sideList.push_back(sides + system * points);
  }
  T **deviceMatrices = upload(matrixList), **deviceSides = upload(sideList);
  int info = -1, *infos = upload(std::vector<int>(systems, -1));
  CHECK(solve(deviceMatrices, deviceSides, &info, infos));
  std::vector<int> zeros(systems);
  CHECK(cudaMemcpy(b.data(), sides, b.size() * sizeof(T), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(zeros.data(), infos, systems * sizeof(int), cudaMemcpyDeviceToHost));
  int wrong = info != 0;
  for (int system = 0; system < systems; ++system)
    wrong += zeros[system] != 0 || std::fabs(b[system * points] - (system + 0.5)) > tolerance ||
             std::fabs(b[system * points + 1] - 0.5 * system) > tolerance;
  std::printf("%s: last line %.3f + %.3f x, wrong %d\n", name, double(b[(systems - 1) * points]),
              double(b[(systems - 1) * points + 1]), wrong);
  CHECK(cudaFree(matrices));
  CHECK(cudaFree(sides));
  CHECK(cudaFree(deviceMatrices));
  CHECK(cudaFree(deviceSides));
  CHECK(cudaFree(infos));
}

int main() {
  cublasHandle_t handle;
  CHECK(cublasCreate(&handle));
  fit<float>("float", 1e-3, [&](float **a, float **b, int *info, int *infos) {
    return cublasSgelsBatched(handle, CUBLAS_OP_N, points, unknowns, 1, a, points, b, points, info,
                              infos, systems);
  });
  fit<double>("double", 1e-9, [&](double **a, double **b, int *info, int *infos) {
    return cublasDgelsBatched(handle, CUBLAS_OP_N, points, unknowns, 1, a, points, b, points, info,
                              infos, systems);
  });
  // What the library refuses.
  int info = 0;
  float **none = nullptr;
  int status = cublasSgelsBatched(handle, CUBLAS_OP_N, points, unknowns, 1, none, 1, none, points,
                                  &info, nullptr, 0);
  std::printf("too few rows: refused %d, argument %d\n", status != CUBLAS_STATUS_SUCCESS, -info);
  CHECK(cublasDestroy(handle));
  return 0;
}
