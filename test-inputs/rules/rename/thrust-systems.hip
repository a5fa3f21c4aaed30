// What is in Thrust's namespace for CUDA is in rocThrust's for HIP.
#include <hip/hip_runtime.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/iterator/iterator_adaptor.h>
#include <thrust/sort.h>
#include <thrust/system/hip/error.h>
#include <thrust/system/hip/memory.h>
#include <thrust/system/hip/vector.h>
#include <thrust/system_error.h>

thrust::hip::vector<int> global;

struct Pool : thrust::hip::execution_policy<Pool> {};

template <class I> class Twice : public thrust::iterator_adaptor<Twice<I>, I> {
public:
  using Base = thrust::iterator_adaptor<Twice<I>, I>;
  explicit Twice(I it) : Base(it), begin(it) {}
  friend class thrust::iterator_core_access;

private:
  I begin;
  __host__ __device__ typename Base::reference dereference() const {
    return *(begin + (this->base() - begin) / 2);
  }
};

void check(hipError_t error) {
  if (error)
    throw thrust::system_error(error, thrust::hip_category(), "sort");
  if (error)
    throw thrust::system_error(error, thrust::system::hip_category());
}

void run(int *data, int n, hipStream_t stream) {
  thrust::sort(thrust::hip::par.on(stream), data, data + n);
  thrust::sort(thrust::hip::par_nosync.on(stream), data, data + n);
  thrust::hip::pointer<int> first(data);
  thrust::sort(thrust::device, first, first + n);
  auto bytes = thrust::hip::pointer<char>((char *)data);
  thrust::hip::tag tag;
  thrust::sort(tag, first, first + n);
  thrust::hip::pointer<int> more = thrust::hip::malloc<int>(n);
  thrust::hip::free(more);
  (void)bytes;
}
