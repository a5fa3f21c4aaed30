// Thrust's headers bring <memory> along, and its algorithms take lambdas of functions that no other unit can name.
#include <hip/hip_runtime.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>

template <typename Vector, typename Operation> void fill(Vector &values, Operation operation) {
  int *data = thrust::raw_pointer_cast(values.data());
  thrust::for_each(thrust::device, thrust::make_counting_iterator(0),
                   thrust::make_counting_iterator(int(values.size())),
                   [=] __device__(int i) { data[i] = operation(i); });
}

int main() {
  auto values = std::make_shared<thrust::device_vector<int>>(8);
  fill(*values, [] __device__(int i) { return i; });
  return (*values)[7] - 7;
}
