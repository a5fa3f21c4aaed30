// What is in Thrust's namespace for CUDA is in rocThrust's for HIP.
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/iterator/iterator_adaptor.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/error.h>
#include <thrust/system/cuda/memory.h>
#include <thrust/system/cuda/vector.h>
#include <thrust/system_error.h>

thrust::cuda::vector<int> global;

struct Pool : thrust::cuda::execution_policy<Pool> {};

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

void check(cudaError_t error) {
  if (error)
    throw thrust::system_error(error, thrust::cuda_category(), "sort");
  if (error)
    throw thrust::system_error(error, thrust::system::cuda_category());
}

void run(int *data, int n, cudaStream_t stream) {
  thrust::sort(thrust::cuda::par.on(stream), data, data + n);
  thrust::sort(thrust::cuda::par_nosync.on(stream), data, data + n);
  thrust::cuda::pointer<int> first(data);
  thrust::sort(thrust::device, first, first + n);
  auto bytes = thrust::cuda::pointer<char>((char *)data);
  thrust::cuda::tag tag;
  thrust::sort(tag, first, first + n);
  thrust::cuda::pointer<int> more = thrust::cuda::malloc<int>(n);
  thrust::cuda::free(more);
  (void)bytes;
}
