// Subnormal floats as bfloat16: AMD's GPUs keep them. Processors with instructions for bfloat16 do not.
#include <cstdio>

#include <hip/hip_runtime.h>

__global__ void narrow(const unsigned *in, unsigned short *out) {
  const int i = threadIdx.x;
  __bf16 value = __bf16(__uint_as_float(in[i]));
  out[i] = __builtin_bit_cast(unsigned short, value);
}

int main() {
  constexpr int n = 128;
  unsigned *in;
  unsigned short *out;
  if (hipMallocManaged(reinterpret_cast<void **>(&in), n * sizeof(*in)) != hipSuccess ||
      hipMallocManaged(reinterpret_cast<void **>(&out), n * sizeof(*out)) != hipSuccess)
    return 1;
  for (int i = 0; i < n; ++i)
    in[i] = unsigned(i) << 16 | unsigned(i % 2) << 31;
  narrow<<<1, n>>>(in, out);
  if (hipDeviceSynchronize() != hipSuccess)
    return 1;
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += out[i] != in[i] >> 16;
  std::printf("wrong %d\n", wrong);
}
