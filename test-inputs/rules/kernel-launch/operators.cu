// What names an operator with template arguments, nvcc does not take for a launch; hipcc does.
#include <cuda_runtime.h>

#include <iostream>

template <class T> class Box;
template <class T> std::ostream &operator<<(std::ostream &out, const Box<T> &box);

template <class T> class Box {
public:
  explicit Box(T value) : value_(value) {}
  friend std::ostream &operator<<<T>(std::ostream &out, const Box<T> &box);
  friend std::ostream &operator <<<>(std::ostream &out, const Box<T *> &box);

  T value_;
};

template <class T> std::ostream &operator<<(std::ostream &out, const Box<T> &box) {
  return out << box.value_;
}

__global__ void nothing() {}

int main() {
  std::ostream &(*print)(std::ostream &, const Box<cudaError_t> &) = &operator<<<cudaError_t>;
  nothing<<<1, 1>>>();
  print(std::cout, Box<cudaError_t>(cudaDeviceSynchronize())) << operator<< <int>(std::cout, Box<int>(1)).good();
}
