// nvcc accepts default arguments in definitions outside of class templates.
#include <hip/hip_runtime.h>

template <class T, int N> struct Table {
  __device__ T find(T key, int flag = 0);
  __device__ static void clear(T *, hipMemcpyKind = hipMemcpyDeviceToDevice);
  template <class U> __device__ T insert(U value, int (&slots)[N], unsigned mask = 0xffffffff);
  struct Cursor {
    __device__ int next(int steps = 1);
  };
};
template <class T> struct Table<T, 0> {
  __device__ int find(int flag = 1 + 2);
};
namespace pool {
struct Pool {
  template <class T> __device__ T *take(int count = sizeof(T) / 2);
};
template <class T> __device__ T *Pool::take(int count) { return static_cast<T *>(nullptr) + count; }
__global__ void use(int *out) {
  Pool pool;
  *out = pool.take<int>() != pool.take<int>(2);
}
} // namespace pool

template <class T, int N> __device__ T Table<T, N>::find(T key, int flag) { return key + flag; }
template <class T, int N>
__device__ void Table<T, N>::clear(T *data, hipMemcpyKind kind) {
  *data = kind;
}
template <class T, int N>
template <class U>
__device__ T Table<T, N>::insert(U value, int (&slots)[N], unsigned mask) {
  return T(value) + slots[0] + mask;
}
template <class T, int N> __device__ int Table<T, N>::Cursor::next(int steps) { return steps; }
template <class T> __device__ int Table<T, 0>::find(int flag) { return flag; }

__global__ void search(int *keys) {
  Table<int, 4> table;
  int slots[4] = {};
  Table<int, 4>::clear(keys + 1);
  *keys = table.find(*keys) + table.insert(1.f, slots, 1u) + Table<int, 4>::Cursor().next() + Table<float, 0>().find();
}
int main() {
  int *keys;
  hipMalloc(&keys, 8);
  hipLaunchKernelGGL(search, dim3(1), dim3(1), 0, 0, keys);
  hipLaunchKernelGGL(pool::use, dim3(1), dim3(1), 0, 0, keys);
  return hipDeviceSynchronize();
}
