// Launches as a formatter leaves them that does not know CUDA; nvcc takes blanks behind two brackets.
#include <cuda_runtime.h>

#include <iostream>

template <class T> struct Box {
  static constexpr int size = 32;
};
template <class T> constexpr int size() { return 64; }

__global__ void nothing() {}
template <class T> __global__ void fill(T *x, T value) { x[threadIdx.x] = value; }

#define LAUNCH(kernel, ...) kernel << <1, 64 >> > (__VA_ARGS__)
#define CONFIGURATION(grid, block) << <grid, block >> > // DIAG: launch-form
#define IN_FULL <<<1, 32>>> // DIAG: launch-form

struct Sink {
  template <class T> Sink &operator<<(const T &) { return *this; }
};

int main(int count, char **arguments) {
  float *x = nullptr;
  cudaMalloc(&x, 1024);
	nothing << <1, 32 >> > ();
	fill << <dim3(1), dim3(32), 0, nullptr >> > (x, 1.f);
  fill<float> <<	<1, 32>>  >(x, 2.f);
  nothing<<<1, 32>> >();
  nothing << <1, 32>>>();
  nothing << <1024 >> 5, 1 << 5 >> > ();
  nothing << <1, Box<Box<Box<int>> >::size >> > ();
  nothing << <1, size<Box<Box<int>> >() >> > ();
  LAUNCH(fill, x, 3.f);
  nothing CONFIGURATION(1, 32)();
  nothing IN_FULL();
  count > 1 ? nothing << <1, 1 >> > () : nothing<<<2, 1>> >(); // DIAG: launch-kept
#if 0
  fill << <1, 32 >> > (x, 4.f);
#endif
  Sink sink;
  sink.operator<< <int>(1) << Box<Box<Box<int>> >::size;
  std::cout << "fill << <1, 32 >> > (x)\n"; // fill << <1, 32 >> > (x)
  return cudaFree(x);
}
