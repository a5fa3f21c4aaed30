// Tuples are made in kernels as well.
#include <thrust/tuple.h>

__host__ __device__ thrust::tuple<float, float> turned(float x, float y) { return {y, -x}; }
__global__ void turn(float *data) {
  auto halved = [] __host__ __device__(float x, float y) -> thrust::tuple<float, double> {
    return {x / 2, y / 2};
  };
  thrust::tuple<float, float> pair = turned(data[0], data[1]), copy(pair);
  thrust::tuple<float, double> halves = halved(thrust::get<0>(pair), thrust::get<1>(copy));
  data[0] = thrust::get<0>(halves);
  data[1] = thrust::get<1>(halves);
}

thrust::tuple<int> one(int value) { return thrust::tuple<int>(value); }
thrust::tuple<float2, int> nested(int value) { return {{1, 2}, value}; }
thrust::tuple<double, long> wider(thrust::tuple<float, int> &narrow) { return narrow; }

void run(float *data) {
  turn<<<1, 1>>>(data);
  cudaDeviceSynchronize();
}
