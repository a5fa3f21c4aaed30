// Loads and stores of 16 bytes at multiples of four, which AMD's GPUs allow, as rocPRIM makes them.
#include <cstdio>

#include <hip/hip_runtime.h>

typedef int Four __attribute__((ext_vector_type(4)));

__global__ void copy(const int *in, int *out) {
  const int i = threadIdx.x;
  *reinterpret_cast<Four *>(out + 1 + 4 * i) = *reinterpret_cast<const Four *>(in + 2 + 4 * i);
}

int main() {
  constexpr int threads = 64, n = 4 * threads + 2;
  int *in, *out;
  if (hipMallocManaged(reinterpret_cast<void **>(&in), n * sizeof(*in)) != hipSuccess ||
      hipMallocManaged(reinterpret_cast<void **>(&out), n * sizeof(*out)) != hipSuccess)
    return 1;
  for (int i = 0; i < n; ++i)
    in[i] = i * i;
  copy<<<1, threads>>>(in, out);
  if (hipDeviceSynchronize() != hipSuccess)
    return 1;
  int wrong = 0;
  for (int i = 0; i < 4 * threads; ++i)
    wrong += out[1 + i] != in[2 + i];
  std::printf("wrong %d\n", wrong);
}
