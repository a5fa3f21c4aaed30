// C++ in kernels: lambdas, virtual functions, function pointers, records by value, recursion, new.
#include <cassert>
#include <cstdio>

struct Shape {
  __device__ virtual ~Shape() {}
  __device__ virtual float area() const = 0;
};
struct Square : Shape {
  float side;
  __device__ explicit Square(float s) : side(s) {}
  __device__ float area() const override { return side * side; }
};
struct Big {
  double values[5];
  __host__ __device__ Big() {}
  __host__ __device__ Big(const Big &other) {
    for (int i = 0; i < 5; ++i)
      values[i] = other.values[i];
  }
};
struct Pair {
  char a;
  float b;
};

__device__ int twice(int n) { return 2 * n; }
__device__ int (*operation)(int) = twice;
__device__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

__global__ void mixed(Big big, Pair pair, float *out, long long n) {
  out[0] = float(big.values[4]) + pair.a + pair.b + float(n);
  Shape *shape = new Square(3);
  out[1] = shape->area();
  delete shape;
  out[2] = float(operation(21));
  out[3] = float(fibonacci(15));
}
/// The host copies and destroys what it hands over, once; threads get its bytes.
struct Counted {
  static int copies, destroyed;
  int value;
  explicit Counted(int v) : value(v) {}
  Counted(const Counted &other) : value(other.value) { ++copies; }
  ~Counted() { ++destroyed; }
};
int Counted::copies, Counted::destroyed;
__global__ void byValue(Counted counted, int *out) {
  counted.value += threadIdx.x;
  out[threadIdx.x] = counted.value;
}
__global__ void byReference(Pair &pair, const int &step) { pair.a += char(step); }

template <class F> __global__ void apply(F f, int *out) { out[threadIdx.x] = f(threadIdx.x); }

// On a GPU no division traps, and no conversion is undefined.
__global__ void arithmetic(int zero, float large, int *out) {
  out[0] = 7 / zero;
  out[1] = 7 % zero;
  out[2] = int(large);
  out[3] = int(-large);
  out[4] = int(unsigned(-5.0f * (zero + 1)));
}
__global__ void asserts(int n) { assert(threadIdx.x < n); } // REPORT: assert
__global__ void traps() { __trap(); }                       // REPORT: trap

int main() {
  float *out;
  cudaMallocManaged(&out, 1024);
  Big big;
  big.values[4] = 0.5;
  mixed<<<1, 1>>>(big, Pair{1, 2}, out, 1000);
  cudaDeviceSynchronize();
  printf("%g %g %g %g\n", out[0], out[1], out[2], out[3]);

  int *numbers = reinterpret_cast<int *>(out), factor = 3;
  apply<<<1, 8>>>([=] __device__(int i) { return i * factor; }, numbers);
  cudaDeviceSynchronize();
  printf("%d\n", numbers[7]);
  apply<<<1, 8>>>([=] __host__ __device__(int i) { return i + factor; }, numbers);
  cudaDeviceSynchronize();
  printf("%d\n", numbers[7]);

  {
    Counted counted(40);
    byValue<<<1, 64>>>(counted, numbers);
    cudaDeviceSynchronize();
  }
  printf("%d %d, %d copies, %d destroyed\n", numbers[2], numbers[63], Counted::copies,
         Counted::destroyed);
  Pair *pair;
  cudaMallocManaged(&pair, sizeof *pair);
  *pair = {1, 2};
  numbers[0] = 5;
  byReference<<<1, 1>>>(*pair, *numbers);
  cudaDeviceSynchronize();
  printf("%d\n", pair->a);

  arithmetic<<<1, 1>>>(0, 1e20f, numbers);
  cudaDeviceSynchronize();
  printf("%d %d %d %d %d\n", numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);

  asserts<<<1, 4>>>(3);
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
  cudaDeviceReset();
  traps<<<1, 1>>>();
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
  return 0;
}
