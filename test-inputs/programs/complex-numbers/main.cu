// libcu++'s complex numbers in device code, and the standard library's on the host.
#include <complex>
#include <cstdio>
#include <cuda/std/complex>
#include <cuda_runtime.h>

using Complex = cuda::std::complex<double>;

__global__ void mandelbrot(int *steps, Complex *last, int width) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Complex c(-2.0 + 3.0 * (i % width) / width, -1.0 + 2.0 * (i / width) / width), z(0, 0);
  int n = 0;
  while (n < 50 && cuda::std::norm(z) < 4.0) {
    z = z * z + c;
    ++n;
  }
  steps[i] = n;
  last[i] = cuda::std::conj(z) / Complex(2.0, 1.0);
}

int main() {
  constexpr int width = 16;
  int *steps;
  Complex *last;
  cudaMallocManaged(&steps, width * width * sizeof(int));
  cudaMallocManaged(&last, width * width * sizeof(Complex));
  mandelbrot<<<width * width / 64, 64>>>(steps, last, width);
  cudaDeviceSynchronize();
  long sum = 0;
  std::complex<double> total;
  for (int i = 0; i < width * width; ++i) {
    sum += steps[i];
    total += std::complex<double>(last[i].real(), last[i].imag()) / double(steps[i]);
  }
  std::printf("%ld %.10f %.10f %.10f\n", sum, total.real(), total.imag(), std::abs(total));
  cudaFree(steps);
  cudaFree(last);
}
